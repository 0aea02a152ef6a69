import CoreGraphics
import SwiftUICore

/// A button that opens a card of actions.
///
/// With a primary action, a tap does that, and holding the button or a secondary click opens the card.
public struct Menu<Label: View, Content: View>: View {
  nonisolated(unsafe) private let label: Label
  nonisolated(unsafe) private let content: () -> Content
  nonisolated(unsafe) private let primaryAction: (() -> Void)?
  @Environment(\.isInMenu) private var isInMenu

  nonisolated init(label: Label, primaryAction: (() -> Void)?, content: @escaping () -> Content) {
    self.label = label
    self.primaryAction = primaryAction
    self.content = content
  }

  nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), primaryAction: nil, content: content)
  }

  nonisolated public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: label(), primaryAction: primaryAction, content: content)
  }

  public var body: some View {
    if isInMenu {
      Submenu(label: label, content: content)
    } else {
      let content = content
      StyledControl(
        MenuStyleConfiguration(
          label: .init(content: label.asLabel()), content: .init(make: { AnyView(content()) }),
          primaryAction: primaryAction, title: LabelText.of(label)),
        \.menuStyles, standard: .automaticMenu)
    }
  }
}

extension Menu where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(titleKey), primaryAction: nil, content: content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(title), primaryAction: nil, content: content)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), primaryAction: primaryAction, content: content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(title), primaryAction: primaryAction, content: content)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: SwiftUI.Label(titleKey, image: image), primaryAction: nil, content: content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: SwiftUI.Label(title, image: image), primaryAction: nil, content: content)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: SwiftUI.Label(titleKey, systemImage: systemImage), primaryAction: nil, content: content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: SwiftUI.Label(title, systemImage: systemImage), primaryAction: nil, content: content)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      label: SwiftUI.Label(titleKey, systemImage: systemImage), primaryAction: primaryAction, content: content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      label: SwiftUI.Label(title, systemImage: systemImage), primaryAction: primaryAction, content: content)
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style is asked to show, for styles that only change it.
  nonisolated public init(_ configuration: MenuStyleConfiguration) {
    self.init(label: configuration.label, primaryAction: configuration.primaryAction) { configuration.content }
  }
}
