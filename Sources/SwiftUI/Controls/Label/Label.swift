import SwiftUICore

/// A title with an icon.
public struct Label<Title: View, Icon: View>: View {
  nonisolated(unsafe) private let title: Title
  nonisolated(unsafe) private let icon: Icon

  nonisolated init(_ title: Title, _ icon: Icon) {
    self.title = title
    self.icon = icon
  }

  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.init(title(), icon())
  }

  public var body: some View {
    StyledControl(
      LabelStyleConfiguration(
        title: .init(content: title.asLabel()), icon: .init(content: icon.asLabel()),
        titleText: LabelText.of(title)),
      \.labelStyles, standard: .automaticLabel)
  }

  nonisolated public static var _elementCount: Int? { 1 }
}

extension Label: TitledLabel {
  var titleText: Text? { LabelText.of(title) }
}

extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(Text(titleKey), Image(systemName: name))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(Text(title), Image(systemName: name))
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(Text(titleKey), Image(name))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(Text(title), Image(name))
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(Text(titleKey), Image(resource))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(Text(title), Image(resource))
  }

  @available(*, deprecated, renamed: "init(_:systemImage:)")
  nonisolated public init(_ titleKey: LocalizedStringKey, systemName name: String) {
    self.init(titleKey, systemImage: name)
  }

  @available(*, deprecated, renamed: "init(_:systemImage:)")
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemName name: String) {
    self.init(title, systemImage: name)
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style is asked to show, for styles that only change it.
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    self.init(configuration.title, configuration.icon)
  }
}
