extension Publishers {
  /// A publisher that passes on a value only when no other has come for a while.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let dueTime: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        DebounceSubscription(
          downstream: subscriber, dueTime: dueTime, scheduler: scheduler, options: options))
    }
  }
}

extension Publisher {
  /// Passes on a value only when no other has come for a while, by a scheduler's clock.
  ///
  /// When this publisher completes, a value that still waits is dropped.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}

private final class DebounceSubscription<Context: Scheduler, Downstream: Subscriber>:
  TimedSubscription<Downstream.Input, Downstream>
{
  private let dueTime: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private var latest: Downstream.Input?
  private var number = 0

  init(
    downstream: Downstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
    options: Context.SchedulerOptions?
  ) {
    self.dueTime = dueTime
    self.scheduler = scheduler
    self.options = options
    super.init("Debounce", downstream: downstream)
  }

  override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    let (number, _) = replace(with: input)
    scheduler.schedule(
      after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance, options: options
    ) { [weak self] in
      self?.fire(number)
    }
    return .none
  }

  override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    _ = replace(with: nil)
    scheduler.schedule(options: options) { self.complete(completion) }
  }

  override func takeValues() -> [Any] {
    defer { latest = nil }
    return latest.map { [$0] } ?? []
  }

  private func replace(with value: Downstream.Input?) -> (number: Int, before: Downstream.Input?) {
    lock.lock()
    defer { lock.unlock() }
    let before = latest
    latest = isActive ? value : nil
    number += 1
    return (number, before)
  }

  private func fire(_ number: Int) {
    lock.lock()
    guard isActive, number == self.number, let value = latest else {
      lock.unlock()
      return
    }
    latest = nil
    pushIfWanted(value)
    deliverAndUnlock()
  }
}
