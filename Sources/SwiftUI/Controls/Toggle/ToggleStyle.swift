import CoreGraphics
import SwiftUICore

/// How toggles look and what turns them.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a toggle style is given.
public struct ToggleStyleConfiguration {
  public struct Label: View {
    nonisolated(unsafe) let content: AnyView
    public var body: AnyView { content }
    nonisolated public static var _elementCount: Int? { 1 }
  }

  public let label: ToggleStyleConfiguration.Label
  @Binding public var isOn: Bool
  /// True while the toggle stands for several values that differ.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

private enum ToggleStylesKey: EnvironmentKey {
  static var defaultValue: ControlStyles<ToggleStyleConfiguration> { ControlStyles() }
}

extension EnvironmentValues {
  var toggleStyles: ControlStyles<ToggleStyleConfiguration> {
    get { self[ToggleStylesKey.self] }
    set { self[ToggleStylesKey.self] = newValue }
  }
}

extension View {
  /// Shows the toggles in the view in a style.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    let style = ControlStyle<ToggleStyleConfiguration>(style) { $0.makeBody(configuration: $1) }
    return transformEnvironment(\.toggleStyles) { $0.push(style) }
  }
}

extension ControlStyle where Configuration == ToggleStyleConfiguration {
  static var automaticToggle: ControlStyle {
    ControlStyle(DefaultToggleStyle()) { $0.makeBody(configuration: $1) }
  }
}

/// A switch.
public struct DefaultToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration, tint: nil)
  }
}

/// A label with a switch on the trailing side.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  nonisolated public init() { tint = nil }

  /// - Parameter tint: The switch's colour while it is on.
  @available(*, deprecated, message: "Use tint(_:) instead")
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration, tint: tint.map { AnyShapeStyle($0) })
  }
}

/// A button that stays tinted while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ButtonToggle(configuration: configuration)
  }
}

/// A box with a check mark, the label behind it.
public struct CheckboxToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    CheckboxRow(configuration: configuration)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
