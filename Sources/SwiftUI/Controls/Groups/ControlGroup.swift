import CoreGraphics
import SwiftUICore

extension Metrics {
  enum ControlGroup {
    static let spacing: CGFloat = 16
    static let barSpacing: CGFloat = 20
    static let height: CGFloat = 34
    static let radius: CGFloat = 8
    static let padding: CGFloat = 12
    static let menuIconSize: CGFloat = 20
  }
}

/// Controls that belong together.
public struct ControlGroup<Content: View>: View {
  nonisolated(unsafe) private let content: Content
  nonisolated(unsafe) private let label: AnyView?

  nonisolated init(content: Content, label: AnyView?) {
    self.content = content
    self.label = label
  }

  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content(), label: nil) }

  public var body: some View {
    StyledControl(
      ControlGroupStyleConfiguration(
        content: .init(content: AnyView(content)), label: .init(content: label ?? AnyView(EmptyView())),
        hasLabel: label != nil),
      \.controlGroupStyles, standard: .automaticControlGroup)
  }

  nonisolated public static var _elementCount: Int? { 1 }
}

extension ControlGroup {
  nonisolated public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.init(content: LabeledControlGroupContent(content: content()), label: label().asLabel())
  }

  nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: LabeledControlGroupContent(content: content()), label: AnyView(Text(titleKey)))
  }

  @_disfavoredOverload
  nonisolated public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: LabeledControlGroupContent(content: content()), label: AnyView(Text(title)))
  }

  nonisolated public init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(
      content: LabeledControlGroupContent(content: content()),
      label: AnyView(Label(titleKey, systemImage: systemImage)))
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The group that a style is asked to show, for styles that only change it.
  nonisolated public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(
      content: configuration.content, label: configuration.hasLabel ? AnyView(configuration.label) : nil)
  }
}

/// The content of a group that has a label.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  nonisolated(unsafe) let content: Content

  public var body: some View { content }

  nonisolated public static var _elementCount: Int? { Content._elementCount }
}

/// How groups of controls look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a control group style is given.
public struct ControlGroupStyleConfiguration {
  public struct Content: View {
    nonisolated(unsafe) let content: AnyView
    public var body: AnyView { content }
  }

  public struct Label: View {
    nonisolated(unsafe) let content: AnyView
    public var body: AnyView { content }
  }

  public let content: ControlGroupStyleConfiguration.Content
  public let label: ControlGroupStyleConfiguration.Label
  let hasLabel: Bool
}

/// Beside each other on a common background; in a bar without one, in a menu as a row of icons.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupBody(configuration: configuration, look: .automatic)
  }
}

/// Beside each other, as in a navigation bar.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupBody(configuration: configuration, look: .bar)
  }
}

/// Behind a button that opens them as a menu.
public struct MenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupBody(configuration: configuration, look: .menu)
  }
}

/// As `menu`; in a menu, a row of icons.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupBody(configuration: configuration, look: .menu)
  }
}

/// A row of icons.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupBody(configuration: configuration, look: .bar)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlStyle where Configuration == ControlGroupStyleConfiguration {
  static var automaticControlGroup: ControlStyle {
    ControlStyle(AutomaticControlGroupStyle()) { $0.makeBody(configuration: $1) }
  }
}

private struct ControlGroupBody: View {
  enum Look { case automatic, bar, menu }

  let configuration: ControlGroupStyleConfiguration
  let look: Look
  @Environment(\.barPlacement) private var barPlacement
  @Environment(\.isInMenu) private var isInMenu

  var body: some View {
    if isInMenu {
      menuRow
    } else if look == .menu {
      Menu {
        configuration.content
      } label: {
        if configuration.hasLabel {
          configuration.label
        } else {
          Label("More", systemImage: "ellipsis.circle")
        }
      }
    } else if look == .bar || barPlacement != nil {
      HStack(spacing: Metrics.ControlGroup.barSpacing) { configuration.content }
    } else {
      joined
    }
  }

  nonisolated static var _elementCount: Int? { 1 }

  private var joined: some View {
    SubviewsReader(configuration.content.buttonStyle(.borderless)) { controls in
      HStack(spacing: 0) {
        ForEach(Array(controls.enumerated()), id: \.offset) { index, control in
          if index > 0 { Divider().padding(.vertical, Metrics.ControlGroup.radius) }
          control.padding(.horizontal, Metrics.ControlGroup.padding)
        }
      }
      .frame(height: Metrics.ControlGroup.height)
      .background(Color.tertiaryFill, in: RoundedRectangle(cornerRadius: Metrics.ControlGroup.radius))
    }
    .semantics { $0.children = .contain }
  }

  private var menuRow: some View {
    SubviewsReader(configuration.content.labelStyle(MenuGroupLabelStyle())) { controls in
      HStack(spacing: 0) {
        ForEach(Array(controls.enumerated()), id: \.offset) { index, control in
          if index > 0 { Divider() }
          control.frame(maxWidth: .infinity)
        }
      }
      .fixedSize(horizontal: false, vertical: true)
    }
  }
}

/// The icon above a small title.
private struct MenuGroupLabelStyle: LabelStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: Metrics.MenuRow.checkmarkWidth / 4) {
      configuration.icon
        .font(.system(size: Metrics.ControlGroup.menuIconSize))
        .accessibilityHidden(true)
      configuration.title.font(.system(size: Metrics.MenuRow.titleSize)).lineLimit(1)
    }
    .frame(maxWidth: .infinity)
  }
}

private enum ControlGroupStylesKey: EnvironmentKey {
  static var defaultValue: ControlStyles<ControlGroupStyleConfiguration> { ControlStyles() }
}

extension EnvironmentValues {
  var controlGroupStyles: ControlStyles<ControlGroupStyleConfiguration> {
    get { self[ControlGroupStylesKey.self] }
    set { self[ControlGroupStylesKey.self] = newValue }
  }
}

extension View {
  /// Shows the control groups in the view in a style.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    let style = ControlStyle<ControlGroupStyleConfiguration>(style) { $0.makeBody(configuration: $1) }
    return transformEnvironment(\.controlGroupStyles) { $0.push(style) }
  }
}
