extension Publishers {
  /// A publisher of the one result of combining all values, once the upstream has finished.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public init(
      upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var result = initial
      upstream.relay(
        "Reduce", to: subscriber, mode: .gather,
        onValue: { [nextPartialResult] input, out in
          result = nextPartialResult(result, input)
          return out.skip()
        },
        onFinish: { out in out.finish(with: result) })
    }
  }

  /// A publisher of the one result of combining all values, by a closure that may throw.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      var result = initial
      upstream.tryRelay(
        "TryReduce", to: subscriber, mode: .gather,
        onValue: { [nextPartialResult] input, out in
          result = try nextPartialResult(result, input)
          return out.skip()
        },
        onFinish: { out in out.finish(with: result) })
    }
  }
}

extension Publisher {
  /// Combines all values and publishes the result once this publisher has finished.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Combines all values and publishes the result once this publisher has finished; an error that the closure
  /// throws ends the publication.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
