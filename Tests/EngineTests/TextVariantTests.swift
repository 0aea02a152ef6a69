import Foundation
import SwiftUITesting
import Testing

/// Texts that say the same in fewer letters where there is less room.
@MainActor
@Suite struct TextVariantTests {
  private final class Report { var layout: Text.Layout? }

  /// The glyphs of each line that is shown at a width, and whether something is cut.
  private func shown<V: View>(_ text: V, width: CGFloat?, lines: Int? = 1) -> (count: Int, isTruncated: Bool) {
    let report = Report()
    _ = TestHost(
      text.lineLimit(lines).frame(width: width).environment(\.locale, Locale(identifier: "en_US"))
        .onPreferenceChange(Text.LayoutKey.self) { report.layout = $0.first?.layout })
    guard let layout = report.layout else { return (0, false) }
    return (layout.reduce(0) { $0 + $1.reduce(0) { $0 + $1.count } }, layout.isTruncated)
  }

  private func letters(_ string: String) -> Int { string.filter { !$0.isWhitespace }.count }

  @Test func formatsAreShortenedUntilTheyFit() {
    let duration = Duration.seconds(2 * 3600 + 23 * 60)
    let text = Text(duration, format: .units(allowed: [.hours, .minutes], width: .wide))
    let wide = letters("2 hours, 23 minutes")
    #expect(shown(text.textVariant(.sizeDependent), width: 300).count == wide)
    #expect(shown(text.textVariant(.sizeDependent), width: nil).count == wide)
    #expect(shown(text.textVariant(.sizeDependent), width: 110).count == letters("2 hr, 23 min"))
    #expect(shown(text.textVariant(.sizeDependent), width: 60).count == letters("2h 23m"))
    #expect(!shown(text.textVariant(.sizeDependent), width: 60).isTruncated)
    #expect(shown(text.textVariant(.fixed), width: 110).isTruncated)
    #expect(shown(text, width: 110).isTruncated)
    #expect(shown(text.textVariant(.sizeDependent), width: 20).isTruncated)
  }

  @Test func textThatMayBeBrokenNeedNotBeShortened() {
    let text = Text(Duration.seconds(8580), format: .units(allowed: [.hours, .minutes], width: .wide))
    #expect(shown(text.textVariant(.sizeDependent), width: 110, lines: nil).count == letters("2 hours, 23 minutes"))
  }

  @Test func datesHaveShorterForms() {
    let date = Date(timeIntervalSinceReferenceDate: 694_224_000)
    var format = Date.FormatStyle.dateTime.weekday(.wide).month(.wide).day().year()
    format.timeZone = .gmt
    let text = Text(date, format: format).textVariant(.sizeDependent)
    #expect(shown(text, width: 400).count == letters("Sunday, January 1, 2023"))
    #expect(shown(text, width: 150).count == letters("Sun, Jan 1, 2023"))
    #expect(shown(text, width: 100).count == letters("Sun, 1/1/23"))
    let styled = Text(date, style: .date).environment(\.timeZone, .gmt)
    #expect(shown(styled, width: 90).isTruncated)
    let short = Text(date, style: .date).textVariant(.sizeDependent).environment(\.timeZone, .gmt)
    #expect(shown(short, width: 100).count == letters("Jan 1, 2023"))
  }

  @Test func textsOfTheTimeHaveShorterForms() {
    let start = Date(timeIntervalSinceReferenceDate: 694_224_000)
    let text = Text(.currentDate, format: .offset(to: start.addingTimeInterval(-5663))).textVariant(.sizeDependent)
    #expect(shown(text, width: 300).count == letters("1 hour, 34 minutes"))
    #expect(shown(text, width: 100).count == letters("1 hr, 34 min"))
    #expect(shown(text, width: 60).count == letters("1h 34m"))
    #expect(shown(text, width: 25).count == letters("1h"))
    let reference = Text(.currentDate, format: .reference(to: start.addingTimeInterval(7200)))
    #expect(shown(reference.textVariant(.sizeDependent), width: 60).count == letters("in 2 hr."))
  }

  @Test func allPartsOfATextAreShortened() {
    let length = Measurement(value: 5, unit: UnitLength.kilometers)
    let format = Measurement<UnitLength>.FormatStyle(width: .wide, usage: .asProvided)
    let text = Text("\(length, format: format) left")
    #expect(shown(text.textVariant(.sizeDependent), width: 300).count == letters("5 kilometers left"))
    #expect(shown(text.textVariant(.sizeDependent), width: 80).count == letters("5 km left"))
  }

  @Test func assistiveProgramsSayTheLongestForm() throws {
    let text = Text(Duration.seconds(8580), format: .units(allowed: [.hours, .minutes], width: .wide))
    let host = TestHost(
      text.textVariant(.sizeDependent).lineLimit(1).frame(width: 60)
        .environment(\.locale, Locale(identifier: "en_US")))
    #expect(host.elements.first?.label == "2 hours, 23 minutes")
  }

  @Test func theFormFollowsTheRoom() throws {
    struct Screen: View {
      @State private var isNarrow = false
      var body: some View {
        VStack {
          Text(Duration.seconds(8580), format: .units(allowed: [.hours, .minutes], width: .wide))
            .textVariant(.sizeDependent).lineLimit(1).frame(maxWidth: isNarrow ? 60 : .infinity, alignment: .leading)
            .fixedSize(horizontal: false, vertical: true)
          Button("Narrow") { isNarrow.toggle() }
        }
      }
    }
    let host = TestHost(Screen())
    let wide = host.elements[0].frame.width
    try host.tap("Narrow")
    let narrow = host.elements[0].frame.width
    #expect(narrow <= 60 && wide > 130)
    try host.tap("Narrow")
    #expect(host.elements[0].frame.width == wide)
  }

  // MARK: Localised strings

  private func bundle(_ files: [String: String]) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Variants-\(UUID().uuidString).bundle")
    for (name, text) in files {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    return try #require(Bundle(url: folder))
  }

  @Test func stringsOfCataloguesVaryByWidth() throws {
    let bundle = try bundle([
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Settings": {"localizations": {"en": {"variations": {"width": {
        "10": {"stringUnit": {"state": "translated", "value": "Set"}},
        "50": {"stringUnit": {"state": "translated", "value": "All of the settings"}},
        "20": {"stringUnit": {"state": "translated", "value": "The settings"}}}}}}}}}
      """
    ])
    let text = Text("Settings", bundle: bundle)
    #expect(shown(text, width: 300).count == letters("All of the settings"))
    #expect(shown(text, width: 110).isTruncated)
    #expect(shown(text.textVariant(.sizeDependent), width: 110).count == letters("The settings"))
    #expect(shown(text.textVariant(.sizeDependent), width: 40).count == letters("Set"))
  }

  @Test func stringsOfDictionariesVaryByWidth() throws {
    let bundle = try bundle([
      "en.lproj/Localizable.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>Hello</key><dict><key>NSStringVariableWidthRuleType</key><dict>
      <key>1</key><string>Hi</string><key>20</key><string>Hello there</string></dict></dict></dict></plist>
      """
    ])
    let text = Text("Hello", bundle: bundle).textVariant(.sizeDependent)
    #expect(shown(text, width: 200).count == letters("Hello there"))
    #expect(shown(text, width: 30).count == letters("Hi"))
  }
}
