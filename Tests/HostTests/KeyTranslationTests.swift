import CGTK
import SwiftUICore
import Testing

@testable import GTKHost

@Suite struct KeyTranslationTests {
  private func translate(
    _ keyval: Int32, _ modifiers: InputModifiers = [], latin: Int32? = nil
  ) -> KeyTranslation? {
    KeyTranslation(
      keyval: UInt32(keyval), modifiers: modifiers, latinKeyval: latin.map { UInt32($0) })
  }

  @Test func lettersAreNamedWithoutShiftAndTypedWithIt() {
    let key = translate(GDK_KEY_A, .shift)
    #expect(key?.key == .character("a"))
    #expect(key?.characters == "A")
  }

  @Test func shiftedSymbolsKeepTheirName() {
    #expect(translate(GDK_KEY_plus, .shift)?.key == .character("+"))
    #expect(translate(GDK_KEY_exclam, .shift)?.key == .character("!"))
  }

  @Test(arguments: [InputModifiers.option, [.control, .command]])
  func shortcutsTypeNothing(modifiers: InputModifiers) {
    let key = translate(GDK_KEY_c, modifiers)
    #expect(key?.key == .character("c"))
    #expect(key?.characters == "")
    #expect(translate(GDK_KEY_Return, modifiers)?.characters == "")
  }

  @Test func shortcutsInOtherScriptsUseTheLatinLetterOfTheKey() {
    let key = translate(GDK_KEY_Cyrillic_es, [.control, .command], latin: GDK_KEY_c)
    #expect(key?.key == .character("c"))
    let typed = translate(GDK_KEY_Cyrillic_ES, .shift, latin: GDK_KEY_c)
    #expect(typed?.key == .character("с"))
    #expect(typed?.characters == "С")
  }

  @Test func accentedLatinLettersAreUsedAsTheyAre() {
    #expect(translate(GDK_KEY_udiaeresis)?.key == .character("ü"))
    #expect(translate(GDK_KEY_ssharp)?.key == .character("ß"))
  }

  @Test(arguments: [
    (GDK_KEY_Return, KeyInput.Key.return, "\n"), (GDK_KEY_KP_Enter, .return, "\n"), (GDK_KEY_Tab, .tab, "\t"),
    (GDK_KEY_ISO_Left_Tab, .tab, "\t"), (GDK_KEY_space, .space, " "), (GDK_KEY_Escape, .escape, ""),
    (GDK_KEY_BackSpace, .delete, ""), (GDK_KEY_Delete, .deleteForward, ""),
    (GDK_KEY_KP_Delete, .deleteForward, ""),
    (GDK_KEY_Up, .upArrow, ""), (GDK_KEY_KP_Left, .leftArrow, ""), (GDK_KEY_Home, .home, ""),
    (GDK_KEY_Page_Down, .pageDown, ""), (GDK_KEY_F1, .function(1), ""), (GDK_KEY_F12, .function(12), ""),
    (GDK_KEY_KP_F2, .function(2), ""),
  ])
  func namedKeys(keyval: Int32, key: KeyInput.Key, characters: String) {
    #expect(translate(keyval)?.key == key)
    #expect(translate(keyval)?.characters == characters)
  }

  @Test func numericPadIsMarked() {
    let key = translate(GDK_KEY_KP_5)
    #expect(key?.key == .character("5"))
    #expect(key?.characters == "5")
    #expect(key?.isOnNumericPad == true)
    #expect(translate(GDK_KEY_5)?.isOnNumericPad == false)
    #expect(translate(GDK_KEY_KP_Enter)?.isOnNumericPad == true)
  }

  @Test(arguments: [
    GDK_KEY_Shift_L, GDK_KEY_Control_R, GDK_KEY_Alt_L, GDK_KEY_Caps_Lock, GDK_KEY_dead_acute,
    GDK_KEY_Multi_key,
    GDK_KEY_VoidSymbol,
  ])
  func keysThatOnlyChangeOthersAreNone(keyval: Int32) {
    #expect(translate(keyval) == nil)
  }

  @Test func controlIsAlsoCommand() {
    #expect(InputModifiers(GDK_CONTROL_MASK) == [.control, .command])
    #expect(InputModifiers(GDK_ALT_MASK) == .option)
    let both = GdkModifierType(rawValue: GDK_SHIFT_MASK.rawValue | GDK_LOCK_MASK.rawValue)
    #expect(InputModifiers(both) == [.shift, .capsLock])
  }
}

@Suite struct HeldKeysTests {
  private func input(_ character: Character) -> KeyInput {
    KeyInput(phase: .down, key: .character(character), characters: String(character), time: 1)
  }

  @Test func secondPressIsARepetition() {
    var keys = HeldKeys()
    #expect(keys.press(input("a"), keycode: 38).phase == .down)
    #expect(keys.press(input("a"), keycode: 38).phase == .repeat)
    #expect(keys.press(input("b"), keycode: 56).phase == .down)
  }

  @Test func releaseNamesTheKeyThatWentDown() {
    var keys = HeldKeys()
    _ = keys.press(input("a"), keycode: 38)
    let up = keys.release(keycode: 38, modifiers: .shift, time: 2)
    #expect(up?.phase == .up)
    #expect(up?.key == .character("a"))
    #expect(up?.modifiers == .shift)
    #expect(up?.time == 2)
    #expect(keys.release(keycode: 38, modifiers: [], time: 3) == nil)
  }

  @Test func losingTheKeyboardReleasesAll() {
    var keys = HeldKeys()
    _ = keys.press(input("a"), keycode: 38)
    _ = keys.press(input("b"), keycode: 56)
    let released = keys.releaseAll(time: 5)
    #expect(released.map(\.key) == [.character("a"), .character("b")])
    #expect(released.allSatisfy { $0.phase == .up && $0.time == 5 })
    #expect(keys.releaseAll(time: 6).isEmpty)
  }
}
