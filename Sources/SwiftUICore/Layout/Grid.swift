import CoreGraphics

/// Views in rows and columns. Unlike lazy grids it makes all of them at once and sizes its columns by what they hold.
///
/// Each `GridRow` is a row with a cell for each of its views; any other view is a row of its own across all columns. A
/// column is as wide as its widest cell, a row as high as its highest; flexible cells share what is left over.
public struct Grid<Content: View> {
  private let layout: GridLayout
  nonisolated(unsafe) private let content: Content

  /// - Parameters:
  ///   - alignment: where cells lie in their places; rows, columns and cells can say otherwise.
  ///   - horizontalSpacing: points between columns; nil lets the views decide (8 between most).
  ///   - verticalSpacing: points between rows; nil lets the views decide.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
}

extension Grid: PrimitiveView {
  public static func _makeNode(_ view: Grid, in context: _NodeContext) -> _ViewNode<Grid> {
    PassthroughNode(view, content: { _LayoutTree(layout: $0.layout, content: $0.content) }, in: context)
  }

  nonisolated public static var _elementCount: Int? { 1 }
}

/// A row of a `Grid`; elsewhere its views stand for themselves.
public struct GridRow<Content: View> {
  nonisolated(unsafe) fileprivate let content: Content
  fileprivate let alignment: VerticalAlignment?

  /// - Parameter alignment: of the row's cells; nil follows the grid.
  nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: PrimitiveView {
  public static func _makeNode(_ view: GridRow, in context: _NodeContext) -> _ViewNode<GridRow> {
    GridRowNode(view, in: context)
  }

  nonisolated public static var _elementCount: Int? { Content._elementCount }
}

/// The row that a cell belongs to.
struct GridRowMembership: Equatable {
  var row: ObjectIdentifier
  var alignment: VerticalAlignment?
}

enum GridRowTrait: ViewTraitKey {
  static var defaultValue: GridRowMembership? { nil }
  /// Cells of a row inside of a row belong to the inner one's place, which is the outer row.
  static func combine(inner: GridRowMembership?, outer: GridRowMembership?) -> GridRowMembership? { outer }
}

enum GridCellColumnsTrait: ViewTraitKey {
  static var defaultValue: Int { 1 }
}

enum GridCellAnchorTrait: ViewTraitKey {
  static var defaultValue: UnitPoint? { nil }
}

enum GridCellUnsizedAxesTrait: ViewTraitKey {
  static var defaultValue: Axis.Set { [] }
}

enum GridColumnAlignmentTrait: ViewTraitKey {
  static var defaultValue: HorizontalAlignment? { nil }
}

private final class GridRowNode<Content: View>: ValueNode<GridRow<Content>> {
  private typealias Row = ModifiedContent<Content, TraitModifier<GridRowTrait>>

  private var child: ViewNode<Row>?

  override init(_ view: GridRow<Content>, in context: NodeContext) {
    super.init(view, in: context)
    child = Row._makeNode(row, in: NodeContext(below: self))
  }

  private var row: Row {
    let membership = GridRowMembership(row: ObjectIdentifier(self), alignment: view.alignment)
    return Row(content: view.content, modifier: TraitModifier(GridRowTrait.self, value: membership))
  }

  override func update() {
    needsUpdate = false
    child?.update(to: row)
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendElements(to list: inout ElementList) { child?.appendElements(to: &list) }
}

extension View {
  /// Lets a cell of a grid span several columns.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    trait(GridCellColumnsTrait.self, max(count, 1))
  }

  /// Puts a cell at a point of its place, whatever the alignment of grid, row and column.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    trait(GridCellAnchorTrait.self, anchor)
  }

  /// Keeps a cell from making its row or column larger: it gets the length that the others come to.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    trait(GridCellUnsizedAxesTrait.self, axes)
  }

  /// Aligns all cells of the column that this cell stands in.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    trait(GridColumnAlignmentTrait.self, guide)
  }
}
