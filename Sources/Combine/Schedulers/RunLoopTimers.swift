import Foundation

/// Timers of run loops. Those of the main run loop are dispatch timers on the main queue, or the installed main
/// clock's.
enum RunLoopTimers {
  static func date(on runLoop: RunLoop) -> Date {
    mainClock(of: runLoop)?.date ?? Date()
  }

  static func once(after delay: TimeInterval, on runLoop: RunLoop, _ action: @escaping () -> Void) {
    let delay = max(0, delay)
    let action = Unchecked(action)
    if let clock = mainClock(of: runLoop) {
      _ = clock.schedule(after: delay, repeating: nil, action.value)
    } else if runLoop === RunLoop.main {
      DispatchQueue.main.asyncAfter(deadline: .now() + delay) { action.value() }
    } else {
      let timer = Timer(timeInterval: delay, repeats: false) { _ in action.value() }
      runLoop.add(timer, forMode: .common)
    }
  }

  /// - Returns: What stops the timer. It must be kept.
  static func repeating(
    after delay: TimeInterval, every interval: TimeInterval, tolerance: TimeInterval, on runLoop: RunLoop,
    mode: RunLoop.Mode, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let delay = max(0, delay)
    if let clock = mainClock(of: runLoop) {
      return clock.schedule(after: delay, repeating: interval, action)
    }
    if runLoop === RunLoop.main {
      return DispatchTimer(
        queue: .main, deadline: .now() + delay, interval: .nanoseconds(Int(max(0.0001, interval) * 1e9)),
        leeway: .nanoseconds(Int(max(0, tolerance) * 1e9)), action)
    }
    let action = Unchecked(action)
    let timer = Timer(
      fire: Date(timeIntervalSinceNow: delay), interval: max(0.0001, interval), repeats: true
    ) { _ in action.value() }
    timer.tolerance = tolerance
    runLoop.add(timer, forMode: mode)
    let held = Unchecked(timer)
    return AnyCancellable { held.value.invalidate() }
  }

  private static func mainClock(of runLoop: RunLoop) -> (any MainClock)? {
    runLoop === RunLoop.main ? MainClocks.current : nil
  }
}
