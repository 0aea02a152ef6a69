import Foundation
import SwiftUITesting
import Testing

/// What the modifiers of texts and of the views around them make of a text's size and letters.
@MainActor
@Suite struct TextStyleTests {
  private func size<V: View>(_ view: V, width: CGFloat = 390, height: CGFloat = 844) -> CGSize {
    TestHost(view, size: CGSize(width: width, height: height)).elements.first?.frame.size ?? .zero
  }

  private func label<V: View>(_ view: V) -> String { TestHost(view).elements.first?.label ?? "" }

  private let sample = Text("Hamburgefonts 1234567")

  // MARK: Fonts

  @Test func textStylesAreOfDifferentSizes() {
    let styles: [Font] = [.largeTitle, .title, .title2, .title3, .body, .callout, .subheadline, .footnote, .caption]
    let widths = styles.map { size(sample.font($0)).width }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 > $1 })
    #expect(size(sample.font(.caption2)).width < size(sample.font(.caption)).width)
    #expect(size(sample.font(.headline)).width > size(sample.font(.body)).width)
    let extra = sample.font(.extraLargeTitle).fixedSize()
    #expect(size(extra).width > size(sample.font(.largeTitle).fixedSize()).width)
  }

  @Test func boldIsBoldWhateverItWasBefore() {
    #expect(size(sample.font(.body).bold()) == size(sample.fontWeight(.bold)))
    #expect(size(sample.font(.headline).bold()).width == size(sample.font(.headline.weight(.bold))).width)
    #expect(size(sample.fontWeight(.heavy).bold()) == size(sample.fontWeight(.heavy)))
    #expect(size(sample.bold(false)) == size(sample))
  }

  @Test func viewsStyleTheTextsInThem() {
    func both<V: View>(_ text: Text, _ view: V) -> Bool { size(text) == size(VStack { view }) }
    #expect(both(sample.bold(), VStack { sample }.bold()))
    #expect(both(sample.italic(), VStack { sample }.italic()))
    #expect(both(sample.monospaced(), VStack { sample }.monospaced()))
    #expect(both(sample.monospacedDigit(), VStack { sample }.monospacedDigit()))
    #expect(both(sample.fontWeight(.black), VStack { sample }.fontWeight(.black)))
    #expect(both(sample.fontWidth(.condensed), VStack { sample }.fontWidth(.condensed)))
    #expect(both(sample.fontDesign(.serif), VStack { sample }.fontDesign(.serif)))
    #expect(both(sample.kerning(3), VStack { sample }.kerning(3)))
    #expect(both(sample.tracking(3), VStack { sample }.tracking(3)))
    #expect(both(sample.baselineOffset(6), VStack { sample }.baselineOffset(6)))
    #expect(both(sample.textScale(.secondary), VStack { sample }.textScale(.secondary)))
    #expect(both(sample, VStack { sample }.textScale(.secondary, isEnabled: false)))
  }

  @Test func theTextsOwnStyleCounts() {
    #expect(size(VStack { sample.bold(false) }.bold()) == size(sample))
    #expect(size(VStack { sample.fontDesign(.default) }.fontDesign(.monospaced)) == size(sample))
    #expect(size(VStack { sample.font(.caption) }.font(.title)) == size(sample.font(.caption)))
  }

  @Test func widthsOfLetters() {
    let widths = [Font.Width.compressed, .condensed, .standard, .expanded].map { size(sample.fontWidth($0)).width }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func digitsOfOneWidth() {
    func width(_ text: String) -> CGFloat { size(Text(verbatim: text).monospacedDigit()).width }
    #expect(width("1111") == width("8888"))
    #expect(size(Text(verbatim: "1111")).width < size(Text(verbatim: "8888")).width)
  }

  @Test func dynamicTypeScalesStylesAndNotSizes() {
    func width(_ font: Font, _ typeSize: DynamicTypeSize) -> CGFloat {
      size(sample.font(font).lineLimit(1).fixedSize().dynamicTypeSize(typeSize)).width
    }
    let sizes = DynamicTypeSize.allCases.map { width(.body, $0) }
    #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 < $1 })
    #expect(width(.system(size: 20), .accessibility3) == width(.system(size: 20), .large))
    #expect(width(.custom("Inter", size: 20), .accessibility3) > width(.custom("Inter", size: 20), .large))
    #expect(width(.custom("Inter", fixedSize: 20), .accessibility3) == width(.custom("Inter", size: 20), .large))
    let title = width(.custom("Inter", size: 20, relativeTo: .largeTitle), .accessibility5)
    #expect(title < width(.custom("Inter", size: 20, relativeTo: .caption), .accessibility5))
  }

  @Test func fontsTellWhatTheyAreInTheirSurroundings() {
    struct Probe: View {
      var found: (Font.Resolved) -> Void
      @Environment(\.fontResolutionContext) private var context
      var body: some View {
        found(Font.body.bold().italic().width(.condensed).leading(.loose).smallCaps().resolve(in: context))
        return Color.clear
      }
    }
    var large: Font.Resolved?
    _ = TestHost(Probe { large = $0 })
    #expect(large?.pointSize == 17)
    #expect(large?.weight == .bold)
    #expect(large?.width == .condensed)
    #expect(large?.leading == .loose)
    #expect(large?.isBold == true && large?.isItalic == true && large?.isSmallCaps == true)
    #expect(large?.isMonospaced == false)
    var huge: Font.Resolved?
    _ = TestHost(Probe { huge = $0 }.dynamicTypeSize(.accessibility5))
    #expect(huge?.pointSize == 53)
    #expect(size(sample.font(.body.scaled(by: 2))).width == size(sample.font(.body.pointSize(34))).width)
  }

  @Test func leadingSpreadsLines() {
    let lines = Text("one\ntwo\nthree")
    let standard = size(lines).height
    #expect(size(lines.font(.body.leading(.loose))).height == standard + 4)
    #expect(size(lines.font(.body.leading(.tight))).height == standard - 4)
    #expect(size(lines.lineSpacing(5)).height == standard + 10)
  }

  @Test func fontsOfFilesAreFoundByName() throws {
    // A font nobody has: one that is there, under another name.
    let manager = FileManager.default
    let folder = URL(fileURLWithPath: "/usr/share/fonts")
    let files = manager.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    let file = try #require(
      files.first { $0.lastPathComponent == "Quicksand-Bold.ttf" }
        ?? files.first {
          $0.lastPathComponent.hasPrefix("Quicksand") && $0.pathExtension == "ttf"
        })
    func utf16(_ text: String) -> Data { Data(text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }) }
    var data = try Data(contentsOf: file)
    for (old, new) in [(utf16("Quicksand"), utf16("Quickmart")), (Data("Quicksand".utf8), Data("Quickmart".utf8))] {
      var start = data.startIndex
      while let found = data.range(of: old, in: start..<data.endIndex) {
        data.replaceSubrange(found, with: new)
        start = found.upperBound
      }
    }
    let copy = manager.temporaryDirectory.appendingPathComponent("Quickmart-\(UUID()).ttf")
    try data.write(to: copy)
    defer { try? manager.removeItem(at: copy) }
    let font = Font.custom("Quickmart", size: 30)
    #expect(size(sample.font(font)).width == size(sample.font(.system(size: 30))).width)
    try HeadlessHost.sharedBackend.textShaper.registerFont(at: copy.path)
    #expect(size(sample.font(font)).width != size(sample.font(.system(size: 30))).width)
  }

  // MARK: Lines

  private let long = Text("The quick brown fox jumps over the lazy dog and runs away from all of it.")

  @Test func limitsOfLines() {
    let one = size(Text("one")).height
    func lines<V: View>(_ view: V) -> Int {
      Int(((size(view, width: 120).height - one) / 22).rounded()) + 1
    }
    #expect(lines(long) > 4)
    #expect(lines(long.lineLimit(2)) == 2)
    #expect(lines(long.lineLimit(2...3)) == 3)
    #expect(lines(long.lineLimit(...3)) == 3)
    #expect(lines(long.lineLimit(nil)) == lines(long))
    #expect(lines(Text("one").lineLimit(2...3)) == 2)
    #expect(lines(Text("one").lineLimit(3...)) == 3)
    #expect(lines(Text("one").lineLimit(4, reservesSpace: true)) == 4)
    #expect(lines(Text("one").lineLimit(4, reservesSpace: false)) == 1)
  }

  @Test func textsShrinkBeforeTheyAreCut() {
    let narrow = sample.lineLimit(1).minimumScaleFactor(0.4).frame(width: 90, alignment: .leading)
    #expect(size(narrow).height < size(sample).height)
    #expect(size(sample.lineLimit(1).minimumScaleFactor(0.4)) == size(sample))
  }

  @Test func caseFollowsTheLocale() {
    #expect(label(Text("Straße i").textCase(.uppercase)) == "STRASSE I")
    #expect(label(Text("Title I").textCase(.lowercase)) == "title i")
    let turkish = Text("Title i").textCase(.uppercase).environment(\.locale, Locale(identifier: "tr_TR"))
    #expect(label(turkish) == "TİTLE İ")
    #expect(label(Text("Title").textCase(nil).textCase(.uppercase)) == "Title")
  }

  // MARK: Parts

  @Test func partsKeepTheirOwnModifiers() {
    let joined = (Text("One").bold() + Text(" two").italic() + Text(" three")).font(.title)
    #expect(label(joined) == "One two three")
    #expect(size(joined).width > size(Text("One two three").font(.title)).width)
    #expect(label(Text("\(Text("A").bold()) and \(Text("B") + Text("C"))")) == "A and BC")
    #expect(size(Text("\(Text("Wide").bold())")).width == size(Text("Wide").bold()).width)
  }

  @Test func formattersWriteValuesOfAnyType() {
    let number = NumberFormatter()
    number.locale = Locale(identifier: "de_DE")
    number.numberStyle = .decimal
    #expect(label(Text(NSNumber(value: 1234.5), formatter: number)) == "1.234,5")
    #expect(label(Text("\(1234.5 as NSNumber, formatter: number) EUR")) == "1.234,5 EUR")
    let date = DateFormatter()
    date.locale = Locale(identifier: "en_US")
    date.timeZone = .gmt
    date.dateStyle = .long
    #expect(label(Text(Date(timeIntervalSinceReferenceDate: 0), formatter: date)) == "January 1, 2001")
    #expect(label(Text("On \(Date(timeIntervalSinceReferenceDate: 0), formatter: date)")) == "On January 1, 2001")
    #expect(TestHost(Text("text" as NSString, formatter: number)).elements.isEmpty)
  }

  @Test func datesTakeCalendarAndTimeZoneFromTheEnvironment() throws {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    let format = Date.FormatStyle().hour().minute()
    let zone = try #require(TimeZone(secondsFromGMT: 3 * 3600))
    #expect(label(Text(date, format: format).environment(\.timeZone, zone)).hasPrefix("3:00"))
    #expect(label(Text("\(date, format: format)").environment(\.timeZone, zone)).hasPrefix("3:00"))
    var own = format
    own.timeZone = .gmt
    #expect(label(Text(date, format: own).environment(\.timeZone, zone)).hasPrefix("12:00"))
    let buddhist = Text(date, format: Date.FormatStyle().year()).environment(
      \.calendar, Calendar(identifier: .buddhist))
    #expect(label(buddhist).contains("2544"))
    #expect(label(Text(date, style: .time).environment(\.timeZone, zone)).hasPrefix("3:00"))
  }

  @Test func textsSayWhatTheirLabelSays() {
    #expect(label(Text("☆☆☆").accessibilityLabel("three stars")) == "three stars")
    #expect(label(Text("Rated ") + Text("☆☆☆").accessibilityLabel(Text("three stars"))) == "Rated three stars")
    #expect(label((Text("a") + Text("b").accessibilityLabel("c")).accessibilityLabel("all")) == "all")
    #expect(label(Text("\(Text("☆").accessibilityLabel("a star")) given")) == "a star given")
    let star = label(Text("A \(Image(systemName: "star")) here"))
    #expect(star.hasPrefix("A ") && star.hasSuffix(" here") && !star.contains("\u{FFFC}"))
  }

  // MARK: Directions

  private func left<V: View>(_ view: V) -> CGFloat {
    let host = TestHost(view.frame(width: 200, height: 60), size: CGSize(width: 200, height: 60))
    let picture = host.headless.picture()
    for x in 0..<picture.width {
      for y in 0..<picture.height where picture.pixels[(y * picture.width + x) * 4] < 128 { return CGFloat(x) }
    }
    return 200
  }

  @Test func linesAlignWithinTheWidestOne() {
    func second(_ alignment: TextAlignment, _ direction: LayoutDirection = .leftToRight) -> CGFloat {
      let text = Text("\(Text("Wide line of text").foregroundStyle(.clear))\nno")
      return left(text.multilineTextAlignment(alignment).environment(\.layoutDirection, direction))
    }
    #expect(second(.leading) < second(.center) - 20)
    #expect(second(.center) < second(.trailing) - 20)
    #expect(second(.leading, .rightToLeft) == second(.trailing))
    #expect(second(.trailing, .rightToLeft) == second(.leading))
  }

  @Test func hangingSpacesOfOtherDirectionsLeaveNoGap() {
    // Two lines in a layout from right to left: the first ends with a space that hangs.
    let text = Text("Some words here and here").frame(width: 110, alignment: .leading)
    func right(_ direction: LayoutDirection) -> Int {
      let host = TestHost(
        text.environment(\.layoutDirection, direction), size: CGSize(width: 110, height: 22), layoutDirection: direction
      )
      let picture = host.headless.picture()
      for x in stride(from: picture.width - 1, through: 0, by: -1) {
        for y in 0..<picture.height where picture.pixels[(y * picture.width + x) * 4] < 128 { return x }
      }
      return 0
    }
    #expect(right(.rightToLeft) >= right(.leftToRight))
  }

  @Test func alignmentMayGoByTheWritingDirection() {
    let hebrew = Text("\(Text("English text is wide").foregroundStyle(.clear))\nשלום")
    let byLayout = left(hebrew.multilineTextAlignment(strategy: .layoutBased))
    #expect(left(hebrew.multilineTextAlignment(strategy: .writingDirectionBased)) > byLayout + 40)
    #expect(left(hebrew) == byLayout)
  }

  @Test func directionMayGoByTheLayout() {
    // The full stop comes to stand on the other side.
    let text = Text("Hello.")
    let picture = { (strategy: Text.WritingDirectionStrategy) -> Data? in
      try? TestHost(text.writingDirection(strategy: strategy), layoutDirection: .rightToLeft).png()
    }
    #expect(picture(.layoutBased) != picture(.contentBased))
    #expect(picture(.default) == picture(.contentBased))
  }
}
