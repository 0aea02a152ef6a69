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

  /// A timer that runs through the interval and stops at its end.
  ///
  /// - Parameters:
  ///   - pauseTime: when the timer stands still; it shows that moment.
  ///   - countsDown: true for the time left, false for the time gone by.
  ///   - showsHours: false counts minutes beyond 59 instead of hours.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    storage = .timer(
      TimerInterval(interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }

  struct TimerInterval: Equatable, Sendable {
    var interval: ClosedRange<Date>
    var pauseTime: Date?
    var countsDown: Bool
    var showsHours: Bool

    /// Seconds on the timer.
    private func seconds(at now: Date) -> Double {
      let moment = min(max(pauseTime.map { min($0, now) } ?? now, interval.lowerBound), interval.upperBound)
      return countsDown
        ? interval.upperBound.timeIntervalSince(moment) : moment.timeIntervalSince(interval.lowerBound)
    }

    func string(at now: Date, locale: Locale) -> String {
      let seconds = seconds(at: now)
      // A timer that counts down shows a second until it is over.
      return ClockText.string(countsDown ? seconds.rounded(.up) : seconds, showsHours: showsHours, locale: locale)
    }

    /// The moment at which the text changes next; nil when it does not any more.
    func nextChange(after now: Date) -> Date? {
      if now < interval.lowerBound { return interval.lowerBound }
      if now >= interval.upperBound { return nil }
      if let pauseTime, now >= pauseTime { return nil }
      let start = countsDown ? interval.upperBound : interval.lowerBound
      let passed = now.timeIntervalSince(start)
      return start.addingTimeInterval(passed.rounded(.down) + 1)
    }
  }
}

/// Writes seconds as on a clock.
enum ClockText {
  static func string(_ seconds: TimeInterval, showsHours: Bool = true, locale: Locale) -> String {
    let total = max(seconds.rounded(.down), 0)
    let isLong = showsHours && total >= 3600
    return Duration.TimeFormatStyle(pattern: isLong ? .hourMinuteSecond : .minuteSecond).locale(locale)
      .format(.seconds(total))
  }
}

/// Writes dates for texts, relative to a moment.
enum DateText {
  static func string(
    _ date: Date, style: Text.DateStyle, now: Date, environment: EnvironmentValues, shortening: Int = 0
  ) -> String {
    let width = UnitText.width(shortenedBy: shortening)
    let seconds = date.timeIntervalSince(now)
    switch style.kind {
    case .time: return format(environment).hour().minute().format(date)
    case .date:
      return SizeVariants.shorten(format(environment).year().month(.wide).day(), by: shortening).format(date)
    case .relative: return distance(from: now, to: date, units: 2, environment, width)
    case .offset: return (seconds < 0 ? "-" : "+") + distance(from: now, to: date, units: 1, environment, width)
    case .timer:
      // Until the date the last second counts whole, after it only when it is over.
      return ClockText.string(seconds > 0 ? seconds.rounded(.up) : -seconds, locale: environment.locale)
    }
  }

  private static func format(_ environment: EnvironmentValues) -> Date.FormatStyle {
    Date.FormatStyle(
      locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
  }

  /// The moment at which the text changes next; nil when it never does.
  static func nextChange(of date: Date, style: Text.DateStyle, after now: Date) -> Date? {
    let distance = date.timeIntervalSince(now)
    switch style.kind {
    case .time, .date: return nil
    case .timer, .relative, .offset:
      // Whole units end at a whole number of them away from the date.
      let unit: Double =
        switch (style.kind, abs(distance)) {
        case (.timer, _): 1
        case (.offset, 7200...): 3600
        case (.offset, 120...), (.relative, 7200...): 60
        default: 1
        }
      let steps = (-distance / unit).rounded(.down) + 1
      return date.addingTimeInterval(steps * unit)
    }
  }

  private static func units(of components: DateComponents) -> [(component: Calendar.Component, count: Int)] {
    [
      (.year, components.year ?? 0), (.month, components.month ?? 0), (.day, components.day ?? 0),
      (.hour, components.hour ?? 0), (.minute, components.minute ?? 0), (.second, components.second ?? 0),
    ]
  }

  private static func distance(
    from now: Date, to date: Date, units: Int, _ environment: EnvironmentValues,
    _ width: Duration.UnitsFormatStyle.UnitWidth
  ) -> String {
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    // Past dates count what is over, coming ones what is still to come.
    let isFuture = date > now
    let span = abs(date.timeIntervalSince(now))
    let whole = isFuture ? span.rounded(.up) : span.rounded(.down)
    let start = isFuture ? date.addingTimeInterval(-whole) : date
    let components = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: start, to: start.addingTimeInterval(whole))
    var parts: [(Calendar.Component, Int)] = []
    for unit in self.units(of: components) {
      if unit.count > 0 || !parts.isEmpty { parts.append((unit.component, unit.count)) }
      if parts.count == units { break }
    }
    parts.removeAll { $0.1 == 0 }
    if parts.isEmpty { parts = [(.second, 0)] }
    return UnitText.string(parts, locale: environment.locale, width: width)
  }
}

/// Writes counts of calendar units: "2 hours, 23 minutes".
enum UnitText {
  /// The width after so many steps from the widest.
  static func width(shortenedBy steps: Int) -> Duration.UnitsFormatStyle.UnitWidth {
    SizeVariants.width([.wide, .abbreviated, .narrow], from: .wide, steps: steps)
  }

  static func string(
    _ parts: [(unit: Calendar.Component, count: Int)], locale: Locale,
    width: Duration.UnitsFormatStyle.UnitWidth = .wide
  ) -> String {
    let texts = parts.map { part in
      duration(part.unit, part.count, locale: locale, width: width)
        ?? calendarUnit(part.unit, part.count, locale: locale, width: width)
    }
    return texts.joined(separator: width == .narrow ? " " : ", ")
  }

  private static func duration(
    _ unit: Calendar.Component, _ count: Int, locale: Locale, width: Duration.UnitsFormatStyle.UnitWidth
  ) -> String? {
    let allowed: Duration.UnitsFormatStyle.Unit
    let length: Int
    switch unit {
    case .weekOfMonth, .weekOfYear: (allowed, length) = (.weeks, 604_800)
    case .day: (allowed, length) = (.days, 86_400)
    case .hour: (allowed, length) = (.hours, 3600)
    case .minute: (allowed, length) = (.minutes, 60)
    case .second: (allowed, length) = (.seconds, 1)
    default: return nil
    }
    return Duration.UnitsFormatStyle(allowedUnits: [allowed], width: width).locale(locale)
      .format(.seconds(count * length))
  }

  /// Months and years, of which the relative format knows the plurals: the number and unit of "in 2 years" are cut
  /// out by comparing with what is said in every such phrase.
  private static func calendarUnit(
    _ unit: Calendar.Component, _ count: Int, locale: Locale, width: Duration.UnitsFormatStyle.UnitWidth
  ) -> String {
    if locale.language.languageCode?.identifier == "en" {
      if width == .narrow { return "\(count)\(unit == .year ? "y" : "m")" }
      let name = width == .wide ? (unit == .year ? "year" : "month") : unit == .year ? "yr" : "mth"
      return "\(count) \(name)\(count == 1 ? "" : "s")"
    }
    var components = DateComponents()
    components.setValue(count, for: unit)
    let origin = Date(timeIntervalSinceReferenceDate: 0)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let end = calendar.date(byAdding: components, to: origin) ?? origin
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: end, presentation: .numeric,
      unitsStyle: width == .wide ? .wide : width == .narrow ? .narrow : .abbreviated, locale: locale,
      calendar: calendar)
    let phrase = style.format(origin)
    guard let digits = phrase.firstIndex(where: \.isNumber) else { return phrase }
    return phrase[digits...].split(separator: " ").prefix(2).joined(separator: " ")
  }
}
