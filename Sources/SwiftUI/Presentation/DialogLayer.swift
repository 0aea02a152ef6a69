import CoreGraphics

/// The choices of a confirmation dialog. Lives below the view that presents it.
struct DialogContent<Actions: View, Message: View>: View {
  let title: Text
  let titleVisibility: Visibility
  nonisolated(unsafe) let actions: Actions
  nonisolated(unsafe) let message: Message
  @Environment(\.horizontalSizeClass) private var sizeClass

  nonisolated init(
    title: Text, titleVisibility: Visibility, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) {
    self.title = title
    self.titleVisibility = titleVisibility
    self.actions = actions()
    self.message = message()
  }

  var body: some View {
    SubviewsReader(actions.buttonStyle(AlertButtonStyle(.dialog))) {
      [title, titleVisibility, message, sizeClass] subviews in
      DialogCard(
        title: titleVisibility == .visible ? title : nil, message: message,
        buttons: subviews.filter { !AlertButtons.isCancel($0) },
        cancel: subviews.first(where: AlertButtons.isCancel), showsCancel: sizeClass != .regular)
    }
    .semantics {
      $0.role = .alert
      $0.children = .contain
      $0.label = title
    }
  }
}

private struct DialogCard<Message: View>: View {
  let title: Text?
  nonisolated(unsafe) let message: Message
  let buttons: [SubviewElement]
  let cancel: SubviewElement?
  let showsCancel: Bool

  var body: some View {
    VStack(spacing: Metrics.ActionSheet.margin) {
      VStack(spacing: 0) {
        if hasHeader {
          VStack(spacing: Metrics.Alert.textSpacing) {
            if let title {
              title
                .font(.system(size: Metrics.ActionSheet.messageSize, weight: .semibold))
                .accessibilityAddTraits(.isHeader)
            }
            message.font(.system(size: Metrics.ActionSheet.messageSize))
          }
          .foregroundStyle(.secondary)
          .multilineTextAlignment(.center)
          .frame(maxWidth: .infinity)
          .padding(Metrics.ActionSheet.headerInset)
        }
        ForEach(Array(buttons.enumerated()), id: \.element.id) { index, button in
          if index > 0 || hasHeader { Hairline() }
          button
        }
      }
      .modifier(DialogSurface(isSolid: false))
      if showsCancel {
        Group {
          if let cancel {
            cancel
          } else {
            Button("Cancel", role: .cancel) {}.buttonStyle(AlertButtonStyle(.dialog))
          }
        }
        .modifier(DialogSurface(isSolid: true))
      }
    }
  }

  private var hasHeader: Bool { title != nil || Message.self != EmptyView.self }
}

private struct DialogSurface: ViewModifier {
  let isSolid: Bool

  func body(content: Content) -> some View {
    content
      .clipShape(RoundedRectangle(cornerRadius: Metrics.ActionSheet.radius))
      .background(
        isSolid ? AnyShapeStyle(Color.secondaryGroupedBackground) : AnyShapeStyle(.regularMaterial),
        in: RoundedRectangle(cornerRadius: Metrics.ActionSheet.radius))
  }
}

/// A confirmation dialog: at the bottom of a narrow window, beside the view that presents it in a wide one.
struct DialogLayer: View {
  @ObservedObject var presentation: Presentation
  let space: PresentationSpace
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    if sizeClass == .regular {
      PopoverLayer(presentation: presentation, space: space, anchor: .rect(.bounds), edge: nil)
    } else {
      ZStack(alignment: .bottom) {
        DimmingView(isVisible: presentation.isVisible, opacity: dimming) { presentation.dismissInteractively() }
        ZStack { PortalExit(presentation.portal) }
          .frame(maxWidth: Metrics.ActionSheet.mostWidth)
          .padding(Metrics.ActionSheet.margin)
          .offset(y: presentation.isVisible ? 0 : space.fullSize.height)
      }
      .frame(width: space.size.width, height: space.size.height)
    }
  }

  private var dimming: Double { colorScheme == .dark ? Metrics.Sheet.darkDimming : Metrics.Sheet.dimming }
}
