import CGTK
import SwiftUICore

extension InputModifiers {
  /// Control is what applications call Command, so it counts as both.
  init(_ state: GdkModifierType) {
    self = []
    let bits = state.rawValue
    if bits & GDK_SHIFT_MASK.rawValue != 0 { insert(.shift) }
    if bits & GDK_CONTROL_MASK.rawValue != 0 { formUnion([.control, .command]) }
    if bits & GDK_ALT_MASK.rawValue != 0 { insert(.option) }
    if bits & GDK_LOCK_MASK.rawValue != 0 { insert(.capsLock) }
  }
}

/// What a key of the keyboard means.
struct KeyTranslation: Equatable {
  var key: KeyInput.Key
  /// The text it types when neither Control nor Alt is held.
  var characters: String
  var isOnNumericPad: Bool

  /// Nil for keys that only modify others, and for those with no name in `KeyInput.Key`.
  /// - Parameters:
  ///   - keyval: GDK's number of the symbol, with Shift and the layout applied.
  ///   - latinKeyval: The symbol that the same key has in a Latin layout; used for shortcuts, which are
  ///     written in Latin letters.
  init?(keyval: UInt32, modifiers: InputModifiers, latinKeyval: UInt32? = nil) {
    isOnNumericPad = Self.numericPad.contains(keyval)
    let typesText = modifiers.isDisjoint(with: [.control, .option])
    if let (key, text) = Self.named(keyval) {
      self.key = key
      characters = typesText ? text : ""
      return
    }
    guard let character = Self.character(keyval) else { return nil }
    characters = typesText ? String(character) : ""
    var named = character
    if !typesText, !character.isASCII, let latinKeyval, let latin = Self.character(latinKeyval), latin.isASCII {
      named = latin
    }
    let lowercase = named.lowercased()
    key = .character(lowercase.count == 1 ? Character(lowercase) : named)
  }

  private static let numericPad: ClosedRange<UInt32> = UInt32(GDK_KEY_KP_Space)...UInt32(GDK_KEY_KP_9)

  private static func character(_ keyval: UInt32) -> Character? {
    let value = gdk_keyval_to_unicode(keyval)
    guard value >= 0x20, value != 0x7F, let scalar = Unicode.Scalar(value) else { return nil }
    return Character(scalar)
  }

  private static func named(_ keyval: UInt32) -> (KeyInput.Key, String)? {
    switch Int32(bitPattern: keyval) {
    case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: (.return, "\n")
    case GDK_KEY_Tab, GDK_KEY_ISO_Left_Tab, GDK_KEY_KP_Tab: (.tab, "\t")
    case GDK_KEY_space, GDK_KEY_KP_Space: (.space, " ")
    case GDK_KEY_Escape: (.escape, "")
    case GDK_KEY_BackSpace: (.delete, "")
    case GDK_KEY_Delete, GDK_KEY_KP_Delete: (.deleteForward, "")
    case GDK_KEY_Up, GDK_KEY_KP_Up: (.upArrow, "")
    case GDK_KEY_Down, GDK_KEY_KP_Down: (.downArrow, "")
    case GDK_KEY_Left, GDK_KEY_KP_Left: (.leftArrow, "")
    case GDK_KEY_Right, GDK_KEY_KP_Right: (.rightArrow, "")
    case GDK_KEY_Home, GDK_KEY_KP_Home, GDK_KEY_Begin: (.home, "")
    case GDK_KEY_End, GDK_KEY_KP_End: (.end, "")
    case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: (.pageUp, "")
    case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: (.pageDown, "")
    case GDK_KEY_Clear, GDK_KEY_KP_Begin: (.clear, "")
    case GDK_KEY_F1...GDK_KEY_F35: (.function(Int(keyval) - Int(GDK_KEY_F1) + 1), "")
    case GDK_KEY_KP_F1...GDK_KEY_KP_F4: (.function(Int(keyval) - Int(GDK_KEY_KP_F1) + 1), "")
    default: nil
    }
  }
}

/// The keys that are held, by their place on the keyboard. GDK does not say whether a key press is a
/// repetition.
struct HeldKeys {
  private var keys: [UInt32: KeyInput] = [:]

  mutating func press(_ input: KeyInput, keycode: UInt32) -> KeyInput {
    var input = input
    if keys[keycode] != nil { input.phase = .repeat }
    keys[keycode] = input
    return input
  }

  /// The key is named as it was when it went down, whatever the modifiers are now. Nil when that was not
  /// seen.
  mutating func release(keycode: UInt32, modifiers: InputModifiers, time: Double) -> KeyInput? {
    guard var input = keys.removeValue(forKey: keycode) else { return nil }
    input.phase = .up
    input.modifiers = modifiers
    input.time = time
    return input
  }

  /// Releases for all keys: the keyboard went to another window, which will see them go up.
  mutating func releaseAll(time: Double) -> [KeyInput] {
    let held = keys.sorted { $0.key < $1.key }.map(\.value)
    keys = [:]
    return held.map { input in
      var input = input
      input.phase = .up
      input.time = time
      return input
    }
  }
}
