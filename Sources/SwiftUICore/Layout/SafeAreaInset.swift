import CoreGraphics
import Rendering

/// Puts a view at an edge of another one, which keeps clear of it.
struct SafeAreaInsetModifier<Layer: View> {
  nonisolated(unsafe) var layer: Layer
  var edge: Edge
  var alignment: Alignment
  /// Points between the two; nil lets them decide.
  var spacing: CGFloat?
}

extension SafeAreaInsetModifier: LayeringModifier {
  static func makeWrapper(
    _ modifier: SafeAreaInsetModifier, around child: RenderNode, layer: Node, in context: NodeContext
  ) -> SafeAreaBarRenderNode {
    SafeAreaBarRenderNode(child: child, layer: layer, in: context)
  }

  static func update(_ wrapper: SafeAreaBarRenderNode, to modifier: SafeAreaInsetModifier, direction: LayoutDirection) {
    wrapper.configure(edge: modifier.edge, spacing: modifier.spacing)
  }
}

/// Keeps its content clear of a bar at one edge.
final class SafeAreaBarRenderNode: LayeredRenderNode, SafeAreaProvider {
  /// Leading is left.
  private(set) var providedInsets = EdgeInsets()
  private var edge = Edge.top
  /// Points; nil lets the two decide.
  private var givenDistance: CGFloat?

  func configure(edge: Edge, spacing: CGFloat?) {
    guard edge != self.edge || spacing != givenDistance else { return }
    self.edge = edge
    givenDistance = spacing
    markForPlacement()
    invalidateLayout()
  }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  /// The edge with leading on the left.
  private var side: Edge {
    guard layer.direction == .rightToLeft else { return edge }
    return switch edge {
    case .leading: .trailing
    case .trailing: .leading
    default: edge
    }
  }

  /// What the bar and the distance to it take. Leading is left.
  private func insets(for proposal: ProposedViewSize) -> EdgeInsets {
    layer.adopt(into: self)
    var insets = EdgeInsets()
    guard !layer.isEmpty else { return insets }
    let isFirst = edge == .top || edge == .leading
    let (bar, content) = (layer.spacing, child.spacing)
    let distance =
      givenDistance ?? (isFirst ? bar.distance(to: content, along: axis) : content.distance(to: bar, along: axis))
    insets[side] = max(layer.size(for: proposal)[axis] + distance, 0)
    return insets
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let insets = insets(for: proposal)
    let size = child.size(for: proposal.inset(by: insets))
    return CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical)
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard child.mayHaveExplicitGuide(key) else { return nil }
    let insets = insets(for: proposal)
    return child.explicitGuide(key, inset: insets, proposal: proposal, direction: layer.direction)
  }

  override func placeChildren() {
    providedInsets = insets(for: proposal)
    child.place(
      at: CGPoint(x: providedInsets.leading, y: providedInsets.top), proposal: proposal.inset(by: providedInsets))
    placeLayer()
  }

  override func placeLayer() {
    guard !layer.isEmpty else { return }
    // The bar knows how large the whole has become.
    let proposal = ProposedViewSize(
      width: self.proposal.width.map { min($0, frame.width) } ?? frame.width,
      height: self.proposal.height.map { min($0, frame.height) } ?? frame.height)
    let size = layer.size(for: proposal)
    var box = frame.size
    box[axis] = size[axis]
    var area = CGRect(origin: .zero, size: box)
    if side == .bottom { area.origin.y = frame.height - size.height }
    if side == .trailing { area.origin.x = frame.width - size.width }
    layer.place(in: area, alignedTo: ViewDimensions(box, proposal: proposal), proposal: proposal)
  }
}

extension View {
  /// Shows a view at the top or the bottom of this one, whose content keeps clear of it as of a bar: scroll views draw
  /// below it and come to rest beside it.
  /// - Parameters:
  ///   - alignment: where the view lies along the edge.
  ///   - spacing: points between the two; nil lets them decide (8 between most).
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        layer: content(), edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing))
  }

  /// Shows a view at the leading or the trailing side of this one, whose content keeps clear of it.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        layer: content(), edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing))
  }
}
