import CoreGraphics
import SwiftUICore

/// A page of text that the user writes.
public struct TextEditor: View {
  private let text: Binding<String>

  nonisolated public init(text: Binding<String>) { self.text = text }

  public var body: some View {
    StyledControl(
      TextEditorStyleConfiguration(text: text), \.textEditorStyles, standard: .automaticTextEditor)
  }

  nonisolated public static var _elementCount: Int? { 1 }
}

/// How text editors look.
@MainActor @preconcurrency
public protocol TextEditorStyle {
  associatedtype Body: View
  typealias Configuration = TextEditorStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a text editor style is given.
public struct TextEditorStyleConfiguration {
  let text: Binding<String>
}

private enum TextEditorStylesKey: EnvironmentKey {
  static var defaultValue: ControlStyles<TextEditorStyleConfiguration> { ControlStyles() }
}

extension EnvironmentValues {
  var textEditorStyles: ControlStyles<TextEditorStyleConfiguration> {
    get { self[TextEditorStylesKey.self] }
    set { self[TextEditorStylesKey.self] = newValue }
  }
}

extension View {
  /// Shows the text editors in the view in a style.
  nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    let style = ControlStyle<TextEditorStyleConfiguration>(style) { $0.makeBody(configuration: $1) }
    return transformEnvironment(\.textEditorStyles) { $0.push(style) }
  }
}

extension ControlStyle where Configuration == TextEditorStyleConfiguration {
  static var automaticTextEditor: ControlStyle {
    ControlStyle(AutomaticTextEditorStyle()) { $0.makeBody(configuration: $1) }
  }
}

/// Text on the background of the surroundings.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { EditorBody(text: configuration.text) }
}

/// Text without a background.
public struct PlainTextEditorStyle: TextEditorStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { EditorBody(text: configuration.text) }
}

/// Text in a rounded border.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    let shape = RoundedRectangle(cornerRadius: Metrics.TextField.cornerRadius)
    return EditorBody(text: configuration.text)
      .background {
        shape
          .fill(Color.systemBackground)
          .overlay {
            shape.strokeBorder(
              Color.primary.opacity(Metrics.TextField.borderOpacity),
              lineWidth: Metrics.TextField.borderWidth)
          }
      }
  }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

private struct EditorBody: View {
  let text: Binding<String>

  var body: some View {
    TextInput(
      text: text, shape: .page,
      insets: EdgeInsets(
        top: Metrics.TextEditor.verticalPadding, leading: Metrics.TextEditor.horizontalPadding,
        bottom: Metrics.TextEditor.verticalPadding, trailing: Metrics.TextEditor.horizontalPadding))
  }
}
