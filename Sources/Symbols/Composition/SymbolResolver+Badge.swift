import CoreGraphics

extension SymbolResolver {
  /// Signs that stand cut out of a disc; any other badge stands by itself.
  private static let discBadges: [String: SymbolColor?] = [
    "plus": .green, "minus": .red, "checkmark": .green, "xmark": .red, "exclamationmark": .yellow,
    "questionmark": .blue, "play": nil,
  ]

  private static let badgeSpellings = [
    "person.crop": "person.crop.circle", "automatic": "a.circle", "shield.checkmark": "checkmark.shield",
    "shield.exclamationmark": "exclamationmark.shield", "record": "record.circle",
    "timemachine": "clock.arrow.circlepath",
  ]

  /// `X.badge`, `X.badge.plus`, `X.fill.badge.plus`, `X.trianglebadge.exclamationmark`.
  mutating func badged(_ parts: SymbolNameParts, depth: Int) throws -> [GlyphOp]? {
    let (core, isFilled) = parts.withoutFill
    if core.last == "badge", core.count > 1 {
      let base = core.dropLast().name
      guard let found = try ops(for: isFilled ? base + ".fill" : base, depth: depth) else { return nil }
      return try addingDot(to: found)
    }
    if let index = parts.firstIndex(of: "trianglebadge"), index > 0, index < parts.count - 1 {
      let base = parts.prefix(index).name + (isFilled ? ".fill" : "")
      guard let found = try ops(for: base, depth: depth) else { return nil }
      return try addingBadge("exclamationmark.triangle", to: found, depth: depth)
    }
    guard let index = core.firstIndex(of: "badge"), index > 0, index < core.count - 1,
      !glyphs.has("in." + core[index + 1]) || core.count > index + 2
    else { return nil }
    let base = core.prefix(index).name
    let badge = core.dropFirst(index + 1).name
    guard let found = try ops(for: isFilled ? base + ".fill" : base, depth: depth) else { return nil }
    return try addingBadge(badge, to: found, depth: depth)
  }

  /// `person.fill.checkmark`, `wifi.exclamationmark`: a mark at the end of a name is a badge.
  mutating func withTrailingMark(_ parts: SymbolNameParts, depth: Int) throws -> [GlyphOp]? {
    let marks: Set<Substring> = [
      "plus", "minus", "checkmark", "xmark", "questionmark", "exclamationmark", "clock",
    ]
    let (core, isFilled) = parts.withoutFill
    guard core.count > 1, marks.contains(core.last) else { return nil }
    let base = core.dropLast().name
    guard let found = try ops(for: isFilled ? base + ".fill" : base, depth: depth) else { return nil }
    return try addingBadge(String(core.last), to: found, depth: depth)
  }

  private func addingDot(to base: [GlyphOp]) throws -> [GlyphOp] {
    let box = base.outlineBounds
    let center = CGPoint(x: min(box.maxX - 6, 76), y: box.minY + 10)
    return base.onLayer(1) + disc(at: center, radius: 13).colored(.red)
  }

  private mutating func addingBadge(
    _ badge: String, to base: [GlyphOp], depth: Int
  ) throws -> [GlyphOp]? {
    let box = base.outlineBounds
    let center = CGPoint(x: max(box.maxX - 4, 62), y: min(box.maxY - 7, 80))
    let dx = center.x - 50
    let dy = center.y - 50
    let disc = disc(at: center, radius: 20)
    if let color = Self.discBadges[badge] {
      guard let sign = try ops(for: badge == "play" ? "play.fill" : badge, depth: depth) else { return nil }
      // Signs with a dot need thinner strokes, or the dot runs into the line.
      let width = badge.hasSuffix("mark") && badge != "checkmark" && badge != "xmark" ? 0.55 : 0.84
      let cut = sign.applying(.onCanvas(scale: 0.235, dx: dx, dy: dy), width: width).map { op in
        var op = op
        op.layer = 0
        op.erases.toggle()
        op.weightResponse = 0.45
        return op
      }
      return base.onLayer(1) + disc.colored(color) + cut
    }
    let bare = Self.badgeSpellings[badge] ?? badge
    guard let sign = try filledOps(for: bare, depth: depth) else { return nil }
    let width = bare.contains("mark.") ? 0.5 : bare == "ellipsis" ? 0.62 : 0.8
    let moved = sign.applying(.onCanvas(scale: 0.42, dx: dx, dy: dy), width: width)
    let light = moved.onLayer(0).map { op in
      var op = op
      op.weightResponse *= bare == "ellipsis" ? 0 : 0.45
      return op
    }
    return base.onLayer(1) + disc.prefix(1) + light
  }

  /// The steps that clear a disc and the gap around it, then fill the disc.
  private func disc(at center: CGPoint, radius: CGFloat) -> [GlyphOp] {
    var path = PathStorage()
    path.addGlyphEllipse(cx: center.x, cy: center.y, rx: radius, ry: radius)
    var room = GlyphOp(path: path, shape: .fillAndStroke)
    room.erases = true
    room.width = 0
    room.gap = 0.95
    return [room, GlyphOp(path: path, shape: .fill)]
  }
}
