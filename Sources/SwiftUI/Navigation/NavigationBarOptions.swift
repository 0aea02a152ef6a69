import CoreGraphics

/// What a screen asks of the bars around it. Views say it with modifiers; it flows up to the screen as a preference.
struct NavigationBarOptions {
  var title: Text?
  var subtitle: Text?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var hidesBackButton: Bool?
  var visibility: [ToolbarPlacement.Kind: Visibility] = [:]
  var backgroundVisibility: [ToolbarPlacement.Kind: Visibility] = [:]
  var background: [ToolbarPlacement.Kind: AnyShapeStyle] = [:]
  var colorScheme: [ToolbarPlacement.Kind: ColorScheme] = [:]
  var items: [BarItem] = []
  var search: SearchBar?

  /// Adds what another part of the screen asks for; what is already decided stays.
  mutating func formUnion(_ other: NavigationBarOptions) {
    title = title ?? other.title
    subtitle = subtitle ?? other.subtitle
    displayMode = displayMode ?? other.displayMode
    hidesBackButton = hidesBackButton ?? other.hidesBackButton
    visibility.merge(other.visibility) { first, _ in first }
    backgroundVisibility.merge(other.backgroundVisibility) { first, _ in first }
    background.merge(other.background) { first, _ in first }
    colorScheme.merge(other.colorScheme) { first, _ in first }
    items += other.items
    search = search ?? other.search
  }

  func items(in slot: BarItem.Slot) -> [BarItem] { items.filter { $0.placement.slot == slot } }

  var hidesNavigationBar: Bool { visibility[.navigationBar] == .hidden }
}

/// A view that stands in a bar. It lives where it was declared, with the environment and the state of that place.
struct BarItem: Identifiable {
  let portal: Portal
  let placement: ToolbarItemPlacement

  var id: ObjectIdentifier { ObjectIdentifier(portal) }

  /// The regions of the bars.
  enum Slot: Hashable {
    case leading, principal, trailing, bottom, keyboard
  }
}

enum NavigationBarOptionsKey: PreferenceKey {
  static var defaultValue: NavigationBarOptions { NavigationBarOptions() }

  static func reduce(value: inout NavigationBarOptions, nextValue: () -> NavigationBarOptions) {
    value.formUnion(nextValue())
  }
}

/// The title of the screen that is in front, for the window.
enum WindowTitleKey: PreferenceKey {
  static var defaultValue: Text? { nil }

  static func reduce(value: inout Text?, nextValue: () -> Text?) { value = value ?? nextValue() }
}

/// How the title of a navigation bar is shown.
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As the screen before; large on the first one.
    case automatic
    /// In the middle of the bar.
    case inline
    /// Below the bar, until content scrolls under it.
    case large
  }
}

/// How the title of a toolbar is shown.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .automatic) }
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
  public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
}
