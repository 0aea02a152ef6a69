import CoreGraphics

extension SymbolResolver {
  /// `X.on.Y`, `X.fill.on.Y`, `X.fill.on.Y.fill`: X in front of Y, shifted apart along the diagonal. A fill at the end is
  /// that of both.
  mutating func stacked(_ parts: SymbolNameParts, depth: Int) throws -> [GlyphOp]? {
    guard let index = parts.firstIndex(of: "on"), index > 0, index < parts.count - 1 else { return nil }
    let (backParts, isFilled) = parts.dropFirst(index + 1).withoutFill
    let (frontParts, isFrontFilled) = parts.prefix(index).withoutFill
    let frontName = frontParts.name
    let isSolid = isFilled || isFrontFilled
    let backOps =
      isFilled ? try filledOps(for: backParts.name, depth: depth) : try ops(for: backParts.name, depth: depth)
    guard let back = backOps,
      let silhouette = try filledOps(for: frontName, depth: depth),
      let front = isSolid ? silhouette : try ops(for: frontName, depth: depth)
    else { return nil }
    let backPlace = CGAffineTransform.onCanvas(scale: 0.8, dx: 9, dy: -9.5)
    let frontPlace = CGAffineTransform.onCanvas(scale: 0.8, dx: -9, dy: 9.5)
    let room = silhouette.applying(frontPlace).compactMap { op -> GlyphOp? in
      if op.erases || op.isKnockedOut { return nil }
      var op = op
      op.shape = op.shape == .stroke ? .stroke : .fillAndStroke
      op.erases = true
      op.gap = 0.95
      return op
    }
    return back.applying(backPlace).onLayer(1) + room + front.applying(frontPlace).onLayer(0)
  }

  /// `X.and.Y` where nothing better is drawn: both at a smaller size, side by side.
  mutating func sideBySide(_ parts: SymbolNameParts, depth: Int) throws -> [GlyphOp]? {
    guard let index = parts.firstIndex(of: "and"), index > 0, index < parts.count - 1 else { return nil }
    let left = parts.prefix(index)
    let right = parts.dropFirst(index + 1)
    let isFilled = right.last == "fill" && right.count > 1 && left.last != "fill"
    let leftOps =
      isFilled ? try filledOps(for: left.name, depth: depth) : try ops(for: left.name, depth: depth)
    guard let leftOps, let rightOps = try ops(for: right.name, depth: depth) else { return nil }
    return leftOps.applying(.onCanvas(scale: 0.6, dx: -21), width: 0.85)
      + rightOps.applying(.onCanvas(scale: 0.6, dx: 21), width: 0.85).onLayer(1)
  }
}
