import CThreadState
import Foundation

/// Where a value lives that bindings lead to.
class Location<Value>: @unchecked Sendable {
  func get() -> Value { fatalError("a location knows how to read") }
  func set(_ value: Value, transaction: Transaction?) { fatalError("a location knows how to write") }
  /// Reads a part of the value. Who reads is brought up to date only when the part has changed, where that can be told.
  func get<Part>(_ part: @escaping (Value) -> Part) -> Part { part(get()) }
  /// False when a write may be refused or has no lasting home.
  func isSame(as other: Location<Value>) -> Bool { self === other }
}

/// The storage of a `@State` property, kept by a node for as long as the view's identity lasts.
///
/// Code outside of updates sees the latest value. An update sees the value as of the change it is taking in, so that
/// of two changes made with different animations each moves its own part.
final class StateLocation<Value>: Location<Value>, DependencySource, VersionedStorage, @unchecked Sendable {
  private let lock = NSLock()
  private var latest: Value
  private var committed: Value
  private var pending: [(change: Int, value: Value)] = []
  private var changes = 0
  private var readers = PartReaders<Value>()
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
    MainActor.assumed { readers.add(node, epoch: node.epoch, differs: nil) }
    return committed
  }

  override func get<Part>(_ part: @escaping (Value) -> Part) -> Part {
    lock.lock()
    guard let node = currentObserver() else {
      let value = latest
      lock.unlock()
      return part(value)
    }
    nonisolated(unsafe) let differs: (Value, Value) -> Bool = { !ValueComparison.areEqual(part($0), part($1)) }
    MainActor.assumed { readers.add(node, epoch: node.epoch, differs: differs) }
    let value = committed
    lock.unlock()
    return part(value)
  }

  override func set(_ newValue: Value, transaction: Transaction?) {
    if currentObserver() != nil {
      Diagnostics.warnOnce("Modifying state during view update, this will cause undefined behavior.")
    }
    // Comparing may run code of the program, which may read the state.
    if ValueComparison.areEqual(lock.withLock { latest }, newValue) { return }
    lock.lock()
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
    let old = committed
    if let index = pending.firstIndex(where: { $0.change == change }) {
      committed = pending[index].value
      pending.removeFirst(index + 1)
    }
    version += 1
    let new = committed
    let current = readers.current()
    lock.unlock()
    for reader in current where reader.isConcerned(from: old, to: new) { reader.node?.invalidate() }
  }

  /// Counts the changes that were taken in.
  @MainActor private(set) var version = 0
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

  override func get() -> Value {
    let keyPath = keyPath
    return base.get { $0[keyPath: keyPath] }
  }

  override func get<Part>(_ part: @escaping (Value) -> Part) -> Part {
    let keyPath = keyPath
    return base.get { part($0[keyPath: keyPath]) }
  }

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

/// One element of a collection that lives elsewhere. Reads outside the collection, which happen while a row leaves, give
/// the element as it was when the binding was made; writes there are lost.
class ElementLocation<Root: MutableCollection>: Location<Root.Element>, @unchecked Sendable {
  private let base: Location<Root>
  private let index: Root.Index
  private let fallback: Root.Element

  init(base: Location<Root>, index: Root.Index, fallback: Root.Element) {
    self.base = base
    self.index = index
    self.fallback = fallback
  }

  /// Where the element is now; nil when it is gone.
  func place(in collection: Root) -> Root.Index? { Self.contains(index, in: collection) ? index : nil }

  override final func get() -> Root.Element { get { $0 } }

  override final func get<Part>(_ part: @escaping (Root.Element) -> Part) -> Part {
    base.get { [self] collection in part(place(in: collection).map { collection[$0] } ?? fallback) }
  }

  override final func set(_ value: Root.Element, transaction: Transaction?) {
    var collection = base.get()
    guard let index = place(in: collection) else { return }
    collection[index] = value
    base.set(collection, transaction: transaction)
  }

  override func isSame(as other: Location<Root.Element>) -> Bool {
    guard let other = other as? ElementLocation else { return false }
    return index == other.index && base.isSame(as: other.base)
  }

  fileprivate static func contains(_ index: Root.Index, in collection: Root) -> Bool {
    if collection is any RandomAccessCollection { return index >= collection.startIndex && index < collection.endIndex }
    return collection.indices.contains(index)
  }
}

/// An element that is known by an id: it is found again where others were inserted or removed before it, and another
/// element that took its place is never mistaken for it.
final class IdentifiedElementLocation<Root: MutableCollection, ID: Hashable>: ElementLocation<Root>,
  @unchecked Sendable
{
  private let id: ID
  private let idOf: (Root.Element) -> ID

  init(base: Location<Root>, index: Root.Index, fallback: Root.Element, idOf: @escaping (Root.Element) -> ID) {
    id = idOf(fallback)
    self.idOf = idOf
    super.init(base: base, index: index, fallback: fallback)
  }

  override func place(in collection: Root) -> Root.Index? {
    if let index = super.place(in: collection), idOf(collection[index]) == id { return index }
    return collection.firstIndex { idOf($0) == id }
  }

  override func isSame(as other: Location<Root.Element>) -> Bool {
    guard let other = other as? IdentifiedElementLocation else { return false }
    return id == other.id && super.isSame(as: other)
  }
}

/// A value that lives elsewhere, in another form: as an optional, unwrapped, hashable.
final class ConvertedLocation<Root, Value>: Location<Value>, @unchecked Sendable {
  private let base: Binding<Root>
  private let read: (Root) -> Value
  private let write: (Value) -> Root?

  /// - Parameter write: nil leaves the value as it is.
  init(_ base: Binding<Root>, read: @escaping (Root) -> Value, write: @escaping (Value) -> Root?) {
    self.base = base
    self.read = read
    self.write = write
  }

  override func get() -> Value { base.location.get(read) }

  override func get<Part>(_ part: @escaping (Value) -> Part) -> Part {
    let read = read
    return base.location.get { part(read($0)) }
  }

  override func set(_ value: Value, transaction: Transaction?) {
    guard let new = write(value) else { return }
    guard let transaction else {
      base.wrappedValue = new
      return
    }
    withTransaction(transaction) { base.location.set(new, transaction: transaction) }
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ConvertedLocation else { return false }
    return base.location.isSame(as: other.base.location)
  }
}
