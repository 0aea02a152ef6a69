import CoreGraphics

/// Screens with a bar of tabs below them.
struct BarredTabs: View {
  let tabs: [TabEntry]
  let selected: Int
  let reselection: TabReselection
  let select: @MainActor (Int) -> Void

  var body: some View {
    let screen = tabs.indices.contains(selected) ? tabs[selected].item?.screen : nil
    ObservingScreen(screen: screen ?? noScreen) { screens($0) }
  }

  /// For screens that have no tab.
  @State private var noScreen = TabScreen()

  private func screens(_ options: TabBarOptions) -> some View {
    let showsBar = showsBar(options)
    return ZStack(alignment: .bottom) {
      ForEach(tabs) { tab in
        tab.subview
          .modifier(ScreenFrame())
          .modifier(ContainerBacking(surface: tab.subview.trait(PageSurfaceTrait.self)))
          .modifier(RetainedContentModifier(isShown: tab.index == selected))
      }
      .modifier(
        SafeAreaPaddingModifier(insets: EdgeInsets(top: 0, bottom: showsBar ? Metrics.TabBar.height : 0)))
      if showsBar {
        TabBar(tabs: tabs, selected: selected, options: options) { index in
          if index == selected { reselection.reselect() } else { select(index) }
        }
      }
    }
    .background { shortcuts }
  }

  private func showsBar(_ options: TabBarOptions) -> Bool {
    tabs.contains { $0.item != nil } && options.visibility != .hidden
  }

  /// Control and Tab go from one to the next.
  private var shortcuts: some View {
    Color.clear
      .modifier(ShortcutModifier(shortcut: KeyboardShortcut(.tab, modifiers: .control)) { move(1) })
      .modifier(
        ShortcutModifier(shortcut: KeyboardShortcut(.tab, modifiers: [.control, .shift])) { move(-1) }
      )
      .accessibilityHidden(true)
  }

  private func move(_ step: Int) {
    guard !tabs.isEmpty else { return }
    select((selected + step + tabs.count) % tabs.count)
  }
}

/// Follows what the screen in front asks of the bar.
private struct ObservingScreen<Content: View>: View {
  @ObservedObject var screen: TabScreen
  nonisolated(unsafe) let content: (TabBarOptions) -> Content

  init(screen: TabScreen, @ViewBuilder content: @escaping (TabBarOptions) -> Content) {
    self.screen = screen
    self.content = content
  }

  var body: some View {
    content(screen.options)
      .preference(key: ContainerBackgroundsKey.self, value: screen.backgrounds.without(.tabView))
  }
}

/// The bar itself.
private struct TabBar: View {
  let tabs: [TabEntry]
  let selected: Int
  let options: TabBarOptions
  let select: @MainActor (Int) -> Void
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    HStack(spacing: 0) {
      ForEach(tabs.filter { $0.item != nil }) { tab in
        TabButton(tab: tab, isSelected: tab.index == selected) { select(tab.index) }
      }
    }
    .frame(height: Metrics.TabBar.height)
    .frame(maxWidth: .infinity)
    .modifier(BarBackground(style: options.background, visibility: options.backgroundVisibility))
    .modifier(BarColorScheme(scheme: options.colorScheme))
    .environment(\.isWideTabBar, sizeClass == .regular)
    .semantics {
      $0.role = .tabBar
      $0.children = .contain
      $0.label = Text("Tab Bar")
    }
  }
}

private struct TabButton: View {
  let tab: TabEntry
  let isSelected: Bool
  let action: @MainActor () -> Void

  var body: some View {
    tab.item?.label
      .environment(\.symbolVariants, .fill)
      .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.gray))
      .overlay(alignment: .top) {
        if let badge = tab.badge {
          BadgeView(text: badge).offset(Metrics.Badge.offset)
        }
      }
      .padding(.top, Metrics.TabBar.topInset)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
      .modifier(PressModifier(onPressing: { _ in }, action: action))
      .semantics {
        $0.role = .tab
        $0.children = .combine
        if isSelected { $0.addedTraits = .isSelected }
        $0.activate = action
      }
  }
}

/// A red capsule with a short text.
struct BadgeView: View {
  let text: Text

  var body: some View {
    text
      .font(.system(size: Metrics.Badge.textSize))
      .foregroundStyle(Color.white)
      .lineLimit(1)
      .fixedSize()
      .padding(.horizontal, Metrics.Badge.sideInset)
      .frame(minWidth: Metrics.Badge.height, minHeight: Metrics.Badge.height)
      .background(Color.red, in: Capsule())
  }
}

/// Tells the stack in the selected tab that its tab was tapped again.
@MainActor
final class TabReselection {
  private var models: [WeakModel] = []

  private struct WeakModel {
    weak var model: NavigationModel?
  }

  nonisolated init() {}

  /// A stack came on screen.
  func add(_ model: NavigationModel) {
    remove(model)
    models.append(WeakModel(model: model))
  }

  /// A stack left the screen.
  func remove(_ model: NavigationModel) { models.removeAll { $0.model == nil || $0.model === model } }

  /// Goes back to the root of the stack that is shown; to the top of its content if the root is there already.
  func reselect() {
    for entry in models {
      guard let model = entry.model else { continue }
      if model.livePages.count > 1 {
        model.popToRoot()
      } else {
        model.front?.scrollObserver.scrollToTop()
      }
    }
  }
}

private enum TabReselectionKey: EnvironmentKey {
  static var defaultValue: TabReselection? { nil }
}

extension EnvironmentValues {
  var tabReselection: TabReselection? {
    get { self[TabReselectionKey.self] }
    set { self[TabReselectionKey.self] = newValue }
  }
}

/// What a screen asks of the tab bar around it. Stacks pass it on from the screen in front.
struct TabBarOptions: Equatable {
  var visibility: Visibility?
  var background: AnyShapeStyle?
  var backgroundVisibility: Visibility?
  var colorScheme: ColorScheme?

  /// Adds what others ask for; what is already decided stays.
  mutating func formUnion(_ other: TabBarOptions) {
    visibility = visibility ?? other.visibility
    background = background ?? other.background
    backgroundVisibility = backgroundVisibility ?? other.backgroundVisibility
    colorScheme = colorScheme ?? other.colorScheme
  }
}

extension TabBarOptions {
  /// What the content of a screen asks of the tab bar among the others.
  init(_ options: NavigationBarOptions) {
    visibility = options.visibility[.tabBar]
    background = options.background[.tabBar]
    backgroundVisibility = options.backgroundVisibility[.tabBar]
    colorScheme = options.colorScheme[.tabBar]
  }
}

enum TabBarOptionsKey: PreferenceKey {
  static var defaultValue: TabBarOptions { TabBarOptions() }

  static func reduce(value: inout TabBarOptions, nextValue: () -> TabBarOptions) {
    value.formUnion(nextValue())
  }
}
