import CCairo
import CPixelKernels
import CoreGraphics
import Foundation
import Rendering

/// Draws a display list on a cairo context that records vectors.
final class VectorPainter {
  private let context: OpaquePointer
  private let fonts: FontRegistry
  private let faces = VectorFaces()
  private lazy var raster = CairoRaster(fonts: fonts)
  /// Pixels a point of what is put in as a picture.
  private static let pictureScale: CGFloat = 2

  init(context: OpaquePointer, fonts: FontRegistry) {
    self.context = context
    self.fonts = fonts
  }

  func page(_ fragment: Fragment, size: CGSize) {
    cairo_save(context)
    let bounds = CGRect(origin: .zero, size: size)
    cairo_rectangle(context, 0, 0, bounds.width, bounds.height)
    cairo_clip(context)
    if fragment.readsBackdrop {
      // What shows through depends on the pixels below.
      drawPicture(of: fragment, in: bounds)
    } else {
      draw(fragment)
    }
    cairo_restore(context)
  }

  private func draw(_ fragment: Fragment) {
    if fragment.isEmpty { return }
    switch fragment.item {
    case .empty:
      break
    case .group(let children):
      for child in children where !child.fragment.isEmpty {
        moved(CGAffineTransform(translationX: child.offset.x, y: child.offset.y)) { draw(child.fragment) }
      }
    case .fill(let shape, let paint, let evenOdd, _):
      guard setSource(paint) else { return drawPicture(of: fragment, in: fragment.bounds) }
      cairo_new_path(context)
      shape.append(to: context)
      cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_fill(context)
    case .stroke(let shape, let line, let paint, _):
      guard setSource(paint) else { return drawPicture(of: fragment, in: fragment.bounds) }
      shape.stroke(line, .identity, on: context)
    case .text(let layout, let paints):
      drawText(layout, paints, fragment)
    case .image(let drawing):
      drawImage(drawing, fragment)
    case .symbol:
      drawPicture(of: fragment, in: fragment.bounds)
    case .transform(let transform, let content):
      moved(transform) { draw(content) }
    case .scroll(_, let viewport, let offset, let content):
      cairo_save(context)
      cairo_rectangle(context, viewport.minX, viewport.minY, viewport.width, viewport.height)
      cairo_clip(context)
      cairo_translate(context, offset.x, offset.y)
      draw(content)
      cairo_restore(context)
    case .opacity(let opacity, let content):
      drawFaded(content, min(max(opacity, 0), 1))
    case .clip(let shape, let evenOdd, _, let content):
      cairo_save(context)
      cairo_new_path(context)
      shape.append(to: context)
      cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_clip(context)
      draw(content)
      cairo_restore(context)
    case .compositingGroup(let content):
      if content.readsBackdrop { drawPicture(of: fragment, in: fragment.bounds) } else { draw(content) }
    case .shadow(_, _, _, let content):
      drawPicture(of: fragment, in: fragment.bounds)
      draw(content)
    case .shadowOnly:
      drawPicture(of: fragment, in: fragment.bounds)
    case .blend(let mode, let content):
      if mode == .normal { draw(content) } else { drawPicture(of: fragment, in: fragment.bounds) }
    case .mask, .blur, .colorMatrix, .luminanceToAlpha, .alphaThreshold, .projection, .backdrop, .replace:
      drawPicture(of: fragment, in: fragment.bounds)
    }
  }

  private func moved(_ transform: CGAffineTransform, _ body: () -> Void) {
    guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-12 else { return }
    cairo_save(context)
    var matrix = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
    cairo_transform(context, &matrix)
    body()
    cairo_restore(context)
  }

  /// Each leaf of its own, as on the screen.
  private func drawFaded(_ fragment: Fragment, _ alpha: Double) {
    switch fragment.item {
    case .group(let children):
      for child in children where !child.fragment.isEmpty {
        moved(CGAffineTransform(translationX: child.offset.x, y: child.offset.y)) { drawFaded(child.fragment, alpha) }
      }
    case .transform(let transform, let content):
      moved(transform) { drawFaded(content, alpha) }
    case .opacity(let opacity, let content):
      drawFaded(content, alpha * min(max(opacity, 0), 1))
    default:
      cairo_push_group(context)
      draw(fragment)
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, alpha)
    }
  }

  // MARK: Pictures

  private func drawPicture(of fragment: Fragment, in whole: CGRect) {
    // No more than what can be seen.
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    let seen = CGRect(x: left, y: top, width: right - left, height: bottom - top).insetBy(dx: -1, dy: -1)
    let bounds = whole.overlap(with: seen)
    guard !bounds.isNull, bounds.width > 0, bounds.height > 0 else { return }
    var scale = Self.pictureScale
    let longest = max(bounds.width, bounds.height) * scale
    if longest > 8192 { scale *= 8192 / longest }
    let moved = Fragment(
      .group([PlacedFragment(fragment, at: CGPoint(x: -bounds.minX, y: -bounds.minY))]))
    let picture = raster.image(of: moved, size: bounds.size, scale: scale)
    draw(
      picture, PKRect(x0: 0, y0: 0, x1: Int32(picture.width), y1: Int32(picture.height)),
      in: CGRect(
        x: bounds.minX, y: bounds.minY, width: CGFloat(picture.width) / scale,
        height: CGFloat(picture.height) / scale), interpolation: .medium)
  }

  private func draw(
    _ image: DecodedImage, _ part: PKRect, in rect: CGRect, interpolation: ImageInterpolation
  ) {
    guard let surface = CairoPicture.surface(of: image, part) else { return }
    cairo_save(context)
    cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    cairo_clip(context)
    cairo_translate(context, rect.minX, rect.minY)
    cairo_scale(context, rect.width / CGFloat(part.width), rect.height / CGFloat(part.height))
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_pattern_set_filter(
      cairo_get_source(context), interpolation == .none ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    cairo_paint(context)
    cairo_restore(context)
    cairo_surface_destroy(surface)
  }

  private func drawImage(_ drawing: ImageDrawing, _ fragment: Fragment) {
    let hasCaps =
      drawing.capTop > 0 || drawing.capLeading > 0 || drawing.capBottom > 0 || drawing.capTrailing > 0
    if hasCaps || drawing.resizing == .tile || drawing.template != nil || drawing.isFlippedHorizontally {
      drawPicture(of: fragment, in: fragment.bounds)
      return
    }
    draw(
      drawing.image,
      PKRect(x0: 0, y0: 0, x1: Int32(drawing.image.width), y1: Int32(drawing.image.height)), in: drawing.rect,
      interpolation: drawing.interpolation)
  }

  // MARK: Text

  private func drawText(_ layout: TextLayout, _ paints: [Paint], _ fragment: Fragment) {
    guard let first = paints.first else { return }
    if layout.runs.contains(where: { needsPicture($0) }) {
      drawPicture(of: fragment, in: fragment.bounds)
      return
    }
    for decoration in layout.decorations {
      guard setSource(paints.indices.contains(decoration.style) ? paints[decoration.style] : first) else {
        continue
      }
      cairo_rectangle(
        context, decoration.rect.minX, decoration.rect.minY, decoration.rect.width, decoration.rect.height)
      cairo_fill(context)
    }
    for run in layout.runs {
      guard setSource(paints.indices.contains(run.style) ? paints[run.style] : first),
        let instance = fonts.instance(run.font), let font = faces.font(for: instance)
      else { continue }
      cairo_set_font_face(context, font)
      var matrix = cairo_matrix_t(
        xx: instance.size * instance.stretch, yx: 0, xy: -instance.size * instance.slant, yy: instance.size,
        x0: 0,
        y0: 0)
      cairo_set_font_matrix(context, &matrix)
      let glyphs = run.glyphs.map { cairo_glyph_t(index: UInt($0.id), x: $0.x, y: $0.y) }
      cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
    }
  }

  private func needsPicture(_ run: TextLayout.GlyphRun) -> Bool {
    guard let instance = fonts.instance(run.font) else { return false }
    return run.isColor || instance.isEmboldened
  }

  // MARK: Paints

  /// False for paints that documents cannot express.
  private func setSource(_ paint: Paint) -> Bool {
    switch paint {
    case .color(let color):
      cairo_set_source_rgba(
        context, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
      return true
    case .linearGradient(let ramp, let start, let end):
      guard let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y) else { return false }
      return setGradient(pattern, ramp)
    case .radialGradient(let ramp, let center, let startRadius, let endRadius):
      guard startRadius <= endRadius,
        let pattern = cairo_pattern_create_radial(
          center.x, center.y, max(startRadius, 0), center.x, center.y, max(endRadius, 0))
      else { return false }
      return setGradient(pattern, ramp)
    case .angularGradient, .ellipticalGradient, .image, .mesh:
      return false
    }
  }

  private func setGradient(_ pattern: OpaquePointer, _ ramp: GradientRamp) -> Bool {
    defer { cairo_pattern_destroy(pattern) }
    guard ramp.space == .encoded else { return false }
    for stop in ramp.stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, Double(stop.location), Double(stop.color.red), Double(stop.color.green),
        Double(stop.color.blue), Double(stop.color.alpha))
    }
    cairo_set_source(context, pattern)
    return true
  }
}
