import Foundation

extension SystemFormatStyle {
  /// How far a moment is from a date, such as "3 minutes, 42 seconds" or "5:32".
  ///
  /// It is written as on a clock if the fields are just minutes and seconds, or hours, minutes and seconds, and all of
  /// them may be shown; otherwise in words, the largest fields first.
  public struct DateOffset: DiscreteFormatStyle, Hashable, Codable, Sendable, DateFormat {
    private let anchor: Date
    private let fields: Set<Date.ComponentsFormatStyle.Field>
    private var maxFieldCount: Int
    private var shortening = 0
    private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    private var locale = Locale.autoupdatingCurrent
    var calendar = Calendar.autoupdatingCurrent
    var timeZone = TimeZone.autoupdatingCurrent

    /// - Parameters:
    ///   - anchor: the date that the distance is from.
    ///   - allowedFields: the units that may be written.
    ///   - maxFieldCount: how many units are written at most.
    ///   - sign: whether moments before the date have a minus sign, and those after it a plus sign.
    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .week, .day, .hour, .minute, .second],
      maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      fields = allowedFields.isEmpty ? [.second] : allowedFields
      self.maxFieldCount = max(maxFieldCount, 1)
      self.sign = sign
    }

    public func locale(_ locale: Locale) -> DateOffset {
      var copy = self
      copy.locale = locale
      return copy
    }

    /// The calendar that days, months and years go by.
    public func calendar(_ calendar: Calendar) -> DateOffset {
      var copy = self
      copy.calendar = calendar
      return copy
    }

    /// Abbreviates, then leaves out fields.
    mutating func shorten(by steps: Int) {
      shortening += steps
      if shortening > 2, !isClock { maxFieldCount = max(maxFieldCount - (shortening - 2), 1) }
    }

    // MARK: What is written

    private struct Reading: Equatable {
      var isBefore: Bool
      var parts: [Int]
      var units: [Calendar.Component]
    }

    private static let units: [(field: Date.ComponentsFormatStyle.Field, unit: Calendar.Component)] = [
      (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour), (.minute, .minute),
      (.second, .second),
    ]

    private var allowedUnits: [Calendar.Component] {
      Self.units.filter { fields.contains($0.field) }.map(\.unit)
    }

    private var isClock: Bool {
      (fields == [.minute, .second] && maxFieldCount >= 2)
        || (fields == [.hour, .minute, .second] && maxFieldCount >= 3)
    }

    /// The distance in whole seconds: those that are over after the date, those still to come before it.
    private func reading(at date: Date) -> Reading {
      let seconds = date.timeIntervalSince(anchor)
      let isBefore = seconds < -1e-6
      let span = isBefore ? (-seconds - 1e-6).rounded(.up) : (seconds + 1e-6).rounded(.down)
      let (start, end) =
        isBefore ? (anchor.addingTimeInterval(-span), anchor) : (anchor, anchor.addingTimeInterval(max(span, 0)))
      let components = zonedCalendar.dateComponents(Set(allowedUnits), from: start, to: end)
      let all = allowedUnits.map { ($0, components.value(for: $0) ?? 0) }
      let shown = isClock ? all[...] : all.drop { $0.1 == 0 }.prefix(maxFieldCount)
      let parts = shown.isEmpty ? all.suffix(1) : shown
      // Nothing has no sign.
      return Reading(
        isBefore: isBefore && parts.contains { $0.1 != 0 }, parts: parts.map(\.1), units: parts.map(\.0))
    }

    public func format(_ value: Date) -> AttributedString {
      let reading = reading(at: value)
      let isZero = reading.parts.allSatisfy { $0 == 0 }
      let text: String
      if isClock {
        let seconds = zip(reading.parts, reading.units).reduce(0) {
          $0 + $1.0 * ($1.1 == .hour ? 3600 : $1.1 == .minute ? 60 : 1)
        }
        let pattern: Duration.TimeFormatStyle.Pattern = fields.contains(.hour) ? .hourMinuteSecond : .minuteSecond
        text = Duration.TimeFormatStyle(pattern: pattern).locale(locale).format(.seconds(seconds))
      } else {
        let parts = zip(reading.units, reading.parts).map { (unit: $0, count: $1) }
        let shown = parts.filter { $0.count != 0 }
        text = UnitText.string(
          shown.isEmpty ? Array(parts.suffix(1)) : shown, locale: locale,
          width: UnitText.width(shortenedBy: shortening))
      }
      return AttributedString(signText(isBefore: reading.isBefore, isZero: isZero) + text)
    }

    /// What the strategy puts before a number of that sign.
    private func signText(isBefore: Bool, isZero: Bool) -> String {
      let number = isZero ? 0 : isBefore ? -1 : 1
      let style = IntegerFormatStyle<Int>(locale: locale).sign(strategy: sign)
      return String(style.format(number).prefix { !$0.isNumber })
    }

    // MARK: When it changes

    public func discreteInput(after input: Date) -> Date? { change(from: input, direction: 1) }

    public func discreteInput(before input: Date) -> Date? { change(from: input, direction: -1) }

    /// The nearest moment at which something else is written. All of them are whole seconds away from the date.
    private func change(from input: Date, direction: Double) -> Date? {
      let current = reading(at: input)
      let offset = input.timeIntervalSince(anchor)
      // Backwards, a reading ends right before the moment at which it begins.
      let beside = direction > 0 ? 0 : -2e-6
      func date(_ seconds: Double) -> Date { anchor.addingTimeInterval(seconds + beside) }
      func differs(_ seconds: Double) -> Bool { reading(at: date(seconds)) != current }
      var low = direction > 0 ? (offset + 1e-6).rounded(.down) : (offset - 1e-6).rounded(.up)
      if direction < 0, low < offset + 1e-6, differs(low) { return date(low) }
      // No reading comes back, so whatever differs is beyond the change.
      var step = direction
      var high = low + step
      while !differs(high) {
        low = high
        step *= 2
        high += step
        if abs(step) > 1e10 { return nil }
      }
      while abs(high - low) > 1.5 {
        let middle = ((low + high) / 2).rounded()
        if differs(middle) { high = middle } else { low = middle }
      }
      return date(high)
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// How far a moment is from a date.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
    maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> SystemFormatStyle.DateOffset {
    SystemFormatStyle.DateOffset(
      to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}
