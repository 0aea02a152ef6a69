import Foundation

/// A keyframe, or several one after the other.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable = Body.Value
  associatedtype Body: KeyframeTrackContent

  /// The keyframes.
  @KeyframeTrackContentBuilder<Self.Value> var body: Body { get }

  /// Adds the segments between the keyframes.
  func _resolve(into segments: inout _KeyframeSegments<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  public func _resolve(into segments: inout _KeyframeSegments<Value>) { body._resolve(into: &segments) }
}

extension KeyframeTrackContent where Body == Never {
  public var body: Never { fatalError("keyframes that the engine knows have no body") }
}

/// The segments of a track, one for each keyframe.
public struct _KeyframeSegments<Value: Animatable> {
  var list: [KeyframeSegment<Value.AnimatableData>] = []

  mutating func append(
    to value: Value, _ kind: KeyframeSegment<Value.AnimatableData>.Kind, duration: TimeInterval?
  ) {
    list.append(KeyframeSegment(target: value.animatableData, kind: kind, duration: duration.map { max($0, 0) }))
  }
}

/// Moves evenly, or along a timing curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never

  private let value: Value
  private let duration: TimeInterval
  private let timingCurve: UnitCurve

  /// - Parameters:
  ///   - to: the value at the end.
  ///   - duration: seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    value = to
    self.duration = duration
    self.timingCurve = timingCurve
  }

  public func _resolve(into segments: inout _KeyframeSegments<Value>) {
    segments.append(to: value, .linear(timingCurve), duration: duration)
  }
}

/// Moves along a cubic curve. Curves that follow each other meet without a bend.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never

  private let value: Value
  private let duration: TimeInterval
  private let velocities: (start: Value?, end: Value?)

  /// - Parameters:
  ///   - to: the value at the end.
  ///   - duration: seconds.
  ///   - startVelocity: change a second at the beginning; nil goes on as the keyframe before ended.
  ///   - endVelocity: change a second at the end; nil leads smoothly into a cubic keyframe that follows, else it is zero.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    value = to
    self.duration = duration
    velocities = (startVelocity, endVelocity)
  }

  public func _resolve(into segments: inout _KeyframeSegments<Value>) {
    segments.append(
      to: value, .cubic(start: velocities.start?.animatableData, end: velocities.end?.animatableData),
      duration: duration)
  }
}

/// Is pulled to the value by a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never

  private let value: Value
  private let duration: TimeInterval?
  private let spring: Spring
  private let startVelocity: Value?

  /// - Parameters:
  ///   - to: where the spring pulls.
  ///   - duration: seconds until the next keyframe begins, wherever the value is then; nil until the spring has settled.
  ///   - startVelocity: change a second at the beginning; nil goes on as the keyframe before ended.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    value = to
    self.duration = duration
    self.spring = spring
    self.startVelocity = startVelocity
  }

  public func _resolve(into segments: inout _KeyframeSegments<Value>) {
    segments.append(to: value, .spring(spring, start: startVelocity?.animatableData), duration: duration)
  }
}

/// Is at the value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never

  private let value: Value

  public init(_ to: Value) { value = to }

  public func _resolve(into segments: inout _KeyframeSegments<Value>) {
    segments.append(to: value, .move, duration: 0)
  }
}

/// Keyframes one after the other.
public struct _KeyframeSequence<First: KeyframeTrackContent, Second: KeyframeTrackContent>: KeyframeTrackContent
where First.Value == Second.Value {
  public typealias Value = First.Value
  public typealias Body = Never

  let first: First
  let second: Second

  public func _resolve(into segments: inout _KeyframeSegments<Value>) {
    first._resolve(into: &segments)
    second._resolve(into: &segments)
  }
}

/// One kind of keyframes or another.
public struct _ConditionalKeyframes<First: KeyframeTrackContent, Second: KeyframeTrackContent>: KeyframeTrackContent
where First.Value == Second.Value {
  public typealias Value = First.Value
  public typealias Body = Never

  enum Choice {
    case first(First)
    case second(Second)
  }

  let choice: Choice

  public func _resolve(into segments: inout _KeyframeSegments<Value>) {
    switch choice {
    case .first(let content): content._resolve(into: &segments)
    case .second(let content): content._resolve(into: &segments)
    }
  }
}

/// Any number of keyframes of one kind, also none.
public struct _KeyframeList<Element: KeyframeTrackContent>: KeyframeTrackContent {
  public typealias Value = Element.Value
  public typealias Body = Never

  let elements: [Element]

  public func _resolve(into segments: inout _KeyframeSegments<Value>) {
    for element in elements { element._resolve(into: &segments) }
  }
}

/// No keyframe.
public struct _EmptyKeyframeTrackContent<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  public func _resolve(into segments: inout _KeyframeSegments<Value>) {}
}

/// Puts keyframes one after the other.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<Content: KeyframeTrackContent>(_ expression: Content) -> Content
  where Content.Value == Value { expression }

  public static func buildBlock() -> _EmptyKeyframeTrackContent<Value> { _EmptyKeyframeTrackContent() }

  public static func buildPartialBlock<Content: KeyframeTrackContent>(first: Content) -> Content
  where Content.Value == Value { first }

  public static func buildPartialBlock<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    accumulated: First, next: Second
  ) -> _KeyframeSequence<First, Second> where First.Value == Value, Second.Value == Value {
    _KeyframeSequence(first: accumulated, second: next)
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> _ConditionalKeyframes<First, Second> where First.Value == Value, Second.Value == Value {
    _ConditionalKeyframes(choice: .first(component))
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> _ConditionalKeyframes<First, Second> where First.Value == Value, Second.Value == Value {
    _ConditionalKeyframes(choice: .second(component))
  }

  public static func buildOptional<Content: KeyframeTrackContent>(_ component: Content?) -> _KeyframeList<Content>
  where Content.Value == Value { _KeyframeList(elements: component.map { [$0] } ?? []) }

  public static func buildArray<Content: KeyframeTrackContent>(_ components: [Content]) -> _KeyframeList<Content>
  where Content.Value == Value { _KeyframeList(elements: components) }
}
