/// A view of any type. Changing the wrapped type makes a new identity: state starts anew.
public struct AnyView {
  let element: ViewElement

  nonisolated public init<V: View>(_ view: V) {
    element = (view as? AnyView)?.element ?? TypedViewElement(view)
  }

  nonisolated init(element: ViewElement) { self.element = element }

  nonisolated public init<V: View>(erasing view: V) { self.init(view) }

  /// Wraps the value if it is a view.
  nonisolated public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }
}

extension AnyView: PrimitiveView {
  public static func _makeNode(_ view: AnyView, in context: _NodeContext) -> _ViewNode<AnyView> {
    AnyViewNode(view, in: context)
  }

  nonisolated public static var _elementCount: Int? { nil }
}

private final class AnyViewNode: ExchangeNode<AnyView> {
  override init(_ view: AnyView, in context: NodeContext) {
    super.init(view, in: context)
    update()
  }

  override func update() {
    needsUpdate = false
    let element = view.element
    show(
      key: AnyHashable(ObjectIdentifier(element.viewType)), update: element.update,
      make: element.makeNode)
  }
}
