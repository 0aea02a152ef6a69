/// A publisher of one value, which cannot fail.
public struct Just<Output>: Publisher, CustomStringConvertible {
  public typealias Failure = Never

  /// The value.
  public let output: Output

  public init(_ output: Output) {
    self.output = output
  }

  public var description: String {
    "Just"
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(
      subscription: OnceSubscription(output, to: subscriber, description: description))
  }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}
