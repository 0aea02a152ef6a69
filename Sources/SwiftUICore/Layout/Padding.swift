import CoreGraphics

/// Space around a view.
public struct _PaddingLayout: Equatable, Sendable {
  public var edges: Edge.Set
  public var insets: EdgeInsets?

  /// What `padding()` adds, in points.
  static let defaultLength: CGFloat = 16

  nonisolated public init(edges: Edge.Set = .all, insets: EdgeInsets?) {
    self.edges = edges
    self.insets = insets
  }

  private var resolved: EdgeInsets {
    var insets = insets ?? EdgeInsets(Self.defaultLength)
    for edge in Edge.allCases where !edges.contains(edge) { insets[edge] = 0 }
    return insets
  }
}

extension _PaddingLayout: UnaryLayout {
  package func size(_ proposal: ProposedViewSize, child: RenderNode, context: UnaryLayoutContext) -> CGSize {
    let insets = resolved
    let childSize = child.size(for: proposal.inset(by: insets))
    return CGSize(
      width: max(childSize.width + insets.horizontal, 0), height: max(childSize.height + insets.vertical, 0))
  }

  package func placement(
    size: CGSize, proposal: ProposedViewSize, child: RenderNode, context: UnaryLayoutContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let insets = resolved
    return (CGPoint(x: insets.left(context.direction), y: insets.top), proposal.inset(by: insets))
  }

  package func spacing(_ child: ViewSpacing) -> ViewSpacing {
    let insets = resolved
    var padded: Edge.Set = []
    for edge in Edge.allCases where insets[edge] != 0 { padded.insert(Edge.Set(edge)) }
    return child.withPlainEdges(padded)
  }
}

extension View {
  /// Adds space around the view, in points.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(edges: .all, insets: insets))
  }

  /// Adds space on some sides of the view: `length` points, or 16 if nil.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(_PaddingLayout(edges: edges, insets: length.map { EdgeInsets($0) }))
  }

  /// Adds space of `length` points on all sides of the view.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    modifier(_PaddingLayout(edges: .all, insets: EdgeInsets(length)))
  }
}
