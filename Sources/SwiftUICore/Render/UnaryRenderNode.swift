import CoreGraphics
import Rendering

/// A render node around one other: by itself it changes nothing.
package class UnaryRenderNode: RenderNode {
  @exclusivity(unchecked) package private(set) final var child: RenderNode

  init(child: RenderNode, in context: NodeContext) {
    self.child = child
    super.init(in: context)
    child.setParent(self)
  }

  final func setChild(_ newChild: RenderNode) {
    guard newChild !== child else { return }
    child = newChild
    newChild.setParent(self)
    invalidateLayout()
    invalidateDisplay()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(for: proposal) }

  override func placeChildren() { child.place(at: .zero, proposal: proposal) }

  override func measureSpacing() -> ViewSpacing { child.spacing }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    child.explicitValue(of: key, size: size, proposal: proposal)
  }

  override func mayHaveExplicitGuide(_ key: AlignmentKey) -> Bool { child.mayHaveExplicitGuide(key) }

  override var layoutPriority: Double { trait(LayoutPriorityTrait.self) ?? child.layoutPriority }

  override var guidesMayHaveChanged: Bool { child.guidesMayHaveChanged }

  override func record() -> Fragment { recordChildren() }

  override func forEachChild(_ visit: (RenderNode) -> Void) { visit(child) }

  override var childrenInDrawingOrder: [RenderNode] { [child] }

  override var traitSource: RenderNode? { child }

  override func containerDidChange(orientation: Axis?) { child.containerDidChange(orientation: orientation) }

  override func frameDidResize() {}

  override func elementTraitDidChange(_ key: any ViewTraitKey.Type) { parent?.elementTraitDidChange(key) }
}
