extension PathStorage {
  /// Whether the filled path covers a point. Open subpaths count as closed.
  package func contains(_ point: CGPoint, using rule: CGPathFillRule) -> Bool {
    guard controlBounds.insetBy(dx: -1e-9, dy: -1e-9).contains(point) else { return false }
    let winding = windingNumber(around: point)
    return rule == .winding ? winding != 0 : winding & 1 != 0
  }

  /// How often the path turns around a point; the sign is the direction.
  package func windingNumber(around point: CGPoint) -> Int {
    var ray = RayCrossings(origin: point)
    var position = CGPoint.zero
    var start = CGPoint.zero
    forEach(
      move: { next in
        ray.addLine(position, start)
        position = next
        start = next
      },
      line: { next in
        ray.addLine(position, next)
        position = next
      },
      quad: { control, next in
        ray.addCubic(
          position, CGPoint.onLine(position, control, 2.0 / 3.0),
          CGPoint.onLine(next, control, 2.0 / 3.0), next, depth: 0)
        position = next
      },
      curve: { control1, control2, next in
        ray.addCubic(position, control1, control2, next, depth: 0)
        position = next
      },
      close: {
        ray.addLine(position, start)
        position = start
      })
    ray.addLine(position, start)
    return ray.winding
  }
}

extension CGPoint {
  /// The point a fraction of the way from one point to another.
  @inline(__always)
  package static func onLine(_ from: CGPoint, _ to: CGPoint, _ fraction: CGFloat) -> CGPoint {
    CGPoint(x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction)
  }
}

/// Signed crossings of edges with a ray that goes right from a point.
private struct RayCrossings {
  let origin: CGPoint
  var winding = 0

  init(origin: CGPoint) {
    self.origin = origin
  }

  mutating func addLine(_ from: CGPoint, _ to: CGPoint) {
    let goesDown = from.y <= origin.y && to.y > origin.y
    let goesUp = to.y <= origin.y && from.y > origin.y
    guard goesDown || goesUp else { return }
    let side = (to.x - from.x) * (origin.y - from.y) - (origin.x - from.x) * (to.y - from.y)
    if goesDown && side > 0 { winding += 1 }
    if goesUp && side < 0 { winding -= 1 }
  }

  mutating func addCubic(
    _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, depth: Int
  ) {
    let top = min(min(p0.y, p1.y), min(p2.y, p3.y))
    let bottom = max(max(p0.y, p1.y), max(p2.y, p3.y))
    if top > origin.y || bottom <= origin.y { return }
    if max(max(p0.x, p1.x), max(p2.x, p3.x)) < origin.x { return }
    let isRight = min(min(p0.x, p1.x), min(p2.x, p3.x)) > origin.x
    if isRight || depth >= 20 {
      addLine(p0, p3)
      return
    }
    let p01 = CGPoint.onLine(p0, p1, 0.5)
    let p12 = CGPoint.onLine(p1, p2, 0.5)
    let p23 = CGPoint.onLine(p2, p3, 0.5)
    let p012 = CGPoint.onLine(p01, p12, 0.5)
    let p123 = CGPoint.onLine(p12, p23, 0.5)
    let middle = CGPoint.onLine(p012, p123, 0.5)
    addCubic(p0, p01, p012, middle, depth: depth + 1)
    addCubic(middle, p123, p23, p3, depth: depth + 1)
  }
}
