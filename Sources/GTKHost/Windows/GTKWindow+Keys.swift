import CGTK
import SwiftUICore

extension GTKWindow {
  func keyPressed(_ event: OpaquePointer, _ time: Double) -> Bool {
    if let textInput, textInput.filter(event) { return true }
    guard !isClosed else { return true }
    let keycode = gdk_key_event_get_keycode(event)
    var modifiers = modifiers(of: event)
    let latin = latinKeyval(keycode)
    guard
      let translation = KeyTranslation(
        keyval: gdk_key_event_get_keyval(event), modifiers: modifiers, latinKeyval: latin)
    else { return false }
    if translation.isOnNumericPad { modifiers.insert(.numericPad) }
    let input = KeyInput(
      phase: .down, key: translation.key, characters: translation.characters, modifiers: modifiers, time: time
    )
    deliver(.key(heldKeys.press(input, keycode: keycode)))
    return true
  }

  func keyReleased(_ event: OpaquePointer, _ time: Double) -> Bool {
    if let textInput, textInput.filter(event) { return true }
    guard
      let input = heldKeys.release(
        keycode: gdk_key_event_get_keycode(event), modifiers: modifiers(of: event), time: time)
    else { return false }
    deliver(.key(input))
    return true
  }

  /// The keyboard went to another window.
  func loseKeyboard() {
    textInput?.focusOut()
    for input in heldKeys.releaseAll(time: now) { deliver(.key(input)) }
  }

  /// The unshifted symbol of the key in the first of the user's layouts that gives it a Latin one.
  private func latinKeyval(_ keycode: UInt32) -> UInt32? {
    var keys: UnsafeMutablePointer<GdkKeymapKey>?
    var keyvals: UnsafeMutablePointer<guint>?
    var count: CInt = 0
    guard gdk_display_map_keycode(platform.display, keycode, &keys, &keyvals, &count) != 0 else { return nil }
    defer {
      g_free(keys)
      g_free(keyvals)
    }
    guard let keys, let keyvals else { return nil }
    for index in 0..<Int(count) where keys[index].level == 0 && (0x20...0x7E).contains(keyvals[index]) {
      return keyvals[index]
    }
    return nil
  }

  // MARK: Text input

  func setTextInput(_ state: TextInputState?) {
    guard !isClosed else { return }
    if textInput == nil {
      guard state != nil else { return }
      textInput = TextInputMethod(widget: widget) { [weak self] event in self?.deliver(.textInput(event)) }
      if gtk_window_is_active(gtkWindow) != 0 { textInput?.focusIn() }
    }
    textInput?.update(state)
  }
}
