import CCairo
import CPixelKernels
import CoreGraphics
import Foundation
import Rendering

// Unsafe code about glyphs: FreeType's bitmaps and the tables that the kernels read.

/// The bytes of all glyph pictures, one after the other, and the table of where each is.
final class GlyphAtlas {
  private(set) var bytes: UnsafeMutablePointer<UInt8>
  private(set) var byteCount = 0
  private var byteCapacity = 1 << 16
  private(set) var glyphs: UnsafeMutablePointer<PKGlyph>
  private(set) var glyphCount = 0
  private var glyphCapacity = 512

  init() {
    bytes = .allocate(capacity: byteCapacity)
    glyphs = .allocate(capacity: glyphCapacity)
  }

  deinit {
    bytes.deallocate()
    glyphs.deallocate()
  }

  func removeAll() {
    byteCount = 0
    glyphCount = 0
  }

  /// Adds an empty picture and returns its number.
  func addEmpty() -> Int32 {
    add(PKGlyph(offset: 0, left: 0, top: 0, width: 0, height: 0))
  }

  /// Copies a picture's rows and returns its number.
  func add(left: Int, top: Int, width: Int, height: Int, rows: UnsafePointer<UInt8>, pitch: Int) -> Int32 {
    guard width > 0, height > 0, width < 32768, height < 32768, abs(left) < 32768, abs(top) < 32768 else {
      return addEmpty()
    }
    let needed = byteCount + width * height
    if needed > byteCapacity {
      let capacity = max(needed, byteCapacity * 2)
      let grown = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
      grown.update(from: bytes, count: byteCount)
      bytes.deallocate()
      bytes = grown
      byteCapacity = capacity
    }
    for row in 0..<height {
      (bytes + byteCount + row * width).update(from: rows + row * pitch, count: width)
    }
    let glyph = PKGlyph(
      offset: UInt32(byteCount), left: Int16(left), top: Int16(top), width: UInt16(width),
      height: UInt16(height))
    byteCount = needed
    return add(glyph)
  }

  private func add(_ glyph: PKGlyph) -> Int32 {
    if glyphCount == glyphCapacity {
      let grown = UnsafeMutablePointer<PKGlyph>.allocate(capacity: glyphCapacity * 2)
      grown.update(from: glyphs, count: glyphCount)
      glyphs.deallocate()
      glyphs = grown
      glyphCapacity *= 2
    }
    glyphs[glyphCount] = glyph
    glyphCount += 1
    return Int32(glyphCount - 1)
  }
}

/// Where the glyphs of the run being drawn go.
struct GlyphPositions {
  private var memory: UnsafeMutablePointer<PKGlyphPosition>?
  private var capacity = 0

  mutating func reserve(_ count: Int) -> UnsafeMutablePointer<PKGlyphPosition> {
    if let memory, count <= capacity { return memory }
    memory?.deallocate()
    capacity = max(count, capacity * 2, 256)
    let made = UnsafeMutablePointer<PKGlyphPosition>.allocate(capacity: capacity)
    memory = made
    return made
  }

  mutating func free() {
    memory?.deallocate()
    memory = nil
    capacity = 0
  }
}

/// The pictures of one font at one size: for each glyph and quarter of a pixel a number in the atlas, or -1.
final class GlyphTable {
  let entries: UnsafeMutablePointer<Int32>
  let entryCount: Int
  private let face: Face
  private let instance: FontInstance
  private let pixelSize: Double
  private var matrix: FT_Matrix
  private let isUpright: Bool

  init(face: Face, instance: FontInstance, transform: CGAffineTransform) {
    self.face = face
    self.instance = instance
    entryCount = max(face.glyphCount, 1) * 4
    entries = .allocate(capacity: entryCount)
    entries.update(repeating: -1, count: entryCount)
    let stretch = abs(Double(transform.a * transform.d - transform.b * transform.c)).squareRoot()
    pixelSize = instance.size * stretch
    isUpright = transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.a == transform.d
    let unit = stretch > 0 ? 65536 / stretch : 0
    // FreeType's y axis points up.
    let a = Double(transform.a) * unit
    let b = -Double(transform.b) * unit
    let c = -Double(transform.c) * unit
    let d = Double(transform.d) * unit
    let slant = instance.slant
    let stretched = a * instance.stretch
    matrix = FT_Matrix(
      xx: Int(stretched), xy: Int(stretched * slant + c), yx: Int(b * instance.stretch),
      yy: Int(b * slant + d))
  }

  deinit { entries.deallocate() }

  /// Draws one glyph into the atlas. A glyph that cannot be drawn stays empty.
  func render(glyph: UInt32, quarter: Int, into atlas: GlyphAtlas) {
    let entry = Int(glyph) * 4 + quarter
    guard entry < entryCount, entries[entry] < 0 else { return }
    entries[entry] = atlas.addEmpty()
    guard pixelSize > 0, pixelSize < 8000, face.select(pixelSize: pixelSize) else { return }
    let handle = face.handle
    let flags = Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    guard FT_Load_Glyph(handle, glyph, flags) == 0, let slot = handle.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return }
    if instance.isEmboldened {
      FT_Outline_Embolden(&slot.pointee.outline, Int(pixelSize * 64 / 24))
    }
    if !isUpright || instance.slant != 0 || instance.stretch != 1 {
      FT_Outline_Transform(&slot.pointee.outline, &matrix)
    }
    FT_Outline_Translate(&slot.pointee.outline, quarter * 16, 0)
    guard FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0, let rows = slot.pointee.bitmap.buffer else {
      return
    }
    let bitmap = slot.pointee.bitmap
    entries[entry] = atlas.add(
      left: Int(slot.pointee.bitmap_left), top: -Int(slot.pointee.bitmap_top), width: Int(bitmap.width),
      height: Int(bitmap.rows), rows: rows, pitch: Int(bitmap.pitch))
  }
}
