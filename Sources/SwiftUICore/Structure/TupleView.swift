/// Several views in a row, as a view builder makes them out of several statements.
public struct TupleView<T> {
  public var value: T
  let elements: [ViewElement]

  nonisolated public init<each Content: View>(_ value: (repeat each Content))
  where T == (repeat each Content) {
    self.value = value
    var elements: [ViewElement] = []
    for view in repeat each value { elements.append(TypedViewElement(view)) }
    self.elements = elements
  }
}

/// Views that can be taken apart.
@MainActor
package protocol ViewList {
  var views: [AnyView] { get }
}

extension TupleView: ViewList {
  package var views: [AnyView] { elements.map(AnyView.init(element:)) }
}

extension TupleView: PrimitiveView {
  public static func _makeNode(_ view: TupleView, in context: _NodeContext) -> _ViewNode<TupleView> {
    TupleNode(view, in: context)
  }

  nonisolated public static var _elementCount: Int? { TypeFields.elementCount(ofTuple: T.self) }
}

private final class TupleNode<T>: ValueNode<TupleView<T>> {
  private var children: [Node] = []

  override init(_ view: TupleView<T>, in context: NodeContext) {
    super.init(view, in: context)
    let inner = NodeContext(below: self)
    children.reserveCapacity(view.elements.count)
    for element in view.elements { children.append(element.makeNode(in: inner)) }
  }

  override func update() {
    needsUpdate = false
    for index in children.indices { _ = view.elements[index].update(children[index]) }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    for child in children { visit(child) }
  }

  override func appendElements(to list: inout ElementList) {
    for child in children { child.appendElements(to: &list) }
  }
}
