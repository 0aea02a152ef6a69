import Testing

@testable import SwiftUICore

/// The model behind text fields, without a screen.
@Suite struct EditableTextTests {
  @Test func insertingReplacesTheSelection() {
    var text = EditableText("Hello world")
    text.select(6..<11)
    text.insert("there")
    #expect(text.text == "Hello there")
    #expect(text.selection == .init(caret: 11))
  }

  @Test func stepsGoOverWholeCharacters() {
    var text = EditableText("a👨‍👩‍👧e\u{301}b")
    text.moveCaret(to: 0)
    text.move(.forward, by: .character, extending: false)
    text.move(.forward, by: .character, extending: false)
    #expect(text.selection.head == 9)
    text.delete(.forward, by: .character)
    #expect(text.text == "a👨‍👩‍👧b")
    text.delete(.backward, by: .character)
    #expect(text.text == "ab")
  }

  @Test func aCaretInsideACharacterMovesToItsBeginning() {
    var text = EditableText("x👍🏽y")
    text.moveCaret(to: 2)
    #expect(text.selection.head == 1)
  }

  @Test func wordsAreFoundAroundThePunctuation() {
    let text = "one, two-three"
    #expect(TextBoundaries.next(0, by: .word, in: text) == 3)
    #expect(TextBoundaries.next(3, by: .word, in: text) == 8)
    #expect(TextBoundaries.previous(14, by: .word, in: text) == 9)
    #expect(TextBoundaries.word(at: 6, in: text) == 5..<8)
    #expect(TextBoundaries.word(at: 14, in: text) == 9..<14)
    #expect(TextBoundaries.word(at: 0, in: "") == 0..<0)
  }

  @Test func deletingWords() {
    var text = EditableText("one two three")
    text.delete(.backward, by: .word)
    #expect(text.text == "one two ")
    text.moveCaret(to: 0)
    text.delete(.forward, by: .word)
    #expect(text.text == " two ")
  }

  @Test func typingInARowIsUndoneTogether() {
    var text = EditableText()
    for letter in ["a", "b", "c"] { text.insert(letter) }
    text.delete(.backward, by: .character)
    text.insert("long piece")
    #expect(text.text == "ablong piece")
    text.undo()
    #expect(text.text == "ab")
    text.undo()
    #expect(text.text == "abc")
    text.undo()
    #expect(text.text == "")
    #expect(!text.canUndo)
    text.redo()
    text.redo()
    #expect(text.text == "ab")
    text.insert("x")
    #expect(!text.canRedo)
  }

  @Test func aTextFromOutsideKeepsTheCaretWhereItCan() {
    var text = EditableText("Hello")
    text.moveCaret(to: 2)
    text.adopt("HELLO")
    #expect(text.selection.head == 2)
    text.adopt("H")
    #expect(text.selection.head == 1)
    text.adopt("Hi")
    #expect(text.selection.head == 2)
  }

  @Test func composingTakesTheSelectionsPlace() {
    var text = EditableText("abc")
    text.selectAll()
    text.setPreedit(.init(text: "か", caret: 1))
    #expect(text.text == "")
    #expect(text.preedit?.text == "か")
    text.setPreedit(nil)
    text.insert("火")
    #expect(text.text == "火")
  }

  @Test func surroundingTextIsDeletedForInputMethods() {
    var text = EditableText("abcdef")
    text.moveCaret(to: 3)
    text.deleteSurrounding(before: 2, after: 1)
    #expect(text.text == "aef")
    #expect(text.selection.head == 1)
    text.deleteSurrounding(before: 10, after: 10)
    #expect(text.text == "")
  }

  @Test func secretsAreShownAsDotsOfTheSameNumber() {
    var text = EditableText("a👍🏽b")
    text.moveCaret(to: 5)
    let content = TextInputContent(text, isSecure: true)
    #expect(content.shown == "•••")
    #expect(content.shownOffset(of: 5) == 2)
    #expect(content.sourceOffset(ofShown: 2) == 5)
    #expect(content.sourceOffset(ofShown: 9) == 6)
  }

  @Test func composedTextStandsAtTheCaret() {
    var text = EditableText("ab")
    text.moveCaret(to: 1)
    text.setPreedit(.init(text: "xyz", caret: 3))
    let content = TextInputContent(text, isSecure: false)
    #expect(content.shown == "axyzb")
    #expect(content.preeditRange == 1..<4)
    #expect(content.shownOffset(of: 2) == 5)
    #expect(content.sourceOffset(ofShown: 2) == 1)
    #expect(content.sourceOffset(ofShown: 5) == 2)
  }
}
