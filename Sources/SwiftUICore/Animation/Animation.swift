import Foundation

/// How a value moves from its old to its new state over time.
public struct Animation: Hashable, Sendable, CustomStringConvertible {
  let base: any CustomAnimation

  /// Wraps an animation of the program's own.
  public init<A: CustomAnimation>(_ base: A) { self.base = base }

  public static func == (lhs: Animation, rhs: Animation) -> Bool {
    AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }

  public var description: String { "\(base)" }
}

extension Animation {
  /// A smooth spring of 0.55 seconds.
  public static let `default` = Animation.spring(response: 0.55, dampingFraction: 1)

  public static var linear: Animation { linear(duration: BezierAnimation.defaultDuration) }
  public static func linear(duration: TimeInterval) -> Animation {
    Animation(BezierAnimation(curve: .linear, duration: duration))
  }

  public static var easeIn: Animation { easeIn(duration: BezierAnimation.defaultDuration) }
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(BezierAnimation(curve: .easeIn, duration: duration))
  }

  public static var easeOut: Animation { easeOut(duration: BezierAnimation.defaultDuration) }
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(BezierAnimation(curve: .easeOut, duration: duration))
  }

  public static var easeInOut: Animation { easeInOut(duration: BezierAnimation.defaultDuration) }
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(BezierAnimation(curve: .easeInOut, duration: duration))
  }

  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(
      BezierAnimation(
        curve: .bezier(
          startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
        duration: duration))
  }

  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(BezierAnimation(curve: curve, duration: duration))
  }

  // MARK: Springs

  @_disfavoredOverload
  public static func spring(
    response: TimeInterval = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      SpringAnimation(
        spring: Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration))
  }

  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      SpringAnimation(spring: Spring(duration: duration, bounce: bounce), blendDuration: blendDuration))
  }

  public static var spring: Animation { spring(duration: 0.5, bounce: 0) }

  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(SpringAnimation(spring: spring, blendDuration: blendDuration))
  }

  @_disfavoredOverload
  public static func interactiveSpring(
    response: TimeInterval = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(
      SpringAnimation(
        spring: Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration))
  }

  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(
      SpringAnimation(spring: Spring(duration: duration, bounce: extraBounce), blendDuration: blendDuration))
  }

  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }
  public static var smooth: Animation { smooth() }

  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static var snappy: Animation { snappy() }

  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }
  public static var bouncy: Animation { bouncy() }

  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      InterpolatingSpringAnimation(
        spring: Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
        initialVelocity: initialVelocity))
  }

  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      InterpolatingSpringAnimation(
        spring: Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity))
  }

  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

  // MARK: Modifiers

  /// Starts later by `delay` seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(DelayAnimation(base: self, delay: delay))
  }

  /// Runs `speed` times as fast.
  public func speed(_ speed: Double) -> Animation { Animation(SpeedAnimation(base: self, speed: speed)) }

  /// Plays a number of times, every other time backwards if `autoreverses`.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: repeatCount, autoreverses: autoreverses))
  }

  /// Plays until the value changes again.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: nil, autoreverses: autoreverses))
  }

  /// Counts as complete after `duration` seconds where logical completion matters.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(LogicalCompletionAnimation(base: self, duration: duration))
  }
}

/// An animation of the program's own.
public protocol CustomAnimation: Hashable, Sendable {
  /// The value after `time` seconds on the way from zero to `value`; nil when the animation has ended.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

  /// The velocity after `time` seconds.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

  /// True to continue from a running animation's value and velocity instead of being added to it.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What an animation of the program's own may keep between steps.
public struct AnimationContext<Value: VectorArithmetic> {
  public var state = AnimationState<Value>()
  public var isLogicallyComplete = false
  /// Velocity at the start, when the animation continued a running one.
  var initialVelocity: Value?

  public var environment: EnvironmentValues { EnvironmentValues() }
}

/// Values that an animation keeps between steps, by key.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { (values[ObjectIdentifier(key)] as? K.Value) ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}
