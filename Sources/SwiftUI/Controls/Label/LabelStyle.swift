import CoreGraphics
import SwiftUICore

/// How labels arrange their title and their icon.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a label style is given.
public struct LabelStyleConfiguration {
  public struct Title: View {
    nonisolated(unsafe) let content: AnyView
    public var body: AnyView { content }
    nonisolated public static var _elementCount: Int? { 1 }
  }

  public struct Icon: View {
    nonisolated(unsafe) let content: AnyView
    public var body: AnyView { content }
    nonisolated public static var _elementCount: Int? { 1 }
  }

  public let title: LabelStyleConfiguration.Title
  public let icon: LabelStyleConfiguration.Icon
  /// The title, where it is a plain text: for assistive programs when it is not shown.
  let titleText: Text?
}

private enum LabelStylesKey: EnvironmentKey {
  static var defaultValue: ControlStyles<LabelStyleConfiguration> { ControlStyles() }
}

extension EnvironmentValues {
  var labelStyles: ControlStyles<LabelStyleConfiguration> {
    get { self[LabelStylesKey.self] }
    set { self[LabelStylesKey.self] = newValue }
  }
}

extension View {
  /// Shows the labels in the view in a style.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    let style = ControlStyle<LabelStyleConfiguration>(style) { $0.makeBody(configuration: $1) }
    return transformEnvironment(\.labelStyles) { $0.push(style) }
  }
}

extension ControlStyle where Configuration == LabelStyleConfiguration {
  static var automaticLabel: ControlStyle {
    ControlStyle(DefaultLabelStyle()) { $0.makeBody(configuration: $1) }
  }
}

/// Icon and title; in the rows of a list the titles begin at a common edge.
public struct DefaultLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIcon(configuration: configuration)
  }
}

public struct TitleAndIconLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIcon(configuration: configuration)
  }
}

/// The icon alone; assistive programs still know the title.
public struct IconOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.semantics {
      guard let title = configuration.titleText else { return }
      $0.children = .ignore
      $0.role = .image
      $0.label = title
    }
  }
}

public struct TitleOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

private struct TitleAndIcon: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.isInListRow) private var isInListRow

  var body: some View {
    HStack(alignment: .labelIcon, spacing: isInListRow ? Metrics.Label.rowSpacing : Metrics.Label.spacing) {
      configuration.icon
        .accessibilityHidden(true)
        .frame(width: isInListRow ? Metrics.Label.rowIconWidth : nil)
        .modifier(RowIconTint(isInListRow: isInListRow))
      configuration.title
        .alignmentGuide(.labelIcon) { title in
          // The middle of the first line.
          (title.height - (title[.lastTextBaseline] - title[.firstTextBaseline])) / 2
        }
    }
  }

  nonisolated static var _elementCount: Int? { 1 }
}

/// Icons in the rows of a list have the accent colour.
private struct RowIconTint: EnvironmentModifier {
  var isInListRow: Bool

  func modify(_ environment: inout EnvironmentValues) {
    guard isInListRow, environment.isEnabled else { return }
    if let tint = environment.listItemTint {
      environment.foregroundStyles = [AnyShapeStyle(tint.color)]
    } else if environment.foregroundStyles.isEmpty {
      environment.foregroundStyles = [AnyShapeStyle(.tint)]
    }
  }
}

extension VerticalAlignment {
  private enum LabelIcon: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  /// Icons are centred on the first line of the title.
  fileprivate static let labelIcon = VerticalAlignment(LabelIcon.self)
}
