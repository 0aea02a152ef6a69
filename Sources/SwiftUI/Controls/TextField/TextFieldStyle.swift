import CoreGraphics
import SwiftUICore

/// How text fields look. A style's body shows the field it is given, changed.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel

  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// The label of the field that a style is given.
public struct _TextFieldStyleLabel: View {
  nonisolated(unsafe) let base: Any
  nonisolated(unsafe) private let content: AnyView

  nonisolated init<Label: View>(_ label: Label) {
    base = (label as? _TextFieldStyleLabel)?.base ?? label
    content = label.asLabel()
  }

  public var body: AnyView { content }

  nonisolated public static var _elementCount: Int? { 1 }
}

extension _TextFieldStyleLabel: TitledLabel {
  var titleText: Text? { LabelText.of(base) }
}

struct TextFieldConfiguration {
  var field: TextField<_TextFieldStyleLabel>
}

private enum TextFieldStylesKey: EnvironmentKey {
  static var defaultValue: ControlStyles<TextFieldConfiguration> { ControlStyles() }
}

extension EnvironmentValues {
  var textFieldStyles: ControlStyles<TextFieldConfiguration> {
    get { self[TextFieldStylesKey.self] }
    set { self[TextFieldStylesKey.self] = newValue }
  }
}

extension View {
  /// Shows the text fields in the view in a style.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    let style = ControlStyle<TextFieldConfiguration>(style) { $0._body(configuration: $1.field) }
    return transformEnvironment(\.textFieldStyles) { $0.push(style) }
  }
}

extension ControlStyle where Configuration == TextFieldConfiguration {
  static var automaticTextField: ControlStyle {
    ControlStyle(DefaultTextFieldStyle()) { $0._body(configuration: $1.field) }
  }
}

/// A field without a border.
public struct DefaultTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View {
    FieldBody(field: configuration, border: .none)
  }
}

/// A field without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View {
    FieldBody(field: configuration, border: .none)
  }
}

/// A field with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View {
    FieldBody(field: configuration, border: .rounded)
  }
}

/// A field with a square border.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View {
    FieldBody(field: configuration, border: .square)
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
