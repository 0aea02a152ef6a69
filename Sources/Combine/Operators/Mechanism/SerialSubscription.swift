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
  private final var link: Link<Downstream>?
  private final var isCompleting = false
  private final var outbox: Outbox<Event>

  /// - Parameter isOpen: False where events can come before the downstream has its subscription; see `announce()`.
  init(_ description: String, downstream: Downstream, isOpen: Bool = true) {
    self.description = description
    link = Link(downstream)
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
    link != nil && !isCompleting
  }

  /// Whether the downstream still waits, for its subscription and its completion at least. To be read under the lock.
  final var hasDownstream: Bool {
    link != nil
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
    guard let link = lock.withLock({ link }) else { return }
    link.downstream.receive(subscription: self)
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

  /// Delivers what has been pushed, and gives up the lock.
  final func deliverAndUnlock() {
    let begun = outbox.begin()
    lock.unlock()
    guard begun else { return }
    while deliverNext() {}
  }

  /// Delivers a value, and gives up the lock. To be called while active.
  final func deliverAndUnlock(_ value: Output, from origin: Origin) {
    guard let link, outbox.beginDirectly() else {
      push(value, from: origin)
      deliverAndUnlock()
      return
    }
    lock.unlock()
    didDeliver(from: origin, more: link.downstream.receive(value))
    lock.lock()
    guard !outbox.isEmpty else {
      outbox.end()
      lock.unlock()
      return
    }
    lock.unlock()
    while deliverNext() {}
  }

  final func cancel() {
    let (link, remains, _) = end()
    for upstream in remains.upstreams {
      upstream.cancel()
    }
    if link != nil {
      didEnd()
    }
  }

  // One event a call, so that what it held is released only after the lock is.
  private func deliverNext() -> Bool {
    lock.lock()
    guard let event = outbox.next(), let link else {
      outbox.end()
      lock.unlock()
      return false
    }
    lock.unlock()
    switch event {
    case .value(let value, let origin):
      didDeliver(from: origin, more: link.downstream.receive(value))
    case .completion(let completion):
      let (link, remains, _) = end()
      for upstream in remains.upstreams {
        upstream.cancel()
      }
      if let link {
        didEnd()
        link.downstream.receive(completion: completion)
      }
    }
    return true
  }

  private func end() -> (link: Link<Downstream>?, remains: Remains, events: Queue<Event>?) {
    lock.lock()
    defer { lock.unlock() }
    guard let link else { return (nil, Remains(), nil) }
    self.link = nil
    return (link, takeRemains(), outbox.removeAll())
  }
}
