import CoreGraphics
import Foundation
import SwiftUICore

/// A field in which the user writes a line of text.
///
/// A field for a value that is not text reads what was written when the editing ends; what it cannot understand is
/// put back.
public struct TextField<Label: View>: View {
  nonisolated(unsafe) let content: FieldContent
  let prompt: Text?
  let axis: Axis
  nonisolated(unsafe) let label: Label
  let isSecure: Bool
  nonisolated(unsafe) let onEditingChanged: ((Bool) -> Void)?
  nonisolated(unsafe) let onCommit: (() -> Void)?

  nonisolated init(
    _ content: FieldContent, prompt: Text? = nil, axis: Axis = .horizontal, label: Label,
    isSecure: Bool = false, onEditingChanged: ((Bool) -> Void)? = nil, onCommit: (() -> Void)? = nil
  ) {
    self.content = content
    self.prompt = prompt
    self.axis = axis
    self.label = label
    self.isSecure = isSecure
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  public var body: some View {
    StyledControl(
      TextFieldConfiguration(
        field: TextField<_TextFieldStyleLabel>(
          content, prompt: prompt, axis: axis, label: _TextFieldStyleLabel(label),
          isSecure: isSecure, onEditingChanged: onEditingChanged, onCommit: onCommit)),
      \.textFieldStyles, standard: .automaticTextField)
  }

  nonisolated public static var _elementCount: Int? { 1 }
}

extension TextField {
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(FieldContent(text), prompt: prompt, label: label())
  }

  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(FieldContent(text), prompt: prompt, axis: axis, label: label())
  }

  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(FieldContent(value, format: format), prompt: prompt, label: label())
  }

  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(FieldContent(value, format: format), prompt: prompt, label: label())
  }

  nonisolated public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(FieldContent(value, formatter: formatter), prompt: prompt, label: label())
  }
}

extension TextField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(FieldContent(text), label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(FieldContent(text), label: Text(title))
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(FieldContent(text), prompt: prompt, label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(FieldContent(text), prompt: prompt, label: Text(title))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(FieldContent(text), prompt: prompt, axis: axis, label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(FieldContent(text), prompt: prompt, axis: axis, label: Text(title))
  }

  // MARK: Values

  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldContent(value, format: format), prompt: prompt, label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldContent(value, format: format), prompt: prompt, label: Text(title))
  }

  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldContent(value, format: format), prompt: prompt, label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldContent(value, format: format), prompt: prompt, label: Text(title))
  }

  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(FieldContent(value, formatter: formatter), prompt: prompt, label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(FieldContent(value, formatter: formatter), prompt: prompt, label: Text(title))
  }
}

// MARK: Older spellings

extension TextField where Label == Text {
  @available(*, deprecated, message: "Use init(_:text:), onSubmit(of:_:) and focused(_:equals:)")
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      FieldContent(text), label: Text(titleKey), onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  @available(*, deprecated, message: "Use init(_:text:) and focused(_:equals:)")
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(FieldContent(text), label: Text(titleKey), onEditingChanged: onEditingChanged)
  }

  @available(*, deprecated, message: "Use init(_:text:) and onSubmit(of:_:)")
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(FieldContent(text), label: Text(titleKey), onCommit: onCommit)
  }

  @available(*, deprecated, message: "Use init(_:text:), onSubmit(of:_:) and focused(_:equals:)")
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(FieldContent(text), label: Text(title), onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  @available(*, deprecated, message: "Use init(_:text:) and focused(_:equals:)")
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(FieldContent(text), label: Text(title), onEditingChanged: onEditingChanged)
  }

  @available(*, deprecated, message: "Use init(_:text:) and onSubmit(of:_:)")
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(FieldContent(text), label: Text(title), onCommit: onCommit)
  }

  @available(*, deprecated, message: "Use init(_:value:formatter:), onSubmit(of:_:) and focused(_:equals:)")
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      FieldContent(value, formatter: formatter), label: Text(titleKey), onEditingChanged: onEditingChanged,
      onCommit: onCommit)
  }

  @available(*, deprecated, message: "Use init(_:value:formatter:) and onSubmit(of:_:)")
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(FieldContent(value, formatter: formatter), label: Text(titleKey), onCommit: onCommit)
  }
}
