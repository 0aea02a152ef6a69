/// Follows one upstream after another for one downstream: the middle of append, prepend, catch, retry and
/// switchToLatest.
///
/// Demand that one upstream has not met is asked of the next. Following another upstream cancels the one before.
final class SequentialSubscription<Downstream: Subscriber>: SerialSubscription<Downstream, Void> {
  private let onEnd: () -> Void
  private var isAnnounced = false
  private var demand = Subscribers.Demand.none
  private var leg = 0
  private var upstream: (any Subscription)?
  private var isSubscribing = false
  private var next: (() -> Void)?

  /// - Parameter onEnd: Called once when the downstream cancels or the stream ends.
  init(_ description: String, downstream: Downstream, onEnd: @escaping () -> Void = {}) {
    self.onEnd = onEnd
    super.init(description, downstream: downstream)
  }

  /// Gives the downstream its subscription now, and not when the first upstream answers.
  func announceEarly() {
    lock.withLock { isAnnounced = true }
    announce()
  }

  /// Subscribes to a publisher in place of the one followed so far.
  ///
  /// While it subscribes to one, others wait until that has returned, so that a chain of publishers that complete at
  /// once is a loop and not a recursion.
  ///
  /// - Parameter onCompletion: What to do when it completes; not called when another has taken its place.
  func follow<P: Publisher>(
    _ publisher: P, onCompletion: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Downstream.Input {
    let before = beginLeg { number in
      self.subscribe(to: publisher, leg: number, onCompletion: onCompletion)
    }
    before.upstream?.cancel()
    while let subscribe = takeNext() {
      subscribe()
      lock.withLock { isSubscribing = false }
    }
  }

  private func subscribe<P: Publisher>(
    to publisher: P, leg number: Int, onCompletion: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Downstream.Input {
    publisher.subscribe(
      AnySubscriber(
        receiveSubscription: { self.accept($0, leg: number) },
        receiveValue: { value in
          self.receive(value, leg: number)
          return .none
        },
        receiveCompletion: { completion in
          if self.endLeg(number).isCurrent {
            onCompletion(completion)
          }
        }))
  }

  override func request(_ more: Subscribers.Demand) {
    lock.lock()
    guard isActive else {
      lock.unlock()
      return
    }
    demand += more
    let upstream = upstream
    lock.unlock()
    upstream?.request(more)
  }

  override func takeRemains() -> Remains {
    defer {
      upstream = nil
      next = nil
    }
    leg += 1
    return Remains(upstreams: upstream.map { [$0] } ?? [], others: next.map { [$0] } ?? [])
  }

  override func didEnd() {
    onEnd()
  }

  /// Gives up the upstream followed so far and notes how to subscribe to the next; gives back what that replaces.
  private func beginLeg(
    subscribe: @escaping (_ number: Int) -> Void
  ) -> (upstream: (any Subscription)?, next: (() -> Void)?) {
    lock.lock()
    defer { lock.unlock() }
    guard isActive else { return (nil, nil) }
    leg += 1
    let number = leg
    let before = (upstream, next)
    upstream = nil
    next = { subscribe(number) }
    return before
  }

  private func takeNext() -> (() -> Void)? {
    lock.lock()
    defer { lock.unlock() }
    guard !isSubscribing, let subscribe = next else { return nil }
    next = nil
    isSubscribing = true
    return subscribe
  }

  private func endLeg(_ number: Int) -> (isCurrent: Bool, upstream: (any Subscription)?) {
    lock.lock()
    defer { lock.unlock() }
    guard number == leg, isActive else { return (false, nil) }
    leg += 1
    defer { upstream = nil }
    return (true, upstream)
  }

  private func accept(_ subscription: any Subscription, leg number: Int) {
    lock.lock()
    guard number == leg, isActive, upstream == nil else {
      lock.unlock()
      subscription.cancel()
      return
    }
    upstream = subscription
    let wasAnnounced = isAnnounced
    isAnnounced = true
    let owed = demand
    lock.unlock()
    if !wasAnnounced {
      announce()
    } else if owed > .none {
      subscription.request(owed)
    }
  }

  private func receive(_ value: Downstream.Input, leg number: Int) {
    lock.lock()
    guard number == leg, isActive else {
      lock.unlock()
      return
    }
    demand -= 1
    deliverAndUnlock(value, from: ())
  }
}
