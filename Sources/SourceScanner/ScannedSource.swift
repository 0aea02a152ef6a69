/// Swift source with its tokens and the brackets among them matched.
package struct ScannedSource: Sendable {
  package let text: SourceText
  package let tokens: [Token]
  private let partners: [Int]

  package init(_ text: SourceText) {
    self.text = text
    var scanner = Scanner(bytes: text.bytes)
    var tokens: [Token] = []
    while let token = scanner.next() { tokens.append(token) }
    self.tokens = tokens
    partners = Self.matchBrackets(tokens, in: text.bytes)
  }

  package init(_ string: String) {
    self.init(SourceText(string))
  }

  package func spelling(_ index: Int) -> String {
    tokens.indices.contains(index) ? text.string(in: tokens[index].range) : ""
  }

  /// Whether the token at an index reads as given; false outside the tokens.
  package func isSpelled(_ index: Int, _ spelling: String) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    let range = tokens[index].range
    let wanted = spelling.utf8
    guard range.count == wanted.count else { return false }
    return text.bytes[range].elementsEqual(wanted)
  }

  package func isIdentifier(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .identifier
  }

  /// The closing bracket of the opening one at an index, or nil for another token or an unmatched bracket.
  package func closing(of index: Int) -> Int? {
    guard tokens.indices.contains(index), partners[index] > index else { return nil }
    return partners[index]
  }

  /// The index after the token, or after its closing bracket if the token opens one.
  package func after(_ index: Int) -> Int {
    (closing(of: index) ?? index) + 1
  }

  /// Whether every bracket has its partner, as in any file that compiles.
  package var isBalanced: Bool {
    tokens.indices.allSatisfy { index in
      partners[index] >= 0 || tokens[index].kind != .punctuation
        || Self.bracket(tokens[index], in: text.bytes) == nil
    }
  }

  private static func bracket(_ token: Token, in bytes: [UInt8]) -> (byte: UInt8, opens: Bool)? {
    guard token.kind == .punctuation else { return nil }
    switch bytes[token.range.lowerBound] {
    case UInt8(ascii: "("): return (UInt8(ascii: ")"), true)
    case UInt8(ascii: "["): return (UInt8(ascii: "]"), true)
    case UInt8(ascii: "{"): return (UInt8(ascii: "}"), true)
    case let byte where byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}"):
      return (byte, false)
    default: return nil
    }
  }

  private static func matchBrackets(_ tokens: [Token], in bytes: [UInt8]) -> [Int] {
    var partners = [Int](repeating: -1, count: tokens.count)
    var open: [(index: Int, closing: UInt8)] = []
    for (index, token) in tokens.enumerated() {
      guard let bracket = bracket(token, in: bytes) else { continue }
      if bracket.opens {
        open.append((index, bracket.byte))
      } else if let match = open.lastIndex(where: { $0.closing == bracket.byte }) {
        partners[open[match].index] = index
        partners[index] = open[match].index
        open.removeSubrange(match...)
      }
    }
    return partners
  }
}
