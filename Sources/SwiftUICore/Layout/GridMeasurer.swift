import CoreGraphics

/// Works out the lengths of a grid's columns and rows: columns are shared out as a horizontal stack shares out its width,
/// rows as a vertical one its height.
struct GridMeasurer {
  let structure: GridStructure
  let subviews: LayoutSubviews

  private typealias Cell = GridStructure.Cell

  private func subview(_ cell: Cell) -> LayoutSubview { subviews[subviews.startIndex + cell.index] }

  func lengths(for proposal: ProposedViewSize) -> GridLengths {
    var columns = LengthSharing(
      total: proposal.width.map { $0 - structure.columnGaps.reduce(0, +) }, count: structure.columnGaps.count
    ) { column, width in
      columnWidth(column, width)
    }.lengths
    widen(&columns, total: proposal.width)
    let rows = LengthSharing(
      total: proposal.height.map { $0 - structure.rowGaps.reduce(0, +) }, count: structure.rows.count
    ) { row, height in
      rowHeight(row, height, columns)
    }.lengths
    return GridLengths(columns: columns, rows: rows)
  }

  // MARK: Columns

  private func columnWidth(_ column: Int, _ width: CGFloat?) -> CGFloat {
    var extent = GuideExtent()
    for cell in cellsByColumn[column] where !cell.unsized.includes(.horizontal) {
      let proposal = ProposedViewSize(width: width, height: nil)
      if cell.anchor != nil {
        extent.addLength(subview(cell).sizeThatFits(proposal).width)
      } else {
        let dimensions = subview(cell).dimensions(in: proposal)
        extent.add(guide: dimensions[structure.columnAlignments[column]], length: dimensions.width)
      }
    }
    return extent.length
  }

  private let cellsByColumn: [[Cell]]

  init(structure: GridStructure, subviews: LayoutSubviews) {
    self.structure = structure
    self.subviews = subviews
    var cellsByColumn = Array(repeating: [GridStructure.Cell](), count: structure.columnGaps.count)
    for cell in structure.cells where cell.span == 1 { cellsByColumn[cell.column].append(cell) }
    self.cellsByColumn = cellsByColumn
  }

  /// Cells that span several columns make them wider where they need more than those give.
  private func widen(_ columns: inout [CGFloat], total: CGFloat?) {
    let spanning = structure.cells.filter { $0.span > 1 && !$0.unsized.includes(.horizontal) }
    guard !spanning.isEmpty else { return }
    let gaps = structure.columnGaps.reduce(0, +)
    for cell in spanning.sorted(by: { $0.span < $1.span }) {
      let present = structure.width(of: cell, columns)
      let free = total.map { max($0 - gaps - columns.reduce(0, +), 0) }
      let wanted = subview(cell).sizeThatFits(ProposedViewSize(width: free.map { present + $0 }, height: nil)).width
      guard wanted > present else { continue }
      let share = (wanted - present) / CGFloat(cell.span)
      for column in cell.columns { columns[column] += share }
    }
  }

  // MARK: Rows

  private func rowHeight(_ row: Int, _ height: CGFloat?, _ columns: [CGFloat]) -> CGFloat {
    var extent = GuideExtent()
    for index in structure.rows[row] {
      let cell = structure.cells[index]
      if cell.unsized.includes(.vertical) { continue }
      let proposal = ProposedViewSize(width: structure.width(of: cell, columns), height: height)
      if cell.anchor != nil {
        extent.addLength(subview(cell).sizeThatFits(proposal).height)
      } else {
        let dimensions = subview(cell).dimensions(in: proposal)
        extent.add(guide: dimensions[structure.rowAlignments[row]], length: dimensions.height)
      }
    }
    return extent.length
  }

  // MARK: Places

  func places(_ lengths: GridLengths) -> [(cell: GridStructure.Cell, origin: CGPoint, proposal: ProposedViewSize)] {
    let lefts = starts(lengths.columns, structure.columnGaps)
    let tops = starts(lengths.rows, structure.rowGaps)
    let dimensions = structure.cells.map { cell in
      subview(cell).dimensions(
        in: ProposedViewSize(width: structure.width(of: cell, lengths.columns), height: lengths.rows[cell.row]))
    }
    var columnExtents = Array(repeating: GuideExtent(), count: lengths.columns.count)
    var rowExtents = Array(repeating: GuideExtent(), count: lengths.rows.count)
    for (cell, size) in zip(structure.cells, dimensions) where cell.anchor == nil {
      if cell.span == 1, !cell.unsized.includes(.horizontal) {
        columnExtents[cell.column].add(guide: size[structure.columnAlignments[cell.column]], length: size.width)
      }
      if !cell.unsized.includes(.vertical) {
        rowExtents[cell.row].add(guide: size[structure.rowAlignments[cell.row]], length: size.height)
      }
    }
    return zip(structure.cells, dimensions).map { cell, size in
      let slot = CGSize(width: structure.width(of: cell, lengths.columns), height: lengths.rows[cell.row])
      var origin = CGPoint(x: lefts[cell.column], y: tops[cell.row])
      if let anchor = cell.anchor {
        origin.x += (slot.width - size.width) * anchor.x
        origin.y += (slot.height - size.height) * anchor.y
      } else {
        // A merged cell belongs to no single column.
        let horizontal =
          cell.span > 1 ? structure.alignment.horizontal : structure.columnAlignments[cell.column]
        let fraction = Self.fraction(horizontal.key)
        if cell.span > 1 || cell.unsized.includes(.horizontal) {
          origin.x += (slot.width - size.width) * fraction
        } else {
          let extent = columnExtents[cell.column]
          origin.x += (slot.width - extent.length) * fraction + extent.before - size[horizontal]
        }
        let vertical = structure.rowAlignments[cell.row]
        let extent = rowExtents[cell.row]
        if cell.unsized.includes(.vertical) {
          origin.y += (slot.height - size.height) * Self.fraction(vertical.key)
        } else {
          origin.y += (slot.height - extent.length) * Self.fraction(vertical.key) + extent.before - size[vertical]
        }
      }
      return (cell, origin, ProposedViewSize(slot))
    }
  }

  private func starts(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> [CGFloat] {
    var position: CGFloat = 0
    return zip(lengths, gaps).map { length, gap in
      defer { position += gap + length }
      return position + gap
    }
  }

  /// Where a guide lies in an empty view, as a part of its length.
  private static func fraction(_ key: AlignmentKey) -> CGFloat {
    key.id.defaultValue(in: ViewDimensions(width: 1, height: 1, node: nil, proposal: .unspecified))
  }
}

/// Shares out a length as stacks do: the least flexible choose first, the rest is divided evenly.
struct LengthSharing {
  private(set) var lengths: [CGFloat]

  /// - Parameter measure: the length that a part takes when it is offered one (nil: its ideal length).
  init(total: CGFloat?, count: Int, measure: (Int, CGFloat?) -> CGFloat) {
    guard let total else {
      lengths = (0..<count).map { measure($0, nil) }
      return
    }
    guard total.isFinite else {
      lengths = (0..<count).map { measure($0, .infinity) }
      return
    }
    var minimums: [CGFloat] = []
    var flexibilities: [CGFloat] = []
    for part in 0..<count {
      minimums.append(measure(part, 0))
      let most = measure(part, .infinity)
      flexibilities.append(most == minimums[part] ? 0 : most - minimums[part])
    }
    let order = (0..<count).sorted {
      if flexibilities[$0] != flexibilities[$1] { return flexibilities[$0] < flexibilities[$1] }
      if minimums[$0] != minimums[$1] { return minimums[$0] > minimums[$1] }
      return $0 < $1
    }
    var available = total
    lengths = Array(repeating: 0, count: count)
    for (position, part) in order.enumerated() {
      let length = measure(part, max(available / CGFloat(count - position), 0))
      lengths[part] = length
      available -= length
    }
  }
}
