import Foundation
import Testing

@testable import SwiftUICore

@Suite struct MarkdownTests {
  /// Pieces written with one letter for each trait.
  private func spelled(_ text: String) -> String {
    MarkdownInline.pieces(of: text).map { piece in
      var marks = ""
      if piece.traits.isStrong { marks += "S" }
      if piece.traits.isEmphasised { marks += "E" }
      if piece.traits.isStruck { marks += "X" }
      if piece.traits.isCode { marks += "C" }
      if let link = piece.traits.link { marks += "L<\(link)>" }
      return marks.isEmpty ? piece.text : "{\(marks):\(piece.text)}"
    }.joined()
  }

  @Test(arguments: [
    ("plain text", "plain text"),
    ("**Hello**, World!", "{S:Hello}, World!"),
    ("Is this *too* meta?", "Is this {E:too} meta?"),
    ("_a_ and __b__", "{E:a} and {S:b}"),
    ("***both***", "{SE:both}"),
    ("*a **b** c*", "{E:a }{SE:b}{E: c}"),
    ("**a *b* c**", "{S:a }{SE:b}{S: c}"),
    ("snake_case_name", "snake_case_name"),
    ("2 * 3 * 4", "2 * 3 * 4"),
    ("*open", "*open"),
    ("**a*", "*{E:a}"),
    ("a*b*c", "a{E:b}c"),
    ("~~gone~~ ~too~", "{X:gone} {X:too}"),
    ("~~~three~~~", "~~~three~~~"),
    (#"\*no\*"#, "*no*"),
    ("line\nline", "line\nline"),
    ("  spaces   stay ", "  spaces   stay "),
    ("# no heading", "# no heading"),
    ("- no list", "- no list"),
  ])
  func emphasis(_ source: String, _ expected: String) { #expect(spelled(source) == expected) }

  @Test(arguments: [
    ("`code`", "{C:code}"),
    ("`` a`b ``", "{C:a`b}"),
    ("`*not*`", "{C:*not*}"),
    ("`open", "`open"),
    ("*a `b*` c*", "{E:a }{EC:b*}{E: c}"),
  ])
  func code(_ source: String, _ expected: String) { #expect(spelled(source) == expected) }

  @Test(arguments: [
    ("[WWDC](https://developer.apple.com/wwdc21/)!", "{L<https://developer.apple.com/wwdc21/>:WWDC}!"),
    ("[**b** c](u)", "{SL<u>:b}{L<u>: c}"),
    ("**[a](u)**", "{SL<u>:a}"),
    ("[a](<u v> \"title\")", "{L<u v>:a}"),
    ("[a](u(1))", "{L<u(1)>:a}"),
    ("[a]", "[a]"),
    ("[a] (u)", "[a] (u)"),
    ("a ] b", "a ] b"),
    ("[a [b](c)](d)", "[a {L<c>:b}](d)"),
    ("<https://example.org>", "{L<https://example.org>:https://example.org}"),
    ("<b>bold</b>", "<b>bold</b>"),
    ("see https://example.org/a_b_c.", "see {L<https://example.org/a_b_c>:https://example.org/a_b_c}."),
    ("(www.example.org)", "({L<http://www.example.org>:www.example.org})"),
    ("write to me@example.org now", "write to {L<mailto:me@example.org>:me@example.org} now"),
    ("a @ b", "a @ b"),
    ("*[a*](u)", "*{L<u>:a*}"),
  ])
  func links(_ source: String, _ expected: String) { #expect(spelled(source) == expected) }

  @Test func entitiesStandForCharacters() {
    #expect(spelled("a &amp; b &copy; &#65;&#x42; &nope; &") == "a & b © AB &nope; &")
  }

  @Test func attributedStringsCarryIntents() throws {
    let string = try AttributedString(
      markdown: "a **b** [c](https://example.org)", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    #expect(String(string.characters) == "a b c")
    let runs = Array(string.runs)
    #expect(runs.count == 4)
    #expect(runs[1].inlinePresentationIntent == .stronglyEmphasized)
    #expect(runs[3].link == URL(string: "https://example.org"))
  }

  @Test func blocksCarryPresentationIntents() throws {
    let string = try AttributedString(
      markdown: """
        # Title

        One
        two

        - a
        - b
          1. c

        > quote

        ```swift
        let x = 1
        ```
        """)
    let kinds = string.runs.map { run in run.presentationIntent?.components.map(\.kind) ?? [] }
    #expect(
      string.runs.map { String(string[$0.range].characters) } == [
        "Title", "One two", "a", "b", "c", "quote", "let x = 1\n",
      ])
    #expect(kinds[0] == [.header(level: 1)])
    #expect(kinds[1] == [.paragraph])
    #expect(kinds[3] == [.paragraph, .listItem(ordinal: 2), .unorderedList])
    #expect(
      kinds[4] == [
        .paragraph, .listItem(ordinal: 1), .orderedList, .listItem(ordinal: 2), .unorderedList,
      ])
    #expect(kinds[5] == [.paragraph, .blockQuote])
    #expect(kinds[6] == [.codeBlock(languageHint: "swift")])
  }
}
