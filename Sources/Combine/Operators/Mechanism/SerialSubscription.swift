/// The base of the operators that have more than one source of events: several upstreams, or a scheduler.
///
/// It sees to it that the downstream gets one event at a time, in the order in which they were pushed, nothing after
/// it has cancelled, and the completion last. A subclass keeps its own state under the same lock.
class SerialSubscription<Downstream: Subscriber, Origin>: Subscription, CustomStringConvertible {
  typealias Output = Downstream.Input
  typealias Failure = Downstream.Failure

  private enum Event {
    case value(Output, Origin)
    case completion(Subscribers.Completion<Failure>)
  }

  /// What a subscription lets go of when it ends.
  struct Remains {
    /// To be cancelled.
    var upstreams: [any Subscription] = []
    /// To be released, after the lock.
    var others: [Any] = []
  }

  final let description: String
  final let lock = Lock()

  // Guarded by the lock.
  private(set) final var downstream: Downstream?
  private final var isCompleting = false
  private final var outbox: Outbox<Event>

  /// - Parameter isOpen: False where events can come before the downstream has its subscription; see `announce()`.
  init(_ description: String, downstream: Downstream, isOpen: Bool = true) {
    self.description = description
    self.downstream = downstream
    outbox = Outbox(isOpen: isOpen)
  }

  // MARK: For subclasses to override

  func request(_ more: Subscribers.Demand) {
    preconditionFailure("implemented by the subclass")
  }

  /// The downstream has taken a value and asks for more.
  func didDeliver(from origin: Origin, more: Subscribers.Demand) {
    if more > .none {
      request(more)
    }
  }

  /// Empties the subclass's state, once, under the lock.
  func takeRemains() -> Remains {
    Remains()
  }

  /// Called once, without the lock, after the downstream has cancelled and before it gets the completion.
  func didEnd() {}

  // MARK: For subclasses to use

  /// Whether more may be pushed. To be read under the lock.
  final var isActive: Bool {
    downstream != nil && !isCompleting
  }

  /// To be called under the lock, while active.
  final func push(_ value: Output, from origin: Origin) {
    outbox.push(.value(value, origin))
  }

  /// To be called under the lock. A second completion is dropped.
  final func push(completion: Subscribers.Completion<Failure>) {
    guard isActive else { return }
    isCompleting = true
    outbox.push(.completion(completion))
  }

  final func complete(_ completion: Subscribers.Completion<Failure>) {
    lock.lock()
    push(completion: completion)
    deliverAndUnlock()
  }

  /// Gives the downstream its subscription. Events that come before it asks for something wait until it has it.
  final func announce() {
    guard let downstream = lock.withLock({ downstream }) else { return }
    downstream.receive(subscription: self)
    open()
  }

  final func open() {
    lock.lock()
    guard !outbox.isOpen else {
      lock.unlock()
      return
    }
    outbox.isOpen = true
    deliverAndUnlock()
  }

  final func deliverAndUnlock() {
    let begun = outbox.begin()
    lock.unlock()
    guard begun else { return }
    while deliverNext() {}
  }

  final func cancel() {
    let (downstream, remains, _) = end()
    for upstream in remains.upstreams {
      upstream.cancel()
    }
    if downstream != nil {
      didEnd()
    }
  }

  // One event a call, so that what it held is released only after the lock is.
  private func deliverNext() -> Bool {
    lock.lock()
    guard let event = outbox.next(), let downstream else {
      outbox.end()
      lock.unlock()
      return false
    }
    lock.unlock()
    switch event {
    case .value(let value, let origin):
      didDeliver(from: origin, more: downstream.receive(value))
    case .completion(let completion):
      let (downstream, remains, _) = end()
      for upstream in remains.upstreams {
        upstream.cancel()
      }
      if let downstream {
        didEnd()
        downstream.receive(completion: completion)
      }
    }
    return true
  }

  private func end() -> (downstream: Downstream?, remains: Remains, events: (Event?, Queue<Event>)) {
    lock.lock()
    defer { lock.unlock() }
    guard let downstream else { return (nil, Remains(), (nil, Queue())) }
    self.downstream = nil
    return (downstream, takeRemains(), outbox.removeAll())
  }
}
