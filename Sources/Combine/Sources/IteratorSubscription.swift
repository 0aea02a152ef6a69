/// The subscription of a publisher that has all its values at hand: delivers as many as are asked for, then a
/// completion as soon as none are left.
final class IteratorSubscription<Iterator: IteratorProtocol, Downstream: Subscriber>:
  Subscription, CustomStringConvertible
where Downstream.Input == Iterator.Element {
  let description: String
  private let completion: Subscribers.Completion<Downstream.Failure>

  private let lock = Lock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var isDelivering = false
  // Used only by the one who delivers.
  private var iterator: Iterator
  private var next: Iterator.Element?

  /// Gives the downstream a subscription, or a completion as well if there are no values.
  static func start(
    _ iterator: Iterator, then completion: Subscribers.Completion<Downstream.Failure> = .finished,
    to downstream: Downstream, description: String
  ) {
    var iterator = iterator
    guard let first = iterator.next() else {
      downstream.receive(subscription: Subscriptions.empty)
      downstream.receive(completion: completion)
      return
    }
    downstream.receive(
      subscription: IteratorSubscription(
        first: first, rest: iterator, completion: completion, downstream: downstream,
        description: description))
  }

  private init(
    first: Iterator.Element, rest: Iterator, completion: Subscribers.Completion<Downstream.Failure>,
    downstream: Downstream, description: String
  ) {
    next = first
    iterator = rest
    self.completion = completion
    self.downstream = downstream
    self.description = description
  }

  func request(_ more: Subscribers.Demand) {
    guard more > .none else { return }
    lock.lock()
    demand += more
    guard downstream != nil, !isDelivering else {
      lock.unlock()
      return
    }
    isDelivering = true
    lock.unlock()
    while deliverNext() {}
  }

  func cancel() {
    _ = end()
  }

  private func deliverNext() -> Bool {
    lock.lock()
    guard let downstream, demand > .none else {
      isDelivering = false
      lock.unlock()
      return false
    }
    demand -= 1
    lock.unlock()
    guard let value = next else { return false }
    next = iterator.next()
    let more = downstream.receive(value)
    if next == nil {
      end()?.receive(completion: completion)
      return false
    }
    if more > .none {
      lock.withLock { demand += more }
    }
    return true
  }

  private func end() -> Downstream? {
    lock.lock()
    defer { lock.unlock() }
    let ended = downstream
    downstream = nil
    return ended
  }
}
