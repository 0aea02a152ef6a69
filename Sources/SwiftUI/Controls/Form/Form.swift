import CoreGraphics
import SwiftUICore

extension Metrics {
  enum Form {
    /// Between a label and its control.
    static let columnGap: CGFloat = 8
    static let columnSpacing: CGFloat = 10
    static let sectionSpacing: CGFloat = 16
  }
}

/// Controls for settings and entries, arranged as their platform does: here as the rows of a grouped list.
public struct Form<Content: View>: View {
  nonisolated(unsafe) private let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    StyledControl(
      FormStyleConfiguration(content: .init(content: AnyView(content))), \.formStyles, standard: .automaticForm)
  }

  nonisolated public static var _elementCount: Int? { 1 }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form that a style is asked to show, for styles that only change it.
  nonisolated public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

/// How forms arrange their content.
@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a form style is given.
public struct FormStyleConfiguration {
  public struct Content: View {
    nonisolated(unsafe) let content: AnyView
    public var body: AnyView { content }
  }

  public let content: FormStyleConfiguration.Content
}

/// As `grouped`.
public struct AutomaticFormStyle: FormStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { GroupedForm(content: configuration.content) }
}

/// Rows of a grouped list.
public struct GroupedFormStyle: FormStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { GroupedForm(content: configuration.content) }
}

/// Labels that end on a common line, their controls beside it. As high as its content.
public struct ColumnsFormStyle: FormStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { ColumnsForm(content: configuration.content) }
}

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension ControlStyle where Configuration == FormStyleConfiguration {
  static var automaticForm: ControlStyle {
    ControlStyle(AutomaticFormStyle()) { $0.makeBody(configuration: $1) }
  }
}

private struct GroupedForm: View {
  let content: FormStyleConfiguration.Content
  @Environment(\.listLook) private var look

  var body: some View {
    List { content }
      .environment(\.listLook, look.isGrouped ? look : _ListLook(kind: .insetGrouped))
  }

  nonisolated static var _elementCount: Int? { 1 }
}

private struct ColumnsForm: View {
  let content: FormStyleConfiguration.Content

  var body: some View {
    VStack(alignment: .leading, spacing: Metrics.Form.columnSpacing) {
      content
    }
    .environment(\.isInColumns, true)
  }

  nonisolated static var _elementCount: Int? { 1 }
}

extension HorizontalAlignment {
  private enum FormColumn: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  /// The line at which the controls of a form of columns begin.
  static let formColumn = HorizontalAlignment(FormColumn.self)
}

private enum FormStylesKey: EnvironmentKey {
  static var defaultValue: ControlStyles<FormStyleConfiguration> { ControlStyles() }
}
private enum InColumnsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var formStyles: ControlStyles<FormStyleConfiguration> {
    get { self[FormStylesKey.self] }
    set { self[FormStylesKey.self] = newValue }
  }
  /// True in a form of columns.
  var isInColumns: Bool {
    get { self[InColumnsKey.self] }
    set { self[InColumnsKey.self] = newValue }
  }
}

extension View {
  /// Arranges the forms in the view in a style.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    let style = ControlStyle<FormStyleConfiguration>(style) { $0.makeBody(configuration: $1) }
    return transformEnvironment(\.formStyles) { $0.push(style) }
  }
}
