extension Publishers {
  /// A publisher that ends when no value has come for a while.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?
    /// Makes the error to fail with; nil to finish.
    public let customError: (() -> Failure)?

    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let scheduled = ScheduledSubscription("Timeout", downstream: subscriber) { [scheduler, options] in
        scheduler.schedule(options: options, $0)
      }
      upstream.subscribe(
        TimeoutSubscription(
          downstream: scheduled, interval: interval, scheduler: scheduler, options: options,
          customError: customError))
    }
  }
}

extension Publisher {
  /// Ends when no value has come for a while, by a scheduler's clock. The scheduler also passes on the events.
  ///
  /// - Parameter customError: Makes the error to fail with; if nil, this publisher finishes.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
  }
}

private final class TimeoutSubscription<Context: Scheduler, Downstream: Subscriber>:
  SerialSubscription<Downstream, Void>, Subscriber
{
  typealias Input = Downstream.Input

  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let customError: (() -> Downstream.Failure)?
  private var upstream = SubscriberState.waiting
  private var number = 0

  init(
    downstream: Downstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
    options: Context.SchedulerOptions?, customError: (() -> Downstream.Failure)?
  ) {
    self.interval = interval
    self.scheduler = scheduler
    self.options = options
    self.customError = customError
    super.init("Timeout", downstream: downstream)
  }

  func receive(subscription: any Subscription) {
    lock.lock()
    guard isActive, upstream.accept(subscription) else {
      lock.unlock()
      subscription.cancel()
      return
    }
    lock.unlock()
    arm()
    announce()
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.lock()
    guard isActive else {
      lock.unlock()
      return .none
    }
    deliverAndUnlock(input, from: ())
    arm()
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    _ = lock.withLock { upstream.end() }
    complete(completion)
  }

  override func request(_ more: Subscribers.Demand) {
    lock.withLock { upstream.subscription }?.request(more)
  }

  override func takeRemains() -> Remains {
    number += 1
    return Remains(upstreams: upstream.end().map { [$0] } ?? [])
  }

  private func arm() {
    lock.lock()
    guard isActive else {
      lock.unlock()
      return
    }
    number += 1
    let number = number
    lock.unlock()
    scheduler.schedule(
      after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: options
    ) { [weak self] in
      self?.expire(number)
    }
  }

  private func expire(_ number: Int) {
    guard lock.withLock({ isActive && number == self.number }) else { return }
    complete(customError.map { .failure($0()) } ?? .finished)
  }
}
