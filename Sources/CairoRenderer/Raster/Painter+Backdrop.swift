import CPixelKernels
import CoreGraphics
import Foundation
import Rendering

extension Painter {
  /// What must be drawn so that all materials inside the clip see the picture below them as far as they blur it.
  func regionForBackdrops(
    of root: Fragment, _ transform: CGAffineTransform, clip: PKRect, whole: PKRect
  ) -> PKRect {
    guard root.readsBackdrop else { return clip }
    var backdrops: [(rect: PKRect, plan: BlurPlan)] = []
    collectBackdrops(root, transform, &backdrops)
    var region = clip
    // A material may lie over another one, whose surroundings are then needed too.
    for backdrop in backdrops.reversed() {
      let seen = backdrop.rect.intersection(region)
      if !seen.isEmpty { region = region.union(backdrop.plan.sources(of: seen).intersection(whole)) }
    }
    return region
  }

  /// The materials that see what is drawn on the same surface, the lowest first. Those inside a picture of its own see
  /// only that one, and it is drawn whole.
  private func collectBackdrops(
    _ fragment: Fragment, _ transform: CGAffineTransform, _ result: inout [(rect: PKRect, plan: BlurPlan)]
  ) {
    guard fragment.readsBackdrop else { return }
    switch fragment.item {
    case .backdrop(let style, let shape):
      let rect = PKRect(covering: shape.bounds.applying(transform))
      result.append((rect, BlurPlan(radius: style.blurRadius, transform)))
    case .group(let children):
      for child in children where child.fragment.readsBackdrop {
        collectBackdrops(
          child.fragment, transform.translatedBy(x: child.offset.x, y: child.offset.y), &result)
      }
    case .transform(let inner, let content):
      collectBackdrops(content, inner.concatenating(transform), &result)
    case .scroll(_, _, let offset, let content):
      collectBackdrops(content, transform.translatedBy(x: offset.x, y: offset.y), &result)
    case .opacity(_, let content), .clip(_, _, _, let content), .shadow(_, _, _, let content),
      .mask(_, let content), .blend(.normal, let content):
      collectBackdrops(content, transform, &result)
    case .blur, .colorMatrix, .luminanceToAlpha, .blend, .replace, .compositingGroup, .shadowOnly, .alphaThreshold,
      .projection, .empty, .fill, .stroke, .text, .image, .symbol:
      break
    }
  }

  func drawBackdrop(
    _ style: BackdropStyle, _ shape: ShapeGeometry, _ transform: CGAffineTransform, _ clip: PKRect,
    alpha: Double
  ) {
    guard target.pixels != nil, alpha > 0 else { return }
    let extent = PKRect(covering: shape.bounds.applying(transform))
    let box = extent.intersection(clip)
    if box.isEmpty { return }
    let plan = BlurPlan(radius: style.blurRadius, transform)
    let layer = pool.take(width: box.width, height: box.height)
    var image = layer.image
    var below = PKImage(pixels: target.pixels, width: valid.x1, height: valid.y1, stride: target.stride)
    if style.blurRadius > 0 {
      let source = plan.aligned(plan.sources(of: box), fromX: extent.x0, y: extent.y0)
      let copy = pool.take(width: source.width, height: source.height)
      var copyImage = copy.image
      pk_copy_clamped(&below, valid, source.x0, source.y0, &copyImage)
      let small = blur(copy, plan, clampEdges: true)
      var smallImage = small.image
      var onto = layer.target
      pk_composite_upsampled(&onto, &smallImage, plan.factor, source.x0 - box.x0, source.y0 - box.y0, 255)
      pool.give(small)
    } else {
      pk_copy(&below, box.x0, box.y0, &image, layer.bounds)
    }
    pk_tint(&image, style.tint.premultiplied, style.overlay.premultiplied, style.overlayMode.kernelMode)

    let mask = MaskLayer(width: box.width, height: box.height)
    let saved = target
    target = mask.target
    var white = PaintTranslator.solid(0xFFFF_FFFF)
    fill(
      shape,
      transform.concatenating(CGAffineTransform(translationX: -CGFloat(box.x0), y: -CGFloat(box.y0))),
      evenOdd: false, antialiased: true, &white)
    target = saved
    var coverage = mask.mask
    pk_multiply_mask(&image, layer.bounds, &coverage, 0, 0)
    composite(layer, at: box, clip, alpha: alpha)
  }
}

extension RGBA {
  /// Alpha, red, green, blue.
  fileprivate var premultiplied: [Float] {
    let cover = min(max(alpha, 0), 1)
    return [cover] + [red, green, blue].map { min(max($0, 0), 1) * cover }
  }
}
