import CoreGraphics

/// Asks on demand where a view stands: what popovers point at.
@MainActor
package final class FrameProbe: Sendable {
  fileprivate(set) weak var node: RenderNode?

  nonisolated package init() {}

  /// The view's frame in the window; nil while it is not shown.
  package var frame: CGRect? {
    guard let node, node.isAttached else { return nil }
    return node.convert(node.bounds, to: nil)
  }
}

package struct FrameProbeModifier {
  package var probe: FrameProbe

  nonisolated package init(_ probe: FrameProbe) { self.probe = probe }
}

extension FrameProbeModifier: RenderModifier {
  package static func makeWrapper(_ modifier: FrameProbeModifier, around child: RenderNode, node: Node)
    -> UnaryRenderNode
  {
    UnaryRenderNode(child: child, in: NodeContext(below: node))
  }

  package static func update(
    _ wrapper: UnaryRenderNode, from old: FrameProbeModifier, to modifier: FrameProbeModifier,
    environment: EnvironmentValues, node: Node
  ) {
    modifier.probe.node = wrapper
  }
}
