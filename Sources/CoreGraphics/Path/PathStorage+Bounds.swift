extension PathStorage {
  /// The box around all points, control points included; null for an empty path.
  package var controlBounds: CGRect {
    guard let first = points.first else { return .null }
    var left = first.x
    var right = first.x
    var top = first.y
    var bottom = first.y
    for point in points {
      if point.x < left { left = point.x }
      if point.x > right { right = point.x }
      if point.y < top { top = point.y }
      if point.y > bottom { bottom = point.y }
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The box around the drawn outline; null for an empty path.
  package var bounds: CGRect {
    guard !isEmpty else { return .null }
    if !verbs.contains(where: { $0 == .curve || $0 == .quad }) { return controlBounds }
    var horizontal = Extent()
    var vertical = Extent()
    var position = CGPoint.zero
    var start = CGPoint.zero
    forEach(
      move: { point in
        horizontal.add(point.x)
        vertical.add(point.y)
        position = point
        start = point
      },
      line: { point in
        horizontal.add(point.x)
        vertical.add(point.y)
        position = point
      },
      quad: { control, point in
        horizontal.addQuad(position.x, control.x, point.x)
        vertical.addQuad(position.y, control.y, point.y)
        position = point
      },
      curve: { control1, control2, point in
        horizontal.addCubic(position.x, control1.x, control2.x, point.x)
        vertical.addCubic(position.y, control1.y, control2.y, point.y)
        position = point
      },
      close: { position = start })
    return CGRect(
      x: horizontal.low, y: vertical.low, width: horizontal.high - horizontal.low,
      height: vertical.high - vertical.low)
  }

  /// The rectangle this path traces, if it is one closed upright rectangle and nothing else.
  package var rectangle: CGRect? {
    guard verbs.count == 5 || verbs.count == 6, verbs.last == .close, verbs[0] == .move,
      verbs[1..<(verbs.count - 1)].allSatisfy({ $0 == .line }),
      verbs.count == 5 || points[4] == points[0]
    else { return nil }
    let horizontalFirst =
      points[0].y == points[1].y && points[1].x == points[2].x && points[2].y == points[3].y
      && points[3].x == points[0].x
    let verticalFirst =
      points[0].x == points[1].x && points[1].y == points[2].y && points[2].x == points[3].x
      && points[3].y == points[0].y
    return horizontalFirst || verticalFirst ? controlBounds : nil
  }
}

/// The range of one coordinate along a path.
private struct Extent {
  var low = CGFloat.infinity
  var high = -CGFloat.infinity

  mutating func add(_ value: CGFloat) {
    if value < low { low = value }
    if value > high { high = value }
  }

  mutating func addQuad(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat) {
    add(p2)
    if p1 >= low && p1 <= high { return }
    let curvature = p0 - 2 * p1 + p2
    if curvature == 0 { return }
    let t = (p0 - p1) / curvature
    guard t > 0, t < 1 else { return }
    let s = 1 - t
    add(s * s * p0 + 2 * s * t * p1 + t * t * p2)
  }

  mutating func addCubic(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) {
    add(p3)
    if p1 >= low && p1 <= high && p2 >= low && p2 <= high { return }
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    func addAt(_ t: CGFloat) {
      guard t > 0, t < 1 else { return }
      let s = 1 - t
      add(s * s * s * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p3)
    }
    if abs(a) < 1e-12 {
      if b != 0 { addAt(-c / b) }
      return
    }
    let discriminant = b * b - 4 * a * c
    if discriminant < 0 { return }
    let root = discriminant.squareRoot()
    addAt((-b + root) / (2 * a))
    addAt((-b - root) / (2 * a))
  }
}
