/// Names that belong to one view's identity, so that several copies of the view do not share them.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// The same for as long as the view's identity lasts, and different for every other view.
  public struct ID: Hashable, Sendable {
    let value: Int
  }

  private var id: ID?

  nonisolated public init() {}

  public var wrappedValue: ID {
    if let id { return id }
    Diagnostics.warnOnce(
      "Reading a Namespace property outside View.body. This will result in identifiers that never match any others.")
    return ID(value: 0)
  }

  public mutating func _link(in context: inout _PropertyContext) {
    let root = context.node.root
    id = context.storage { Slot(ID(value: root.makeNamespaceID())) }.id
  }

  public static func _isEqual(_ lhs: Namespace, _ rhs: Namespace) -> Bool { true }

  private final class Slot {
    let id: ID

    init(_ id: ID) { self.id = id }
  }
}
