import CoreGraphics

extension PathStorage {
  private enum Kind {
    case move, segment, close
  }

  private static func kind(_ verb: Verb) -> Kind {
    switch verb {
    case .move: .move
    case .close: .close
    case .line, .quad, .curve: .segment
    }
  }

  /// Whether there are paths between the two: both have as many subpaths, of as many lines and curves each.
  func matches(_ other: PathStorage) -> Bool {
    verbs.count == other.verbs.count && zip(verbs, other.verbs).allSatisfy { Self.kind($0) == Self.kind($1) }
  }

  /// The path between two that match. Where one has a line and the other a curve, the line is taken for a straight curve.
  func interpolated(to other: PathStorage, by share: CGFloat) -> PathStorage {
    func between(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
      CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
    }
    var result = PathStorage()
    result.reserveCapacity(verbs: verbs.count, points: max(points.count, other.points.count))
    var source = PathSteps(self)
    var target = PathSteps(other)
    while let from = source.next(), let to = target.next() {
      switch (from, to) {
      case (.move(let start), .move(let end)): result.move(to: between(start, end))
      case (.line(_, let start), .line(_, let end)): result.addLine(to: between(start, end))
      case (.quad(_, let control, let start), .quad(_, let otherControl, let end)):
        result.addQuadCurve(to: between(start, end), control: between(control, otherControl))
      case (.close, .close): result.closeSubpath()
      default:
        guard let from = from.asCurve, let to = to.asCurve else { return self }
        result.addCurve(
          to: between(from.end, to.end), control1: between(from.control1, to.control1),
          control2: between(from.control2, to.control2))
      }
    }
    return result
  }
}

/// The steps of a path one by one, each with the point it starts at.
private struct PathSteps {
  enum Step {
    case move(CGPoint)
    case line(from: CGPoint, to: CGPoint)
    case quad(from: CGPoint, control: CGPoint, to: CGPoint)
    case curve(control1: CGPoint, control2: CGPoint, to: CGPoint)
    case close

    var asCurve: (control1: CGPoint, control2: CGPoint, end: CGPoint)? {
      func part(_ from: CGPoint, _ to: CGPoint, _ share: CGFloat) -> CGPoint {
        CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
      }
      switch self {
      case .move, .close: return nil
      case .line(let from, let to): return (part(from, to, 1 / 3), part(from, to, 2 / 3), to)
      case .quad(let from, let control, let to): return (part(from, control, 2 / 3), part(to, control, 2 / 3), to)
      case .curve(let control1, let control2, let to): return (control1, control2, to)
      }
    }
  }

  private let path: PathStorage
  private var verb = 0
  private var point = 0
  private var start = CGPoint.zero
  private var current = CGPoint.zero

  init(_ path: PathStorage) { self.path = path }

  private mutating func nextPoint() -> CGPoint {
    defer { point += 1 }
    return path.points[point]
  }

  mutating func next() -> Step? {
    guard verb < path.verbs.count else { return nil }
    defer { verb += 1 }
    let from = current
    switch path.verbs[verb] {
    case .move:
      current = nextPoint()
      start = current
      return .move(current)
    case .line:
      current = nextPoint()
      return .line(from: from, to: current)
    case .quad:
      let control = nextPoint()
      current = nextPoint()
      return .quad(from: from, control: control, to: current)
    case .curve:
      let control1 = nextPoint()
      let control2 = nextPoint()
      current = nextPoint()
      return .curve(control1: control1, control2: control2, to: current)
    case .close:
      current = start
      return .close
    }
  }
}
