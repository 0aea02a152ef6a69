/// The steps of a path in two contiguous arrays: one byte a step, and the points the steps use in order.
///
/// A move or line uses one point, a quadratic curve two (control, end), a cubic three (two controls, end), a
/// close none. A line or curve may follow a close; it then starts at the start of the closed subpath.
package struct PathStorage: Hashable, Sendable {
  package enum Verb: UInt8, Sendable {
    case move, line, quad, curve, close
  }

  package private(set) var verbs: [Verb] = []
  package private(set) var points: [CGPoint] = []
  private var subpathStart = CGPoint.zero
  private var end = CGPoint.zero

  package init() {}

  package static func == (left: PathStorage, right: PathStorage) -> Bool {
    left.verbs == right.verbs && left.points == right.points
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(verbs.count)
    hasher.combine(points)
  }

  package var isEmpty: Bool { verbs.isEmpty }

  /// Where the next line would start; the start of the subpath after a close; nil in an empty path.
  package var currentPoint: CGPoint? { verbs.isEmpty ? nil : end }

  package mutating func reserveCapacity(verbs verbCount: Int, points pointCount: Int) {
    verbs.reserveCapacity(verbs.count + verbCount)
    points.reserveCapacity(points.count + pointCount)
  }

  package mutating func move(to point: CGPoint) {
    verbs.append(.move)
    points.append(point)
    subpathStart = point
    end = point
  }

  /// Adds a line; without a current point nothing happens.
  package mutating func addLine(to point: CGPoint) {
    if verbs.isEmpty { return }
    verbs.append(.line)
    points.append(point)
    end = point
  }

  /// Adds a quadratic curve; without a current point nothing happens.
  package mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    if verbs.isEmpty { return }
    verbs.append(.quad)
    points.append(control)
    points.append(point)
    end = point
  }

  /// Adds a cubic curve; without a current point nothing happens.
  package mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    if verbs.isEmpty { return }
    verbs.append(.curve)
    points.append(control1)
    points.append(control2)
    points.append(point)
    end = point
  }

  /// Closes the current subpath; in an empty path, or right after a close, nothing happens.
  package mutating func closeSubpath() {
    guard let last = verbs.last, last != .close else { return }
    verbs.append(.close)
    end = subpathStart
  }

  package mutating func append(_ other: PathStorage) {
    if other.isEmpty { return }
    verbs.append(contentsOf: other.verbs)
    points.append(contentsOf: other.points)
    subpathStart = other.subpathStart
    end = other.end
  }

  package mutating func append(_ other: PathStorage, transform: CGAffineTransform) {
    append(transform.isIdentity ? other : other.applying(transform))
  }

  package mutating func apply(_ transform: CGAffineTransform) {
    if transform.isIdentity { return }
    let a = transform.a
    let b = transform.b
    let c = transform.c
    let d = transform.d
    let tx = transform.tx
    let ty = transform.ty
    for index in points.indices {
      let x = points[index].x
      let y = points[index].y
      points[index] = CGPoint(x: a * x + c * y + tx, y: b * x + d * y + ty)
    }
    subpathStart = subpathStart.applying(transform)
    end = end.applying(transform)
  }

  package func applying(_ transform: CGAffineTransform) -> PathStorage {
    var copy = self
    copy.apply(transform)
    return copy
  }
}

extension PathStorage {
  /// Visits the steps in order, each through the closure for its kind.
  package func forEach(
    move: (CGPoint) -> Void,
    line: (CGPoint) -> Void,
    quad: (_ control: CGPoint, _ end: CGPoint) -> Void,
    curve: (_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) -> Void,
    close: () -> Void
  ) {
    var next = 0
    for verb in verbs {
      switch verb {
      case .move:
        move(points[next])
        next += 1
      case .line:
        line(points[next])
        next += 1
      case .quad:
        quad(points[next], points[next + 1])
        next += 2
      case .curve:
        curve(points[next], points[next + 1], points[next + 2])
        next += 3
      case .close:
        close()
      }
    }
  }

  /// This path with every subpath's steps in the opposite order.
  package func reversed() -> PathStorage {
    var result = PathStorage()
    result.reserveCapacity(verbs: verbs.count, points: points.count)
    var pieces: [(verb: Verb, from: CGPoint, control1: CGPoint, control2: CGPoint)] = []
    var position = CGPoint.zero
    var isClosed = false
    func flush() {
      guard !pieces.isEmpty else { return }
      result.move(to: position)
      for piece in pieces.reversed() {
        switch piece.verb {
        case .quad: result.addQuadCurve(to: piece.from, control: piece.control1)
        case .curve:
          result.addCurve(to: piece.from, control1: piece.control2, control2: piece.control1)
        case .move, .line, .close: result.addLine(to: piece.from)
        }
      }
      if isClosed { result.closeSubpath() }
      pieces = []
      isClosed = false
    }
    var start = CGPoint.zero
    forEach(
      move: { point in
        flush()
        position = point
        start = point
      },
      line: { point in
        pieces.append((.line, position, point, point))
        position = point
      },
      quad: { control, point in
        pieces.append((.quad, position, control, control))
        position = point
      },
      curve: { control1, control2, point in
        pieces.append((.curve, position, control1, control2))
        position = point
      },
      close: {
        isClosed = true
        flush()
        position = start
      })
    flush()
    return result
  }
}
