import Foundation
import SwiftUITesting
import Testing

/// Texts whose format follows the time.
@MainActor
@Suite struct TimeTextTests {
  /// What a test's clock starts with: a Sunday, midnight in Greenwich.
  private let start = Date(timeIntervalSinceReferenceDate: 694_224_000)

  private func host<V: View>(_ view: V) -> TestHost {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return TestHost(view.environment(\.calendar, calendar).environment(\.timeZone, .gmt))
  }

  private func labels(_ host: TestHost) -> [String] { host.elements.map { $0.label.plainSpaces } }

  private final class Calls: @unchecked Sendable {
    var formatted: [Date] = []
  }

  /// Changes every other second. Notes when it is asked.
  private struct Slow: DiscreteFormatStyle {
    let calls: Calls
    func format(_ value: Date) -> String {
      calls.formatted.append(value)
      return "\(Int(value.timeIntervalSinceReferenceDate + 1e-3) / 2 % 100)"
    }
    func discreteInput(after input: Date) -> Date? {
      Date(timeIntervalSinceReferenceDate: (((input.timeIntervalSinceReferenceDate + 1e-3) / 2).rounded(.down) + 1) * 2)
    }
    func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-2) }
    static func == (lhs: Slow, rhs: Slow) -> Bool { lhs.calls === rhs.calls }
    func hash(into hasher: inout Hasher) {}
    init(calls: Calls) { self.calls = calls }
    init(from decoder: any Decoder) throws { calls = Calls() }
    func encode(to encoder: any Encoder) throws {}
  }

  @Test func textsAreMadeAnewWhenTheyChangeAndNotBefore() {
    let calls = Calls()
    let host = host(Text(.currentDate, format: Slow(calls: calls)))
    #expect(labels(host) == ["0"])
    calls.formatted = []
    host.advance(by: 10.5)
    #expect(labels(host) == ["5"])
    #expect(calls.formatted.count == 5)
    let drawn = host.headless.root.counters.fragmentsRecorded
    host.advance(by: 1)
    #expect(host.headless.root.counters.fragmentsRecorded == drawn)
  }

  @Test func formatsOfFoundationFollowTheTime() {
    let host = host(
      VStack {
        Text(.currentDate, format: .dateTime.hour().minute())
        Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond(padMinuteToLength: 2)))
        Text(.durationOffset(to: start.addingTimeInterval(-7200)), format: .units(allowed: [.hours, .minutes]))
      })
    #expect(labels(host) == ["12:00 AM", "00:00", "2 hr"])
    host.advance(by: 59.9)
    #expect(labels(host)[0] == "12:00 AM")
    host.advance(by: 0.2)
    #expect(labels(host) == ["12:01 AM", "01:00", "2 hr, 1 min"])
  }

  @Test func rangesHaveTheTimeAtOneEnd() {
    struct Length: DiscreteFormatStyle {
      typealias FormatInput = Range<Date>
      typealias FormatOutput = String
      var isEnding = false
      func format(_ value: Range<Date>) -> String {
        "\(Int(value.upperBound.timeIntervalSince(value.lowerBound).rounded()))"
      }
      func discreteInput(after input: Range<Date>) -> Range<Date>? {
        if !isEnding { return input.lowerBound..<input.upperBound.addingTimeInterval(0.5) }
        let next = min(input.lowerBound.addingTimeInterval(0.5), input.upperBound)
        return input.isEmpty ? nil : next..<input.upperBound
      }
      func discreteInput(before input: Range<Date>) -> Range<Date>? { nil }
      func input(after input: Range<Date>) -> Range<Date>? { nil }
      func input(before input: Range<Date>) -> Range<Date>? { nil }
    }
    let end = start.addingTimeInterval(3)
    let host = host(
      VStack {
        Text(.dateRange(endingAt: end), format: Length(isEnding: true))
        Text(.dateRange(startingAt: start.addingTimeInterval(-10)), format: Length())
        Text(.dateRange(startingAt: start.addingTimeInterval(10)), format: Length())
      })
    #expect(labels(host) == ["3", "10", "0"])
    host.advance(by: 2.05)
    #expect(labels(host) == ["1", "12", "0"])
    host.advance(by: 10)
    #expect(labels(host) == ["0", "22", "2"])
  }

  @Test func timersOfFormats() {
    let host = host(
      VStack {
        Text(.currentDate, format: .timer(countingDownIn: start..<start.addingTimeInterval(3602)))
        Text(.currentDate, format: .timer(countingUpIn: start..<start.addingTimeInterval(3)))
        Text(
          .currentDate,
          format: .timer(countingDownIn: start..<start.addingTimeInterval(300), maxPrecision: .seconds(60)))
        Text(
          .currentDate, format: .timer(countingDownIn: start..<start.addingTimeInterval(5400), showsHours: false))
      })
    #expect(labels(host) == ["1:00:02", "0:00", "5 minutes", "90:00"])
    host.advance(by: 3.05)
    #expect(labels(host) == ["59:59", "0:03", "5 minutes", "89:57"])
    host.advance(by: 60)
    #expect(labels(host) == ["58:59", "0:03", "4 minutes", "88:57"])
  }

  @Test func stopwatchesOfFormats() {
    func text(_ seconds: Double, _ style: SystemFormatStyle.Stopwatch) -> String {
      String(style.locale(Locale(identifier: "en_US")).format(start.addingTimeInterval(seconds)).characters)
    }
    #expect(text(-5, .stopwatch(startingAt: start)) == "00:00.00")
    #expect(text(5.23, .stopwatch(startingAt: start)) == "00:05.23")
    #expect(text(2730.12, .stopwatch(startingAt: start)) == "45:30.12")
    #expect(text(3600, .stopwatch(startingAt: start)) == "01:00:00.00")
    #expect(text(90_061, .stopwatch(startingAt: start)) == "25:01:01.00")
    #expect(text(83, .stopwatch(startingAt: start, maxPrecision: .seconds(1))) == "01:23")
    #expect(text(83.45, .stopwatch(startingAt: start, maxPrecision: .milliseconds(100))) == "01:23.4")
    #expect(text(1400, .stopwatch(startingAt: start, maxPrecision: .seconds(60))) == "23 minutes")
    #expect(text(5025.67, .stopwatch(startingAt: start, maxFieldCount: 3)) == "01:23:45")
    #expect(text(5025.67, .stopwatch(startingAt: start, maxFieldCount: 2)) == "1:23")
    #expect(text(4530, .stopwatch(startingAt: start, showsHours: false)) == "75:30.00")
  }

  @Test func offsetsFromADate() {
    let host = host(
      VStack {
        Text(.currentDate, format: .offset(to: start.addingTimeInterval(-222)))
        Text(.currentDate, format: .offset(to: start.addingTimeInterval(5)))
        Text(.currentDate, format: .offset(to: start.addingTimeInterval(5), sign: .never))
        Text(
          .currentDate,
          format: .offset(
            to: start.addingTimeInterval(-3932), allowedFields: [.hour, .minute, .second], maxFieldCount: 3))
        Text(.currentDate, format: .offset(to: start.addingTimeInterval(-5663), maxFieldCount: 1))
        Text(
          .currentDate, format: .offset(to: start.addingTimeInterval(-5), sign: .always(includingZero: false)))
      })
    #expect(
      labels(host) == ["3 minutes, 42 seconds", "-5 seconds", "5 seconds", "1:05:32", "1 hour", "+5 seconds"])
    host.advance(by: 7.05)
    #expect(
      labels(host) == ["3 minutes, 49 seconds", "2 seconds", "2 seconds", "1:05:39", "1 hour", "+12 seconds"])
  }

  @Test func datesAsOneSpeaksOfThem() {
    func text(_ seconds: Double, _ count: Int = 2) -> String {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      return host(Text(.currentDate, format: .reference(to: start.addingTimeInterval(seconds), maxFieldCount: count)))
        .elements.first?.label.plainSpaces ?? ""
    }
    let day = 86_400.0
    #expect(text(20) == "now")
    #expect(text(300) == "in 5 minutes")
    #expect(text(3 * 3600) == "in 3 hours")
    #expect(text(day + 60) == "tomorrow")
    #expect(text(-3 * day) == "3 days ago")
    #expect(text(153 * day) == "Saturday, June 3")
    #expect(text(-1308 * day) == "June 2019")
    #expect(text(-1308 * day, 3) == "June 3, 2019")
  }

  @Test func referencesChangeWithTheTime() {
    let host = host(Text(.currentDate, format: .reference(to: start.addingTimeInterval(90))))
    var seen: [String] = []
    for _ in 0..<40 {
      let label = labels(host)[0]
      if label != seen.last { seen.append(label) }
      host.advance(by: 10)
    }
    #expect(seen.first == "in 2 minutes" || seen.first == "in 1 minute")
    #expect(seen.contains("now") && seen.contains("1 minute ago"))
  }

  @Test func theEnvironmentSaysInWhatLanguage() {
    let timer = Text(
      .currentDate,
      format: .timer(countingDownIn: start..<start.addingTimeInterval(300), maxPrecision: .seconds(60)))
    let host = host(
      VStack {
        timer
        Text(.currentDate, format: .offset(to: start.addingTimeInterval(-3600)))
        Text(.currentDate, format: .reference(to: start.addingTimeInterval(86_460)))
      }
      .environment(\.locale, Locale(identifier: "de_DE")))
    #expect(labels(host) == ["5 Minuten", "1 Stunde", "morgen"])
  }

  @Test func textsOfTheTimeStandInOthers() {
    let host = host(Text("Ends \(Text(.currentDate, format: .reference(to: start.addingTimeInterval(300))))."))
    #expect(labels(host) == ["Ends in 5 minutes."])
  }

  @Test func textsAreEqualIfTheirSourcesAndFormatsAre() {
    let end = start.addingTimeInterval(3)
    let text = Text(.currentDate, format: .timer(countingDownIn: start..<end))
    #expect(text == Text(.currentDate, format: .timer(countingDownIn: start..<end)))
    #expect(text != Text(.currentDate, format: .timer(countingUpIn: start..<end)))
    #expect(
      Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond))
        != Text(.durationOffset(to: end), format: .time(pattern: .minuteSecond)))
  }

  /// Between a date and the next at which a format says it changes nothing changes, both ways.
  @Test func formatsKnowWhenTheyChange() {
    func check<F: DiscreteFormatStyle>(_ format: F, _ range: ClosedRange<Double>, by step: Double)
    where F.FormatInput == Date, F.FormatOutput == AttributedString {
      for seconds in stride(from: range.lowerBound, to: range.upperBound, by: step) {
        let date = start.addingTimeInterval(seconds)
        for next in [format.discreteInput(after: date), format.discreteInput(before: date)] {
          guard let next else { continue }
          let distance = next.timeIntervalSince(date)
          if abs(distance) < 0.001 { continue }
          #expect(format.format(date.addingTimeInterval(distance * 0.99)) == format.format(date), "\(seconds)")
          #expect(format.format(next) != format.format(date), "\(seconds)")
        }
      }
    }
    typealias Style = SystemFormatStyle
    let hours = start..<start.addingTimeInterval(7300)
    check(Style.Timer(countingDownIn: hours), 0...7299, by: 77.3)
    check(Style.Timer(countingDownIn: hours, maxFieldCount: 1), 0...7200, by: 77.3)
    check(Style.Timer(countingUpIn: hours, maxFieldCount: 2), 100...7200, by: 77.3)
    check(Style.Stopwatch(startingAt: start), 3590...3610, by: 0.377)
    check(Style.DateOffset(to: start), -9000...9000, by: 133.7)
    check(Style.DateOffset(to: start, maxFieldCount: 1), -200_000...200_000, by: 7313.7)
    check(Style.DateOffset(to: start, allowedFields: [.year]), -80_000_000...80_000_000, by: 9_313_000)
    check(Style.DateOffset(to: start), -70_000_000...70_000_000, by: 2_313_000)
  }

  @Test func formatsAreEncoded() throws {
    let style = SystemFormatStyle.Timer(countingDownIn: start..<start.addingTimeInterval(60))
    #expect(try JSONDecoder().decode(SystemFormatStyle.Timer.self, from: JSONEncoder().encode(style)) == style)
    let offset = SystemFormatStyle.DateOffset(to: start, maxFieldCount: 1)
    #expect(try JSONDecoder().decode(SystemFormatStyle.DateOffset.self, from: JSONEncoder().encode(offset)) == offset)
  }
}

extension String {
  /// Clock times have narrow spaces.
  fileprivate var plainSpaces: String { replacingOccurrences(of: "\u{202F}", with: " ") }
}
