/// Where a subscriber stands with its one subscription.
enum SubscriberState {
  case waiting
  case subscribed(any Subscription)
  case ended

  /// Accepts the first subscription; false when there is one already or the subscriber has ended.
  mutating func accept(_ subscription: any Subscription) -> Bool {
    guard case .waiting = self else { return false }
    self = .subscribed(subscription)
    return true
  }

  /// Ends, giving the subscription if there was one.
  mutating func end() -> (any Subscription)? {
    let before = self
    self = .ended
    guard case .subscribed(let subscription) = before else { return nil }
    return subscription
  }

  var subscription: (any Subscription)? {
    if case .subscribed(let subscription) = self { subscription } else { nil }
  }

  var isSubscribed: Bool {
    if case .subscribed = self { true } else { false }
  }

  var hasEnded: Bool {
    if case .ended = self { true } else { false }
  }
}
