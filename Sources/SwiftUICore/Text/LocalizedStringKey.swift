import CoreGraphics
import Foundation

/// The key of an entry in a strings table, with the values to put into it.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  enum Argument: Equatable, Sendable {
    case text(Text)
    case string(String)
    case integer(Int64)
    case unsigned(UInt64)
    case double(Double)
    case formatted(FormattedValue)
    case specified(String)
  }

  let key: String
  let arguments: [Argument]

  public init(_ value: String) {
    key = value
    arguments = []
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }

    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacingOccurrences(of: "%", with: "%%")
    }

    private mutating func append(_ specifier: String, _ argument: Argument) {
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

    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append("%@", .string(formatter.map { $0.string(for: subject) ?? "" } ?? "\(subject)"))
    }

    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append("%@", .string(formatter.map { $0.string(for: subject) ?? "" } ?? "\(subject)"))
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", .formatted(FormattedValue(input, format: format)))
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append("%@", .text(Text(date, style: style)))
    }

    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append("%@", .text(Text(dates))) }

    public mutating func appendInterpolation(_ value: Int) { append("%lld", .integer(Int64(value))) }
    public mutating func appendInterpolation(_ value: Int64) { append("%lld", .integer(value)) }
    public mutating func appendInterpolation(_ value: Int32) { append("%d", .integer(Int64(value))) }
    public mutating func appendInterpolation(_ value: Int16) { append("%d", .integer(Int64(value))) }
    public mutating func appendInterpolation(_ value: Int8) { append("%d", .integer(Int64(value))) }
    public mutating func appendInterpolation(_ value: UInt) { append("%llu", .unsigned(UInt64(value))) }
    public mutating func appendInterpolation(_ value: UInt64) { append("%llu", .unsigned(value)) }
    public mutating func appendInterpolation(_ value: UInt32) { append("%u", .unsigned(UInt64(value))) }
    public mutating func appendInterpolation(_ value: Double) { append("%lf", .double(value)) }
    public mutating func appendInterpolation(_ value: CGFloat) { append("%lf", .double(Double(value))) }
    public mutating func appendInterpolation(_ value: Float) { append("%f", .double(Double(value))) }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append("%@", .specified(value._formatted(specifier)))
    }

    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { append("%@", .string("\(value)")) }
  }

  /// The key without what was put into it, for accessibility and logs.
  func plainString(in environment: EnvironmentValues) -> String { Text(self).plainText(in: environment) }
}

/// Values that C format specifiers can write.
public protocol _FormatSpecifiable: Equatable {
  func _formatted(_ specifier: String) -> String
}

extension Int: _FormatSpecifiable {
  public func _formatted(_ specifier: String) -> String { String(format: specifier, self) }
}
extension Int64: _FormatSpecifiable {
  public func _formatted(_ specifier: String) -> String { String(format: specifier, self) }
}
extension Int32: _FormatSpecifiable {
  public func _formatted(_ specifier: String) -> String { String(format: specifier, self) }
}
extension UInt: _FormatSpecifiable {
  public func _formatted(_ specifier: String) -> String { String(format: specifier, self) }
}
extension Double: _FormatSpecifiable {
  public func _formatted(_ specifier: String) -> String { String(format: specifier, self) }
}
extension Float: _FormatSpecifiable {
  public func _formatted(_ specifier: String) -> String { String(format: specifier, Double(self)) }
}
extension CGFloat: _FormatSpecifiable {
  public func _formatted(_ specifier: String) -> String { String(format: specifier, Double(self)) }
}
