/// The subscriber that passes a publisher's events to a subject.
final class SubjectFeed<Target: Subject>: Subscriber, Subscription, CustomStringConvertible {
  typealias Input = Target.Output
  typealias Failure = Target.Failure

  private let lock = Lock()
  private var state = SubscriberState.waiting
  private var target: Target?

  init(_ target: Target) {
    self.target = target
  }

  var description: String {
    "Subject"
  }

  func receive(subscription: any Subscription) {
    lock.lock()
    let accepted = state.accept(subscription)
    let target = target
    lock.unlock()
    if accepted {
      target?.send(subscription: self)
    } else {
      subscription.cancel()
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.lock()
    let target = state.isSubscribed ? target : nil
    lock.unlock()
    target?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let (_, target) = end()
    target?.send(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    guard case .subscribed(let subscription) = state else {
      lock.unlock()
      return
    }
    lock.unlock()
    subscription.request(demand)
  }

  func cancel() {
    let (subscription, _) = end()
    subscription?.cancel()
  }

  private func end() -> ((any Subscription)?, Target?) {
    lock.lock()
    let ended = (state.end(), target)
    target = nil
    lock.unlock()
    return ended
  }
}
