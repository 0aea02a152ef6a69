import Foundation

/// A damped spring of mass 1, or another mass, that pulls a value to its target.
public struct Spring: Hashable, Sendable {
  private var angularFrequency: Double
  private var decay: Double
  public private(set) var mass: Double

  /// `duration` is the perceived length in seconds; `bounce` 0 does not overshoot, 1 never stops.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(
      response: duration, dampingRatio: bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, -0.999)))
  }

  public init(response: Double, dampingRatio: Double) {
    let response = max(response, 1e-4)
    angularFrequency = 2 * .pi / response
    decay = max(dampingRatio, 0) * angularFrequency
    mass = 1
  }

  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    self.mass = max(mass, 1e-6)
    angularFrequency = (max(stiffness, 1e-6) / self.mass).squareRoot()
    let decay = max(damping, 0) / (2 * self.mass)
    self.decay = allowOverDamping ? decay : min(decay, angularFrequency)
  }

  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = min(max(dampingRatio, 0.01), 1)
    let frequency = -log(epsilon) / (ratio * max(settlingDuration, 1e-3))
    self.init(response: 2 * .pi / frequency, dampingRatio: ratio)
  }

  public var response: Double { 2 * .pi / angularFrequency }
  public var duration: TimeInterval { response }
  public var dampingRatio: Double { decay / angularFrequency }
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  public var stiffness: Double { angularFrequency * angularFrequency * mass }
  public var damping: Double { 2 * decay * mass }

  public static var smooth: Spring { smooth() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static var snappy: Spring { snappy() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static var bouncy: Spring { bouncy() }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// Seconds until the value stays within a thousandth of its way.
  public var settlingDuration: TimeInterval { settlingTime(epsilon: 0.001) }

  func settlingTime(epsilon: Double) -> TimeInterval {
    if decay <= 0 { return .infinity }
    if dampingRatio < 0.999 { return -log(epsilon) / decay }
    let slowest =
      dampingRatio <= 1.001
      ? angularFrequency
      : decay - (decay * decay - angularFrequency * angularFrequency).squareRoot()
    // (1 + x)·e^-x falls below epsilon at about this multiple of the time constant.
    return (-log(epsilon) * 1.337) / slowest
  }

  /// The two weights of the motion at `time`: of the distance still to go, and of the initial velocity.
  private func weights(_ time: Double) -> (remaining: Double, impulse: Double) {
    if time <= 0 { return (1, 0) }
    let ratio = dampingRatio
    if ratio < 0.999 {
      let frequency = (angularFrequency * angularFrequency - decay * decay).squareRoot()
      let envelope = exp(-decay * time)
      let sine = sin(frequency * time) / frequency
      return (envelope * (cos(frequency * time) + decay * sine), envelope * sine)
    }
    if ratio <= 1.001 {
      let envelope = exp(-angularFrequency * time)
      return (envelope * (1 + angularFrequency * time), envelope * time)
    }
    let root = (decay * decay - angularFrequency * angularFrequency).squareRoot()
    let slow = decay - root
    let fast = decay + root
    let a = exp(-slow * time)
    let b = exp(-fast * time)
    return ((fast * a - slow * b) / (fast - slow), (a - b) / (fast - slow))
  }

  /// The value at `time` on the way from zero to `target`.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let weights = weights(time)
    return target.scaled(by: 1 - weights.remaining) + initialVelocity.scaled(by: weights.impulse)
  }

  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let step = 1e-4
    let before = value(target: target, initialVelocity: initialVelocity, time: max(time - step, 0))
    let after = value(target: target, initialVelocity: initialVelocity, time: time + step)
    return (after - before).scaled(by: 1 / (time - step < 0 ? time + step : 2 * step))
  }

  public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var result = fromValue
    result.animatableData =
      fromValue.animatableData
      + value(
        target: toValue.animatableData - fromValue.animatableData,
        initialVelocity: initialVelocity.animatableData,
        time: time)
    return result
  }
}
