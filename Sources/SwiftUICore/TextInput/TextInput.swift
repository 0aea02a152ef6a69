import CoreGraphics

/// What text fields are made of: text that the user edits, with caret, selection, clipboard and input methods.
package struct TextInput: PrimitiveView {
  /// How the text lies in the frame.
  package enum Shape: Equatable, Sendable {
    /// One line that scrolls sideways.
    case line
    /// As many lines as the text needs, within the environment's line limits.
    case growing
    /// Fills what it is offered and scrolls up and down.
    case page
  }

  nonisolated(unsafe) package var text: Binding<String>
  package var shape: Shape
  /// Characters are shown as dots, and cannot be copied.
  package var isSecure: Bool
  /// Shown while there is no text.
  package var prompt: Text?
  /// What the field is for, for assistive programs.
  package var label: Text?
  /// Points between the frame and the text.
  package var insets: EdgeInsets
  nonisolated(unsafe) package var onEditingChanged: ((Bool) -> Void)?
  nonisolated(unsafe) package var onSubmit: (() -> Void)?

  nonisolated package init(
    text: Binding<String>, shape: Shape = .line, isSecure: Bool = false, prompt: Text? = nil,
    label: Text? = nil, insets: EdgeInsets = EdgeInsets(), onEditingChanged: ((Bool) -> Void)? = nil,
    onSubmit: (() -> Void)? = nil
  ) {
    self.text = text
    self.shape = shape
    self.isSecure = isSecure
    self.prompt = prompt
    self.label = label
    self.insets = insets
    self.onEditingChanged = onEditingChanged
    self.onSubmit = onSubmit
  }
}

extension TextInput {
  public static func _makeNode(_ view: TextInput, in context: _NodeContext) -> _ViewNode<TextInput> {
    TextInputNode(view, in: context)
  }

  nonisolated public static var _elementCount: Int? { 1 }
}

private final class TextInputNode: ValueNode<TextInput> {
  private lazy var render = TextInputRenderNode(view: view, in: NodeContext(below: self))

  override init(_ view: TextInput, in context: NodeContext) {
    super.init(view, in: context)
    refresh()
  }

  override func update() { refresh() }

  private func refresh() {
    needsUpdate = false
    tracking { render.update(to: view, environment: environment) }
  }

  override func appendElements(to list: inout ElementList) { list.append(render) }
}

private enum CaretBlinkKey: EnvironmentKey { static var defaultValue: Double { 0.6 } }

extension EnvironmentValues {
  /// Seconds of one on or off phase of the text caret; 0 when it does not blink.
  package var caretBlinkInterval: Double {
    get { self[CaretBlinkKey.self] }
    set { self[CaretBlinkKey.self] = newValue }
  }
}
