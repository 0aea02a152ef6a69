import CoreGraphics
import Foundation

/// How far content that is pulled beyond its end follows, and how it moves on by itself. Points and seconds.
enum ScrollPhysics {
  /// What remains of the velocity after a millisecond.
  static let decelerationRate = 0.998
  static let fastDecelerationRate = 0.99
  /// Slower than this the content rests; points a second.
  static let restVelocity: CGFloat = 10
  static let panSlop: CGFloat = 10
  /// Only the last moments of a touch decide with which velocity it ends.
  static let velocityWindow = 0.1
  /// Stiffness of the springs: back from beyond the end, and after the steps of a wheel.
  static let bounceFrequency = 11.0
  static let wheelFrequency = 28.0
  static let restDistance: CGFloat = 0.25
  static let rubberBandCoefficient: CGFloat = 0.55

  /// How far the content moves when it is pulled `distance` beyond its end.
  static func rubberBand(_ distance: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let pulled = abs(distance)
    let shown = pulled * rubberBandCoefficient * length / (rubberBandCoefficient * pulled + length)
    return distance < 0 ? -shown : shown
  }

  /// The pull that shows as `shown`.
  static func pull(forShown shown: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let distance = min(abs(shown), length * 0.99)
    let pulled = distance * length / (rubberBandCoefficient * (length - distance))
    return shown < 0 ? -pulled : pulled
  }

  /// How far content goes on that is let go with a velocity.
  static func projection(_ velocity: CGFloat, rate: Double = decelerationRate) -> CGFloat {
    velocity / CGFloat(-1000 * log(rate))
  }
}

/// How the content moves by itself, along each axis.
struct ScrollMotion {
  private var axes = AxisPair<AxisMotion?>(horizontal: nil, vertical: nil)

  static var rest: ScrollMotion { ScrollMotion() }

  subscript(axis: Axis) -> AxisMotion? {
    get { axes[axis] }
    set { axes[axis] = newValue }
  }

  func isAtRest(_ axis: Axis) -> Bool { axes[axis] == nil }

  var isAtRest: Bool { axes.horizontal == nil && axes.vertical == nil }

  mutating func shift(by delta: CGFloat, along axis: Axis) {
    axes[axis]?.shift(by: delta)
  }
}

/// A movement along one axis whose place is known for every moment.
struct AxisMotion {
  enum Kind {
    /// Slows down from the velocity.
    case deceleration(velocity: CGFloat, friction: Double)
    /// Goes to the target and does not swing beyond it more than the velocity demands.
    case spring(target: CGFloat, velocity: CGFloat, frequency: Double)
  }

  private(set) var kind: Kind
  private(set) var origin: CGFloat
  private let start: Double
  /// The content bounces back from beyond these.
  private(set) var limits: ClosedRange<CGFloat>

  static func deceleration(
    from origin: CGFloat, velocity: CGFloat, rate: Double, limits: ClosedRange<CGFloat>, at time: Double
  ) -> AxisMotion {
    AxisMotion(
      kind: .deceleration(velocity: velocity, friction: -1000 * log(rate)), origin: origin, start: time,
      limits: limits)
  }

  static func spring(
    from origin: CGFloat, to target: CGFloat, velocity: CGFloat, frequency: Double, at time: Double
  ) -> AxisMotion {
    AxisMotion(
      kind: .spring(target: target, velocity: velocity, frequency: frequency), origin: origin, start: time,
      limits: -.infinity ... .infinity)
  }

  mutating func shift(by delta: CGFloat) {
    origin += delta
    if case .spring(let target, let velocity, let frequency) = kind {
      kind = .spring(target: target + delta, velocity: velocity, frequency: frequency)
    } else {
      limits = (limits.lowerBound + delta)...(limits.upperBound + delta)
    }
  }

  /// Where the content is and how fast it moves; nil velocity when it has come to rest.
  func state(at time: Double) -> (position: CGFloat, velocity: CGFloat?) {
    let elapsed = max(time - start, 0)
    switch kind {
    case .deceleration(let velocity, let friction):
      let remaining = CGFloat(exp(-friction * elapsed))
      let position = origin + velocity / CGFloat(friction) * (1 - remaining)
      let now = velocity * remaining
      return (position, abs(now) < ScrollPhysics.restVelocity ? nil : now)
    case .spring(let target, let velocity, let frequency):
      let distance = origin - target
      let slope = velocity + CGFloat(frequency) * distance
      let decay = CGFloat(exp(-frequency * elapsed))
      let offset = (distance + slope * CGFloat(elapsed)) * decay
      let now = slope * decay - CGFloat(frequency) * offset
      if abs(offset) < ScrollPhysics.restDistance, abs(now) < ScrollPhysics.restVelocity {
        return (target, nil)
      }
      return (target + offset, now)
    }
  }

  /// The spring that takes over when the movement has crossed an end.
  func bounce(at time: Double) -> AxisMotion? {
    guard case .deceleration(let velocity, let friction) = kind else { return nil }
    let position = state(at: time).position
    let limit: CGFloat
    if position < limits.lowerBound, velocity < 0 {
      limit = limits.lowerBound
    } else if position > limits.upperBound, velocity > 0 {
      limit = limits.upperBound
    } else {
      return nil
    }
    let part = (limit - origin) * CGFloat(friction) / velocity
    let crossing = part <= 0 ? 0 : -log(1 - Double(min(part, 0.999_999))) / friction
    return .spring(
      from: part <= 0 ? origin : limit, to: limit, velocity: velocity * CGFloat(exp(-friction * crossing)),
      frequency: ScrollPhysics.bounceFrequency, at: start + crossing)
  }

  var target: CGFloat? {
    if case .spring(let target, _, _) = kind { return target }
    return nil
  }
}

/// A finger that holds the content.
struct ScrollDrag {
  /// The offset that the content would have without resistance.
  private(set) var free: CGPoint
  private var samples: [(time: Double, location: CGPoint)] = []

  init(free: CGPoint) { self.free = free }

  mutating func move(by delta: CGSize, at time: Double) {
    free.x -= delta.width
    free.y -= delta.height
    samples.append((time, free))
    samples.removeAll { $0.time < time - ScrollPhysics.velocityWindow * 2 }
  }

  mutating func shift(by delta: CGFloat, along axis: Axis) {
    free[axis] += delta
    for index in samples.indices { samples[index].location[axis] += delta }
  }

  /// The offset's velocity over the last moments, points a second.
  func velocity(at time: Double) -> CGPoint {
    let recent = samples.filter { $0.time >= time - ScrollPhysics.velocityWindow }
    guard let first = recent.first, let last = recent.last, last.time > first.time else { return .zero }
    let duration = CGFloat(last.time - first.time)
    return CGPoint(
      x: (last.location.x - first.location.x) / duration, y: (last.location.y - first.location.y) / duration)
  }
}
