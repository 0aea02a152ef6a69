import Foundation

/// Something that follows from what time it is, for texts that stay up to date.
///
/// A text asks its format when what it says will be something else, and is made anew then and not before.
public struct TimeDataSource<Value>: Sendable {
  fileprivate enum Kind: Equatable, Sendable {
    case currentDate
    case rangeEnding(Date)
    case rangeStarting(Date)
    case offset(Date)
  }

  fileprivate let kind: Kind
}

extension TimeDataSource where Value == Date {
  /// What time it is.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource(kind: .currentDate) }
}

extension TimeDataSource where Value == Range<Date> {
  /// From now to a date; empty when that is past.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(kind: .rangeEnding(date))
  }

  /// From a date to now; empty as long as that is to come.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(kind: .rangeStarting(date))
  }
}

extension TimeDataSource where Value == Duration {
  /// How long ago a date was; less than nothing as long as it is to come.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> { TimeDataSource(kind: .offset(date)) }
}

extension TimeDataSource {
  /// The value at a moment. `Value` is what the kind says: sources are only made by the functions above.
  func value(at now: Date) -> Value {
    switch kind {
    case .currentDate: now as! Value
    case .rangeEnding(let end): (min(end, now)..<end) as! Value
    case .rangeStarting(let start): (start..<max(start, now)) as! Value
    case .offset(let date): Duration.seconds(now.timeIntervalSince(date)) as! Value
    }
  }

  /// The moment at which the source has the value; nil when it never comes.
  func moment(of value: Value, after now: Date) -> Date? {
    let moment: Date? =
      switch (kind, value) {
      case (.currentDate, let date as Date): date
      case (.rangeEnding(let end), let range as Range<Date>): range.lowerBound <= end ? range.lowerBound : nil
      case (.rangeStarting, let range as Range<Date>): range.upperBound
      case (.offset(let date), let duration as Duration): date.addingTimeInterval(duration / .seconds(1))
      default: nil
      }
    guard let moment else { return nil }
    // Formats may name the moment that is now, as what they say changes right after it.
    return max(moment, now.addingTimeInterval(0.001))
  }

  func isEqual<Other>(to other: TimeDataSource<Other>) -> Bool {
    switch (kind, other.kind) {
    case (.currentDate, .currentDate): true
    case (.rangeEnding(let left), .rangeEnding(let right)), (.rangeStarting(let left), .rangeStarting(let right)),
      (.offset(let left), .offset(let right)):
      left == right
    default: false
    }
  }
}

extension Text {
  /// What a format makes of the time, kept up to date.
  ///
  /// What the format has of its own counts for it; what follows the user's settings follows the environment.
  public init<V, F>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String {
    self.init(.live(LiveValue(source, format: format)))
  }

  /// What a format makes of the time, kept up to date.
  public init<V, F>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == AttributedString {
    self.init(.live(LiveValue(source, attributedFormat: format)))
  }
}
