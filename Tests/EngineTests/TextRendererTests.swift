import SwiftUITesting
import Testing

/// Texts that the program draws itself.
@MainActor
@Suite struct TextRendererTests {
  private struct Mark: TextAttribute {
    var number: Int
  }

  private final class Report {
    var lines: [[(bounds: CGRect, mark: Int?, glyphs: Int)]] = []
    var isTruncated = false
  }

  private struct Reporting: TextRenderer {
    var report: Report

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      report.isTruncated = layout.isTruncated
      report.lines = layout.map { line in
        line.map { run in (run.typographicBounds.rect, run[Mark.self]?.number, run.count) }
      }
      for line in layout { context.draw(line) }
    }
  }

  private struct Moved: TextRenderer {
    var offset: Double
    var animatableData: Double {
      get { offset }
      set { offset = newValue }
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout {
        for run in line {
          for slice in run {
            var copy = context
            copy.translateBy(x: 0, y: offset)
            copy.draw(slice)
          }
        }
      }
    }
  }

  private struct Roomy: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {}

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
      let size = text.sizeThatFits(proposal)
      return CGSize(width: size.width + 20, height: size.height * 2)
    }
  }

  private func picture<V: View>(_ view: V) -> [UInt8] {
    Array(TestHost(view, size: CGSize(width: 200, height: 80), scale: 2).headless.picture().pixels)
  }

  @Test func drawingEverythingLooksAsWithoutARenderer() {
    let text = Text("Some \(Text("red").foregroundStyle(.red)) words, 😀")
    #expect(picture(text.textRenderer(Moved(offset: 0))) == picture(text))
    let plain = picture(Text("Some words"))
    #expect(picture(Text("Some words").textRenderer(Moved(offset: 0))) == plain)
    #expect(picture(Text("Some words").textRenderer(Reporting(report: Report()))) == plain)
    #expect(picture(Text("Some words").textRenderer(Moved(offset: 5))) != plain)
  }

  @Test func imagesAreRunsOfTheirOwn() throws {
    let text = Text("a \(Image(systemName: "star.fill")) b")
    #expect(picture(text.textRenderer(Moved(offset: 0))) == picture(text))
    let report = Report()
    let host = TestHost(text.textRenderer(Reporting(report: report)))
    _ = host.headless.picture()
    #expect(report.lines.first?.count == 3)
    #expect(report.lines.first?[1].glyphs == 1)
  }

  @Test func attributesAreFoundInTheirRuns() throws {
    let report = Report()
    let text = Text("a \(Text("marked").customAttribute(Mark(number: 7))) word")
    let host = TestHost(text.textRenderer(Reporting(report: report)))
    _ = host.headless.picture()
    let line = try #require(report.lines.first)
    #expect(report.lines.count == 1)
    #expect(line.map(\.mark) == [nil, 7, nil])
    #expect(line[1].glyphs == 6)
    #expect(line[0].bounds.maxX <= line[1].bounds.minX + 6)
    #expect(!report.isTruncated)
  }

  @Test func linesAndTheirCutAreKnown() {
    let report = Report()
    let text = Text("The quick brown fox jumps over the lazy dog").lineLimit(2).frame(width: 100)
    let host = TestHost(text.textRenderer(Reporting(report: report)))
    _ = host.headless.picture()
    #expect(report.lines.count == 2)
    #expect(report.isTruncated)
  }

  @Test func renderersMayTakeMoreRoom() throws {
    let plain = try #require(TestHost(Text("Some words")).elements.first?.frame.size)
    let roomy = try #require(TestHost(Text("Some words").textRenderer(Roomy())).elements.first?.frame.size)
    #expect(roomy.width == plain.width + 20)
    #expect(roomy.height >= plain.height * 2 - 1)
  }

  @Test func renderersAreAnimated() throws {
    struct Jump: View {
      @State private var isUp = false
      var body: some View {
        Text("Jump").textRenderer(Moved(offset: isUp ? -20 : 0))
          .onTapGesture { withAnimation(.linear(duration: 1)) { isUp = true } }
      }
    }
    let host = TestHost(Jump(), size: CGSize(width: 100, height: 100))
    func top() -> Int {
      let picture = host.headless.picture()
      for y in 0..<picture.height {
        for x in 0..<picture.width where picture.pixels[(y * picture.width + x) * 4] < 128 { return y }
      }
      return picture.height
    }
    let before = top()
    try host.tap("Jump")
    host.advance(by: 0.5)
    #expect(abs(top() - (before - 10)) <= 2)
    host.settle()
    #expect(top() == before - 20)
  }
}
