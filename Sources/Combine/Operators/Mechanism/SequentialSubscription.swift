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
  /// - Parameter onCompletion: What to do when it completes; not called when another has taken its place.
  func follow<P: Publisher>(
    _ publisher: P, onCompletion: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Downstream.Input {
    guard let (number, before) = beginLeg() else { return }
    before?.cancel()
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
    defer { upstream = nil }
    leg += 1
    return Remains(upstreams: upstream.map { [$0] } ?? [])
  }

  override func didEnd() {
    onEnd()
  }

  private func beginLeg() -> (number: Int, before: (any Subscription)?)? {
    lock.lock()
    defer { lock.unlock() }
    guard isActive else { return nil }
    leg += 1
    defer { upstream = nil }
    return (leg, upstream)
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
