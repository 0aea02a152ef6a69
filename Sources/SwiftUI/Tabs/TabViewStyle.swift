/// What tab views look like.
enum TabViewStyleKind: Hashable, Sendable {
  case bar
  case page(showsDots: Bool)
}

/// How tab views show their screens.
@MainActor @preconcurrency
public protocol TabViewStyle {
  nonisolated var _isPaged: Bool { get }
  nonisolated var _showsPageIndex: Bool { get }
}

extension TabViewStyle {
  nonisolated public var _isPaged: Bool { false }
  nonisolated public var _showsPageIndex: Bool { false }
}

/// A bar of tabs at the bottom.
public struct DefaultTabViewStyle: TabViewStyle {
  nonisolated public init() {}
}

/// A bar of tabs at the bottom.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  nonisolated public init() {}
}

/// A bar of tabs at the bottom; here in wide windows too.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  nonisolated public init() {}
}

/// A bar of tabs. Groups of a Mac's settings look the same here.
public struct GroupedTabViewStyle: TabViewStyle {
  nonisolated public init() {}
}

/// Pages to swipe through.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots are shown.
  public struct IndexDisplayMode: Sendable {
    fileprivate enum Kind { case automatic, always, never }
    fileprivate let kind: Kind
    /// When there is more than one page.
    public static let automatic = IndexDisplayMode(kind: .automatic)
    public static let always = IndexDisplayMode(kind: .always)
    public static let never = IndexDisplayMode(kind: .never)
  }

  private let indexDisplayMode: IndexDisplayMode

  nonisolated public init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }

  nonisolated public var _isPaged: Bool { true }
  nonisolated public var _showsPageIndex: Bool { indexDisplayMode.kind != .never }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }
  nonisolated public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
extension TabViewStyle where Self == GroupedTabViewStyle {
  nonisolated public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

/// How the index of pages looks.
@MainActor @preconcurrency
public protocol IndexViewStyle {
  nonisolated var _background: PageIndexViewStyle.BackgroundDisplayMode { get }
}

/// Dots, with or without a background.
public struct PageIndexViewStyle: IndexViewStyle {
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private enum Kind { case automatic, interactive, always, never }
    private let kind: Kind
    public static let automatic = BackgroundDisplayMode(kind: .automatic)
    public static let interactive = BackgroundDisplayMode(kind: .interactive)
    public static let always = BackgroundDisplayMode(kind: .always)
    public static let never = BackgroundDisplayMode(kind: .never)
  }

  nonisolated public let _background: BackgroundDisplayMode

  nonisolated public init(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = .automatic) {
    _background = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  nonisolated public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  nonisolated public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

private enum TabViewStyleKey: EnvironmentKey {
  static var defaultValue: TabViewStyleKind { .bar }
}
private enum PageIndexBackgroundKey: EnvironmentKey {
  static var defaultValue: PageIndexViewStyle.BackgroundDisplayMode { .automatic }
}

extension EnvironmentValues {
  var tabViewStyle: TabViewStyleKind {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }

  var pageIndexBackground: PageIndexViewStyle.BackgroundDisplayMode {
    get { self[PageIndexBackgroundKey.self] }
    set { self[PageIndexBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Sets how tab views show their screens.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewStyle, style._isPaged ? .page(showsDots: style._showsPageIndex) : .bar)
  }

  /// Sets how the dots of paged tab views look.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.pageIndexBackground, style._background)
  }
}
