import CoreGraphics

/// Calls an action when a press begins anywhere else, which then counts for nothing else than to scroll or drag: how
/// something that is open for the moment closes.
package struct OutsidePressModifier {
  package var isActive: Bool
  nonisolated(unsafe) package var action: () -> Void

  nonisolated package init(isActive: Bool, action: @escaping () -> Void) {
    self.isActive = isActive
    self.action = action
  }
}

extension OutsidePressModifier: RenderModifier {
  package static func makeWrapper(
    _ modifier: OutsidePressModifier, around child: RenderNode, node: Node
  ) -> OutsidePressRenderNode {
    OutsidePressRenderNode(child: child, in: NodeContext(below: node))
  }

  package static func update(
    _ wrapper: OutsidePressRenderNode, from old: OutsidePressModifier, to modifier: OutsidePressModifier,
    environment: EnvironmentValues, node: Node
  ) {
    wrapper.action = modifier.action
    wrapper.setActive(modifier.isActive)
  }
}

package final class OutsidePressRenderNode: UnaryRenderNode {
  var action: (() -> Void)?
  private(set) var isActive = false

  func setActive(_ isActive: Bool) {
    guard isActive != self.isActive else { return }
    self.isActive = isActive
    if isActive { root.events.watchOutside(self) }
  }
}
