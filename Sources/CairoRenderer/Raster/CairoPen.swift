import CCairo
import CPixelKernels
import CoreGraphics
import Rendering

/// A small coverage surface that cairo strokes outlines on.
final class CairoPen {
  private let surface: OpaquePointer
  private let context: OpaquePointer

  init?(width: Int32, height: Int32) {
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface)
    else { return nil }
    self.surface = surface
    self.context = context
    cairo_set_tolerance(context, 0.1)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  func stroke(_ shape: ShapeGeometry, _ line: LineStyle, _ transform: CGAffineTransform, antialiased: Bool) {
    cairo_set_antialias(context, antialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    shape.stroke(line, transform, on: context)
  }

  /// Lends the coverage to a kernel.
  func withMask(_ body: (inout PKMask) -> Void) {
    cairo_surface_flush(surface)
    guard let bytes = cairo_image_surface_get_data(surface) else { return }
    var mask = PKMask(
      bytes: bytes, width: cairo_image_surface_get_width(surface),
      height: cairo_image_surface_get_height(surface), stride: cairo_image_surface_get_stride(surface))
    body(&mask)
  }
}
