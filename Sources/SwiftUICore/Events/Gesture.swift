import CoreGraphics
import Foundation

/// Something the user does with a pointer or fingers, recognised out of single events.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  var body: Self.Body { get }

  /// Makes the recogniser for one sequence of events.
  func _makeRecognizer() -> _Recognizer<Value>
}

extension Gesture where Body.Value == Value {
  public func _makeRecognizer() -> _Recognizer<Value> { body._makeRecognizer() }
}

extension Gesture where Body == Never {
  public var body: Never { fatalError("\(Self.self) is recognised by the engine itself") }
}

extension Never: Gesture {
  public typealias Value = Never
  public func _makeRecognizer() -> _Recognizer<Never> { fatalError("Never is no gesture") }
}

extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never
  public func _makeRecognizer() -> _Recognizer<Wrapped.Value> {
    self?._makeRecognizer() ?? FailedRecognizer()
  }
}

/// How far a gesture has come.
public enum _GesturePhase<Value> {
  case possible
  case active(Value)
  case ended(Value)
  case failed
}

/// What recognisers are fed with. Locations are in the coordinates of the view that has the gesture.
public struct _GestureEvent {
  public enum Kind: Sendable {
    case down, moved, up, cancelled, tick, magnify, rotate
  }

  var kind: Kind
  var location: CGPoint
  /// In the window: distances that decide whether something is a tap are measured there.
  var globalLocation: CGPoint
  var time: Double
  var date: Date
  var pointerID = 0
  var device = PointerEvent.Device.mouse
  var magnification: CGFloat = 1
  var rotation: CGFloat = 0
  var isLast = false
  unowned var node: RenderNode
}

/// Follows one sequence of events.
@MainActor
public class _Recognizer<Value> {
  public internal(set) final var phase = _GesturePhase<Value>.possible

  /// A time at which the recogniser wants to be asked again although nothing happened.
  var deadline: Double? { nil }

  /// True while a finished sequence may still be followed by another one that belongs to it (a second tap).
  var awaitsMore: Bool { false }

  func handle(_ event: _GestureEvent) {}

  /// Tells the callbacks what `phase` says. Called after every event once nothing keeps the gesture from acting.
  func deliver() {}

  /// The gesture was taken by another one.
  func cancel() { phase = .failed }
}

final class FailedRecognizer<Value>: _Recognizer<Value> {
  override init() {
    super.init()
    phase = .failed
  }
}

extension _GesturePhase {
  var value: Value? {
    switch self {
    case .active(let value), .ended(let value): value
    case .possible, .failed: nil
    }
  }

  var isFailed: Bool {
    if case .failed = self { return true }
    return false
  }

  var isEnded: Bool {
    if case .ended = self { return true }
    return false
  }

  var isActive: Bool {
    if case .active = self { return true }
    return false
  }

  var isPossible: Bool {
    if case .possible = self { return true }
    return false
  }

  func map<Other>(_ transform: (Value) -> Other) -> _GesturePhase<Other> {
    switch self {
    case .possible: .possible
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

// MARK: Taps and presses

/// One or more taps.
public struct TapGesture: Gesture {
  public var count: Int
  nonisolated public init(count: Int = 1) { self.count = count }
  public typealias Body = Never
  public func _makeRecognizer() -> _Recognizer<Void> {
    MapRecognizer(TapRecognizer(count: count)) { _ in () }
  }
}

/// One or more taps, with the place of the last one.
public struct SpatialTapGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }

  public var count: Int
  public var coordinateSpace: CoordinateSpace
  nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }
  @_disfavoredOverload
  nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }
  public typealias Body = Never
  public func _makeRecognizer() -> _Recognizer<Value> {
    let space = coordinateSpace
    return MapRecognizer(TapRecognizer(count: count)) { event in
      Value(location: event.node.convertPresented(event.location, to: space))
    }
  }
}

/// Limits within which a touch is a tap.
enum TapLimits {
  static let movement: CGFloat = 45
  static let duration = 0.75
  static let gap = 0.35
}

final class TapRecognizer: _Recognizer<_GestureEvent> {
  private let count: Int
  private var done = 0
  private var downAt: (location: CGPoint, time: Double)?
  private var lastUp: Double?

  init(count: Int) { self.count = max(count, 1) }

  override var deadline: Double? {
    if let downAt { return downAt.time + TapLimits.duration }
    return lastUp.map { $0 + TapLimits.gap }
  }

  override var awaitsMore: Bool { done > 0 && done < count && phase.isPossible }

  override func handle(_ event: _GestureEvent) {
    guard phase.isPossible else { return }
    switch event.kind {
    case .down:
      downAt = (event.globalLocation, event.time)
    case .moved:
      guard let downAt else { return }
      if distance(downAt.location, event.globalLocation) >= TapLimits.movement { phase = .failed }
    case .up:
      guard downAt != nil else { return }
      downAt = nil
      lastUp = event.time
      done += 1
      if done == count { phase = .ended(event) }
    case .cancelled:
      phase = .failed
    case .tick:
      if let deadline, event.time >= deadline { phase = .failed }
    case .magnify, .rotate:
      break
    }
  }
}

func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
  ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
}

/// A touch that stays.
public struct LongPressGesture: Gesture {
  public var minimumDuration: Double
  public var maximumDistance: CGFloat
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
  public typealias Body = Never
  public func _makeRecognizer() -> _Recognizer<Bool> {
    LongPressRecognizer(duration: minimumDuration, distance: maximumDistance)
  }
}

final class LongPressRecognizer: _Recognizer<Bool> {
  private let duration: Double
  private let maximumDistance: CGFloat
  private var downAt: (location: CGPoint, time: Double)?

  init(duration: Double, distance: CGFloat) {
    self.duration = duration
    maximumDistance = distance
  }

  override var deadline: Double? { downAt.map { $0.time + duration } }

  override func handle(_ event: _GestureEvent) {
    switch event.kind {
    case .down:
      downAt = (event.globalLocation, event.time)
      phase = duration <= 0 ? .ended(true) : .possible
    case .moved:
      guard let downAt, phase.isPossible else { return }
      if distance(downAt.location, event.globalLocation) > maximumDistance { phase = .failed }
    case .tick:
      guard let deadline, phase.isPossible else { return }
      if event.time >= deadline { phase = .ended(true) }
    case .up, .cancelled:
      if phase.isPossible { phase = .failed }
    case .magnify, .rotate:
      break
    }
  }
}

// MARK: Drags

/// A touch that moves.
public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    /// Points a second.
    public var velocity: CGSize

    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    public var predictedEndTranslation: CGSize {
      CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
    }
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
  }

  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace
  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
  @_disfavoredOverload
  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }
  public typealias Body = Never
  public func _makeRecognizer() -> _Recognizer<Value> {
    DragRecognizer(minimumDistance: minimumDistance, space: coordinateSpace)
  }
}

/// The speed of a pointer over the last tenth of a second.
struct VelocityTracker {
  private var samples: [(time: Double, location: CGPoint)] = []
  static let window = 0.1

  mutating func add(_ location: CGPoint, time: Double) {
    samples.append((time, location))
    samples.removeAll { time - $0.time > Self.window }
  }

  /// Points a second; zero if the pointer rested before `time`.
  func velocity(at time: Double) -> CGSize {
    let recent = samples.filter { time - $0.time <= Self.window }
    guard let first = recent.first, let last = recent.last, last.time - first.time > 0.001 else {
      return .zero
    }
    let span = CGFloat(last.time - first.time)
    return CGSize(
      width: (last.location.x - first.location.x) / span, height: (last.location.y - first.location.y) / span)
  }
}

final class DragRecognizer: _Recognizer<DragGesture.Value> {
  private let minimumDistance: CGFloat
  private let space: CoordinateSpace
  private var start: (location: CGPoint, global: CGPoint)?
  private var velocity = VelocityTracker()

  init(minimumDistance: CGFloat, space: CoordinateSpace) {
    self.minimumDistance = minimumDistance
    self.space = space
  }

  override func handle(_ event: _GestureEvent) {
    let location = event.node.convertPresented(event.location, to: space)
    switch event.kind {
    case .down:
      start = (location, event.globalLocation)
      velocity.add(event.globalLocation, time: event.time)
      if minimumDistance <= 0 { phase = .active(value(event, location)) }
    case .moved:
      guard let start else { return }
      velocity.add(event.globalLocation, time: event.time)
      if phase.isActive || distance(start.global, event.globalLocation) >= minimumDistance {
        phase = .active(value(event, location))
      }
    case .up:
      guard start != nil else { return }
      phase = phase.isActive ? .ended(value(event, location)) : .failed
    case .cancelled:
      phase = .failed
    case .tick, .magnify, .rotate:
      break
    }
  }

  private func value(_ event: _GestureEvent, _ location: CGPoint) -> DragGesture.Value {
    DragGesture.Value(
      time: event.date, location: location, startLocation: start?.location ?? location,
      velocity: velocity.velocity(at: event.time))
  }
}

// MARK: Two fingers

/// Two fingers that move apart or together.
public struct MagnifyGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public var minimumScaleDelta: CGFloat
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  public typealias Body = Never
  public func _makeRecognizer() -> _Recognizer<Value> {
    TwoFingerRecognizer(minimum: minimumScaleDelta, read: { $0.magnification }, rest: 1) {
      event, start, value, speed in
      Value(
        time: event.date, magnification: value, velocity: speed, startAnchor: start.anchor,
        startLocation: start.location)
    }
  }
}

/// Two fingers that turn.
public struct RotateGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public var minimumAngleDelta: Angle
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
  public typealias Body = Never
  public func _makeRecognizer() -> _Recognizer<Value> {
    TwoFingerRecognizer(
      minimum: CGFloat(minimumAngleDelta.radians), read: { $0.rotation }, rest: 0
    ) { event, start, value, speed in
      Value(
        time: event.date, rotation: .radians(Double(value)), velocity: .radians(Double(speed)),
        startAnchor: start.anchor, startLocation: start.location)
    }
  }
}

@available(*, deprecated, renamed: "MagnifyGesture")
public struct MagnificationGesture: Gesture {
  public var minimumScaleDelta: CGFloat
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  public typealias Body = Never
  public func _makeRecognizer() -> _Recognizer<CGFloat> {
    MapRecognizer(MagnifyGesture(minimumScaleDelta: minimumScaleDelta)._makeRecognizer()) { $0.magnification }
  }
}

@available(*, deprecated, renamed: "RotateGesture")
public struct RotationGesture: Gesture {
  public var minimumAngleDelta: Angle
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
  public typealias Body = Never
  public func _makeRecognizer() -> _Recognizer<Angle> {
    MapRecognizer(RotateGesture(minimumAngleDelta: minimumAngleDelta)._makeRecognizer()) { $0.rotation }
  }
}

final class TwoFingerRecognizer<Value>: _Recognizer<Value> {
  typealias Start = (location: CGPoint, anchor: UnitPoint)
  private let minimum: CGFloat
  private let read: (_GestureEvent) -> CGFloat
  private let rest: CGFloat
  private let make: (_GestureEvent, Start, CGFloat, CGFloat) -> Value
  private var start: Start?
  private var last: (value: CGFloat, time: Double)?

  init(
    minimum: CGFloat, read: @escaping (_GestureEvent) -> CGFloat, rest: CGFloat,
    make: @escaping (_GestureEvent, Start, CGFloat, CGFloat) -> Value
  ) {
    self.minimum = minimum
    self.read = read
    self.rest = rest
    self.make = make
  }

  override func handle(_ event: _GestureEvent) {
    guard event.kind == .magnify else {
      if event.kind == .cancelled { phase = .failed }
      return
    }
    let size = event.node.frame.size
    let start =
      start
      ?? (
        event.location,
        UnitPoint(x: event.location.x / max(size.width, 1), y: event.location.y / max(size.height, 1))
      )
    self.start = start
    let value = read(event)
    let span = last.map { event.time - $0.time } ?? 0
    let speed = span > 0.0001 ? (value - (last?.value ?? value)) / CGFloat(span) : 0
    last = (value, event.time)
    if event.isLast {
      phase = phase.isActive ? .ended(make(event, start, value, speed)) : .failed
    } else if phase.isActive || abs(value - rest) >= minimum {
      phase = .active(make(event, start, value, speed))
    }
  }
}
