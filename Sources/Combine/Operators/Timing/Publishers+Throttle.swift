extension Publishers {
  /// A publisher that passes on at most one value in an interval.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    /// Whether the newest value of an interval is passed on, and not the first.
    public let latest: Bool

    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        ThrottleSubscription(
          downstream: subscriber, interval: interval, scheduler: scheduler, latest: latest))
    }
  }
}

extension Publisher {
  /// Passes on at most one value in an interval, by a scheduler's clock.
  ///
  /// The first value passes at once. Of those that come within the interval after a value that passed, one passes
  /// when it is over.
  ///
  /// - Parameter latest: Whether that is the newest of them, and not the first.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}

private final class ThrottleSubscription<Context: Scheduler, Downstream: Subscriber>:
  TimedSubscription<Downstream.Input, Downstream>
{
  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let takesLatest: Bool
  private var chosen: Downstream.Input?
  private var lastFired: Context.SchedulerTimeType?
  private var isScheduled = false
  private var completion: Subscribers.Completion<Downstream.Failure>?

  init(
    downstream: Downstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
  ) {
    self.interval = interval
    self.scheduler = scheduler
    takesLatest = latest
    super.init("Throttle", downstream: downstream)
  }

  override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    let now = scheduler.now
    let (wait, _) = choose(input, now: now)
    switch wait {
    case .none: break
    case .immediately: scheduler.schedule { self.fire() }
    case .until(let date): scheduler.schedule(after: date) { self.fire() }
    }
    return .none
  }

  override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.lock()
    self.completion = completion
    let waits = isScheduled
    lock.unlock()
    if !waits {
      scheduler.schedule { self.fire() }
    }
  }

  override func takeValues() -> [Any] {
    defer { chosen = nil }
    return chosen.map { [$0] } ?? []
  }

  private enum Wait {
    case none
    case immediately
    case until(Context.SchedulerTimeType)
  }

  private func choose(
    _ input: Downstream.Input, now: Context.SchedulerTimeType
  ) -> (wait: Wait, before: Downstream.Input?) {
    lock.lock()
    defer { lock.unlock() }
    guard isActive, takesLatest || chosen == nil else { return (.none, nil) }
    let before = chosen
    chosen = input
    guard !isScheduled else { return (.none, before) }
    isScheduled = true
    guard let due = lastFired?.advanced(by: interval), due > now else { return (.immediately, before) }
    return (.until(due), before)
  }

  private func fire() {
    let now = scheduler.now
    lock.lock()
    guard isActive else {
      lock.unlock()
      return
    }
    isScheduled = false
    if let value = chosen {
      chosen = nil
      lastFired = now
      pushIfWanted(value)
    }
    if let completion {
      push(completion: completion)
    }
    deliverAndUnlock()
  }
}
