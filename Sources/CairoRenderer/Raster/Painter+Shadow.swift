import CPixelKernels
import CoreGraphics
import Foundation
import Rendering

/// A shadow, and the plane in which its radius and offset are given.
struct CastShadow {
  var color: RGBA
  var radius: CGFloat
  var offset: CGSize
  var plane: CGAffineTransform
}

extension Painter {
  /// Each leaf with its shadow, in order, so that a leaf's shadow falls on those below it.
  func drawCasting(
    _ shadow: CastShadow, _ content: Fragment, _ transform: CGAffineTransform, _ clip: PKRect, alpha: Double
  ) {
    forEachLeaf(of: content, transform, alpha: alpha) { leaf, transform, alpha in
      let seen = shadowExtent(shadow, leaf, transform).union(extent(leaf, transform))
      let box = seen.intersection(clip)
      if box.isEmpty { return }
      if alpha >= 1 {
        drawShadow(shadow, of: leaf, transform, clip)
        if let inside = visible(leaf, transform, clip) { draw(leaf, transform, inside, alpha: 1) }
        return
      }
      // Translucent, it does not show its own shadow.
      let whole = leaf.readsBackdrop ? seen.intersection(surface) : box
      let layer = renderCasting(shadow, leaf, transform, in: whole)
      composite(layer, at: whole, box, alpha: alpha)
    }
  }

  private func renderCasting(
    _ shadow: CastShadow, _ content: Fragment, _ transform: CGAffineTransform, in box: PKRect
  ) -> PixelLayer {
    let move = CGAffineTransform(translationX: -CGFloat(box.x0), y: -CGFloat(box.y0))
    var moved = shadow
    moved.plane = shadow.plane.concatenating(move)
    return onLayer(at: box) { bounds in
      drawCasting(moved, content, transform.concatenating(move), bounds, alpha: 1)
    }
  }

  /// The shadow's own place: where it is seen and where what casts it would have to lie.
  private func shadowExtent(_ shadow: CastShadow, _ content: Fragment, _ transform: CGAffineTransform) -> PKRect {
    if content.bounds.isNull { return PKRect(x0: 0, y0: 0, x1: 0, y1: 0) }
    let plane = shadow.plane
    let bounds = content.bounds.applying(transform.concatenating(plane.inverted()))
    let reached = DisplayItem.shadowBounds(of: bounds, radius: shadow.radius, offset: shadow.offset)
    return PKRect(drawing: reached.applying(plane))
  }

  func drawShadow(
    _ shadow: CastShadow, of content: Fragment, _ transform: CGAffineTransform, _ clip: PKRect,
    isAlone: Bool = false
  ) {
    guard shadow.color.alpha > 0, !content.bounds.isNull else { return }
    let plan = BlurPlan(radius: shadow.radius * ShadowCache.sigmaPerRadius, shadow.plane)
    let plane = shadow.plane
    var moved = transform
    moved.tx += shadow.offset.width * plane.a + shadow.offset.height * plane.c
    moved.ty += shadow.offset.width * plane.b + shadow.offset.height * plane.d
    guard moved.isDrawable else { return }
    let output = shadowExtent(shadow, content, transform).intersection(clip)
    if output.isEmpty { return }
    let mask: BlurredMask
    if let known = shadows.find(content, moved, plan) {
      mask = known
    } else {
      mask = makeShadow(content, moved, plan, output: output)
    }
    var bytes = mask.layer.mask
    let pixel = PaintTranslator.pixel(shadow.color)
    // Most of a card's shadow lies under the card.
    let none = PKRect(x0: 0, y0: 0, x1: 0, y1: 0)
    let hidden = isAlone ? none : content.opaqueInterior(transform) ?? none
    for part in output.minus(hidden) {
      target.clip = part
      pk_fill_mask_upsampled(
        &target, &bytes, plan.factor, mask.x + moved.tx.rounded(.down).pixel,
        mask.y + moved.ty.rounded(.down).pixel, pixel)
    }
  }

  /// Blurs the coverage of the whole fragment, or of what `output` needs when the whole is too large to keep.
  private func makeShadow(
    _ content: Fragment, _ transform: CGAffineTransform, _ plan: BlurPlan, output: PKRect
  ) -> BlurredMask {
    let extent = extent(content, transform)
    var box = plan.sources(of: extent)
    let keeps = box.area <= ShadowCache.largestArea
    // What shows the picture below it must not depend on which part is drawn.
    let most = keeps ? box : plan.sources(of: surface)
    if !keeps { box = box.intersection(content.readsBackdrop ? most : plan.sources(of: output)) }
    box = plan.aligned(box, fromX: extent.x0, y: extent.y0)
    let layer = render(content, transform, in: box, surface: most)
    var image = layer.image
    let full = MaskLayer(width: box.width, height: box.height)
    var fullMask = full.mask
    pk_extract_alpha(&image, &fullMask)
    pool.give(layer)
    var result = full
    if plan.factor > 1 {
      let small = MaskLayer(
        width: (box.width + plan.factor - 1) / plan.factor,
        height: (box.height + plan.factor - 1) / plan.factor)
      var smallMask = small.mask
      pk_downsample_mask(&fullMask, &smallMask, plan.factor)
      result = small
    }
    var mask = result.mask
    pk_blur_mask(scratch.pointer, &mask, plan.smallSigmaX, plan.smallSigmaY)
    let shadow = BlurredMask(
      layer: result, x: box.x0 - transform.tx.rounded(.down).pixel,
      y: box.y0 - transform.ty.rounded(.down).pixel)
    if keeps { shadows.insert(shadow, content, transform, plan) }
    return shadow
  }
}

extension Fragment {
  /// A large rectangle of pixels that the fragment covers completely; nil when there is none, or it is hard to tell.
  fileprivate func opaqueInterior(_ transform: CGAffineTransform) -> PKRect? {
    guard transform.b == 0, transform.c == 0 else { return nil }
    switch item {
    case .fill(let shape, let paint, _, _):
      guard paint.isOpaque, let interior = shape.interior else { return nil }
      let device = interior.applying(transform)
      guard device.width > 4, device.height > 4 else { return nil }
      return PKRect(covering: device).expanded(-1)
    case .group(let children):
      var best: PKRect?
      for child in children.prefix(4) {
        let own = transform.translatedBy(x: child.offset.x, y: child.offset.y)
        if let found = child.fragment.opaqueInterior(own), found.area > best?.area ?? 0 { best = found }
      }
      return best
    case .transform(let inner, let content):
      return content.opaqueInterior(inner.concatenating(transform))
    default:
      return nil
    }
  }
}
