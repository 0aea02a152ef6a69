/// Passes on values before or after another publisher's first value: the middle of prefix and drop
/// (untilOutputFrom).
final class UntilSubscription<Downstream: Subscriber>: SerialSubscription<Downstream, Void>, Subscriber {
  typealias Input = Downstream.Input

  /// Which values pass.
  enum Passing {
    case before
    case after
  }

  private let passing: Passing
  private var upstream = SubscriberState.waiting
  private var trigger = SubscriberState.waiting
  private var hasTriggered = false

  init(_ description: String, passing: Passing, downstream: Downstream) {
    self.passing = passing
    super.init(description, downstream: downstream, isOpen: false)
  }

  /// Subscribes to the other publisher, for one value.
  ///
  /// - Parameter end: How this stream ends when the other publisher completes without a value; nil if it goes on.
  func await<P: Publisher>(
    _ other: P, end: @escaping (Subscribers.Completion<P.Failure>) -> Subscribers.Completion<Failure>?
  ) {
    other.subscribe(
      AnySubscriber(
        receiveSubscription: { subscription in
          if self.lock.withLock({ self.isActive && self.trigger.accept(subscription) }) {
            subscription.request(.max(1))
          } else {
            subscription.cancel()
          }
        },
        receiveValue: { _ in
          self.fire()
          return .none
        },
        receiveCompletion: { completion in
          let hadValue = self.endTrigger().hasTriggered
          if !hadValue, let completion = end(completion) {
            self.complete(completion)
          }
        }))
  }

  func receive(subscription: any Subscription) {
    lock.lock()
    guard hasDownstream, upstream.accept(subscription) else {
      lock.unlock()
      subscription.cancel()
      return
    }
    lock.unlock()
    announce()
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.lock()
    guard isActive else {
      lock.unlock()
      return .none
    }
    guard hasTriggered == (passing == .after) else {
      lock.unlock()
      return .max(1)
    }
    deliverAndUnlock(input, from: ())
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    _ = lock.withLock { upstream.end() }
    complete(completion)
  }

  override func request(_ more: Subscribers.Demand) {
    open()
    lock.withLock { upstream.subscription }?.request(more)
  }

  override func takeRemains() -> Remains {
    Remains(upstreams: [trigger.end(), upstream.end()].compactMap { $0 })
  }

  private func fire() {
    let (subscription, wasTriggered) = endTrigger()
    lock.lock()
    hasTriggered = true
    lock.unlock()
    subscription?.cancel()
    if passing == .before, !wasTriggered {
      complete(.finished)
    }
  }

  private func endTrigger() -> (subscription: (any Subscription)?, hasTriggered: Bool) {
    lock.lock()
    defer { lock.unlock() }
    return (trigger.end(), hasTriggered)
  }
}
