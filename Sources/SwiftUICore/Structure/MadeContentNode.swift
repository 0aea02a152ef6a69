/// A node that shows what its view makes, anew with each run.
@MainActor
class MadeContentNode<Content: View, Made: View>: ValueNode<Content> {
  private final var child: ViewNode<Made>?

  /// Shows what was made now, in the place of what was made before.
  final func show(_ made: Made) {
    if let child {
      child.update(to: made)
    } else {
      child = Made._makeNode(made, in: NodeContext(below: self))
    }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendElements(to list: inout ElementList) { child?.appendElements(to: &list) }
}
