import Foundation

extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = DateSchedulerTime

  /// There is nothing to say about how a closure is run.
  public struct SchedulerOptions {}

  public var now: SchedulerTimeType {
    SchedulerTimeType(Date())
  }

  public var minimumTolerance: SchedulerTimeType.Stride {
    0
  }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Unchecked(action)
    addOperation { action.value() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = Unchecked(action)
    DispatchQueue.global().asyncAfter(deadline: .now() + max(0, now.distance(to: date).timeInterval)) {
      self.addOperation { action.value() }
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = Unchecked(action)
    let cancelled = OneShotFlag()
    let timer = DispatchTimer(
      queue: .global(), deadline: .now() + max(0, now.distance(to: date).timeInterval),
      interval: .nanoseconds(Int(max(0.0001, interval.timeInterval) * 1e9)),
      leeway: .nanoseconds(Int(max(0, tolerance.timeInterval) * 1e9))
    ) { [weak self] in
      self?.addOperation {
        if !cancelled.isSet { action.value() }
      }
    }
    return AnyCancellable {
      cancelled.set()
      timer.cancel()
    }
  }
}

/// A flag that is set once, from any thread.
private final class OneShotFlag: @unchecked Sendable {
  private let lock = Lock()
  private var value = false

  var isSet: Bool {
    lock.withLock { value }
  }

  func set() {
    lock.withLock { value = true }
  }
}
