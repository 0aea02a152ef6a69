import Glibc

/// Makes the outline of a stroked path. Filled by the winding rule, it covers what the stroke covers.
struct PathStroker {
  private let radius: CGFloat
  private let cap: CGLineCap
  private let join: CGLineJoin
  private let miterLimit: CGFloat
  private var result = PathStorage()
  /// The outline to the left of the direction of travel, in that direction.
  private var left: [PathSegment] = []
  /// The outline to the right, also in the direction of travel.
  private var right: [PathSegment] = []

  init(width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
    radius = width / 2
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }

  static func outline(
    of path: PathStorage, width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat
  ) -> PathStorage {
    guard width > 0, width.isFinite else { return PathStorage() }
    var stroker = PathStroker(width: width, cap: cap, join: join, miterLimit: miterLimit)
    for subpath in path.subpaths { stroker.add(subpath) }
    return stroker.result
  }

  private mutating func add(_ subpath: Subpath) {
    let segments = subpath.segments.filter { $0.direction(at: 0) != .zero }
    guard let first = segments.first, let last = segments.last else {
      if !subpath.segments.isEmpty || subpath.isClosed { addDot(at: subpath.start) }
      return
    }
    left = []
    right = []
    var previous: CGVector?
    for segment in segments {
      if let previous { addJoin(at: segment.start, from: previous, to: segment.direction(at: 0)) }
      addSides(of: segment)
      previous = segment.direction(at: 1)
    }
    let startDirection = first.direction(at: 0)
    let endDirection = last.direction(at: 1)
    if subpath.isClosed {
      addJoin(at: first.start, from: endDirection, to: startDirection)
      addLoop(left)
      addLoop(right.reversed().map(\.reversed))
    } else {
      addCap(at: last.end, towards: endDirection)
      let back = right.reversed().map(\.reversed)
      left += back
      addCap(at: first.start, towards: CGVector(dx: -startDirection.dx, dy: -startDirection.dy))
      addLoop(left)
    }
  }

  private mutating func addLoop(_ segments: [PathSegment]) {
    guard let first = segments.first else { return }
    result.move(to: first.start)
    var position = first.start
    for segment in segments {
      if segment.start != position { result.addLine(to: segment.start) }
      result.add(segment)
      position = segment.end
    }
    result.closeSubpath()
  }

  private func offset(_ point: CGPoint, _ direction: CGVector, _ distance: CGFloat) -> CGPoint {
    CGPoint(x: point.x + direction.dy * distance, y: point.y - direction.dx * distance)
  }

  // MARK: Sides

  private mutating func addSides(of segment: PathSegment) {
    if segment.isLine {
      let direction = segment.direction(at: 0)
      left.append(
        PathSegment(
          from: offset(segment.start, direction, radius), to: offset(segment.end, direction, radius)))
      right.append(
        PathSegment(
          from: offset(segment.start, direction, -radius), to: offset(segment.end, direction, -radius)))
      return
    }
    addSides(ofCurve: segment, depth: 0)
  }

  private mutating func addSides(ofCurve curve: PathSegment, depth: Int) {
    let first = curve.direction(at: 0)
    let middle = curve.direction(at: 0.5)
    let last = curve.direction(at: 1)
    let isGentle =
      first.dx * middle.dx + first.dy * middle.dy > 0.98 && middle.dx * last.dx + middle.dy * last.dy > 0.98
    if !isGentle && depth < 7 {
      let (front, back) = curve.split(at: 0.5)
      addSides(ofCurve: front, depth: depth + 1)
      addSides(ofCurve: back, depth: depth + 1)
      return
    }
    left.append(parallel(to: curve, first, last, radius))
    right.append(parallel(to: curve, first, last, -radius))
  }

  /// A curve beside another that bends little: its handles keep their directions and shrink or grow with the chord.
  private func parallel(
    to curve: PathSegment, _ first: CGVector, _ last: CGVector, _ distance: CGFloat
  ) -> PathSegment {
    let start = offset(curve.start, first, distance)
    let end = offset(curve.end, last, distance)
    let chordX = curve.end.x - curve.start.x
    let chordY = curve.end.y - curve.start.y
    let chord = chordX * chordX + chordY * chordY
    let factor = chord > 0 ? ((end.x - start.x) * chordX + (end.y - start.y) * chordY) / chord : 1
    return PathSegment(
      from: start,
      control1: CGPoint(
        x: start.x + (curve.control1.x - curve.start.x) * factor,
        y: start.y + (curve.control1.y - curve.start.y) * factor),
      control2: CGPoint(
        x: end.x + (curve.control2.x - curve.end.x) * factor,
        y: end.y + (curve.control2.y - curve.end.y) * factor),
      to: end)
  }

  // MARK: Joins and caps

  private mutating func addJoin(at point: CGPoint, from: CGVector, to: CGVector) {
    let cross = from.dx * to.dy - from.dy * to.dx
    let dot = from.dx * to.dx + from.dy * to.dy
    if abs(cross) < 1e-6 && dot > 0 { return }
    let isRightTurn = cross > 0
    let outer = isRightTurn ? radius : -radius
    let outerStart = offset(point, from, outer)
    let outerEnd = offset(point, to, outer)
    var bend = [PathSegment(from: outerStart, to: outerEnd)]
    switch join {
    case .bevel: break
    case .round:
      bend = arc(around: point, from: outerStart, by: CGFloat(atan2(Double(cross), Double(dot))))
    case .miter:
      // The miter's length over the stroke's width is 1 / sin(half the angle inside the corner).
      let halfSine = ((1 - dot) / 2).squareRoot()
      let halfCosine = ((1 + dot) / 2).squareRoot()
      if halfCosine > 1e-6, 1 / halfCosine <= miterLimit {
        let reach = abs(outer) * halfSine / halfCosine
        let tip = CGPoint(x: outerStart.x + from.dx * reach, y: outerStart.y + from.dy * reach)
        bend = [PathSegment(from: outerStart, to: tip), PathSegment(from: tip, to: outerEnd)]
      }
    }
    // The inner side goes through the corner itself, which keeps the winding right for short segments.
    let innerStart = offset(point, from, -outer)
    let innerEnd = offset(point, to, -outer)
    let inner = [PathSegment(from: innerStart, to: point), PathSegment(from: point, to: innerEnd)]
    if isRightTurn {
      left += bend
      right += inner
    } else {
      right += bend
      left += inner
    }
  }

  private func arc(around center: CGPoint, from start: CGPoint, by angle: CGFloat) -> [PathSegment] {
    var path = PathStorage()
    path.move(to: start)
    path.appendArc(
      center: center, radiusX: radius, radiusY: radius,
      startAngle: CGFloat(atan2(Double(start.y - center.y), Double(start.x - center.x))), delta: angle)
    return path.subpaths.first?.segments ?? []
  }

  /// Adds to the left side what leads around an end of the stroke.
  private mutating func addCap(at point: CGPoint, towards direction: CGVector) {
    let start = offset(point, direction, radius)
    let end = offset(point, direction, -radius)
    switch cap {
    case .butt: left.append(PathSegment(from: start, to: end))
    case .round: left += arc(around: point, from: start, by: .pi)
    case .square:
      let outStart = CGPoint(x: start.x + direction.dx * radius, y: start.y + direction.dy * radius)
      let outEnd = CGPoint(x: end.x + direction.dx * radius, y: end.y + direction.dy * radius)
      left.append(PathSegment(from: start, to: outStart))
      left.append(PathSegment(from: outStart, to: outEnd))
      left.append(PathSegment(from: outEnd, to: end))
    }
  }

  /// A subpath without length shows its caps alone.
  private mutating func addDot(at point: CGPoint) {
    let box = CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
    switch cap {
    case .butt: break
    case .round: result.addEllipse(in: box)
    case .square: result.addRect(box)
    }
  }
}
