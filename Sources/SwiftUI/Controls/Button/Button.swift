import SwiftUICore

/// A control that does something when it is pressed.
///
/// It can also be activated by its keyboard shortcut, by Space or Return while it has the keyboard, and by assistive
/// programs.
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  nonisolated(unsafe) private let label: Label
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.isEnabled) private var isEnabled

  nonisolated init(role: ButtonRole?, label: Label, action: @escaping @MainActor () -> Void) {
    self.role = role
    self.label = label
    self.action = action
  }

  nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, label: label(), action: action)
  }

  nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, label: label(), action: action)
  }

  public var body: some View {
    let configuration = PrimitiveButtonStyleConfiguration(
      role: role, label: .init(content: label.asLabel()), action: action)
    StyledControl(configuration, \.buttonStyles, standard: .automaticButton)
      .modifier(FocusableModifier(onKey: activate))
      .modifier(ShortcutModifier(shortcut: shortcut, action: action))
      .semantics {
        $0.role = .button
        $0.children = .combine
        if let text = LabelText.of(label) { $0.label = text }
        if isEnabled { $0.activate = action }
      }
  }

  private func activate(_ event: KeyInput) -> Bool {
    guard event.key == .space || event.key == .return, event.modifiers.subtracting(.capsLock).isEmpty else {
      return false
    }
    if event.phase == .down { action() }
    return true
  }

  nonisolated public static var _elementCount: Int? { 1 }
}

extension Button where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, label: Text(titleKey), action: action)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, label: Text(title), action: action)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, label: Text(titleKey), action: action)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, label: Text(title), action: action)
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, label: SwiftUI.Label(titleKey, systemImage: systemImage), action: action)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, label: SwiftUI.Label(title, systemImage: systemImage), action: action)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, label: SwiftUI.Label(titleKey, systemImage: systemImage), action: action)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, label: SwiftUI.Label(title, systemImage: systemImage), action: action)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, label: SwiftUI.Label(titleKey, image: image), action: action)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, label: SwiftUI.Label(title, image: image), action: action)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, label: SwiftUI.Label(titleKey, image: image), action: action)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, label: SwiftUI.Label(title, image: image), action: action)
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style is asked to show, for styles that only change it.
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, label: configuration.label, action: configuration.action)
  }
}
