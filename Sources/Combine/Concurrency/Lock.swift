import Synchronization

/// A plain mutual exclusion lock held inside a class.
///
/// The module keeps three rules with it: user code never runs while a lock is held, a user's value is never
/// released while a lock is held, and a subscription's lock may be held while taking its parent's but not the
/// other way round.
struct Lock: ~Copyable, Sendable {
  private let mutex = Mutex<Void>(())

  @inline(__always)
  borrowing func lock() {
    mutex._unsafeLock()
  }

  @inline(__always)
  borrowing func unlock() {
    mutex._unsafeUnlock()
  }

  @inline(__always)
  borrowing func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    mutex._unsafeLock()
    defer { mutex._unsafeUnlock() }
    return try body()
  }
}
