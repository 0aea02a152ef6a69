import CoreGraphics
import SwiftUICore

extension Metrics {
  enum GroupBox {
    static let padding: CGFloat = 16
    static let radius: CGFloat = 8
    static let spacing: CGFloat = 8
  }
}

/// Content on a card, with a label above it.
public struct GroupBox<Label: View, Content: View>: View {
  nonisolated(unsafe) private let label: Label
  nonisolated(unsafe) private let content: Content

  nonisolated init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }

  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  @available(*, deprecated, renamed: "init(content:label:)")
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(label: label, content: content())
  }

  public var body: some View {
    StyledControl(
      GroupBoxStyleConfiguration(
        label: .init(content: Label.self == EmptyView.self ? AnyView(EmptyView()) : label.asLabel()),
        content: .init(content: AnyView(content)), hasLabel: Label.self != EmptyView.self),
      \.groupBoxStyles, standard: .automaticGroupBox)
  }

  nonisolated public static var _elementCount: Int? { 1 }
}

extension GroupBox where Label == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content())
  }
}

extension GroupBox where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

/// How group boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a group box style is given.
public struct GroupBoxStyleConfiguration {
  public struct Label: View {
    nonisolated(unsafe) let content: AnyView
    public var body: AnyView { content }
  }

  public struct Content: View {
    nonisolated(unsafe) let content: AnyView
    public var body: AnyView { content }
  }

  public let label: GroupBoxStyleConfiguration.Label
  public let content: GroupBoxStyleConfiguration.Content
  let hasLabel: Bool
}

/// A card with rounded corners.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GroupBoxCard(configuration: configuration)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension ControlStyle where Configuration == GroupBoxStyleConfiguration {
  static var automaticGroupBox: ControlStyle {
    ControlStyle(DefaultGroupBoxStyle()) { $0.makeBody(configuration: $1) }
  }
}

private struct GroupBoxCard: View {
  let configuration: GroupBoxStyleConfiguration
  @Environment(\.groupBoxDepth) private var depth

  var body: some View {
    VStack(alignment: .leading, spacing: Metrics.GroupBox.spacing) {
      if configuration.hasLabel { configuration.label.font(.headline) }
      VStack { configuration.content }
        .frame(maxWidth: .infinity)
    }
    .padding(Metrics.GroupBox.padding)
    .background(
      depth.isMultiple(of: 2) ? Color.secondarySystemBackground : Color.tertiarySystemBackground,
      in: RoundedRectangle(cornerRadius: Metrics.GroupBox.radius)
    )
    .environment(\.groupBoxDepth, depth + 1)
    .semantics { $0.children = .contain }
  }

  nonisolated static var _elementCount: Int? { 1 }
}

private enum GroupBoxStylesKey: EnvironmentKey {
  static var defaultValue: ControlStyles<GroupBoxStyleConfiguration> { ControlStyles() }
}
private enum GroupBoxDepthKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  var groupBoxStyles: ControlStyles<GroupBoxStyleConfiguration> {
    get { self[GroupBoxStylesKey.self] }
    set { self[GroupBoxStylesKey.self] = newValue }
  }
  /// How many boxes are around a view; every other one is lighter.
  var groupBoxDepth: Int {
    get { self[GroupBoxDepthKey.self] }
    set { self[GroupBoxDepthKey.self] = newValue }
  }
}

extension View {
  /// Shows the group boxes in the view in a style.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    let style = ControlStyle<GroupBoxStyleConfiguration>(style) { $0.makeBody(configuration: $1) }
    return transformEnvironment(\.groupBoxStyles) { $0.push(style) }
  }
}
