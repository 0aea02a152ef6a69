extension Publishers {
  /// A publisher that changes each value and leaves out those that become nil.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output?

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.relay(
        "CompactMap", to: subscriber,
        onValue: { [transform] in
          guard let output = transform($0) else { return $1.skip() }
          return $1.send(output)
        })
    }
  }

  /// A publisher that changes each value with a closure that may throw and leaves out those that become nil.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    public let upstream: Upstream
    public let transform: (Upstream.Output) throws -> Output?

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      upstream.tryRelay(
        "TryCompactMap", to: subscriber,
        onValue: { [transform] in
          guard let output = try transform($0) else { return $1.skip() }
          return $1.send(output)
        })
    }
  }
}

extension Publisher {
  /// Changes each value with a closure and leaves out those for which it returns nil.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Changes each value with a closure and leaves out those for which it returns nil; an error that it throws ends
  /// the publication.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}
