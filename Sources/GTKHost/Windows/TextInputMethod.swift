import CGTK
import SwiftUICore

/// The user's input method: what turns keys into text, from dead keys to the scripts of East Asia.
@MainActor final class TextInputMethod {
  private let context: UnsafeMutablePointer<GtkIMContext>
  private let connections = SignalConnections()
  private let deliver: (TextInputEvent) -> Void
  private var state: TextInputState?
  private var hasFocus = false
  private var hasPreedit = false

  init(widget: UnsafeMutablePointer<GtkWidget>, deliver: @escaping (TextInputEvent) -> Void) {
    context = gtk_im_multicontext_new()
    self.deliver = deliver
    gtk_im_context_set_client_widget(context, widget)
    gtk_im_context_set_use_preedit(context, 1)
    connections.connect(
      context.object, "commit", to: self,
      .text { _, text, data in
        guard let text else { return }
        let string = String(cString: text)
        onMainActor(data, as: TextInputMethod.self) { $0.commit(string) }
      })
    connections.connect(
      context.object, "preedit-changed", to: self,
      .plain { _, data in onMainActor(data, as: TextInputMethod.self) { $0.preeditChanged() } })
    connections.connect(
      context.object, "retrieve-surrounding", to: self,
      .returnsBool { _, data in
        onMainActor(data, as: TextInputMethod.self, otherwise: gboolean(0)) {
          $0.sendSurroundingText() ? 1 : 0
        }
      })
    connections.connect(
      context.object, "delete-surrounding", to: self,
      .intIntReturnsBool { _, offset, count, data in
        onMainActor(data, as: TextInputMethod.self, otherwise: gboolean(0)) {
          $0.deleteSurrounding(offset: Int(offset), count: Int(count)) ? 1 : 0
        }
      })
  }

  isolated deinit {
    connections.disconnectAll()
    gtk_im_context_set_client_widget(context, nil)
    g_object_unref(context.object)
  }

  /// Whether the input method took the key.
  func filter(_ event: OpaquePointer) -> Bool {
    state != nil && gtk_im_context_filter_keypress(context, event) != 0
  }

  func update(_ new: TextInputState?) {
    let old = state
    guard new != old else { return }
    guard let new else {
      // Text that is still being composed goes with the field it was composed for.
      gtk_im_context_reset(context)
      if hasFocus { gtk_im_context_focus_out(context) }
      hasPreedit = false
      state = nil
      return
    }
    state = new
    if old?.isSecure != new.isSecure {
      martlet_im_context_set_purpose(
        context, new.isSecure ? GTK_INPUT_PURPOSE_PASSWORD : GTK_INPUT_PURPOSE_FREE_FORM)
    }
    if old == nil, hasFocus { gtk_im_context_focus_in(context) }
    if old?.caret != new.caret {
      var area = GdkRectangle(
        x: CInt(new.caret.minX.rounded()), y: CInt(new.caret.minY.rounded()),
        width: CInt(max(new.caret.width.rounded(), 1)), height: CInt(max(new.caret.height.rounded(), 1)))
      gtk_im_context_set_cursor_location(context, &area)
    }
    if old?.surroundingText != new.surroundingText || old?.selection != new.selection {
      _ = sendSurroundingText()
    }
  }

  func focusIn() {
    guard !hasFocus else { return }
    hasFocus = true
    if state != nil { gtk_im_context_focus_in(context) }
  }

  func focusOut() {
    guard hasFocus else { return }
    hasFocus = false
    if state != nil { gtk_im_context_focus_out(context) }
  }

  private func commit(_ text: String) {
    guard state != nil, !text.isEmpty else { return }
    if hasPreedit {
      hasPreedit = false
      deliver(.preedit("", caret: 0))
    }
    deliver(.insert(text))
  }

  private func preeditChanged() {
    guard state != nil else { return }
    var bytes: UnsafeMutablePointer<CChar>?
    var attributes: OpaquePointer?
    var caret: CInt = 0
    gtk_im_context_get_preedit_string(context, &bytes, &attributes, &caret)
    let text = bytes.map { String(cString: $0) } ?? ""
    g_free(bytes)
    if let attributes { pango_attr_list_unref(attributes) }
    guard hasPreedit || !text.isEmpty else { return }
    hasPreedit = !text.isEmpty
    deliver(.preedit(text, caret: TextInputTranslation.utf16Offset(ofScalar: Int(caret), in: text)))
  }

  private func sendSurroundingText() -> Bool {
    guard let state else { return false }
    let text = state.isSecure ? "" : state.surroundingText
    let caret = TextInputTranslation.utf8Offset(ofUTF16: state.selection.upperBound, in: text)
    let anchor = TextInputTranslation.utf8Offset(ofUTF16: state.selection.lowerBound, in: text)
    martlet_im_context_set_surrounding(context, text, CInt(text.utf8.count), CInt(caret), CInt(anchor))
    return true
  }

  private func deleteSurrounding(offset: Int, count: Int) -> Bool {
    guard let state, let event = TextInputTranslation.deletion(offset: offset, count: count, around: state)
    else {
      return false
    }
    deliver(event)
    return true
  }
}
