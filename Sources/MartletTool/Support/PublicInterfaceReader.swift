import SourceScanner

/// Reads the public declarations of a source file.
///
/// Public is what says so itself, what stands in a `public extension`, the requirements of public protocols and the
/// cases of public enumerations. Names with an underscore in front are the library's own affair.
struct PublicInterfaceReader {
  private let source: ScannedSource
  private(set) var declarations: [PublicDeclaration] = []

  static func read(_ text: String) -> [PublicDeclaration] {
    var reader = PublicInterfaceReader(source: ScannedSource(text))
    reader.readMembers(0..<reader.source.tokens.count, owner: nil, isPublicByDefault: false)
    return reader.declarations
  }

  private init(source: ScannedSource) {
    self.source = source
  }

  private static let types: Set<String> = ["struct", "class", "enum", "protocol", "actor"]
  private static let values: Set<String> = ["var", "let", "typealias", "associatedtype"]
  private static let callables: Set<String> = ["func", "init", "subscript", "macro"]

  // MARK: Walking

  private mutating func readMembers(_ range: Range<Int>, owner: String?, isPublicByDefault: Bool) {
    var index = range.lowerBound
    while index < range.upperBound {
      if source.tokens[index].kind == .directive || source.isSpelled(index, ";") {
        index = skipDirective(index)
        continue
      }
      let end = min(source.endOfDeclaration(from: index), range.upperBound)
      readDeclaration(index..<end, owner: owner, isPublicByDefault: isPublicByDefault)
      index = max(end, index + 1)
    }
  }

  private func skipDirective(_ index: Int) -> Int {
    guard source.isSpelled(index, "#if") || source.isSpelled(index, "#elseif") else { return index + 1 }
    return BuildConditionReader.tokens(after: index, in: source).upperBound
  }

  private mutating func readDeclaration(_ range: Range<Int>, owner: String?, isPublicByDefault: Bool) {
    guard let keyword = keyword(in: range) else { return }
    let modifiers = Set((range.lowerBound..<keyword).map(source.spelling))
    let isOwn = !modifiers.isDisjoint(with: ["private", "fileprivate", "internal", "package"])
    let isPublic = !isOwn && (isPublicByDefault || modifiers.contains("public") || modifiers.contains("open"))
    let word = source.spelling(keyword)
    let body = (keyword..<range.upperBound).first {
      source.isSpelled($0, "{") && source.closing(of: $0) != nil
    }

    if word == "extension" {
      guard let body else { return }
      readMembers(
        body + 1..<(source.closing(of: body) ?? body + 1), owner: typeName(from: keyword + 1),
        isPublicByDefault: isPublic)
      return
    }
    guard isPublic else { return }
    let name = name(at: keyword, in: range)
    guard !name.hasPrefix("_"), owner?.hasPrefix("_") != true else { return }
    let kind: PublicDeclaration.Kind =
      Self.types.contains(word) || word == "typealias" ? .type : word == "macro" ? .macro : .member
    declarations.append(
      PublicDeclaration(name: name, kind: kind, owner: owner, status: status(of: range, keyword: keyword)))
    if Self.types.contains(word), let body {
      let inner = owner.map { "\($0).\(name)" } ?? name
      readMembers(
        body + 1..<(source.closing(of: body) ?? body + 1), owner: inner, isPublicByDefault: word == "protocol"
      )
    }
  }

  /// The word that says what is declared; only attributes and modifiers stand before it.
  private func keyword(in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if source.isSpelled(index, "@") {
        index = source.afterAttributes(from: index)
        continue
      }
      let word = source.spelling(index)
      if word == "class", ["func", "var", "let", "subscript"].contains(source.spelling(index + 1)) {
        index += 1
        continue
      }
      if Self.types.contains(word) || Self.values.contains(word) || Self.callables.contains(word)
        || word == "extension"
      {
        return index
      }
      guard source.isIdentifier(index) else { return nil }
      index = source.isSpelled(index + 1, "(") ? source.after(index + 1) : index + 1
    }
    return nil
  }

  private func typeName(from start: Int) -> String {
    var index = start
    var name = source.spelling(index)
    while source.isSpelled(index + 1, ".") {
      index += 2
      name += "." + source.spelling(index)
    }
    return name
  }

  // MARK: Names

  private func name(at keyword: Int, in range: Range<Int>) -> String {
    let word = source.spelling(keyword)
    var index = keyword + 1
    var name = word
    if word != "init", word != "subscript" {
      name = source.spelling(index)
      index += 1
    }
    guard Self.callables.contains(word) else { return name }
    while index < range.upperBound, !source.isSpelled(index, "(") { index += 1 }
    guard let closing = source.closing(of: index) else { return name }
    return "\(name)(\(labels(index + 1..<closing, isSubscript: word == "subscript")))"
  }

  private func labels(_ parameters: Range<Int>, isSubscript: Bool) -> String {
    var labels = ""
    var index = parameters.lowerBound
    while index < parameters.upperBound {
      index = source.afterAttributes(from: index)
      // A subscript's single parameter name is no label.
      let isPlain = isSubscript && source.isSpelled(index + 1, ":")
      labels += (isPlain ? "_" : source.spelling(index)) + ":"
      index = endOfParameter(from: index, in: parameters) + 1
    }
    return labels
  }

  /// The comma after a parameter; commas in generic arguments belong to it.
  private func endOfParameter(from start: Int, in range: Range<Int>) -> Int {
    var depth = 0
    var index = start
    while index < range.upperBound, depth > 0 || !source.isSpelled(index, ",") {
      if source.tokens[index].kind == .operatorSymbol, !source.tokens[index].followsSpace {
        let spelling = source.spelling(index)
        depth = max(0, depth + spelling.count { $0 == "<" } - spelling.count { $0 == ">" })
      }
      index = source.after(index)
    }
    return index
  }

  // MARK: Status

  private func status(of range: Range<Int>, keyword: Int) -> PublicDeclaration.Status {
    .init(
      availability: availability(range.lowerBound..<keyword),
      documentation: documentation(before: range.lowerBound))
  }

  /// The arguments of `@available(*, …)`, labelled ones with their text.
  private func availability(_ attributes: Range<Int>) -> [String: String?]? {
    for index in attributes where source.isSpelled(index, "@") && source.isSpelled(index + 1, "available") {
      guard let closing = source.closing(of: index + 2), source.isSpelled(index + 3, "*") else { continue }
      var arguments: [String: String?] = [:]
      for argument in index + 4..<closing where source.isIdentifier(argument) {
        let isLabel = source.isSpelled(argument + 1, ":")
        arguments[source.spelling(argument)] = .some(
          isLabel ? String(source.spelling(argument + 2).dropFirst().dropLast()) : nil)
      }
      return arguments
    }
    return nil
  }

  /// The `///` lines directly above, as one text.
  private func documentation(before token: Int) -> String {
    let text = source.text
    let first = text.line(at: source.tokens[token].range.lowerBound)
    var lines: [String] = []
    var number = first - 1
    while number > 0, let line = text.line(number)?.trimmingPrefix(while: \.isWhitespace),
      line.hasPrefix("///")
    {
      lines.insert(String(line.dropFirst(3).trimmingPrefix(while: \.isWhitespace)), at: 0)
      number -= 1
    }
    return lines.joined(separator: " ")
  }
}
