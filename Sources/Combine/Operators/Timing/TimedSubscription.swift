/// The base of the operators that take all that comes and decide by a scheduler's clock what to pass on.
class TimedSubscription<Input, Downstream: Subscriber>: SerialSubscription<Downstream, Void>, Subscriber {
  // Guarded by the lock.
  final var demand = Subscribers.Demand.none
  private final var upstream = SubscriberState.waiting

  // MARK: For subclasses to override

  /// The upstream has answered and the downstream has its subscription.
  func didSubscribe() {}

  func receive(_ input: Input) -> Subscribers.Demand {
    preconditionFailure("implemented by the subclass")
  }

  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    preconditionFailure("implemented by the subclass")
  }

  /// What else to release when the subscription ends; called under the lock.
  func takeValues() -> [Any] {
    []
  }

  // MARK: Common

  final func receive(subscription: any Subscription) {
    lock.lock()
    guard isActive, upstream.accept(subscription) else {
      lock.unlock()
      subscription.cancel()
      return
    }
    lock.unlock()
    announce()
    if lock.withLock({ isActive }) {
      didSubscribe()
      subscription.request(.unlimited)
    }
  }

  final func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    _ = lock.withLock { upstream.end() }
    finish(completion)
  }

  override func request(_ more: Subscribers.Demand) {
    lock.withLock { demand += more }
  }

  final override func takeRemains() -> Remains {
    Remains(upstreams: upstream.end().map { [$0] } ?? [], others: takeValues())
  }

  /// Pushes a value if one is wanted. To be called under the lock, while active.
  final func pushIfWanted(_ value: Downstream.Input) {
    guard demand > .none else { return }
    demand -= 1
    push(value, from: ())
  }
}
