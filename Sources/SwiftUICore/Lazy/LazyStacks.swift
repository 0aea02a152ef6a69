import CoreGraphics

/// Which parts of sections stay in view while their section scrolls by.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views in a column that are made only when they come into view.
///
/// It takes all the width it is offered. Its height is estimated from the views that were seen.
public struct LazyVStack<Content: View> {
  let layout: LazyLayout
  nonisolated(unsafe) let content: Content

  /// - Parameter spacing: points between neighbours; nil lets the views decide.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    layout = LazyLayout(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
      pinnedViews: pinnedViews)
    self.content = content()
  }
}

extension LazyVStack: PrimitiveView {
  public static func _makeNode(_ view: LazyVStack, in context: _NodeContext) -> _ViewNode<LazyVStack> {
    PassthroughNode(view, content: { LazyTree(layout: $0.layout, content: $0.content) }, in: context)
  }

  nonisolated public static var _elementCount: Int? { 1 }
}

/// Views in a row that are made only when they come into view.
///
/// It takes all the height it is offered. Its width is estimated from the views that were seen.
public struct LazyHStack<Content: View> {
  let layout: LazyLayout
  nonisolated(unsafe) let content: Content

  /// - Parameter spacing: points between neighbours; nil lets the views decide.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    layout = LazyLayout(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
      pinnedViews: pinnedViews)
    self.content = content()
  }
}

extension LazyHStack: PrimitiveView {
  public static func _makeNode(_ view: LazyHStack, in context: _NodeContext) -> _ViewNode<LazyHStack> {
    PassthroughNode(view, content: { LazyTree(layout: $0.layout, content: $0.content) }, in: context)
  }

  nonisolated public static var _elementCount: Int? { 1 }
}

/// Cells in columns, line after line, made only when they come into view.
public struct LazyVGrid<Content: View> {
  let layout: LazyLayout
  nonisolated(unsafe) let content: Content

  /// - Parameters:
  ///   - columns: the columns, from the leading side.
  ///   - alignment: where the columns lie in the grid, and cells in their columns.
  ///   - spacing: points between lines; nil is 8.
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyLayout(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing ?? LazyTrack.defaultSpacing, pinnedViews: pinnedViews, items: columns)
    self.content = content()
  }
}

extension LazyVGrid: PrimitiveView {
  public static func _makeNode(_ view: LazyVGrid, in context: _NodeContext) -> _ViewNode<LazyVGrid> {
    PassthroughNode(view, content: { LazyTree(layout: $0.layout, content: $0.content) }, in: context)
  }

  nonisolated public static var _elementCount: Int? { 1 }
}

/// Cells in rows, column after column, made only when they come into view.
public struct LazyHGrid<Content: View> {
  let layout: LazyLayout
  nonisolated(unsafe) let content: Content

  /// - Parameters:
  ///   - rows: the rows, from the top.
  ///   - alignment: where the rows lie in the grid, and cells in their rows.
  ///   - spacing: points between columns; nil is 8.
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyLayout(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing ?? LazyTrack.defaultSpacing, pinnedViews: pinnedViews, items: rows)
    self.content = content()
  }
}

extension LazyHGrid: PrimitiveView {
  public static func _makeNode(_ view: LazyHGrid, in context: _NodeContext) -> _ViewNode<LazyHGrid> {
    PassthroughNode(view, content: { LazyTree(layout: $0.layout, content: $0.content) }, in: context)
  }

  nonisolated public static var _elementCount: Int? { 1 }
}

/// How a lazy container arranges its lines.
package struct LazyLayout: Equatable, Sendable {
  package var axis: Axis
  package var alignment: Alignment
  /// Between lines; nil lets the views decide.
  package var spacing: CGFloat?
  package var pinnedViews: PinnedScrollableViews
  /// The columns of a grid; nil for a stack.
  package var items: [GridItem]?

  nonisolated package init(
    axis: Axis, alignment: Alignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), items: [GridItem]? = nil
  ) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.items = items
  }
}

/// A lazy layout together with the views it arranges.
package struct LazyTree<Content: View> {
  package var layout: LazyLayout
  nonisolated(unsafe) package var content: Content

  nonisolated package init(layout: LazyLayout, content: Content) {
    self.layout = layout
    self.content = content
  }
}

extension LazyTree: PrimitiveView {
  public static func _makeNode(_ view: LazyTree, in context: _NodeContext) -> _ViewNode<LazyTree> {
    LazyNode(view, in: context)
  }

  nonisolated public static var _elementCount: Int? { 1 }
}

/// The node of a lazy container.
final class LazyNode<Content: View>: ValueNode<LazyTree<Content>>, LazyContentNode {
  private var child: ViewNode<Content>?
  private var render: LazyRenderNode?

  override init(_ view: LazyTree<Content>, in context: NodeContext) {
    super.init(view, in: context)
    let child = Content._makeNode(view.content, in: NodeContext(below: self))
    self.child = child
    render = LazyRenderNode(
      layout: view.layout, direction: direction(), content: child, in: NodeContext(below: self))
  }

  private func direction() -> LayoutDirection { tracking { environment.layoutDirection } }

  override func update(to newView: LazyTree<Content>) {
    view = newView
    needsUpdate = false
    render?.configure(layout: newView.layout, direction: direction())
    child?.update(to: newView.content)
  }

  override func update() {
    needsUpdate = false
    render?.configure(layout: view.layout, direction: direction())
  }

  override func elementsDidChange() { render?.elementsDidChange() }

  override func collectPreference<K: PreferenceKey>(
    _ key: K.Type, into accumulator: inout PreferenceAccumulator<K>
  ) {
    accumulator.collectShown { super.collectPreference(key, into: &$0) }
  }

  func target(withID id: AnyHashable, makingElements: Bool) -> ScrollTargetPlace? {
    guard let render, let index = render.index(ofID: id, makingElements: makingElements) else { return nil }
    return .lazy(render, index: index)
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendElements(to list: inout ElementList) {
    if let render { list.append(render) }
  }
}
