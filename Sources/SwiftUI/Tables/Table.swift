import CoreGraphics
import Foundation
import SwiftUICore

extension Metrics {
  enum Table {
    static let leastWidth: CGFloat = 60
    static let spacing: CGFloat = 17
    static let headerHeight: CGFloat = 28
    static let headerSize: CGFloat = 13
    static let chevronSize: CGFloat = 10
    static let sideInset: CGFloat = 16
  }
}

/// Rows with several columns. In a narrow window only the first column shows.
///
/// A table does not sort its data: a press on the header of a column with a value changes the sort order, and the program
/// sorts.
public struct Table<Data: RandomAccessCollection, Sort>: View where Data.Element: Identifiable {
  public typealias Value = Data.Element

  nonisolated(unsafe) private let data: Data
  nonisolated(unsafe) private let selection: ListSelection<Value.ID>?
  nonisolated(unsafe) private let sortOrder: Binding<[Sort]>?
  nonisolated(unsafe) private let columns: [_TableColumns<Value, Sort>.Column]
  @Environment(\.horizontalSizeClass) private var sizeClass

  nonisolated init(
    data: Data, selection: ListSelection<Value.ID>?, sortOrder: Binding<[Sort]>?,
    columns: _TableColumns<Value, Sort>
  ) {
    self.data = data
    self.selection = selection
    self.sortOrder = sortOrder
    self.columns = columns.columns
  }

  public var body: some View {
    let isNarrow = sizeClass == .compact
    let shown = isNarrow ? Array(columns.prefix(1)) : columns
    let widths = shown.map(\.width)
    VStack(spacing: 0) {
      if !isNarrow {
        header(shown, widths)
        Divider()
      }
      List(
        selection: selection,
        content: ForEach(data) { value in
          TableRowLayout(widths: widths) {
            ForEach(Array(shown.enumerated()), id: \.offset) { _, column in
              column.content(value).frame(maxWidth: .infinity, alignment: .leading)
            }
          }
          .lineLimit(1)
        }
      )
      .listStyle(.plain)
      .environment(\.selectsRowsDirectly, true)
    }
  }

  nonisolated public static var _elementCount: Int? { 1 }

  private func header(_ columns: [_TableColumns<Value, Sort>.Column], _ widths: [TableColumnWidth]) -> some View {
    TableRowLayout(widths: widths) {
      ForEach(Array(columns.enumerated()), id: \.offset) { index, column in
        TableHeader(label: column.label, order: order(of: column)) {
          if column.comparator != nil, sortOrder != nil { sort(by: column) }
        }
      }
    }
    .frame(height: Metrics.Table.headerHeight)
    .padding(.horizontal, Metrics.Table.sideInset)
    .background(Color.systemBackground)
  }

  /// The order in which the table is sorted by a column before all others.
  private func order(of column: _TableColumns<Value, Sort>.Column) -> SortOrder? {
    guard let first = sortOrder?.wrappedValue.first else { return nil }
    return column.order?(first)
  }

  private func sort(by column: _TableColumns<Value, Sort>.Column) {
    guard let sortOrder, let comparator = column.comparator else { return }
    let next: SortOrder = order(of: column) == .forward ? .reverse : .forward
    let others = sortOrder.wrappedValue.filter { column.order?($0) == nil }
    sortOrder.wrappedValue = [comparator(next)] + others
  }
}

extension Table where Sort == Never {
  public init(_ data: Data, @TableColumnBuilder<Data.Element, Never> columns: () -> _TableColumns<Data.Element, Never>)
  {
    self.init(data: data, selection: nil, sortOrder: nil, columns: columns())
  }

  public init(
    _ data: Data, selection: Binding<Data.Element.ID?>,
    @TableColumnBuilder<Data.Element, Never> columns: () -> _TableColumns<Data.Element, Never>
  ) {
    self.init(data: data, selection: .one(selection), sortOrder: nil, columns: columns())
  }

  public init(
    _ data: Data, selection: Binding<Set<Data.Element.ID>>,
    @TableColumnBuilder<Data.Element, Never> columns: () -> _TableColumns<Data.Element, Never>
  ) {
    self.init(data: data, selection: .several(selection), sortOrder: nil, columns: columns())
  }
}

extension Table where Sort: SortComparator, Sort.Compared == Data.Element {
  public init(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Data.Element, Sort> columns: () -> _TableColumns<Data.Element, Sort>
  ) {
    self.init(data: data, selection: nil, sortOrder: sortOrder, columns: columns())
  }

  public init(
    _ data: Data, selection: Binding<Data.Element.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Data.Element, Sort> columns: () -> _TableColumns<Data.Element, Sort>
  ) {
    self.init(data: data, selection: .one(selection), sortOrder: sortOrder, columns: columns())
  }

  public init(
    _ data: Data, selection: Binding<Set<Data.Element.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Data.Element, Sort> columns: () -> _TableColumns<Data.Element, Sort>
  ) {
    self.init(data: data, selection: .several(selection), sortOrder: sortOrder, columns: columns())
  }
}

/// The title of a column, with an arrow where the table is sorted by it.
private struct TableHeader: View {
  let label: AnyView
  let order: SortOrder?
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      HStack {
        label
          .font(.system(size: Metrics.Table.headerSize, weight: order == nil ? .regular : .semibold))
          .foregroundStyle(.secondary)
          .lineLimit(1)
          .frame(maxWidth: .infinity, alignment: .leading)
        if let order {
          Image(systemName: order == .forward ? "chevron.up" : "chevron.down")
            .font(.system(size: Metrics.Table.chevronSize, weight: .semibold))
            .foregroundStyle(.secondary)
            .accessibilityHidden(true)
        }
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}

/// Cells beside each other, as wide as their columns.
private struct TableRowLayout: Layout {
  let widths: [TableColumnWidth]

  /// Every column gets its ideal width or an even share of what the others leave, within its limits.
  private func lengths(in total: CGFloat) -> [CGFloat] {
    var free = total - Metrics.Table.spacing * CGFloat(max(widths.count - 1, 0))
    var lengths = [CGFloat?](repeating: nil, count: widths.count)
    for (index, width) in widths.enumerated() where width.least == width.most || width.ideal != nil {
      let length = min(max(width.ideal ?? width.least, width.least), width.most)
      lengths[index] = length
      free -= length
    }
    var open = widths.indices.filter { lengths[$0] == nil }.sorted { widths[$0].most < widths[$1].most }
    while !open.isEmpty {
      let index = open.removeFirst()
      let share = free / CGFloat(open.count + 1)
      let length = min(max(share, widths[index].least), widths[index].most)
      lengths[index] = length
      free -= length
    }
    return lengths.map { $0 ?? 0 }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let least = widths.reduce(0) { $0 + max($1.ideal ?? 0, $1.least) }
    let width = proposal.width ?? least + Metrics.Table.spacing * CGFloat(max(widths.count - 1, 0))
    var height: CGFloat = 0
    for (subview, length) in zip(subviews, lengths(in: width)) {
      height = max(height, subview.sizeThatFits(ProposedViewSize(width: length, height: proposal.height)).height)
    }
    return CGSize(width: width, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for (subview, length) in zip(subviews, lengths(in: bounds.width)) {
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: length, height: bounds.height))
      x += length + Metrics.Table.spacing
    }
  }
}

private enum DirectSelectionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// True where a press selects a row also while several could be selected.
  var selectsRowsDirectly: Bool {
    get { self[DirectSelectionKey.self] }
    set { self[DirectSelectionKey.self] = newValue }
  }
}
