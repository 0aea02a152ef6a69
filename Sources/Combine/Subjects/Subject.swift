/// A publisher that values can be sent into from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)

  /// Ends the publication for all subscribers. What is sent later is dropped.
  func send(completion: Subscribers.Completion<Failure>)

  /// Gives the subject a subscription to request values from.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends an event without a value.
  public func send() {
    send(())
  }
}
