import CThreadState
import Foundation

/// Where a value lives that bindings lead to.
class Location<Value>: @unchecked Sendable {
  func get() -> Value { fatalError("a location knows how to read") }
  func set(_ value: Value, transaction: Transaction?) { fatalError("a location knows how to write") }
  /// Reads a part of the value. Who reads is brought up to date only when the part has changed, where that can be told.
  func get<Part>(_ part: @escaping (Value) -> Part) -> Part { part(get()) }
  /// Whether both lead to the same place.
  func isSame(as other: Location<Value>) -> Bool { self === other }
  /// Whether those who read are brought up to date when the value changes, whoever changes it.
  var tellsReaders: Bool { true }
  /// The value as it was when the location was made; only locations that do not tell their readers need know it.
  var snapshot: Value? { nil }
  /// An object that goes with a part of the value, for all who ask for it.
  func shared<Object: AnyObject>(at path: [AnyKeyPath], _ make: () -> Object) -> Object { make() }

  /// Whether what was read through one of the locations holds for the other.
  final func isEqual(to other: Location<Value>) -> Bool {
    if self === other { return true }
    guard isSame(as: other) else { return false }
    if tellsReaders { return true }
    guard let mine = snapshot, let its = other.snapshot else { return false }
    return ValueComparison.areEqual(mine, its)
  }
}

/// Objects that go with parts of a value.
struct SharedObjects {
  private var objects: [[AnyKeyPath]: AnyObject] = [:]

  mutating func object<Object: AnyObject>(at path: [AnyKeyPath], _ make: () -> Object) -> Object {
    if let known = objects[path] as? Object { return known }
    let object = make()
    objects[path] = object
    return object
  }
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
  private var shared = SharedObjects()
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
    MainActor.assumed { readers.add(node, differs: nil) }
    return committed
  }

  override func get<Part>(_ part: @escaping (Value) -> Part) -> Part {
    lock.lock()
    guard let node = currentObserver() else {
      let value = latest
      lock.unlock()
      return part(value)
    }
    let value = committed
    lock.unlock()
    // Taking the part out may run code of the program, which may read the state.
    nonisolated(unsafe) let result = part(value)
    nonisolated(unsafe) let differs: (Value) -> Bool = { !ValueComparison.areEqual(result, part($0)) }
    lock.withLock { MainActor.assumed { readers.add(node, differs: differs) } }
    return result
  }

  override func shared<Object: AnyObject>(at path: [AnyKeyPath], _ make: () -> Object) -> Object {
    lock.withLock { shared.object(at: path, make) }
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
    if let index = pending.firstIndex(where: { $0.change == change }) {
      committed = pending[index].value
      pending.removeFirst(index + 1)
    }
    version += 1
    let new = committed
    // Comparing may run code of the program, which may read the state.
    let readers = readers
    lock.unlock()
    let (nodes, hasOutdated) = readers.concerned(by: new)
    if hasOutdated { lock.withLock { self.readers.prune() } }
    for node in nodes { node.invalidate() }
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

  override var tellsReaders: Bool { false }

  override func set(_ value: Value, transaction: Transaction?) {
    Transaction.with(transaction) { setter(value, transaction ?? Transaction.current) }
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
    return keyPath == other.keyPath && base.isSame(as: other.base)
  }

  override var tellsReaders: Bool { base.tellsReaders }
  override var snapshot: Value? { base.snapshot.map { $0[keyPath: keyPath] } }

  override func shared<Object: AnyObject>(at path: [AnyKeyPath], _ make: () -> Object) -> Object {
    base.shared(at: [keyPath] + path, make)
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

  override var tellsReaders: Bool { base.location.tellsReaders }
  override var snapshot: Value? { base.location.snapshot.map(read) }
}
