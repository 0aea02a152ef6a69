import Foundation

/// Events on their way to one subscriber: delivered in order and never by two threads at once.
///
/// An outbox is part of a state guarded by its owner's lock. The thread that begins a delivery delivers all that
/// arrives meanwhile from other threads, so no thread waits while user code runs. An event sent from inside a
/// delivery on the same thread is delivered at once, nested, as Combine's callers expect.
///
///     lock.lock()
///     outbox.push(event)
///     if outbox.begin() {
///       while let event = outbox.next() {
///         lock.unlock()
///         deliver(event)
///         lock.lock()
///       }
///       outbox.end()
///     }
///     lock.unlock()
struct Outbox<Event> {
  private var first: Event?
  private var others: [Event] = []
  private var taken = 0
  private var owner: pthread_t = 0
  private var depth = 0

  mutating func push(_ event: Event) {
    if first == nil && others.isEmpty {
      first = event
    } else {
      others.append(event)
    }
  }

  /// False when another thread is delivering and will take what was pushed.
  mutating func begin() -> Bool {
    let me = pthread_self()
    guard depth == 0 || owner == me else { return false }
    owner = me
    depth += 1
    return true
  }

  mutating func next() -> Event? {
    if let event = first {
      first = nil
      return event
    }
    guard taken < others.count else { return nil }
    let event = others[taken]
    taken += 1
    if taken == others.count {
      others.removeAll(keepingCapacity: taken <= 16)
      taken = 0
    }
    return event
  }

  mutating func end() {
    depth -= 1
  }

  /// Forgets what waits. The caller must keep the result alive until its lock is released.
  mutating func removeAll() -> [Event] {
    var removed = Array(others[taken...])
    if let event = first {
      removed.insert(event, at: 0)
    }
    first = nil
    others = []
    taken = 0
    return removed
  }
}
