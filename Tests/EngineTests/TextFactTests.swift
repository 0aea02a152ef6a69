import Foundation
import SwiftUITesting
import Testing

/// Facts about texts that `docs/text-audit.md` names and no other suite looks at.
@MainActor
@Suite struct TextFactTests {
  private final class Report { var layouts: [Text.LayoutKey.AnchoredLayout] = [] }

  private func label<V: View>(_ view: V) -> String { TestHost(view).elements.first?.label ?? "" }

  private func frame<V: View>(_ view: V) -> CGRect { TestHost(view).elements.first?.frame ?? .null }

  private func layouts<V: View>(_ view: V, width: CGFloat = 390) -> [Text.Layout] {
    let report = Report()
    _ = TestHost(
      view.onPreferenceChange(Text.LayoutKey.self) { report.layouts = $0 }, size: CGSize(width: width, height: 800))
    return report.layouts.map(\.layout)
  }

  private func size<V: View>(_ view: V) -> CGSize { frame(view).size }

  // MARK: Making

  @Test func percentSignsAndNumbersOfLiterals() {
    #expect(label(Text("100%")) == "100%")
    #expect(label(Text("\(50)% of \(1.5)")) == "50% of 1.500000")
    #expect(label(Text("\(3, specifier: "%03d")")) == "003")
    #expect(LocalizedStringKey("Hi \(5)") == LocalizedStringKey("Hi \(5)"))
  }

  @Test func whatMarkdownLeavesAsItIs() {
    #expect(label(Text("# Title")) == "# Title")
    #expect(label(Text("- item")) == "- item")
    #expect(label(Text("> quote")) == "> quote")
    #expect(label(Text("one\ntwo")) == "one\ntwo")
    #expect(label(Text(#"\*not em\*"#)) == "*not em*")
    #expect(label(Text("~~gone~~ `code` *em*")) == "gone code em")
    #expect(label(Text("**open")) == "**open")
  }

  @Test func markdownMakesRunsLikeModifiers() {
    #expect(size(Text("*Hello*")) == size(Text(verbatim: "Hello").italic()))
    #expect(size(Text("`Hello`")) == size(Text(verbatim: "Hello").monospaced()))
  }

  @Test func formattersThatCannotWriteAValueGiveNothing() {
    #expect(Text([1], formatter: NumberFormatter()) == Text(verbatim: ""))
    #expect(label(Text(1.5, formatter: NumberFormatter())) != "")
  }

  @Test func emptyTextHasALineAndNoWidth() {
    let host = TestHost(
      VStack(spacing: 0) {
        Text("a")
        Text("").border(.red)
        Text("b")
      })
    let distance = host.elements[1].frame.minY - host.elements[0].frame.minY
    #expect(distance > 35)
  }

  // MARK: Fonts

  @Test func customFontsScaleUnlessTheyAreFixed() {
    func width(_ font: Font, _ type: DynamicTypeSize) -> CGFloat {
      size(Text("abc").font(font).dynamicTypeSize(type)).width
    }
    let own = Font.custom("Quicksand", size: 20)
    #expect(width(own, .accessibility1) > width(own, .large))
    let fixed = Font.custom("Quicksand", fixedSize: 20)
    #expect(width(fixed, .accessibility1) == width(fixed, .large))
    let title = Font.custom("Quicksand", size: 20, relativeTo: .largeTitle)
    #expect(width(title, .accessibility1) < width(own, .accessibility1))
    #expect(width(own, .large) == width(fixed, .large))
  }

  @Test func weightsGrow() {
    let weights: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    func ink(_ weight: Font.Weight) -> Int {
      let pixels = TestHost(
        Text("HHH").font(.system(size: 40)).fontWeight(weight), size: CGSize(width: 140, height: 60)
      ).headless.picture().pixels
      return stride(from: 0, to: pixels.count, by: 4).reduce(0) { $0 + 255 - Int(pixels[$1]) }
    }
    let inks = weights.map(ink)
    #expect(inks == inks.sorted() && Set(inks).count == weights.count, "\(inks)")
  }

  @Test func secondaryTextIsFourFifthsAsLarge() {
    let whole = layouts(Text("wide").font(.system(size: 40)))[0][0].typographicBounds
    let part = layouts(Text("wide").font(.system(size: 40)).textScale(.secondary))[0][0].typographicBounds
    #expect(abs(part.ascent / whole.ascent - 0.8) < 0.001)
  }

  @Test func rangesOfTypeSizesClamp() {
    let text = Text("abc")
    let clamped = text.dynamicTypeSize(...DynamicTypeSize.xLarge).dynamicTypeSize(.accessibility3)
    #expect(size(clamped) == size(text.dynamicTypeSize(.xLarge)))
  }

  // MARK: Layout

  @Test func wrappedLinesStandFurtherApartThanOneIsHigh() {
    let one = size(Text("One")).height
    #expect(one > 20 && one < 22)
    let baselines = layouts(Text("One\nTwo\nThree"))[0].map(\.origin.y)
    #expect(abs(baselines[1] - baselines[0] - 22) < 0.01 && abs(baselines[2] - baselines[1] - 22) < 0.01)
    let host = TestHost(Text("One"), scale: 3)
    #expect(abs((host.elements.first?.frame.height ?? 0) - 61.0 / 3) < 0.01)
  }

  @Test func baselinesOfTextAreGuides() {
    let first = frame(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a").font(.system(size: 10))
        Text("b\nc").font(.system(size: 40))
      }
    ).minY
    let last = frame(
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Text("a").font(.system(size: 10))
        Text("b\nc").font(.system(size: 40))
      }
    ).minY
    #expect(last - first > 40)
  }

  @Test func textsInARowShareTheRoom() {
    let long = "A text that is far too long for its half of the row"
    let host = TestHost(
      HStack(spacing: 0) {
        Text(long).lineLimit(1)
        Text(long).lineLimit(1)
      }
      .frame(width: 200))
    let widths = host.elements.map(\.frame.width)
    // What the first one leaves of its half the second one gets.
    #expect(widths.allSatisfy { $0 > 80 } && widths[0] <= 100 && widths[0] + widths[1] <= 200, "\(widths)")
    let uneven = TestHost(
      HStack(spacing: 0) {
        Text("short").lineLimit(1)
        Text(long).lineLimit(1)
      }
      .frame(width: 200)
    ).elements.map(\.frame.width)
    #expect(uneven[0] == size(Text("short")).width)
  }

  @Test func fixedTextTakesItsHeight() {
    let text = Text("One two three four five six seven")
    let host = TestHost(text.fixedSize(horizontal: false, vertical: true).frame(width: 80, height: 20))
    #expect((host.elements.first?.frame.height ?? 0) > 60)
    #expect(size(text.fixedSize().frame(width: 80)).width > 200)
  }

  @Test func trackingEndsBeforeTheLastLetterAndKerningAfterIt() {
    let plain = size(Text("abc")).width
    #expect(abs(size(Text("abc").tracking(10)).width - plain - 20) <= 1)
    #expect(abs(size(Text("abc").kerning(10)).width - plain - 30) <= 1)
    #expect(size(Text("abc").tracking(10).kerning(50)).width == size(Text("abc").tracking(10)).width)
  }

  @Test func raisedTextMakesTheLineHigher() {
    #expect(size(Text("a\(Text("b").baselineOffset(10))")).height >= size(Text("ab")).height + 9)
  }

  @Test func headsAndMiddlesAreCutToo() {
    let text = Text("abcdefghijklmnopqrstuvwxyz").lineLimit(1).frame(width: 100)
    func offsets(_ mode: Text.TruncationMode) -> [Int] {
      let indices = layouts(text.truncationMode(mode))[0].flatMap { $0.flatMap(\.characterIndices) }
      let whole = layouts(Text("abcdefghijklmnopqrstuvwxyz"))[0].flatMap { $0.flatMap(\.characterIndices) }
      return indices.map { whole[0].distance(to: $0) }
    }
    let tail = offsets(.tail)
    #expect(tail.first == 0 && tail[1] == 1 && (tail.last ?? 26) < 20)
    let head = offsets(.head)
    #expect(head.last == 25 && head[1] > 10)
    let middle = offsets(.middle)
    #expect(middle.first == 0 && middle.last == 25)
  }

  // MARK: Colours

  private func ink<V: View>(_ view: V, dark: Bool = false) -> (red: UInt8, green: UInt8, blue: UInt8) {
    // A block of a letter that fills the middle.
    let host = TestHost(
      view.font(.system(size: 200, weight: .black)).frame(width: 40, height: 40),
      size: CGSize(width: 40, height: 40), colorScheme: dark ? .dark : .light)
    let pixel = host.pixel(x: 20, y: 20)
    return (pixel.red, pixel.green, pixel.blue)
  }

  @Test func levelsOfLabelsAndOfStyles() {
    let block = Text(verbatim: "\u{2588}").fixedSize()
    func red(_ view: some View) -> UInt8 { ink(view).red }
    #expect(red(block) == 0)
    let levels = [
      ink(block.foregroundStyle(.primary)), ink(block.foregroundStyle(.secondary)),
      ink(block.foregroundStyle(.tertiary)), ink(block.foregroundStyle(.quaternary)),
    ].map { Int($0.green) }
    #expect(levels == levels.sorted() && Set(levels).count == 4)
    let half = ink(block.foregroundStyle(.secondary).foregroundStyle(.red))
    let whole = ink(block.foregroundStyle(.red))
    #expect(abs(Int(half.green) - (255 + Int(whole.green)) / 2) <= 2)
    let second = ink(block.foregroundStyle(.secondary).foregroundStyle(.red, .blue))
    #expect(second.blue > 200 && second.red < 100)
    let inherited = ink(block.foregroundColor(nil).foregroundColor(.red))
    #expect(inherited.red == whole.red && inherited.green == whole.green)
  }

  @Test func linksTakeTheTintUnlessTheyHaveAColour() {
    func colour(_ text: Text) -> (red: UInt8, green: UInt8, blue: UInt8) { ink(text.fixedSize().tint(.red)) }
    #expect(colour(Text("[\u{2588}](https://example.org)")).red > 200)
    var own = AttributedString("\u{2588}")
    own.link = URL(string: "https://example.org")
    own.foregroundColor = .blue
    let pixel = colour(Text(own))
    #expect(pixel.blue > 200 && pixel.red < 100)
  }

  // MARK: Labels

  @Test func labelsShowWhatTheirStyleSays() {
    let both = layouts(Label("Title", systemImage: "star").labelStyle(.titleAndIcon)).count
    #expect(both == 1)
    #expect(layouts(Label("Title", systemImage: "star").labelStyle(.iconOnly)).isEmpty)
    #expect(layouts(Label("Title", systemImage: "star").labelStyle(.titleOnly)).count == 1)
    #expect(label(Label("Title", systemImage: "star").labelStyle(.iconOnly)) == "Title")
  }

  @Test func symbolsFollowTheFontAndTheScale() {
    func width(_ view: some View) -> CGFloat { size(view).width }
    let star = Image(systemName: "star.fill")
    let scales = [Image.Scale.small, .medium, .large].map { width(star.font(.system(size: 60)).imageScale($0)) }
    #expect(abs(scales[0] / scales[1] - 0.79) < 0.05 && abs(scales[2] / scales[1] - 1.28) < 0.05)
    #expect(abs(width(star.font(.system(size: 120))) / width(star.font(.system(size: 60))) - 2) < 0.1)
  }
}
