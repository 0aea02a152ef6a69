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
    cairo_stroke(shape, line, transform, on: context)
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

/// Adds the outline to the context's path and strokes it with the context's source.
func cairo_stroke(
  _ shape: ShapeGeometry, _ line: LineStyle, _ transform: CGAffineTransform, on context: OpaquePointer
) {
  cairo_save(context)
  var matrix = cairo_matrix_t(
    xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
  let determinant = transform.a * transform.d - transform.b * transform.c
  guard determinant.isFinite, abs(determinant) > 1e-12 else {
    cairo_restore(context)
    return
  }
  cairo_transform(context, &matrix)
  cairo_new_path(context)
  cairo_append(shape, to: context)
  cairo_set_line_width(context, line.width)
  switch line.cap {
  case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
  case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
  case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
  }
  switch line.join {
  case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
  case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
  case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
  }
  cairo_set_miter_limit(context, max(line.miterLimit, 1))
  let dash = line.dash.map { max(Double($0), 0) }
  if !dash.isEmpty, dash.contains(where: { $0 > 0 }) {
    cairo_set_dash(context, dash, Int32(dash.count), Double(line.dashPhase))
  }
  cairo_stroke(context)
  cairo_restore(context)
}

/// Adds the outline to the context's path.
func cairo_append(_ shape: ShapeGeometry, to context: OpaquePointer) {
  switch shape {
  case .rect(let rect):
    if rect.isNull { return }
    cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
  case .roundedRect(let rect, let size, let continuous):
    cairo_append(PathStorage(roundedRect: rect, cornerSize: size, continuous: continuous), to: context)
  case .ellipse(let rect):
    var storage = PathStorage()
    storage.addEllipse(in: rect)
    cairo_append(storage, to: context)
  case .path(let path):
    cairo_append(path.storage, to: context)
  }
}

func cairo_append(_ path: PathStorage, to context: OpaquePointer) {
  var current = CGPoint.zero
  path.forEach(
    move: {
      cairo_move_to(context, $0.x, $0.y)
      current = $0
    },
    line: {
      cairo_line_to(context, $0.x, $0.y)
      current = $0
    },
    quad: { control, end in
      cairo_curve_to(
        context, current.x + (control.x - current.x) * 2 / 3, current.y + (control.y - current.y) * 2 / 3,
        end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
      current = end
    },
    curve: { first, second, end in
      cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
      current = end
    },
    close: {
      cairo_close_path(context)
      var x = 0.0
      var y = 0.0
      cairo_get_current_point(context, &x, &y)
      current = CGPoint(x: x, y: y)
    })
}
