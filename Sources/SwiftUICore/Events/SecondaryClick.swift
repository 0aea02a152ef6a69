import CoreGraphics

/// Calls an action for a click with the secondary button on the view, with the place in the window.
package struct SecondaryClickModifier {
  nonisolated(unsafe) package var action: (CGPoint) -> Void

  nonisolated package init(action: @escaping (CGPoint) -> Void) { self.action = action }
}

extension SecondaryClickModifier: RenderModifier {
  package static func makeWrapper(
    _ modifier: SecondaryClickModifier, around child: RenderNode, node: Node
  ) -> SecondaryClickRenderNode {
    SecondaryClickRenderNode(child: child, action: modifier.action, in: NodeContext(below: node))
  }

  package static func update(
    _ wrapper: SecondaryClickRenderNode, from old: SecondaryClickModifier, to modifier: SecondaryClickModifier,
    environment: EnvironmentValues, node: Node
  ) {
    wrapper.action = modifier.action
    wrapper.isEnabled = environment.isEnabled
  }
}

package final class SecondaryClickRenderNode: UnaryRenderNode, ContextMenuResponder {
  var action: (CGPoint) -> Void
  var isEnabled = true

  init(child: RenderNode, action: @escaping (CGPoint) -> Void, in context: NodeContext) {
    self.action = action
    super.init(child: child, in: context)
  }

  func openContextMenu(at location: CGPoint) -> Bool {
    guard isEnabled else { return false }
    action(location)
    return true
  }
}
