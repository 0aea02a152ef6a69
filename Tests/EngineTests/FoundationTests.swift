import Foundation
import OSLog
import SwiftUI
import SwiftUITesting
import Testing

/// What Foundation lacks on Linux.
@MainActor
@Suite struct FoundationTests {
  final class Counter {
    var value = 0
    let undo: UndoManager
    init(_ undo: UndoManager) { self.undo = undo }

    @MainActor func set(_ new: Int) {
      let old = value
      undo.registerUndo(withTarget: self) { $0.set(old) }
      value = new
    }
  }

  @Test func changesAreUndoneAndDoneAgain() {
    let undo = UndoManager()
    undo.groupsByEvent = false
    let counter = Counter(undo)
    for value in 1...3 {
      undo.beginUndoGrouping()
      counter.set(value)
      undo.setActionName("Set \(value)")
      undo.endUndoGrouping()
    }
    #expect(undo.canUndo && !undo.canRedo)
    #expect(undo.undoActionName == "Set 3" && undo.undoMenuItemTitle == "Undo Set 3")
    undo.undo()
    #expect(counter.value == 2 && undo.canRedo && undo.redoActionName == "Set 3")
    undo.undo()
    #expect(counter.value == 1)
    undo.redo()
    #expect(counter.value == 2)
    undo.redo()
    #expect(counter.value == 3 && !undo.canRedo)
    undo.undo()
    undo.beginUndoGrouping()
    counter.set(9)
    undo.endUndoGrouping()
    #expect(!undo.canRedo)
    undo.undo()
    #expect(counter.value == 2)
  }

  @Test func changesOfOneEventAreOneGroup() async {
    let undo = UndoManager()
    let counter = Counter(undo)
    counter.set(1)
    counter.set(2)
    #expect(undo.groupingLevel == 1)
    for _ in 0..<10 where undo.groupingLevel > 0 { await Task.yield() }
    #expect(undo.groupingLevel == 0)
    counter.set(3)
    undo.undo()
    #expect(counter.value == 2)
    undo.undo()
    #expect(counter.value == 0)
    #expect(!undo.canUndo)
    undo.redo()
    #expect(counter.value == 2)
  }

  @Test func undoManagersForget() {
    let undo = UndoManager()
    undo.groupsByEvent = false
    let counter = Counter(undo)
    undo.levelsOfUndo = 2
    for value in 1...5 {
      undo.beginUndoGrouping()
      counter.set(value)
      undo.endUndoGrouping()
    }
    undo.undo()
    undo.undo()
    #expect(counter.value == 3 && !undo.canUndo)
    undo.redo()
    undo.removeAllActions(withTarget: counter)
    #expect(!undo.canUndo && !undo.canRedo)
    undo.disableUndoRegistration()
    counter.set(8)
    undo.enableUndoRegistration()
    #expect(!undo.canUndo)
    var gone: Counter? = Counter(undo)
    undo.beginUndoGrouping()
    gone?.set(1)
    undo.endUndoGrouping()
    gone = nil
    undo.undo()
  }

  @Test func windowsUndoWithTheKeyboard() async throws {
    final class Owner {
      var value = 0
    }
    struct Undoes: View {
      let owner: Owner
      @State private var shown = 0
      @Environment(\.undoManager) private var undoManager
      var body: some View {
        Text(verbatim: "value \(shown)").onTapGesture { set(shown + 1) }
      }
      private func set(_ new: Int) {
        let old = shown
        undoManager?.registerUndo(withTarget: owner) { _ in set(old) }
        shown = new
      }
    }
    let host = TestHost(Undoes(owner: Owner()))
    try host.tap("value 0")
    await host.yield()
    try host.tap("value 1")
    await host.yield()
    host.key("z", modifiers: .control)
    #expect(host.exists("value 1"))
    host.key("z", modifiers: .control)
    #expect(host.exists("value 0"))
    host.key("z", modifiers: [.control, .shift])
    #expect(host.exists("value 1"))
  }

  @Test func foldersOfTheUser() {
    #expect(URL.documentsDirectory.isFileURL && URL.documentsDirectory.lastPathComponent.isEmpty == false)
    #expect(URL.cachesDirectory != URL.documentsDirectory)
    #expect(URL.applicationSupportDirectory.path.hasPrefix("/"))
  }

  @Test func notificationsAsASequence() async {
    let center = NotificationCenter()
    let name = Notification.Name("martlet.test")
    let notifications = center.notifications(named: name)
    center.post(name: name, object: nil, userInfo: ["number": 1])
    center.post(name: Notification.Name("other"), object: nil)
    center.post(name: name, object: nil, userInfo: ["number": 2])
    var numbers: [Int] = []
    for await notification in notifications {
      numbers.append(notification.userInfo?["number"] as? Int ?? 0)
      if numbers.count == 2 { break }
    }
    #expect(numbers == [1, 2])
  }

  @Test func linesOfAFile() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("martlet-\(UUID().uuidString)")
    try Data("one\ntwo\r\nthree".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var lines: [String] = []
    for try await line in file.lines { lines.append(line) }
    #expect(lines == ["one", "two", "three"])
  }

  @Test func relativeDates() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.localizedString(fromTimeInterval: -3600) == "1 hour ago")
    #expect(formatter.localizedString(fromTimeInterval: 7200) == "in 2 hours")
    let reference = Date(timeIntervalSinceReferenceDate: 1_000_000)
    #expect(formatter.localizedString(for: reference - 86400 * 3, relativeTo: reference) == "3 days ago")
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(fromTimeInterval: -7200) == "2 hr. ago")
    formatter.unitsStyle = .full
    formatter.dateTimeStyle = .named
    formatter.formattingContext = .beginningOfSentence
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "Yesterday")
  }

  @Test func lists() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    #expect(formatter.string(from: [1]) == "1")
  }

  @Test func lengthsOfTime() {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    formatter.calendar = calendar
    #expect(formatter.string(from: 3903) == "1:05:03")
    #expect(formatter.string(from: 63) == "1:03")
    #expect(formatter.string(from: 7) == "7")
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "01:05")
    formatter.zeroFormattingBehavior = .default
    formatter.unitsStyle = .full
    formatter.allowedUnits = [.hour, .minute]
    #expect(formatter.string(from: 3900) == "1 hour, 5 minutes")
    #expect(formatter.string(from: 3600) == "1 hour")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: 7500) == "2h 5m")
    formatter.unitsStyle = .short
    #expect(formatter.string(from: 7500) == "2 hr, 5 min")
    formatter.unitsStyle = .full
    formatter.allowedUnits = []
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: DateComponents(month: 2, day: 3)) == "2 months")
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 120) == "2 minutes remaining")
  }

  @Test func timeBetweenDates() {
    let us = Locale(identifier: "en_US")
    func write(
      _ seconds: TimeInterval, _ style: Date.ComponentsFormatStyle.Style,
      _ fields: Set<Date.ComponentsFormatStyle.Field>?
    ) -> String {
      let start = Date(timeIntervalSinceReferenceDate: 0)
      return (start..<start + seconds).formatted(.components(style: style, fields: fields).locale(us))
    }
    #expect(write(120 * 86400, .wide, [.week, .day]) == "17 weeks, 1 day")
    #expect(write(31 * 86400 + 3660, .wide, nil) == "1 month, 1 hour, 1 minute")
    #expect(write(2 * 3600 + 14 * 60, .abbreviated, nil) == "2 hr, 14 min")
    #expect(write(2 * 3600 + 14 * 60, .condensedAbbreviated, nil) == "2h 14m")
    #expect(write(2 * 3600 + 14 * 60, .narrow, [.hour, .minute]) == "2hr 14min")
    #expect(write(2 * 3600 + 14 * 60, .spellOut, [.hour]) == "two hours")
    let start = Date(timeIntervalSinceReferenceDate: 0)
    #expect((start..<start + 3903).formatted(.timeDuration.locale(us)) == "1:05:03")
    let host = TestHost(Text(start..<start + 3900, format: .components(style: .wide).locale(us)))
    #expect(host.exists("1 hour, 5 minutes"))
  }

  @Test func measurements() {
    let us = Locale(identifier: "en_US")
    let germany = Locale(identifier: "de_DE")
    let trail = Measurement(value: 5.2, unit: UnitLength.kilometers)
    #expect(trail.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(us)) == "5.2 km")
    #expect(trail.formatted(.measurement(width: .wide, usage: .asProvided).locale(germany)) == "5,2 kilometers")
    #expect(trail.formatted(.measurement(width: .abbreviated).locale(us)) == "3.2 mi")
    #expect(
      Measurement(value: 100, unit: UnitLength.meters).formatted(.measurement(width: .abbreviated).locale(us))
        == "328 ft")
    #expect(
      Measurement(value: 20, unit: UnitTemperature.celsius).formatted(.measurement(width: .narrow).locale(us))
        == "68°F")
    let formatter = MeasurementFormatter()
    formatter.locale = us
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = .long
    #expect(formatter.string(from: Measurement(value: 1, unit: UnitLength.feet)) == "1 foot")
    #expect(formatter.string(from: Measurement(value: 2, unit: UnitLength.feet)) == "2 feet")
    formatter.unitOptions = []
    formatter.unitStyle = .medium
    formatter.numberFormatter.maximumFractionDigits = 0
    #expect(formatter.string(from: Measurement(value: 10, unit: UnitMass.kilograms)) == "22 lb")
    formatter.unitOptions = .temperatureWithoutUnit
    #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "68°")
  }

  @Test func locksAndLogs() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    #expect(
      lock.withLock { state in
        state += 1
        return state
      } == 2)
    #expect(lock.withLockIfAvailable { $0 } == 2)
    let logger = Logger(subsystem: "org.martlet.tests", category: "log")
    logger.debug("Not shown: \(1, format: .hex) \("text", privacy: .public) \(1.5, format: .fixed(precision: 2))")
    #expect(!OSLog(subsystem: "a", category: "b").isEnabled(type: .debug))
    #expect(OSLog.default.isEnabled(type: .error) && !OSLog.disabled.isEnabled(type: .error))
  }
}
