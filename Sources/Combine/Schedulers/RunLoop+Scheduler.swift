import Foundation

/// Closures run in the run loop's default and common modes. For the main run loop they go through the main dispatch
/// queue, so that they also run where something else than the run loop drives the main thread.
extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = DateSchedulerTime

  /// There is nothing to say about how a closure is run.
  public struct SchedulerOptions {}

  public var now: SchedulerTimeType {
    SchedulerTimeType(RunLoopTimers.date(on: self))
  }

  public var minimumTolerance: SchedulerTimeType.Stride {
    0
  }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Unchecked(action)
    if self === RunLoop.main {
      DispatchQueue.main.async { action.value() }
    } else {
      perform { action.value() }
    }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    RunLoopTimers.once(after: now.distance(to: date).timeInterval, on: self, action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    RunLoopTimers.repeating(
      after: now.distance(to: date).timeInterval, every: interval.timeInterval,
      tolerance: tolerance.timeInterval, on: self, mode: .common, action)
  }
}
