extension Subscribers {
  /// A subscriber that asks for all values at once and sets an object's property to each.
  ///
  /// The object is kept alive until the publisher completes or the subscriber is cancelled.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
    public typealias Failure = Never

    private let lock = Lock()
    private var state = SubscriberState.waiting
    private var target: Root?

    /// The property that is set.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      target = object
      self.keyPath = keyPath
    }

    /// The object whose property is set; nil once the subscription has ended.
    public var object: Root? {
      lock.withLock { target }
    }

    public var description: String {
      "Assign \(Root.self)"
    }

    public func receive(subscription: any Subscription) {
      if lock.withLock({ state.accept(subscription) }) {
        subscription.request(.unlimited)
      } else {
        subscription.cancel()
      }
    }

    public func receive(_ value: Input) -> Subscribers.Demand {
      lock.lock()
      let object = state.isSubscribed ? target : nil
      lock.unlock()
      object?[keyPath: keyPath] = value
      return .none
    }

    public func receive(completion: Subscribers.Completion<Never>) {
      _ = end()
    }

    public func cancel() {
      end()?.cancel()
    }

    private func end() -> (any Subscription)? {
      lock.lock()
      let subscription = state.end()
      let object = target
      target = nil
      lock.unlock()
      return withExtendedLifetime(object) { subscription }
    }
  }
}

extension Publisher where Failure == Never {
  /// Sets a property of an object to each value.
  ///
  /// The object is kept alive until the publisher completes or the returned token is cancelled or released.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
