/// Takes C-style format strings apart.
enum FormatString {
  enum Part: Equatable {
    case literal(String)
    /// The position of an argument, from 0.
    case argument(Int)
  }

  /// Literals and arguments in order. `%%` is a percent sign; `%2$@` names the second argument.
  static func parts(of format: String) -> [Part] {
    var parts: [Part] = []
    var literal = ""
    var next = 0
    var rest = Substring(format)
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
      guard let specifier = Specifier(parsing: &rest) else {
        literal.append("%")
        continue
      }
      if !literal.isEmpty { parts.append(.literal(literal)) }
      literal = ""
      parts.append(.argument(specifier.position ?? next))
      if specifier.position == nil { next += 1 }
    }
    if !literal.isEmpty { parts.append(.literal(literal)) }
    return parts
  }

  private struct Specifier {
    var position: Int?

    /// Reads what follows the percent sign; leaves the text alone if it is no specifier.
    init?(parsing text: inout Substring) {
      var rest = text
      let digits = rest.prefix(while: \.isNumber)
      if let number = Int(digits), rest.dropFirst(digits.count).first == "$" {
        position = number - 1
        rest = rest.dropFirst(digits.count + 1)
      }
      rest = rest.drop { "+-# 0.123456789".contains($0) }
      rest = rest.drop { "hlqLzjt".contains($0) }
      guard let conversion = rest.first, "@dDiuUxXoOfFeEgGcCsSpaA".contains(conversion) else { return nil }
      text = rest.dropFirst()
    }
  }
}
