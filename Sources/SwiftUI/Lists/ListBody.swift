import SwiftUICore

/// The scrolling column of a list.
struct ListBody<SelectionValue: Hashable, Content: View>: View {
  let selection: ListSelection<SelectionValue>?
  nonisolated(unsafe) let content: Content
  @Environment(\.listLook) private var chosenLook
  @Environment(\.isSidebar) private var isSidebar
  @Environment(\.editMode) private var editMode
  @Environment(\.listRowSpacing) private var rowSpacing
  @Environment(\.listSectionSpacing) private var sectionSpacing
  @Environment(\.scrollContentBackground) private var background
  @Environment(\.sidebarSelection) private var sidebarSelection
  @Environment(\.selectsRowsDirectly) private var selectsRowsDirectly
  @State private var reordering = ListReordering()
  @State private var neighbours = ElementRowNeighbours()
  @State private var cursor = ListCursor()

  init(selection: ListSelection<SelectionValue>?, content: Content) {
    self.selection = selection
    self.content = content
  }

  private var isEditing: Bool { editMode?.wrappedValue.isEditing ?? false }

  private var look: _ListLook {
    guard chosenLook.kind == .automatic else { return chosenLook }
    return _ListLook(kind: isSidebar ? .sidebar : .insetGrouped)
  }

  private var settings: ListRowSettings {
    ListRowSettings(
      look: look, rowSpacing: rowSpacing, sectionSpacing: sectionSpacing, isEditing: isEditing,
      selectsSeveral: selection?.isOfSeveral ?? false)
  }

  var body: some View {
    let settings = settings
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: look.kind == .plain ? [.sectionHeaders] : []) {
          ElementRows(of: rows, neighbours: neighbours) { row in
            ListRow(
              row: row, settings: settings, select: select(row), isSelected: isSelected(row),
              reordering: reordering)
          }
        }
        .padding(.bottom, look.isGrouped ? Metrics.List.bottomMargin : 0)
      }
      .background(background == .hidden ? Color.clear : look.ground)
      .modifier(ListKeys(isActive: selection != nil) { handleKey($0, proxy) })
    }
    .semantics {
      $0.role = .list
      $0.children = .contain
    }
  }

  private var rows: some View {
    content
      .environment(
        \.listRowContext, ListRowContext(isEditing: isEditing, isSidebar: look.kind == .sidebar && isSidebar)
      )
      .environment(\.sectionAppearance, appearance)
      .environment(\.listLinkSelection, linkSelection)
      .environment(\.rowBadge, nil)
  }

  /// Headers and footers find the fonts and colours of the list's look around them.
  private var appearance: SectionAppearance {
    let look = look
    return SectionAppearance(id: look) { role, environment in
      let isProminent = environment.headerProminence == .increased || look.kind == .sidebar
      environment.listRowContext = nil
      switch role {
      case .header where isProminent:
        environment.font = .title3.bold()
      case .header where look.isGrouped:
        environment.font = .footnote
        environment.foregroundStyles = [AnyShapeStyle(.secondary)]
        environment.textCase = .uppercase
      case .header:
        environment.font = .headline
      default:
        environment.font = .footnote
        environment.foregroundStyles = [AnyShapeStyle(.secondary)]
      }
    }
  }

  // MARK: Selecting

  private func value(_ row: ElementRow) -> SelectionValue? {
    if let tag = row.trait(TagTrait.self)?.base as? SelectionValue { return tag }
    if let value = row.trait(NavigationLinkTrait.self)?.value?.base as? SelectionValue { return value }
    return row.id.base as? SelectionValue
  }

  private func isSelected(_ row: ElementRow) -> Bool {
    guard let selection, row.role == .content, let value = value(row) else { return false }
    return selection.contains(value)
  }

  private func select(_ row: ElementRow) -> ((Bool) -> Void)? {
    guard let selection, row.role == .content, !row.trait(SelectionDisabledTrait.self), let value = value(row)
    else { return nil }
    let (cursor, sidebarSelection, selectsRowsDirectly) = (cursor, sidebarSelection, selectsRowsDirectly)
    return { isEditing in
      cursor.row = row.id
      if selectsRowsDirectly, !isEditing { return selection.selectOnly(value) }
      if selection.select(value, isEditing: isEditing) { sidebarSelection?() }
    }
  }

  /// In a sidebar, a link whose value can be selected selects it, and the columns show what follows from that.
  private var linkSelection: ListLinkSelection? {
    guard selection != nil, sidebarSelection != nil || isSidebar else { return nil }
    return ListLinkSelection { $0.base is SelectionValue }
  }

  /// Arrow keys go from row to row.
  private func handleKey(_ event: KeyInput, _ proxy: ScrollViewProxy) -> Bool {
    guard let selection, event.phase != .up else { return false }
    let step: Int
    switch event.key {
    case .upArrow: step = -1
    case .downArrow: step = 1
    default: return false
    }
    var origin = cursor.row ?? selection.anyValue.map { AnyHashable($0) }
    while let next = neighbours.row(from: origin, step: step) {
      origin = next.id
      guard !next.trait(SelectionDisabledTrait.self), let value = value(next) else { continue }
      cursor.row = next.id
      selection.selectOnly(value)
      proxy.scrollTo(next.id)
      return true
    }
    return true
  }
}

/// Where the arrow keys stand in a list.
@MainActor
private final class ListCursor {
  nonisolated(unsafe) var row: AnyHashable?

  nonisolated init() {}
}

/// Lets a list have the keyboard where there is something to select.
private struct ListKeys: ViewModifier {
  let isActive: Bool
  nonisolated(unsafe) let onKey: (KeyInput) -> Bool

  nonisolated init(isActive: Bool, onKey: @escaping (KeyInput) -> Bool) {
    self.isActive = isActive
    self.onKey = onKey
  }

  @ViewBuilder func body(content: Content) -> some View {
    if isActive {
      content.modifier(FocusableModifier(focusesOnClick: true, ring: nil, onKey: onKey))
    } else {
      content
    }
  }
}

/// Tells links which values a list around them selects by itself.
struct ListLinkSelection {
  let takes: @MainActor (AnyHashable) -> Bool
}

private enum ListLinkSelectionKey: EnvironmentKey {
  static var defaultValue: ListLinkSelection? { nil }
}

extension EnvironmentValues {
  var listLinkSelection: ListLinkSelection? {
    get { self[ListLinkSelectionKey.self] }
    set { self[ListLinkSelectionKey.self] = newValue }
  }
}
