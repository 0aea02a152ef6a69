import CoreGraphics

extension SymbolResolver {
  /// The closest name that can be drawn: parts are dropped from the end of the name's core, then from its front, while
  /// enclosing shape, slash, badge and fill stay.
  mutating func nearestRelative(of name: String) throws -> (name: String, ops: [GlyphOp])? {
    let (core, endings) = splitEndings(of: SymbolNameParts(name))
    for ending in endings {
      for count in stride(from: core.count - 1, to: 0, by: -1) {
        if let found = try relative(core.prefix(count).name, ending: ending) { return found }
      }
      for count in stride(from: 1, to: core.count, by: 1) {
        if let found = try relative(core.dropFirst(count).name, ending: ending) { return found }
      }
    }
    return nil
  }

  private mutating func relative(
    _ core: String, ending: String
  ) throws -> (name: String, ops: [GlyphOp])? {
    for candidate in [core + ending, core + ".stand" + ending] {
      if let ops = try ops(for: candidate) { return (candidate, ops) }
    }
    return nil
  }
}

extension SymbolResolver {
  /// A name's core, and what may follow it, from the most to the least complete ending.
  private func splitEndings(of parts: SymbolNameParts) -> (core: SymbolNameParts, endings: [String]) {
    var core = parts
    if core.hasScriptSuffix { core = core.dropLast() }
    let whole = core
    if let badge = core.firstIndex(of: "badge") ?? core.firstIndex(of: "trianglebadge"), badge > 0 {
      core = core.prefix(badge)
    }
    while core.count > 1,
      core.last == "fill" || core.last == "slash" || core.last == "dashed" || core.last == "inverse"
        || glyphs.has("in." + core.last)
    { core = core.dropLast() }
    let ending = whole.dropFirst(core.count)
    let full = ending.count > 0 ? "." + ending.name : ""
    let endings = full.isEmpty ? [""] : ending.last == "fill" ? [full, ".fill", ""] : [full, ""]
    return (core, endings)
  }
}
