extension Publishers {
  /// A publisher of the last value only, once the upstream has finished.
  public struct Last<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var last: Output?
      upstream.relay(
        "Last", to: subscriber, mode: .gather,
        onValue: {
          last = $0
          return $1.skip()
        },
        onFinish: { out in last.map { out.finish(with: $0) } ?? out.complete(.finished) })
    }
  }

  /// A publisher of the last value that a closure accepts, once the upstream has finished.
  public struct LastWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var last: Output?
      upstream.relay(
        "LastWhere", to: subscriber, mode: .gather,
        onValue: { [predicate] input, out in
          if predicate(input) { last = input }
          return out.skip()
        },
        onFinish: { out in last.map { out.finish(with: $0) } ?? out.complete(.finished) })
    }
  }

  /// A publisher of the last value that a closure, which may throw, accepts.
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    public let predicate: (Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      var last: Output?
      upstream.tryRelay(
        "TryLastWhere", to: subscriber, mode: .gather,
        onValue: { [predicate] input, out in
          if try predicate(input) { last = input }
          return out.skip()
        },
        onFinish: { out in last.map { out.finish(with: $0) } ?? out.complete(.finished) })
    }
  }
}

extension Publishers.Last: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Publishes the last value once this publisher has finished.
  public func last() -> Publishers.Last<Self> {
    Publishers.Last(upstream: self)
  }

  /// Publishes the last value that a closure accepts once this publisher has finished.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }

  /// Publishes the last value that a closure accepts; an error that it throws ends the publication.
  public func tryLast(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
}
