/// A view whose type is not known where it is kept, with the little that a parent needs to do with it.
///
/// `@unchecked Sendable`: it is an immutable box; views cross isolation only inside view values that do the same.
@MainActor
package class ViewElement: @unchecked Sendable {
  nonisolated init() {}

  func makeNode(in context: NodeContext) -> Node { fatalError("made by TypedViewElement") }

  /// Updates the node and returns true, or returns false when the node shows a view of another type.
  func update(_ node: Node) -> Bool { fatalError("made by TypedViewElement") }

  nonisolated var viewType: any View.Type { fatalError("made by TypedViewElement") }

  nonisolated var anyView: Any { fatalError("made by TypedViewElement") }
}

@MainActor
final class TypedViewElement<Content: View>: ViewElement, @unchecked Sendable {
  nonisolated(unsafe) let view: Content

  nonisolated init(_ view: Content) {
    self.view = view
    super.init()
  }

  override func makeNode(in context: NodeContext) -> Node { Content._makeNode(view, in: context) }

  override func update(_ node: Node) -> Bool {
    guard let node = node as? ViewNode<Content> else { return false }
    node.update(to: view)
    return true
  }

  override nonisolated var viewType: any View.Type { Content.self }

  override nonisolated var anyView: Any { view }
}
