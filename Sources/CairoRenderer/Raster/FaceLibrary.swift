import CCairo
import CPixelKernels
import Foundation
import Rendering

/// Open font files. Not shared between threads.
final class FaceLibrary {
  private struct Key: Hashable {
    var file: String
    var index: Int
    var variations: String
  }

  private let library = FreeTypeLibrary()
  private var faces: [Key: Face] = [:]

  func face(for instance: FontInstance) -> Face? {
    let key = Key(file: instance.file, index: instance.index, variations: instance.variations)
    if let known = faces[key] { return known }
    guard let made = Face(instance, library: library) else { return nil }
    faces[key] = made
    return made
  }
}

/// FreeType itself; closed when the last of its faces is.
final class FreeTypeLibrary {
  fileprivate var handle: FT_Library?

  init() { FT_Init_FreeType(&handle) }

  deinit { if let handle { FT_Done_FreeType(handle) } }
}

/// One face of a font file.
final class Face {
  let handle: FT_Face
  private let library: FreeTypeLibrary
  let glyphCount: Int
  private var selectedSize = -1

  fileprivate init?(_ instance: FontInstance, library: FreeTypeLibrary) {
    var opened: FT_Face?
    guard let freeType = library.handle,
      FT_New_Face(freeType, instance.file, instance.index, &opened) == 0, let opened
    else { return nil }
    self.library = library
    handle = opened
    glyphCount = opened.pointee.num_glyphs
    if !instance.variations.isEmpty { setVariations(instance.variations) }
  }

  deinit { FT_Done_Face(handle) }

  /// Makes outlines come out at this size; false when the face has none.
  func select(pixelSize: Double) -> Bool {
    let size = Int((pixelSize * 64).rounded())
    if size == selectedSize { return true }
    guard size > 0, FT_Set_Char_Size(handle, size, 0, 72, 72) == 0 else { return false }
    selectedSize = size
    return true
  }

  /// Selects the largest bitmap strike and returns its pixels per em; nil for a face without bitmaps.
  func selectLargestStrike() -> Double? {
    selectedSize = -1
    let count = Int(handle.pointee.num_fixed_sizes)
    guard count > 0, let sizes = handle.pointee.available_sizes else { return nil }
    var best = 0
    for index in 0..<count where sizes[index].y_ppem > sizes[best].y_ppem { best = index }
    guard FT_Select_Size(handle, Int32(best)) == 0 else { return nil }
    return Double(sizes[best].y_ppem) / 64
  }

  /// A coloured glyph of the selected strike, and its corner relative to the pen in strike pixels, y down.
  func colorGlyph(_ glyph: UInt32) -> (layer: PixelLayer, left: Int, top: Int)? {
    guard FT_Load_Glyph(handle, glyph, Int32(FT_LOAD_COLOR)) == 0, let slot = handle.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_BITMAP,
      slot.pointee.bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue),
      let rows = slot.pointee.bitmap.buffer
    else { return nil }
    let bitmap = slot.pointee.bitmap
    let layer = PixelLayer(width: Int32(bitmap.width), height: Int32(bitmap.rows))
    for row in 0..<Int(bitmap.rows) {
      UnsafeMutableRawPointer(layer.image.pixels + row * Int(bitmap.width))
        .copyMemory(from: rows + row * Int(bitmap.pitch), byteCount: Int(bitmap.width) * 4)
    }
    return (layer, Int(slot.pointee.bitmap_left), -Int(slot.pointee.bitmap_top))
  }

  /// The advance of a glyph of the selected strike, in its pixels.
  func strikeAdvance(_ glyph: UInt32) -> Double? {
    guard FT_Load_Glyph(handle, glyph, Int32(FT_LOAD_COLOR)) == 0, let slot = handle.pointee.glyph else {
      return nil
    }
    return Double(slot.pointee.advance.x) / 64
  }

  /// The face's own measures for a size in points.
  func metrics(size: Double) -> FontMetrics {
    let unit = size / Double(max(handle.pointee.units_per_EM, 1))
    var capHeight = 0.7 * size
    var xHeight = 0.5 * size
    if let table = FT_Get_Sfnt_Table(handle, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self) {
      if table.pointee.sCapHeight > 0 { capHeight = Double(table.pointee.sCapHeight) * unit }
      if table.pointee.sxHeight > 0 { xHeight = Double(table.pointee.sxHeight) * unit }
    }
    let ascent = Double(handle.pointee.ascender) * unit
    let descent = -Double(handle.pointee.descender) * unit
    return FontMetrics(
      ascent: ascent, descent: descent,
      leading: max(Double(handle.pointee.height) * unit - ascent - descent, 0),
      capHeight: capHeight, xHeight: xHeight)
  }

  private func setVariations(_ text: String) {
    var description: UnsafeMutablePointer<FT_MM_Var>?
    guard FT_Get_MM_Var(handle, &description) == 0, let description else { return }
    defer { free(description) }
    var wanted: [String: Double] = [:]
    for part in text.split(separator: ",") {
      let pair = part.split(separator: "=")
      if pair.count == 2, let value = Double(pair[1]) { wanted[String(pair[0])] = value }
    }
    var coordinates: [FT_Fixed] = []
    for index in 0..<Int(description.pointee.num_axis) {
      let axis = description.pointee.axis[index]
      let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: axis.tag >> UInt($0)) }
      let tag = String(decoding: bytes, as: UTF8.self)
      coordinates.append(wanted[tag].map { FT_Fixed($0 * 65536) } ?? axis.def)
    }
    FT_Set_Var_Design_Coordinates(handle, UInt32(coordinates.count), &coordinates)
  }
}
