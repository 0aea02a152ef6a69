import CoreGraphics

/// Cuts a part out of an outline by its length.
enum PathTrimmer {
  private struct Segment {
    var points: [CGPoint]
    var length: CGFloat
    /// True for the first segment after a move.
    var startsSubpath: Bool
  }

  static func trim(_ elements: PathStorage, from start: CGFloat, to end: CGFloat) -> PathStorage {
    let segments = segments(of: elements)
    let total = segments.reduce(0) { $0 + $1.length }
    guard total > 0 else { return PathStorage() }
    let (low, high) = (start * total, end * total)
    var result = PathStorage()
    var position: CGFloat = 0
    var isPenDown = false
    for segment in segments {
      let segmentStart = position
      position += segment.length
      if segment.startsSubpath { isPenDown = false }
      guard segment.length > 0, position > low, segmentStart < high else {
        isPenDown = false
        continue
      }
      let from = parameter(at: max(low - segmentStart, 0), in: segment)
      let to = parameter(at: min(high - segmentStart, segment.length), in: segment)
      let part = split(segment.points, from: from, to: to)
      if !isPenDown { result.move(to: part[0]) }
      isPenDown = true
      switch part.count {
      case 2: result.addLine(to: part[1])
      case 3: result.addQuadCurve(to: part[2], control: part[1])
      default: result.addCurve(to: part[3], control1: part[1], control2: part[2])
      }
    }
    return result
  }

  private static func segments(of elements: PathStorage) -> [Segment] {
    var segments: [Segment] = []
    var current = CGPoint.zero
    var start = CGPoint.zero
    var isFirst = true
    func add(_ points: [CGPoint]) {
      segments.append(Segment(points: points, length: length(points, from: 0, to: 1), startsSubpath: isFirst))
      isFirst = false
      current = points[points.count - 1]
    }
    elements.forEach(
      move: {
        current = $0
        start = $0
        isFirst = true
      },
      line: { add([current, $0]) }, quad: { add([current, $0, $1]) }, curve: { add([current, $0, $1, $2]) },
      close: {
        if current != start { add([current, start]) }
      })
    return segments
  }

  private static func point(_ points: [CGPoint], _ t: CGFloat) -> CGPoint {
    var work = points
    for level in stride(from: points.count - 1, to: 0, by: -1) {
      for index in 0..<level {
        work[index] = CGPoint(
          x: work[index].x + (work[index + 1].x - work[index].x) * t,
          y: work[index].y + (work[index + 1].y - work[index].y) * t)
      }
    }
    return work[0]
  }

  private static func length(_ points: [CGPoint], from: CGFloat, to: CGFloat) -> CGFloat {
    let steps = points.count == 2 ? 1 : 32
    var total: CGFloat = 0
    var last = point(points, from)
    for step in 1...steps {
      let next = point(points, from + (to - from) * CGFloat(step) / CGFloat(steps))
      total += ((next.x - last.x) * (next.x - last.x) + (next.y - last.y) * (next.y - last.y)).squareRoot()
      last = next
    }
    return total
  }

  private static func parameter(at distance: CGFloat, in segment: Segment) -> CGFloat {
    if segment.points.count == 2 { return distance / segment.length }
    if distance <= 0 { return 0 }
    if distance >= segment.length { return 1 }
    var low: CGFloat = 0
    var high: CGFloat = 1
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if length(segment.points, from: 0, to: middle) < distance { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The control points of the part between two parameters.
  private static func split(_ points: [CGPoint], from: CGFloat, to: CGFloat) -> [CGPoint] {
    func blossom(_ parameters: [CGFloat]) -> CGPoint {
      var work = points
      for (round, t) in parameters.enumerated() {
        for index in 0..<(points.count - 1 - round) {
          work[index] = CGPoint(
            x: work[index].x + (work[index + 1].x - work[index].x) * t,
            y: work[index].y + (work[index + 1].y - work[index].y) * t)
        }
      }
      return work[0]
    }
    let degree = points.count - 1
    return (0...degree).map { index in
      blossom(Array(repeating: from, count: degree - index) + Array(repeating: to, count: index))
    }
  }
}
