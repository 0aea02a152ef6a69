extension Publishers {
  /// A publisher that says whether a value is among the upstream's.
  public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let output: Upstream.Output

    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
      upstream.relay(
        "Contains", to: subscriber, mode: .gather,
        onValue: { [output] in $0 == output ? $1.finish(with: true) : $1.skip() },
        onFinish: { out in out.finish(with: false) })
    }
  }

  /// A publisher that says whether a closure accepts one of the upstream's values.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
      upstream.relay(
        "ContainsWhere", to: subscriber, mode: .gather,
        onValue: { [predicate] in predicate($0) ? $1.finish(with: true) : $1.skip() },
        onFinish: { out in out.finish(with: false) })
    }
  }

  /// A publisher that says whether a closure, which may throw, accepts one of the upstream's values.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error

    public let upstream: Upstream
    public let predicate: (Upstream.Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == any Error {
      upstream.tryRelay(
        "TryContainsWhere", to: subscriber, mode: .gather,
        onValue: { [predicate] in try predicate($0) ? $1.finish(with: true) : $1.skip() },
        onFinish: { out in out.finish(with: false) })
    }
  }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}

extension Publisher where Output: Equatable {
  /// Publishes true as soon as a value comes, or false when this publisher finishes without it.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}

extension Publisher {
  /// Publishes true as soon as a closure accepts a value, or false when this publisher finishes.
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// Publishes true as soon as a closure accepts a value; an error that it throws ends the publication.
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
}
