extension Scanner {
  /// Skips a string literal whose opening quote is at the position; its pounds have been passed.
  mutating func skipString(pounds: Int) {
    let isMultiline = matches("\"\"\"", at: position)
    position += isMultiline ? 3 : 1
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\n") where !isMultiline:
        return
      case UInt8(ascii: "\\"):
        skipEscape(pounds: pounds)
      case UInt8(ascii: "\"") where !isMultiline || matches("\"\"\"", at: position):
        let end = position + (isMultiline ? 3 : 1)
        if hasPounds(pounds, at: end) {
          position = end + pounds
          return
        }
        position += 1
      default:
        position += 1
      }
    }
  }

  /// Skips an escape; in a raw string a backslash without its pounds is plain text.
  private mutating func skipEscape(pounds: Int) {
    position += 1
    guard hasPounds(pounds, at: position) else { return }
    position += pounds
    guard position < bytes.count else { return }
    guard bytes[position] == UInt8(ascii: "(") else {
      position += bytes[position] == UInt8(ascii: "\n") ? 0 : 1
      return
    }
    skipInterpolation()
  }

  private mutating func skipInterpolation() {
    let saved = previous
    defer { previous = saved }
    var depth = 0
    while let token = next() {
      guard token.kind == .punctuation else { continue }
      switch bytes[token.range.lowerBound] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: continue
      }
      if depth == 0 { return }
    }
  }

  private func hasPounds(_ count: Int, at offset: Int) -> Bool {
    for index in 0..<count where byte(at: offset + index) != UInt8(ascii: "#") { return false }
    return true
  }

  /// Skips `#/…/#`; the pounds before have been passed.
  mutating func skipExtendedRegex(pounds: Int) {
    let start = position
    position += 1
    let isMultiline = byte(at: position) == UInt8(ascii: "\n")
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\n") where !isMultiline:
        position = start + 1
        return
      case UInt8(ascii: "\\"):
        position = min(position + 2, bytes.count)
      case UInt8(ascii: "/") where hasPounds(pounds, at: position + 1):
        position += 1 + pounds
        return
      default:
        position += 1
      }
    }
  }

  /// Skips `/…/` where a literal can stand and closes on its line; otherwise moves nothing and answers false.
  mutating func skipBareRegex() -> Bool {
    guard canStartExpression, let end = bareRegexEnd else { return false }
    position = end
    return true
  }

  private var bareRegexEnd: Int? {
    var offset = position + 1
    let first = byte(at: offset)
    guard first != UInt8(ascii: " "), first != UInt8(ascii: "\t") else { return nil }
    var depth = 0
    var isInClass = false
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\n"): return nil
      case UInt8(ascii: "\\"): offset += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "(") where !isInClass: depth += 1
      case UInt8(ascii: ")") where !isInClass:
        depth -= 1
        if depth < 0 { return nil }
      case UInt8(ascii: "/") where !isInClass:
        return depth == 0 ? offset + 1 : nil
      default: break
      }
      offset += 1
    }
    return nil
  }

  /// Whether the token before leaves room for an expression rather than for a binary operator.
  private var canStartExpression: Bool {
    guard let previous else { return true }
    switch previous.kind {
    case .number, .string, .regex: return false
    case .directive: return true
    case .operatorSymbol: return previous.followsSpace
    case .punctuation:
      let closing: [UInt8] = [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ".")]
      return !closing.contains(bytes[previous.range.lowerBound])
    case .identifier:
      let word = String(decoding: bytes[previous.range], as: UTF8.self)
      return ["return", "case", "in", "if", "while", "guard", "where", "try", "await", "else", "throw"]
        .contains(word)
    }
  }
}
