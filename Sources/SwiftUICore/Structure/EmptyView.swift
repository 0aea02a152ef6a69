/// A view that shows nothing and takes no place.
public struct EmptyView: Sendable {
  nonisolated public init() {}
}

extension EmptyView: PrimitiveView {
  public static func _makeNode(_ view: EmptyView, in context: _NodeContext) -> _ViewNode<EmptyView> {
    EmptyNode(view, in: context)
  }

  nonisolated public static var _elementCount: Int? { 0 }
}

private final class EmptyNode: ValueNode<EmptyView> {
  override func update() { needsUpdate = false }
}
