import SwiftUICore

/// How the buttons of menus look.
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a menu style is given.
public struct MenuStyleConfiguration {
  public struct Label: View {
    nonisolated(unsafe) let content: AnyView
    public var body: AnyView { content }
    nonisolated public static var _elementCount: Int? { 1 }
  }

  public struct Content: View {
    let make: () -> AnyView
    public var body: AnyView { make() }
  }

  let label: MenuStyleConfiguration.Label
  let content: MenuStyleConfiguration.Content
  let primaryAction: (() -> Void)?
  let title: Text?
}

/// A tinted label.
public struct DefaultMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration, look: .automatic)
  }
}

/// The label as the button style around it shows it.
public struct ButtonMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration, look: .automatic)
  }
}

/// A tinted label without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration, look: .borderless)
  }
}

/// A label on a lightly filled background.
public struct BorderedButtonMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration, look: .bordered)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
extension MenuStyle where Self == BorderedButtonMenuStyle {
  public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

extension ControlStyle where Configuration == MenuStyleConfiguration {
  static var automaticMenu: ControlStyle {
    ControlStyle(DefaultMenuStyle()) { $0.makeBody(configuration: $1) }
  }
}

/// The order of a menu's items. Here they always stand in the order in which they are written.
public struct MenuOrder: Hashable, Sendable {
  private enum Kind { case automatic, priority, fixed }
  private let kind: Kind
  public static let automatic = MenuOrder(kind: .automatic)
  public static let priority = MenuOrder(kind: .priority)
  public static let fixed = MenuOrder(kind: .fixed)
}

/// Whether an action closes the menu that it stands in.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private enum Kind { case automatic, enabled, disabled }
  private let kind: Kind
  public static let automatic = MenuActionDismissBehavior(kind: .automatic)
  public static let enabled = MenuActionDismissBehavior(kind: .enabled)
  public static let disabled = MenuActionDismissBehavior(kind: .disabled)
}

private enum MenuStylesKey: EnvironmentKey {
  static var defaultValue: ControlStyles<MenuStyleConfiguration> { ControlStyles() }
}
private enum MenuIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}
private enum MenuOrderKey: EnvironmentKey {
  static var defaultValue: MenuOrder { .automatic }
}
private enum MenuDismissKey: EnvironmentKey {
  static var defaultValue: MenuActionDismissBehavior { .automatic }
}
private enum InMenuKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var menuStyles: ControlStyles<MenuStyleConfiguration> {
    get { self[MenuStylesKey.self] }
    set { self[MenuStylesKey.self] = newValue }
  }
  /// Whether the buttons of menus show an arrow.
  public internal(set) var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
  /// The order that was asked for the items of menus.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
  var menuActionDismissBehavior: MenuActionDismissBehavior {
    get { self[MenuDismissKey.self] }
    set { self[MenuDismissKey.self] = newValue }
  }
  /// True in the card of a menu.
  var isInMenu: Bool {
    get { self[InMenuKey.self] }
    set { self[InMenuKey.self] = newValue }
  }
}

extension View {
  /// Shows the buttons of the menus in the view in a style.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    let style = ControlStyle<MenuStyleConfiguration>(style) { $0.makeBody(configuration: $1) }
    return transformEnvironment(\.menuStyles) { $0.push(style) }
  }

  /// Shows or hides the arrow of bordered buttons of menus.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }

  /// Sets the order of items in menus. Here they always stand in the order in which they are written.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

  /// Sets whether the actions in the view close the menu that they stand in.
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuActionDismissBehavior, behavior)
  }
}
