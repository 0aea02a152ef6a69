/// The subscription of a publisher that has one value at hand: delivers it when first asked, then completes.
final class OnceSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  let description: String

  private let value: Downstream.Input
  private let lock = Lock()
  private var downstream: Downstream?
  private var isDelivering = false

  init(_ value: Downstream.Input, to downstream: Downstream, description: String) {
    self.value = value
    self.downstream = downstream
    self.description = description
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    guard demand > .none, !isDelivering, let downstream else {
      lock.unlock()
      return
    }
    isDelivering = true
    lock.unlock()
    _ = downstream.receive(value)
    end()?.receive(completion: .finished)
  }

  func cancel() {
    _ = end()
  }

  private func end() -> Downstream? {
    lock.lock()
    defer { lock.unlock() }
    let ended = downstream
    downstream = nil
    return ended
  }
}
