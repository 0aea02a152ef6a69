extension Publishers {
  /// A publisher that leaves out a number of values at the start.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var remaining = count
      upstream.relay(
        "Drop", to: subscriber,
        onValue: { input, out in
          guard remaining > 0 else { return out.send(input) }
          remaining -= 1
          return out.skip()
        })
    }
  }

  /// A publisher that leaves out the values before the first that a closure rejects.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var isDropping = true
      upstream.relay(
        "DropWhile", to: subscriber,
        onValue: { [predicate] input, out in
          if isDropping, predicate(input) { return out.skip() }
          isDropping = false
          return out.send(input)
        })
    }
  }

  /// A publisher that leaves out the values before the first that a closure, which may throw, rejects.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    public let predicate: (Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      var isDropping = true
      upstream.tryRelay(
        "TryDropWhile", to: subscriber,
        onValue: { [predicate] input, out in
          if isDropping, try predicate(input) { return out.skip() }
          isDropping = false
          return out.send(input)
        })
    }
  }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Leaves out so many values at the start.
  ///
  /// - Precondition: `count` is not negative.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    precondition(count >= 0, "count must not be negative")
    return Publishers.Drop(upstream: self, count: count)
  }

  /// Leaves out the values before the first that a closure rejects.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// Leaves out the values before the first that a closure rejects; an error that it throws ends the publication.
  public func tryDrop(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}
