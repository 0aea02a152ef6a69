import CCairo
import CPixelKernels
import CoreGraphics
import Foundation
import Rendering

// Unsafe code about documents: cairo's fonts and pictures.

/// Fonts as cairo takes them. Every font face keeps its FreeType face alive.
final class VectorFaces {
  private let library = FaceLibrary()
  private var fonts: [FaceKey: OpaquePointer] = [:]

  private struct FaceKey: Hashable {
    var file: String
    var index: Int
    var variations: String
  }

  /// The font of an instance, whatever its size.
  func font(for instance: FontInstance) -> OpaquePointer? {
    let key = FaceKey(file: instance.file, index: instance.index, variations: instance.variations)
    if let known = fonts[key] { return known }
    guard let face = library.face(for: instance),
      let made = cairo_ft_font_face_create_for_ft_face(face.handle, Int32(FT_LOAD_NO_HINTING))
    else { return nil }
    // cairo keeps fonts it has used for later, longer than this object lives.
    let kept = Unmanaged.passRetained(face).toOpaque()
    let release: cairo_destroy_func_t = { if let face = $0 { Unmanaged<Face>.fromOpaque(face).release() } }
    if cairo_font_face_set_user_data(made, Self.faceKey, kept, release) != CAIRO_STATUS_SUCCESS {
      Unmanaged<Face>.fromOpaque(kept).release()
      cairo_font_face_destroy(made)
      return nil
    }
    fonts[key] = made
    return made
  }

  /// Only its address counts.
  nonisolated(unsafe) private static let faceKey = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(
    capacity: 1)

  deinit {
    for font in fonts.values { cairo_font_face_destroy(font) }
  }
}

enum CairoPicture {
  /// A copy of a part of an image; destroy it.
  static func surface(of image: DecodedImage, _ part: PKRect) -> OpaquePointer? {
    guard !part.isEmpty,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, part.width, part.height),
      let pixels = cairo_image_surface_get_data(surface)
    else { return nil }
    cairo_surface_flush(surface)
    var destination = PKImage(
      pixels: UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt32.self), width: part.width,
      height: part.height, stride: cairo_image_surface_get_stride(surface) / 4)
    image.withImage { source in
      pk_copy(
        &source, part.x0, part.y0, &destination, PKRect(x0: 0, y0: 0, x1: part.width, y1: part.height))
    }
    cairo_surface_mark_dirty(surface)
    return surface
  }
}
