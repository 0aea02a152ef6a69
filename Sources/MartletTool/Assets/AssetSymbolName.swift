/// The identifiers that Xcode makes out of the names of assets.
enum AssetSymbolName {
  /// The name of a constant: its words joined, the first in lower case, without a last word that says what it is.
  /// - Parameter suffix: the word to leave out: `Color` or `Image`.
  /// - Returns: nil for a name without a letter or digit.
  static func constant(_ name: String, droppingSuffix suffix: String) -> String? {
    let words = words(of: name)
    guard let first = words.first else { return nil }
    var result = lowercasingStart(of: first) + words.dropFirst().map(uppercasingStart).joined()
    if result.hasSuffix(suffix), result.count > suffix.count { result.removeLast(suffix.count) }
    return identifier(result)
  }

  /// The name of a type that stands for a folder: its words joined, each with a large first letter.
  /// - Returns: nil for a name without a letter or digit.
  static func type(_ name: String) -> String? {
    let words = words(of: name)
    return words.isEmpty ? nil : identifier(words.map(uppercasingStart).joined())
  }

  private static func words(of name: String) -> [String] {
    name.unicodeScalars.split { !$0.properties.isXIDContinue || $0 == "_" }.map { String(String.UnicodeScalarView($0)) }
  }

  private static func uppercasingStart(of word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// `LandmarkIcon` becomes `landmarkIcon`, `URLField` becomes `urlField`.
  private static func lowercasingStart(of word: String) -> String {
    let large = word.prefix { $0.isUppercase }
    let rest = word.dropFirst(large.count)
    guard large.count > 1, rest.first?.isLowercase == true else { return large.lowercased() + rest }
    return large.dropLast().lowercased() + large.suffix(1) + rest
  }

  private static func identifier(_ name: String) -> String {
    if name.unicodeScalars.first?.properties.isXIDStart != true || unusable.contains(name) { return "_" + name }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  /// Members of these names cannot be declared, or not be written after a dot.
  private static let unusable: Set<String> = ["self", "init", "Type", "Protocol", "Self"]

  private static let keywords: Set<String> = [
    "Any", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
    "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
    "in", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try",
    "typealias", "var", "where", "while",
  ]
}
