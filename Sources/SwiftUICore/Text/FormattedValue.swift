import Foundation

/// A value and the format that writes it.
struct FormattedValue: Equatable, Sendable {
  private let formatter: ErasedFormatter

  init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    formatter = StringFormatter(input: input, format: format)
  }

  init<F: FormatStyle>(_ input: F.FormatInput, attributedFormat format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    formatter = AttributedFormatter(input: input, format: format)
  }

  func string(in surroundings: FormatSurroundings) -> String {
    switch formatter.output(in: surroundings) {
    case .string(let string): string
    case .attributed(let string): String(string.characters)
    }
  }

  func output(in surroundings: FormatSurroundings) -> FormattedOutput { formatter.output(in: surroundings) }

  static func == (lhs: FormattedValue, rhs: FormattedValue) -> Bool { lhs.formatter.isEqual(to: rhs.formatter) }
}

/// What formats take from the environment.
struct FormatSurroundings {
  var locale: Locale
  /// Only for formats of dates; nil leaves theirs.
  var calendar: Calendar?
  var timeZone: TimeZone?
  /// How many steps shorter than its own the form of the format is.
  var shortening = 0

  init(locale: Locale) { self.locale = locale }

  init(_ environment: EnvironmentValues) {
    locale = environment.locale
    calendar = environment.calendar
    timeZone = environment.timeZone
  }

  /// The format as it is used here. What a format of dates has of its own stays; what follows the user's settings
  /// follows the environment.
  func settle<F: FormatStyle>(_ format: F) -> F {
    let localised = SizeVariants.shorten(format, by: shortening).locale(locale)
    guard var dated = localised as? any DateFormat else { return localised }
    if let calendar, dated.calendar == .autoupdatingCurrent { dated.calendar = calendar }
    if let timeZone, dated.timeZone == .autoupdatingCurrent { dated.timeZone = timeZone }
    return dated as? F ?? localised
  }
}

/// A format that writes dates by a calendar.
protocol DateFormat {
  var calendar: Calendar { get set }
  var timeZone: TimeZone { get set }
}

extension DateFormat {
  /// The calendar in the time zone.
  var zonedCalendar: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    return calendar
  }
}

extension Date.FormatStyle: DateFormat {}
extension Date.IntervalFormatStyle: DateFormat {}

enum FormattedOutput {
  case string(String)
  case attributed(AttributedString)
}

/// A value and its format with their types erased. Immutable, so that threads may share it.
private class ErasedFormatter: @unchecked Sendable {
  func output(in surroundings: FormatSurroundings) -> FormattedOutput { .string("") }
  func isEqual(to other: ErasedFormatter) -> Bool { self === other }
}

private class TypedFormatter<F: FormatStyle>: ErasedFormatter, @unchecked Sendable where F.FormatInput: Equatable {
  let input: F.FormatInput
  let format: F

  init(input: F.FormatInput, format: F) {
    self.input = input
    self.format = format
  }

  override func isEqual(to other: ErasedFormatter) -> Bool {
    guard let other = other as? TypedFormatter<F> else { return false }
    return input == other.input && format == other.format
  }
}

private final class StringFormatter<F: FormatStyle>: TypedFormatter<F>, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == String {
  override func output(in surroundings: FormatSurroundings) -> FormattedOutput {
    .string(surroundings.settle(format).format(input))
  }
}

private final class AttributedFormatter<F: FormatStyle>: TypedFormatter<F>, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
  override func output(in surroundings: FormatSurroundings) -> FormattedOutput {
    .attributed(surroundings.settle(format).format(input))
  }
}
