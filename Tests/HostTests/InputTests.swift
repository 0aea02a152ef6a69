import SwiftUICore
import Testing

@testable import GTKHost

@Suite struct EventTimeTests {
  @Test func differencesAreThoseOfTheServer() {
    var clock = EventTime()
    let first = clock.seconds(5_000, now: 100)
    let second = clock.seconds(5_016, now: 100.2)
    #expect(first == 100)
    #expect(abs(second - 100.016) < 1e-9)
  }

  @Test func shortestDelayCountsAsNone() {
    var clock = EventTime()
    _ = clock.seconds(5_000, now: 100.5)
    #expect(abs(clock.seconds(6_000, now: 101) - 101) < 1e-9)
    #expect(abs(clock.seconds(7_000, now: 102.3) - 102) < 1e-9)
  }

  @Test func counterOverflows() {
    var clock = EventTime()
    let before = clock.seconds(UInt32.max - 9, now: 50)
    let after = clock.seconds(10, now: 50.02)
    #expect(abs(after - before - 0.02) < 1e-9)
  }

  @Test func eventsWithoutTimeHappenNow() {
    var clock = EventTime()
    #expect(clock.seconds(0, now: 7) == 7)
  }

  @Test func restartedCounterIsNotLateForEver() {
    var clock = EventTime()
    _ = clock.seconds(1_000_000, now: 100)
    #expect(clock.seconds(10, now: 200) == 200)
  }
}

@Suite struct TextInputTranslationTests {
  private let family = "a👩‍👧é"

  @Test func scalarsBecomeUTF16() {
    #expect(TextInputTranslation.utf16Offset(ofScalar: 0, in: family) == 0)
    #expect(TextInputTranslation.utf16Offset(ofScalar: 2, in: family) == 3)
    #expect(TextInputTranslation.utf16Offset(ofScalar: 99, in: family) == family.utf16.count)
  }

  @Test func utf16BecomesUTF8() {
    #expect(TextInputTranslation.utf8Offset(ofUTF16: 1, in: family) == 1)
    #expect(TextInputTranslation.utf8Offset(ofUTF16: 3, in: family) == 5)
    #expect(TextInputTranslation.utf8Offset(ofUTF16: 2, in: family) == 1)
    #expect(TextInputTranslation.utf8Offset(ofUTF16: 99, in: family) == family.utf8.count)
  }

  private func deletion(_ offset: Int, _ count: Int, in text: String, caret: Int) -> [Int]? {
    let state = TextInputState(caret: .zero, surroundingText: text, selection: caret..<caret)
    guard
      case .deleteSurrounding(let before, let after)? = TextInputTranslation.deletion(
        offset: offset, count: count, around: state)
    else { return nil }
    return [before, after]
  }

  @Test func deletionsCountUTF16() {
    #expect(deletion(-1, 1, in: "x😀y", caret: 3) == [2, 0])
    #expect(deletion(-1, 2, in: "x😀y", caret: 3) == [2, 1])
    #expect(deletion(0, 1, in: "x😀y", caret: 1) == [0, 2])
  }

  @Test func deletionsAwayFromTheCaretAreRefused() {
    #expect(deletion(1, 1, in: "abc", caret: 0) == nil)
    #expect(deletion(-2, 1, in: "abc", caret: 3) == nil)
    #expect(deletion(-4, 4, in: "abc", caret: 3) == nil)
  }
}

@Suite struct PointerTranslationTests {
  @Test func oneButtonIsFollowedAtATime() {
    var buttons = PressedButtons()
    #expect(buttons.press(.primary) == true)
    #expect(buttons.press(.secondary) == false)
    #expect(buttons.release(.secondary) == false)
    #expect(buttons.current == .primary)
    #expect(buttons.release(.primary) == true)
    #expect(buttons.current == nil)
    #expect(buttons.cancel() == nil)
  }

  @Test func fingersGetTheLowestFreeNumber() {
    var touches = TouchIdentifiers()
    #expect(touches.begin(700) == 1)
    #expect(touches.begin(800) == 2)
    #expect(touches.end(700) == 1)
    #expect(touches.begin(900) == 1)
    #expect(touches[800] == 2)
    #expect(touches.end(1) == nil)
  }
}
