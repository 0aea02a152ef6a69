import Foundation
import SwiftUICore

/// A label with a value or a control that belongs to it.
public struct LabeledContent<Label, Content> {
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let content: Content

  nonisolated init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }
}

extension LabeledContent: View where Label: View, Content: View {
  public var body: some View {
    StyledControl(
      LabeledContentStyleConfiguration(
        label: .init(content: label.asLabel()), content: .init(content: content.asLabel())),
      \.labeledContentStyles, standard: .automaticLabeledContent)
  }

  nonisolated public static var _elementCount: Int? { 1 }

  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
}

extension LabeledContent where Label == Text, Content: View {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  nonisolated public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// The content that a style is asked to show, for styles that only change it.
  nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

/// How labels and what belongs to them are arranged.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a labeled content style is given.
public struct LabeledContentStyleConfiguration {
  public struct Label: View {
    nonisolated(unsafe) let content: AnyView
    public var body: AnyView { content }
    nonisolated public static var _elementCount: Int? { 1 }
  }

  public struct Content: View {
    nonisolated(unsafe) let content: AnyView
    public var body: AnyView { content }
    nonisolated public static var _elementCount: Int? { 1 }
  }

  public let label: LabeledContentStyleConfiguration.Label
  public let content: LabeledContentStyleConfiguration.Content
}

/// The label at the leading side, the content at the trailing one; in a form of columns beside a common line.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(label: configuration.label, content: configuration.content)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension ControlStyle where Configuration == LabeledContentStyleConfiguration {
  static var automaticLabeledContent: ControlStyle {
    ControlStyle(AutomaticLabeledContentStyle()) { $0.makeBody(configuration: $1) }
  }
}

private struct LabeledRow: View {
  let label: LabeledContentStyleConfiguration.Label
  let content: LabeledContentStyleConfiguration.Content
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.isInColumns) private var isInColumns

  var body: some View {
    if labelsHidden {
      content
    } else if isInColumns {
      HStack(alignment: .firstTextBaseline, spacing: Metrics.Form.columnGap) {
        label
        content.alignmentGuide(.formColumn) { $0[.leading] }
      }
      .alignmentGuide(HorizontalAlignment.leading) { $0[.formColumn] }
    } else {
      HStack(alignment: .firstTextBaseline) {
        label
        Spacer(minLength: Metrics.Form.columnGap)
        content
          .multilineTextAlignment(.trailing)
          .foregroundStyle(.secondary)
      }
      .semantics { $0.children = .combine }
    }
  }

  nonisolated static var _elementCount: Int? { 1 }
}

private enum LabeledContentStylesKey: EnvironmentKey {
  static var defaultValue: ControlStyles<LabeledContentStyleConfiguration> { ControlStyles() }
}

extension EnvironmentValues {
  var labeledContentStyles: ControlStyles<LabeledContentStyleConfiguration> {
    get { self[LabeledContentStylesKey.self] }
    set { self[LabeledContentStylesKey.self] = newValue }
  }
}

extension View {
  /// Arranges labels and what belongs to them in the view in a style.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    let style = ControlStyle<LabeledContentStyleConfiguration>(style) { $0.makeBody(configuration: $1) }
    return transformEnvironment(\.labeledContentStyles) { $0.push(style) }
  }
}
