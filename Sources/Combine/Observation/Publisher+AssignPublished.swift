extension Publisher where Failure == Never {
  /// Sets a published property to each value, for as long as the property lives.
  ///
  /// No token is needed, and neither the property nor its object is kept alive.
  public func assign(to published: inout Published<Output>.Publisher) {
    let feed = PublishedFeed(published.storage)
    published.storage.keep(feed)
    subscribe(feed)
  }
}

/// The subscriber that sets a published property.
final class PublishedFeed<Value>: Subscriber, CustomStringConvertible {
  typealias Input = Value
  typealias Failure = Never

  private let lock = Lock()
  private var state = SubscriberState.waiting
  private weak var storage: PublishedStorage<Value>?

  init(_ storage: PublishedStorage<Value>) {
    self.storage = storage
  }

  var description: String {
    "PublishedSubscriber"
  }

  func receive(subscription: any Subscription) {
    if lock.withLock({ state.accept(subscription) }) {
      subscription.request(.unlimited)
    } else {
      subscription.cancel()
    }
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    if lock.withLock({ state.isSubscribed }) {
      storage?.value = input
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {
    _ = end()
    storage?.drop(self)
  }

  func cancel() {
    end()?.cancel()
  }

  private func end() -> (any Subscription)? {
    lock.withLock { state.end() }
  }
}
