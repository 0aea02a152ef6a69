/// Why a glyph's text cannot be read.
struct GlyphSyntaxError: Error, CustomStringConvertible {
  let glyph: String
  let line: String
  let reason: String

  var description: String { "Symbol \(glyph): \(reason) in “\(line)”" }
}
