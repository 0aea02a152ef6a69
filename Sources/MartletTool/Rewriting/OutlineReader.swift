import SourceScanner

/// Reads a file's outline. Declarations that its `#if`s leave out are not in it.
struct OutlineReader {
  private let source: ScannedSource
  private let facts: BuildCondition.Facts
  private var index = 0
  private var conditions = ConditionStack()
  private var pendingMain: Range<Int>?
  /// Where the attributes directly before start.
  private var pendingAttributes: Int?
  private var outline = SourceOutline()

  static func read(_ source: ScannedSource, facts: BuildCondition.Facts = .init()) -> SourceOutline {
    var reader = OutlineReader(source: source, facts: facts)
    reader.readFile()
    return reader.outline
  }

  private init(source: ScannedSource, facts: BuildCondition.Facts) {
    self.source = source
    self.facts = facts
  }

  private mutating func readFile() {
    while index < source.tokens.count { readElement() }
    outline.isWhole = source.isBalanced && conditions.isEmpty
  }

  private mutating func readElement() {
    switch source.tokens[index].kind {
    case .directive:
      readDirective()
    case .punctuation where source.isSpelled(index, "@"):
      readAttribute()
      return
    case .identifier:
      readWord()
    default:
      index = source.after(index)
    }
    pendingAttributes = nil
  }

  private mutating func readDirective() {
    switch source.spelling(index) {
    case "#if":
      let tokens = BuildConditionReader.tokens(after: index, in: source)
      conditions.open(text(of: tokens), BuildConditionReader.read(source, tokens: tokens).evaluate(facts))
      index = tokens.upperBound
    case "#elseif":
      let tokens = BuildConditionReader.tokens(after: index, in: source)
      conditions.next(text(of: tokens), BuildConditionReader.read(source, tokens: tokens).evaluate(facts))
      index = tokens.upperBound
    case "#else":
      conditions.otherwise()
      index += 1
    case "#endif":
      conditions.close()
      index += 1
    case "#Preview":
      readPreview()
    default:
      index += 1
    }
  }

  private mutating func readAttribute() {
    pendingAttributes = pendingAttributes ?? source.tokens[index].range.lowerBound
    if source.isSpelled(index + 1, "main") {
      pendingMain = source.tokens[index].range.lowerBound..<source.tokens[index + 1].range.upperBound
    }
    index += 2
    if source.isSpelled(index, "("), source.tokens[index].followsSpace == false {
      index = source.after(index)
    }
  }

  private mutating func readWord() {
    let isMember = index > 0 && source.isSpelled(index - 1, ".")
    switch source.spelling(index) {
    case "struct", "class", "enum", "actor":
      if !isMember, isTypeName(index + 1) { readType() } else { index += 1 }
    case "extension":
      if !isMember, source.isIdentifier(index + 1) { readExtension() } else { index += 1 }
    case "func", "var", "let", "import", "typealias", "protocol":
      pendingMain = nil
      index += 1
    default:
      index += 1
    }
  }

  private func isTypeName(_ index: Int) -> Bool {
    source.isIdentifier(index)
      && !["func", "var", "let", "subscript", "init"].contains(source.spelling(index))
  }

  private func text(of tokens: Range<Int>) -> String {
    guard let first = tokens.first, let last = tokens.last else { return "" }
    return tokens.count == 1
      ? source.spelling(first)
      : source.text.string(in: source.tokens[first].range.lowerBound..<source.tokens[last].range.upperBound)
        .replacingNewlines()
  }

  // MARK: Types

  private mutating func readType() {
    let keyword = source.spelling(index)
    let name = source.spelling(index + 1)
    let position = source.tokens[index].range.lowerBound
    index += 2
    let header = readHeader()
    let main = pendingMain
    pendingMain = nil
    defer { index = header.body.map { source.after($0) } ?? index }
    guard let body = header.body, conditions.value != false else { return }
    let members = MemberReader(source: source, body: body)
    outline.types.append(
      TypeDeclaration(
        name: name, position: position, mainAttribute: main, inherited: header.inherited,
        isGeneric: header.isGeneric,
        takesNoArguments: members.takesNoArguments(
          isClassOrStruct: keyword == "struct" || keyword == "class"),
        condition: conditions.text))
  }

  private mutating func readExtension() {
    pendingMain = nil
    index += 1
    var name = source.spelling(index)
    index += 1
    while source.isSpelled(index, "."), source.isIdentifier(index + 1) {
      name += "." + source.spelling(index + 1)
      index += 2
    }
    let header = readHeader()
    defer { index = header.body.map { source.after($0) } ?? index }
    guard let body = header.body, conditions.value != false else { return }
    let members = MemberReader(source: source, body: body)
    outline.extensions.append(
      ExtensionDeclaration(
        name: name, inherited: header.inherited, takesNoArguments: members.hasInitializerWithoutArguments,
        members: members.membersOfType))
  }

  /// Reads from after a type's name to the brace of its body.
  private mutating func readHeader() -> (inherited: [String], isGeneric: Bool, body: Int?) {
    var isGeneric = false
    if source.tokens.indices.contains(index), source.spelling(index).hasPrefix("<") {
      isGeneric = true
      skipGenericClause()
    }
    var inherited: [String] = []
    var current = ""
    var isInherited = false
    while index < source.tokens.count, !source.isSpelled(index, "{") {
      if source.isSpelled(index, ":"), !isInherited {
        isInherited = true
      } else if source.isSpelled(index, "where") {
        while index < source.tokens.count, !source.isSpelled(index, "{") { index = source.after(index) }
        break
      } else if source.isSpelled(index, ",") || source.isSpelled(index, "&") {
        inherited.append(current)
        current = ""
      } else if source.isSpelled(index, "@") {
        index += 1
      } else if isInherited {
        current += source.spelling(index)
      }
      index = source.after(index)
    }
    inherited.append(current)
    return (inherited.filter { !$0.isEmpty }, isGeneric, index < source.tokens.count ? index : nil)
  }

  private mutating func skipGenericClause() {
    var depth = 0
    while index < source.tokens.count {
      if source.tokens[index].kind == .operatorSymbol {
        let spelling = source.spelling(index)
        if spelling != "->" { depth += spelling.count { $0 == "<" } - spelling.count { $0 == ">" } }
      }
      index = source.after(index)
      if depth <= 0 { return }
    }
  }

  // MARK: Previews

  private mutating func readPreview() {
    let start = index
    let reader = PreviewReader(source: source, directive: start)
    index = reader.end
    guard conditions.value != false, var preview = reader.preview else { return }
    preview.condition = conditions.text
    if let pendingAttributes { preview.range = pendingAttributes..<preview.range.upperBound }
    outline.previews.append(preview)
  }
}

extension String {
  fileprivate func replacingNewlines() -> String {
    String(map { $0.isNewline ? " " : $0 })
  }
}
