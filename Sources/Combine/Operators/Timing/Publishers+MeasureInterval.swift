extension Publishers {
  /// A publisher of the time between values.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Context.SchedulerTimeType.Stride
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let scheduler: Context

    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var last = scheduler.now
      upstream.relay(
        "MeasureInterval", to: subscriber,
        onValue: { [scheduler] _, out in
          let now = scheduler.now
          let interval = last.distance(to: now)
          last = now
          return out.send(interval)
        })
    }
  }
}

extension Publisher {
  /// Publishes the time since the last value, or since the subscription, in place of each value.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
