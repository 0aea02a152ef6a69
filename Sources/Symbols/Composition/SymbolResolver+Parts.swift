import CoreGraphics

extension SymbolResolver {
  /// `X.dashed` and `X.dotted`: X with a broken outline.
  mutating func brokenUp(_ parts: SymbolNameParts, depth: Int) throws -> [GlyphOp]? {
    guard parts.count > 1, let pattern = DashPattern(parts.last),
      let base = try ops(for: parts.dropLast().name, depth: depth)
    else { return nil }
    return base.map { $0.dashed(pattern) }
  }

  /// `X.lefthalf.filled` and `X.inset.filled`: a shape filled in part.
  mutating func partlyFilled(_ parts: SymbolNameParts, depth: Int) throws -> [GlyphOp]? {
    if parts.count > 2, parts.first == "inset", parts[1] == "filled" {
      return try partlyFilled(SymbolNameParts(parts.dropFirst(2).name + ".inset.filled"), depth: depth)
    }
    guard parts.count > 2, parts.last == "filled" else { return nil }
    let base = parts.dropLast(2).name
    let part = parts[parts.count - 2]
    guard let outline = try glyphs.ops(of: base, filled: false),
      let fill = try glyphs.ops(of: base, filled: true)
    else { return nil }
    if part == "inset" {
      return outline.onLayer(1) + fill.applying(.onCanvas(scale: 0.6), width: 0.6)
    }
    guard let region = InsetRegion.half(part) else { return nil }
    let box = outline.outlineBounds.insetBy(dx: -10, dy: -10)
    var clip = PathStorage()
    clip.addRect(region.frame(in: box))
    return outline
      + fill.map { op in
        var op = op
        op.clip = clip
        return op
      }
  }

  /// `inset.filled.lefthalf.rectangle`, `rectangle.bottomthird.inset.filled`, …: a frame with solid areas.
  mutating func framedAreas(_ parts: SymbolNameParts, depth: Int) throws -> [GlyphOp]? {
    let frames = ["rectangle.portrait", "rectangle", "square"]
    let name = parts.name
    for frame in frames {
      let middle: Substring
      if name.hasPrefix("inset.filled."), name.hasSuffix("." + frame) {
        middle = name.dropFirst("inset.filled.".count).dropLast(frame.count + 1)
      } else if name.hasPrefix(frame + "."), name.hasSuffix(".inset.filled") {
        middle = name.dropFirst(frame.count + 1).dropLast(".inset.filled".count)
      } else if name.hasPrefix(frame + ".inset."), name.hasSuffix(".filled") {
        middle = name.dropFirst(frame.count + ".inset.".count).dropLast(".filled".count)
      } else {
        continue
      }
      let regions = middle.split(separator: ".").map { InsetRegion.named($0) }
      guard !regions.isEmpty, !regions.contains(where: { $0 == nil }),
        let outline = try ops(for: frame, depth: depth)
      else { continue }
      let area = outline.outlineBounds.insetBy(dx: 9.5, dy: 9.5)
      return outline.onLayer(1)
        + regions.compactMap { $0 }.map { region in
          var path = PathStorage()
          let box = region.frame(in: area).insetBy(dx: region.isWhole ? 0 : 1.6, dy: region.isWhole ? 0 : 1.6)
          path.addContinuousRect(x: box.minX, y: box.minY, width: box.width, height: box.height, radius: 4.5)
          return GlyphOp(path: path, shape: .fill)
        }
    }
    return nil
  }

  /// `X.stack`: X in front of two more of its kind, of which the upper edges show.
  mutating func piled(_ parts: SymbolNameParts, depth: Int) throws -> [GlyphOp]? {
    let (core, isFilled) = parts.withoutFill
    guard core.count > 1, core.last == "stack" else { return nil }
    let base = core.dropLast().name
    guard let front = try ops(for: isFilled ? base + ".fill" : base, depth: depth) else { return nil }
    let box = front.outlineBounds
    let scale = min(0.82, 60 / max(box.height, 1))
    let moved = front.applying(.onCanvas(scale: scale, dy: 91 - (50 + (box.maxY - 50) * scale)))
    let width = box.width * scale
    func edge(inset: CGFloat, above: CGFloat, layer: Int) -> GlyphOp {
      var path = PathStorage()
      let y = 91 - box.height * scale - above
      path.move(to: CGPoint(x: 50 - width / 2 + inset, y: y))
      path.addLine(to: CGPoint(x: 50 + width / 2 - inset, y: y))
      var op = GlyphOp(path: path, shape: .stroke)
      op.layer = layer
      return op
    }
    return moved + [edge(inset: 9, above: 13.5, layer: 1), edge(inset: 18, above: 26.5, layer: 2)]
  }

  /// `X.radiowaves.left.and.right`, `X.waves.left.and.right`: X between waves.
  mutating func betweenWaves(_ parts: SymbolNameParts, depth: Int) throws -> [GlyphOp]? {
    let (core, isFilled) = parts.withoutFill
    guard core.count > 4, core.dropFirst(core.count - 3).name == "left.and.right",
      ["radiowaves", "waves"].contains(core[core.count - 4])
    else { return nil }
    let base = core.dropLast(4).name
    guard let found = try ops(for: isFilled ? base + ".fill" : base, depth: depth) else { return nil }
    let waves = try path("D 50 50 33 -38 38 D 50 50 33 142 218 D 50 50 47 -40 40 D 50 50 47 140 220")
    var op = GlyphOp(path: waves, shape: .stroke)
    op.layer = 1
    op.width = 0.92
    let width = max(found.outlineBounds.width, 1)
    let scale = min(0.74, 44 / width)
    return [op] + found.applying(.onCanvas(scale: scale), width: 0.92)
  }

  /// `goforward.45`: the number of seconds inside the arrow.
  mutating func numbered(_ parts: SymbolNameParts) throws -> [GlyphOp]? {
    guard parts.count == 2, parts.first == "goforward" || parts.first == "gobackward",
      parts.last.allSatisfy(\.isNumber),
      let arrow = try glyphs.ops(of: String(parts.first), filled: false),
      let number = try glyphs.letters(String(parts.last), center: CGPoint(x: 50, y: 54), size: 38)
    else { return nil }
    return arrow + [number]
  }

  /// `iphone.landscape`: a device lying on its side.
  mutating func lyingDown(_ parts: SymbolNameParts, depth: Int) throws -> [GlyphOp]? {
    let (core, isFilled) = parts.withoutFill
    guard core.count > 1, core.last == "landscape" else { return nil }
    let base = core.dropLast().name
    return try ops(for: isFilled ? base + ".fill" : base, depth: depth)?.applying(.onCanvas(degrees: 90))
  }

  func path(_ text: Substring) throws -> PathStorage {
    switch GlyphPath.read(text) {
    case .success(let storage): return storage
    case .failure(let failure):
      throw GlyphSyntaxError(glyph: "composition", line: String(text), reason: failure.reason)
    }
  }
}
