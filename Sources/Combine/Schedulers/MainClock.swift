import Foundation

/// A clock that stands in for the real one on the main thread, for runs on virtual time.
///
/// While one is installed, everything here that waits on the main thread waits on it: `DispatchQueue.main` and
/// `RunLoop.main` as schedulers, and `Timer.publish` on the main run loop.
package protocol MainClock: AnyObject, Sendable {
  /// The moment now, as a date.
  var date: Date { get }

  /// The moment now, as dispatch queues tell it.
  var uptime: DispatchTime { get }

  /// Runs a closure on the main thread after so many seconds, and then at intervals unless that is nil.
  ///
  /// - Returns: What stops it. Letting go of it stops a repeating closure.
  func schedule(after delay: Double, repeating interval: Double?, _ action: @escaping () -> Void)
    -> any Cancellable
}

/// Where the clock for the main thread is installed.
package enum MainClocks {
  private final class Holder {
    let lock = Lock()
    var clock: (any MainClock)?
  }

  private static let holder = Unchecked(Holder())

  @TaskLocal private static var scoped: (any MainClock)?

  /// The clock in use; nil for the real one.
  package static var current: (any MainClock)? {
    scoped ?? holder.value.lock.withLock { holder.value.clock }
  }

  /// Uses a clock for what an operation schedules, and not for the rest of the program.
  package static func using<Result>(_ clock: any MainClock, _ operation: () throws -> Result) rethrows
    -> Result
  {
    try $scoped.withValue(clock, operation: operation)
  }

  /// Installs a clock for the whole program, or goes back to the real one. What already waits keeps waiting on the clock it started with.
  package static func install(_ clock: (any MainClock)?) {
    _ = holder.value.lock.withLock {
      let before = holder.value.clock
      holder.value.clock = clock
      return before
    }
  }
}
