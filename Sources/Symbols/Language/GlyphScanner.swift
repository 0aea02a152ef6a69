import CoreGraphics

/// Reads the numbers and letters of a glyph's path text.
struct GlyphScanner {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: Substring) {
    bytes = Array(text.utf8)
  }

  private mutating func skipBlanks() {
    while position < bytes.count, bytes[position] == 0x20 || bytes[position] == 0x2C { position += 1 }
  }

  /// The next letter or quotation mark, which is not consumed.
  mutating func peekLetter() -> UInt8? {
    skipBlanks()
    guard position < bytes.count else { return nil }
    let byte = bytes[position]
    return Self.isLetter(byte) || byte == UInt8(ascii: "\"") ? byte : nil
  }

  mutating func letter() -> UInt8? {
    guard let letter = peekLetter() else { return nil }
    position += 1
    return letter
  }

  var isAtEnd: Bool {
    mutating get {
      skipBlanks()
      return position >= bytes.count
    }
  }

  mutating func number() -> CGFloat? {
    skipBlanks()
    var isNegative = false
    var index = position
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
      isNegative = bytes[index] == UInt8(ascii: "-")
      index += 1
    }
    var value = 0.0
    var divisor = 1.0
    var hasPoint = false
    var digits = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: ".") && !hasPoint {
        hasPoint = true
      } else if byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") {
        digits += 1
        value = value * 10 + Double(byte - UInt8(ascii: "0"))
        if hasPoint { divisor *= 10 }
      } else {
        break
      }
      index += 1
    }
    guard digits > 0 else { return nil }
    position = index
    return CGFloat((isNegative ? -value : value) / divisor)
  }

  mutating func numbers(_ count: Int) -> [CGFloat]? {
    var result: [CGFloat] = []
    result.reserveCapacity(count)
    for _ in 0..<count {
      guard let value = number() else { return nil }
      result.append(value)
    }
    return result
  }

  /// The text up to the next quotation mark.
  mutating func quotedText() -> String? {
    guard let end = bytes[position...].firstIndex(of: UInt8(ascii: "\"")) else { return nil }
    let text = String(decoding: bytes[position..<end], as: UTF8.self)
    position = end + 1
    return text
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      || byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
  }
}
