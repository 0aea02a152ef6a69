import CoreGraphics

/// Several screens of which one is shown; the user changes between them with a bar of tabs, or by swiping.
///
/// A screen is made when it is first shown and keeps its state from then on.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  nonisolated(unsafe) private let content: Content
  nonisolated(unsafe) private let selection: Binding<SelectionValue>?
  @Environment(\.tabViewStyle) private var style
  @State private var reselection = TabReselection()

  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  nonisolated public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Tabs out of `Tab` values.
  nonisolated public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == _TabContentView<C>, C.TabValue == SelectionValue {
    self.selection = selection
    self.content = _TabContentView(content: content())
  }

  public var body: some View {
    SubviewsReader(content.environment(\.tabReselection, reselection)) { [selection, style, reselection] subviews in
      TabContainer(
        tabs: Self.tabs(subviews), selection: selection.map(Self.erased), style: style, reselection: reselection)
    }
  }

  nonisolated public static var _elementCount: Int? { 1 }

  private static func tabs(_ subviews: [SubviewElement]) -> [TabEntry] {
    subviews.enumerated().map { index, subview in
      TabEntry(
        id: subview.id, subview: subview, tag: subview.trait(TagTrait.self), index: index,
        item: subview.trait(TabItemTrait.self), badge: subview.trait(BadgeTrait.self))
    }
  }

  private static func erased(_ selection: Binding<SelectionValue>) -> TabSelection {
    TabSelection(
      matches: { entry in
        let value = selection.wrappedValue
        if let tag = entry.tag { return tag == AnyHashable(value) }
        return entry.id == AnyHashable(value) || AnyHashable(entry.index) == AnyHashable(value)
      },
      select: { entry in
        if let value = (entry.tag?.base ?? entry.id.base) as? SelectionValue ?? entry.index as? SelectionValue {
          selection.wrappedValue = value
        }
      })
  }
}

extension TabView where SelectionValue == Int {
  /// Tabs that keep the selection themselves; the first one is selected at first.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension TabView {
  /// Tabs out of `Tab` values that keep the selection themselves.
  nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == _TabContentView<C>, C.TabValue == Never {
    selection = nil
    self.content = _TabContentView(content: content())
  }
}

/// One screen of a tab view.
struct TabEntry: Identifiable {
  nonisolated(unsafe) let id: AnyHashable
  let subview: SubviewElement
  nonisolated(unsafe) let tag: AnyHashable?
  let index: Int
  let item: TabItem?
  let badge: Text?
}

/// A program's selection with its type erased.
struct TabSelection {
  let matches: @MainActor (TabEntry) -> Bool
  let select: @MainActor (TabEntry) -> Void
}

/// Shows the screen that is selected, with the bar or the dots.
struct TabContainer: View {
  let tabs: [TabEntry]
  let selection: TabSelection?
  let style: TabViewStyleKind
  let reselection: TabReselection
  @State private var ownSelection: AnyHashable?

  var body: some View {
    switch style {
    case .page(let showsDots):
      PagedTabs(tabs: tabs, selected: selectedIndex, showsDots: showsDots, select: select)
    case .bar:
      BarredTabs(tabs: tabs, selected: selectedIndex, reselection: reselection, select: select)
    }
  }

  private var selectedIndex: Int {
    if let selection { return tabs.firstIndex(where: selection.matches) ?? 0 }
    return tabs.firstIndex { $0.id == ownSelection } ?? 0
  }

  private func select(_ index: Int) {
    guard tabs.indices.contains(index) else { return }
    if let selection { selection.select(tabs[index]) } else { ownSelection = tabs[index].id }
  }
}
