extension Publishers {
  /// A publisher that leaves out values equal to the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Output, Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var last: Output?
      upstream.relay(
        "RemoveDuplicates", to: subscriber,
        onValue: { [predicate] input, out in
          if let last, predicate(last, input) { return out.skip() }
          last = input
          return out.send(input)
        })
    }
  }

  /// A publisher that leaves out values equal to the one before, by a closure that may throw.
  public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    public let predicate: (Output, Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output, Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      var last: Output?
      upstream.tryRelay(
        "TryRemoveDuplicates", to: subscriber,
        onValue: { [predicate] input, out in
          if let last, try predicate(last, input) { return out.skip() }
          last = input
          return out.send(input)
        })
    }
  }
}

extension Publisher {
  /// Leaves out values that a closure finds equal to the one passed on before.
  ///
  /// - Parameter predicate: Gets the last value passed on and the new one.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// Leaves out values that a closure finds equal to the one passed on before; an error that it throws ends the
  /// publication.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out values equal to the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}
