import CoreGraphics

/// A modifier that only changes the size or the place of its content.
@MainActor
package protocol UnaryLayout: RenderModifier, Animatable {
  func size(_ proposal: ProposedViewSize, child: RenderNode, context: UnaryLayoutContext) -> CGSize

  /// Where the child goes in a frame of the given size, and what it is proposed.
  func placement(
    size: CGSize, proposal: ProposedViewSize, child: RenderNode, context: UnaryLayoutContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize)

  func spacing(_ child: ViewSpacing) -> ViewSpacing
}

package struct UnaryLayoutContext: Equatable {
  package var direction = LayoutDirection.leftToRight
  /// The direction of the stack the element stands in.
  package var orientation: Axis?
}

extension UnaryLayout {
  package func spacing(_ child: ViewSpacing) -> ViewSpacing { child }

  package static func makeWrapper(_ modifier: Self, around child: RenderNode, node: Node) -> RenderNode {
    UnaryLayoutRenderNode(layout: modifier, child: child, in: NodeContext(below: node))
  }

  package static func update(
    _ wrapper: RenderNode, from old: Self, to modifier: Self, environment: EnvironmentValues, node: Node
  ) {
    guard let wrapper = wrapper as? UnaryLayoutRenderNode<Self> else { return }
    wrapper.update(
      from: old, to: modifier, direction: environment.layoutDirection, transaction: node.transaction)
  }
}

package final class UnaryLayoutRenderNode<L: UnaryLayout>: UnaryRenderNode {
  @exclusivity(unchecked) private var layout: L
  @exclusivity(unchecked) private var context = UnaryLayoutContext()
  private lazy var animator: SubjectAnimator<L>? = SubjectAnimator.make(root: root) { [weak self] in
    self?.invalidateLayout()
  }

  init(layout: L, child: RenderNode, in context: NodeContext) {
    self.layout = layout
    super.init(child: child, in: context)
  }

  func update(from old: L, to new: L, direction: LayoutDirection, transaction: @autoclosure () -> Transaction) {
    if direction != context.direction {
      context.direction = direction
      invalidateLayout()
    }
    guard !ValueComparison.areEqual(layout, new) else { return }
    if L.AnimatableData.self != EmptyAnimatableData.self {
      animator?.retarget(from: layout, to: new, transaction: transaction())
    }
    layout = new
    invalidateLayout()
  }

  private var presented: L {
    if L.AnimatableData.self == EmptyAnimatableData.self { return layout }
    return animator?.presented(layout) ?? layout
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    presented.size(proposal, child: child, context: context)
  }

  override func placeChildren() {
    let place = presented.placement(size: frame.size, proposal: proposal, child: child, context: context)
    child.place(at: place.origin, proposal: place.proposal)
  }

  override func measureSpacing() -> ViewSpacing { presented.spacing(child.spacing) }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard child.mayHaveExplicitGuide(key) else { return nil }
    let place = presented.placement(size: size, proposal: proposal, child: child, context: context)
    let childSize = child.size(for: place.proposal)
    guard let value = child.explicitValue(of: key, size: childSize, proposal: place.proposal) else { return nil }
    if key.axis == .vertical { return value + place.origin.y }
    if context.direction == .leftToRight { return value + place.origin.x }
    return value + (size.width - place.origin.x - childSize.width)
  }

  override func containerDidChange(orientation: Axis?) {
    if context.orientation != orientation {
      context.orientation = orientation
      invalidateLayout()
    }
    super.containerDidChange(orientation: orientation)
  }

  override var dumpDetails: String { "\(layout)" }
}

extension RenderNode {
  /// Where a box of `inner` size goes in one of `outer` size so that their guides of the alignment meet. Guides are
  /// measured from the leading side; the result is a left edge.
  static func aligned(
    _ alignment: Alignment, child: RenderNode, childSize: CGSize, childProposal: ProposedViewSize,
    in outer: CGSize,
    direction: LayoutDirection
  ) -> CGPoint {
    let container = ViewDimensions(
      width: outer.width, height: outer.height, node: nil, proposal: ProposedViewSize(outer))
    let x =
      container[alignment.horizontal]
      - child.guide(alignment.horizontal.key, size: childSize, proposal: childProposal)
    let y =
      container[alignment.vertical]
      - child.guide(alignment.vertical.key, size: childSize, proposal: childProposal)
    return CGPoint(x: direction == .leftToRight ? x : outer.width - x - childSize.width, y: y)
  }
}
