/// Takes its content out of the user's reach while something modal stands above it: no hits, no keyboard, no shortcuts,
/// nothing for assistive programs. It is drawn as before.
package struct InertModifier: Equatable {
  package var isInert: Bool

  nonisolated package init(isInert: Bool) { self.isInert = isInert }
}

extension InertModifier: RenderModifier {
  package static func makeWrapper(_ modifier: InertModifier, around child: RenderNode, node: Node)
    -> InertRenderNode
  {
    InertRenderNode(child: child, in: NodeContext(below: node))
  }

  package static func update(
    _ wrapper: InertRenderNode, from old: InertModifier, to modifier: InertModifier,
    environment: EnvironmentValues, node: Node
  ) {
    wrapper.setInert(modifier.isInert)
  }
}

package final class InertRenderNode: UnaryRenderNode {
  private(set) var blocksInput = false

  func setInert(_ isInert: Bool) {
    guard isInert != blocksInput else { return }
    blocksInput = isInert
    root.noteSemanticsChange()
    if isInert, let responder = root.focus.responder, responder.isInert { root.focus.focus(nil) }
  }

  override var ignoresHits: Bool { blocksInput }

  override func appendSemantics(to builder: inout SemanticsBuilder) {
    if !blocksInput { super.appendSemantics(to: &builder) }
  }
}

extension RenderNode {
  /// True for everything that is inside an inert part of the window.
  final var isInert: Bool {
    var node: RenderNode? = self
    while let current = node {
      if let barrier = current as? InertRenderNode, barrier.blocksInput { return true }
      node = current.parent
    }
    return false
  }
}
