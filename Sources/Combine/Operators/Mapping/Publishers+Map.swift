extension Publishers {
  /// A publisher that changes each value.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.relay(nil, to: subscriber, onValue: { [transform] in $1.send(transform($0)) })
    }

    public func map<Result>(_ transform: @escaping (Output) -> Result) -> Map<Upstream, Result> {
      Map<Upstream, Result>(upstream: upstream) { [first = self.transform] in transform(first($0)) }
    }

    public func tryMap<Result>(_ transform: @escaping (Output) throws -> Result) -> TryMap<Upstream, Result> {
      TryMap(upstream: upstream) { [first = self.transform] in try transform(first($0)) }
    }
  }

  /// A publisher that changes each value with a closure that may throw.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    public let upstream: Upstream
    public let transform: (Upstream.Output) throws -> Output

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      upstream.tryRelay("TryMap", to: subscriber, onValue: { [transform] in try $1.send(transform($0)) })
    }

    public func map<Result>(_ transform: @escaping (Output) -> Result) -> TryMap<Upstream, Result> {
      TryMap<Upstream, Result>(upstream: upstream) { [first = self.transform] in transform(try first($0)) }
    }

    public func tryMap<Result>(_ transform: @escaping (Output) throws -> Result) -> TryMap<Upstream, Result> {
      TryMap<Upstream, Result>(upstream: upstream) { [first = self.transform] in try transform(first($0)) }
    }
  }
}

extension Publisher {
  /// Changes each value with a closure.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Changes each value with a closure; an error that it throws ends the publication.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }

  /// Replaces nil with a value.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }
}
