import Foundation
import SwiftUITesting
import Testing

@MainActor
@Suite struct TimelineTests {
  private final class Log {
    var dates: [Date] = []
    /// The dates without repetitions: the surroundings may ask for a second picture of a date.
    var distances: [Double] {
      dates.reduce(into: []) { result, date in
        let distance = date.timeIntervalSince(TimelineTests.start)
        if result.last != distance { result.append(distance) }
      }
    }
  }

  nonisolated fileprivate static let start = Date(timeIntervalSinceReferenceDate: 694_224_000)

  @Test func animationsTickAtEveryFrameUntilPaused() {
    struct Ticking: View {
      var log: Log
      @State private var isPaused = false

      var body: some View {
        VStack {
          TimelineView(.animation(paused: isPaused)) { context in
            let _ = log.dates.append(context.date)
            Text("now")
          }
          Button("Pause") { isPaused.toggle() }
        }
      }
    }
    let log = Log()
    let host = TestHost(Ticking(log: log))
    host.advance(by: 0.5)
    #expect((28...33).contains(log.dates.count))
    #expect(log.dates == log.dates.sorted())
    try? host.tap("Pause")
    host.advance(by: 0.2)
    let count = log.dates.count
    host.advance(by: 1)
    #expect(log.dates.count == count)
    try? host.tap("Pause")
    host.advance(by: 0.2)
    #expect(log.dates.count > count + 8)
  }

  @Test func aLeastIntervalIsKept() {
    let log = Log()
    let host = TestHost(
      TimelineView(.animation(minimumInterval: 0.25)) { context in
        let _ = log.dates.append(context.date)
        Text("now")
      })
    host.advance(by: 1.05)
    #expect((4...6).contains(log.dates.count))
  }

  @Test func periodicDatesComeOnTime() {
    let log = Log()
    let host = TestHost(
      TimelineView(.periodic(from: Self.start.addingTimeInterval(-10.5), by: 1)) { context in
        let _ = log.dates.append(context.date)
        Text("\(context.cadence == .seconds ? "seconds" : "other")")
      })
    host.advance(by: 2.2)
    #expect(log.distances == [-0.5, 0.5, 1.5])
    #expect(host.exists("seconds"))
  }

  @Test func nothingHappensBetweenDates() {
    let host = TestHost(TimelineView(.everyMinute) { context in Text("\(context.date)") })
    host.advance(by: 0.1)
    let counters = host.headless.root.counters
    host.advance(by: 5)
    #expect(host.headless.root.counters.bodiesRun == counters.bodiesRun)
    #expect(host.headless.root.counters.fragmentsRecorded == counters.fragmentsRecorded)
    #expect(!host.headless.root.isAnimating)
  }

  @Test func explicitAndOwnSchedules() {
    struct Halves: TimelineSchedule {
      func entries(from startDate: Date, mode: Mode) -> [Date] {
        [0, 0.5, 0.75].map { startDate.addingTimeInterval($0) }
      }
    }
    let log = Log()
    let host = TestHost(
      VStack {
        TimelineView(.explicit([Self.start.addingTimeInterval(0.3), Self.start.addingTimeInterval(0.6)])) { context in
          Text("explicit \(context.date.timeIntervalSince(Self.start))")
        }
        TimelineView(Halves()) { context in
          let _ = log.dates.append(context.date)
          Text("own")
        }
      })
    #expect(host.exists("explicit 0.300000"))
    host.advance(by: 2)
    #expect(host.exists("explicit 0.600000"))
    #expect(log.distances == [0, 0.5, 0.75])
  }
}
