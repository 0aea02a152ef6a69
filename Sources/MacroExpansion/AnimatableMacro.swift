import SourceScanner

/// `@Animatable struct Name { var radius: Double … }`: the conformance to `Animatable`, with the data of all stored
/// properties.
enum AnimatableMacro: Macro {
  static func expand(_ expansion: Expansion) throws(MacroError) -> String? {
    guard let declaration = expansion.declSyntax else { return nil }
    let source = ScannedSource(declaration.source)
    guard let structure = StructDeclaration(source) else {
      throw MacroError(message: "@Animatable goes with a structure.")
    }
    let properties = try structure.animatedProperties(in: source)
    guard !properties.isEmpty else {
      throw MacroError(message: "'\(structure.name)' has no properties that can be animated.")
    }
    let name = expansion.extendedTypeSyntax?.source ?? structure.name
    let values = properties.map { "\($0.name).animatableData" }
    let types = properties.map { "\($0.type).AnimatableData" }
    var setters: [String] = []
    for (index, property) in properties.enumerated() {
      let isLast = index == properties.count - 1
      let path = String(repeating: ".second", count: index) + (isLast ? "" : ".first")
      setters.append("\(property.name).animatableData = newValue\(path)")
    }
    return """
      extension \(name.trimmed): SwiftUI.Animatable {
        \(structure.access)var animatableData: \(nested(types) { "SwiftUI.AnimatablePair<\($0), \($1)>" }) {
          get { \(nested(values) { "SwiftUI.AnimatablePair(\($0), \($1))" }) }
          set {
            \(setters.joined(separator: "\n      "))
          }
        }
      }
      """
  }

  private static func nested(_ parts: [String], _ pair: (String, String) -> String) -> String {
    guard let last = parts.last else { return "" }
    return parts.dropLast().reversed().reduce(last) { pair($1, $0) }
  }
}

/// `@AnimatableIgnored`: `@Animatable` leaves the property out; by itself it means nothing.
enum AnimatableIgnoredMacro: Macro {
  static func expand(_ expansion: Expansion) throws(MacroError) -> String? { "" }
}

/// The parts of a structure that `@Animatable` needs.
struct StructDeclaration {
  let name: String
  /// `public ` where what is generated has to be public, too.
  let access: String
  private let members: Range<Int>

  init?(_ source: ScannedSource) {
    var index = 0
    var access = ""
    while index < source.tokens.count, !source.isSpelled(index, "struct") {
      if source.isSpelled(index, "public") || source.isSpelled(index, "package") {
        access = source.spelling(index) + " "
      }
      index = source.after(index)
    }
    guard source.isIdentifier(index + 1) else { return nil }
    name = source.spelling(index + 1)
    self.access = access
    while index < source.tokens.count, !source.isSpelled(index, "{") { index = source.after(index) }
    guard let closing = source.closing(of: index) else { return nil }
    members = index + 1..<closing
  }

  func animatedProperties(in source: ScannedSource) throws(MacroError) -> [(name: String, type: String)] {
    var result: [(name: String, type: String)] = []
    var index = members.lowerBound
    var start = index
    while index < members.upperBound {
      if source.tokens[index].startsLine, !isContinued(source, index) { start = index }
      guard source.isSpelled(index, "var") else {
        index = source.after(index)
        continue
      }
      let end = source.endOfDeclaration(from: index)
      let words = (start..<index).map { source.spelling($0) }
      if !words.contains("static"), !words.contains("class"), !words.contains("AnimatableIgnored"),
        !words.contains("lazy"),
        let property = try property(in: source, from: index, to: min(end, members.upperBound))
      {
        result.append(property)
      }
      index = max(end, index + 1)
      start = index
    }
    return result
  }

  /// Attributes and modifiers may stand on lines of their own before what they belong to.
  private func isContinued(_ source: ScannedSource, _ index: Int) -> Bool {
    var previous = index - 1
    guard previous >= members.lowerBound else { return false }
    if source.isSpelled(previous, ")") {
      while previous > members.lowerBound, source.closing(of: previous) != index - 1 { previous -= 1 }
      previous -= 1
    }
    if source.isSpelled(previous - 1, "@") { return true }
    let modifiers = [
      "public", "package", "internal", "private", "fileprivate", "static", "lazy", "weak", "nonisolated",
    ]
    return modifiers.contains(source.spelling(previous))
  }

  /// nil for computed properties.
  private func property(
    in source: ScannedSource, from start: Int, to end: Int
  ) throws(MacroError) -> (name: String, type: String)? {
    guard source.isIdentifier(start + 1) else { return nil }
    let name = source.spelling(start + 1)
    var index = start + 2
    func text(_ range: Range<Int>) -> String {
      guard let first = range.first, let last = range.last else { return "" }
      return source.text.string(in: source.tokens[first].range.lowerBound..<source.tokens[last].range.upperBound)
    }
    var type: String?
    if source.isSpelled(index, ":") {
      let first = index + 1
      index = first
      while index < end, !source.isSpelled(index, "="), !source.isSpelled(index, "{") { index = source.after(index) }
      type = text(first..<index)
    }
    if source.isSpelled(index, "="), index < end {
      if type == nil { type = inferredType(in: source, at: index + 1) }
    } else if source.isSpelled(index, "{") {
      let first = source.spelling(index + 1)
      // Observers belong to stored properties.
      guard first == "didSet" || first == "willSet" else { return nil }
    }
    guard let type else {
      throw MacroError(
        message: "'\(name)' needs a type to be animated, or '@AnimatableIgnored'.")
    }
    return (name, type.trimmed)
  }

  /// The type of `1.5` and of `Angle(…)`, `CGFloat.zero`.
  private func inferredType(in source: ScannedSource, at index: Int) -> String? {
    let isNegative = source.isSpelled(index, "-")
    let first = isNegative ? index + 1 : index
    guard source.tokens.indices.contains(first) else { return nil }
    if source.tokens[first].kind == .number { return source.spelling(first).contains(".") ? "Double" : nil }
    guard source.isIdentifier(first), let initial = source.spelling(first).first, initial.isUppercase else {
      return nil
    }
    return source.spelling(first)
  }
}

extension String {
  var trimmed: String {
    var text = self[...]
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
