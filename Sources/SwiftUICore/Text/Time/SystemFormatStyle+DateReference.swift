import Foundation

extension SystemFormatStyle {
  /// A date as one would speak of it at a moment: "in 5 minutes", "tomorrow", "Monday, June 3", "June 2019".
  public struct DateReference: DiscreteFormatStyle, Hashable, Codable, Sendable, DateFormat {
    private let date: Date
    private let fields: Set<Date.RelativeFormatStyle.Field>
    private let maxFieldCount: Int
    private let threshold: Date.RelativeFormatStyle.Field
    /// Steps from the longest form.
    var shortening = 0
    private var locale = Locale.autoupdatingCurrent
    var calendar = Calendar.autoupdatingCurrent
    var timeZone = TimeZone.autoupdatingCurrent

    /// - Parameters:
    ///   - date: the date that is spoken of.
    ///   - allowedFields: the units in which it is said how far away a date is.
    ///   - maxFieldCount: how many fields a date has that is too far away for that. A field that it has in common with
    ///     the moment is left out if all larger ones are too; months stay with their days, and weekdays do not count.
    ///   - thresholdField: dates that are less than one of the next larger unit away are told by their distance.
    public init(
      to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
      maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      self.date = date
      fields = allowedFields.union([thresholdField])
      self.maxFieldCount = max(maxFieldCount, 1)
      threshold = thresholdField
    }

    public func locale(_ locale: Locale) -> DateReference {
      var copy = self
      copy.locale = locale
      return copy
    }

    /// The calendar that days, months and years go by.
    public func calendar(_ calendar: Calendar) -> DateReference {
      var copy = self
      copy.calendar = calendar
      return copy
    }

    // MARK: By the distance

    /// The moments between which the distance is told; nil when it always is.
    private var nearby: ClosedRange<Date>? {
      let unit: Calendar.Component
      switch threshold {
      case .second: unit = .minute
      case .minute: unit = .hour
      case .hour: unit = .day
      case .day, .week: unit = .month
      case .month: unit = .year
      default: return nil
      }
      guard let before = zonedCalendar.date(byAdding: unit, value: -1, to: date),
        let after = zonedCalendar.date(byAdding: unit, value: 1, to: date)
      else { return nil }
      return before...after
    }

    private func isNearby(_ moment: Date) -> Bool {
      guard let nearby else { return true }
      return nearby.lowerBound < moment && moment < nearby.upperBound
    }

    /// Less than a minute away, when seconds are not told.
    private func isNow(_ moment: Date) -> Bool {
      !fields.contains(.second) && fields.contains(.minute) && abs(moment.timeIntervalSince(date)) < 60 - 1e-6
    }

    private var relative: Date.AnchoredRelativeFormatStyle {
      Date.AnchoredRelativeFormatStyle(
        anchor: date, allowedFields: fields, presentation: .named, unitsStyle: .wide.shortened(by: shortening),
        locale: locale,
        calendar: zonedCalendar)
    }

    public func format(_ value: Date) -> AttributedString {
      guard isNearby(value) else { return AttributedString(absolute(from: value)) }
      guard isNow(value) else { return AttributedString(relative.format(value)) }
      let now = Date.AnchoredRelativeFormatStyle(
        anchor: date, allowedFields: [.second], presentation: .named, unitsStyle: .wide.shortened(by: shortening),
        locale: locale,
        calendar: zonedCalendar)
      return AttributedString(now.format(date))
    }

    // MARK: By the calendar

    private func absolute(from moment: Date) -> String {
      let calendar = zonedCalendar
      let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
      let isSameYear = calendar.isDate(date, equalTo: moment, toGranularity: .year)
      if calendar.isDate(date, inSameDayAs: moment) { return style.hour().minute().format(date) }
      let count = isSameYear ? maxFieldCount + 1 : maxFieldCount
      var result = style
      if !isSameYear { result = result.year() }
      if count >= 2 { result = result.month(.wide) }
      if count >= 3 {
        result = result.day()
        if isSameYear { result = result.weekday(.wide) }
      }
      if count >= 4 { result = result.hour().minute() }
      return SizeVariants.shorten(result, by: shortening).format(date)
    }

    // MARK: When it changes

    public func discreteInput(after input: Date) -> Date? {
      var limits = [date.addingTimeInterval(-60 + 1e-3), date.addingTimeInterval(60)]
      if isNearby(input) {
        if let next = relative.discreteInput(after: input) { limits.append(next) }
        if let nearby { limits.append(nearby.upperBound) }
      } else {
        if let nearby { limits.append(nearby.lowerBound.addingTimeInterval(1e-3)) }
        for unit in [Calendar.Component.day, .year] {
          guard let shared = zonedCalendar.dateInterval(of: unit, for: date) else { continue }
          limits += [shared.start, shared.end]
        }
      }
      return limits.filter { $0 > input }.sorted().first { format($0) != format(input) }
        ?? limits.filter { $0 > input }.max()
    }

    public func discreteInput(before input: Date) -> Date? {
      var limits = [date.addingTimeInterval(-60), date.addingTimeInterval(60 - 1e-3)]
      if isNearby(input) {
        if let next = relative.discreteInput(before: input) { limits.append(next) }
        if let nearby { limits.append(nearby.lowerBound) }
      } else {
        if let nearby { limits.append(nearby.upperBound.addingTimeInterval(-1e-3)) }
        for unit in [Calendar.Component.day, .year] {
          guard let shared = zonedCalendar.dateInterval(of: unit, for: date) else { continue }
          limits += [shared.start.addingTimeInterval(-1e-3), shared.end.addingTimeInterval(-1e-3)]
        }
      }
      return limits.filter { $0 < input }.sorted(by: >).first { format($0) != format(input) }
        ?? limits.filter { $0 < input }.min()
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// A date as one would speak of it at a moment.
  public static func reference(
    to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
    maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> SystemFormatStyle.DateReference {
    SystemFormatStyle.DateReference(
      to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
  }
}
