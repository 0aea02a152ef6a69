extension Publishers {
  /// A publisher of the value that comes first in an order, once the upstream has finished.
  public struct Comparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// Whether the first value, which is newer, takes the place of the second.
    public let areInIncreasingOrder: (Output, Output) -> Bool

    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Output, Output) -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var best: Output?
      upstream.relay(
        "Comparison", to: subscriber, mode: .gather,
        onValue: { [areInIncreasingOrder] input, out in
          if let current = best, !areInIncreasingOrder(input, current) { return out.skip() }
          best = input
          return out.skip()
        },
        onFinish: { out in best.map { out.finish(with: $0) } ?? out.complete(.finished) })
    }
  }

  /// A publisher of the value that comes first in an order, by a closure that may throw.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    /// Whether the first value, which is newer, takes the place of the second.
    public let areInIncreasingOrder: (Output, Output) throws -> Bool

    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Output, Output) throws -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      var best: Output?
      upstream.tryRelay(
        "TryComparison", to: subscriber, mode: .gather,
        onValue: { [areInIncreasingOrder] input, out in
          if let current = best, try !areInIncreasingOrder(input, current) { return out.skip() }
          best = input
          return out.skip()
        },
        onFinish: { out in best.map { out.finish(with: $0) } ?? out.complete(.finished) })
    }
  }
}

extension Publisher {
  /// Publishes the smallest value once this publisher has finished; nothing where there is none.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Publishes the smallest value, by a closure that may throw.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Publishes the largest value once this publisher has finished; nothing where there is none.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }

  /// Publishes the largest value, by a closure that may throw.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
  }
}

extension Publisher where Output: Comparable {
  /// Publishes the smallest value once this publisher has finished; nothing where there is none.
  public func min() -> Publishers.Comparison<Self> {
    min(by: <)
  }

  /// Publishes the largest value once this publisher has finished; nothing where there is none.
  public func max() -> Publishers.Comparison<Self> {
    max(by: <)
  }
}
