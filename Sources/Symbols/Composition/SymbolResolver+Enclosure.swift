import CoreGraphics

extension SymbolResolver {
  /// `X.circle`, `X.square.fill`, …: a smaller X inside a shape. In the filled form X is cut out of the shape.
  mutating func enclosed(_ parts: SymbolNameParts, depth: Int) throws -> [GlyphOp]? {
    let (core, isFilled) = parts.withoutFill
    guard core.count > 1, core[core.count - 2] != "on", let container = SymbolContainer.named(core.last)
    else { return nil }
    let inner = core.dropLast().name
    let attributes = try glyphs.attributes(of: inner)
    let placesOutline = attributes?.isOutlineInside ?? false
    let found: [GlyphOp]?
    if attributes != nil && !placesOutline {
      found = try filledOps(for: inner, depth: depth)
    } else {
      found = try ops(for: inner, depth: depth)
    }
    guard let found else { return nil }
    let outline = try path(container.outline)
    let scale = container.innerScale * (attributes?.enclosedScale ?? 1)
    let shift = attributes?.enclosedShift ?? .zero
    let transform = CGAffineTransform.onCanvas(
      scale: scale, dx: shift.dx * scale, dy: container.innerDrop + shift.dy * scale)
    var ring = GlyphOp(path: outline, shape: isFilled ? .fillAndStroke : .stroke)
    ring.layer = 1
    var result = [ring]
    if let extra = container.extra {
      ring.path = try path(extra)
      ring.shape = .stroke
      result.append(ring)
    }
    for var op in found.applying(transform, width: placesOutline ? 0.84 : 0.8) {
      op.layer = 0
      op.weightResponse *= 0.8
      op.isKnockedOut = isFilled
      if attributes?.isCropped == true {
        op.clip = outline.applying(.onCanvas(scale: isFilled ? 0.9 : 0.86))
      }
      result.append(op)
    }
    return result
  }

  /// `X.viewfinder` and `X.magnifyingglass`: a smaller X between brackets or in the lens.
  mutating func framed(_ parts: SymbolNameParts, depth: Int) throws -> [GlyphOp]? {
    guard parts.count > 1, parts.last == "viewfinder" || parts.last == "magnifyingglass",
      let frame = try glyphs.ops(of: String(parts.last), filled: false)
    else { return nil }
    let inner = parts.dropLast().name
    let isViewfinder = parts.last == "viewfinder"
    let placesOutline = try glyphs.attributes(of: inner)?.isOutlineInside ?? false
    let found =
      isViewfinder || placesOutline
      ? try ops(for: inner, depth: depth) : try filledOps(for: inner, depth: depth)
    guard let found else { return nil }
    let moved =
      isViewfinder
      ? found.applying(.onCanvas(scale: 0.62), width: 0.86)
      : found.applying(.onCanvas(scale: 0.34, dx: -8, dy: -8), width: 0.75)
    return frame
      + moved.map { op in
        var op = op
        op.weightResponse *= 0.6
        return op
      }
  }

  func path(_ text: Substring) throws -> PathStorage {
    switch GlyphPath.read(text) {
    case .success(let storage): return storage
    case .failure(let failure):
      throw GlyphSyntaxError(glyph: "composition", line: String(text), reason: failure.reason)
    }
  }
}
