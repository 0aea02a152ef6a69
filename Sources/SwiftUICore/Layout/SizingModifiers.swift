import CoreGraphics

/// Lets a view have its ideal size.
public struct _FixedSizeLayout: Equatable, Sendable {
  var horizontal: Bool
  var vertical: Bool
}

extension _FixedSizeLayout: UnaryLayout {
  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  package func size(_ proposal: ProposedViewSize, child: RenderNode, context: UnaryLayoutContext) -> CGSize {
    child.size(for: childProposal(proposal))
  }

  package func placement(
    size: CGSize, proposal: ProposedViewSize, child: RenderNode, context: UnaryLayoutContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let childProposal = childProposal(proposal)
    let childSize = child.size(for: childProposal)
    return (
      CGPoint(x: (size.width - childSize.width) / 2, y: (size.height - childSize.height) / 2), childProposal
    )
  }
}

/// How a picture fills its space when the ratios differ.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit, fill
}

/// Keeps a view's ratio of width to height.
public struct _AspectRatioLayout: Equatable, Sendable {
  var aspectRatio: CGFloat?
  var contentMode: ContentMode
}

extension _AspectRatioLayout: UnaryLayout {
  @MainActor private func childProposal(_ proposal: ProposedViewSize, child: RenderNode) -> ProposedViewSize {
    if proposal.width == nil, proposal.height == nil { return proposal }
    let ratio: CGFloat
    if let aspectRatio {
      ratio = aspectRatio
    } else {
      let ideal = child.size(for: .unspecified)
      guard ideal.width > 0, ideal.height > 0 else { return proposal }
      ratio = ideal.width / ideal.height
    }
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (let width?, nil):
      return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?):
      return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      if width.isInfinite, height.isInfinite { return proposal }
      let widthDecides = contentMode == .fit ? width / ratio <= height : width / ratio >= height
      return widthDecides
        ? ProposedViewSize(width: width, height: width / ratio)
        : ProposedViewSize(width: height * ratio, height: height)
    case (nil, nil):
      return proposal
    }
  }

  package func size(_ proposal: ProposedViewSize, child: RenderNode, context: UnaryLayoutContext) -> CGSize {
    child.size(for: childProposal(proposal, child: child))
  }

  package func placement(
    size: CGSize, proposal: ProposedViewSize, child: RenderNode, context: UnaryLayoutContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    (.zero, childProposal(proposal, child: child))
  }
}

/// Puts a view's centre at a point.
public struct _PositionLayout: Equatable, Sendable {
  var position: CGPoint
}

extension _PositionLayout: UnaryLayout {
  package func size(_ proposal: ProposedViewSize, child: RenderNode, context: UnaryLayoutContext) -> CGSize {
    let childSize = child.size(for: proposal)
    return CGSize(width: proposal.width ?? childSize.width, height: proposal.height ?? childSize.height)
  }

  package func placement(
    size: CGSize, proposal: ProposedViewSize, child: RenderNode, context: UnaryLayoutContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let childSize = child.size(for: proposal)
    let x = context.direction == .leftToRight ? position.x : size.width - position.x
    return (CGPoint(x: x - childSize.width / 2, y: position.y - childSize.height / 2), proposal)
  }

  package func spacing(_ child: ViewSpacing) -> ViewSpacing { ViewSpacing() }
}

/// Gives an alignment guide an explicit value.
struct AlignmentGuideModifier {
  nonisolated(unsafe) var key: AlignmentKey
  nonisolated(unsafe) var compute: (ViewDimensions) -> CGFloat
}

extension AlignmentGuideModifier: RenderModifier {
  static func makeWrapper(
    _ modifier: AlignmentGuideModifier, around child: RenderNode, node: Node
  ) -> AlignmentGuideRenderNode {
    AlignmentGuideRenderNode(child: child, modifier: modifier, node: node)
  }

  static func update(
    _ wrapper: AlignmentGuideRenderNode, from old: AlignmentGuideModifier,
    to modifier: AlignmentGuideModifier,
    environment: EnvironmentValues, node: Node
  ) {
    wrapper.modifier = modifier
    wrapper.invalidateLayout()
  }
}

final class AlignmentGuideRenderNode: UnaryRenderNode {
  var modifier: AlignmentGuideModifier
  /// What the closure reads, it reads for this node. Nil once its identity has ended.
  private weak var node: Node?

  init(child: RenderNode, modifier: AlignmentGuideModifier, node: Node) {
    self.modifier = modifier
    self.node = node
    super.init(child: child, in: NodeContext(below: node))
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard key == modifier.key else { return super.explicitGuide(key, size: size, proposal: proposal) }
    let dimensions = ViewDimensions(width: size.width, height: size.height, node: child, proposal: proposal)
    return node.map { $0.continueTracking { modifier.compute(dimensions) } } ?? modifier.compute(dimensions)
  }

  override func mayHaveExplicitGuide(_ key: AlignmentKey) -> Bool {
    key == modifier.key || super.mayHaveExplicitGuide(key)
  }

  override var guidesMayHaveChanged: Bool { true }
}

extension View {
  /// Lets the view have its ideal size on both axes.
  nonisolated public func fixedSize() -> some View {
    modifier(_FixedSizeLayout(horizontal: true, vertical: true))
  }

  /// Lets the view have its ideal length on the given axes.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }

  /// Proposes sizes of the given ratio of width to height; nil keeps the view's own.
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
  }

  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    modifier(
      _AspectRatioLayout(
        aspectRatio: aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height,
        contentMode: contentMode
      ))
  }

  /// Scales the view to fit into its space.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the view to fill its space.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Puts the view's centre at a point of the space it is offered, which it takes whole.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(_PositionLayout(position: position))
  }

  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(_PositionLayout(position: CGPoint(x: x, y: y)))
  }

  /// Sets where the guide lies in the view.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, compute: computeValue))
  }

  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, compute: computeValue))
  }
}
