import CoreGraphics
import Foundation

/// Reads numbers and letters of SVG's attributes.
struct VectorScanner {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  private mutating func skipBlanks() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0C, 0x0D, UInt8(ascii: ","): position += 1
      default: return
      }
    }
  }

  var isAtEnd: Bool {
    mutating get {
      skipBlanks()
      return position >= bytes.count
    }
  }

  /// A letter other than the one in a number's exponent.
  mutating func letter() -> UInt8? {
    skipBlanks()
    guard position < bytes.count else { return nil }
    let byte = bytes[position]
    guard byte & 0xDF >= UInt8(ascii: "A"), byte & 0xDF <= UInt8(ascii: "Z") else { return nil }
    position += 1
    return byte
  }

  /// A number as far as it goes: `1.5.5` is two, and so is `1-2`. Numbers beyond a million millions are none.
  mutating func number() -> CGFloat? {
    skipBlanks()
    var index = position
    func isDigit(_ index: Int) -> Bool {
      index < bytes.count && bytes[index] >= UInt8(ascii: "0") && bytes[index] <= UInt8(ascii: "9")
    }
    func isSign(_ index: Int) -> Bool {
      index < bytes.count && (bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+"))
    }
    if isSign(index) { index += 1 }
    let firstDigit = index
    while isDigit(index) { index += 1 }
    var digits = index - firstDigit
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      let fraction = index
      while isDigit(index) { index += 1 }
      digits += index - fraction
    }
    guard digits > 0 else { return nil }
    if index < bytes.count, bytes[index] & 0xDF == UInt8(ascii: "E") {
      var exponent = index + 1
      if isSign(exponent) { exponent += 1 }
      if isDigit(exponent) {
        while isDigit(exponent) { exponent += 1 }
        index = exponent
      }
    }
    guard let value = Double(String(decoding: bytes[position..<index], as: UTF8.self)), abs(value) < 1e12 else {
      return nil
    }
    position = index
    return CGFloat(value)
  }

  /// One digit, 0 or 1; what follows may touch it.
  mutating func flag() -> Bool? {
    skipBlanks()
    guard position < bytes.count, bytes[position] == UInt8(ascii: "0") || bytes[position] == UInt8(ascii: "1") else {
      return nil
    }
    position += 1
    return bytes[position - 1] == UInt8(ascii: "1")
  }
}

/// Reads the transforms of SVG.
enum VectorTransform {
  /// Nil if the text is no list of transforms.
  static func read(_ text: String) -> CGAffineTransform? {
    var result = CGAffineTransform.identity
    var rest = Substring(text)
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "," }
      if rest.isEmpty { return result }
      guard let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")") else { return nil }
      let name = rest[..<open].trimmingCharacters(in: .whitespaces)
      var scanner = VectorScanner(rest[rest.index(after: open)..<close])
      var numbers: [CGFloat] = []
      while let number = scanner.number() { numbers.append(number) }
      guard scanner.isAtEnd, let transform = transform(name, numbers) else { return nil }
      result = transform.concatenating(result)
      rest = rest[rest.index(after: close)...]
    }
  }

  private static func transform(_ name: String, _ n: [CGFloat]) -> CGAffineTransform? {
    func radians(_ degrees: CGFloat) -> CGFloat { degrees * .pi / 180 }
    switch (name, n.count) {
    case ("matrix", 6): return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case ("translate", 1), ("translate", 2):
      return CGAffineTransform(translationX: n[0], y: n.count > 1 ? n[1] : 0)
    case ("scale", 1), ("scale", 2): return CGAffineTransform(scaleX: n[0], y: n.count > 1 ? n[1] : n[0])
    case ("rotate", 1): return CGAffineTransform(rotationAngle: radians(n[0]))
    case ("rotate", 3):
      return CGAffineTransform(translationX: n[1], y: n[2]).rotated(by: radians(n[0])).translatedBy(x: -n[1], y: -n[2])
    case ("skewX", 1):
      return CGAffineTransform(a: 1, b: 0, c: CGFloat(tan(Double(radians(n[0])))), d: 1, tx: 0, ty: 0)
    case ("skewY", 1):
      return CGAffineTransform(a: 1, b: CGFloat(tan(Double(radians(n[0])))), c: 0, d: 1, tx: 0, ty: 0)
    default: return nil
    }
  }
}
