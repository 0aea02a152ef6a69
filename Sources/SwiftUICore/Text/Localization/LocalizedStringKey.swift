import CoreGraphics
import Foundation

/// The key of an entry in a strings table, with the values to put into it.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let key: String
  let arguments: [LocalizationArgument]

  public init(_ value: String) {
    key = value
    arguments = []
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.arguments.isEmpty ? stringInterpolation.literal : stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// Builds the key: each value leaves a specifier in it, as `Hello %@`.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var literal = ""
    var arguments: [LocalizationArgument] = []

    public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }

    public mutating func appendLiteral(_ literal: String) {
      self.literal += literal
      key += literal.replacingOccurrences(of: "%", with: "%%")
    }

    mutating func append(_ specifier: String, _ argument: LocalizationArgument) {
      key += specifier
      arguments.append(argument)
    }

    public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }

    @_disfavoredOverload
    public mutating func appendInterpolation<S: StringProtocol>(_ string: S) {
      append("%@", .string(String(string)))
    }

    public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }

    public mutating func appendInterpolation(_ image: Image) { append("%@", .text(Text(image))) }

    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append("%@", .text(Text(attributedString)))
    }

    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append("%@", .text(Text(resource)))
    }

    /// What the formatter makes of a value; nothing if it cannot write such a value.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter?) {
      append("%@", .string(formatter.map { $0.string(for: subject) ?? "" } ?? "\(subject)"))
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", .formatted(FormattedValue(input, format: format)))
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      append("%@", .text(Text(input, format: format)))
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append("%@", .text(Text(date, style: style)))
    }

    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append("%@", .text(Text(dates))) }

    public mutating func appendInterpolation(_ interval: DateInterval) { append("%@", .text(Text(interval))) }

    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
      append(
        "%@",
        .text(
          Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(T._specifier, value._localizationNumber.argument)
    }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(specifier, value._localizationNumber.argument)
    }

    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { append("%@", .string("\(value)")) }
  }
}
