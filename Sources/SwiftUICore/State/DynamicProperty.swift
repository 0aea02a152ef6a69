/// A stored property of a view that changes without the view being made anew.
public protocol DynamicProperty {
  /// Called before the body runs, after nested dynamic properties were updated.
  mutating func update()

  /// Connects the property to its storage in the node of the view.
  @MainActor mutating func _link(in context: inout _PropertyContext)

  /// Whether a body that holds one of the values would come out the same with the other.
  static func _isEqual(_ lhs: Self, _ rhs: Self) -> Bool
}

extension DynamicProperty {
  public mutating func update() {}

  @MainActor public mutating func _link(in context: inout _PropertyContext) {
    TypeFields.linkProperties(of: &self, in: &context)
    update()
  }

  public static func _isEqual(_ lhs: Self, _ rhs: Self) -> Bool {
    TypeFields.areFieldsEqual(lhs, rhs)
  }
}

/// What a dynamic property can find in the node of its view.
@MainActor
public struct _PropertyContext {
  package unowned let node: _Node
  fileprivate var slots: [AnyObject]
  fileprivate var next = 0
  /// Counts how deep in nested properties the connecting has got.
  var depth = 0
  /// Where the slots of each property of the view itself end; nil while nobody wants to know.
  fileprivate var ends: [Int]?

  mutating func noteEnd() {
    if depth == 1 { ends?.append(next) }
  }

  /// The object that belongs to this property: made at its first use, the same one from then on.
  package mutating func storage<Object: AnyObject>(_ make: () -> Object) -> Object {
    defer { next += 1 }
    if next < slots.count, let object = slots[next] as? Object { return object }
    let object = make()
    slots.append(object)
    return object
  }
}

/// The objects that the dynamic properties of one view live in.
@MainActor
struct PropertyStorage {
  private var slots: [AnyObject] = []
  private var ends: [Int] = []
  private var versions: [Int]?
  private let hasProperties: Bool
  /// Whether the view asks which of its properties have changed.
  private var recordsChanges = false

  init<T>(for type: T.Type) { hasProperties = !TypeFields.properties(of: type).isEmpty }

  /// The names of the properties that have changed since the last call; all at the first.
  mutating func takeChangedNames<T>(of type: T.Type) -> [String] {
    let names = TypeFields.properties(of: type).map(\.name)
    let new = slots.map { ($0 as? any VersionedStorage)?.version ?? 0 }
    defer {
      recordsChanges = true
      versions = new
    }
    guard let versions, ends.count == names.count, versions.count == new.count else { return names }
    var start = 0
    return zip(names, ends).compactMap { name, end in
      defer { start = end }
      return (start..<end).contains { versions[$0] != new[$0] } ? name : nil
    }
  }

  /// Connects the properties of a copy of the view, in the order of their declaration.
  mutating func link<T>(_ value: inout T, node: Node) {
    guard hasProperties else { return }
    var context = _PropertyContext(node: node, slots: slots)
    slots = []
    if recordsChanges { context.ends = [] }
    TypeFields.linkProperties(of: &value, in: &context)
    slots = context.slots
    if let ends = context.ends { self.ends = ends }
  }

  mutating func remove() {
    for slot in slots { (slot as? any RemovableStorage)?.remove() }
    slots = []
  }
}

/// Storage that counts its changes.
protocol VersionedStorage: AnyObject {
  @MainActor var version: Int { get }
}

/// Storage that has to let go of something when its view goes.
@MainActor
protocol RemovableStorage: AnyObject {
  func remove()
}

/// A value whose dynamic properties are connected as those of the view that holds it.
package struct LinkedValue<Value>: DynamicProperty {
  nonisolated(unsafe) package private(set) var value: Value

  nonisolated package init(_ value: Value) { self.value = value }

  @MainActor public mutating func _link(in context: inout _PropertyContext) {
    TypeFields.linkProperties(of: &value, in: &context)
  }

  public static func _isEqual(_ lhs: LinkedValue, _ rhs: LinkedValue) -> Bool { true }
}
