extension Publishers {
  /// A publisher of one array of all values, once the upstream has finished.
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var values: Output = []
      upstream.relay(
        "Collect", to: subscriber, mode: .gather,
        onValue: { input, out in
          values.append(input)
          return out.skip()
        },
        onFinish: { out in out.finish(with: values) })
    }
  }

  /// A publisher of arrays of so many values each; the last may be shorter.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var values: Output = []
      upstream.relay(
        "CollectByCount", to: subscriber, mode: .group(of: count),
        onValue: { [count] input, out in
          values.append(input)
          guard values.count >= count else { return out.skip() }
          let group = values
          values = []
          return out.send(group)
        },
        onFinish: { out in values.isEmpty ? out.complete(.finished) : out.finish(with: values) })
    }
  }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}
extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Publishes one array of all values once this publisher has finished.
  ///
  /// The memory it takes is not bounded. A failure drops what was collected.
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect(upstream: self)
  }

  /// Publishes arrays of so many values each; the last may be shorter. A failure drops an unfinished array.
  ///
  /// - Precondition: `count` is greater than zero.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    precondition(count > 0, "count must be greater than zero")
    return Publishers.CollectByCount(upstream: self, count: count)
  }
}
