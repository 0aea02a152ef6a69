/// What a view of a tab view tells the tab bar.
struct TabItem {
  nonisolated(unsafe) var label: AnyView
  var role: TabRole?
  /// What the screen asks of the bar.
  var screen: TabScreen?
}

/// What the screen of a tab asks of the tab bar.
@MainActor
final class TabScreen: ObservableObject {
  @Published private(set) var options = TabBarOptions()
  /// What the content asks of the containers around it, of which the screen is one.
  @Published private(set) var backgrounds: ContainerBackgroundsKey.Value = [:]
  private var ofStack = TabBarOptions()
  private var ofViews = TabBarOptions()

  nonisolated init() {}

  /// What the stack in the tab passes on from the screen in front.
  func setStackOptions(_ new: TabBarOptions) {
    ofStack = new
    merge()
  }

  /// What views outside of a stack ask for.
  func setViewOptions(_ new: NavigationBarOptions) {
    ofViews = TabBarOptions(new)
    merge()
  }

  func setBackgrounds(_ new: ContainerBackgroundsKey.Value) { if new != backgrounds { backgrounds = new } }

  private func merge() {
    var new = ofStack
    new.formUnion(ofViews)
    if new != options { options = new }
  }
}

enum TabItemTrait: ViewTraitKey {
  static var defaultValue: TabItem? { nil }
  static var affectsLayout: Bool { false }
  static var affectsStructure: Bool { true }
}

/// A short text or a number beside a tab's icon or at the end of a list's row.
enum BadgeTrait: ViewTraitKey {
  static var defaultValue: Text? { nil }
  static var affectsLayout: Bool { false }
  static var affectsStructure: Bool { true }
}

/// Gives a view a tab. Its content is made when the tab is first shown.
private struct TabItemModifier: ViewModifier {
  let item: TabItem
  @StateObject private var screen = TabScreen()

  nonisolated init(item: TabItem) { self.item = item }

  func body(content: Content) -> some View {
    var item = item
    item.screen = screen
    return GeometryReader { [screen] _ in
      content
        .modifier(PreferenceSinkModifier(TabBarOptionsKey.self) { screen.setStackOptions($0) })
        .modifier(PreferenceSinkModifier(NavigationBarOptionsKey.self) { screen.setViewOptions($0) })
        .modifier(PreferenceSinkModifier(ContainerBackgroundsKey.self) { screen.setBackgrounds($0) })
        .modifier(ScreenFrame())
        .modifier(ContainerBacking(surface: screen.backgrounds[.tabView]))
    }
    .trait(TabItemTrait.self, item)
  }

  nonisolated static func _elementCount(of content: Int?) -> Int? { 1 }
}

extension View {
  /// Sets what stands for the view in the tab bar: an image and a text.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(item: TabItem(label: TabItemLabel.make(label()))))
  }

  /// Shows a number beside the tab's icon or at the end of the list's row; 0 shows nothing.
  nonisolated public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  nonisolated public func badge(_ label: Text?) -> some View {
    environment(\.rowBadge, label).trait(BadgeTrait.self, label)
  }

  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}

/// The look of a tab's label: the icon above the title, also where program writes them one after the other.
enum TabItemLabel {
  nonisolated static func make<V: View>(_ label: V) -> AnyView {
    AnyView(TabItemLabelView(label: label))
  }
}

private struct TabItemLabelView<V: View>: View {
  nonisolated(unsafe) let label: V

  nonisolated init(label: V) { self.label = label }

  var body: some View {
    let parts = ViewColumns.of(label)
    TabItemStack {
      ForEach(Array(parts.indices), id: \.self) { index in
        part(parts[index])
      }
    }
    .labelStyle(TabLabelStyle())
  }

  @ViewBuilder private func part(_ view: AnyView) -> some View {
    if view.wraps(Image.self) {
      view.modifier(TabIconStyle()).accessibilityHidden(true)
    } else {
      view.modifier(TabTitleStyle())
    }
  }
}

/// Above each other in a narrow bar, side by side in a wide one.
private struct TabItemStack<Content: View>: View {
  nonisolated(unsafe) private let content: Content
  @Environment(\.isWideTabBar) private var isWide

  nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    if isWide {
      HStack(spacing: Metrics.TabBar.wideGap) { content }
    } else {
      VStack(spacing: 0) { content }
    }
  }
}

private struct TabLabelStyle: LabelStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    TabItemStack {
      configuration.icon.modifier(TabIconStyle()).accessibilityHidden(true)
      configuration.title.modifier(TabTitleStyle())
    }
  }
}

private struct TabIconStyle: ViewModifier {
  func body(content: Content) -> some View {
    content
      .font(.system(size: Metrics.TabBar.iconSize, weight: .medium))
      .imageScale(.large)
      .frame(minHeight: Metrics.TabBar.iconHeight)
  }
}

private struct TabTitleStyle: ViewModifier {
  @Environment(\.isWideTabBar) private var isWide

  func body(content: Content) -> some View {
    content
      .font(
        isWide
          ? .system(size: Metrics.TabBar.wideTitleSize)
          : .system(size: Metrics.TabBar.titleSize, weight: .medium)
      )
      .lineLimit(1)
  }
}

private enum RowBadgeKey: EnvironmentKey {
  static var defaultValue: Text? { nil }
}

private enum WideTabBarKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The badge of the row that a link stands in, which it shows before its chevron.
  var rowBadge: Text? {
    get { self[RowBadgeKey.self] }
    set { self[RowBadgeKey.self] = newValue }
  }

  /// True in tab bars that are wide enough for titles beside the icons.
  var isWideTabBar: Bool {
    get { self[WideTabBarKey.self] }
    set { self[WideTabBarKey.self] = newValue }
  }
}
