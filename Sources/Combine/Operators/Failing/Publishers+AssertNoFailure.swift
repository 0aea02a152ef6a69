extension Publishers {
  /// A publisher that stops the program where the upstream fails.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    public let upstream: Upstream
    public let file: StaticString
    public let line: UInt
    public let prefix: String

    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      upstream.relayCompletion(
        nil, to: subscriber,
        onCompletion: { [prefix, file, line] completion, out in
          if case .failure(let error) = completion {
            let label = prefix.isEmpty ? "" : prefix + ": "
            fatalError("\(label)\(error)", file: file, line: line)
          }
          return out.complete(.finished)
        })
    }
  }
}

extension Publisher {
  /// Stops the program with a message where this publisher fails, and passes on everything else.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}
