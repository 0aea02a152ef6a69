extension PackageReference {
  /// A package that an Xcode project names by its address and a version rule.
  init(address: String, requirement: [String: String]) {
    let minimum = requirement["minimumVersion"] ?? requirement["version"] ?? "0.0.0"
    let rule =
      switch requirement["kind"] {
      case "upToNextMinorVersion": ".upToNextMinor(from: \(minimum.swiftLiteral))"
      case "exactVersion": "exact: \(minimum.swiftLiteral)"
      case "branch": "branch: \((requirement["branch"] ?? "main").swiftLiteral)"
      case "revision": "revision: \((requirement["revision"] ?? "").swiftLiteral)"
      case "versionRange":
        "\(minimum.swiftLiteral)..<\((requirement["maximumVersion"] ?? minimum).swiftLiteral)"
      default: "from: \(minimum.swiftLiteral)"
      }
    self.init(
      identity: Self.identity(of: address), declaration: "url: \(address.swiftLiteral), \(rule)")
  }

  /// How SwiftPM calls a package: the last part of its address, in lower case, without `.git`.
  static func identity(of address: String) -> String {
    let last = address.split(separator: "/").last.map(String.init) ?? address
    return (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
  }
}

extension String {
  /// The text as a Swift string literal.
  var swiftLiteral: String {
    var literal = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
