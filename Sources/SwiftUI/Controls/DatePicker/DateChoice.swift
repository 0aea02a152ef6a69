import Foundation
import SwiftUICore

/// The date that is chosen, within its limits, and the calendar by which it is.
struct DateChoice {
  let selection: Binding<Date>
  let minimum: Date?
  let maximum: Date?
  let components: DatePickerComponents
  let calendar: Calendar
  let locale: Locale

  var date: Date { selection.wrappedValue }

  func choose(_ date: Date) { selection.wrappedValue = clamped(date) }

  private func clamped(_ date: Date) -> Date {
    if let minimum, date < minimum { return minimum }
    if let maximum, date > maximum { return maximum }
    return date
  }

  // MARK: Days

  /// Another day, at the same time of the day.
  func choose(day: Date) {
    let time = calendar.dateComponents([.hour, .minute, .second], from: date)
    var parts = calendar.dateComponents([.year, .month, .day], from: day)
    parts.hour = time.hour
    parts.minute = time.minute
    parts.second = time.second
    if let new = calendar.date(from: parts) { choose(new) }
  }

  /// False for days that lie wholly outside of the limits.
  func allows(day: Date) -> Bool {
    let start = calendar.startOfDay(for: day)
    if let maximum, start > maximum { return false }
    if let minimum, let end = calendar.date(byAdding: .day, value: 1, to: start), end <= minimum { return false }
    return true
  }

  func startOfMonth(of date: Date) -> Date {
    calendar.date(from: calendar.dateComponents([.year, .month], from: date)) ?? date
  }

  func month(after month: Date, by count: Int) -> Date {
    calendar.date(byAdding: .month, value: count, to: month) ?? month
  }

  /// The days of a month, with empty places before the first for the days of its week that belong to the month before.
  func days(of month: Date) -> [Date?] {
    let start = startOfMonth(of: month)
    let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 30
    let weekday = calendar.component(.weekday, from: start)
    let empty = (weekday - calendar.firstWeekday + 7) % 7
    var days = [Date?](repeating: nil, count: empty)
    for day in 0..<count { days.append(calendar.date(byAdding: .day, value: day, to: start)) }
    return days
  }

  /// The names of the days of the week, from the first one.
  var weekdays: [String] {
    let names = calendar.shortStandaloneWeekdaySymbols
    guard names.count == 7 else { return names }
    let first = calendar.firstWeekday - 1
    return (0..<7).map { names[($0 + first) % 7].uppercased(with: locale) }
  }

  // MARK: Texts

  private var style: Date.FormatStyle {
    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
  }

  var dateText: String { date.formatted(style.day().month(.abbreviated).year()) }

  var timeText: String { date.formatted(style.hour().minute()) }

  func title(of month: Date) -> String { month.formatted(style.month(.wide).year()) }

  func fullText(of day: Date) -> String { day.formatted(style.weekday(.wide).day().month(.wide).year()) }
}
