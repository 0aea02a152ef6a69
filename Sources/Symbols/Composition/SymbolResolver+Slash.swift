import CoreGraphics

extension SymbolResolver {
  /// `X.slash`, `X.slash.fill`, `X.fill.slash`: X under a diagonal line with free space beside it.
  mutating func slashed(_ parts: SymbolNameParts, depth: Int) throws -> [GlyphOp]? {
    let (core, isFilled) = parts.withoutFill
    guard core.count > 1, core.last == "slash" else { return nil }
    let base = core.dropLast().name
    guard let base = try ops(for: isFilled ? base + ".fill" : base, depth: depth) else { return nil }
    let line = try path("M15 13 L87 85")
    var room = GlyphOp(path: line, shape: .stroke)
    room.erases = true
    room.gap = 0.75
    return base + [room, GlyphOp(path: line, shape: .stroke)]
  }
}
