import Foundation

/// Takes C-style format strings apart.
enum FormatString {
  enum Part: Equatable, Sendable {
    case literal(String)
    /// The position of an argument, from 0, and how it is written.
    case argument(Int, Specifier)
    /// A plural variable (`%#@name@`), and the argument it goes by if the format says so.
    case variable(String, argument: Int?)
  }

  /// What stands between the percent sign and the end of a specifier.
  struct Specifier: Equatable, Sendable {
    var flags = ""
    var width: Int?
    var precision: Int?
    var conversion: Character = "@"
  }

  /// Literals and arguments in order. `%%` is a percent sign; `%2$@` names the second argument, and `%arg` the one
  /// that a plural variable stands for.
  static func parts(of format: String, variableArgument: Int? = nil) -> [Part] {
    var parts: [Part] = []
    var literal = ""
    var next = 0
    var rest = Substring(format)
    func takeLiteral() {
      if !literal.isEmpty { parts.append(.literal(literal)) }
      literal = ""
    }
    while let character = rest.popFirst() {
      guard character == "%" else {
        literal.append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        literal.append("%")
        continue
      }
      if let variableArgument, rest.hasPrefix("arg") {
        rest.removeFirst(3)
        takeLiteral()
        parts.append(.argument(variableArgument, Specifier(conversion: "d")))
        continue
      }
      var scanner = SpecifierScanner(text: rest)
      guard let found = scanner.scan() else {
        literal.append("%")
        continue
      }
      rest = scanner.text
      takeLiteral()
      switch found {
      case .variable(let name): parts.append(.variable(name, argument: scanner.position))
      case .specifier(let specifier):
        parts.append(.argument(scanner.position ?? variableArgument ?? next, specifier))
      }
      if scanner.position == nil { next += 1 }
    }
    takeLiteral()
    return parts
  }

  private struct SpecifierScanner {
    enum Found {
      case specifier(Specifier)
      case variable(String)
    }

    var text: Substring
    var position: Int?

    private mutating func number() -> Int? {
      let digits = text.prefix { $0.isASCII && $0.isNumber }
      guard let number = Int(digits) else { return nil }
      text = text.dropFirst(digits.count)
      return number
    }

    /// Reads what follows the percent sign; nil if it is no specifier.
    mutating func scan() -> Found? {
      let start = text
      if let number = number() {
        if text.first == "$" {
          position = number - 1
          text.removeFirst()
        } else {
          text = start
        }
      }
      if text.hasPrefix("#@"), let end = text.dropFirst(2).firstIndex(of: "@") {
        let name = String(text[text.index(text.startIndex, offsetBy: 2)..<end])
        text = text[text.index(after: end)...]
        return .variable(name)
      }
      var specifier = Specifier()
      let flags = text.prefix { "+-# 0'".contains($0) }
      specifier.flags = String(flags)
      text = text.dropFirst(flags.count)
      specifier.width = number()
      if text.first == "." {
        text.removeFirst()
        specifier.precision = number() ?? 0
      }
      text = text.drop { "hlqLzjt".contains($0) }
      guard let conversion = text.first, "@dDiuUxXoOfFeEgGcCsSpaA".contains(conversion) else { return nil }
      text.removeFirst()
      specifier.conversion = conversion
      return .specifier(specifier)
    }
  }
}

extension FormatString.Specifier {
  /// An integer as the specifier wants it, with the locale's digits and separators.
  func string<Integer: BinaryInteger & Sendable>(_ value: Integer, locale: Locale) -> String {
    switch conversion {
    case "x": return padded(String(value, radix: 16), sign: "")
    case "X": return padded(String(value, radix: 16, uppercase: true), sign: "")
    case "o", "O": return padded(String(value, radix: 8), sign: "")
    case "c", "C": return UInt32(exactly: value).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
    case "f", "F", "e", "E", "g", "G", "a", "A": return string(Double(value), locale: locale)
    default:
      let format = IntegerFormatStyle<Integer>().grouping(flags.contains("0") ? .never : .automatic)
      return padded(format.locale(locale).format(value), sign: value < 0 ? "" : positiveSign)
    }
  }

  func string(_ value: Double, locale: Locale) -> String {
    switch conversion {
    case "d", "D", "i", "u", "U", "x", "X", "o", "O":
      return Int64(exactly: value.rounded(.towardZero)).map { string($0, locale: locale) } ?? "\(value)"
    case "e", "E", "g", "G", "a", "A":
      let format = "%\(flags)\(width.map(String.init) ?? "")\(precision.map { ".\($0)" } ?? "")\(conversion)"
      return String(format: format, locale: locale, value)
    default:
      let format = FloatingPointFormatStyle<Double>().precision(.fractionLength(precision ?? 6))
        .grouping(flags.contains("0") ? .never : .automatic)
      return padded(format.locale(locale).format(value), sign: value < 0 ? "" : positiveSign)
    }
  }

  /// The specifier as a format string spells it.
  func written(forArgument index: Int) -> String {
    "%\(index + 1)$\(flags)\(width.map(String.init) ?? "")\(precision.map { ".\($0)" } ?? "")\(conversion)"
  }

  func string(_ value: String) -> String { padded(precision.map { String(value.prefix($0)) } ?? value, sign: "") }

  private var positiveSign: String { flags.contains("+") ? "+" : flags.contains(" ") ? " " : "" }

  private func padded(_ text: String, sign: String) -> String {
    let missing = (width ?? 0) - text.count - sign.count
    guard missing > 0 else { return sign + text }
    if flags.contains("-") { return sign + text + String(repeating: " ", count: missing) }
    let isZero = flags.contains("0") && conversion != "@"
    if !isZero { return String(repeating: " ", count: missing) + sign + text }
    let zeros = String(repeating: "0", count: missing)
    if text.hasPrefix("-") { return "-" + zeros + text.dropFirst() }
    return sign + zeros + text
  }
}
