import CoreGraphics

/// One line of a glyph's body, taken apart.
///
///     [?o |?f ]op path-or-name [option=value …]
///
/// | op | outline variant | fill variant |
/// |---|---|---|
/// | `s` | stroke | stroke |
/// | `b` body | stroke | fill and stroke |
/// | `f` | fill | fill |
/// | `F` | fill and stroke | fill and stroke |
/// | `e` etch | stroke | erase a stroke |
/// | `d` dot | fill | erase a fill |
/// | `h` hole | stroke | erase a fill |
/// | `x` | erase the area and a gap around it | the same |
/// | `xs` | erase a stroke and a gap around it | the same |
/// | `xf` | erase the area | the same |
/// | `u` tube | outline of a stroke with thickness `t=` | the whole stroke |
/// | `j` | a human figure, see `GlyphFigure` | the same |
/// | `t` text | strokes of letters: `t "AB" cx cy size` | the same |
/// | `et` | strokes of letters | erase them |
/// | `use` | another glyph's steps | the same |
struct GlyphLine {
  enum Variant {
    case both, outlineOnly, fillOnly
  }

  let variant: Variant
  let op: Substring
  /// The path text, or what else the op works on.
  let operand: Substring
  private let options: [(name: Substring, value: Substring)]
  private let glyph: String
  private let source: String

  init(_ line: Substring, glyph: String) throws {
    self.glyph = glyph
    source = String(line)
    var rest = line.drop { $0 == " " }
    if rest.hasPrefix("?o ") {
      variant = .outlineOnly
      rest = rest.dropFirst(3)
    } else if rest.hasPrefix("?f ") {
      variant = .fillOnly
      rest = rest.dropFirst(3)
    } else {
      variant = .both
    }
    op = rest.prefix { $0 != " " }
    rest = rest.dropFirst(op.count)
    // Options follow the operand, so the operand ends where the first word with an equals sign starts.
    var options: [(name: Substring, value: Substring)] = []
    while let last = rest.lastIndex(where: { $0 != " " }) {
      rest = rest[...last]
      let start = rest.lastIndex(of: " ").map { rest.index(after: $0) } ?? rest.startIndex
      let word = rest[start...]
      guard let equals = word.firstIndex(of: "="), !word.contains("\"") else { break }
      options.append((word[..<equals], word[word.index(after: equals)...]))
      rest = rest[..<start]
    }
    operand = rest.drop { $0 == " " }
    self.options = options
    for option in options {
      guard Self.knownOptions.contains(String(option.name)) else {
        throw error("unknown option \(option.name)")
      }
    }
  }

  private static let knownOptions: Set<String> = [
    "w", "wr", "t", "L", "cap", "join", "eo", "C", "V", "scale", "dx", "dy", "rot", "flip", "v",
  ]

  func error(_ reason: String) -> GlyphSyntaxError {
    GlyphSyntaxError(glyph: glyph, line: source, reason: reason)
  }

  func option(_ name: String) -> Substring? {
    options.first { $0.name == name }?.value
  }

  func number(_ name: String) throws -> CGFloat? {
    guard let text = option(name) else { return nil }
    guard let value = Double(text) else { throw error("\(name) is not a number") }
    return CGFloat(value)
  }

  func number(_ name: String, default value: CGFloat) throws -> CGFloat {
    try number(name) ?? value
  }
}
