import SwiftUICore

/// A field for a secret: what is written is shown as dots and cannot be copied.
public struct SecureField<Label: View>: View {
  private let field: TextField<Label>

  nonisolated init(
    _ text: Binding<String>, prompt: Text? = nil, label: Label, onCommit: (() -> Void)? = nil
  ) {
    field = TextField(FieldContent(text), prompt: prompt, label: label, isSecure: true, onCommit: onCommit)
  }

  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, prompt: prompt, label: label())
  }

  public var body: some View { field }

  nonisolated public static var _elementCount: Int? { 1 }
}

extension SecureField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text, label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text, label: Text(title))
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt: prompt, label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt: prompt, label: Text(title))
  }

  @available(*, deprecated, message: "Use init(_:text:) and onSubmit(of:_:)")
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text, label: Text(titleKey), onCommit: onCommit)
  }

  @available(*, deprecated, message: "Use init(_:text:) and onSubmit(of:_:)")
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text, label: Text(title), onCommit: onCommit)
  }
}
