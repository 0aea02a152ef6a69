import SwiftUICore

/// How pickers look.
@MainActor @preconcurrency
public protocol PickerStyle {
  var _look: _PickerLook { get }
}

/// One of the looks that pickers have.
public struct _PickerLook: Sendable {
  let look: PickerLook
}

enum PickerLook: Sendable {
  case automatic, menu, segmented, palette, inline, wheel, navigationLink, radioGroup
}

/// What fits where the picker stands: a menu.
public struct DefaultPickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _look: _PickerLook { _PickerLook(look: .automatic) }
}

/// A button that opens the options as a menu.
public struct MenuPickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _look: _PickerLook { _PickerLook(look: .menu) }
}

/// The options beside each other in a bar.
public struct SegmentedPickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _look: _PickerLook { _PickerLook(look: .segmented) }
}

/// The options beside each other, by their icons.
public struct PalettePickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _look: _PickerLook { _PickerLook(look: .palette) }
}

/// The options among the rows of the list around them; elsewhere a wheel.
public struct InlinePickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _look: _PickerLook { _PickerLook(look: .inline) }
}

/// The options on a wheel.
public struct WheelPickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _look: _PickerLook { _PickerLook(look: .wheel) }
}

/// A link to a screen with the options.
public struct NavigationLinkPickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _look: _PickerLook { _PickerLook(look: .navigationLink) }
}

/// The options below each other with a circle each.
public struct RadioGroupPickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _look: _PickerLook { _PickerLook(look: .radioGroup) }
}

/// A button that opens the options as a menu.
@available(*, deprecated, renamed: "MenuPickerStyle")
public struct PopUpButtonPickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _look: _PickerLook { _PickerLook(look: .menu) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

private enum PickerLookKey: EnvironmentKey {
  static var defaultValue: PickerLook { .automatic }
}

extension EnvironmentValues {
  var pickerLook: PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}

extension View {
  /// Shows the pickers in the view in a style.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\.pickerLook, style._look.look) }
}
