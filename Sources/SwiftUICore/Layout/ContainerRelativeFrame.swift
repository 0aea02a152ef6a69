import CoreGraphics

/// Something whose length views in it can ask for: a window, a scroll view, a column.
@MainActor
protocol RelativeLengthContainer: RenderNode {
  /// What is free of bars and margins, in points.
  var relativeSize: CGSize { get }
  var relativeFrames: RelativeFrameList { get }
}

/// The views that depend on the length of a container.
@MainActor
final class RelativeFrameList {
  private var nodes: [ObjectIdentifier: Weak<RenderNode>] = [:]
  private var lastSize: CGSize?

  func add(_ node: RenderNode) { nodes[ObjectIdentifier(node)] = Weak(node) }

  /// The container may have another size now. True when views have to be measured again.
  func containerDidChange(_ container: any RelativeLengthContainer) -> Bool {
    guard !nodes.isEmpty else { return false }
    let size = container.relativeSize
    guard size != lastSize else { return false }
    let isFirst = lastSize == nil
    lastSize = size
    var found = false
    for (key, entry) in nodes {
      guard let node = entry.value, node.isAttached else {
        nodes[key] = nil
        continue
      }
      node.invalidateLayout()
      found = true
    }
    return found && !isFirst
  }
}

/// Gives a view a frame that is measured by the container around it.
struct ContainerRelativeFrameModifier {
  var axes: Axis.Set
  var alignment: Alignment
  /// The length for the container's own; the whole of it when nil.
  nonisolated(unsafe) var length: ((CGFloat, Axis) -> CGFloat)?
}

extension ContainerRelativeFrameModifier: RenderModifier {
  static func makeWrapper(
    _ modifier: ContainerRelativeFrameModifier, around child: RenderNode, node: Node
  ) -> ContainerRelativeFrameRenderNode {
    ContainerRelativeFrameRenderNode(modifier: modifier, child: child, in: NodeContext(below: node))
  }

  static func update(
    _ wrapper: ContainerRelativeFrameRenderNode, from old: ContainerRelativeFrameModifier,
    to modifier: ContainerRelativeFrameModifier, environment: EnvironmentValues, node: Node
  ) {
    wrapper.update(modifier, direction: environment.layoutDirection)
  }
}

final class ContainerRelativeFrameRenderNode: UnaryRenderNode {
  private var modifier: ContainerRelativeFrameModifier
  private var direction = LayoutDirection.leftToRight

  init(modifier: ContainerRelativeFrameModifier, child: RenderNode, in context: NodeContext) {
    self.modifier = modifier
    super.init(child: child, in: context)
  }

  func update(_ new: ContainerRelativeFrameModifier, direction: LayoutDirection) {
    modifier = new
    self.direction = direction
    invalidateLayout()
  }

  private func length(_ axis: Axis) -> CGFloat? {
    guard modifier.axes.includes(axis), let container else { return nil }
    container.relativeFrames.add(self)
    let whole = container.relativeSize[axis]
    let length = modifier.length.map { $0(whole, axis) } ?? whole
    return length.isFinite ? max(length, 0) : nil
  }

  private var container: (any RelativeLengthContainer)? {
    var node = parent
    while let current = node {
      if let container = current as? any RelativeLengthContainer { return container }
      node = current.parent
    }
    return nil
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: length(.horizontal) ?? proposal.width, height: length(.vertical) ?? proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let childSize = child.size(for: childProposal(proposal))
    return CGSize(width: length(.horizontal) ?? childSize.width, height: length(.vertical) ?? childSize.height)
  }

  override func placeChildren() {
    let proposal = childProposal(self.proposal)
    let origin = RenderNode.aligned(
      modifier.alignment, child: child, childSize: child.size(for: proposal), childProposal: proposal,
      in: frame.size, direction: direction)
    child.place(at: origin, proposal: proposal)
  }

  override func measureSpacing() -> ViewSpacing {
    var edges: Edge.Set = []
    if modifier.axes.includes(.horizontal) { edges.formUnion(.horizontal) }
    if modifier.axes.includes(.vertical) { edges.formUnion(.vertical) }
    return child.spacing.withPlainEdges(edges)
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard child.mayHaveExplicitGuide(key) else { return nil }
    let proposal = childProposal(proposal)
    let childSize = child.size(for: proposal)
    guard let value = child.explicitValue(of: key, size: childSize, proposal: proposal) else { return nil }
    let origin = RenderNode.aligned(
      modifier.alignment, child: child, childSize: childSize, childProposal: proposal, in: size, direction: direction)
    if key.axis == .vertical { return value + origin.y }
    return value + (direction == .leftToRight ? origin.x : size.width - origin.x - childSize.width)
  }
}

/// Makes its content's space the one that frames relative to a container are measured by: a column, a tab.
package struct RelativeContainerModifier {
  nonisolated package init() {}
}

extension RelativeContainerModifier: RenderModifier {
  package static func makeWrapper(
    _ modifier: RelativeContainerModifier, around child: RenderNode, node: Node
  ) -> RenderNode {
    RelativeContainerRenderNode(child: child, in: NodeContext(below: node))
  }

  package static func update(
    _ wrapper: RenderNode, from old: RelativeContainerModifier, to modifier: RelativeContainerModifier,
    environment: EnvironmentValues, node: Node
  ) {}
}

final class RelativeContainerRenderNode: UnaryRenderNode, RelativeLengthContainer {
  let relativeFrames = RelativeFrameList()
  private(set) var relativeSize = CGSize.zero

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if !isPlaced {
      take(CGSize(width: proposal.width ?? relativeSize.width, height: proposal.height ?? relativeSize.height))
    }
    return child.size(for: proposal)
  }

  override func placeChildren() {
    let insets = safeAreaOverlap()
    take(CGSize(width: max(frame.width - insets.horizontal, 0), height: max(frame.height - insets.vertical, 0)))
    child.place(at: .zero, proposal: proposal)
  }

  private func take(_ size: CGSize) {
    guard size.width.isFinite, size.height.isFinite else { return }
    relativeSize = size
    if relativeFrames.containerDidChange(self) { root.revalidate(below: depth) }
  }
}

extension View {
  /// Gives the view the length of the nearest container: a scroll view, a column, else the window.
  ///
  /// What bars and margins take is no part of the container's length.
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment))
  }

  /// Gives the view a length worked out from that of the nearest container.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
  }

  /// Gives the view a length that is a part of the nearest container's: `span` of `count` equal parts.
  /// - Parameter spacing: points between the parts.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      ContainerRelativeFrameModifier(
        axes: axes, alignment: alignment,
        length: { whole, _ in
          let part = (whole - spacing * CGFloat(count - 1)) / CGFloat(max(count, 1))
          return part * CGFloat(span) + spacing * CGFloat(span - 1)
        }))
  }
}
