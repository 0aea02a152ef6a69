/// Passes everything on unchanged and tells of it: the middle of handleEvents, print and breakpoint.
final class EventTap<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  /// What is called at each event, before it is passed on.
  struct Handlers {
    var subscription: ((any Subscription) -> Void)?
    var value: ((Input) -> Void)?
    var completion: ((Subscribers.Completion<Failure>) -> Void)?
    var cancel: (() -> Void)?
    var request: ((Subscribers.Demand) -> Void)?
    /// Told of the demand that the downstream returns from a value.
    var returned: ((Subscribers.Demand) -> Void)?
  }

  let description: String

  private let lock = Lock()
  private var state = SubscriberState.waiting
  private var downstream: Downstream?
  private var handlers: Handlers?

  init(_ description: String, downstream: Downstream, handlers: Handlers) {
    self.description = description
    self.downstream = downstream
    self.handlers = handlers
  }

  func receive(subscription: any Subscription) {
    current.handlers?.subscription?(subscription)
    lock.lock()
    guard let downstream, state.accept(subscription) else {
      lock.unlock()
      subscription.cancel()
      return
    }
    lock.unlock()
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    current.handlers?.value?(input)
    guard let downstream = current.downstream else { return .none }
    let more = downstream.receive(input)
    if more > .none {
      current.handlers?.returned?(more)
    }
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    current.handlers?.completion?(completion)
    end().downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    current.handlers?.request?(demand)
    current.subscription?.request(demand)
  }

  func cancel() {
    let ended = end()
    ended.handlers?.cancel?()
    ended.subscription?.cancel()
  }

  private var current: (handlers: Handlers?, downstream: Downstream?, subscription: (any Subscription)?) {
    lock.lock()
    defer { lock.unlock() }
    return (handlers, downstream, state.subscription)
  }

  private func end() -> (handlers: Handlers?, downstream: Downstream?, subscription: (any Subscription)?) {
    lock.lock()
    defer { lock.unlock() }
    let ended = (handlers, downstream, state.end())
    handlers = nil
    downstream = nil
    return ended
  }
}
