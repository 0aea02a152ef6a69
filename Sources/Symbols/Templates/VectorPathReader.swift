import CoreGraphics
import Foundation

/// Reads the path data of SVG.
struct VectorPathReader {
  private var path = PathStorage()
  private var scanner: VectorScanner
  private var position = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point of a curve, which a smooth one goes on from.
  private var cubicControl: CGPoint?
  private var quadControl: CGPoint?

  /// Nil if something in the text is no path data.
  static func read(_ text: String) -> PathStorage? {
    var reader = VectorPathReader(text)
    return reader.readAll() ? reader.path : nil
  }

  private init(_ text: String) { scanner = VectorScanner(text) }

  private mutating func readAll() -> Bool {
    var command: UInt8 = 0
    var isFirst = true
    while !scanner.isAtEnd {
      if let letter = scanner.letter() {
        command = letter
      } else if command == 0 || command & 0xDF == UInt8(ascii: "Z") {
        return false
      }
      if isFirst, command & 0xDF != UInt8(ascii: "M") { return false }
      isFirst = false
      guard step(command) else { return false }
      // Further points after a move are lines.
      if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
      if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
    }
    return true
  }

  private mutating func points(_ count: Int, isRelative: Bool) -> [CGPoint]? {
    var result: [CGPoint] = []
    result.reserveCapacity(count)
    for _ in 0..<count {
      guard let x = scanner.number(), let y = scanner.number() else { return nil }
      result.append(isRelative ? CGPoint(x: position.x + x, y: position.y + y) : CGPoint(x: x, y: y))
    }
    return result
  }

  /// Where a curve goes on to from the last control point.
  private func reflected(_ control: CGPoint?) -> CGPoint {
    control.map { CGPoint(x: 2 * position.x - $0.x, y: 2 * position.y - $0.y) } ?? position
  }

  private mutating func line(to point: CGPoint) {
    openSubpath()
    path.addLine(to: point)
    position = point
  }

  /// After a close, what follows starts at the start of the closed part.
  private mutating func openSubpath() {
    if path.verbs.last == .close { path.move(to: position) }
  }

  private mutating func curve(_ control1: CGPoint, _ control2: CGPoint, to point: CGPoint) {
    openSubpath()
    path.addCurve(to: point, control1: control1, control2: control2)
    cubicControl = control2
    position = point
  }

  private mutating func quad(_ control: CGPoint, to point: CGPoint) {
    openSubpath()
    path.addQuadCurve(to: point, control: control)
    quadControl = control
    position = point
  }

  private mutating func step(_ letter: UInt8) -> Bool {
    let isRelative = letter >= UInt8(ascii: "a")
    let lastCubic = cubicControl
    let lastQuad = quadControl
    cubicControl = nil
    quadControl = nil
    switch letter & 0xDF {
    case UInt8(ascii: "M"):
      guard let to = points(1, isRelative: isRelative)?.first else { return false }
      path.move(to: to)
      position = to
      start = to
    case UInt8(ascii: "L"):
      guard let to = points(1, isRelative: isRelative)?.first else { return false }
      line(to: to)
    case UInt8(ascii: "H"):
      guard let x = scanner.number() else { return false }
      line(to: CGPoint(x: isRelative ? position.x + x : x, y: position.y))
    case UInt8(ascii: "V"):
      guard let y = scanner.number() else { return false }
      line(to: CGPoint(x: position.x, y: isRelative ? position.y + y : y))
    case UInt8(ascii: "C"):
      guard let p = points(3, isRelative: isRelative) else { return false }
      curve(p[0], p[1], to: p[2])
    case UInt8(ascii: "S"):
      guard let p = points(2, isRelative: isRelative) else { return false }
      curve(reflected(lastCubic), p[0], to: p[1])
    case UInt8(ascii: "Q"):
      guard let p = points(2, isRelative: isRelative) else { return false }
      quad(p[0], to: p[1])
    case UInt8(ascii: "T"):
      guard let to = points(1, isRelative: isRelative)?.first else { return false }
      quad(reflected(lastQuad), to: to)
    case UInt8(ascii: "A"):
      guard let radiusX = scanner.number(), let radiusY = scanner.number(), let turn = scanner.number(),
        let isLarge = scanner.flag(), let isSweep = scanner.flag(), let to = points(1, isRelative: isRelative)?.first
      else { return false }
      arc(CGSize(width: abs(radiusX), height: abs(radiusY)), turn, isLarge: isLarge, isSweep: isSweep, to: to)
    case UInt8(ascii: "Z"):
      path.closeSubpath()
      position = start
    default: return false
    }
    return true
  }

  /// An arc of an ellipse given by its ends, by the formulas of the SVG specification.
  private mutating func arc(_ radii: CGSize, _ degrees: CGFloat, isLarge: Bool, isSweep: Bool, to end: CGPoint) {
    if end == position { return }
    guard radii.width > 0, radii.height > 0 else { return line(to: end) }
    let turn = Double(degrees) * .pi / 180
    let toUpright = CGAffineTransform(rotationAngle: CGFloat(-turn))
    let half = CGPoint(x: (position.x - end.x) / 2, y: (position.y - end.y) / 2).applying(toUpright)
    var rx = radii.width
    var ry = radii.height
    // Radii that are too short to reach are made longer.
    let reach = (half.x / rx) * (half.x / rx) + (half.y / ry) * (half.y / ry)
    if reach > 1 {
      rx *= reach.squareRoot()
      ry *= reach.squareRoot()
    }
    let below = rx * rx * half.y * half.y + ry * ry * half.x * half.x
    let above = max(rx * rx * ry * ry - below, 0)
    let factor: CGFloat = (below > 0 ? (above / below).squareRoot() : 0) * (isLarge == isSweep ? -1 : 1)
    let upright = CGPoint(x: factor * rx * half.y / ry, y: -factor * ry * half.x / rx)
    func angle(_ x: CGFloat, _ y: CGFloat) -> CGFloat { CGFloat(atan2(Double(y / ry), Double(x / rx))) }
    let from = angle(half.x - upright.x, half.y - upright.y)
    var delta = angle(-half.x - upright.x, -half.y - upright.y) - from
    if isSweep, delta < 0 { delta += 2 * .pi }
    if !isSweep, delta > 0 { delta -= 2 * .pi }
    let middle = CGPoint(x: (position.x + end.x) / 2, y: (position.y + end.y) / 2)
    let placement = CGAffineTransform(translationX: middle.x, y: middle.y).rotated(by: CGFloat(turn))
    guard rx.isFinite, ry.isFinite, from.isFinite, delta.isFinite else { return line(to: end) }
    openSubpath()
    path.appendArc(
      center: upright, radiusX: rx, radiusY: ry, startAngle: from, delta: delta, transform: placement)
    position = end
  }
}
