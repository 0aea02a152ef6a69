import Foundation

/// Runs along a curve for a fixed time.
struct BezierAnimation: CustomAnimation {
  static let defaultDuration: TimeInterval = 0.35

  var curve: UnitCurve
  var duration: TimeInterval

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard time < duration, duration > 0 else { return nil }
    return value.scaled(by: curve.value(at: time / duration))
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    guard duration > 0 else { return nil }
    return value.scaled(by: curve.velocity(at: time / duration) / duration)
  }
}

/// A spring that continues running springs with their velocity.
struct SpringAnimation: CustomAnimation {
  var spring: Spring
  var blendDuration: TimeInterval

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    if time >= spring.response { context.isLogicallyComplete = true }
    let velocity = context.initialVelocity ?? .zero
    if time >= spring.settlingDuration {
      // A start faster than the way itself takes longer to calm down.
      let rest = spring.value(target: value, initialVelocity: velocity, time: time) - value
      if rest.magnitudeSquared <= max(value.magnitudeSquared * 1e-6, 1e-6) { return nil }
      if time >= spring.settlingDuration * 3 { return nil }
    }
    return spring.value(target: value, initialVelocity: velocity, time: time)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    spring.velocity(target: value, initialVelocity: context.initialVelocity ?? .zero, time: time)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard previous.base is SpringAnimation else { return false }
    context.initialVelocity = previous.base.velocity(value: value, time: time, context: context)
    return true
  }
}

/// A spring whose changes add up.
struct InterpolatingSpringAnimation: CustomAnimation {
  var spring: Spring
  /// In multiples of the way a second.
  var initialVelocity: Double

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    if time >= spring.settlingDuration { return nil }
    return spring.value(target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    spring.velocity(target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
  }
}

struct DelayAnimation: CustomAnimation {
  var base: Animation
  var delay: TimeInterval

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    if time < delay { return .zero }
    return base.base.animate(value: value, time: time - delay, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    time < delay ? .zero : base.base.velocity(value: value, time: time - delay, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let other = previous.base as? DelayAnimation, other.delay == delay else { return false }
    return base.base.shouldMerge(
      previous: other.base, value: value, time: max(time - delay, 0), context: &context)
  }
}

struct SpeedAnimation: CustomAnimation {
  var base: Animation
  var speed: Double

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    base.base.animate(value: value, time: time * speed, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let other = previous.base as? SpeedAnimation, other.speed == speed else { return false }
    return base.base.shouldMerge(previous: other.base, value: value, time: time * speed, context: &context)
  }
}

struct RepeatAnimation: CustomAnimation {
  var base: Animation
  /// nil repeats for ever.
  var count: Int?
  var autoreverses: Bool

  private struct Progress<V: VectorArithmetic>: AnimationStateKey {
    /// Completed plays, and how long one play takes once that is known.
    static var defaultValue: (plays: Int, start: TimeInterval, length: TimeInterval?) { (0, 0, nil) }
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    if let count, count <= 0 { return nil }
    var progress = context.state[Progress<V>.self]
    defer { context.state[Progress<V>.self] = progress }
    while true {
      let local = time - progress.start
      let isBackwards = autoreverses && progress.plays % 2 == 1
      if isBackwards, let length = progress.length {
        if local < length {
          return base.base.animate(value: value, time: length - local, context: &context) ?? value
        }
        progress.plays += 1
        progress.start += length
      } else {
        if let step = base.base.animate(value: value, time: local, context: &context) { return step }
        if progress.length == nil { progress.length = max(playLength(value), 1e-3) }
        progress.plays += 1
        progress.start += progress.length ?? local
      }
      if let count, progress.plays >= count { return nil }
    }
  }

  /// The time at which one play of the base ends, found by bisection.
  private func playLength<V: VectorArithmetic>(_ value: V) -> TimeInterval {
    func isOver(_ time: TimeInterval) -> Bool {
      var context = AnimationContext<V>()
      return base.base.animate(value: value, time: time, context: &context) == nil
    }
    var high: TimeInterval = 1
    while !isOver(high), high < 3600 { high *= 2 }
    var low: TimeInterval = 0
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if isOver(middle) { high = middle } else { low = middle }
    }
    return (high * 1e6).rounded() / 1e6
  }
}

struct LogicalCompletionAnimation: CustomAnimation {
  var base: Animation
  var duration: TimeInterval

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let step = base.base.animate(value: value, time: time, context: &context)
    context.isLogicallyComplete = time >= duration
    return step
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.base.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}
