extension Publishers {
  /// A publisher of the number of values, once the upstream has finished.
  public struct Count<Upstream: Publisher>: Publisher {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Failure {
      var count = 0
      upstream.relay(
        "Count", to: subscriber, mode: .gather,
        onValue: { _, out in
          count += 1
          return out.skip()
        },
        onFinish: { out in out.finish(with: count) })
    }
  }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Publishes the number of values once this publisher has finished.
  public func count() -> Publishers.Count<Self> {
    Publishers.Count(upstream: self)
  }
}
