extension Publishers {
  /// A publisher of the values of the newest of the publishers that its upstream publishes.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where Upstream.Output == P, Upstream.Failure == P.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(LatestSwitch<P, S>(downstream: subscriber))
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Publishes the values of the newest publisher among this one's values, and cancels the one before.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Publishes the values of the newest publisher among this one's values, which cannot fail themselves.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>,
      Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Publishes the values of the newest publisher among this one's values, where only those can fail.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  /// Publishes the values of the newest publisher among this one's values, where nothing can fail.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

/// The subscriber of the publisher of publishers.
private final class LatestSwitch<P: Publisher, Downstream: Subscriber>: Subscriber
where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
  typealias Input = P
  typealias Failure = P.Failure

  private let lock = Lock()
  private var state = SubscriberState.waiting
  private var chain: SequentialSubscription<Downstream>?
  private var downstream: Downstream?
  private var latest = 0
  private var isFollowing = false

  init(downstream: Downstream) {
    self.downstream = downstream
  }

  func receive(subscription: any Subscription) {
    lock.lock()
    guard let downstream, state.accept(subscription) else {
      lock.unlock()
      subscription.cancel()
      return
    }
    let chain = SequentialSubscription("SwitchToLatest", downstream: downstream) {
      self.end().upstream?.cancel()
    }
    self.chain = chain
    self.downstream = nil
    lock.unlock()
    chain.announceEarly()
    if lock.withLock({ state.isSubscribed }) {
      subscription.request(.unlimited)
    }
  }

  func receive(_ input: P) -> Subscribers.Demand {
    lock.lock()
    guard state.isSubscribed, let chain else {
      lock.unlock()
      return .none
    }
    latest += 1
    isFollowing = true
    let number = latest
    lock.unlock()
    chain.follow(input) { completion in self.innerDidComplete(number, completion, chain) }
    return .none
  }

  func receive(completion: Subscribers.Completion<P.Failure>) {
    let (isFollowing, chain, _) = endOuter()
    switch completion {
    case .finished where isFollowing: break
    case .finished, .failure: chain?.complete(completion)
    }
  }

  private func endOuter() -> (Bool, SequentialSubscription<Downstream>?, (any Subscription)?) {
    lock.lock()
    defer { lock.unlock() }
    return (isFollowing, chain, state.end())
  }

  private func innerDidComplete(
    _ number: Int, _ completion: Subscribers.Completion<P.Failure>,
    _ chain: SequentialSubscription<Downstream>
  ) {
    lock.lock()
    if number == latest {
      isFollowing = false
    }
    let isLast = state.hasEnded && !isFollowing
    lock.unlock()
    switch completion {
    case .finished where !isLast: break
    case .finished, .failure: chain.complete(completion)
    }
  }

  private func end() -> (upstream: (any Subscription)?, chain: SequentialSubscription<Downstream>?) {
    lock.lock()
    defer { lock.unlock() }
    let ended = (state.end(), chain)
    chain = nil
    return ended
  }
}
