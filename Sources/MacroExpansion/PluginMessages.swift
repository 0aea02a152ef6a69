/// What the compiler asks for. On the wire each request is an object with one key, its name.
enum PluginRequest: Decodable {
  case getCapability
  case expand(Expansion)
  case unknown(String)

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { return nil }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    guard let key = container.allKeys.first else {
      self = .unknown("")
      return
    }
    switch key.stringValue {
    case "getCapability": self = .getCapability
    case "expandFreestandingMacro", "expandAttachedMacro":
      self = .expand(try container.decode(Expansion.self, forKey: key))
    default: self = .unknown(key.stringValue)
    }
  }
}

/// A macro at one place in the user's source. Freestanding macros come as `syntax`, attached ones as attribute and
/// declaration.
struct Expansion: Decodable {
  struct Reference: Decodable {
    var moduleName: String
    var typeName: String
    var name: String
  }

  struct Syntax: Decodable {
    var source: String
    var location: Location
  }

  struct Location: Decodable {
    var fileID: String
    var fileName: String
    var offset: Int
    var line: Int
  }

  var macro: Reference
  var macroRole: String?
  /// The start of every name that only this expansion may use.
  var discriminator: String
  var syntax: Syntax?
  var attributeSyntax: Syntax?
  var declSyntax: Syntax?
  var parentDeclSyntax: Syntax?
  var extendedTypeSyntax: Syntax?
  var lexicalContext: [Syntax]?

  /// A name that no other expansion uses, as the compiler mangles such names.
  func uniqueName(_ name: String) -> String {
    "\(discriminator)\(name.utf8.count)\(name)fMu_"
  }
}

/// What the plugin answers.
enum PluginResponse: Encodable {
  case capability
  case expansion(String?)
  case failure(String, at: Expansion?)

  private enum Keys: String, CodingKey { case getCapabilityResult, expandMacroResult }

  private struct Capability: Encodable {
    struct Version: Encodable { var protocolVersion = 7 }
    var capability = Version()
  }

  private struct Result: Encodable {
    var expandedSource: String?
    var diagnostics: [Diagnostic]
  }

  private struct Diagnostic: Encodable {
    struct Position: Encodable {
      var fileName: String
      var offset: Int
    }
    var message: String
    var severity = "error"
    var position: Position
    var highlights: [String] = []
    var notes: [String] = []
    var fixIts: [String] = []
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    switch self {
    case .capability:
      try container.encode(Capability(), forKey: .getCapabilityResult)
    case .expansion(let source):
      try container.encode(Result(expandedSource: source, diagnostics: []), forKey: .expandMacroResult)
    case .failure(let message, let expansion):
      let place = (expansion?.syntax ?? expansion?.attributeSyntax ?? expansion?.declSyntax)?.location
      let diagnostic = Diagnostic(
        message: message, position: .init(fileName: place?.fileName ?? "", offset: place?.offset ?? 0))
      try container.encode(Result(expandedSource: nil, diagnostics: [diagnostic]), forKey: .expandMacroResult)
    }
  }
}
