import CoreGraphics

/// What an alert says and asks. Lives below the view that presents the alert.
struct AlertContent<Actions: View, Message: View>: View {
  let title: Text
  nonisolated(unsafe) let actions: Actions
  nonisolated(unsafe) let message: Message
  @Environment(\.presentationContext) private var presentation

  nonisolated init(title: Text, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message) {
    self.title = title
    self.actions = actions()
    self.message = message()
  }

  var body: some View {
    SubviewsReader(actions.buttonStyle(AlertButtonStyle(.alert))) { [title, message] subviews in
      AlertCard(
        title: title, message: message, fields: subviews.filter { $0.trait(AlertActionTrait.self) == nil },
        buttons: AlertButtons.ordered(subviews.filter { $0.trait(AlertActionTrait.self) != nil }))
    }
    .semantics {
      $0.role = .alert
      $0.children = .contain
      $0.label = title
    }
  }
}

/// The order in which the buttons of alerts and dialogs stand.
@MainActor
enum AlertButtons {
  /// The cancelling button comes first of two, and last of more.
  static func ordered(_ buttons: [SubviewElement]) -> [SubviewElement] {
    let cancel = buttons.filter(isCancel)
    let others = buttons.filter { !isCancel($0) }
    return buttons.count == 2 ? cancel + others : others + cancel
  }

  static func isCancel(_ button: SubviewElement) -> Bool { button.trait(AlertActionTrait.self)?.role == .cancel }
}

private struct AlertCard<Message: View>: View {
  let title: Text
  nonisolated(unsafe) let message: Message
  let fields: [SubviewElement]
  let buttons: [SubviewElement]

  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: Metrics.Alert.textSpacing) {
        title
          .font(.system(size: Metrics.Alert.titleSize, weight: .semibold))
          .accessibilityAddTraits(.isHeader)
        message.font(.system(size: Metrics.Alert.messageSize))
        if !fields.isEmpty {
          VStack(spacing: -1) {
            ForEach(fields) { field in AlertField(field: field) }
          }
          .padding(.top, Metrics.Alert.fieldSpacing)
        }
      }
      .multilineTextAlignment(.center)
      .frame(maxWidth: .infinity)
      .padding(.horizontal, Metrics.Alert.inset)
      .padding(.top, Metrics.Alert.topInset)
      .padding(.bottom, Metrics.Alert.bottomInset)
      Hairline()
      if buttons.isEmpty {
        Button("OK", role: .cancel) {}
          .buttonStyle(AlertButtonStyle(.alert))
          .modifier(ReturnActivates())
      } else if buttons.count == 2 {
        HStack(spacing: 0) {
          buttons[0]
          VerticalHairline()
          buttons[1]
        }
        .fixedSize(horizontal: false, vertical: true)
      } else {
        VStack(spacing: 0) {
          ForEach(Array(buttons.enumerated()), id: \.element.id) { index, button in
            if index > 0 { Hairline() }
            button
          }
        }
      }
    }
    .frame(width: Metrics.Alert.width)
  }
}

/// Return presses the only button there is.
private struct ReturnActivates: ViewModifier {
  @Environment(\.presentationContext) private var presentation

  func body(content: Content) -> some View {
    content.modifier(ShortcutModifier(shortcut: .defaultAction) { presentation.dismiss?() })
  }
}

/// A text field in an alert.
private struct AlertField: View {
  let field: SubviewElement
  @Environment(\.pixelLength) private var pixelLength

  var body: some View {
    field
      .font(.system(size: Metrics.Alert.messageSize))
      .multilineTextAlignment(.leading)
      .padding(.horizontal, 7)
      .frame(maxWidth: .infinity, minHeight: 28, alignment: .leading)
      .background(Color.systemBackground)
      .border(Color.separatorLine, width: pixelLength)
  }
}

private struct VerticalHairline: View {
  @Environment(\.pixelLength) private var pixelLength

  var body: some View { Color.separatorLine.frame(width: pixelLength) }
}

/// An alert in the middle of the window.
struct AlertLayer: View {
  @ObservedObject var presentation: Presentation
  let space: PresentationSpace
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    ZStack {
      DimmingView(isVisible: presentation.isVisible, opacity: dimming) {}
      ZStack { PortalExit(presentation.portal) }
        .clipShape(RoundedRectangle(cornerRadius: Metrics.Alert.radius))
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: Metrics.Alert.radius))
        .scaleEffect(presentation.isVisible || presentation.isLeaving ? 1 : Metrics.Alert.enterScale)
        .opacity(presentation.isVisible ? 1 : 0)
    }
    .frame(width: space.size.width, height: space.size.height)
  }

  private var dimming: Double { colorScheme == .dark ? Metrics.Sheet.darkDimming : Metrics.Sheet.dimming }
}
