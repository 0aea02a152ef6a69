extension Optional {
  /// A publisher of the wrapped value, or of nothing.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never

    /// The value to publish.
    public let output: Wrapped?

    public init(_ output: Wrapped?) {
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
      if let output {
        subscriber.receive(subscription: OnceSubscription(output, to: subscriber, description: "Optional"))
      } else {
        Empty().subscribe(subscriber)
      }
    }
  }

  /// A publisher of the wrapped value, or of nothing.
  public var publisher: Publisher {
    Publisher(self)
  }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
