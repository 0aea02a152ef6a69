import CoreGraphics

extension SymbolResolver {
  /// `X.circle`, `X.square.fill`, `X.circle.dashed`, `app.X`, …: a smaller X inside a shape. In the filled form X is cut out of
  /// the shape.
  mutating func enclosed(_ parts: SymbolNameParts, depth: Int) throws -> [GlyphOp]? {
    var (core, isFilled) = parts.withoutFill
    var pattern: DashPattern?
    if core.count > 2, let found = DashPattern(core.last) {
      pattern = found
      core = core.dropLast()
    }
    if core.first == "app", core.count == 2, glyphs.has(String(core.last)) {
      return try ops(for: "\(core.last).app" + (isFilled ? ".fill" : ""), depth: depth)
    }
    for length in stride(from: 6, through: 1, by: -1)
    where core.count > length && (core[core.count - length - 1] != "on" || glyphs.has(core.dropLast(length).name)) {
      let name = "in." + core.dropFirst(core.count - length).name
      guard let container = try glyphs.attributes(of: name) else { continue }
      guard let shape = try glyphs.ops(of: name, filled: isFilled),
        let inner = try content(core.dropLast(length), isFilled: isFilled, depth: depth)
      else { return nil }
      var ring = (pattern.map { pattern in shape.map { $0.dashed(pattern) } } ?? shape).onLayer(1)
      var placed = inner.placed(in: container, shape: shape, isFilled: isFilled)
      if let color = Self.signColor(core.first, in: core.last), core.count == 2 {
        ring = ring.colored(color)
        placed = placed.colored(isFilled ? .white : color)
      }
      // What the content clears for itself must not reach the outline around it.
      return isFilled ? ring + placed : placed + ring
    }
    return nil
  }

  /// The colour that a sign has in multicolor rendering by what it says.
  private static func signColor(_ sign: Substring, in shape: Substring) -> SymbolColor? {
    switch (sign, shape) {
    case ("plus", "circle"), ("checkmark", "circle"), ("checkmark", "shield"): .green
    case ("minus", "circle"), ("xmark", "circle"), ("xmark", "octagon"), ("xmark", "bin"),
      ("exclamationmark", "octagon"):
      .red
    case ("exclamationmark", "triangle"), ("exclamationmark", "shield"): .yellow
    case ("exclamationmark", "circle"): .red
    case ("checkmark", "seal"), ("info", "circle"), ("questionmark", "circle"): .blue
    default: nil
    }
  }

  /// What an enclosing shape shows of a name: filled or outlined, as the glyph prefers.
  private mutating func content(
    _ parts: SymbolNameParts, isFilled: Bool, depth: Int
  ) throws -> EnclosedContent? {
    let name = parts.name
    let attributes = try glyphs.attributes(of: name)
    let isSolid =
      switch attributes?.inside {
      case .filled: true
      case .sameAsShape: isFilled
      case .outline, nil: false
      }
    if let ops = isSolid ? try filledOps(for: name, depth: depth) : try ops(for: name, depth: depth) {
      return EnclosedContent(ops: ops, attributes: attributes)
    }
    if let label = try label(parts) { return EnclosedContent(ops: [label], attributes: nil) }
    // `building.2.crop.circle`: only people have a form that reaches the rim.
    if parts.last == "crop", parts.count > 1 { return try content(parts.dropLast(), isFilled: isFilled, depth: depth) }
    return nil
  }

  /// `lb.circle`, `r2.button.roundedtop.horizontal`: two or three letters that name no drawing stand for themselves.
  private mutating func label(_ parts: SymbolNameParts) throws -> GlyphOp? {
    let text = parts.name
    guard parts.count == 1, (2...3).contains(text.count), text.first?.isLetter == true else { return nil }
    return try glyphs.letters(text.uppercased(), center: CGPoint(x: 50, y: 50), size: text.count == 2 ? 80 : 62)
  }

  /// `X.viewfinder` and `X.magnifyingglass`: a smaller X between brackets or in the lens.
  mutating func framed(_ parts: SymbolNameParts, depth: Int) throws -> [GlyphOp]? {
    let (core, isFilled) = parts.withoutFill
    guard core.count > 1, core.last == "viewfinder" || core.last == "magnifyingglass",
      let frame = try glyphs.ops(of: String(core.last), filled: false)
    else { return nil }
    let inner = core.dropLast().name
    let isViewfinder = core.last == "viewfinder"
    let placesOutline = try glyphs.attributes(of: inner)?.inside == .outline
    let found =
      !isFilled && (isViewfinder || placesOutline)
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
}

/// A glyph's steps on their way into a shape.
private struct EnclosedContent {
  let ops: [GlyphOp]
  let attributes: GlyphAttributes?

  /// The shift that brings the ink to the middle of the canvas; none if it is nearly there.
  private var centering: CGVector {
    let box = ops.inkBounds
    if box.isNull { return .zero }
    let shift = CGVector(dx: 50 - box.midX, dy: 50 - box.midY)
    return max(abs(shift.dx), abs(shift.dy)) > 4 ? shift : .zero
  }

  /// A scale at which the ink stays as near to the middle as the container wants.
  private func fitting(_ scale: CGFloat, shift: CGVector, into container: GlyphAttributes) -> CGFloat {
    guard let reach = container.reach else { return scale }
    var farthest: CGFloat = 0
    for op in ops where !op.erases {
      let half = op.shape == .fill ? 0 : op.strokeWidth(at: .regular) / 2
      for point in op.path.points {
        let x = point.x + shift.dx - 50
        let y = point.y + shift.dy - 50
        farthest = max(farthest, (x * x + y * y).squareRoot() + half)
      }
    }
    return farthest * scale > reach ? reach / farthest : scale
  }

  func placed(in container: GlyphAttributes, shape: [GlyphOp], isFilled: Bool) -> [GlyphOp] {
    let isCropped = attributes?.isCropped == true
    let shift = attributes?.enclosedShift ?? (isCropped ? .zero : centering)
    let preferred = container.room * (attributes?.enclosedScale ?? 1)
    let scale = isCropped ? preferred : fitting(preferred, shift: shift, into: container)
    let transform = CGAffineTransform.onCanvas(
      scale: scale, dx: container.roomShift.dx + shift.dx * scale,
      dy: container.roomShift.dy + shift.dy * scale)
    let width = attributes?.inside == .outline ? 0.84 : 0.8
    let clip =
      isCropped
      ? shape.first?.path.applying(.onCanvas(scale: isFilled ? 0.9 : 0.86)) : nil
    return ops.applying(transform, width: width).map { op in
      var op = op
      op.layer = 0
      // Dots would run into each other in the small.
      op.weightResponse *= op.width > 1.6 ? 0 : 0.8
      op.isKnockedOut = isFilled
      if let clip { op.clip = clip }
      return op
    }
  }
}
