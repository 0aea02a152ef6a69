import SwiftUITesting
import Testing

/// What programs learn about the layout of texts.
@MainActor
@Suite struct TextLayoutTests {
  private struct Mark: TextAttribute, Equatable {
    var number: Int
  }

  private final class Report {
    var reads = 0
    var layouts: [Text.LayoutKey.AnchoredLayout] = []
    var origins: [CGPoint] = []
  }

  private struct Reader<Content: View>: View {
    let report: Report
    @ViewBuilder var content: Content

    var body: some View {
      content.overlayPreferenceValue(Text.LayoutKey.self) { layouts in
        GeometryReader { proxy in
          let _ = note(layouts, proxy)
          Color.clear
        }
      }
    }

    private func note(_ layouts: [Text.LayoutKey.AnchoredLayout], _ proxy: GeometryProxy) {
      report.reads += 1
      report.layouts = layouts
      report.origins = layouts.map { proxy[$0.origin] }
    }
  }

  private func layout(_ text: some View, _ direction: LayoutDirection = .leftToRight) throws -> Text.Layout {
    let report = Report()
    _ = TestHost(Reader(report: report) { text }, layoutDirection: direction)
    return try #require(report.layouts.first).layout
  }

  private func offsets(_ indices: [Text.Layout.CharacterIndex], from start: Text.Layout.CharacterIndex) -> [Int] {
    indices.map { start.distance(to: $0) }
  }

  @Test func layoutsOfAllTextsComeInViewOrder() throws {
    let report = Report()
    let host = TestHost(
      Reader(report: report) {
        VStack(alignment: .leading, spacing: 10) {
          Text("One")
          Label("Two", systemImage: "star")
          Text("Three\nFour")
        }
      })
    #expect(report.layouts.map { $0.layout.count } == [1, 1, 2])
    let frames = try ["One", "Three\nFour"].map { try #require(host.element($0)).frame }
    #expect(report.origins[0].x == 0)
    #expect(abs(report.origins[2].y - report.origins[0].y - (frames[1].minY - frames[0].minY)) < 0.5)
    #expect(report.origins[1].x > report.origins[0].x)
  }

  @Test func readersLearnOfTextsThatChangeOrMove() throws {
    struct Screen: View {
      @State private var isMoved = false
      @State private var isLong = false
      @State private var isThere = true
      let report: Report
      var body: some View {
        VStack {
          Reader(report: report) {
            HStack(spacing: 0) {
              Color.clear.frame(width: isMoved ? 50 : 0, height: 1)
              if isThere { Text(isLong ? "a longer text" : "text") }
            }
            .frame(width: 200, alignment: .leading)
          }
          Button("Move") { isMoved = true }
          Button("Lengthen") { isLong = true }
          Button("Remove") { isThere = false }
        }
      }
    }
    let report = Report()
    let host = TestHost(Screen(report: report))
    #expect(report.origins.map(\.x) == [0])
    let width = try #require(report.layouts.first).layout[0].typographicBounds.width
    let reads = report.reads
    host.settle()
    #expect(report.reads == reads)
    try host.tap("Move")
    #expect(report.origins.map(\.x) == [50])
    try host.tap("Lengthen")
    #expect(try #require(report.layouts.first).layout[0].typographicBounds.width > width)
    try host.tap("Remove")
    #expect(report.layouts.isEmpty)
  }

  @Test func actionsLearnOfLayoutsToo() throws {
    let report = Report()
    _ = TestHost(Text("One").onPreferenceChange(Text.LayoutKey.self) { report.layouts = $0 })
    #expect(report.layouts.count == 1)
    report.layouts = []
    _ = TestHost(
      Text("One").transformPreference(Text.LayoutKey.self) { $0 = [] }
        .onPreferenceChange(Text.LayoutKey.self) { report.layouts = $0 })
    #expect(report.layouts.isEmpty)
  }

  @Test func charactersAreKnownByGlyph() throws {
    let layout = try layout(Text("ab \(Text("cd").bold()) e"))
    let runs = Array(layout[0])
    #expect(runs.count == 3)
    let start = try #require(runs[0].characterIndices.first)
    #expect(offsets(runs[0].characterIndices, from: start) == [0, 1])
    #expect(offsets(runs[1].characterIndices, from: start) == [3, 4])
    #expect(offsets(runs[2].characterIndices, from: start) == [6])
    #expect(runs[1][1].characterIndices == [start.advanced(by: 4)])
    #expect(runs[1][0..<2].characterIndices == runs[1].characterIndices)
    #expect(runs[1].characterIndices[0] < runs[2].characterIndices[0])
  }

  @Test func charactersFollowFromLineToLine() throws {
    let layout = try layout(Text("aaaa bbbb cccc").frame(width: 50))
    #expect(layout.count == 3)
    let first = try #require(layout[0].first?.characterIndices.first)
    let starts = layout.compactMap { $0.first?.characterIndices.first }
    #expect(offsets(starts, from: first) == [0, 5, 10])
  }

  @Test func runsOfBothDirectionsAreKnown() throws {
    let layout = try layout(Text("abc אבג"))
    let runs = Array(layout[0])
    #expect(runs.map(\.layoutDirection) == [.leftToRight, .rightToLeft])
    let start = try #require(runs[0].characterIndices.first)
    // The glyphs are in the order they are seen in.
    #expect(offsets(runs[1].characterIndices, from: start) == [6, 5, 4])
    let single = try self.layout(Text("א"))
    #expect(single[0][0].layoutDirection == .rightToLeft)
  }

  @Test func partsOfRunsHaveBounds() throws {
    let layout = try layout(Text("word"))
    let run = layout[0][0]
    #expect(run.count == 4)
    #expect(abs(run.map(\.typographicBounds.width).reduce(0, +) - run.typographicBounds.width) < 0.01)
    #expect(run[1..<3].typographicBounds.origin.x == run[1].typographicBounds.origin.x)
    #expect(run[1..<3].typographicBounds.rect.maxX == run[2].typographicBounds.rect.maxX)
    #expect(run[1..<3].map(\.indices) == [1..<2, 2..<3])
    #expect(run[1..<3].run == run)
    #expect(run.typographicBounds.leading > 0)
    #expect(layout[0].typographicBounds.leading == run.typographicBounds.leading)
    #expect(Text.Layout.TypographicBounds().rect == .zero)
  }

  @Test func runsReachAsFarAsTheirFonts() throws {
    let text = Text("small \(Text("large").font(.system(size: 40))) \(Text("up").baselineOffset(12))")
      .font(.system(size: 10))
    let line = try layout(text)[0]
    let runs = Array(line)
    #expect(runs[1].typographicBounds.ascent > runs[0].typographicBounds.ascent * 3)
    #expect(line.typographicBounds.ascent == runs[1].typographicBounds.ascent)
    #expect(runs[0].typographicBounds.origin.y == line.origin.y)
    #expect(runs[2].typographicBounds.origin.y == line.origin.y - 12)
  }

  @Test func attributesAreFoundFromSlicesToo() throws {
    let layout = try layout(Text("a \(Text("b").customAttribute(Mark(number: 1)).customAttribute(Mark(number: 2)))"))
    let runs = Array(layout[0])
    #expect(runs.map { $0[Mark.self] != nil } == [false, true])
    #expect(runs[1][0][Mark.self] == runs[1][Mark.self])
  }

  @Test func cutTextsAreKnown() throws {
    let text = Text("aaaa bbbb cccc dddd")
    #expect(try !layout(text).isTruncated)
    let cut = try layout(text.lineLimit(1).frame(width: 80))
    #expect(cut.isTruncated && cut.count == 1)
    // The sign stands for what is hidden.
    let indices = cut[0].flatMap(\.characterIndices)
    #expect(indices == indices.sorted())
  }

  @Test func underlinesAndBackgroundsAreDrawnWithTheirRuns() {
    struct Plain: TextRenderer {
      var bySlice = false
      func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for line in layout {
          for run in line {
            if bySlice { run.forEach { context.draw($0) } } else { context.draw(run) }
          }
        }
      }
    }
    func picture<V: View>(_ view: V) -> [UInt8] {
      Array(TestHost(view, size: CGSize(width: 220, height: 80), scale: 2).headless.picture().pixels)
    }
    var string = AttributedString("with a background")
    string.backgroundColor = .yellow
    for text in [
      Text("under").underline(), Text("through \(Text("it").strikethrough(color: .red))\nand on").bold(), Text(string),
    ] {
      let isSame = picture(text.textRenderer(Plain())) == picture(text)
      #expect(isSame)
    }
    let underlined = Text("under").underline()
    let parts = picture(underlined.textRenderer(Plain(bySlice: true)))
    let isDifferent = parts != picture(Text("under").textRenderer(Plain(bySlice: true)))
    #expect(isDifferent)
  }

  @Test func layoutsAreTheSameUntilTheyChange() throws {
    let text = Text("one")
    let report = Report()
    let host = TestHost(Reader(report: report) { text })
    let first = try #require(report.layouts.first).layout
    host.update()
    #expect(report.layouts.first?.layout == first)
    #expect(try layout(text) != first)
  }
}
