import Foundation

/// The way to one keyframe.
struct KeyframeSegment<Data: VectorArithmetic> {
  enum Kind {
    case move
    case linear(UnitCurve)
    case cubic(start: Data?, end: Data?)
    case spring(Spring, start: Data?)
  }

  var target: Data
  var kind: Kind
  /// Nil for springs that are given the time they need.
  var duration: TimeInterval?
}

/// The motion along the keyframes of one track.
struct KeyframeMotion<Value: Animatable> {
  private typealias Data = Value.AnimatableData

  /// A segment between two known points. Velocities are changes a second.
  private struct Piece {
    var start: Double
    var duration: Double
    var origin: Data
    var target: Data
    var shape: Shape

    enum Shape {
      case still
      case linear(UnitCurve)
      case cubic(Data, Data)
      case spring(Spring, Data)
    }

    func value(after time: Double) -> Data {
      let fraction = duration > 0 ? min(max(time / duration, 0), 1) : 1
      switch shape {
      case .still: return target
      case .linear(let curve): return origin + (target - origin).scaled(by: curve.value(at: fraction))
      case .cubic(let start, let end):
        // The cubic through both points with these velocities.
        let (t, t2, t3) = (fraction, fraction * fraction, fraction * fraction * fraction)
        return origin.scaled(by: 2 * t3 - 3 * t2 + 1) + start.scaled(by: (t3 - 2 * t2 + t) * duration)
          + target.scaled(by: 3 * t2 - 2 * t3) + end.scaled(by: (t3 - t2) * duration)
      case .spring(let spring, let velocity):
        return origin + spring.value(target: target - origin, initialVelocity: velocity, time: fraction * duration)
      }
    }

    /// Whether the end of the time is also the end of the way.
    var isSettled: Bool {
      if case .spring(let spring, _) = shape { return duration >= spring.settlingDuration }
      return true
    }

    var endVelocity: Data {
      switch shape {
      case .still: return .zero
      case .linear(let curve):
        return duration > 0 ? (target - origin).scaled(by: curve.velocity(at: 1) / duration) : .zero
      case .cubic(_, let end): return end
      case .spring(let spring, let velocity):
        return spring.velocity(target: target - origin, initialVelocity: velocity, time: duration)
      }
    }
  }

  private let initial: Value
  private var pieces: [Piece] = []

  init(from initial: Value, segments: _KeyframeSegments<Value>) {
    self.initial = initial
    let list = segments.list
    var position = initial.animatableData
    var velocity = Data.zero
    var time = 0.0
    for (index, segment) in list.enumerated() {
      var piece = Piece(
        start: time, duration: segment.duration ?? 0, origin: position, target: segment.target, shape: .still)
      switch segment.kind {
      case .move: break
      case .linear(let curve): piece.shape = .linear(curve)
      case .cubic(let start, let end):
        let next = index + 1 < list.count ? list[index + 1] : nil
        piece.shape = .cubic(
          start ?? velocity, end ?? Self.joint(from: position, segment, next: next))
      case .spring(let spring, let start):
        piece.duration = segment.duration ?? spring.settlingDuration
        piece.shape = .spring(spring, start ?? velocity)
      }
      pieces.append(piece)
      time += piece.duration
      position = segment.duration == nil ? segment.target : piece.value(after: piece.duration)
      velocity = piece.endVelocity
    }
  }

  /// The velocity at a cubic keyframe that says nothing of it: that of a smooth curve through the points around it.
  private static func joint(
    from origin: Data, _ segment: KeyframeSegment<Data>, next: KeyframeSegment<Data>?
  ) -> Data {
    guard let next, case .cubic(let start, _) = next.kind else { return .zero }
    if let start { return start }
    let time = (segment.duration ?? 0) + (next.duration ?? 0)
    return time > 0 ? (next.target - origin).scaled(by: 1 / time) : .zero
  }

  var duration: Double { pieces.last.map { $0.start + $0.duration } ?? 0 }

  func value(at time: Double) -> Value {
    var value = initial
    guard time >= 0, let piece = pieces.last(where: { $0.start <= time }) else { return value }
    let isSettled = time >= piece.start + piece.duration && piece.isSettled
    value.animatableData = isSettled ? piece.target : piece.value(after: time - piece.start)
    return value
  }
}
