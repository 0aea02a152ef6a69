import Foundation

/// Formats of dates that are relative to others, for texts that follow the time:
/// `Text(.currentDate, format: .timer(countingDownIn: now..<end))`.
public enum SystemFormatStyle {}

/// A format that writes a moment as a length of time since or until another.
private protocol ElapsedTimeStyle {
  var interval: Range<Date> { get }
  var elapsed: ElapsedTimeFormat { get }
}

extension ElapsedTimeStyle {
  fileprivate func seconds(at date: Date) -> Double {
    let moment = min(max(date, interval.lowerBound), interval.upperBound)
    return elapsed.countsDown
      ? interval.upperBound.timeIntervalSince(moment) : moment.timeIntervalSince(interval.lowerBound)
  }

  private func date(_ seconds: Double) -> Date {
    elapsed.countsDown
      ? interval.upperBound.addingTimeInterval(-seconds) : interval.lowerBound.addingTimeInterval(seconds)
  }

  fileprivate func change(after input: Date) -> Date? {
    guard input < interval.upperBound else { return nil }
    let next = date(elapsed.nextChange(from: seconds(at: input)))
    return next > interval.upperBound ? nil : next
  }

  fileprivate func change(before input: Date) -> Date? {
    guard input > interval.lowerBound else { return nil }
    let next = date(elapsed.nextChange(from: seconds(at: input), backwards: true))
    return next < interval.lowerBound ? nil : next
  }
}

extension SystemFormatStyle {
  /// The time that is left of an interval or has passed of it, such as "4:32". It stands still before and after.
  public struct Timer: DiscreteFormatStyle, Hashable, Codable, Sendable, ElapsedTimeStyle {
    fileprivate var interval: Range<Date>
    fileprivate var elapsed: ElapsedTimeFormat

    /// Counts from the length of the interval to nothing.
    ///
    /// - Parameters:
    ///   - showsHours: false counts minutes beyond 59 instead.
    ///   - maxFieldCount: how many of hours, minutes, seconds and parts of seconds are written; a single one is written
    ///     in words.
    ///   - maxPrecision: the least that is told apart. With a minute or more, all is written in words.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      elapsed = ElapsedTimeFormat(
        showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision, isPadded: false,
        countsDown: true)
    }

    /// Counts from nothing to the length of the interval.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      elapsed = ElapsedTimeFormat(
        showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision, isPadded: false,
        countsDown: false)
    }

    public func format(_ value: Date) -> AttributedString { AttributedString(elapsed.string(seconds(at: value))) }
    public func discreteInput(after input: Date) -> Date? { change(after: input) }
    public func discreteInput(before input: Date) -> Date? { change(before: input) }

    public func locale(_ locale: Locale) -> Timer {
      var copy = self
      copy.elapsed.locale = locale
      return copy
    }
  }

  /// The time since a date as on a stopwatch, such as "00:05.23"; nothing before.
  public struct Stopwatch: DiscreteFormatStyle, Hashable, Codable, Sendable, ElapsedTimeStyle {
    fileprivate var interval: Range<Date>
    fileprivate var elapsed: ElapsedTimeFormat

    /// - Parameters:
    ///   - showsHours: false counts minutes beyond 59 instead.
    ///   - maxFieldCount: how many of hours, minutes, seconds and parts of seconds are written; a single one is written
    ///     in words.
    ///   - maxPrecision: the least that is told apart. With a minute or more, all is written in words.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      interval = startDate..<max(startDate, .distantFuture)
      elapsed = ElapsedTimeFormat(
        showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision, isPadded: true,
        countsDown: false)
    }

    public func format(_ value: Date) -> AttributedString { AttributedString(elapsed.string(seconds(at: value))) }
    public func discreteInput(after input: Date) -> Date? { change(after: input) }
    public func discreteInput(before input: Date) -> Date? { change(before: input) }

    public func locale(_ locale: Locale) -> Stopwatch {
      var copy = self
      copy.elapsed.locale = locale
      return copy
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// The time that is left of an interval.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }

  /// The time that has passed of an interval.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// The time since a date as on a stopwatch.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> SystemFormatStyle.Stopwatch {
    SystemFormatStyle.Stopwatch(
      startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}
