/// Makes pairs of the values of two publishers: the middle of zip and combineLatest.
///
/// Longer tuples are pairs of pairs.
final class PairSubscription<A, B, Downstream: Subscriber>: SerialSubscription<Downstream, Void>
where Downstream.Input == (A, B) {
  /// Which values make a pair.
  enum Matching {
    /// The first of the one with the first of the other, and so on.
    case inOrder
    /// Each new value with the other publisher's newest.
    case latest
  }

  /// One of the two publishers; guarded by the lock.
  private final class Side<Value> {
    var state = SubscriberState.waiting
    var values = Queue<Value>()
  }

  private let matching: Matching
  private var demand = Subscribers.Demand.none
  private let left = Side<A>()
  private let right = Side<B>()
  private var owesLatest = false

  init(_ description: String, matching: Matching, downstream: Downstream) {
    self.matching = matching
    super.init(description, downstream: downstream, isOpen: false)
  }

  func start<P: Publisher, Q: Publisher>(_ a: P, _ b: Q)
  where P.Output == A, Q.Output == B, P.Failure == Downstream.Failure, Q.Failure == Downstream.Failure {
    a.subscribe(subscriber(for: left))
    b.subscribe(subscriber(for: right))
    announce()
  }

  override func request(_ more: Subscribers.Demand) {
    guard more > .none else { return }
    open()
    lock.lock()
    guard isActive else {
      lock.unlock()
      return
    }
    demand += more
    if owesLatest, let pair = takePair() {
      push(pair, from: ())
    }
    let upstreams = [left.state.subscription, right.state.subscription]
    deliverAndUnlock()
    for upstream in upstreams {
      upstream?.request(more)
    }
  }

  override func takeRemains() -> Remains {
    Remains(
      upstreams: [left.state.end(), right.state.end()].compactMap { $0 },
      others: [left.values.removeAll(), right.values.removeAll()])
  }

  private func subscriber<Value>(for side: Side<Value>) -> AnySubscriber<Value, Downstream.Failure> {
    AnySubscriber(
      receiveSubscription: { self.accept($0, for: side) },
      receiveValue: { value in
        _ = self.store(value, in: side)
        return .none
      },
      receiveCompletion: { _ = self.finish(side, $0) })
  }

  private func accept<Value>(_ subscription: any Subscription, for side: Side<Value>) {
    lock.lock()
    guard isActive, side.state.accept(subscription) else {
      lock.unlock()
      subscription.cancel()
      return
    }
    let owed = demand
    lock.unlock()
    if owed > .none {
      subscription.request(owed)
    }
  }

  /// Stores a value and delivers the pair that it makes; gives the value it replaced.
  private func store<Value>(_ value: Value, in side: Side<Value>) -> Value? {
    lock.lock()
    guard isActive else {
      lock.unlock()
      return nil
    }
    var replaced: Value?
    switch matching {
    case .inOrder: side.values.append(value)
    case .latest: replaced = side.values.replaceFirst(with: value)
    }
    if let pair = takePair() {
      deliverAndUnlock(pair, from: ())
    } else {
      lock.unlock()
    }
    if matching == .inOrder {
      finishIfDone()
    }
    return replaced
  }

  private func takePair() -> (A, B)? {
    guard let a = left.values.first, let b = right.values.first else { return nil }
    switch matching {
    case .inOrder:
      _ = (left.values.popFirst(), right.values.popFirst())
    case .latest:
      owesLatest = demand == .none
      if owesLatest { return nil }
    }
    demand -= 1
    return (a, b)
  }

  private func finishIfDone() {
    lock.lock()
    guard isActive else {
      lock.unlock()
      return
    }
    completeIfDone()
    deliverAndUnlock()
  }

  private func completeIfDone() {
    let isDone =
      switch matching {
      case .inOrder:
        left.state.hasEnded && left.values.isEmpty || right.state.hasEnded && right.values.isEmpty
      case .latest:
        left.state.hasEnded && right.state.hasEnded
      }
    if isDone {
      push(completion: .finished)
    }
  }

  private func finish<Value>(
    _ side: Side<Value>, _ completion: Subscribers.Completion<Downstream.Failure>
  ) -> (any Subscription)? {
    lock.lock()
    let subscription = side.state.end()
    switch completion {
    case .finished: completeIfDone()
    case .failure: push(completion: completion)
    }
    deliverAndUnlock()
    return subscription
  }
}
