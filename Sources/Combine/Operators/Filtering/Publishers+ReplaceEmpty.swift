extension Publishers {
  /// A publisher that has at least one value: a given one where the upstream finishes without any.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let output: Output

    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var isEmpty = true
      upstream.relay(
        "ReplaceEmpty", to: subscriber,
        onValue: { input, out in
          isEmpty = false
          return out.send(input)
        },
        onFinish: { [output] out in isEmpty ? out.finish(with: output) : out.complete(.finished) })
    }
  }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publisher {
  /// Publishes a value where this publisher finishes without one. A failure is passed on.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}
