import SwiftUICore

/// How buttons look; pressing is taken care of.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a button style is given.
public struct ButtonStyleConfiguration {
  /// The button's label.
  public struct Label: View {
    nonisolated(unsafe) let content: AnyView
    public var body: AnyView { content }
    nonisolated public static var _elementCount: Int? { 1 }
  }

  public let role: ButtonRole?
  public let label: ButtonStyleConfiguration.Label
  public let isPressed: Bool
}

/// How buttons look and what makes them act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a primitive button style is given.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  public struct Label: View {
    nonisolated(unsafe) let content: AnyView
    nonisolated init(content: AnyView) { self.content = content }
    public var body: AnyView { content }
    nonisolated public static var _elementCount: Int? { 1 }
  }

  public let role: ButtonRole?
  public let label: PrimitiveButtonStyleConfiguration.Label
  let action: @MainActor () -> Void

  nonisolated init(
    role: ButtonRole?, label: PrimitiveButtonStyleConfiguration.Label, action: @escaping @MainActor () -> Void
  ) {
    self.role = role
    self.label = label
    self.action = action
  }

  /// Does what the button does.
  @MainActor @preconcurrency public func trigger() { action() }
}

/// Whether a control goes on acting while it is held down.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private enum Kind: Sendable { case automatic, enabled, disabled }

  private let kind: Kind

  public static let automatic = ButtonRepeatBehavior(kind: .automatic)
  public static let enabled = ButtonRepeatBehavior(kind: .enabled)
  public static let disabled = ButtonRepeatBehavior(kind: .disabled)
}

/// How strongly a control stands out.
public enum Prominence: Hashable, Sendable {
  case standard, increased
}

private enum ButtonStylesKey: EnvironmentKey {
  static var defaultValue: ControlStyles<PrimitiveButtonStyleConfiguration> { ControlStyles() }
}
private enum BorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }
private enum ShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }
private enum RepeatBehaviorKey: EnvironmentKey {
  static var defaultValue: ButtonRepeatBehavior { .automatic }
}
private enum ProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

extension EnvironmentValues {
  var buttonStyles: ControlStyles<PrimitiveButtonStyleConfiguration> {
    get { self[ButtonStylesKey.self] }
    set { self[ButtonStylesKey.self] = newValue }
  }
  var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }
  /// The shortcut that the controls here are activated by.
  public var keyboardShortcut: KeyboardShortcut? { self[ShortcutKey.self] }
  var writableKeyboardShortcut: KeyboardShortcut? {
    get { self[ShortcutKey.self] }
    set { self[ShortcutKey.self] = newValue }
  }
  public var buttonRepeatBehavior: ButtonRepeatBehavior { self[RepeatBehaviorKey.self] }
  var writableButtonRepeatBehavior: ButtonRepeatBehavior {
    get { self[RepeatBehaviorKey.self] }
    set { self[RepeatBehaviorKey.self] = newValue }
  }
  var controlProminence: Prominence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }
}

extension View {
  /// Shows the buttons in the view in a style.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    pushButtonStyle(
      ControlStyle(style) { style, configuration in
        PressableButton(configuration) { isPressed in
          style.makeBody(
            configuration: ButtonStyleConfiguration(
              role: configuration.role, label: .init(content: AnyView(configuration.label)),
              isPressed: isPressed))
        }
      })
  }

  /// Shows the buttons in the view in a style.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    pushButtonStyle(ControlStyle(style) { $0.makeBody(configuration: $1) })
  }

  nonisolated private func pushButtonStyle(
    _ style: ControlStyle<PrimitiveButtonStyleConfiguration>
  ) -> some View {
    transformEnvironment(\.buttonStyles) { $0.push(style) }
  }

  /// Sets the outline of bordered buttons in the view.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }

  /// Lets buttons in the view go on acting while they are held down.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.writableButtonRepeatBehavior, behavior)
  }

  /// Activates the control when the keys are pressed. `.command` is the Control key of Linux keyboards.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    environment(\.writableKeyboardShortcut, KeyboardShortcut(key, modifiers: modifiers))
  }

  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.writableKeyboardShortcut, shortcut)
  }

  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.writableKeyboardShortcut, shortcut)
  }

  /// Lets bordered buttons in the view stand out.
  @available(*, deprecated, message: "Use buttonStyle(.borderedProminent)")
  nonisolated public func controlProminence(_ prominence: Prominence) -> some View {
    environment(\.controlProminence, prominence)
  }
}
