import Foundation
import SwiftUITesting
import Testing

@MainActor
@Suite struct TextTests {
  private func label<V: View>(_ view: V) -> String { TestHost(view).elements.first?.label ?? "" }

  @Test func literalsAreMarkdownAndStringsAreNot() {
    let string = "**Hello**"
    #expect(label(Text("**Hello**, World!")) == "Hello, World!")
    #expect(label(Text(string)) == "**Hello**")
    #expect(label(Text(verbatim: "*a*")) == "*a*")
    #expect(label(Text("\(string)")) == "**Hello**")
  }

  @Test func boldTextIsWider() {
    func width(_ text: Text) -> CGFloat { TestHost(text).elements.first?.frame.width ?? 0 }
    #expect(width(Text("**Hello**")) == width(Text(verbatim: "Hello").bold()))
    #expect(width(Text("**Hello**")) > width(Text("Hello")))
  }

  @Test func linksOpenWhereTheyAreTapped() throws {
    final class Opened { var urls: [URL] = [] }
    let opened = Opened()
    let host = TestHost(
      Text("See [the site](https://example.org/a) or [another](https://example.org/b).")
        .environment(
          \.openURL,
          OpenURLAction { url in
            opened.urls.append(url)
            return .handled
          }))
    let links = host.elements(role: "link")
    #expect(links.map(\.label) == ["the site", "another"])
    try host.tap("another")
    #expect(opened.urls.map(\.absoluteString) == ["https://example.org/b"])
    let text = try #require(host.elements.first)
    host.tap(at: CGPoint(x: text.frame.minX + 3, y: text.frame.midY))
    #expect(opened.urls.count == 1)
  }

  @Test func tapsBesideALinkReachTheViewAround() throws {
    final class Counter { var taps = 0 }
    let counter = Counter()
    let host = TestHost(Text("Plain [link](https://example.org)").onTapGesture { counter.taps += 1 })
    let text = try #require(host.elements.first)
    host.tap(at: CGPoint(x: text.frame.minX + 3, y: text.frame.midY))
    #expect(counter.taps == 1)
  }

  @Test func addressesTakeTheirArguments() {
    let name = "swift"
    let host = TestHost(Text("[\(name)](https://example.org/\(name))"))
    #expect(host.elements(role: "link").first?.value == "https://example.org/swift")
  }

  @Test func attributesOfAttributedStrings() {
    var string = AttributedString("red and link")
    let red = string.range(of: "red")
    if let red { string[red].foregroundColor = .red }
    if let link = string.range(of: "link") { string[link].link = URL(string: "https://example.org") }
    let host = TestHost(Text(string))
    #expect(host.elements.map(\.role) == ["text", "link"])
    #expect(string.runs.first?.foregroundColor == .red)
  }

  @Test func attributesAreReplacedByOthers() {
    var date = Date(timeIntervalSinceReferenceDate: 0).formatted(
      Date.FormatStyle(locale: Locale(identifier: "en_US"), timeZone: .gmt).day().month(.wide).weekday(.wide).attributed
    )
    date.replaceAttributes(
      AttributeContainer.dateField(.weekday), with: AttributeContainer.foregroundColor(.orange))
    let colored = date.runs.filter { $0.foregroundColor == .orange }
    #expect(colored.map { String(date[$0.range].characters) } == ["Monday"])
  }

  @Test func backgroundsLieBehindTheirRun() {
    var string = AttributedString("XX")
    string.backgroundColor = .red
    let host = TestHost(
      Text(string).font(.system(size: 40)).foregroundStyle(.clear), size: CGSize(width: 100, height: 60))
    let pixel = host.pixel(x: 50, y: 30)
    #expect(pixel.red > 200 && pixel.green < 100)
  }

  // MARK: Dates

  @Test func timersTick() {
    let start = Date(timeIntervalSinceReferenceDate: 694_224_000)
    let host = TestHost(Text(start.addingTimeInterval(90), style: .timer))
    #expect(host.elements.first?.label == "1:30")
    host.advance(by: 1.05)
    #expect(host.elements.first?.label == "1:29")
    host.advance(by: 10)
    #expect(host.elements.first?.label == "1:19")
  }

  @Test func timersOfIntervalsStopAtTheirEnd() {
    let start = Date(timeIntervalSinceReferenceDate: 694_224_000)
    let host = TestHost(
      VStack {
        Text(timerInterval: start...start.addingTimeInterval(3))
        Text(timerInterval: start...start.addingTimeInterval(3), countsDown: false)
        Text(timerInterval: start...start.addingTimeInterval(7200), pauseTime: start.addingTimeInterval(1))
        Text(timerInterval: start...start.addingTimeInterval(7200), showsHours: false)
      })
    #expect(host.elements.map(\.label) == ["0:03", "0:00", "2:00:00", "120:00"])
    host.advance(by: 2.02)
    #expect(host.elements.map(\.label) == ["0:01", "0:02", "1:59:59", "119:58"])
    host.advance(by: 5)
    #expect(host.elements.map(\.label) == ["0:00", "0:03", "1:59:59", "119:53"])
  }

  @Test func datesAreWrittenForTheEnvironment() {
    let date = Date(timeIntervalSinceReferenceDate: 694_224_000)
    #expect(label(Text(date, style: .date)) == "January 1, 2023")
    #expect(label(Text(date, style: .date).environment(\.locale, Locale(identifier: "de_DE"))) == "1. Januar 2023")
    #expect(label(Text(date.addingTimeInterval(8600), style: .relative)) == "2 hours, 23 minutes")
    #expect(label(Text(date.addingTimeInterval(-7300), style: .offset)) == "-2 hours")
    #expect(label(Text(1234.5, format: .number).environment(\.locale, Locale(identifier: "de_DE"))) == "1.234,5")
  }

  // MARK: Redaction and selection

  @Test func redactedTextKeepsItsSizeAndIsNotRead() {
    let plain = TestHost(Text("Secret").border(.red))
    let redacted = TestHost(
      HStack {
        Text("Secret").redacted(reason: .placeholder)
        Text("Shown").unredacted()
      })
    #expect(plain.elements.count == 1)
    #expect(redacted.elements.map(\.label) == ["Shown"])
  }

  @Test func privacyHidesWhatIsSensitive() {
    let host = TestHost(
      VStack {
        Text("Public")
        Text("Private").privacySensitive()
      }.redacted(reason: .privacy))
    #expect(host.elements.map(\.label) == ["Public"])
  }

  @Test(arguments: [(true, RedactionReasons.invalidated), (false, .invalidated), (true, .privacy)])
  func staleContentIsPaler(marked: Bool, reason: RedactionReasons) {
    let view = Color.black.frame(width: 20, height: 20).invalidatableContent(marked).redacted(reason: reason)
    let host = TestHost(view.background(.white), size: CGSize(width: 20, height: 20))
    let isPaler = marked && reason == .invalidated
    #expect((host.pixel(x: 10, y: 10).red > 100) == isPaler)
  }

  @Test
  func selectedTextIsCopied() async throws {
    let host = TestHost(Text("Hello World").textSelection(.enabled), size: CGSize(width: 300, height: 100))
    let frame = try #require(host.elements.first?.frame)
    host.click(at: CGPoint(x: frame.minX + 5, y: frame.midY), count: 2)
    host.key("c", modifiers: .command)
    #expect(await host.headless.root.services.clipboard?.readText() == "Hello")
    host.key("a", modifiers: .command)
    host.key("c", modifiers: .command)
    #expect(await host.headless.root.services.clipboard?.readText() == "Hello World")
  }
}
