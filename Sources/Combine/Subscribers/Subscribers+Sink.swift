extension Subscribers {
  /// A subscriber that asks for all values at once and gives them to closures.
  ///
  /// The closures are released when the publisher completes or the sink is cancelled.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
    private let lock = Lock()
    private var state = SubscriberState.waiting
    private var onValue: (Input) -> Void
    private var onCompletion: (Subscribers.Completion<Failure>) -> Void

    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      onCompletion = receiveCompletion
      onValue = receiveValue
    }

    /// The closure that gets each value.
    public var receiveValue: (Input) -> Void {
      lock.withLock { onValue }
    }

    /// The closure that gets the completion.
    public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
      lock.withLock { onCompletion }
    }

    public var description: String {
      "Sink"
    }

    public func receive(subscription: any Subscription) {
      if lock.withLock({ state.accept(subscription) }) {
        subscription.request(.unlimited)
      } else {
        subscription.cancel()
      }
    }

    public func receive(_ input: Input) -> Subscribers.Demand {
      lock.lock()
      let onValue = onValue
      lock.unlock()
      onValue(input)
      return .none
    }

    public func receive(completion: Subscribers.Completion<Failure>) {
      guard let (_, onCompletion) = end() else { return }
      onCompletion(completion)
    }

    public func cancel() {
      let (subscription, _) = end() ?? (nil, { _ in })
      subscription?.cancel()
    }

    private func end() -> ((any Subscription)?, (Subscribers.Completion<Failure>) -> Void)? {
      lock.lock()
      guard !state.hasEnded else {
        lock.unlock()
        return nil
      }
      let subscription = state.end()
      let closures = (onValue, onCompletion)
      onValue = { _ in }
      onCompletion = { _ in }
      lock.unlock()
      return (subscription, closures.1)
    }
  }
}

extension Publisher {
  /// Attaches closures to this publisher and asks for all its values.
  ///
  /// - Returns: A token; the closures are not called any more once it is cancelled or released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Attaches a closure to this publisher and asks for all its values.
  ///
  /// - Returns: A token; the closure is not called any more once it is cancelled or released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
