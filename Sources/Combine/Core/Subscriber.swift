/// A type that receives values and a completion from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The kind of values received.
  associatedtype Input

  /// The kind of error received; `Never` if none can be.
  associatedtype Failure: Error

  /// Tells the subscriber that it is attached and may request values.
  func receive(subscription: any Subscription)

  /// Gives the subscriber a value.
  ///
  /// - Returns: How many values more are wanted, added to those already requested.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Tells the subscriber that nothing more will come.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Tells the subscriber that an event without a value happened.
  public func receive() -> Subscribers.Demand {
    receive(())
  }
}

/// A namespace for types that have to do with subscribers.
public enum Subscribers {}
