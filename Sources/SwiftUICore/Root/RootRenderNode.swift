import CoreGraphics
import Rendering

/// The render node that stands for the window: it proposes the safe area to the content and centres it.
final class RootRenderNode: RenderNode, RelativeLengthContainer {
  let relativeFrames = RelativeFrameList()
  private unowned let content: Node
  private var children: [RenderNode] = []
  private var isStale = true

  init(content: Node, in context: NodeContext) {
    self.content = content
    super.init(in: context)
  }

  func elementsDidChange() {
    isStale = true
    invalidateLayout()
    invalidateDisplay()
  }

  func invalidateSubtreeForScale() {
    func visit(_ node: RenderNode) {
      node.invalidateLayout()
      node.invalidateDisplay()
      node.forEachChild(visit)
    }
    visit(self)
  }

  override func layoutWillRevalidate() {
    guard isStale else { return }
    children = adoptElements(of: content, inPlaceOf: children)
    isStale = false
  }

  override func childDidDetach(_ child: RenderNode) { isStale = true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  var relativeSize: CGSize {
    let insets = root.coveredInsets
    return CGSize(
      width: max(root.size.width - insets.horizontal, 0), height: max(root.size.height - insets.vertical, 0))
  }

  override func placeChildren() {
    if relativeFrames.containerDidChange(self) { root.revalidate(below: depth) }
    let insets = root.coveredInsets
    let direction = LayoutDirection.leftToRight
    let area = CGRect(
      x: insets.left(direction), y: insets.top, width: max(frame.width - insets.horizontal, 0),
      height: max(frame.height - insets.vertical, 0))
    let proposal = ProposedViewSize(area.size)
    for child in children where !child.isLeaving {
      let size = child.size(for: proposal)
      child.place(
        at: CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2), proposal: proposal)
    }
  }

  override func record() -> Fragment { recordChildren() }

  override func forEachChild(_ visit: (RenderNode) -> Void) { children.forEach(visit) }
}
