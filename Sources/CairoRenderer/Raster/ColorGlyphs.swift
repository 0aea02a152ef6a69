import CPixelKernels
import CoreGraphics
import Foundation
import Rendering

/// A glyph that brings its own colours.
struct ColorGlyph {
  var image: DecodedImage
  /// The picture's corner from the pen, in its own pixels, y down.
  var left: Int
  var top: Int
  var pixelsPerEm: Double
}

extension GlyphStore {
  /// The glyph's picture in the font file's own size; nil when the font has none.
  func colorGlyph(_ glyph: UInt32, font: Int, face: Face) -> ColorGlyph? {
    let key = ColorGlyphKey(font: font, glyph: glyph)
    if let known = colorGlyphs[key] { return known }
    if colorGlyphs.count > 512 { colorGlyphs.removeAll() }
    guard let size = face.selectLargestStrike(), let (layer, left, top) = face.colorGlyph(glyph) else {
      colorGlyphs[key] = .some(nil)
      return nil
    }
    var source = layer.image
    let image = DecodedImage(
      width: Int(source.width), height: Int(source.height), scale: 1, isOpaque: false
    ) { destination in
      pk_copy(&source, 0, 0, &destination, layer.bounds)
    }
    let made = ColorGlyph(image: image, left: left, top: top, pixelsPerEm: size)
    colorGlyphs[key] = made
    return made
  }
}

struct ColorGlyphKey: Hashable {
  var font: Int
  var glyph: UInt32
}
