import CoreGraphics
import SwiftUICore

/// A text field as it stands on the screen.
struct FieldBody: View {
  enum Border { case none, rounded, square }

  let field: TextField<_TextFieldStyleLabel>
  let border: Border
  /// What is being written for a value that is not a text.
  @State private var draft: String?
  @Environment(\.submitActions) private var submitActions
  @Environment(\.submitTrigger) private var trigger
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let title = field.label.titleText
    ZStack(alignment: .leading) {
      if title == nil, field.prompt == nil, text.wrappedValue.isEmpty {
        // A label that is more than a text stands where the text will be.
        field.label
          .foregroundStyle(.placeholder)
          .padding(insets)
          .allowsHitTesting(false)
          .accessibilityHidden(true)
      }
      TextInput(
        text: text, shape: field.axis == .vertical && !field.isSecure ? .growing : .line,
        isSecure: field.isSecure, prompt: field.prompt ?? title, label: title, insets: insets,
        onEditingChanged: editingDidChange, onSubmit: submit)
    }
    .modifier(FieldBorder(border: border, isEnabled: isEnabled))
  }

  private var text: Binding<String> {
    let content = field.content
    guard !content.isText else {
      return Binding(get: { content.read() }, set: { _ = content.write($0) })
    }
    return Binding(get: { draft ?? content.read() }, set: { draft = $0 })
  }

  private var insets: EdgeInsets {
    switch border {
    case .none:
      EdgeInsets(
        top: Metrics.TextField.plainPadding, leading: 0, bottom: Metrics.TextField.plainPadding, trailing: 0)
    case .rounded, .square:
      EdgeInsets(
        top: Metrics.TextField.borderedPadding, leading: Metrics.TextField.borderedPadding,
        bottom: Metrics.TextField.borderedPadding, trailing: Metrics.TextField.borderedPadding)
    }
  }

  private func editingDidChange(_ isEditing: Bool) {
    if !isEditing, let draft {
      _ = field.content.write(draft)
      self.draft = nil
    }
    field.onEditingChanged?(isEditing)
  }

  private func submit() {
    field.onCommit?()
    for action in submitActions where action.triggers.contains(trigger) { action.action() }
  }

  nonisolated static var _elementCount: Int? { 1 }
}

/// The line around a field, and what is behind it.
private struct FieldBorder: ViewModifier {
  let border: FieldBody.Border
  let isEnabled: Bool

  func body(content: Content) -> some View {
    let radius = border == .rounded ? Metrics.TextField.cornerRadius : Metrics.TextField.squareRadius
    let shape = RoundedRectangle(cornerRadius: radius)
    content
      .background {
        if border != .none {
          shape
            .fill(isEnabled ? Color.systemBackground : Color.quaternaryFill)
            .overlay {
              shape.strokeBorder(
                Color.primary.opacity(Metrics.TextField.borderOpacity),
                lineWidth: Metrics.TextField.borderWidth)
            }
        }
      }
  }

  nonisolated static func _elementCount(of content: Int?) -> Int? { content }
}
