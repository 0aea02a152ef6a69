extension Publishers {
  /// A publisher that says whether a closure accepts all of the upstream's values.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
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
        "AllSatisfy", to: subscriber, mode: .gather,
        onValue: { [predicate] in predicate($0) ? $1.skip() : $1.finish(with: false) },
        onFinish: { out in out.finish(with: true) })
    }
  }

  /// A publisher that says whether a closure, which may throw, accepts all of the upstream's values.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
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
        "TryAllSatisfy", to: subscriber, mode: .gather,
        onValue: { [predicate] in try predicate($0) ? $1.skip() : $1.finish(with: false) },
        onFinish: { out in out.finish(with: true) })
    }
  }
}

extension Publisher {
  /// Publishes false as soon as a closure rejects a value, or true when this publisher finishes.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  /// Publishes false as soon as a closure rejects a value; an error that it throws ends the publication.
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}
