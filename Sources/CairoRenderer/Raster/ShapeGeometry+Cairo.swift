import CCairo
import CoreGraphics
import Rendering

extension ShapeGeometry {
  /// Adds the outline to the context's path and strokes it with the context's source.
  func stroke(_ line: LineStyle, _ transform: CGAffineTransform, on context: OpaquePointer) {
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
    append(to: context)
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
  func append(to context: OpaquePointer) {
    switch self {
    case .rect(let rect):
      if rect.isNull { return }
      cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    case .roundedRect(let rect, let size, let continuous):
      PathStorage(roundedRect: rect, corners: CornerSizes(size), continuous: continuous).append(to: context)
    case .ellipse(let rect):
      var storage = PathStorage()
      storage.addEllipse(in: rect)
      storage.append(to: context)
    case .path(let path):
      path.storage.append(to: context)
    }
  }
}

extension PathStorage {
  /// Adds the steps to a cairo context's path.
  func append(to context: OpaquePointer) {
    var current = CGPoint.zero
    forEach(
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
}
