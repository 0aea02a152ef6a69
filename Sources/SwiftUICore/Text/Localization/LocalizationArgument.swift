import Foundation

/// A value put into a localised string.
enum LocalizationArgument: Equatable, Sendable {
  case text(Text)
  case string(String)
  case integer(Int64)
  case unsigned(UInt64)
  case double(Double)
  case formatted(FormattedValue)

  /// The number by which a plural form is chosen.
  var quantity: PluralQuantity? {
    switch self {
    case .integer(let value): PluralQuantity(value)
    case .unsigned(let value): PluralQuantity(Int64(clamping: value))
    case .double(let value): PluralQuantity(value)
    case .string, .text, .formatted: nil
    }
  }

  /// What the specifier of a format makes of the value. Texts are settled by whoever lays them out.
  func string(_ specifier: FormatString.Specifier, locale: Locale) -> String {
    string(specifier, in: FormatSurroundings(locale: locale))
  }

  func string(_ specifier: FormatString.Specifier, in surroundings: FormatSurroundings) -> String {
    let locale = surroundings.locale
    switch self {
    case .text(let text):
      var environment = EnvironmentValues()
      environment.locale = locale
      return text.plainText(in: environment)
    case .string(let value): return specifier.string(value)
    case .integer(let value): return specifier.string(value, locale: locale)
    case .unsigned(let value): return specifier.string(value, locale: locale)
    case .double(let value): return specifier.string(value, locale: locale)
    case .formatted(let value): return specifier.string(value.string(in: surroundings))
    }
  }
}

/// Values that a localised string writes as numbers.
public protocol _FormatSpecifiable: Equatable {
  var _localizationNumber: _LocalizationNumber { get }
  /// What a format string calls the type.
  static var _specifier: String { get }
}

/// A number on its way into a localised string.
public struct _LocalizationNumber {
  let argument: LocalizationArgument
}

extension _FormatSpecifiable where Self: SignedInteger & FixedWidthInteger {
  public var _localizationNumber: _LocalizationNumber { _LocalizationNumber(argument: .integer(Int64(self))) }
  public static var _specifier: String { bitWidth > 32 ? "%lld" : "%d" }
}

extension _FormatSpecifiable where Self: UnsignedInteger & FixedWidthInteger {
  public var _localizationNumber: _LocalizationNumber { _LocalizationNumber(argument: .unsigned(UInt64(self))) }
  public static var _specifier: String { bitWidth > 32 ? "%llu" : "%u" }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}

extension Double: _FormatSpecifiable {
  public var _localizationNumber: _LocalizationNumber { _LocalizationNumber(argument: .double(self)) }
  public static var _specifier: String { "%lf" }
}

extension Float: _FormatSpecifiable {
  public var _localizationNumber: _LocalizationNumber { _LocalizationNumber(argument: .double(Double(self))) }
  public static var _specifier: String { "%f" }
}

extension CGFloat: _FormatSpecifiable {
  public var _localizationNumber: _LocalizationNumber { _LocalizationNumber(argument: .double(Double(self))) }
  public static var _specifier: String { "%lf" }
}
