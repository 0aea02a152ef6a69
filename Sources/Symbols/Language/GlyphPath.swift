import CoreGraphics

/// Reads path text: SVG letters, and macros that each add one shape.
///
/// | letters | meaning |
/// |---|---|
/// | `M L H V C Q Z` | as in SVG, lower case relative |
/// | `O cx cy r` | circle |
/// | `E cx cy rx ry` | ellipse |
/// | `R x y w h r` | rectangle with continuous corners |
/// | `P r x y x y …` | closed polygon with rounded corners; `r` and a number change the radius for what follows |
/// | `W r x y …` | the same, open |
/// | `D cx cy r a0 a1` | arc in degrees, not joined to what comes before |
/// | `B cx cy r a0 a1` | arc in degrees, joined by a line |
/// | `S cx cy n R r tip inner turn` | star with n points and two corner roundings |
/// | `G cx cy n R r tip base round` | gear with n teeth |
/// | `K cx cy rx ry pinch` | four-pointed sparkle |
struct GlyphPath {
  private(set) var storage = PathStorage()
  private var scanner: GlyphScanner

  /// Reads the whole text, or returns the reason why it cannot be read.
  static func read(_ text: Substring) -> Result<PathStorage, Failure> {
    var reader = GlyphPath(text)
    do {
      try reader.readAll()
      return .success(reader.storage)
    } catch {
      return .failure(error)
    }
  }

  enum Failure: Error {
    case unknownLetter(UInt8)
    case missingNumber(after: UInt8)

    var reason: String {
      switch self {
      case .unknownLetter(let letter): "unknown letter \(Character(UnicodeScalar(letter)))"
      case .missingNumber(let letter): "missing number after \(Character(UnicodeScalar(letter)))"
      }
    }
  }

  private init(_ text: Substring) {
    scanner = GlyphScanner(text)
  }

  private mutating func readAll() throws(Failure) {
    var command: UInt8 = 0
    while !scanner.isAtEnd {
      if let letter = scanner.letter() { command = letter }
      command = try readStep(command)
    }
  }

  private mutating func numbers(_ count: Int, after letter: UInt8) throws(Failure) -> [CGFloat] {
    guard let values = scanner.numbers(count) else { throw .missingNumber(after: letter) }
    return values
  }

  /// Reads one step's numbers and returns the letter that further numbers belong to.
  private mutating func readStep(_ letter: UInt8) throws(Failure) -> UInt8 {
    let isRelative = letter >= UInt8(ascii: "a")
    let current = storage.currentPoint ?? .zero
    let origin = isRelative ? current : .zero
    switch letter & 0xDF {
    case UInt8(ascii: "M"):
      let n = try numbers(2, after: letter)
      storage.move(to: CGPoint(x: origin.x + n[0], y: origin.y + n[1]))
      return isRelative ? UInt8(ascii: "l") : UInt8(ascii: "L")
    case UInt8(ascii: "L"):
      let n = try numbers(2, after: letter)
      storage.addLine(to: CGPoint(x: origin.x + n[0], y: origin.y + n[1]))
    case UInt8(ascii: "H"):
      let n = try numbers(1, after: letter)
      storage.addLine(to: CGPoint(x: origin.x + n[0], y: current.y))
    case UInt8(ascii: "V"):
      let n = try numbers(1, after: letter)
      storage.addLine(to: CGPoint(x: current.x, y: origin.y + n[0]))
    case UInt8(ascii: "C"):
      let n = try numbers(6, after: letter)
      storage.addCurve(
        to: CGPoint(x: origin.x + n[4], y: origin.y + n[5]),
        control1: CGPoint(x: origin.x + n[0], y: origin.y + n[1]),
        control2: CGPoint(x: origin.x + n[2], y: origin.y + n[3]))
    case UInt8(ascii: "Q"):
      let n = try numbers(4, after: letter)
      storage.addQuadCurve(
        to: CGPoint(x: origin.x + n[2], y: origin.y + n[3]),
        control: CGPoint(x: origin.x + n[0], y: origin.y + n[1]))
    case UInt8(ascii: "Z"):
      storage.closeSubpath()
      guard scanner.isAtEnd || scanner.peekLetter() != nil else { throw .unknownLetter(letter) }
    default:
      try readMacro(letter)
    }
    return letter
  }

  private mutating func readMacro(_ letter: UInt8) throws(Failure) {
    switch letter {
    case UInt8(ascii: "O"):
      let n = try numbers(3, after: letter)
      storage.addGlyphEllipse(cx: n[0], cy: n[1], rx: n[2], ry: n[2])
    case UInt8(ascii: "E"):
      let n = try numbers(4, after: letter)
      storage.addGlyphEllipse(cx: n[0], cy: n[1], rx: n[2], ry: n[3])
    case UInt8(ascii: "R"):
      let n = try numbers(5, after: letter)
      storage.addContinuousRect(x: n[0], y: n[1], width: n[2], height: n[3], radius: n[4])
    case UInt8(ascii: "D"), UInt8(ascii: "B"):
      let n = try numbers(5, after: letter)
      storage.addGlyphArc(
        cx: n[0], cy: n[1], radius: n[2], from: n[3], to: n[4], joins: letter == UInt8(ascii: "B"))
    case UInt8(ascii: "P"), UInt8(ascii: "W"):
      var radius = try numbers(1, after: letter)[0]
      var corners: [GlyphCorner] = []
      while !scanner.isAtEnd {
        if let next = scanner.peekLetter() {
          guard next == UInt8(ascii: "r") else { break }
          _ = scanner.letter()
          radius = try numbers(1, after: letter)[0]
        } else {
          let n = try numbers(2, after: letter)
          corners.append(GlyphCorner(x: n[0], y: n[1], radius: radius))
        }
      }
      storage.addPolygon(corners, isClosed: letter == UInt8(ascii: "P"))
    case UInt8(ascii: "S"):
      let n = try numbers(8, after: letter)
      storage.addStar(
        cx: n[0], cy: n[1], points: Int(n[2]), outer: n[3], inner: n[4], tipRadius: n[5],
        innerRadius: n[6], turn: n[7])
    case UInt8(ascii: "G"):
      let n = try numbers(8, after: letter)
      storage.addGear(
        cx: n[0], cy: n[1], teeth: Int(n[2]), outer: n[3], inner: n[4], tip: n[5], base: n[6],
        rounding: n[7])
    case UInt8(ascii: "K"):
      let n = try numbers(5, after: letter)
      storage.addSparkle(cx: n[0], cy: n[1], rx: n[2], ry: n[3], pinch: n[4])
    default:
      throw .unknownLetter(letter)
    }
  }
}
