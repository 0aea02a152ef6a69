/// The middle of an operator that has one upstream and answers each event with at most one of its own.
///
/// Two closures say what the operator does, by calling one of the methods under "Answers". They run outside all
/// locks, one at a time, and never after the downstream has cancelled or completed. Operators that keep state
/// capture it in a variable and must not hold on to it while they call user code, which may send into the same
/// stream.
final class TransformSubscription<Input, Failure: Error, Downstream: Subscriber>:
  Subscriber, Subscription, CustomStringConvertible
{
  /// How demand travels.
  enum Mode {
    /// What the downstream asks for is asked of the upstream.
    case relay
    /// All is asked of the upstream at once; what is emitted waits for demand.
    case gather
    /// So many of the upstream's values make one of the downstream's.
    case group(of: Int)
  }

  private let name: String?
  private let mode: Mode
  private let onValue: (Input, TransformSubscription) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>, TransformSubscription) -> Subscribers.Demand

  private let lock = Lock()
  private var link: Link<Downstream>?
  private var upstream = SubscriberState.waiting
  private var demand = Subscribers.Demand.none
  private var isHolding = false
  // Kept last: its size depends on the type, and the places of what follows would too.
  private var held: Downstream.Input?

  /// - Parameters:
  ///   - name: Nil for the operators that Apple's platforms show as their upstream when printed.
  ///   - onValue: Answers a value, and returns what the answer returns: the demand for the upstream.
  ///   - onCompletion: Answers the upstream's completion likewise.
  init(
    _ name: String?, downstream: Downstream, mode: Mode = .relay,
    onValue: @escaping (Input, TransformSubscription) -> Subscribers.Demand,
    onCompletion: @escaping (Subscribers.Completion<Failure>, TransformSubscription) -> Subscribers.Demand
  ) {
    self.name = name
    link = Link(downstream)
    self.mode = mode
    self.onValue = onValue
    self.onCompletion = onCompletion
  }

  /// The operator's name, or the upstream's description where the operator has none.
  var description: String {
    name ?? lock.withLock { upstream.subscription }.map { "\($0)" } ?? "Subscription"
  }

  // MARK: Upstream

  func receive(subscription: any Subscription) {
    lock.lock()
    guard let link, upstream.accept(subscription) else {
      lock.unlock()
      subscription.cancel()
      return
    }
    lock.unlock()
    link.downstream.receive(subscription: self)
    if case .gather = mode, isActive {
      subscription.request(.unlimited)
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    isActive ? onValue(input, self) : .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let (wasActive, _) = endUpstream()
    if wasActive {
      _ = onCompletion(completion, self)
    }
  }

  // MARK: Downstream

  func request(_ more: Subscribers.Demand) {
    guard more > .none else { return }
    lock.lock()
    demand += more
    let subscription = upstream.subscription
    let isHolding = isHolding
    lock.unlock()
    if isHolding {
      deliverHeld()
    } else if let subscription {
      let forUpstream = upstreamDemand(for: more)
      if forUpstream > .none {
        subscription.request(forUpstream)
      }
    }
  }

  func cancel() {
    end().upstream?.cancel()
  }

  // MARK: Answers

  /// Passes a value on.
  func send(_ output: Downstream.Input) -> Subscribers.Demand {
    lock.lock()
    guard let link else {
      lock.unlock()
      return .none
    }
    demand -= 1
    lock.unlock()
    let more = link.downstream.receive(output)
    guard more > .none else { return .none }
    lock.withLock { demand += more }
    return upstreamDemand(for: more)
  }

  /// Passes nothing on. The value does not count against the demand.
  func skip() -> Subscribers.Demand {
    if case .relay = mode { .max(1) } else { .none }
  }

  /// Passes a last value on, now or when it is asked for, and ends.
  func finish(with output: Downstream.Input) -> Subscribers.Demand {
    let (subscription, isWanted) = hold(output)
    subscription?.cancel()
    if isWanted {
      deliverHeld()
    }
    return .none
  }

  /// Ends.
  func complete(_ completion: Subscribers.Completion<Downstream.Failure>) -> Subscribers.Demand {
    let ended = end()
    ended.upstream?.cancel()
    ended.link?.downstream.receive(completion: completion)
    return .none
  }

  // MARK: State

  private var isActive: Bool {
    lock.lock()
    defer { lock.unlock() }
    return !upstream.hasEnded
  }

  private func upstreamDemand(for demand: Subscribers.Demand) -> Subscribers.Demand {
    switch mode {
    case .relay: demand
    case .gather: .none
    case .group(let size): demand * size
    }
  }

  private func hold(_ output: Downstream.Input) -> (upstream: (any Subscription)?, isWanted: Bool) {
    lock.lock()
    defer { lock.unlock() }
    let subscription = upstream.end()
    guard link != nil, !isHolding else { return (subscription, false) }
    held = output
    isHolding = true
    return (subscription, demand > .none)
  }

  private func deliverHeld() {
    lock.lock()
    guard isHolding, let output = held, let link else {
      lock.unlock()
      return
    }
    isHolding = false
    held = nil
    lock.unlock()
    _ = link.downstream.receive(output)
    end().link?.downstream.receive(completion: .finished)
  }

  private func endUpstream() -> (wasActive: Bool, subscription: (any Subscription)?) {
    lock.lock()
    defer { lock.unlock() }
    let wasActive = !upstream.hasEnded
    return (wasActive, upstream.end())
  }

  private func end() -> (upstream: (any Subscription)?, link: Link<Downstream>?, held: Downstream.Input?) {
    lock.lock()
    defer { lock.unlock() }
    let ended = (upstream.end(), link, isHolding ? held : nil)
    link = nil
    if isHolding {
      isHolding = false
      held = nil
    }
    return ended
  }
}
