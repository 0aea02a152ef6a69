extension Publishers {
  /// How a buffer asks its upstream for values.
  public enum PrefetchStrategy: Equatable, Hashable, Sendable {
    /// As many as fit, and one more whenever one has left.
    case keepFull
    /// As many as there are.
    case byRequest
  }

  /// What a full buffer does with one more value.
  public enum BufferingStrategy<Failure: Error> {
    /// Drops it.
    case dropNewest
    /// Drops the oldest value to make room.
    case dropOldest
    /// Fails, after what is buffered.
    case customError(() -> Failure)
  }

  /// A publisher that keeps values until they are asked for.
  public struct Buffer<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let size: Int
    public let prefetch: PrefetchStrategy
    public let whenFull: BufferingStrategy<Failure>

    public init(
      upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        BufferSubscription(downstream: subscriber, size: size, prefetch: prefetch, whenFull: whenFull))
    }
  }
}

extension Publisher {
  /// Keeps values until they are asked for, at most so many.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}

private final class BufferSubscription<Downstream: Subscriber>:
  SerialSubscription<Downstream, Void>, Subscriber
{
  typealias Input = Downstream.Input

  private let size: Int
  private let prefetch: Publishers.PrefetchStrategy
  private let whenFull: Publishers.BufferingStrategy<Downstream.Failure>
  private var upstream = SubscriberState.waiting
  private var demand = Subscribers.Demand.none
  private var buffer = Queue<Input>()
  private var ending: Subscribers.Completion<Downstream.Failure>?

  init(
    downstream: Downstream, size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Downstream.Failure>
  ) {
    self.size = size
    self.prefetch = prefetch
    self.whenFull = whenFull
    super.init("Buffer", downstream: downstream)
  }

  func receive(subscription: any Subscription) {
    lock.lock()
    guard isActive, upstream.accept(subscription) else {
      lock.unlock()
      subscription.cancel()
      return
    }
    lock.unlock()
    announce()
    if lock.withLock({ isActive }) {
      subscription.request(prefetch == .keepFull ? .max(max(0, size)) : .unlimited)
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if store(input).isOverflow, case .customError(let error) = whenFull {
      let failure = Subscribers.Completion.failure(error())
      lock.withLock { upstream.end() }?.cancel()
      end(with: failure)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    _ = lock.withLock { upstream.end() }
    end(with: completion)
  }

  override func request(_ more: Subscribers.Demand) {
    lock.lock()
    demand += more
    flush()
    deliverAndUnlock()
  }

  override func didDeliver(from origin: Void, more: Subscribers.Demand) {
    if more > .none {
      request(more)
    }
    if prefetch == .keepFull {
      lock.withLock { upstream.subscription }?.request(.max(1))
    }
  }

  override func takeRemains() -> Remains {
    Remains(upstreams: upstream.end().map { [$0] } ?? [], others: [buffer.removeAll()])
  }

  private func end(with completion: Subscribers.Completion<Failure>) {
    lock.lock()
    if ending == nil {
      ending = completion
    }
    flush()
    deliverAndUnlock()
  }

  private func flush() {
    while isActive, demand > .none, let value = buffer.popFirst() {
      demand -= 1
      push(value, from: ())
    }
    if buffer.isEmpty, let ending {
      push(completion: ending)
    }
  }

  /// - Returns: Whether the value found no room, and a value that was dropped, to be released after the lock.
  private func store(_ input: Input) -> (isOverflow: Bool, dropped: Input?) {
    lock.lock()
    guard isActive, ending == nil else {
      lock.unlock()
      return (false, nil)
    }
    var dropped: Input?
    var isOverflow = false
    if demand > .none || buffer.count < size {
      buffer.append(input)
    } else if case .dropOldest = whenFull, size > 0 {
      dropped = buffer.popFirst()
      buffer.append(input)
    } else {
      isOverflow = true
    }
    flush()
    deliverAndUnlock()
    return (isOverflow, dropped)
  }
}
