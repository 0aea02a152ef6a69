import CoreGraphics
import Rendering

/// A layout together with the views it arranges.
public struct _LayoutTree<L: Layout, Content: View> {
  nonisolated(unsafe) package var layout: L
  nonisolated(unsafe) package var content: Content

  nonisolated package init(layout: L, content: Content) {
    self.layout = layout
    self.content = content
  }
}

extension _LayoutTree: PrimitiveView {
  public static func _makeNode(_ view: _LayoutTree, in context: _NodeContext) -> _ViewNode<_LayoutTree> {
    LayoutTreeNode(view, in: context)
  }

  nonisolated public static var _elementCount: Int? { 1 }
}

extension Layout {
  /// Arranges the views with this layout.
  nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutTree(layout: self, content: content())
  }
}

/// The node of a container: one element that arranges those of its content.
final class LayoutTreeNode<L: Layout, Content: View>: ValueNode<_LayoutTree<L, Content>> {
  private var child: ViewNode<Content>?
  private var render: LayoutRenderNode<L>?
  private var animator: SubjectAnimator<L>?

  override init(_ view: _LayoutTree<L, Content>, in context: NodeContext) {
    super.init(view, in: context)
    animator = SubjectAnimator.make(root: root) { [reference] in
      (reference.object as? LayoutTreeNode)?.animationDidStep()
    }
    child = Content._makeNode(view.content, in: NodeContext(below: self))
    if let child {
      render = LayoutRenderNode(
        layout: view.layout, direction: direction(), content: child, in: NodeContext(below: self))
    }
  }

  private func direction() -> LayoutDirection { tracking { environment.layoutDirection } }

  override func update(to newView: _LayoutTree<L, Content>) {
    let old = view
    view = newView
    needsUpdate = false
    if !ValueComparison.areEqual(old.layout, newView.layout) {
      animator?.retarget(from: old.layout, to: newView.layout, transaction: transaction)
      render?.setLayout(animator?.presented(newView.layout) ?? newView.layout)
    }
    child?.update(to: newView.content)
  }

  private func animationDidStep() {
    guard let animator else { return }
    render?.setLayout(animator.presented(view.layout))
  }

  override func update() {
    needsUpdate = false
    render?.setDirection(direction())
  }

  override func elementsDidChange() { render?.elementsDidChange() }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendElements(to list: inout ElementList) {
    if let render { list.append(render) }
  }
}

/// Runs a layout over the elements of its content.
final class LayoutRenderNode<L: Layout>: RenderNode {
  private var layout: L
  private var direction: LayoutDirection
  /// Nil once its identity has ended while this still waits to be taken away.
  private weak var content: Node?
  private var children: [RenderNode] = []
  private var allChildren: [RenderNode] = []
  private var childrenAreStale = true
  private var cache: L.Cache?
  private var cacheIsStale = false
  private let mergesGuides = L.self is any GuideMergingLayout.Type
  private var placements: (size: CGSize, proposal: ProposedViewSize, placements: [Placement?])?

  init(layout: L, direction: LayoutDirection, content: Node, in context: NodeContext) {
    self.layout = layout
    self.direction = direction
    self.content = content
    super.init(in: context)
  }

  func setLayout(_ new: L) {
    let orientation = layout._stackOrientation
    layout = new
    if new._stackOrientation != orientation {
      for child in children { child.containerDidChange(orientation: new._stackOrientation) }
    }
    cacheIsStale = true
    invalidateLayout()
  }

  func setDirection(_ new: LayoutDirection) {
    guard new != direction else { return }
    direction = new
    invalidateLayout()
  }

  func elementsDidChange() {
    childrenAreStale = true
    invalidateLayout()
    invalidateDisplay()
  }

  override func layoutWillRevalidate() {
    placements = nil
    cacheIsStale = true
    adoptChildrenIfNeeded()
  }

  private func adoptChildrenIfNeeded() {
    guard childrenAreStale else { return }
    allChildren = adoptElements(of: content, inPlaceOf: allChildren)
    // Letting go of old ones is no news.
    childrenAreStale = false
    for child in allChildren { child.containerDidChange(orientation: layout._stackOrientation) }
    children = allChildren.filter { !$0.isLeaving }
    cacheIsStale = true
  }

  override func childDidDetach(_ child: RenderNode) {
    childrenAreStale = true
    invalidateLayout()
  }

  private var subviews: LayoutSubviews {
    adoptChildrenIfNeeded()
    return LayoutSubviews(children, layoutDirection: direction)
  }

  private func withCache<T>(_ body: (LayoutSubviews, inout L.Cache) -> T) -> T {
    let subviews = subviews
    var current: L.Cache
    if var existing = cache {
      if cacheIsStale { layout.updateCache(&existing, subviews: subviews) }
      current = existing
    } else {
      current = layout.makeCache(subviews: subviews)
    }
    cacheIsStale = false
    let result = body(subviews, &current)
    cache = current
    return result
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    withCache { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
  }

  override func measureSpacing() -> ViewSpacing {
    withCache { layout.spacing(subviews: $0, cache: &$1) }
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    return withCache {
      layout.explicitAlignment(ofGuide: key, in: bounds, proposal: proposal, subviews: $0, cache: &$1)
    }
  }

  override func mayHaveExplicitGuide(_ key: AlignmentKey) -> Bool {
    guard mergesGuides else { return true }
    if key.staysInContainer { return false }
    adoptChildrenIfNeeded()
    return children.contains { $0.mayHaveExplicitGuide(key) }
  }

  override var guidesMayHaveChanged: Bool { children.contains { $0.guidesMayHaveChanged } }

  override func placeChildren() {
    let size = frame.size
    let proposal = proposal
    let result = withCache { subviews, cache in
      PlacementRecorder.record(count: subviews.count) {
        layout.placeSubviews(
          in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
    for (index, child) in children.enumerated() {
      let placement =
        result[index]
        ?? Placement(
          position: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center,
          proposal: ProposedViewSize(size))
      var origin = placement.origin(of: child.size(for: placement.proposal))
      if direction == .rightToLeft {
        origin.x = size.width - origin.x - child.size(for: placement.proposal).width
      }
      child.place(at: origin, proposal: placement.proposal)
    }
  }

  override func record() -> Fragment { recordChildren() }

  override func frameDidResize() {}

  override func forEachChild(_ visit: (RenderNode) -> Void) {
    for child in allChildren { visit(child) }
  }

  override var dumpDetails: String { "\(L.self)" }
}
