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

  func string(in locale: Locale) -> String {
    switch formatter.output(in: locale) {
    case .string(let string): string
    case .attributed(let string): String(string.characters)
    }
  }

  func output(in locale: Locale) -> FormattedOutput { formatter.output(in: locale) }

  static func == (lhs: FormattedValue, rhs: FormattedValue) -> Bool { lhs.formatter.isEqual(to: rhs.formatter) }
}

enum FormattedOutput {
  case string(String)
  case attributed(AttributedString)
}

/// A value and its format with their types erased. Immutable, so that threads may share it.
private class ErasedFormatter: @unchecked Sendable {
  func output(in locale: Locale) -> FormattedOutput { .string("") }
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
  override func output(in locale: Locale) -> FormattedOutput { .string(format.locale(locale).format(input)) }
}

private final class AttributedFormatter<F: FormatStyle>: TypedFormatter<F>, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
  override func output(in locale: Locale) -> FormattedOutput { .attributed(format.locale(locale).format(input)) }
}
