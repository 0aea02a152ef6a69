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
  private let hasProperties: Bool

  init<T>(for type: T.Type) { hasProperties = !TypeFields.properties(of: type).isEmpty }

  /// Connects the properties of a copy of the view, in the order of their declaration.
  mutating func link<T>(_ value: inout T, node: Node) {
    guard hasProperties else { return }
    var context = _PropertyContext(node: node, slots: slots)
    slots = []
    TypeFields.linkProperties(of: &value, in: &context)
    slots = context.slots
  }

  mutating func remove() {
    for slot in slots { (slot as? any RemovableStorage)?.remove() }
    slots = []
  }
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
