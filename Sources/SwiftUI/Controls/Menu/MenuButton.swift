import CoreGraphics
import SwiftUICore

/// The button of a menu.
struct MenuButton: View {
  enum Look { case automatic, borderless, bordered }

  let configuration: MenuStyleConfiguration
  let look: Look
  @State private var isOpen = false
  @Environment(\.menuIndicatorVisibility) private var indicator
  @Environment(\.buttonStyles) private var buttonStyles
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    button
      .modifier(MenuHold(isActive: configuration.primaryAction != nil && isEnabled) { isOpen = true })
      .present(.menu(nil), isPresented: $isOpen) { MenuCard { configuration.content } }
      .semantics {
        if configuration.primaryAction != nil, isEnabled { $0.actions = [("Show Menu", { isOpen = true })] }
      }
  }

  nonisolated static var _elementCount: Int? { 1 }

  @ViewBuilder private var button: some View {
    switch look {
    case .automatic: base
    case .borderless: base.buttonStyle(.borderless)
    case .bordered: base.buttonStyle(.bordered)
    }
  }

  private var base: some View {
    Button(role: nil, label: label) { if let action = configuration.primaryAction { action() } else { isOpen = true } }
  }

  private var label: MenuButtonLabel {
    MenuButtonLabel(
      label: configuration.label, title: configuration.title,
      showsIndicator: look == .bordered ? indicator != .hidden : indicator == .visible)
  }
}

private struct MenuButtonLabel: View, TitledLabel {
  let label: MenuStyleConfiguration.Label
  let title: Text?
  let showsIndicator: Bool

  var body: some View {
    HStack(spacing: Metrics.MenuButton.indicatorGap) {
      label
      if showsIndicator {
        Image(systemName: "chevron.down")
          .font(.system(size: Metrics.MenuButton.indicatorSize, weight: .semibold))
          .accessibilityHidden(true)
      }
    }
  }

  var titleText: Text? { title }

  nonisolated static var _elementCount: Int? { 1 }
}

/// Opens a menu when its button is held, or by a secondary click.
private struct MenuHold: ViewModifier {
  let isActive: Bool
  let open: @MainActor () -> Void

  nonisolated init(isActive: Bool, open: @escaping @MainActor () -> Void) {
    self.isActive = isActive
    self.open = open
  }

  @ViewBuilder func body(content: Content) -> some View {
    if isActive {
      content
        .highPriorityGesture(
          LongPressGesture(minimumDuration: Metrics.MenuButton.longPress).onEnded { _ in open() }
        )
        .modifier(SecondaryClickModifier { _ in open() })
    } else {
      content
    }
  }

  nonisolated static func _elementCount(of content: Int?) -> Int? { content }
}
