/// Calls an action when the view's identity ends, whether or not it was ever on screen.
package struct RemovalModifier {
  nonisolated(unsafe) package var action: @MainActor () -> Void

  nonisolated package init(action: @escaping @MainActor () -> Void) { self.action = action }
}

extension RemovalModifier: PrimitiveModifier {
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, Self>> {
    RemovalNode(view, in: context)
  }
}

private final class RemovalNode<Content: View>: WrappingNode<Content, RemovalModifier> {
  override func willRemove() {
    let action = modifier.action
    root.enqueueAction { action() }
  }
}
