import CCairo
import CPixelKernels
import CoreGraphics
import Foundation
import Rendering

/// Coverage pictures of glyphs, four a glyph for the quarters of a pixel it may start at, made when first needed.
///
/// A rasteriser has its own store and its own FreeType faces, so that no locks are needed while drawing.
final class GlyphStore {
  /// A font at a size and direction on the surface.
  struct Key: Hashable {
    var font: Int
    /// The transform's linear part in 1/1024.
    var a: Int32
    var b: Int32
    var c: Int32
    var d: Int32
  }

  private let fonts: FontRegistry
  private let faces = FaceLibrary()
  @exclusivity(unchecked) private var tables: [Key: GlyphTable] = [:]
  @exclusivity(unchecked) private var instances: [Int: FontInstance] = [:]
  private let atlas = GlyphAtlas()
  @exclusivity(unchecked) private var positions = GlyphPositions()
  var colorGlyphs: [ColorGlyphKey: ColorGlyph?] = [:]

  private static let byteLimit = 12 << 20
  private static let tableLimit = 400

  init(fonts: FontRegistry) {
    self.fonts = fonts
  }

  deinit { positions.free() }

  func trim() {
    if atlas.byteCount > Self.byteLimit || tables.count > Self.tableLimit {
      tables.removeAll(keepingCapacity: true)
      atlas.removeAll()
    }
  }

  func instance(_ number: Int) -> FontInstance? {
    if let known = instances[number] { return known }
    guard let found = fonts.instance(number) else { return nil }
    instances[number] = found
    return found
  }

  func face(of instance: FontInstance) -> Face? { faces.face(for: instance) }

  /// Draws a run of outline glyphs at the run's places.
  func draw(
    _ run: TextLayout.GlyphRun, _ transform: CGAffineTransform, onto target: inout PKTarget,
    with paint: inout PKPaint
  ) {
    guard let instance = instance(run.font) else { return }
    let key = Key(
      font: run.font, a: Self.fixed(transform.a), b: Self.fixed(transform.b), c: Self.fixed(transform.c),
      d: Self.fixed(transform.d))
    let table: GlyphTable
    if let known = tables[key] {
      table = known
    } else {
      guard let face = faces.face(for: instance) else { return }
      table = GlyphTable(face: face, instance: instance, transform: transform)
      tables[key] = table
    }
    let matrix = PKMatrix(transform)
    run.glyphs.withPlacedGlyphs { glyphs, count in
      guard let glyphs else { return }
      let places = positions.reserve(count)
      let missing = pk_place_glyphs(glyphs, count, matrix, table.entries, table.entryCount, places)
      if missing > 0 {
        for index in 0..<count where places[index].glyph == UInt32(PKMissingGlyph) {
          let quarter =
            Int(
              ((glyphs[index].x * matrix.xx + glyphs[index].y * matrix.xy + matrix.x0) * 4 + 0.5)
                .rounded(.down)) & 3
          table.render(glyph: glyphs[index].number, quarter: quarter, into: atlas)
        }
        _ = pk_place_glyphs(glyphs, count, matrix, table.entries, table.entryCount, places)
      }
      pk_draw_glyphs(&target, atlas.bytes, atlas.glyphs, places, count, &paint)
    }
  }

  private static func fixed(_ value: CGFloat) -> Int32 {
    Int32(min(max((value * 1024).rounded(), -2e9), 2e9))
  }
}
