import CoreGraphics
import Rendering

/// Puts a view at an edge of another one, which keeps clear of it.
struct SafeAreaInsetModifier<Bar: View> {
  nonisolated(unsafe) var bar: Bar
  var edge: Edge
  var alignment: Alignment
  /// Points between the two; nil lets them decide.
  var spacing: CGFloat?
}

extension SafeAreaInsetModifier: PrimitiveModifier {
  static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, Self>> {
    SafeAreaInsetNode(view, in: context)
  }
}

private final class SafeAreaInsetNode<Content: View, Bar: View>: WrappingNode<Content, SafeAreaInsetModifier<Bar>> {
  /// A bar for each element of the content.
  private var bars: [(element: RenderNode, bar: ViewNode<Bar>, render: SafeAreaBarRenderNode)] = []

  override func modifierDidChange(from old: SafeAreaInsetModifier<Bar>) {
    for entry in bars { entry.bar.update(to: modifier.bar) }
    configureBars()
  }

  override func update() {
    needsUpdate = false
    configureBars()
  }

  private func configureBars() {
    let direction = tracking { environment.layoutDirection }
    for entry in bars { configure(entry.render, direction) }
  }

  private func configure(_ render: SafeAreaBarRenderNode, _ direction: LayoutDirection) {
    render.configure(
      SafeAreaBarRenderNode.Options(
        edge: modifier.edge, alignment: modifier.alignment, spacing: modifier.spacing, direction: direction))
  }

  private func wrap(_ element: RenderNode) -> RenderNode {
    if let known = bars.first(where: { $0.element === element }) { return known.render }
    let inner = NodeContext(below: self)
    let bar = Bar._makeNode(modifier.bar, in: inner)
    let render = SafeAreaBarRenderNode(child: element, bar: bar, in: inner)
    configure(render, continueTracking { environment.layoutDirection })
    bars.append((element, bar, render))
    return render
  }

  override func elementsDidChange() {
    // Content and bar are told apart by looking: either may have changed.
    for entry in bars { entry.render.barDidChange() }
    let elements = child.map { ElementList(of: $0).existingElements } ?? []
    let removed = bars.filter { entry in !elements.contains { $0 === entry.element } }
    if !removed.isEmpty {
      bars.removeAll { entry in removed.contains { $0.render === entry.render } }
      for entry in removed { entry.bar.remove() }
    }
    super.elementsDidChange()
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    super.forEachChild(visit)
    for entry in bars { visit(entry.bar) }
  }

  override func appendElements(to list: inout ElementList) {
    guard let child else { return }
    list.append(wrappedBy: { [unowned self] in self.wrap($0) }, collect: { child.appendElements(to: &$0) })
  }
}

/// Keeps its content clear of a bar at one edge.
final class SafeAreaBarRenderNode: SafeAreaInsetRenderNode {
  struct Options: Equatable {
    var edge: Edge
    var alignment: Alignment
    var spacing: CGFloat?
    var direction: LayoutDirection
  }

  /// Nil once its identity has ended while this still waits to be taken away.
  private weak var bar: Node?
  private var elements: [RenderNode] = []
  private var isStale = true
  private var options: Options?

  init(child: RenderNode, bar: Node, in context: NodeContext) {
    self.bar = bar
    super.init(child: child, in: context)
  }

  func configure(_ new: Options) {
    guard new != options else { return }
    options = new
    invalidateLayout()
  }

  func barDidChange() {
    isStale = true
    invalidateLayout()
    invalidateDisplay()
  }

  private func adoptElements() {
    guard isStale else { return }
    isStale = false
    elements = adoptElements(of: bar, inPlaceOf: elements)
  }

  override func layoutWillRevalidate() { adoptElements() }

  override func childDidDetach(_ child: RenderNode) { isStale = true }

  private func barSize(_ proposal: ProposedViewSize) -> CGSize {
    adoptElements()
    var size = CGSize.zero
    for element in elements where !element.isLeaving {
      let own = element.size(for: proposal)
      size = CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
    return size
  }

  /// What the bar and the distance to it take. Leading is left.
  private func insets(for proposal: ProposedViewSize) -> EdgeInsets {
    guard let options else { return EdgeInsets() }
    let axis: Axis = options.edge == .top || options.edge == .bottom ? .vertical : .horizontal
    var length = barSize(proposal)[axis]
    if let element = elements.first(where: { !$0.isLeaving }) {
      let isFirst = options.edge == .top || options.edge == .leading
      length +=
        options.spacing
        ?? (isFirst
          ? element.spacing.distance(to: child.spacing, along: axis)
          : child.spacing.distance(to: element.spacing, along: axis))
    }
    var insets = EdgeInsets()
    insets[side(options)] = max(length, 0)
    return insets
  }

  /// The edge with leading on the left.
  private func side(_ options: Options) -> Edge {
    guard options.direction == .rightToLeft else { return options.edge }
    return switch options.edge {
    case .leading: .trailing
    case .trailing: .leading
    default: options.edge
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let insets = insets(for: proposal)
    let size = child.size(for: proposal.inset(by: insets))
    return CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical)
  }

  override func placeChildren() {
    setProvidedInsets(insets(for: proposal))
    super.placeChildren()
    guard let options else { return }
    for element in elements where !element.isLeaving {
      // The bar knows how large the whole has become.
      let proposal = ProposedViewSize(
        width: self.proposal.width.map { min($0, frame.width) } ?? frame.width,
        height: self.proposal.height.map { min($0, frame.height) } ?? frame.height)
      let size = element.size(for: proposal)
      var origin = RenderNode.aligned(
        options.alignment, child: element, childSize: size, childProposal: proposal, in: frame.size,
        direction: options.direction)
      switch side(options) {
      case .top: origin.y = 0
      case .bottom: origin.y = frame.height - size.height
      case .leading: origin.x = 0
      case .trailing: origin.x = frame.width - size.width
      }
      element.place(at: origin, proposal: proposal)
    }
  }

  override func forEachChild(_ visit: (RenderNode) -> Void) {
    visit(child)
    elements.forEach(visit)
  }

  override var childrenInDrawingOrder: [RenderNode] { [child] + elements }
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
        bar: content(), edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing))
  }

  /// Shows a view at the leading or the trailing side of this one, whose content keeps clear of it.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        bar: content(), edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing))
  }
}
