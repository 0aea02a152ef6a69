import CPixelKernels
import CoreGraphics
import Foundation
import Rendering

/// How a Gaussian of some width is made out of box passes on a smaller copy.
struct BlurPlan {
  /// Standard deviation in pixels.
  var sigma: Double
  /// The copy has a `factor`-th of the pixels a side.
  var factor: Int32
  /// How far a pixel can spread, in pixels; a multiple of `factor`.
  var reach: Int32

  init(sigma: Double) {
    self.sigma = sigma
    factor = sigma < 4 ? 1 : sigma < 10 ? 2 : sigma < 24 ? 4 : 8
    let small = pk_blur_reach(sigma / Double(factor)) + (factor > 1 ? 1 : 0)
    reach = small * factor
  }

  var smallSigma: Double { sigma / Double(factor) }

  /// The smallest box of whole blocks around `box`, counted from (x, y).
  func aligned(_ box: PKRect, fromX x: Int32, y: Int32) -> PKRect {
    func down(_ value: Int32, _ origin: Int32) -> Int32 {
      let distance = value - origin
      let blocks = distance >= 0 ? distance / factor : -((-distance + factor - 1) / factor)
      return origin + blocks * factor
    }
    return PKRect(
      x0: down(box.x0, x), y0: down(box.y0, y), x1: down(box.x1 + factor - 1, x),
      y1: down(box.y1 + factor - 1, y))
  }
}

extension Painter {
  func drawBlurred(
    _ radius: CGFloat, opaque: Bool, _ content: Fragment, _ whole: Fragment, _ transform: CGAffineTransform,
    _ clip: PKRect, alpha: Double
  ) {
    let stretch = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    let sigma = Double(radius * stretch)
    guard sigma > 0.05 else {
      drawOpacity(alpha, content, transform, clip)
      return
    }
    let plan = BlurPlan(sigma: sigma)
    // An opaque blur ends where its content does, so there the box must not reach farther.
    let extent = opaque ? PKRect(covering: content.bounds.applying(transform)) : extent(content, transform)
    let output = (opaque ? extent : extent.expanded(plan.reach)).intersection(clip)
    if output.isEmpty { return }
    var box = plan.aligned(output.expanded(plan.reach), fromX: extent.x0, y: extent.y0)
    if opaque { box = box.intersection(extent) }
    let layer = render(content, transform, in: box)
    let small = blur(layer, plan, clampEdges: opaque)
    target.clip = output
    var image = small.image
    pk_composite_upsampled(
      &target, &image, plan.factor, box.x0, box.y0, UInt8(min(max(alpha, 0), 1) * 255 + 0.5))
    pool.give(small)
  }

  /// The blurred, smaller copy of a layer, which goes back to the pool.
  func blur(_ layer: PixelLayer, _ plan: BlurPlan, clampEdges: Bool) -> PixelLayer {
    var image = layer.image
    if plan.factor == 1 {
      pk_blur_image(scratch.pointer, &image, plan.smallSigma, clampEdges)
      return layer
    }
    let small = pool.take(
      width: (image.width + plan.factor - 1) / plan.factor,
      height: (image.height + plan.factor - 1) / plan.factor)
    var smallImage = small.image
    pk_downsample_image(&image, &smallImage, plan.factor)
    pool.give(layer)
    pk_blur_image(scratch.pointer, &smallImage, plan.smallSigma, clampEdges)
    return small
  }

  func drawShadow(
    _ color: RGBA, _ radius: CGFloat, _ offset: CGSize, _ content: Fragment, _ transform: CGAffineTransform,
    _ clip: PKRect, isAlone: Bool = false
  ) {
    guard color.alpha > 0, !content.bounds.isNull else { return }
    let stretch = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    let plan = BlurPlan(sigma: max(Double(radius * stretch) * ShadowCache.sigmaPerRadius, 0))
    let moved = transform.translatedBy(x: offset.width, y: offset.height)
    let reached = extent(content, moved).expanded(plan.reach)
    let output = reached.intersection(clip)
    if output.isEmpty { return }
    let shadow: BlurredMask
    if let known = shadows.find(content, moved, plan) {
      shadow = known
    } else {
      shadow = makeShadow(content, moved, plan, output: output)
    }
    var mask = shadow.layer.mask
    let pixel = PaintTranslator.pixel(color)
    // Most of a card's shadow lies under the card.
    let none = PKRect(x0: 0, y0: 0, x1: 0, y1: 0)
    let hidden = isAlone ? none : content.opaqueInterior(transform) ?? none
    for part in output.minus(hidden) {
      target.clip = part
      pk_fill_mask_upsampled(
        &target, &mask, plan.factor, shadow.x + Int32(moved.tx.rounded(.down)),
        shadow.y + Int32(moved.ty.rounded(.down)), pixel)
    }
  }

  /// Blurs the coverage of the whole fragment, or of what `output` needs when the whole is too large to keep.
  private func makeShadow(
    _ content: Fragment, _ transform: CGAffineTransform, _ plan: BlurPlan, output: PKRect
  ) -> BlurredMask {
    let extent = extent(content, transform)
    var box = extent.expanded(plan.reach)
    let keeps = box.area <= ShadowCache.largestArea
    if !keeps { box = box.intersection(output.expanded(plan.reach)) }
    box = plan.aligned(box, fromX: extent.x0, y: extent.y0)
    let layer = render(content, transform, in: box)
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
    pk_blur_mask(scratch.pointer, &mask, plan.smallSigma)
    let shadow = BlurredMask(
      layer: result, x: box.x0 - Int32(transform.tx.rounded(.down)),
      y: box.y0 - Int32(transform.ty.rounded(.down)))
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
