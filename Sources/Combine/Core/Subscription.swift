/// The connection of one subscriber to one publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for values; demands add up. A demand of none asks for nothing and is ignored.
  func request(_ demand: Subscribers.Demand)
}

/// A namespace for ready-made subscriptions.
public enum Subscriptions {
  /// A subscription that never delivers anything, for publishers that complete at once.
  public static var empty: any Subscription {
    EmptySubscription.shared
  }
}

private final class EmptySubscription: Subscription, CustomStringConvertible, Sendable {
  static let shared = EmptySubscription()

  var description: String {
    "Empty"
  }

  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}
