/// Finds where two segments meet.
struct SegmentCrossings {
  /// Parameters on the first and the second segment.
  private(set) var found: [(first: CGFloat, second: CGFloat)] = []
  private let tolerance: CGFloat

  private init(tolerance: CGFloat) {
    self.tolerance = tolerance
  }

  /// The parameters at which two segments come within a distance of each other, ends included. Segments that run along
  /// each other meet at the ends of the shared stretch.
  static func between(
    _ first: PathSegment, _ second: PathSegment, tolerance: CGFloat
  ) -> [(first: CGFloat, second: CGFloat)] {
    guard Self.boxesMeet(first, second, tolerance) else { return [] }
    var crossings = SegmentCrossings(tolerance: tolerance)
    crossings.addEnds(first, second)
    if first.isLine && second.isLine {
      crossings.addLineCrossing(first, second)
    } else {
      crossings.search(first, 0, 1, second, 0, 1, depth: 0)
    }
    return crossings.found
  }

  private static func boxesMeet(_ a: PathSegment, _ b: PathSegment, _ tolerance: CGFloat) -> Bool {
    let left = a.controlBounds
    let right = b.controlBounds
    return left.minX <= right.maxX + tolerance && right.minX <= left.maxX + tolerance
      && left.minY <= right.maxY + tolerance && right.minY <= left.maxY + tolerance
  }

  private mutating func add(_ first: CGFloat, _ second: CGFloat) {
    for known in found
    where abs(known.first - first) < 1e-5 && abs(known.second - second) < 1e-5 { return }
    found.append((min(max(first, 0), 1), min(max(second, 0), 1)))
  }

  /// Adds the ends of either segment that lie on the other.
  private mutating func addEnds(_ first: PathSegment, _ second: PathSegment) {
    if let t = second.parameter(near: first.start, within: tolerance) { add(0, t) }
    if let t = second.parameter(near: first.end, within: tolerance) { add(1, t) }
    if let t = first.parameter(near: second.start, within: tolerance) { add(t, 0) }
    if let t = first.parameter(near: second.end, within: tolerance) { add(t, 1) }
  }

  private mutating func addLineCrossing(_ a: PathSegment, _ b: PathSegment) {
    let ax = a.end.x - a.start.x
    let ay = a.end.y - a.start.y
    let bx = b.end.x - b.start.x
    let by = b.end.y - b.start.y
    let cross = ax * by - ay * bx
    let scale = ((ax * ax + ay * ay) * (bx * bx + by * by)).squareRoot()
    guard abs(cross) > 1e-10 * scale else { return }
    let ox = b.start.x - a.start.x
    let oy = b.start.y - a.start.y
    let t = (ox * by - oy * bx) / cross
    let u = (ox * ay - oy * ax) / cross
    if t > 0, t < 1, u > 0, u < 1 { add(t, u) }
  }

  private mutating func search(
    _ a: PathSegment, _ a0: CGFloat, _ a1: CGFloat, _ b: PathSegment, _ b0: CGFloat, _ b1: CGFloat, depth: Int
  ) {
    guard Self.boxesMeet(a, b, 0), found.count < 40 else { return }
    let isFlatA = a.bulge < tolerance / 4
    let isFlatB = b.bulge < tolerance / 4
    if isFlatA && isFlatB || depth > 24 {
      var chords = SegmentCrossings(tolerance: tolerance)
      chords.addLineCrossing(PathSegment(from: a.start, to: a.end), PathSegment(from: b.start, to: b.end))
      for crossing in chords.found {
        add(a0 + (a1 - a0) * crossing.first, b0 + (b1 - b0) * crossing.second)
      }
      return
    }
    let aMiddle = (a0 + a1) / 2
    let bMiddle = (b0 + b1) / 2
    let aParts =
      isFlatA ? [(a, a0, a1)] : [(a.split(at: 0.5).0, a0, aMiddle), (a.split(at: 0.5).1, aMiddle, a1)]
    let bParts =
      isFlatB ? [(b, b0, b1)] : [(b.split(at: 0.5).0, b0, bMiddle), (b.split(at: 0.5).1, bMiddle, b1)]
    for (aPart, aLow, aHigh) in aParts {
      for (bPart, bLow, bHigh) in bParts {
        search(aPart, aLow, aHigh, bPart, bLow, bHigh, depth: depth + 1)
      }
    }
  }
}

extension PathSegment {
  /// The parameter of the segment's point closest to a point, if it is closer than a distance.
  func parameter(near point: CGPoint, within distance: CGFloat) -> CGFloat? {
    let box = controlBounds.insetBy(dx: -distance, dy: -distance)
    guard
      point.x >= box.minX, point.x <= box.maxX, point.y >= box.minY, point.y <= box.maxY
    else { return nil }
    func separation(_ t: CGFloat) -> CGFloat {
      let on = self.point(at: t)
      return (on.x - point.x) * (on.x - point.x) + (on.y - point.y) * (on.y - point.y)
    }
    var best: CGFloat = 0
    if isLine {
      let x = end.x - start.x
      let y = end.y - start.y
      let length = x * x + y * y
      if length > 0 { best = min(max(((point.x - start.x) * x + (point.y - start.y) * y) / length, 0), 1) }
    } else {
      let samples = 16
      var closest = CGFloat.infinity
      for sample in 0...samples {
        let t = CGFloat(sample) / CGFloat(samples)
        let here = separation(t)
        if here < closest {
          closest = here
          best = t
        }
      }
      var step = 0.5 / CGFloat(samples)
      while step > 1e-9 {
        if best + step <= 1, separation(best + step) < separation(best) {
          best += step
        } else if best - step >= 0, separation(best - step) < separation(best) {
          best -= step
        } else {
          step /= 2
        }
      }
    }
    return separation(best) <= distance * distance ? best : nil
  }
}
