/// The middle of an operator that has one upstream and answers each event with at most one of its own.
///
/// Two closures say what the operator does; they run outside all locks, one at a time, and never after the
/// downstream has cancelled or completed. Operators that keep state capture it in a variable and must not hold on
/// to it while they call user code, which may send into the same stream.
final class TransformSubscription<Input, Failure: Error, Downstream: Subscriber>:
  Subscriber, Subscription, CustomStringConvertible
{
  typealias Result = Emission<Downstream.Input, Downstream.Failure>

  /// How demand travels.
  enum Mode {
    /// What the downstream asks for is asked of the upstream.
    case relay
    /// All is asked of the upstream at once; what is emitted waits for demand.
    case gather
    /// So many of the upstream's values make one of the downstream's.
    case group(of: Int)
  }

  private enum State {
    case waiting
    case active(any Subscription)
    case holding(Downstream.Input)
    case delivering
    case ended
  }

  let description: String
  private let mode: Mode
  private let onValue: (Input) -> Result
  private let onCompletion: (Subscribers.Completion<Failure>) -> Result

  private let lock = Lock()
  private var state = State.waiting
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none

  init(
    _ description: String, downstream: Downstream, mode: Mode = .relay,
    onValue: @escaping (Input) -> Result,
    onCompletion: @escaping (Subscribers.Completion<Failure>) -> Result
  ) {
    self.description = description
    self.downstream = downstream
    self.mode = mode
    self.onValue = onValue
    self.onCompletion = onCompletion
  }

  func receive(subscription: any Subscription) {
    lock.lock()
    guard case .waiting = state, let downstream else {
      lock.unlock()
      subscription.cancel()
      return
    }
    state = .active(subscription)
    lock.unlock()
    downstream.receive(subscription: self)
    if case .gather = mode, isActive {
      subscription.request(.unlimited)
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard isActive else { return .none }
    switch onValue(input) {
    case .none:
      if case .relay = mode { return .max(1) }
      return .none
    case .value(let output):
      return pass(output)
    case .last(let output):
      finish(with: output, cancelling: true)
    case .finished:
      complete(.finished, cancelling: true)
    case .failure(let error):
      complete(.failure(error), cancelling: true)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard isActive else { return }
    switch onCompletion(completion) {
    case .none, .finished:
      complete(.finished, cancelling: false)
    case .value(let output), .last(let output):
      finish(with: output, cancelling: false)
    case .failure(let error):
      complete(.failure(error), cancelling: false)
    }
  }

  func request(_ more: Subscribers.Demand) {
    guard more > .none else { return }
    lock.lock()
    switch state {
    case .active(let upstream):
      demand += more
      lock.unlock()
      let forUpstream = upstreamDemand(for: more)
      if forUpstream > .none {
        upstream.request(forUpstream)
      }
    case .holding:
      lock.unlock()
      release()
    case .waiting, .delivering, .ended:
      lock.unlock()
    }
  }

  func cancel() {
    end().upstream?.cancel()
  }

  private var isActive: Bool {
    lock.lock()
    defer { lock.unlock() }
    if case .active = state { return true }
    return false
  }

  private func pass(_ output: Downstream.Input) -> Subscribers.Demand {
    lock.lock()
    guard case .active = state, let downstream else {
      lock.unlock()
      return .none
    }
    demand -= 1
    lock.unlock()
    let more = downstream.receive(output)
    guard more > .none else { return .none }
    lock.withLock { demand += more }
    return upstreamDemand(for: more)
  }

  private func upstreamDemand(for demand: Subscribers.Demand) -> Subscribers.Demand {
    switch mode {
    case .relay: demand
    case .gather: .none
    case .group(let size): demand * size
    }
  }

  /// Delivers a last value now, or when it is asked for.
  private func finish(with output: Downstream.Input, cancelling: Bool) {
    lock.lock()
    guard case .active(let upstream) = state else {
      lock.unlock()
      return
    }
    state = .holding(output)
    let isWanted = demand > .none
    lock.unlock()
    if cancelling {
      upstream.cancel()
    }
    if isWanted {
      release()
    }
  }

  private func release() {
    lock.lock()
    guard case .holding(let output) = state, let downstream else {
      lock.unlock()
      return
    }
    state = .delivering
    lock.unlock()
    _ = downstream.receive(output)
    end().downstream?.receive(completion: .finished)
  }

  private func complete(_ completion: Subscribers.Completion<Downstream.Failure>, cancelling: Bool) {
    let ended = end()
    if cancelling {
      ended.upstream?.cancel()
    }
    ended.downstream?.receive(completion: completion)
  }

  private func end() -> (upstream: (any Subscription)?, downstream: Downstream?, held: Downstream.Input?) {
    lock.lock()
    defer { lock.unlock() }
    let ended = (state, downstream)
    state = .ended
    downstream = nil
    switch ended.0 {
    case .active(let upstream): return (upstream, ended.1, nil)
    case .holding(let output): return (nil, ended.1, output)
    case .waiting, .delivering, .ended: return (nil, ended.1, nil)
    }
  }
}
