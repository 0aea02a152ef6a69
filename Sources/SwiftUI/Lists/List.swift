import SwiftUICore

/// Rows in a column that scrolls; only those in view exist.
public struct List<SelectionValue: Hashable, Content: View>: View {
  nonisolated(unsafe) private let content: Content
  nonisolated(unsafe) private let selection: ListSelection<SelectionValue>?

  nonisolated init(selection: ListSelection<SelectionValue>?, content: Content) {
    self.selection = selection
    self.content = content
  }

  public var body: some View { ListBody(selection: selection, content: content) }
}

/// One selected value or several.
enum ListSelection<Value: Hashable> {
  case one(Binding<Value?>)
  case several(Binding<Set<Value>>)

  func contains(_ value: Value) -> Bool {
    switch self {
    case .one(let binding): binding.wrappedValue == value
    case .several(let binding): binding.wrappedValue.contains(value)
    }
  }

  /// Several values can be selected only while the list is edited.
  func select(_ value: Value, isEditing: Bool) {
    switch self {
    case .one(let binding): binding.wrappedValue = value
    case .several(let binding):
      guard isEditing else { return }
      if binding.wrappedValue.contains(value) {
        binding.wrappedValue.remove(value)
      } else {
        binding.wrappedValue.insert(value)
      }
    }
  }
}

extension List where SelectionValue == Never {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content()) }

  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
  }

  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable
  {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent> {
    self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
  }
}

extension List {
  nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { .one($0) }, content: content())
  }

  nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { .several($0) }, content: content())
  }

  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection.map { .one($0) }, content: ForEach(data, content: rowContent))
  }

  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection.map { .several($0) }, content: ForEach(data, content: rowContent))
  }

  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection.map { .one($0) }, content: ForEach(data, id: id, content: rowContent))
  }

  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection.map { .several($0) }, content: ForEach(data, id: id, content: rowContent))
  }

  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection.map { .one($0) }, content: ForEach(data, content: rowContent))
  }

  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection.map { .several($0) }, content: ForEach(data, content: rowContent))
  }

  nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable
  {
    self.init(selection: selection.map { .one($0) }, content: ForEach(data, content: rowContent))
  }

  nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable
  {
    self.init(selection: selection.map { .several($0) }, content: ForEach(data, content: rowContent))
  }
}

/// The scrolling column of a list.
private struct ListBody<SelectionValue: Hashable, Content: View>: View {
  let selection: ListSelection<SelectionValue>?
  let content: Content
  @Environment(\.listLook) private var look
  @Environment(\.editMode) private var editMode

  private var isEditing: Bool { editMode?.wrappedValue.isEditing ?? false }

  /// Headers and footers find the fonts and colours of the list's look around them.
  private var appearance: SectionAppearance {
    let isGrouped = look.isGrouped
    return SectionAppearance(id: look.isGrouped) { role, environment in
      environment.font = isGrouped || role == .footer ? .footnote : .headline
      if isGrouped || role == .footer { environment.foregroundStyles = [AnyShapeStyle(.secondary)] }
      if isGrouped, role == .header { environment.textCase = .uppercase }
      environment.listRowContext = nil
    }
  }

  private var rows: some View {
    content
      .environment(\.listRowContext, ListRowContext(isEditing: isEditing, isSidebar: look.kind == .sidebar))
      .environment(\.sectionAppearance, appearance)
  }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0, pinnedViews: look.kind == .plain ? [.sectionHeaders] : []) {
        ElementRows(of: rows) { row in
          ListRow(row: row, look: look, select: select(row), isSelected: isSelected(row))
        }
      }
      .padding(.bottom, look.isGrouped ? Metrics.List.bottomMargin : 0)
    }
    .background(look.isGrouped ? Color.groupedBackground : Color.systemBackground)
    .semantics {
      $0.role = .list
      $0.children = .contain
    }
  }

  private func value(_ row: ElementRow) -> SelectionValue? {
    (row.trait(TagTrait.self)?.base ?? row.id.base) as? SelectionValue
  }

  private func isSelected(_ row: ElementRow) -> Bool {
    guard let selection, row.role == .content, let value = value(row) else { return false }
    return selection.contains(value)
  }

  private func select(_ row: ElementRow) -> ((Bool) -> Void)? {
    guard let selection, row.role == .content, let value = value(row) else { return nil }
    return { selection.select(value, isEditing: $0) }
  }
}

extension Metrics {
  enum List {
    static let minimumRowHeight: CGFloat = 44
    static let rowInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    static let cardMargin: CGFloat = 16
    static let cardRadius: CGFloat = 10
    static let sectionGap: CGFloat = 35
    static let firstGap: CGFloat = 18
    static let headerInsets = EdgeInsets(top: 6, leading: 16, bottom: 7, trailing: 16)
    static let footerInsets = EdgeInsets(top: 7, leading: 16, bottom: 0, trailing: 16)
    static let plainHeaderInsets = EdgeInsets(top: 5, leading: 16, bottom: 5, trailing: 16)
    static let bottomMargin: CGFloat = 22
    static let deleteWidth: CGFloat = 74
    static let editShift: CGFloat = 38
    static let deleteCircle: CGFloat = 22
    /// Part of the row's width past which a swipe deletes at once.
    static let fullSwipe = 0.6
  }
}
