/// A connected run of segments.
package struct Subpath: Sendable {
  package var start: CGPoint
  package var segments: [PathSegment] = []
  package var isClosed = false

  package init(start: CGPoint) {
    self.start = start
  }
}

extension PathStorage {
  /// The subpaths as segments; closing lines are segments too, unless they have no length.
  package var subpaths: [Subpath] {
    var result: [Subpath] = []
    var current = Subpath(start: .zero)
    var isOpen = false
    var position = CGPoint.zero
    func finish() {
      if isOpen { result.append(current) }
      isOpen = false
    }
    func begin() {
      if isOpen { return }
      current = Subpath(start: position)
      isOpen = true
    }
    forEach(
      move: { point in
        finish()
        position = point
        begin()
      },
      line: { point in
        begin()
        current.segments.append(PathSegment(from: position, to: point))
        position = point
      },
      quad: { control, point in
        begin()
        current.segments.append(PathSegment(from: position, control: control, to: point))
        position = point
      },
      curve: { control1, control2, point in
        begin()
        current.segments.append(
          PathSegment(from: position, control1: control1, control2: control2, to: point))
        position = point
      },
      close: {
        begin()
        if position != current.start {
          current.segments.append(PathSegment(from: position, to: current.start))
        }
        current.isClosed = true
        position = current.start
        finish()
      })
    finish()
    return result
  }

  package mutating func add(_ segment: PathSegment) {
    if segment.isLine {
      addLine(to: segment.end)
    } else {
      addCurve(to: segment.end, control1: segment.control1, control2: segment.control2)
    }
  }

  package mutating func append(_ subpath: Subpath) {
    move(to: subpath.start)
    let hasClosingLine =
      subpath.isClosed && subpath.segments.count > 1 && subpath.segments.last?.isLine == true
    for segment in hasClosingLine ? subpath.segments.dropLast() : subpath.segments[...] { add(segment) }
    if subpath.isClosed { closeSubpath() }
  }

  /// The path with every curve replaced by lines that stay within a distance of it.
  package func flattened(threshold: CGFloat) -> PathStorage {
    var result = PathStorage()
    result.reserveCapacity(verbs: verbs.count * 2, points: points.count * 2)
    var position = CGPoint.zero
    var start = CGPoint.zero
    forEach(
      move: { point in
        result.move(to: point)
        position = point
        start = point
      },
      line: { point in
        result.addLine(to: point)
        position = point
      },
      quad: { control, point in
        result.addFlattened(PathSegment(from: position, control: control, to: point), threshold)
        position = point
      },
      curve: { control1, control2, point in
        result.addFlattened(
          PathSegment(from: position, control1: control1, control2: control2, to: point), threshold)
        position = point
      },
      close: {
        result.closeSubpath()
        position = start
      })
    return result
  }

  private mutating func addFlattened(_ segment: PathSegment, _ threshold: CGFloat) {
    // The error of n chords of a cubic is at most |second difference| · 0.75 / n².
    let first = CGPoint(
      x: segment.start.x - 2 * segment.control1.x + segment.control2.x,
      y: segment.start.y - 2 * segment.control1.y + segment.control2.y)
    let second = CGPoint(
      x: segment.control1.x - 2 * segment.control2.x + segment.end.x,
      y: segment.control1.y - 2 * segment.control2.y + segment.end.y)
    let bend = max(first.x * first.x + first.y * first.y, second.x * second.x + second.y * second.y)
      .squareRoot()
    let wanted = (0.75 * bend / max(threshold, 1e-6)).squareRoot().rounded(.up)
    let count = wanted.isFinite ? min(max(Int(wanted), 1), 1000) : 1
    for step in 1...count {
      addLine(to: step == count ? segment.end : segment.point(at: CGFloat(step) / CGFloat(count)))
    }
  }
}
