import SourceScanner
import Testing

struct ScannerTests {
  private func spellings(_ text: String) -> [String] {
    let source = ScannedSource(text)
    return source.tokens.indices.map(source.spelling)
  }

  @Test func wordsNumbersAndOperators() {
    #expect(
      spellings("let x: [Int] = -1.5e-3 ..< 0xFF_FF") == [
        "let", "x", ":", "[", "Int", "]", "=", "-", "1.5e-3", "..<", "0xFF_FF",
      ])
    #expect(spellings("a.b?.c!()") == ["a", ".", "b", "?", ".", "c", "!", "(", ")"])
    #expect(spellings("1...3") == ["1", "...", "3"])
    #expect(spellings("tuple.0.1") == ["tuple", ".", "0.1"])
    #expect(spellings("`class` $0 größe") == ["`class`", "$0", "größe"])
  }

  @Test func commentsAreNoTokens() {
    #expect(spellings("a // b \"c\nd") == ["a", "d"])
    #expect(spellings("a /* b /* c */ \" d */ e") == ["a", "e"])
    #expect(spellings("a /* never closed") == ["a"])
    #expect(spellings("#!/usr/bin/swift\na") == ["a"])
    #expect(spellings("a +/* c */ b") == ["a", "+", "b"])
  }

  @Test(
    arguments: [
      #""""#, #""plain""#, #""a \" b""#, #""\(x)""#, #""\(f("inner \(g("deep")) )"))""#, ##"#"raw \( " "#"##,
      ##"#"raw \#(f("x")) "#"##, "\"\"\"\n a \" \"\" b\n\"\"\"", "\"\"\"\n \\\"\"\" \\(f(\")\"))\n\"\"\"",
      "##\"\"\"\n \"\"\"# \n\"\"\"##", #""\(a /* ) " */)""#,
    ])
  func stringIsOneToken(_ literal: String) {
    let source = ScannedSource("x = \(literal) + y")
    #expect(source.tokens.indices.map(source.spelling) == ["x", "=", literal, "+", "y"])
    #expect(source.tokens[2].kind == .string)
  }

  @Test func unterminatedStringEndsWithItsLine() {
    #expect(spellings("\"abc\nlet") == ["\"abc", "let"])
  }

  @Test func regularExpressions() {
    #expect(spellings(#"x = /a"b/ + y"#) == ["x", "=", #"/a"b/"#, "+", "y"])
    #expect(spellings(##"x = #/a/b"c/# "##) == ["x", "=", ##"#/a/b"c/#"##])
    #expect(spellings(#"f(/[/"]+/)"#) == ["f", "(", #"/[/"]+/"#, ")"])
    #expect(spellings("a / b / c") == ["a", "/", "b", "/", "c"])
    #expect(spellings("(a)/b/c") == ["(", "a", ")", "/", "b", "/", "c"])
    #expect(spellings("reduce(1, /)") == ["reduce", "(", "1", ",", "/", ")"])
    #expect(spellings("x / 2 // half /") == ["x", "/", "2"])
  }

  @Test func directives() {
    let source = ScannedSource("#if os(iOS)\n#Preview(\"x\") {}\n#endif")
    #expect(source.tokens.filter { $0.kind == .directive }.count == 3)
    #expect(source.spelling(5) == "#Preview")
  }

  @Test func brackets() {
    let source = ScannedSource("f(a[1], { b() })")
    #expect(source.closing(of: 1) == source.tokens.count - 1)
    #expect(source.closing(of: 3) == 5)
    #expect(source.isBalanced)
    #expect(!ScannedSource("struct A {").isBalanced)
    #expect(!ScannedSource("f(]").isBalanced)
    #expect(ScannedSource("\"{\" /* ( */").isBalanced)
  }

  @Test func linesAndColumns() {
    let text = SourceText("ab\ncd\n\nx")
    #expect(text.line(at: 0) == 1)
    #expect(text.line(at: 4) == 2)
    #expect(text.column(at: 4) == 1)
    #expect(text.line(at: 7) == 4)
    #expect(SourceText("").line(at: 0) == 1)
  }

  @Test(
    arguments: [
      ("var a = 1\nvar b", 4), ("var a: Int? \n var b", 5), ("var a =\n  1\nvar b", 4), ("a\n  .b()\nc", 5),
      ("var body: some View\n{\n  Text()\n}\nvar c", 10), ("a +\n b\nc", 3), ("a\n + b\nc", 3), ("a\n -b", 1),
      ("a; b", 1), ("f(\n a,\n b\n)\ng", 6), ("let f: (Int,\n Int) -> Void\nlet g", 10),
    ])
  func statementsEnd(_ text: String, _ end: Int) {
    #expect(ScannedSource(text).endOfStatement(from: 0) == end)
  }
}
