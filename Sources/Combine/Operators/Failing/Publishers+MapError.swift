extension Publishers {
  /// A publisher that changes the error of a failure.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output

    public let upstream: Upstream
    public let transform: (Upstream.Failure) -> Failure

    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
      self.init(upstream: upstream, transform: map)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.relayCompletion(
        nil, to: subscriber,
        onCompletion: { [transform] completion, out in
          switch completion {
          case .finished: out.complete(.finished)
          case .failure(let error): out.complete(.failure(transform(error)))
          }
        })
    }
  }
}

extension Publisher {
  /// Changes the error of a failure with a closure.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }
}
