import Foundation

extension Text {
  /// How a date is written.
  public struct DateStyle: Sendable, Equatable, Codable {
    enum Kind: String, Codable, Sendable {
      case time, date, relative, offset, timer
    }

    let kind: Kind

    /// "11:23 PM"
    public static let time = DateStyle(kind: .time)
    /// "June 3, 2019"
    public static let date = DateStyle(kind: .date)
    /// "2 hours, 23 minutes" from now
    public static let relative = DateStyle(kind: .relative)
    /// "+2 hours"
    public static let offset = DateStyle(kind: .offset)
    /// "36:59:01"
    public static let timer = DateStyle(kind: .timer)
  }

  /// A date; relative styles follow the time.
  public init(_ date: Date, style: DateStyle) { storage = .date(date, style) }

  /// A range of dates.
  public init(_ dates: ClosedRange<Date>) {
    storage = .formatted(FormattedValue(dates.lowerBound..<dates.upperBound, format: .interval))
  }

  public init(_ interval: DateInterval) {
    storage = .formatted(FormattedValue(interval.start..<interval.end, format: .interval))
  }
}

/// Writes dates for texts, relative to a moment.
enum DateText {
  static func string(_ date: Date, style: Text.DateStyle, now: Date, environment: EnvironmentValues) -> String
  {
    var format = Date.FormatStyle(
      locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
    let seconds = date.timeIntervalSince(now)
    switch style.kind {
    case .time:
      format = format.hour().minute()
      return format.format(date)
    case .date:
      format = format.year().month(.wide).day()
      return format.format(date)
    case .relative: return duration(abs(seconds), units: 2)
    case .offset: return (seconds < 0 ? "-" : "+") + duration(abs(seconds), units: 1)
    case .timer: return clock(abs(seconds))
    }
  }

  /// Seconds until the text would change; nil when it never does.
  static func refreshInterval(_ date: Date, style: Text.DateStyle, now: Date) -> TimeInterval? {
    let distance = abs(date.timeIntervalSince(now))
    switch style.kind {
    case .time, .date: return nil
    case .timer: return 1
    case .relative, .offset: return distance < 3600 ? 1 : 60
    }
  }

  private static func clock(_ seconds: TimeInterval) -> String {
    let total = Int(seconds)
    let (hours, minutes, rest) = (total / 3600, total / 60 % 60, total % 60)
    func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    return hours > 0 ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
  }

  private static func duration(_ seconds: TimeInterval, units: Int) -> String {
    var rest = Int(seconds)
    var parts: [String] = []
    for (length, name) in [
      (31_536_000, "year"), (2_592_000, "month"), (86_400, "day"), (3600, "hour"), (60, "minute"),
      (1, "second"),
    ] {
      let count = rest / length
      rest -= count * length
      if count > 0 || (name == "second" && parts.isEmpty) {
        parts.append("\(count) \(name)\(count == 1 ? "" : "s")")
      }
      if parts.count == units { break }
    }
    return parts.joined(separator: ", ")
  }
}
