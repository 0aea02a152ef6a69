import CoreGraphics

/// Finds the drawing steps for a name: drawn as such, or composed by rule from the parts the name mentions.
struct SymbolResolver {
  struct Resolution {
    let ops: [GlyphOp]
    let match: SymbolDrawing.Match
  }

  var glyphs: GlyphReader
  let names: SymbolNames
  private var known: [String: Resolution] = [:]

  init(library: GlyphLibrary, names: SymbolNames) {
    glyphs = GlyphReader(library: library)
    self.names = names
  }

  /// The steps for a system symbol's name; nil for a name the set does not know.
  mutating func resolution(of name: String) throws -> Resolution? {
    if let resolution = known[name] { return resolution }
    guard exists(name) else { return nil }
    let resolution: Resolution
    if let ops = try ops(for: name) {
      resolution = Resolution(ops: ops, match: .exact)
    } else if let (relative, ops) = try nearestRelative(of: name) {
      resolution = Resolution(ops: ops, match: .relative(relative))
    } else {
      resolution = Resolution(
        ops: try glyphs.ops(of: Self.placeholder, filled: false) ?? [], match: .placeholder)
    }
    known[name] = resolution
    return resolution
  }

  func exists(_ name: String) -> Bool {
    names.contains(name)
  }

  private static let placeholder = "square.dashed"

  /// The steps for a name or a part of one; nil if no rule leads to drawn glyphs.
  mutating func ops(for name: String, depth: Int = 0) throws -> [GlyphOp]? {
    if depth > 8 || name.isEmpty { return nil }
    if let ops = try glyphs.ops(of: name, filled: false) { return ops }
    if let ops = try shortText(name) { return ops }
    let parts = SymbolNameParts(name)
    let next = depth + 1
    if let ops = try otherSpelling(of: name, parts, depth: next) { return ops }
    if let ops = try numbered(parts) { return ops }
    if let ops = try filledGlyph(parts) { return ops }
    if let ops = try partlyFilled(parts, depth: next) { return ops }
    if let ops = try framedAreas(parts, depth: next) { return ops }
    if let ops = try badged(parts, depth: next) { return ops }
    if let ops = try slashed(parts, depth: next) { return ops }
    if let ops = try enclosed(parts, depth: next) { return ops }
    if let ops = try framed(parts, depth: next) { return ops }
    if let ops = try brokenUp(parts, depth: next) { return ops }
    if let ops = try lyingDown(parts, depth: next) { return ops }
    if let ops = try piled(parts, depth: next) { return ops }
    if let ops = try betweenWaves(parts, depth: next) { return ops }
    if let ops = try extended(parts, depth: next) { return ops }
    if let ops = try withTrailingMark(parts, depth: next) { return ops }
    if let ops = try stacked(parts, depth: next) { return ops }
    if let plainer = parts.plainerName, let ops = try ops(for: plainer, depth: next) { return ops }
    return try sideBySide(parts, depth: next)
  }

  /// The filled form of a name if there is one, else the plain form.
  mutating func filledOps(for name: String, depth: Int = 0) throws -> [GlyphOp]? {
    try ops(for: name + ".fill", depth: depth) ?? ops(for: name, depth: depth)
  }

  private mutating func shortText(_ name: String) throws -> [GlyphOp]? {
    let isNumber = name.count <= 2 && name.allSatisfy(\.isWholeNumber)
    guard isNumber || name.count == 1 else { return nil }
    return try glyphs.letters(
      name.uppercased(), center: CGPoint(x: 50, y: 50), size: name.count == 1 ? 99 : 80
    ).map { [$0] }
  }

  private mutating func otherSpelling(
    of name: String, _ parts: SymbolNameParts, depth: Int
  ) throws -> [GlyphOp]? {
    for other in names.otherSpellings(of: name) {
      if let ops = try glyphs.ops(of: other, filled: false) { return ops }
    }
    if let other = parts.withDigitsOfItsScript, let ops = try ops(for: other, depth: depth) { return ops }
    if parts.hasScriptSuffix || parts.last == "inverse" {
      return try ops(for: parts.dropLast().name, depth: depth)
    }
    if depth == 1, let renamed = names.newName(of: name) { return try ops(for: renamed, depth: depth) }
    return nil
  }

  private mutating func filledGlyph(_ parts: SymbolNameParts) throws -> [GlyphOp]? {
    guard parts.last == "fill", parts.count > 1 else { return nil }
    let base = parts.dropLast().name
    if let ops = try glyphs.ops(of: base, filled: true) { return ops }
    for other in names.otherSpellings(of: base) {
      if let ops = try glyphs.ops(of: other, filled: true) { return ops }
    }
    return nil
  }
}
