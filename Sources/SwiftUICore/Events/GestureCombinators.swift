/// Changes the value of another recogniser.
final class MapRecognizer<Base, Value>: _Recognizer<Value> {
  private let base: _Recognizer<Base>
  private let transform: (Base) -> Value

  init(_ base: _Recognizer<Base>, _ transform: @escaping (Base) -> Value) {
    self.base = base
    self.transform = transform
  }

  override var deadline: Double? { base.deadline }
  override var awaitsMore: Bool { base.awaitsMore }

  override func handle(_ event: _GestureEvent) {
    base.handle(event)
    phase = base.phase.map(transform)
  }

  override func deliver() { base.deliver() }

  override func cancel() {
    base.cancel()
    phase = .failed
  }
}

/// Calls closures when another recogniser moves on.
final class CallbackRecognizer<Value>: _Recognizer<Value> {
  private let base: _Recognizer<Value>
  private let changed: ((Value, Value?) -> Void)?
  private let ended: ((Value) -> Void)?
  private let finished: (() -> Void)?
  private var last: Value?
  private var isFinished = false

  init(
    _ base: _Recognizer<Value>, changed: ((Value, Value?) -> Void)? = nil, ended: ((Value) -> Void)? = nil,
    finished: (() -> Void)? = nil
  ) {
    self.base = base
    self.changed = changed
    self.ended = ended
    self.finished = finished
  }

  override var deadline: Double? { base.deadline }
  override var awaitsMore: Bool { base.awaitsMore }

  override func handle(_ event: _GestureEvent) {
    guard !isFinished else { return }
    base.handle(event)
    phase = base.phase
  }

  /// Called once the dispatcher has decided that this gesture may act.
  override func deliver() {
    guard !isFinished else { return }
    base.deliver()
    switch phase {
    case .possible:
      break
    case .active(let value):
      changed?(value, last)
      last = value
    case .ended(let value):
      isFinished = true
      changed?(value, last)
      ended?(value)
      finished?()
    case .failed:
      finish()
    }
  }

  private func finish() {
    guard !isFinished else { return }
    isFinished = true
    finished?()
  }

  override func cancel() {
    base.cancel()
    phase = .failed
    finish()
  }
}

/// A gesture with callbacks or a changed value.
public struct _ModifiedGesture<Base: Gesture, Value>: Gesture {
  nonisolated(unsafe) let base: Base
  let wrap: @MainActor (_Recognizer<Base.Value>) -> _Recognizer<Value>
  public typealias Body = Never
  public func _makeRecognizer() -> _Recognizer<Value> { wrap(base._makeRecognizer()) }
}

public struct _ChangedGesture<Content: Gesture>: Gesture where Content.Value: Equatable {
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let action: (Content.Value) -> Void
  public typealias Body = Never
  public func _makeRecognizer() -> _Recognizer<Content.Value> {
    CallbackRecognizer(
      content._makeRecognizer(),
      changed: { new, old in
        if new != old { action(new) }
      })
  }
}

public struct _EndedGesture<Content: Gesture>: Gesture {
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let action: (Content.Value) -> Void
  public typealias Body = Never
  public func _makeRecognizer() -> _Recognizer<Content.Value> {
    CallbackRecognizer(content._makeRecognizer(), ended: action)
  }
}

/// State that holds while a gesture is under way, and then goes back to its initial value.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private var state: State<Value>
  fileprivate let initialValue: Value
  fileprivate let reset: (Value, inout Transaction) -> Void

  nonisolated public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }
  nonisolated public init(initialValue: Value) {
    state = State(wrappedValue: initialValue)
    self.initialValue = initialValue
    reset = { _, _ in }
  }
  nonisolated public init(wrappedValue: Value, resetTransaction: Transaction) {
    state = State(wrappedValue: wrappedValue)
    initialValue = wrappedValue
    reset = { _, transaction in transaction = resetTransaction }
  }
  nonisolated public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    state = State(wrappedValue: wrappedValue)
    initialValue = wrappedValue
    self.reset = reset
  }

  public var wrappedValue: Value { state.wrappedValue }
  public var projectedValue: GestureState<Value> { self }

  public mutating func _link(in context: inout _PropertyContext) { state._link(in: &context) }
  public static func _isEqual(_ lhs: GestureState, _ rhs: GestureState) -> Bool { true }

  fileprivate func set(_ value: Value, _ transaction: Transaction) {
    withTransaction(transaction) { state.wrappedValue = value }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  nonisolated public init() { self.init(initialValue: nil) }
}

public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  nonisolated(unsafe) public var base: Base
  nonisolated(unsafe) public var state: GestureState<State>
  nonisolated(unsafe) public var body_: (Base.Value, inout State, inout Transaction) -> Void
  public typealias Body = Never

  public func _makeRecognizer() -> _Recognizer<Base.Value> {
    let state = state
    let update = body_
    return CallbackRecognizer(
      base._makeRecognizer(),
      changed: { value, _ in
        var transaction = Transaction()
        transaction.isContinuous = true
        var new = state.wrappedValue
        update(value, &new, &transaction)
        state.set(new, transaction)
      },
      finished: {
        var transaction = Transaction()
        state.reset(state.wrappedValue, &transaction)
        state.set(state.initialValue, transaction)
      })
  }
}

public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  nonisolated(unsafe) public var first: First
  nonisolated(unsafe) public var second: Second
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  public typealias Body = Never
  public func _makeRecognizer() -> _Recognizer<Value> {
    SimultaneousRecognizer(first._makeRecognizer(), second._makeRecognizer()) { Value(first: $0, second: $1) }
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

final class SimultaneousRecognizer<First, Second, Value>: _Recognizer<Value> {
  private let first: _Recognizer<First>
  private let second: _Recognizer<Second>
  private let make: (First?, Second?) -> Value

  init(_ first: _Recognizer<First>, _ second: _Recognizer<Second>, make: @escaping (First?, Second?) -> Value) {
    self.first = first
    self.second = second
    self.make = make
  }

  override var deadline: Double? { [first.deadline, second.deadline].compactMap { $0 }.min() }

  override func handle(_ event: _GestureEvent) {
    if first.phase.isPossible || first.phase.isActive { first.handle(event) }
    if second.phase.isPossible || second.phase.isActive { second.handle(event) }
    if first.phase.isFailed, second.phase.isFailed {
      phase = .failed
    } else if (first.phase.isEnded || first.phase.isFailed) && (second.phase.isEnded || second.phase.isFailed) {
      phase = .ended(make(first.phase.value, second.phase.value))
    } else if first.phase.value != nil || second.phase.value != nil {
      phase = .active(make(first.phase.value, second.phase.value))
    }
  }

  override func deliver() {
    first.deliver()
    second.deliver()
  }

  override func cancel() {
    first.cancel()
    second.cancel()
    phase = .failed
  }
}

public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  nonisolated(unsafe) public var first: First
  nonisolated(unsafe) public var second: Second
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  public typealias Body = Never
  public func _makeRecognizer() -> _Recognizer<Value> {
    SequenceRecognizer(
      first._makeRecognizer(), second._makeRecognizer(), makeFirst: { .first($0) },
      makeSecond: { .second($0, $1) })
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

final class SequenceRecognizer<First, Second, Value>: _Recognizer<Value> {
  private let first: _Recognizer<First>
  private let second: _Recognizer<Second>
  private let makeFirst: (First) -> Value
  private let makeSecond: (First, Second?) -> Value
  private var firstValue: First?
  private var lastDown: _GestureEvent?

  init(
    _ first: _Recognizer<First>, _ second: _Recognizer<Second>, makeFirst: @escaping (First) -> Value,
    makeSecond: @escaping (First, Second?) -> Value
  ) {
    self.first = first
    self.second = second
    self.makeFirst = makeFirst
    self.makeSecond = makeSecond
  }

  override var deadline: Double? { firstValue == nil ? first.deadline : second.deadline }

  override func handle(_ event: _GestureEvent) {
    if event.kind == .down { lastDown = event }
    guard let firstValue else {
      first.handle(event)
      switch first.phase {
      case .possible: break
      case .active(let value): phase = .active(makeFirst(value))
      case .ended(let value):
        firstValue = value
        // The touch is still there: the second gesture starts with it.
        if event.kind != .up, var down = lastDown {
          down.location = event.location
          down.globalLocation = event.globalLocation
          down.time = event.time
          second.handle(down)
        }
        phase = .active(makeSecond(value, second.phase.value))
      case .failed: phase = .failed
      }
      return
    }
    second.handle(event)
    switch second.phase {
    case .possible: phase = .active(makeSecond(firstValue, nil))
    case .active(let value): phase = .active(makeSecond(firstValue, value))
    case .ended(let value): phase = .ended(makeSecond(firstValue, value))
    case .failed: phase = .failed
    }
  }

  override func deliver() {
    first.deliver()
    if firstValue != nil { second.deliver() }
  }

  override func cancel() {
    first.cancel()
    second.cancel()
    phase = .failed
  }
}

public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  nonisolated(unsafe) public var first: First
  nonisolated(unsafe) public var second: Second
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  public typealias Body = Never
  public func _makeRecognizer() -> _Recognizer<Value> {
    ExclusiveRecognizer(
      first._makeRecognizer(), second._makeRecognizer(), makeFirst: { .first($0) },
      makeSecond: { .second($0) })
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

final class ExclusiveRecognizer<First, Second, Value>: _Recognizer<Value> {
  private let first: _Recognizer<First>
  private let second: _Recognizer<Second>
  private let makeFirst: (First) -> Value
  private let makeSecond: (Second) -> Value

  init(
    _ first: _Recognizer<First>, _ second: _Recognizer<Second>, makeFirst: @escaping (First) -> Value,
    makeSecond: @escaping (Second) -> Value
  ) {
    self.first = first
    self.second = second
    self.makeFirst = makeFirst
    self.makeSecond = makeSecond
  }

  override var deadline: Double? { [first.deadline, second.deadline].compactMap { $0 }.min() }
  override var awaitsMore: Bool { first.awaitsMore || (first.phase.isFailed && second.awaitsMore) }

  override func handle(_ event: _GestureEvent) {
    if first.phase.isPossible || first.phase.isActive { first.handle(event) }
    if second.phase.isPossible || second.phase.isActive { second.handle(event) }
    switch first.phase {
    case .active(let value):
      second.cancel()
      phase = .active(makeFirst(value))
    case .ended(let value):
      second.cancel()
      phase = .ended(makeFirst(value))
    case .failed: phase = second.phase.map(makeSecond)
    case .possible: break
    }
  }

  override func deliver() {
    if !first.phase.isFailed {
      if !first.phase.isPossible { first.deliver() }
    } else {
      second.deliver()
    }
  }

  override func cancel() {
    first.cancel()
    second.cancel()
    phase = .failed
  }
}

extension Gesture {
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> where Value: Equatable {
    _ChangedGesture(content: self, action: action)
  }
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body_: body)
  }
  public func map<T>(_ body: @escaping (Value) -> T) -> _ModifiedGesture<Self, T> {
    _ModifiedGesture(base: self) { MapRecognizer($0, body) }
  }
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// A gesture of any type.
public struct AnyGesture<Value>: Gesture {
  private let make: @MainActor () -> _Recognizer<Value>
  public typealias Body = Never
  public init<T: Gesture>(_ gesture: T) where T.Value == Value { make = { gesture._makeRecognizer() } }
  public func _makeRecognizer() -> _Recognizer<Value> { make() }
}
