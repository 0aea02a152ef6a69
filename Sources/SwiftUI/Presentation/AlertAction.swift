import CoreGraphics

/// What a button tells the alert or dialog that it stands in.
struct AlertAction: Equatable {
  var role: ButtonRole?
  var isDefault: Bool
}

enum AlertActionTrait: ViewTraitKey {
  static var defaultValue: AlertAction? { nil }
  static var affectsLayout: Bool { false }
  static var affectsStructure: Bool { true }
}

/// How buttons look in an alert or in a dialog at the bottom. Each of them closes what it stands in, then acts.
struct AlertButtonStyle: PrimitiveButtonStyle {
  enum Place { case alert, dialog }

  let place: Place

  nonisolated init(_ place: Place) { self.place = place }

  func makeBody(configuration: Configuration) -> some View {
    AlertButton(configuration: configuration, place: place)
  }
}

private struct AlertButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let place: AlertButtonStyle.Place
  @State private var isPressed = false
  @Environment(\.presentationContext) private var presentation
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label
      .font(.system(size: size, weight: isEmphasized ? .semibold : .regular))
      .foregroundStyle(color)
      .lineLimit(1)
      .minimumScaleFactor(0.7)
      .padding(.horizontal, Metrics.Alert.inset / 2)
      .frame(maxWidth: .infinity, minHeight: height)
      .background(isPressed ? Color.primaryFill : Color.clear)
      .contentShape(Rectangle())
      .modifier(PressModifier(onPressing: { isPressed = $0 }, action: activate))
      .modifier(ShortcutModifier(shortcut: ownShortcut, action: activate))
      .semantics { $0.activate = activate }
      .trait(AlertActionTrait.self, AlertAction(role: configuration.role, isDefault: shortcut == .defaultAction))
  }

  nonisolated static var _elementCount: Int? { 1 }

  private func activate() {
    guard isEnabled else { return }
    presentation.dismiss?()
    configuration.trigger()
  }

  private var isCancel: Bool { configuration.role == .cancel }

  private var isEmphasized: Bool { isCancel || shortcut == .defaultAction }

  /// Escape leaves by the cancelling button.
  private var ownShortcut: KeyboardShortcut? { isCancel ? .cancelAction : nil }

  private var color: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color.tertiaryLabel) }
    return configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }

  private var size: CGFloat {
    place == .alert ? Metrics.Alert.actionSize : Metrics.ActionSheet.actionSize
  }

  private var height: CGFloat {
    place == .alert ? Metrics.Alert.actionHeight : Metrics.ActionSheet.rowHeight
  }
}
