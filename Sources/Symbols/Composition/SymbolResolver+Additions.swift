import CoreGraphics

extension SymbolResolver {
  /// `car.side.hill.up`, `key.sensor.tag.radiowaves.left.and.right`: X with what the glyph `with.hill.up` draws beside
  /// it. That glyph says how large X is there and where.
  ///
  /// `X.air.upper.and.lower` is X with all of `with.air.upper` and `with.air.lower`.
  mutating func extended(_ parts: SymbolNameParts, depth: Int) throws -> [GlyphOp]? {
    let (core, isFilled) = parts.withoutFill
    for count in stride(from: 1, to: core.count, by: 1) {
      let base = core.prefix(count)
      guard let names = additions(core.dropFirst(count)),
        let found = try ops(for: isFilled ? base.name + ".fill" : base.name, depth: depth),
        let attributes = try glyphs.attributes(of: names[0])
      else { continue }
      // What goes with a thing that faces right is mirrored for the one that faces left.
      let isMirrored = base.last == "left" && attributes.isMirrorable
      let place = CGAffineTransform.onCanvas(
        scale: attributes.room, dx: isMirrored ? -attributes.roomShift.dx : attributes.roomShift.dx,
        dy: attributes.roomShift.dy)
      var all = found.applying(place, width: attributes.room < 0.75 ? 0.9 : 1).onLayer(1)
      if attributes.room < 0.9 {
        // Gaps close sooner in the small.
        for index in all.indices { all[index].weightResponse *= 0.6 }
      }
      for name in names {
        guard let added = try glyphs.ops(of: name, filled: isFilled) else { continue }
        all += added.applying(.onCanvas(isMirrored: isMirrored))
      }
      return all
    }
    return nil
  }

  /// The glyphs that draw what a name's end adds; nil if there is none for some of it.
  private func additions(_ end: SymbolNameParts) -> [String]? {
    let whole = "with." + end.name
    if glyphs.has(whole) { return [whole] }
    for count in stride(from: 1, to: end.count, by: 1) {
      let shared = "with." + end.prefix(count).name
      var listed = end.dropFirst(count)
      if listed.last == "open" { listed = listed.dropLast() }
      let names = listed.split(at: "and").map { shared + "." + $0.name }
      if names.count > 1 || listed.count < end.count - count, names.allSatisfy(glyphs.has) { return names }
    }
    return nil
  }
}
