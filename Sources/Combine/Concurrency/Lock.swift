import Glibc
import Synchronization

/// A plain mutual exclusion lock held inside a class.
///
/// It is the system's own, not the standard library's: tools that look for data races know the system's.
///
/// The module keeps three rules with it: user code never runs while a lock is held, a user's value is never
/// released while a lock is held, and a subscription's lock may be held while taking its parent's but not the
/// other way round.
struct Lock: ~Copyable, @unchecked Sendable {
  /// A place that does not move as long as the class lives that holds the lock.
  private let mutex = _Cell(pthread_mutex_t())

  init() { pthread_mutex_init(mutex._address, nil) }

  deinit { pthread_mutex_destroy(mutex._address) }

  @inline(__always)
  borrowing func lock() {
    pthread_mutex_lock(mutex._address)
  }

  @inline(__always)
  borrowing func unlock() {
    pthread_mutex_unlock(mutex._address)
  }

  @inline(__always)
  borrowing func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    pthread_mutex_lock(mutex._address)
    defer { pthread_mutex_unlock(mutex._address) }
    return try body()
  }
}
