import SourceScanner
import Testing

@testable import MartletTool

struct BuildConditionTests {
  private func evaluate(_ text: String, flags: Set<String> = ["DEBUG"]) -> Bool? {
    let source = ScannedSource("#if \(text)\n")
    let tokens = BuildConditionReader.tokens(after: 0, in: source)
    return BuildConditionReader.read(source, tokens: tokens).evaluate(.init(flags: flags))
  }

  @Test(
    arguments: [
      ("true", true), ("false", false), ("DEBUG", true), ("!DEBUG", false), ("RELEASE", false),
      ("os(Linux)", true),
      ("os(iOS)", false), ("os(iOS) || DEBUG", true), ("os(iOS) && DEBUG", false),
      ("!(os(iOS) || RELEASE)", true),
      ("canImport(UIKit)", nil), ("canImport(UIKit) && false", false), ("canImport(UIKit) || true", true),
      ("!canImport(UIKit)", nil), ("swift(>=5.9)", nil), ("A == B", nil), ("RELEASE ||", nil),
      ("(DEBUG", nil),
    ] as [(String, Bool?)])
  func evaluates(_ condition: String, _ value: Bool?) {
    #expect(evaluate(condition) == value)
  }

  @Test func stackJoinsConditions() {
    var stack = ConditionStack()
    #expect(stack.text == nil)
    #expect(stack.value == true)
    stack.open("A", nil)
    #expect(stack.text == "(A)")
    stack.next("B", true)
    #expect(stack.text == "!(A) && (B)")
    #expect(stack.value == nil)
    stack.otherwise()
    #expect(stack.text == "!(A) && !(B)")
    #expect(stack.value == false)
    stack.open("C", true)
    #expect(stack.text == "!(A) && !(B) && (C)")
    stack.close()
    stack.close()
    #expect(stack.isEmpty)
  }
}
