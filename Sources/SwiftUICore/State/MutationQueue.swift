import CThreadState
import Foundation

/// Changes that wait for the next update. State may be written on any thread; what depends on it is looked up later,
/// on the main actor.
package final class MutationQueue: Sendable {
  enum Change: Sendable {
    case location(any DependencySource, change: Int)
    case node(NodeReference, epoch: Int)
    case action(@Sendable @MainActor () -> Void)
  }

  struct Group {
    var transaction: Transaction
    var changes: [Change]
  }

  private struct State: Sendable {
    nonisolated(unsafe) var groups: [Group] = []
    var wake: (@Sendable () -> Void)?
    var isAwake = false
  }

  private let state = Locked(State())

  package init() {}

  /// Called, on any thread, when the first change arrives after a drain.
  func onFirstChange(_ wake: @escaping @Sendable () -> Void) {
    state.withLock { $0.wake = wake }
  }

  func add(_ change: Change) {
    let transaction = Transaction.current
    for completion in transaction.completions { completion.noteQueued() }
    let wake: (@Sendable () -> Void)? = state.withLock { state in
      if let last = state.groups.indices.last, state.groups[last].transaction.isSame(as: transaction) {
        state.groups[last].changes.append(change)
      } else {
        state.groups.append(Group(transaction: transaction, changes: [change]))
      }
      if state.isAwake { return nil }
      state.isAwake = true
      return state.wake
    }
    wake?()
  }

  var isEmpty: Bool { state.withLock { $0.groups.isEmpty } }

  /// Takes the oldest group of changes that were made with the same transaction.
  func takeGroup() -> Group? {
    state.withLock { state in
      state.isAwake = false
      return state.groups.isEmpty ? nil : state.groups.removeFirst()
    }
  }
}

/// A value behind a lock.
package final class Locked<Value>: @unchecked Sendable {
  private var value: Value
  private let lock = NSLock()

  package init(_ value: Value) { self.value = value }

  package func withLock<T>(_ body: (inout Value) throws -> T) rethrows -> T {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
