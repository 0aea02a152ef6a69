import Foundation

/// Events on their way to one subscriber: delivered in order and never by two threads at once.
///
/// An outbox is part of a state guarded by its owner's lock. The thread that begins a delivery also delivers what
/// arrives meanwhile from other threads, so no thread waits while user code runs. An event sent from inside a
/// delivery on the same thread is delivered at once, nested, as Combine's callers expect.
///
///     lock.lock()
///     if outbox.beginDirectly() {
///       lock.unlock()
///       deliver(event)
///       lock.lock()
///     } else {
///       outbox.push(event)
///       guard outbox.begin() else { return lock.unlock() }
///     }
///     while let event = outbox.next() {
///       lock.unlock()
///       deliver(event)
///       lock.lock()
///     }
///     outbox.end()
///     lock.unlock()
struct Outbox<Event> {
  private var owner: pthread_t = 0
  private var depth = 0
  private var waiting = 0
  private var events = Queue<Event>()

  /// Whether events may leave. Owners that can have events before the subscriber has its subscription start with a
  /// closed outbox.
  var isOpen: Bool

  init(isOpen: Bool = true) {
    self.isOpen = isOpen
  }

  var isEmpty: Bool {
    waiting == 0
  }

  mutating func push(_ event: Event) {
    events.append(event)
    waiting += 1
  }

  /// Begins the delivery of an event that has not been pushed; false if it must be.
  mutating func beginDirectly() -> Bool {
    waiting == 0 && begin()
  }

  /// False when another thread is delivering and will take what was pushed, or when the outbox is closed.
  mutating func begin() -> Bool {
    guard isOpen else { return false }
    let me = pthread_self()
    guard depth == 0 || owner == me else { return false }
    owner = me
    depth += 1
    return true
  }

  mutating func next() -> Event? {
    guard waiting > 0 else { return nil }
    waiting -= 1
    return events.popFirst()
  }

  mutating func end() {
    depth -= 1
  }

  /// Forgets what waits. The caller must keep the result alive until its lock is released.
  mutating func removeAll() -> Queue<Event>? {
    guard waiting > 0 else { return nil }
    waiting = 0
    return events.removeAll()
  }
}
