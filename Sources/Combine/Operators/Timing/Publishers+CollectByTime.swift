extension Publishers {
  /// When a publisher of arrays by time passes on what it has collected.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// At intervals.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// At intervals, and whenever there are so many values.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// A publisher of arrays of the values of an interval.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let strategy: TimeGroupingStrategy<Context>
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      switch strategy {
      case .byTime(let scheduler, let interval):
        upstream.subscribe(
          TimeGroupSubscription<Upstream.Output, Context, S>(
            downstream: subscriber, scheduler: scheduler, interval: interval, count: .max, options: options))
      case .byTimeOrCount(let scheduler, let interval, let count):
        upstream.subscribe(
          TimeGroupSubscription<Upstream.Output, Context, S>(
            downstream: subscriber, scheduler: scheduler, interval: interval, count: count, options: options)
        )
      }
    }
  }
}

extension Publisher {
  /// Publishes arrays of the values of an interval; nothing for an interval without values.
  ///
  /// What is left is published when this publisher finishes, and dropped when it fails. An array for which there is
  /// no demand grows until there is.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

private final class TimeGroupSubscription<Input, Context: Scheduler, Downstream: Subscriber>:
  TimedSubscription<Input, Downstream>
where Downstream.Input == [Input] {
  private let scheduler: Context
  private let interval: Context.SchedulerTimeType.Stride
  private let count: Int
  private let options: Context.SchedulerOptions?
  private var group: [Input] = []
  private var isDue = false
  private var isFinishing = false
  private var timer: (any Cancellable)?

  init(
    downstream: Downstream, scheduler: Context, interval: Context.SchedulerTimeType.Stride, count: Int,
    options: Context.SchedulerOptions?
  ) {
    self.scheduler = scheduler
    self.interval = interval
    self.count = count
    self.options = options
    super.init("CollectByTime", downstream: downstream)
  }

  override func didSubscribe() {
    let timer = scheduler.schedule(
      after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
      options: options
    ) { [weak self] in
      self?.fire()
    }
    let isWanted = lock.withLock {
      self.timer = isActive ? timer : nil
      return isActive
    }
    if !isWanted {
      timer.cancel()
    }
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    lock.lock()
    guard isActive else {
      lock.unlock()
      return .none
    }
    group.append(input)
    if group.count >= count {
      isDue = true
    }
    flush()
    deliverAndUnlock()
    return .none
  }

  override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.lock()
    switch completion {
    case .finished:
      isFinishing = true
      flush()
    case .failure:
      push(completion: completion)
    }
    deliverAndUnlock()
  }

  override func request(_ more: Subscribers.Demand) {
    lock.lock()
    demand += more
    flush()
    deliverAndUnlock()
  }

  override func takeValues() -> [Any] {
    defer { group = [] }
    return [group]
  }

  override func didEnd() {
    let timer = lock.withLock {
      defer { self.timer = nil }
      return self.timer
    }
    timer?.cancel()
  }

  private func fire() {
    lock.lock()
    isDue = true
    flush()
    if group.isEmpty {
      isDue = false
    }
    deliverAndUnlock()
  }

  /// Pushes what is collected if it is due and wanted, and the completion if nothing is left.
  private func flush() {
    guard isActive else { return }
    if !group.isEmpty, isDue || isFinishing, demand > .none {
      let values = group
      group = []
      isDue = false
      pushIfWanted(values)
    }
    if isFinishing, group.isEmpty {
      push(completion: .finished)
    }
  }
}
