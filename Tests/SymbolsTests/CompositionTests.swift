import Testing

@testable import Symbols

@Suite struct CompositionTests {
  private func resolver() -> SymbolResolver {
    SymbolResolver(library: GlyphLibrary(GlyphThemes.all), names: .system)
  }

  @Test func aFilledEnclosureCutsItsContentOutOnlyInMonochrome() throws {
    let drawing = try #require(SymbolSet.drawing(named: "star.circle.fill", pointSize: 17))
    #expect(drawing.layerCount == 2)
    let star = try #require(drawing.ops.last)
    #expect(star.knockOut)
    #expect(star.effect(isLayered: false) == .eraseAll || star.effect(isLayered: false) == .erase(layer: 0))
    #expect(star.effect(isLayered: true) == .paint(layer: 0))
    #expect(drawing.ops[0].effect(isLayered: true) == .paint(layer: 1))
  }

  @Test func aSlashMakesRoomForItself() throws {
    let plain = try #require(SymbolSet.drawing(named: "bell", pointSize: 17))
    let slashed = try #require(SymbolSet.drawing(named: "bell.slash", pointSize: 17))
    let added = slashed.ops.suffix(2)
    #expect(slashed.ops.count == plain.ops.count + 2)
    #expect(added.first?.effect(isLayered: true) == .eraseAll)
    let room = try #require(added.first?.strokeWidth)
    let line = try #require(added.last?.strokeWidth)
    #expect(room > line)
  }

  @Test func aBadgeLeavesItsBaseOnTheSecondLayer() throws {
    var resolver = resolver()
    let ops = try #require(try resolver.ops(for: "folder.badge.plus"))
    #expect(ops.first?.layer == 1)
    #expect(ops.last?.layer == 0)
    #expect(ops.last?.erases == true)
  }

  @Test func digitsAndLettersNeedNoFont() throws {
    for name in ["1.circle", "50.square.fill", "a.circle.fill", "z.square"] {
      #expect(SymbolSet.drawing(named: name, pointSize: 17)?.match == .exact)
    }
    var resolver = resolver()
    for character in "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789" {
      let ops = try #require(try resolver.ops(for: String(character).lowercased()), "\(character)")
      let box = ops.inkBounds
      #expect(abs(box.midX - 50) < 0.5 && abs(box.midY - 50) < 0.5, "\(character)")
      #expect(box.height > 65 && box.height < 80, "\(character)")
    }
  }

  @Test func arabicAndHindiHaveDigitsOfTheirOwn() throws {
    for name in ["12.circle", "7.square.fill", "goforward.15"] {
      let plain = try #require(SymbolSet.drawing(named: name, pointSize: 17))
      for script in ["ar", "hi"] {
        let drawing = try #require(SymbolSet.drawing(named: "\(name).\(script)", pointSize: 17))
        #expect(drawing.match == .exact && drawing.ops.count == plain.ops.count, "\(name).\(script)")
        #expect(drawing.ops != plain.ops, "\(name).\(script)")
      }
      #expect(SymbolSet.drawing(named: "\(name).ja", pointSize: 17)?.ops == plain.ops, "\(name)")
    }
    var resolver = resolver()
    var paths: Set<PathStorage> = []
    for character in "٠١٢٣٤٥٦٧٨٩०१२३४५६७८९" {
      let ops = try #require(try resolver.ops(for: String(character)), "\(character)")
      let box = ops.inkBounds
      #expect(abs(box.midX - 50) < 0.5 && abs(box.midY - 50) < 0.5, "\(character)")
      paths.formUnion(ops.map(\.path))
    }
    #expect(paths.count == 20)
  }

  @Test func noGlyphLeavesTheCanvas() throws {
    let resolver = resolver()
    var glyphs = resolver.glyphs
    let canvas = CGRect(x: -12, y: -12, width: 124, height: 124)
    for name in glyphs.library.names.sorted() {
      for filled in [false, true] {
        let ops = try #require(try glyphs.ops(of: name, filled: filled), "\(name)")
        #expect(!ops.isEmpty, "\(name)")
        if try glyphs.attributes(of: name)?.isCropped == true { continue }
        let ink = ops.inkBounds
        #expect(ink.isNull || canvas.encloses(ink), "\(name)")
      }
    }
  }

  @Test func theFilledVariantReachesAsFarAsTheOutline() throws {
    var glyphs = resolver().glyphs
    for name in glyphs.library.names.sorted() {
      let outline = try #require(try glyphs.ops(of: name, filled: false)).inkBounds
      let fill = try #require(try glyphs.ops(of: name, filled: true)).inkBounds
      #expect(fill.insetBy(dx: -2.5, dy: -2.5).encloses(outline), "\(name) \(fill) \(outline)")
    }
  }

  @Test func everyGlyphIsAKnownNameOrAPartOfOthers() {
    let parts: Set<String> = [
      "arrow.triangle.turn.up.right", "arrow.trianglepath.arm", "hand", "hand_x", "lens_x", "smallcircle", "shoeprints",
      "arrowshape.turn.up.right.2", "plus.minus.batteryblock",
      "square.grid.4x3", "face",
      "rectangle.portrait.split.1x2", "atom.orbit", "fan.blade",
      "bubble_x", "car_x", "cloud_x", "flashlight.off", "flashlight.on",
      "heart.text", "person.crop", "rectangle.angled", "slash", "square.leadinghalf.filled",
      "square.trailinghalf.filled", "text", "tram.tunnel", "truck", "laptopcomputer.gen1", "placeholdertext",
      "4.alt", "6.alt", "9.alt", "app.connected.to.app.below", "button.vertical.left", "car.front", "car.top",
      "ellipsis.vertical", "ev.plug.base", "gauge.open.with.lines.needle.67percent", "head.visor",
      "line.2.horizontal.decrease", "line.3.crossed.swirl", "road.lane", "square.grid.3x1.folder", "truck.side",
    ]
    let names = SymbolNames.system
    let kinds = ["letter.", "in.", "with."]
    for name in GlyphLibrary(GlyphThemes.all).names where !kinds.contains(where: name.hasPrefix) {
      #expect(names.contains(name) || parts.contains(name), "\(name)")
    }
  }
}
