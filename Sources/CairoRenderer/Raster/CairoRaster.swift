import CPixelKernels
import CoreGraphics
import Foundation
import Rendering

/// Draws display lists into memory.
///
/// Shapes, glyphs, images and effects go through the pixel kernels; outlines that need a pen (dashes, caps, joins)
/// through cairo. Drawing a damaged part gives exactly the pixels that drawing everything would.
public final class CairoRaster: Rasterizer {
  private let painter: Painter

  init(fonts: FontRegistry) {
    painter = Painter(fonts: fonts)
  }

  @discardableResult
  public func draw(
    _ root: Fragment, damage: DamageRegion, scale: CGFloat, background: RGBA, into buffer: PixelBuffer
  ) -> Int {
    guard buffer.width > 0, buffer.height > 0, scale > 0, scale.isFinite else { return 0 }
    var image = buffer.image
    let whole = PKRect(x0: 0, y0: 0, x1: image.width, y1: image.height)
    let color = PaintTranslator.pixel(background)
    let transform = CGAffineTransform(scaleX: scale, y: scale)
    painter.begin(scale: scale)
    var drawn = 0
    for rect in damage.alignedToPixels(scale: scale).rects {
      let clip = PKRect(covering: rect.applying(transform)).intersection(whole)
      if clip.isEmpty { continue }
      pk_clear(&image, clip, color)
      painter.paint(root, transform: transform, clip: clip, onto: image, background: color)
      drawn += clip.area
    }
    painter.end()
    return drawn
  }

  public func move(_ moves: [PixelMove], scale: CGFloat, in buffer: PixelBuffer) {
    guard buffer.width > 0, buffer.height > 0 else { return }
    var image = buffer.image
    let whole = PKRect(x0: 0, y0: 0, x1: image.width, y1: image.height)
    for move in moves {
      let rect = move.rect.applying(CGAffineTransform(scaleX: scale, y: scale))
      pk_scroll(
        &image, PKRect(nearest: rect).intersection(whole), (move.offset.width * scale).rounded().pixel,
        (move.offset.height * scale).rounded().pixel)
    }
  }
}
