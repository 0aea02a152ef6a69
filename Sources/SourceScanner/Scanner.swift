/// Splits Swift source into tokens.
///
/// Knows as much of the lexical grammar as it takes to never mistake text in comments, strings (raw, multi-line,
/// with interpolations in them) or regular expressions for code. It never fails: an unterminated literal ends with its line
/// or with the file, as in the compiler.
struct Scanner {
  let bytes: [UInt8]
  var position = 0
  /// What the token before was, to tell a regular expression from a division.
  var previous: Token?

  private var startsLine = true
  private var followsSpace = false

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> Token? {
    skipSpace()
    guard position < bytes.count else { return nil }
    let start = position
    let kind = advance()
    let token = Token(
      kind: kind, range: start..<position, startsLine: startsLine, followsSpace: followsSpace)
    startsLine = false
    followsSpace = false
    previous = token
    return token
  }

  func byte(at offset: Int) -> UInt8 {
    offset < bytes.count ? bytes[offset] : 0
  }

  func matches(_ text: StaticString, at offset: Int) -> Bool {
    guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { wanted in
      for (index, byte) in wanted.enumerated() where bytes[offset + index] != byte { return false }
      return true
    }
  }

  // MARK: Space and comments

  private mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\n"):
        startsLine = true
        followsSpace = true
        position += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), 0x0B, 0x0C, 0:
        followsSpace = true
        position += 1
      case UInt8(ascii: "/") where byte(at: position + 1) == UInt8(ascii: "/"):
        followsSpace = true
        skipLine()
      case UInt8(ascii: "/") where byte(at: position + 1) == UInt8(ascii: "*"):
        followsSpace = true
        skipBlockComment()
      case UInt8(ascii: "#") where position == 0 && matches("#!", at: 0):
        skipLine()
      case 0xEF where position == 0 && byte(at: 1) == 0xBB && byte(at: 2) == 0xBF:
        position += 3
      default:
        return
      }
    }
  }

  private mutating func skipLine() {
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    while position < bytes.count {
      if matches("/*", at: position) {
        depth += 1
        position += 2
      } else if matches("*/", at: position) {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        if bytes[position] == UInt8(ascii: "\n") { startsLine = true }
        position += 1
      }
    }
  }

  // MARK: Tokens

  private mutating func advance() -> Token.Kind {
    let first = bytes[position]
    switch first {
    case UInt8(ascii: "\""):
      skipString(pounds: 0)
      return .string
    case UInt8(ascii: "#"):
      return advancePound()
    case UInt8(ascii: "`"):
      position += 1
      while position < bytes.count, bytes[position] != UInt8(ascii: "`"),
        bytes[position] != UInt8(ascii: "\n")
      {
        position += 1
      }
      position = min(position + 1, bytes.count)
      return .identifier
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "@"):
      position += 1
      return .punctuation
    case UInt8(ascii: "."):
      position += 1
      guard byte(at: position) == UInt8(ascii: ".") else { return .punctuation }
      skipOperator(allowingDots: true)
      return .operatorSymbol
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      skipNumber()
      return .number
    case UInt8(ascii: "/") where skipBareRegex():
      return .regex
    case _ where isIdentifierByte(first):
      while position < bytes.count, isIdentifierByte(bytes[position]) { position += 1 }
      return .identifier
    case _ where isOperatorByte(first):
      skipOperator(allowingDots: false)
      return .operatorSymbol
    default:
      position += 1
      return .punctuation
    }
  }

  private mutating func advancePound() -> Token.Kind {
    var pounds = 1
    while byte(at: position + pounds) == UInt8(ascii: "#") { pounds += 1 }
    switch byte(at: position + pounds) {
    case UInt8(ascii: "\""):
      position += pounds
      skipString(pounds: pounds)
      return .string
    case UInt8(ascii: "/"):
      position += pounds
      skipExtendedRegex(pounds: pounds)
      return .regex
    case let following where pounds == 1 && isIdentifierByte(following):
      position += 1
      while position < bytes.count, isIdentifierByte(bytes[position]) { position += 1 }
      return .directive
    default:
      position += pounds
      return .punctuation
    }
  }

  private mutating func skipNumber() {
    while position < bytes.count {
      let current = bytes[position]
      let isExponentSign =
        (current == UInt8(ascii: "+") || current == UInt8(ascii: "-"))
        && (bytes[position - 1] | 0x20 == UInt8(ascii: "e")
          || bytes[position - 1] | 0x20 == UInt8(ascii: "p"))
      let isFraction =
        current == UInt8(ascii: ".")
        && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte(at: position + 1))
      guard isIdentifierByte(current) || isExponentSign || isFraction else { return }
      position += 1
    }
  }

  private mutating func skipOperator(allowingDots: Bool) {
    while position < bytes.count {
      guard isOperatorByte(bytes[position]) || (allowingDots && bytes[position] == UInt8(ascii: ".")) else {
        return
      }
      if matches("//", at: position) || matches("/*", at: position) { return }
      position += 1
    }
  }

  private func isIdentifierByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      return true
    default:
      return false
    }
  }

  private func isOperatorByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
      return true
    default:
      return false
    }
  }
}
