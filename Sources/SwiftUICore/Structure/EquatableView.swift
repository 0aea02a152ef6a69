/// A view that is brought up to date only when it is not equal to the one before.
public struct EquatableView<Content: Equatable & View> {
  nonisolated(unsafe) public var content: Content

  nonisolated public init(content: Content) { self.content = content }
}

extension EquatableView: PrimitiveView {
  public static func _makeNode(_ view: EquatableView, in context: _NodeContext) -> _ViewNode<EquatableView> {
    EquatableNode(view, in: context)
  }

  nonisolated public static var _elementCount: Int? { Content._elementCount }
}

private final class EquatableNode<Content: Equatable & View>: ValueNode<EquatableView<Content>> {
  private var child: ViewNode<Content>?

  override init(_ view: EquatableView<Content>, in context: NodeContext) {
    super.init(view, in: context)
    child = Content._makeNode(view.content, in: NodeContext(below: self))
  }

  override func update(to newView: EquatableView<Content>) {
    needsUpdate = false
    if view.content == newView.content { return }
    view = newView
    child?.update(to: newView.content)
  }

  override func update() { needsUpdate = false }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendElements(to list: inout ElementList) { child?.appendElements(to: &list) }
}

extension View where Self: Equatable {
  /// Brings the view up to date only when it is not equal to the one before.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
