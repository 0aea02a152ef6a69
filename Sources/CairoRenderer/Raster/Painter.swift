import CPixelKernels
import CoreGraphics
import Foundation
import Rendering

/// Walks a display list and draws what lies inside the clip onto the current surface.
///
/// All coordinates are pixels of the current surface; entering a temporary surface moves the transform.
final class Painter {
  let fonts: FontRegistry
  let translator = PaintTranslator()
  let scratch = KernelScratch()
  let pool = LayerPool()
  let glyphs: GlyphStore
  let images = ScaledImageCache()
  let shadows = ShadowCache()
  let symbols = SymbolCache()

  /// The current surface.
  var target = PKTarget()
  /// The part of the current surface that is drawn completely.
  var valid = PKRect(x0: 0, y0: 0, x1: 0, y1: 0)
  /// Where the current surface can ever be seen, whichever part is drawn now.
  var surface = PKRect(x0: 0, y0: 0, x1: 0, y1: 0)
  /// Pixels a point has on the surface of the whole picture.
  private(set) var scale: CGFloat = 1

  init(fonts: FontRegistry) {
    self.fonts = fonts
    glyphs = GlyphStore(fonts: fonts)
  }

  func begin(scale: CGFloat) {
    self.scale = scale
  }

  func end() {
    translator.trim()
    glyphs.trim()
    images.trim()
    shadows.trim()
    symbols.trim()
  }

  /// Draws what lies inside the clip, which is already filled with the background.
  func paint(
    _ root: Fragment, transform: CGAffineTransform, clip: PKRect, onto image: PKImage, background: UInt32
  ) {
    let whole = PKRect(x0: 0, y0: 0, x1: image.width, y1: image.height)
    let region = regionForBackdrops(of: root, transform, clip: clip, whole: whole)
    if clip.contains(region) {
      target = PKTarget(image, clip: clip)
      valid = clip
      surface = whole
      draw(root, transform, clip, alpha: 1)
      return
    }
    // Materials need to see more than may be drawn, so it is drawn elsewhere.
    let layer = pool.take(width: region.width, height: region.height)
    var picture = layer.image
    pk_clear(&picture, layer.bounds, background)
    target = layer.target
    valid = layer.bounds
    surface = whole.offset(-region.x0, -region.y0)
    let moved = transform.concatenating(
      CGAffineTransform(translationX: -CGFloat(region.x0), y: -CGFloat(region.y0)))
    draw(root, moved, layer.bounds, alpha: 1)
    var destination = image
    pk_copy(&picture, clip.x0 - region.x0, clip.y0 - region.y0, &destination, clip)
    pool.give(layer)
  }

  /// `alpha` multiplies what a leaf draws; it is 1 unless the fragment `foldsOpacity`.
  func draw(_ fragment: Fragment, _ transform: CGAffineTransform, _ clip: PKRect, alpha: Double) {
    switch fragment.item {
    case .empty:
      return
    case .group(let children):
      drawGroup(children, transform, clip, alpha: alpha)
    case .fill(let shape, let paint, let evenOdd, let antialiased):
      target.clip = clip
      var kernelPaint = translate(paint, transform, alpha)
      fill(shape, transform, evenOdd: evenOdd, antialiased: antialiased, &kernelPaint)
    case .stroke(let shape, let line, let paint, let antialiased):
      target.clip = clip
      var kernelPaint = translate(paint, transform, alpha)
      stroke(shape, line, transform, antialiased: antialiased, &kernelPaint)
    case .text(let layout, let paints):
      target.clip = clip
      drawText(layout, paints, transform, alpha: alpha)
    case .image(let drawing):
      target.clip = clip
      drawImage(drawing, transform, alpha: alpha)
    case .symbol(let drawing, let paints, let monochrome):
      if alpha < 1, !fragment.foldsOpacity {
        drawLayered(fragment, transform, clip, mode: PKBlendNormal, alpha: alpha)
      } else {
        drawSymbol(drawing, paints, monochrome: monochrome, transform, clip, alpha: alpha)
      }
    case .transform(let inner, let content):
      let combined = inner.concatenating(transform)
      guard combined.isDrawable else { return }
      if let inside = visible(content, combined, clip) { draw(content, combined, inside, alpha: alpha) }
    case .scroll(_, let viewport, let offset, let content):
      guard transform.b == 0, transform.c == 0 else {
        let move = CGAffineTransform(translationX: offset.x, y: offset.y)
        drawClip(
          .rect(viewport), evenOdd: false, antialiased: true, Fragment(.transform(move, content)), transform, clip,
          alpha: alpha)
        return
      }
      let window = clip.intersection(PKRect(nearest: viewport.applying(transform)))
      let moved = transform.translatedBy(x: offset.x, y: offset.y)
      guard moved.isDrawable else { return }
      if !window.isEmpty, let inside = visible(content, moved, window) {
        draw(content, moved, inside, alpha: alpha)
      }
    case .opacity(let opacity, let content):
      // Each leaf of its own: what lies below another shows through it.
      if opacity > 0, let inside = visible(content, transform, clip) {
        draw(content, transform, inside, alpha: alpha * min(opacity, 1))
      }
    case .clip(let shape, let evenOdd, let antialiased, let content):
      drawClip(shape, evenOdd: evenOdd, antialiased: antialiased, content, transform, clip, alpha: alpha)
    case .compositingGroup(let content):
      drawFlattened(content, transform, clip, alpha: alpha)
    case .blend(let mode, let content):
      if mode == .normal {
        draw(content, transform, clip, alpha: alpha)
      } else {
        drawBlended(mode.kernelMode, content, transform, clip, alpha: alpha)
      }
    case .replace(let mode, let coverage, let content):
      drawReplacing(mode, coverage, content, fragment, transform, clip, alpha: alpha)
    case .mask(let mask, let content):
      drawMasked(mask, content, transform, clip, alpha: alpha)
    case .shadow(let color, let radius, let offset, let content):
      let shadow = CastShadow(color: color, radius: radius, offset: offset, plane: transform)
      drawCasting(shadow, content, transform, clip, alpha: alpha)
    case .shadowOnly(let color, let radius, let offset, let content):
      let shadow = CastShadow(
        color: color.multiplyingAlpha(by: alpha), radius: radius, offset: offset, plane: transform)
      drawShadow(shadow, of: content, transform, clip, isAlone: true)
    case .blur(let radius, let opaque, let content):
      drawBlurred(radius, opaque: opaque, content, fragment, transform, clip, alpha: alpha)
    case .colorMatrix(let matrix, let content):
      drawColorMatrix(matrix, content, transform, clip, alpha: alpha)
    case .luminanceToAlpha(let content):
      drawFiltered(content, transform, clip, alpha: alpha) { pk_luminance_to_alpha(&$0) }
    case .alphaThreshold(let least, let most, let color, let content):
      drawFiltered(content, transform, clip, alpha: alpha) {
        pk_alpha_threshold(&$0, Float(least), Float(most), PaintTranslator.pixel(color))
      }
    case .backdrop(let style, let shape):
      drawBackdrop(style, shape, transform, clip, alpha: alpha)
    case .projection(let matrix, let content):
      drawProjected(matrix, content, fragment, transform, clip, alpha: alpha)
    }
  }

  private func drawGroup(
    _ children: [PlacedFragment], _ transform: CGAffineTransform, _ clip: PKRect, alpha: Double
  ) {
    let upright = transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0
    // What is drawn may be rounded to the next pixel.
    let clipLeft = CGFloat(clip.x0) - 1
    let clipTop = CGFloat(clip.y0) - 1
    let clipRight = CGFloat(clip.x1) + 1
    let clipBottom = CGFloat(clip.y1) + 1
    for child in children {
      let bounds = child.fragment.bounds
      let x = bounds.origin.x + child.offset.x
      let y = bounds.origin.y + child.offset.y
      if upright {
        // A null rectangle has an infinite origin and fails the first test.
        let left = x * transform.a + transform.tx
        let top = y * transform.d + transform.ty
        if !(left < clipRight && top < clipBottom) { continue }
        if left + bounds.size.width * transform.a <= clipLeft { continue }
        if top + bounds.size.height * transform.d <= clipTop { continue }
      } else {
        if bounds.isNull { continue }
        let box = CGRect(origin: CGPoint(x: x, y: y), size: bounds.size).applying(transform)
        guard box.minX < clipRight, box.maxX > clipLeft, box.minY < clipBottom, box.maxY > clipTop else { continue }
      }
      var moved = transform
      moved.tx += child.offset.x * transform.a + child.offset.y * transform.c
      moved.ty += child.offset.x * transform.b + child.offset.y * transform.d
      draw(child.fragment, moved, clip, alpha: alpha)
    }
  }

  /// The clip's part that the fragment can touch; nil when there is none.
  func visible(_ fragment: Fragment, _ transform: CGAffineTransform, _ clip: PKRect) -> PKRect? {
    let bounds = fragment.bounds
    if bounds.isNull { return nil }
    let touched = PKRect(drawing: bounds.applying(transform)).intersection(clip)
    return touched.isEmpty ? nil : touched
  }

  func translate(_ paint: Paint, _ transform: CGAffineTransform, _ alpha: Double) -> PKPaint {
    if case .color(let color) = paint {
      return PaintTranslator.solid(PaintTranslator.pixel(color, alpha: alpha))
    }
    return translator.gradient(paint, transform: transform, alpha: alpha)
  }
}

extension CGFloat {
  /// As the number of a pixel; what no picture can reach is cut off.
  var pixel: Int32 { isNaN ? 0 : Int32(Swift.min(Swift.max(self, -1e8), 1e8)) }

  /// The nearest whole number. Halves go up, also nearly halves and also below zero, so that the same thing on a moved
  /// surface comes to lie on the same pixels.
  var nearestPixel: CGFloat { (self + (0.5 + 1e-6)).rounded(.down) }
}

extension CGAffineTransform {
  /// Whether all its numbers are such that something can come to lie on pixels.
  var isDrawable: Bool {
    abs(a) < 1e9 && abs(b) < 1e9 && abs(c) < 1e9 && abs(d) < 1e9 && abs(tx) < 1e12 && abs(ty) < 1e12
  }
}

extension PKRect {
  /// The pixels nearest to the rectangle's edges.
  init(nearest rect: CGRect) {
    self.init(
      x0: rect.minX.nearestPixel.pixel, y0: rect.minY.nearestPixel.pixel, x1: rect.maxX.nearestPixel.pixel,
      y1: rect.maxY.nearestPixel.pixel)
  }
}
