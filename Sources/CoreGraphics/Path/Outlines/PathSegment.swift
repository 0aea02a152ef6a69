/// A line or a cubic curve between two points of a path. A line's control points lie on it.
package struct PathSegment: Hashable, Sendable {
  package var start: CGPoint
  package var control1: CGPoint
  package var control2: CGPoint
  package var end: CGPoint
  package var isLine: Bool

  package init(from start: CGPoint, to end: CGPoint) {
    self.start = start
    control1 = CGPoint.onLine(start, end, 1.0 / 3.0)
    control2 = CGPoint.onLine(start, end, 2.0 / 3.0)
    self.end = end
    isLine = true
  }

  package init(from start: CGPoint, control: CGPoint, to end: CGPoint) {
    self.start = start
    control1 = CGPoint.onLine(start, control, 2.0 / 3.0)
    control2 = CGPoint.onLine(end, control, 2.0 / 3.0)
    self.end = end
    isLine = false
  }

  package init(from start: CGPoint, control1: CGPoint, control2: CGPoint, to end: CGPoint) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
    isLine = false
  }

  package func point(at t: CGFloat) -> CGPoint {
    if isLine { return CGPoint.onLine(start, end, t) }
    let s = 1 - t
    let a = s * s * s
    let b = 3 * s * s * t
    let c = 3 * s * t * t
    let d = t * t * t
    return CGPoint(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  /// The direction of travel at a parameter, of length 1; zero for a segment that is only a point.
  package func direction(at t: CGFloat) -> CGVector {
    if isLine { return Self.unit(from: start, to: end) ?? .zero }
    let s = 1 - t
    let x =
      s * s * (control1.x - start.x) + 2 * s * t * (control2.x - control1.x) + t * t * (end.x - control2.x)
    let y =
      s * s * (control1.y - start.y) + 2 * s * t * (control2.y - control1.y) + t * t * (end.y - control2.y)
    let length = (x * x + y * y).squareRoot()
    if length > 1e-9 * max(1, extent) { return CGVector(dx: x / length, dy: y / length) }
    if t < 0.5 {
      return Self.unit(from: start, to: control2) ?? Self.unit(from: start, to: end) ?? .zero
    }
    return Self.unit(from: control1, to: end) ?? Self.unit(from: start, to: end) ?? .zero
  }

  private static func unit(from: CGPoint, to: CGPoint) -> CGVector? {
    let x = to.x - from.x
    let y = to.y - from.y
    let length = (x * x + y * y).squareRoot()
    return length > 1e-12 ? CGVector(dx: x / length, dy: y / length) : nil
  }

  /// The larger side of the box around the segment's points.
  private var extent: CGFloat {
    let box = controlBounds
    return max(box.width, box.height)
  }

  package var controlBounds: CGRect {
    let left = min(min(start.x, end.x), min(control1.x, control2.x))
    let right = max(max(start.x, end.x), max(control1.x, control2.x))
    let top = min(min(start.y, end.y), min(control1.y, control2.y))
    let bottom = max(max(start.y, end.y), max(control1.y, control2.y))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  package func split(at t: CGFloat) -> (PathSegment, PathSegment) {
    if isLine {
      let middle = point(at: t)
      return (PathSegment(from: start, to: middle), PathSegment(from: middle, to: end))
    }
    let a = CGPoint.onLine(start, control1, t)
    let b = CGPoint.onLine(control1, control2, t)
    let c = CGPoint.onLine(control2, end, t)
    let ab = CGPoint.onLine(a, b, t)
    let bc = CGPoint.onLine(b, c, t)
    let middle = CGPoint.onLine(ab, bc, t)
    return (
      PathSegment(from: start, control1: a, control2: ab, to: middle),
      PathSegment(from: middle, control1: bc, control2: c, to: end)
    )
  }

  /// The part between two parameters.
  package func part(from t0: CGFloat, to t1: CGFloat) -> PathSegment {
    if t0 <= 0 && t1 >= 1 { return self }
    let tail = t0 <= 0 ? self : split(at: t0).1
    if t1 >= 1 { return tail }
    return tail.split(at: t0 >= 1 ? 1 : (t1 - t0) / (1 - t0)).0
  }

  package var reversed: PathSegment {
    var result = self
    result.start = end
    result.end = start
    result.control1 = control2
    result.control2 = control1
    return result
  }

  /// The distance of the farthest control point from the line between the ends.
  package var bulge: CGFloat {
    if isLine { return 0 }
    let x = end.x - start.x
    let y = end.y - start.y
    let length = (x * x + y * y).squareRoot()
    if length < 1e-12 {
      return max(
        ((control1.x - start.x) * (control1.x - start.x) + (control1.y - start.y) * (control1.y - start.y))
          .squareRoot(),
        ((control2.x - start.x) * (control2.x - start.x) + (control2.y - start.y) * (control2.y - start.y))
          .squareRoot())
    }
    return max(
      abs((control1.x - start.x) * y - (control1.y - start.y) * x),
      abs((control2.x - start.x) * y - (control2.y - start.y) * x)) / length
  }
}
