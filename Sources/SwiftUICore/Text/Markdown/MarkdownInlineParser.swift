/// Parses inline Markdown in one pass over the text, then pairs the emphasis marks.
struct MarkdownInlineParser {
  private struct Item {
    var text: String
    var traits = MarkdownInline.Traits()
  }

  /// A run of `*`, `_` or `~`, which may turn out to open or close a span.
  private struct Delimiter {
    var item: Int
    var mark: Unicode.Scalar
    var length: Int
    var remaining: Int
    var canOpen: Bool
    var canClose: Bool
  }

  private struct Bracket {
    enum Kind { case link, image, attributes }
    var item: Int
    var kind: Kind
    var isActive = true
    /// Number of delimiters seen before the bracket.
    var delimiters: Int
  }

  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var items: [Item] = []
  private var literal = String.UnicodeScalarView()
  private var delimiters: [Delimiter] = []
  private var brackets: [Bracket] = []

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  mutating func parse() -> [MarkdownInline.Piece] {
    while position < scalars.count { parseNext() }
    flush()
    pairDelimiters(from: 0)
    return pieces()
  }

  private func pieces() -> [MarkdownInline.Piece] {
    var pieces: [MarkdownInline.Piece] = []
    for item in items where !item.text.isEmpty {
      if let last = pieces.indices.last, pieces[last].traits == item.traits {
        pieces[last].text += item.text
      } else {
        pieces.append(MarkdownInline.Piece(text: item.text, traits: item.traits))
      }
    }
    return pieces
  }

  // MARK: Scanning

  private func scalar(at index: Int) -> Unicode.Scalar? {
    scalars.indices.contains(index) ? scalars[index] : nil
  }

  private mutating func flush() {
    guard !literal.isEmpty else { return }
    items.append(Item(text: String(literal)))
    literal = String.UnicodeScalarView()
  }

  private mutating func take() {
    literal.append(scalars[position])
    position += 1
  }

  private mutating func parseNext() {
    switch scalars[position] {
    case "\\": parseEscape()
    case "`": parseCode()
    case "*", "_", "~": parseDelimiterRun()
    case "[": openBracket(.link, width: 1)
    case "!" where scalar(at: position + 1) == "[": openBracket(.image, width: 2)
    case "^" where scalar(at: position + 1) == "[": openBracket(.attributes, width: 2)
    case "]": closeBracket()
    case "<": parseAngleLink()
    case "&": parseEntity()
    case "h", "H", "f", "F", "w", "W": if !parseBareLink() { take() }
    case "@": if !parseMailAddress() { take() }
    default: take()
    }
  }

  private mutating func parseEscape() {
    if let next = scalar(at: position + 1), next.isASCIIPunctuation {
      literal.append(next)
      position += 2
    } else if scalar(at: position + 1) == "\n" {
      position += 1
    } else {
      take()
    }
  }

  private func runLength(of mark: Unicode.Scalar, at start: Int) -> Int {
    var end = start
    while scalar(at: end) == mark { end += 1 }
    return end - start
  }

  private mutating func parseCode() {
    let length = runLength(of: "`", at: position)
    var end = position + length
    while end < scalars.count {
      if scalars[end] != "`" {
        end += 1
        continue
      }
      let closing = runLength(of: "`", at: end)
      if closing == length { break }
      end += closing
    }
    guard end < scalars.count else {
      for _ in 0..<length { take() }
      return
    }
    flush()
    var content = Array(scalars[(position + length)..<end].map { $0 == "\n" ? " " : $0 })
    if content.count > 1, content.first == " ", content.last == " ", content.contains(where: { $0 != " " }) {
      content = Array(content.dropFirst().dropLast())
    }
    var item = Item(text: String(String.UnicodeScalarView(content)))
    item.traits.isCode = true
    items.append(item)
    position = end + length
  }

  private mutating func parseDelimiterRun() {
    let mark = scalars[position]
    let length = runLength(of: mark, at: position)
    let before = position > 0 ? scalars[position - 1] : "\n"
    let after = scalar(at: position + length) ?? "\n"
    let isLeftFlanking =
      !after.isMarkdownSpace && (!after.isMarkdownPunctuation || before.isMarkdownSpace || before.isMarkdownPunctuation)
    let isRightFlanking =
      !before.isMarkdownSpace && (!before.isMarkdownPunctuation || after.isMarkdownSpace || after.isMarkdownPunctuation)
    flush()
    items.append(Item(text: String(repeating: String(mark), count: length)))
    position += length
    var delimiter = Delimiter(
      item: items.count - 1, mark: mark, length: length, remaining: length, canOpen: isLeftFlanking,
      canClose: isRightFlanking)
    if mark == "_" {
      delimiter.canOpen = isLeftFlanking && (!isRightFlanking || before.isMarkdownPunctuation)
      delimiter.canClose = isRightFlanking && (!isLeftFlanking || after.isMarkdownPunctuation)
    } else if mark == "~", length > 2 {
      return
    }
    delimiters.append(delimiter)
  }

  private mutating func parseEntity() {
    var end = position + 1
    while let next = scalar(at: end), next != ";", end - position < 12 { end += 1 }
    guard scalar(at: end) == ";" else { return take() }
    let name = String(String.UnicodeScalarView(scalars[(position + 1)..<end]))
    guard let replacement = Self.entity(name) else { return take() }
    literal.append(replacement)
    position = end + 1
  }

  private static func entity(_ name: String) -> Unicode.Scalar? {
    if name.hasPrefix("#x") || name.hasPrefix("#X") {
      return UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    }
    if name.hasPrefix("#") { return UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init) }
    return entities[name]
  }

  private static let entities: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
    "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "bull": "•", "middot": "·", "times": "×",
    "euro": "€", "pound": "£", "deg": "°", "larr": "←", "rarr": "→", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
    "rdquo": "”", "laquo": "«", "raquo": "»",
  ]

  // MARK: Links

  private mutating func openBracket(_ kind: Bracket.Kind, width: Int) {
    flush()
    items.append(Item(text: String(String.UnicodeScalarView(scalars[position..<(position + width)]))))
    brackets.append(Bracket(item: items.count - 1, kind: kind, delimiters: delimiters.count))
    position += width
  }

  private mutating func closeBracket() {
    guard let bracket = brackets.popLast() else { return take() }
    guard bracket.isActive, let (target, end) = parseTarget(isAttributes: bracket.kind == .attributes) else {
      return take()
    }
    flush()
    position = end
    items[bracket.item].text = ""
    pairDelimiters(from: bracket.delimiters)
    for index in items.indices[bracket.item...] {
      switch bracket.kind {
      case .link: items[index].traits.link = target
      case .image: items[index].traits.imageSource = target
      case .attributes:
        items[index].traits.attributes.merge(MarkdownSpanAttributes.parse(target)) { own, _ in own }
      }
    }
    // A link holds no other link.
    if bracket.kind == .link {
      for index in brackets.indices where brackets[index].kind == .link { brackets[index].isActive = false }
    }
  }

  /// What stands in the round brackets after a square one, and where they end.
  private func parseTarget(isAttributes: Bool) -> (String, end: Int)? {
    guard scalar(at: position + 1) == "(" else { return nil }
    var index = position + 2
    if isAttributes {
      let start = index
      while let next = scalar(at: index), next != ")" { index += 1 }
      guard index < scalars.count else { return nil }
      return (String(String.UnicodeScalarView(scalars[start..<index])), index + 1)
    }
    func skipSpace() { while let next = scalar(at: index), next.isMarkdownSpace { index += 1 } }
    skipSpace()
    var target = String.UnicodeScalarView()
    if scalar(at: index) == "<" {
      index += 1
      while let next = scalar(at: index), next != ">" {
        if next == "\n" { return nil }
        target.append(next)
        index += 1
      }
      guard scalar(at: index) == ">" else { return nil }
      index += 1
    } else {
      var depth = 0
      while let next = scalar(at: index), !next.isMarkdownSpace {
        if next == "\\", let escaped = scalar(at: index + 1), escaped.isASCIIPunctuation {
          target.append(escaped)
          index += 2
          continue
        }
        if next == "(" { depth += 1 }
        if next == ")" {
          if depth == 0 { break }
          depth -= 1
        }
        target.append(next)
        index += 1
      }
    }
    skipSpace()
    if let quote = scalar(at: index), quote == "\"" || quote == "'" {
      index += 1
      while let next = scalar(at: index), next != quote { index += 1 }
      index += 1
      skipSpace()
    }
    return scalar(at: index) == ")" ? (String(target), index + 1) : nil
  }

  private mutating func append(link: String, text: String) {
    flush()
    var item = Item(text: text)
    item.traits.link = link
    items.append(item)
  }

  /// `<https://example.org>` and `<name@example.org>`.
  private mutating func parseAngleLink() {
    var end = position + 1
    while let next = scalar(at: end), next != ">", next != "<", !next.isMarkdownSpace { end += 1 }
    guard scalar(at: end) == ">" else { return take() }
    let content = String(String.UnicodeScalarView(scalars[(position + 1)..<end]))
    if let colon = content.firstIndex(of: ":"), content[..<colon].count >= 2,
      content[..<colon].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) })
    {
      append(link: content, text: content)
    } else if content.contains("@"), !content.hasPrefix("@"), !content.hasSuffix("@") {
      append(link: "mailto:\(content)", text: content)
    } else {
      return take()
    }
    position = end + 1
  }

  /// An address that stands in the text without any marks.
  private mutating func parseBareLink() -> Bool {
    if position > 0 {
      let before = scalars[position - 1]
      guard before.isMarkdownSpace || "*_~(".unicodeScalars.contains(before) else { return false }
    }
    let prefixes = ["https://", "http://", "ftp://", "www."]
    guard let prefix = prefixes.first(where: { matches($0) }) else { return false }
    var end = position
    while let next = scalar(at: end), !next.isMarkdownSpace, next != "<" { end += 1 }
    while end > position {
      let last = scalars[end - 1]
      if "?!.,:*_~'\"".unicodeScalars.contains(last) {
        end -= 1
      } else if last == ")",
        scalars[position..<end].filter({ $0 == ")" }).count > scalars[position..<end].filter({ $0 == "(" }).count
      {
        end -= 1
      } else {
        break
      }
    }
    let text = String(String.UnicodeScalarView(scalars[position..<end]))
    guard text.count > prefix.count, text.dropFirst(prefix.count).first?.isPunctuation == false else { return false }
    append(link: prefix == "www." ? "http://\(text)" : text, text: text)
    position = end
    return true
  }

  private func matches(_ prefix: String) -> Bool {
    var index = position
    for expected in prefix.unicodeScalars {
      guard let found = scalar(at: index), found.properties.lowercaseMapping == String(expected) else { return false }
      index += 1
    }
    return true
  }

  /// A mail address around an `@`; its first part has been taken as text already.
  private mutating func parseMailAddress() -> Bool {
    func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
      scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
    }
    var name = String.UnicodeScalarView()
    while let last = literal.last, isNamePart(last) || "._-+".unicodeScalars.contains(last) {
      name.insert(last, at: name.startIndex)
      literal.removeLast()
    }
    var end = position + 1
    var host = String.UnicodeScalarView()
    while let next = scalar(at: end), isNamePart(next) || next == "." || next == "-" {
      host.append(next)
      end += 1
    }
    while let last = host.last, last == "." || last == "-" {
      host.removeLast()
      end -= 1
    }
    guard !name.isEmpty, host.contains(".") else {
      literal.append(contentsOf: name)
      return false
    }
    let address = "\(String(name))@\(String(host))"
    append(link: "mailto:\(address)", text: address)
    position = end
    return true
  }

  // MARK: Emphasis

  /// Pairs the marks after the first `bottom` ones and takes them off the stack.
  private mutating func pairDelimiters(from bottom: Int) {
    var closer = bottom
    while closer < delimiters.count {
      guard delimiters[closer].canClose, let opener = opener(for: closer, from: bottom) else {
        closer += 1
        continue
      }
      let isStrike = delimiters[closer].mark == "~"
      let used =
        isStrike
        ? delimiters[closer].remaining
        : delimiters[opener].remaining >= 2 && delimiters[closer].remaining >= 2 ? 2 : 1
      for index in (delimiters[opener].item + 1)..<delimiters[closer].item {
        if isStrike {
          items[index].traits.isStruck = true
        } else if used == 2 {
          items[index].traits.isStrong = true
        } else {
          items[index].traits.isEmphasised = true
        }
      }
      items[delimiters[opener].item].text.removeLast(used)
      items[delimiters[closer].item].text.removeLast(used)
      delimiters[opener].remaining -= used
      delimiters[closer].remaining -= used
      delimiters.removeSubrange((opener + 1)..<closer)
      closer = opener + 1
      if delimiters[opener].remaining == 0 {
        delimiters.remove(at: opener)
        closer -= 1
      }
      if delimiters[closer].remaining == 0 { delimiters.remove(at: closer) }
    }
    delimiters.removeSubrange(min(bottom, delimiters.count)...)
  }

  /// The nearest mark before `closer` that it can close.
  private func opener(for closer: Int, from bottom: Int) -> Int? {
    let close = delimiters[closer]
    for index in stride(from: closer - 1, through: bottom, by: -1) {
      let open = delimiters[index]
      guard open.mark == close.mark, open.canOpen, open.remaining > 0 else { continue }
      if open.mark == "~" {
        if open.length == close.length { return index }
        continue
      }
      let isAmbiguous = open.canClose || close.canOpen
      let isMultiple = open.length % 3 == 0 && close.length % 3 == 0
      if isAmbiguous, (open.length + close.length) % 3 == 0, !isMultiple { continue }
      return index
    }
    return nil
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIIPunctuation: Bool {
    switch value {
    case 33...47, 58...64, 91...96, 123...126: true
    default: false
    }
  }

  fileprivate var isMarkdownPunctuation: Bool {
    if isASCII { return isASCIIPunctuation }
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      return true
    default:
      return false
    }
  }

  fileprivate var isMarkdownSpace: Bool { properties.isWhitespace }
}

/// The pairs in `key: value, other: 'text'`.
enum MarkdownSpanAttributes {
  static func parse(_ text: String) -> [String: String] {
    var result: [String: String] = [:]
    for pair in text.split(separator: ",") {
      guard let colon = pair.firstIndex(of: ":") else { continue }
      func trimmed(_ part: Substring) -> String {
        String(
          part.drop { $0.isWhitespace || "'\"{}".contains($0) }.reversed().drop {
            $0.isWhitespace || "'\"{}".contains($0)
          }.reversed())
      }
      result[trimmed(pair[..<colon])] = trimmed(pair[pair.index(after: colon)...])
    }
    return result
  }
}
