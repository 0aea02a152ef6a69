import Testing

@testable import Symbols

@Suite struct GlyphLanguageTests {
  private func reader(_ text: String) -> GlyphReader {
    GlyphReader(library: GlyphLibrary([text]))
  }

  @Test func headersGiveNamesAliasesAndAttributes() throws {
    var glyphs = reader(
      """
      # a comment
      box crate: in=o enc=1.2 wr=.5
       s M0 0 H10
      other:
       f O 5 5 2
      """)
    #expect(glyphs.has("box") && glyphs.has("crate") && glyphs.has("other") && !glyphs.has("#"))
    let attributes = try #require(try glyphs.attributes(of: "crate"))
    #expect(attributes.inside == .outline && attributes.enclosedScale == 1.2 && attributes.weightResponse == 0.5)
    #expect(try glyphs.ops(of: "crate", filled: false)?.first?.weightResponse == 0.5)
  }

  @Test func bodiesFillAndEtchesErase() throws {
    var glyphs = reader(
      """
      box:
       b R 0 0 50 50 5
       e M10 10 H40 w=.5
       ?o s M0 0 H1
       ?f s M0 0 H2
      """)
    let outline = try #require(try glyphs.ops(of: "box", filled: false))
    let fill = try #require(try glyphs.ops(of: "box", filled: true))
    #expect(outline.map(\.shape) == [.stroke, .stroke, .stroke])
    #expect(outline.map(\.erases) == [false, false, false])
    #expect(fill.map(\.shape) == [.fillAndStroke, .stroke, .stroke])
    #expect(fill.map(\.erases) == [false, true, false])
    #expect(fill[1].width == 0.5)
    #expect(fill[2].path.points.last == CGPoint(x: 2, y: 0))
  }

  @Test func pathLettersMayBeRelativeAndRepeat() throws {
    let path = try GlyphPath.read("M10 10 20 10 v5 h-5 l1 1 2 2 Z m5 5 .5-.5").get()
    #expect(
      path.points == [
        CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 10), CGPoint(x: 20, y: 15), CGPoint(x: 15, y: 15),
        CGPoint(x: 16, y: 16), CGPoint(x: 18, y: 18), CGPoint(x: 15, y: 15), CGPoint(x: 15.5, y: 14.5),
      ])
  }

  @Test func roundedCornersStayInsideTheirPolygon() throws {
    let path = try GlyphPath.read("P 10 0 0 100 0 r 4 100 50 0 50").get()
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(!path.contains(CGPoint(x: 1, y: 1), using: .winding))
    #expect(path.contains(CGPoint(x: 98.5, y: 48.5), using: .winding))
  }

  @Test func anotherGlyphCanBeTurnedAndScaled() throws {
    var glyphs = reader(
      """
      right:
       s M50 50 H90
      down:
       use right rot=90 scale=.5 L=1 w=.8
      """)
    let op = try #require(try glyphs.ops(of: "down", filled: false)?.first)
    let end = try #require(op.path.points.last)
    #expect(abs(end.x - 50) < 1e-9 && abs(end.y - 70) < 1e-9)
    #expect(op.layer == 1 && op.width == 0.8)
  }

  @Test(arguments: [
    " s M10", " q M0 0", " s M0 0 X3", " s M0 0 w=wide", " use nothing", " s M0 0 cap=x", " s M0 0 u=1",
    " t \"ß\" 50 50 40", " f O 5 5 2 C=plaid",
  ])
  func mistakesAreReportedWithTheirLine(line: String) {
    var glyphs = reader("wrong:\n\(line)")
    #expect(throws: GlyphSyntaxError.self) { try glyphs.ops(of: "wrong", filled: false) }
  }

  @Test func heavyWeightsRespondAsTheGlyphSays() {
    var op = GlyphOp(path: PathStorage(), shape: .stroke)
    #expect(op.strokeWidth(at: .black) == SymbolWeight.black.strokeWidth)
    op.weightResponse = 0
    #expect(op.strokeWidth(at: .black) == SymbolWeight.regular.strokeWidth)
    #expect(op.strokeWidth(at: .thin) == SymbolWeight.thin.strokeWidth)
  }
}
