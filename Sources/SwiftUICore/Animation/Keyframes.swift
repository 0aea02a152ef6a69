import Foundation

/// Describes how a value changes over time, by one or several tracks that run side by side.
public protocol Keyframes<Value> {
  associatedtype Value
  associatedtype Body: Keyframes

  /// The tracks.
  @KeyframesBuilder<Self.Value> var body: Body { get }

  /// Adds the motions of the tracks.
  func _resolve(into timeline: inout _KeyframeMotions<Value>)
}

extension Keyframes where Body.Value == Value {
  public func _resolve(into timeline: inout _KeyframeMotions<Value>) { body._resolve(into: &timeline) }
}

extension Keyframes where Body == Never {
  public var body: Never { fatalError("keyframes that the engine knows have no body") }
}

extension Never: Keyframes, KeyframeTrackContent {
  public func _resolve(into timeline: inout _KeyframeMotions<Never>) {}
  public func _resolve(into segments: inout _KeyframeSegments<Never>) {}
}

extension Never: Animatable {}

/// A sequence of keyframes for a value, or for one of its properties. Properties that no track names keep their initial
/// value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  public typealias Body = Never

  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Moves the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    keyPath = \.self
    self.content = content()
  }

  /// Moves one property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  public func _resolve(into timeline: inout _KeyframeMotions<Root>) {
    var segments = _KeyframeSegments<Value>()
    content._resolve(into: &segments)
    timeline.add(keyPath, segments)
  }
}

/// Several tracks that run side by side. Of two tracks for one property the later one counts.
public struct _KeyframesPair<First: Keyframes, Second: Keyframes>: Keyframes where First.Value == Second.Value {
  public typealias Value = First.Value
  public typealias Body = Never

  let first: First
  let second: Second

  public func _resolve(into timeline: inout _KeyframeMotions<Value>) {
    first._resolve(into: &timeline)
    second._resolve(into: &timeline)
  }
}

/// No track: the value stays.
public struct _EmptyKeyframes<Value>: Keyframes {
  public typealias Body = Never
  public func _resolve(into timeline: inout _KeyframeMotions<Value>) {}
}

/// Puts tracks side by side; keyframes that stand alone make one track for the whole value.
@resultBuilder
public struct KeyframesBuilder<Value> {
  public static func buildExpression<Content: Keyframes>(_ expression: Content) -> Content
  where Content.Value == Value { expression }

  public static func buildExpression<Content: KeyframeTrackContent>(_ expression: Content) -> Content
  where Content.Value == Value { expression }

  public static func buildBlock() -> _EmptyKeyframes<Value> { _EmptyKeyframes() }

  public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content where Content.Value == Value {
    first
  }

  public static func buildPartialBlock<Content: KeyframeTrackContent>(first: Content) -> Content
  where Content.Value == Value { first }

  public static func buildPartialBlock<First: Keyframes, Second: Keyframes>(
    accumulated: First, next: Second
  ) -> _KeyframesPair<First, Second> where First.Value == Value, Second.Value == Value {
    _KeyframesPair(first: accumulated, second: next)
  }

  public static func buildPartialBlock<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    accumulated: First, next: Second
  ) -> _KeyframeSequence<First, Second> where First.Value == Value, Second.Value == Value {
    _KeyframeSequence(first: accumulated, second: next)
  }

  public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
  where Content.Value == Value { component }

  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
    KeyframeTrack { component }
  }
}

/// The tracks of a timeline, ready to be asked for values.
public struct _KeyframeMotions<Root> {
  private struct Track {
    var duration: Double
    /// Sets the property to its value at a time.
    var apply: (inout Root, Double) -> Void
  }

  private let initialValue: Root
  private var tracks: [Track] = []

  init(initialValue: Root) { self.initialValue = initialValue }

  mutating func add<Value: Animatable>(_ keyPath: WritableKeyPath<Root, Value>, _ segments: _KeyframeSegments<Value>) {
    let motion = KeyframeMotion(from: initialValue[keyPath: keyPath], segments: segments)
    tracks.append(
      Track(duration: motion.duration, apply: { root, time in root[keyPath: keyPath] = motion.value(at: time) }))
  }

  var duration: Double { tracks.map(\.duration).max() ?? 0 }

  func value(at time: Double) -> Root {
    var value = initialValue
    for track in tracks { track.apply(&value, time) }
    return value
  }
}

/// How a value changes over time, to be asked for any time.
public struct KeyframeTimeline<Value> {
  private let motions: _KeyframeMotions<Value>

  /// - Parameter initialValue: the value at time 0, and of all properties that no track moves.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue: initialValue, keyframes: content())
  }

  init(initialValue: Value, keyframes: some Keyframes<Value>) {
    var motions = _KeyframeMotions(initialValue: initialValue)
    keyframes._resolve(into: &motions)
    self.motions = motions
  }

  /// Seconds until the longest track ends.
  public var duration: TimeInterval { motions.duration }

  /// The value after some seconds. Before the beginning it is the initial value, after the end the last one.
  public func value(time: Double) -> Value { motions.value(at: time) }

  /// The value at a fraction of the duration.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
