/// Passes each event on from a scheduler: the middle of receive(on:) and delay.
///
/// Events keep their order on schedulers that run closures concurrently, too.
final class ScheduledSubscription<Downstream: Subscriber>: SerialSubscription<Downstream, Void>, Subscriber {
  typealias Input = Downstream.Input

  private enum Pending {
    case value(Input)
    case completion(Subscribers.Completion<Failure>)
  }

  private let schedule: (@escaping () -> Void) -> Void
  private var upstream = SubscriberState.waiting
  private var pending = Queue<Pending>()

  /// - Parameter schedule: Has the scheduler run a closure when an event that comes now is due.
  init(_ description: String, downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
    self.schedule = schedule
    super.init(description, downstream: downstream)
  }

  func receive(subscription: any Subscription) {
    lock.lock()
    guard isActive, upstream.accept(subscription) else {
      lock.unlock()
      subscription.cancel()
      return
    }
    lock.unlock()
    announce()
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    enqueue(.value(input))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    _ = lock.withLock { upstream.end() }
    enqueue(.completion(completion))
  }

  override func request(_ more: Subscribers.Demand) {
    lock.withLock { upstream.subscription }?.request(more)
  }

  override func takeRemains() -> Remains {
    Remains(upstreams: upstream.end().map { [$0] } ?? [], others: [pending.removeAll()])
  }

  private func enqueue(_ event: Pending) {
    lock.lock()
    guard isActive else {
      lock.unlock()
      return
    }
    pending.append(event)
    lock.unlock()
    schedule { self.deliverFirst() }
  }

  private func deliverFirst() {
    lock.lock()
    switch pending.popFirst() {
    case .value(let value):
      deliverAndUnlock(value, from: ())
    case .completion(let completion):
      push(completion: completion)
      deliverAndUnlock()
    case nil:
      lock.unlock()
    }
  }
}
