import SourceScanner

/// `@Entry var name: Value = default` in an extension of `EnvironmentValues` and its like: a key, and accessors by it.
enum EntryMacro: Macro {
  /// The protocol of the keys, by the type that is extended.
  private static let keyProtocols = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "ContainerValues": "ContainerValueKey",
    "FocusedValues": "FocusedValueKey",
  ]

  static func expand(_ expansion: Expansion) throws(MacroError) -> String? {
    guard let declaration = expansion.declSyntax.flatMap({ VariableDeclaration(ScannedSource($0.source)) })
    else {
      throw MacroError(message: "@Entry goes with one 'var'.")
    }
    guard let container = container(of: expansion), let keyProtocol = keyProtocols[container] else {
      throw MacroError(
        message:
          "@Entry goes with a 'var' in an extension of EnvironmentValues, Transaction, ContainerValues or "
          + "FocusedValues.")
    }
    guard !declaration.hasAccessors else {
      throw MacroError(message: "@Entry makes the accessors itself; '\(declaration.name)' has its own.")
    }
    let key = "__Key_\(declaration.plainName)"
    if expansion.macroRole == "accessor" {
      return """
        get { self[\(key).self] }
        set { self[\(key).self] = newValue }
        """
    }
    let members = try members(of: declaration, isFocused: container == "FocusedValues")
    return """
      private struct \(key): SwiftUI.\(keyProtocol) {
        \(members)
      }
      """
  }

  private static func members(
    of declaration: VariableDeclaration, isFocused: Bool
  ) throws(MacroError) -> String {
    if isFocused {
      guard let type = declaration.type, type.hasSuffix("?"), declaration.value == nil else {
        throw MacroError(message: "An entry of FocusedValues has an optional type and no default.")
      }
      return "typealias Value = \(type.dropLast())"
    }
    switch (declaration.type, declaration.value) {
    case (let type?, let value?): return "static var defaultValue: \(type) { \(value) }"
    case (let type?, nil) where type.hasSuffix("?"): return "static var defaultValue: \(type) { nil }"
    case (nil, let value?): return "static let defaultValue = \(value)"
    default: throw MacroError(message: "'\(declaration.name)' needs a default value.")
    }
  }

  private static func container(of expansion: Expansion) -> String? {
    let syntaxes = [expansion.parentDeclSyntax].compactMap { $0 } + (expansion.lexicalContext ?? [])
    for syntax in syntaxes {
      let source = ScannedSource(syntax.source)
      guard let keyword = source.tokens.indices.first(where: { source.isSpelled($0, "extension") }) else {
        continue
      }
      var index = keyword + 1
      while source.isSpelled(index + 1, ".") { index += 2 }
      return source.spelling(index)
    }
    return nil
  }
}

/// The parts of `var name: Type = value { … }`.
struct VariableDeclaration: Equatable {
  var name: String
  var type: String?
  var value: String?
  var hasAccessors: Bool

  var plainName: String { name.filter { $0 != "`" } }

  init?(_ source: ScannedSource) {
    var index = 0
    while index < source.tokens.count, !source.isSpelled(index, "var") { index = source.after(index) }
    guard source.isIdentifier(index + 1) else { return nil }
    name = source.spelling(index + 1)
    index += 2
    let end = source.tokens.count

    func text(_ range: Range<Int>) -> String? {
      guard let first = range.first, let last = range.last else { return nil }
      return source.text.string(
        in: source.tokens[first].range.lowerBound..<source.tokens[last].range.upperBound)
    }
    func next(_ stops: [String]) -> Int {
      var current = index
      while current < end, !stops.contains(where: { source.isSpelled(current, $0) }) {
        current = source.after(current)
      }
      return current
    }

    if source.isSpelled(index, ":") {
      index += 1
      let stop = next(["=", "{"])
      type = text(index..<stop)
      index = stop
    }
    if source.isSpelled(index, "=") {
      value = text(index + 1..<end)
      index = end
    }
    hasAccessors = source.isSpelled(index, "{")
    guard !source.isSpelled(index, ",") else { return nil }
  }
}
