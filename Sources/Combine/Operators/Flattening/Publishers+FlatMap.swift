extension Publishers {
  /// A publisher of the values of all publishers that a closure makes of the upstream's values.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// How many of the made publishers are subscribed to at a time.
    public let maxPublishers: Subscribers.Demand
    public let transform: (Upstream.Output) -> NewPublisher

    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let merging = MergingSubscription("FlatMap", downstream: subscriber, maxChildren: maxPublishers)
      upstream.subscribe(
        FlatMapOuter<Upstream.Output, NewPublisher, S>(merging: merging, transform: transform))
    }
  }
}

/// The subscriber of the publisher whose values are made into publishers.
private final class FlatMapOuter<Input, NewPublisher: Publisher, Downstream: Subscriber>: Subscriber
where NewPublisher.Output == Downstream.Input, NewPublisher.Failure == Downstream.Failure {
  typealias Failure = Downstream.Failure

  private let merging: MergingSubscription<Downstream>
  private let transform: (Input) -> NewPublisher

  init(merging: MergingSubscription<Downstream>, transform: @escaping (Input) -> NewPublisher) {
    self.merging = merging
    self.transform = transform
  }

  func receive(subscription: any Subscription) {
    merging.start(outer: subscription)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if merging.wantsMore {
      merging.merge(transform(input))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    merging.closeOuter(completion)
  }
}

extension Publisher {
  /// Makes each value into a publisher and publishes the values of all of them as they come.
  ///
  /// - Parameter maxPublishers: How many of them are subscribed to at a time.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Makes each value into a publisher that cannot fail and publishes the values of all of them as they come.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) {
      transform($0).setFailureType(to: Failure.self)
    }
  }
}

extension Publisher where Failure == Never {
  /// Makes each value into a publisher that may fail and publishes the values of all of them as they come.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    Publishers.FlatMap(
      upstream: setFailureType(to: P.Failure.self), maxPublishers: maxPublishers, transform: transform)
  }

  /// Makes each value into a publisher and publishes the values of all of them as they come; nothing can fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}
