import CoreGraphics

/// The layout of `Grid`.
public struct GridLayout: Layout, Equatable, Sendable {
  public var alignment: Alignment
  /// Points between columns; nil lets the views decide.
  public var horizontalSpacing: CGFloat?
  /// Points between rows; nil lets the views decide.
  public var verticalSpacing: CGFloat?

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  public struct Cache {
    var structure: GridStructure
    /// What the last sizing gave, to be used again for placing.
    var proposal: ProposedViewSize?
    var lengths = GridLengths()
  }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(
      structure: GridStructure(
        subviews, alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
  }

  private func lengths(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache) -> GridLengths {
    if cache.proposal == proposal { return cache.lengths }
    let lengths = GridMeasurer(structure: cache.structure, subviews: subviews).lengths(for: proposal)
    cache.proposal = proposal
    cache.lengths = lengths
    return lengths
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let lengths = lengths(proposal, subviews, &cache)
    return CGSize(
      width: lengths.columns.reduce(0, +) + cache.structure.columnGaps.reduce(0, +),
      height: lengths.rows.reduce(0, +) + cache.structure.rowGaps.reduce(0, +))
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    let lengths = lengths(proposal, subviews, &cache)
    let measurer = GridMeasurer(structure: cache.structure, subviews: subviews)
    for (cell, origin, proposal) in measurer.places(lengths) {
      subviews[subviews.startIndex + cell.index].place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: proposal)
    }
  }
}

/// The lengths of a grid's columns and rows for one proposal.
struct GridLengths {
  var columns: [CGFloat] = []
  var rows: [CGFloat] = []
}

/// Which view stands where in a grid.
struct GridStructure {
  struct Cell {
    /// Of the subview.
    var index: Int
    var row: Int
    var column: Int
    var span: Int
    var anchor: UnitPoint?
    var unsized: Axis.Set
    var columns: Range<Int> { column..<(column + span) }
  }

  private(set) var cells: [Cell] = []
  /// Indices into `cells`.
  private(set) var rows: [[Int]] = []
  private(set) var rowAlignments: [VerticalAlignment] = []
  private(set) var columnAlignments: [HorizontalAlignment] = []
  /// The grid's own.
  let alignment: Alignment
  /// Before each column; 0 before the first.
  private(set) var columnGaps: [CGFloat] = []
  private(set) var rowGaps: [CGFloat] = []

  init(
    _ subviews: LayoutSubviews, alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?
  ) {
    self.alignment = alignment
    var current: ObjectIdentifier?
    var loose: [Int] = []
    var columnCount = 0
    var nextColumn = 0
    var named: [(column: Int, alignment: HorizontalAlignment)] = []
    for (index, subview) in subviews.enumerated() {
      let membership = subview.containerValue(GridRowTrait.self)
      if membership == nil || membership?.row != current {
        rows.append([])
        rowAlignments.append(membership?.alignment ?? alignment.vertical)
        nextColumn = 0
      }
      current = membership?.row
      let span = membership == nil ? 1 : subview.containerValue(GridCellColumnsTrait.self)
      if membership == nil { loose.append(cells.count) }
      rows[rows.count - 1].append(cells.count)
      cells.append(
        Cell(
          index: index, row: rows.count - 1, column: nextColumn, span: span,
          anchor: subview.containerValue(GridCellAnchorTrait.self),
          unsized: subview.containerValue(GridCellUnsizedAxesTrait.self)))
      if let own = subview.containerValue(GridColumnAlignmentTrait.self) { named.append((nextColumn, own)) }
      nextColumn += span
      columnCount = max(columnCount, nextColumn)
    }
    for cell in loose { cells[cell].span = max(columnCount, 1) }
    columnAlignments = Array(repeating: alignment.horizontal, count: columnCount)
    for entry in named { columnAlignments[entry.column] = entry.alignment }
    setGaps(subviews, columnCount, horizontalSpacing, verticalSpacing)
  }

  /// Neighbours keep the largest of the distances that any two of their cells want.
  private mutating func setGaps(
    _ subviews: LayoutSubviews, _ columnCount: Int, _ horizontal: CGFloat?, _ vertical: CGFloat?
  ) {
    columnGaps = Array(repeating: horizontal ?? 0, count: columnCount)
    rowGaps = Array(repeating: vertical ?? 0, count: rows.count)
    if !columnGaps.isEmpty { columnGaps[0] = 0 }
    if !rowGaps.isEmpty { rowGaps[0] = 0 }
    guard horizontal == nil || vertical == nil else { return }
    let spacings = cells.map { subviews[subviews.startIndex + $0.index].spacing }
    if horizontal == nil {
      var known = Array<CGFloat?>(repeating: nil, count: columnCount)
      for row in rows {
        for (left, right) in zip(row, row.dropFirst()) {
          let distance = spacings[left].distance(to: spacings[right], along: .horizontal)
          let column = cells[right].column
          known[column] = max(known[column] ?? 0, distance)
        }
      }
      for column in columnGaps.indices.dropFirst() {
        columnGaps[column] = known[column] ?? ViewSpacing.defaultDistance
      }
    }
    if vertical == nil {
      for row in rowGaps.indices.dropFirst() {
        var distance: CGFloat?
        for upper in rows[row - 1] {
          for lower in rows[row] where cells[upper].columns.overlaps(cells[lower].columns) {
            let wanted = spacings[upper].distance(to: spacings[lower], along: .vertical)
            distance = max(distance ?? 0, wanted)
          }
        }
        rowGaps[row] = distance ?? ViewSpacing.defaultDistance
      }
    }
  }

  /// The lengths of a cell's columns and of the gaps between them.
  func width(of cell: Cell, _ columns: [CGFloat]) -> CGFloat {
    cell.columns.reduce(0) { $0 + columns[$1] + ($1 > cell.column ? columnGaps[$1] : 0) }
  }
}
