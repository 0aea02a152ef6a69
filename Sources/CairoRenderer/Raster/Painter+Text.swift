import CPixelKernels
import CoreGraphics
import Foundation
import Rendering

extension Painter {
  func drawText(_ layout: TextLayout, _ paints: [Paint], _ transform: CGAffineTransform, alpha: Double) {
    guard let first = paints.first else { return }
    func paint(_ style: Int) -> Paint { paints.indices.contains(style) ? paints[style] : first }
    for decoration in layout.decorations where !decoration.isAboveText {
      drawDecoration(decoration, paint(decoration.style), transform, alpha: alpha)
    }
    for run in layout.runs {
      if run.isColor {
        // Pictures keep their colours, but are as translucent as letters would be.
        var opacity = alpha
        if case .color(let color) = paint(run.style) { opacity *= Double(color.alpha) }
        if opacity > 0 { drawColorGlyphs(run, transform, alpha: opacity) }
        continue
      }
      var kernelPaint = translate(paint(run.style), transform, alpha)
      glyphs.draw(run, transform, onto: &target, with: &kernelPaint)
    }
    for decoration in layout.decorations where decoration.isAboveText {
      drawDecoration(decoration, paint(decoration.style), transform, alpha: alpha)
    }
  }

  private func drawDecoration(
    _ decoration: TextLayout.Decoration, _ ink: Paint, _ transform: CGAffineTransform, alpha: Double
  ) {
    var paint = translate(ink, transform, alpha)
    let rect = decoration.rect
    guard transform.b == 0, transform.c == 0 else {
      let lengths = decoration.pattern.lengths.map { $0 * rect.height }
      if lengths.isEmpty { return fill(.rect(rect), transform, evenOdd: false, antialiased: true, &paint) }
      var x = rect.minX
      var index = 0
      while x < rect.maxX {
        let length = max(lengths[index % lengths.count], 0.1)
        if index % 2 == 0 {
          let dash = CGRect(x: x, y: rect.minY, width: min(length, rect.maxX - x), height: rect.height)
          fill(.rect(dash), transform, evenOdd: false, antialiased: true, &paint)
        }
        x += length
        index += 1
      }
      return
    }
    // A line of whole pixels: thin lines between two rows would look grey.
    let device = rect.applying(transform)
    let thickness = max(device.height.nearestPixel, 1)
    let top = (device.midY - thickness / 2).nearestPixel
    let pattern = decoration.pattern.lengths.map { max($0 * thickness, 1) }
    if pattern.isEmpty {
      pk_fill_rect(&target, device.minX, top, device.maxX, top + thickness, &paint)
      return
    }
    var x = device.minX
    var index = 0
    while x < device.maxX {
      let length = pattern[index % pattern.count]
      if index % 2 == 0 {
        pk_fill_rect(&target, x, top, min(x + length, device.maxX), top + thickness, &paint)
      }
      x += length
      index += 1
    }
  }

  private func drawColorGlyphs(_ run: TextLayout.GlyphRun, _ transform: CGAffineTransform, alpha: Double) {
    guard let instance = glyphs.instance(run.font), let face = glyphs.face(of: instance) else { return }
    let opacity = UInt8(min(max(alpha, 0), 1) * 255 + 0.5)
    for glyph in run.glyphs {
      guard let picture = glyphs.colorGlyph(glyph.id, font: run.font, face: face) else { continue }
      let unit = instance.size / picture.pixelsPerEm
      let rect = CGRect(
        x: glyph.x + CGFloat(picture.left) * unit, y: glyph.y + CGFloat(picture.top) * unit,
        width: CGFloat(picture.image.width) * unit, height: CGFloat(picture.image.height) * unit)
      let whole = PKRect(x0: 0, y0: 0, x1: Int32(picture.image.width), y1: Int32(picture.image.height))
      var place = rect
      var direction = transform
      if transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 {
        // On whole pixels, or the picture would be smeared twice.
        let device = rect.applying(transform)
        place = CGRect(
          x: device.minX.nearestPixel, y: device.minY.nearestPixel, width: max(device.width.nearestPixel, 1),
          height: max(device.height.nearestPixel, 1))
        direction = .identity
      }
      drawPart(
        picture.image, whole, in: place, direction, interpolation: .medium, antialiased: true, alpha: opacity,
        nil)
    }
  }
}

extension TextRequest.LineDecoration.Pattern {
  /// Lengths of dashes and gaps in thicknesses of the line; empty for a solid one.
  fileprivate var lengths: [CGFloat] {
    switch self {
    case .solid: return []
    case .dot: return [1, 2]
    case .dash: return [4, 2]
    case .dashDot: return [4, 2, 1, 2]
    case .dashDotDot: return [4, 2, 1, 2, 1, 2]
    }
  }
}
