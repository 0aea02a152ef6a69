import CThreadState
import Foundation

/// Where a value lives that bindings lead to.
class Location<Value>: @unchecked Sendable {
  func get() -> Value { fatalError("a location knows how to read") }
  func set(_ value: Value, transaction: Transaction?) { fatalError("a location knows how to write") }
  /// False when a write may be refused or has no lasting home.
  func isSame(as other: Location<Value>) -> Bool { self === other }
}

/// The storage of a `@State` property, kept by a node for as long as the view's identity lasts.
///
/// Code outside of updates sees the latest value. An update sees the value as of the change it is taking in, so that
/// of two changes made with different animations each moves its own part.
final class StateLocation<Value>: Location<Value>, DependencySource, @unchecked Sendable {
  private let lock = NSLock()
  private var latest: Value
  private var committed: Value
  private var pending: [(change: Int, value: Value)] = []
  private var changes = 0
  private var readers = Readers()
  private let queue: MutationQueue

  init(_ value: Value, queue: MutationQueue) {
    latest = value
    committed = value
    self.queue = queue
  }

  override func get() -> Value {
    lock.lock()
    defer { lock.unlock() }
    guard let node = currentObserver() else { return latest }
    // An observer is set only while the main actor runs a body on this thread.
    MainActor.assumeIsolated { readers.add(node, epoch: node.epoch) }
    return committed
  }

  override func set(_ newValue: Value, transaction: Transaction?) {
    if currentObserver() != nil {
      Diagnostics.warnOnce("Modifying state during view update, this will cause undefined behavior.")
    }
    lock.lock()
    if ValueComparison.areEqual(latest, newValue) {
      lock.unlock()
      return
    }
    latest = newValue
    changes += 1
    let change = changes
    pending.append((change, newValue))
    lock.unlock()
    if let transaction {
      withTransaction(transaction) { queue.add(.location(self, change: change)) }
    } else {
      queue.add(.location(self, change: change))
    }
  }

  @MainActor func commit(_ change: Int) {
    lock.lock()
    if let index = pending.firstIndex(where: { $0.change == change }) {
      committed = pending[index].value
      pending.removeFirst(index + 1)
    }
    let nodes = readers.current()
    lock.unlock()
    for node in nodes { node.invalidate() }
  }
}

/// A value computed by closures.
final class FunctionalLocation<Value>: Location<Value>, @unchecked Sendable {
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    getter = get
    setter = set
  }

  override func get() -> Value { getter() }

  override func set(_ value: Value, transaction: Transaction?) {
    guard let transaction else {
      setter(value, Transaction.current)
      return
    }
    withTransaction(transaction) { setter(value, transaction) }
  }
}

/// A value that never changes.
final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override func get() -> Value { value }

  override func set(_ value: Value, transaction: Transaction?) {}

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation else { return false }
    return ValueComparison.areEqual(value, other.value)
  }
}

/// A part of a value that lives elsewhere.
final class KeyPathLocation<Root, Value>: Location<Value>, @unchecked Sendable {
  private let base: Location<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  init(base: Location<Root>, keyPath: WritableKeyPath<Root, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  override func get() -> Value { base.get()[keyPath: keyPath] }

  override func set(_ value: Value, transaction: Transaction?) {
    var root = base.get()
    root[keyPath: keyPath] = value
    base.set(root, transaction: transaction)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? KeyPathLocation else { return false }
    return base.isSame(as: other.base) && keyPath == other.keyPath
  }
}
