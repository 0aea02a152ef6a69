/// The distance along a segment as a function of its parameter.
package struct PathSegmentLength {
  /// Distances at evenly spread parameters.
  private let distances: [CGFloat]

  package var total: CGFloat { distances[distances.count - 1] }

  package init(_ segment: PathSegment) {
    if segment.isLine {
      distances = [0, Self.distance(segment.start, segment.end)]
      return
    }
    let steps = 32
    var distances: [CGFloat] = [0]
    distances.reserveCapacity(steps + 1)
    var previous = segment.start
    var sum: CGFloat = 0
    for step in 1...steps {
      let next = segment.point(at: CGFloat(step) / CGFloat(steps))
      sum += Self.distance(previous, next)
      distances.append(sum)
      previous = next
    }
    self.distances = distances
  }

  /// The parameter at a distance from the start.
  package func parameter(at distance: CGFloat) -> CGFloat {
    if distance <= 0 { return 0 }
    if distance >= total { return 1 }
    var low = 0
    var high = distances.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if distances[middle] <= distance { low = middle } else { high = middle }
    }
    let span = distances[high] - distances[low]
    let fraction = span > 0 ? (distance - distances[low]) / span : 0
    return (CGFloat(low) + fraction) / CGFloat(distances.count - 1)
  }

  private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    let x = b.x - a.x
    let y = b.y - a.y
    return (x * x + y * y).squareRoot()
  }
}
