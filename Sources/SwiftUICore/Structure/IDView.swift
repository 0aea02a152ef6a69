/// A view with an explicit identity: another `id` makes a new view with new state.
struct IDView<Content: View, ID: Hashable> {
  nonisolated(unsafe) var content: Content
  nonisolated(unsafe) var id: ID
}

extension IDView: PrimitiveView {
  public static func _makeNode(_ view: IDView, in context: _NodeContext) -> _ViewNode<IDView> {
    IDNode(view, in: context)
  }

  nonisolated static var _elementCount: Int? { Content._elementCount }
}

private final class IDNode<Content: View, ID: Hashable>: ExchangeNode<IDView<Content, ID>>, IdentifiedContentNode {
  override init(_ view: IDView<Content, ID>, in context: NodeContext) {
    super.init(view, in: context)
    update()
  }

  override func update() {
    needsUpdate = false
    let content = view.content
    show(
      key: AnyHashable(view.id),
      update: { node in
        guard let node = node as? ViewNode<Content> else { return false }
        node.update(to: content)
        return true
      },
      make: { Content._makeNode(content, in: $0) })
  }

  func element(withID id: AnyHashable) -> RenderNode? {
    AnyHashable(view.id) == id ? ElementList(of: self).existingElements.last { !$0.isLeaving } : nil
  }

  override func appendElements(to list: inout ElementList) {
    let id = AnyHashable(view.id)
    list.append(
      wrappedBy: { element in
        element.explicitID = id
        return element
      }, collect: { super.appendElements(to: &$0) })
  }
}

extension View {
  /// Gives the view an identity: another `id` makes a new view with new state.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}
