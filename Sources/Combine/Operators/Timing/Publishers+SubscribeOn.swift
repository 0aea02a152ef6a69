extension Publishers {
  /// A publisher that subscribes, requests and cancels on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let tap = SubscribeOnTap(downstream: subscriber) { [scheduler, options] in
        scheduler.schedule(options: options, $0)
      }
      scheduler.schedule(options: options) { [upstream] in upstream.subscribe(tap) }
    }
  }
}

extension Publisher {
  /// Has a scheduler subscribe to this publisher, request from it and cancel it.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}

private final class SubscribeOnTap<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let schedule: (@escaping () -> Void) -> Void
  private let lock = Lock()
  private var state = SubscriberState.waiting
  private var downstream: Downstream?

  init(downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
    self.downstream = downstream
    self.schedule = schedule
  }

  var description: String {
    "SubscribeOn"
  }

  func receive(subscription: any Subscription) {
    lock.lock()
    guard let downstream, state.accept(subscription) else {
      lock.unlock()
      subscription.cancel()
      return
    }
    lock.unlock()
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream = lock.withLock({ downstream }) else { return .none }
    let more = downstream.receive(input)
    if more > .none {
      request(more)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    end().downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    guard lock.withLock({ state.isSubscribed }) else { return }
    schedule {
      self.lock.withLock { self.state.subscription }?.request(demand)
    }
  }

  func cancel() {
    if let subscription = end().subscription {
      schedule { subscription.cancel() }
    }
  }

  private func end() -> (subscription: (any Subscription)?, downstream: Downstream?) {
    lock.lock()
    defer { lock.unlock() }
    let ended = (state.end(), downstream)
    downstream = nil
    return ended
  }
}
