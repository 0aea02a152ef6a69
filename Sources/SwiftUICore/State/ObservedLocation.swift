import Observation

extension Location {
  /// Where a property of the value lives.
  func property<Property>(_ keyPath: WritableKeyPath<Value, Property>) -> Location<Property> {
    if let keyPath = keyPath as? ReferenceWritableKeyPath<Value, Property>, Value.self is any Observable.Type {
      return ObservedLocation(object: self, keyPath: keyPath)
    }
    return KeyPathLocation(base: self, keyPath: keyPath)
  }
}

/// A property of an observable object.
final class ObservedLocation<Object, Value>: Location<Value>, @unchecked Sendable {
  private let object: Location<Object>
  private let keyPath: ReferenceWritableKeyPath<Object, Value>
  /// Where parts of the property were last read.
  @MainActor private weak var property: ObservedProperty<Value>?

  init(object: Location<Object>, keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override func get() -> Value { object.get()[keyPath: keyPath] }

  override func get<Part>(_ part: @escaping (Value) -> Part) -> Part {
    guard let node = currentObserver() else { return part(get()) }
    nonisolated(unsafe) let part = part
    nonisolated(unsafe) var result: Part?
    // An observer is set only while the main actor runs a body on this thread.
    MainActor.assumed { result = property(readBy: node).read(part, by: node) }
    return result ?? part(get())
  }

  override func set(_ value: Value, transaction: Transaction?) {
    let object = object.get()
    Transaction.with(transaction) { object[keyPath: keyPath] = value }
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObservedLocation else { return false }
    return keyPath == other.keyPath && object.isSame(as: other.object)
  }

  override func shared<Shared: AnyObject>(at path: [AnyKeyPath], _ make: () -> Shared) -> Shared {
    guard let node = currentObserver() else { return make() }
    return withoutActuallyEscaping(make) { make in
      nonisolated(unsafe) let (path, make) = (path, make)
      nonisolated(unsafe) var result: Shared?
      MainActor.assumed { result = property(readBy: node).shared.object(at: path, make) }
      return result ?? make()
    }
  }

  @MainActor private func property(readBy node: Node) -> ObservedProperty<Value> {
    let current = object.get()
    if let property, property.isOf(current as AnyObject, in: node.root) {
      node.keep(property)
      return property
    }
    let property = node.root.observedProperties.property(keyPath, of: current as AnyObject, in: node.root) {
      [keyPath] in current[keyPath: keyPath]
    }
    node.keep(property)
    self.property = property
    return property
  }
}

/// A property of an observable object, of which the bodies of one view tree read parts.
///
/// Observation knows properties only as a whole: a body that reads one element of an array would run with every change
/// of the array. This follows the array, and tells those whose part has changed.
@MainActor
final class ObservedProperty<Value>: DependencySource {
  fileprivate var shared = SharedObjects()
  private let object: AnyObject
  private unowned let root: ViewRoot
  private let read: () -> Value
  private var value: Value?
  private var readers = PartReaders<Value>()

  fileprivate init(of object: AnyObject, in root: ViewRoot, read: @escaping () -> Value) {
    self.object = object
    self.root = root
    self.read = read
    _ = current()
  }

  fileprivate func isOf(_ object: AnyObject, in root: ViewRoot) -> Bool { self.object === object && self.root === root }

  /// The value that parts are taken from. The body that is the first to ask has read the property as a whole, and runs
  /// with its next change, whatever changes.
  private func current() -> Value {
    if let value { return value }
    let queue = root.mutations
    let new = withObservationTracking(read) { [weak self] in
      if let self { queue.add(.location(self, change: 0)) }
    }
    value = new
    return new
  }

  func read<Part>(_ part: @escaping (Value) -> Part, by node: Node) -> Part {
    let result = part(current())
    readers.add(node) { !ValueComparison.areEqual(result, part($0)) }
    return result
  }

  func commit(_ change: Int) {
    value = nil
    let (nodes, hasOutdated) = readers.concerned(by: current())
    if hasOutdated { readers.prune() }
    for node in nodes { node.invalidate() }
  }
}

/// The properties of observable objects of which parts are read. Each lives as long as the nodes that read it.
@MainActor
final class ObservedProperties {
  private struct Key: Hashable {
    var object: ObjectIdentifier
    var keyPath: AnyKeyPath
  }

  private struct Entry {
    weak var property: AnyObject?
  }

  private var entries: [Key: Entry] = [:]
  private var pruneCount = 32

  fileprivate func property<Value>(
    _ keyPath: AnyKeyPath, of object: AnyObject, in root: ViewRoot, read: @escaping () -> Value
  ) -> ObservedProperty<Value> {
    let key = Key(object: ObjectIdentifier(object), keyPath: keyPath)
    if let known = entries[key]?.property as? ObservedProperty<Value> { return known }
    let property = ObservedProperty(of: object, in: root, read: read)
    entries[key] = Entry(property: property)
    if entries.count > pruneCount {
      entries = entries.filter { $0.value.property != nil }
      pruneCount = max(entries.count * 2, 32)
    }
    return property
  }
}
