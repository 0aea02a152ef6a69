import CPixelKernels
import CoreGraphics
import Foundation
import Rendering

/// How a Gaussian of some width is made out of box passes on a smaller copy.
struct BlurPlan {
  /// Standard deviations in pixels, along the rows and down the columns.
  var sigmaX: Double
  var sigmaY: Double
  /// The copy has a `factor`-th of the pixels a side.
  var factor: Int32
  /// How far from a pixel others still count for it, in pixels: whole blocks, and what is left of the pixel's own.
  var reachX: Int32
  var reachY: Int32

  /// `transform` says how the plane in which the radius is given lies on the surface.
  init(radius: CGFloat, _ transform: CGAffineTransform) {
    let radius = DisplayItem.drawnRadius(radius)
    func sigma(_ x: CGFloat, _ y: CGFloat) -> Double {
      let length = (x * x + y * y).squareRoot()
      return length > 0 ? Double(min(radius * length, 4096)) : 0
    }
    sigmaX = sigma(transform.a, transform.c)
    sigmaY = sigma(transform.b, transform.d)
    let least = min(sigmaX, sigmaY)
    let factor: Int32 = least < 4 ? 1 : least < 10 ? 2 : least < 24 ? 4 : 8
    func reach(_ sigma: Double) -> Int32 {
      let small = pk_blur_reach(sigma / Double(factor)) + (factor > 1 ? 1 : 0)
      return small * factor + factor - 1
    }
    self.factor = factor
    reachX = reach(sigmaX)
    reachY = reach(sigmaY)
  }

  var smallSigmaX: Double { sigmaX / Double(factor) }
  var smallSigmaY: Double { sigmaY / Double(factor) }

  /// Everything that the pixels of a box are mixed from.
  func sources(of box: PKRect) -> PKRect {
    PKRect(x0: box.x0 - reachX, y0: box.y0 - reachY, x1: box.x1 + reachX, y1: box.y1 + reachY)
  }

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
    let plan = BlurPlan(radius: radius, transform)
    guard max(plan.sigmaX, plan.sigmaY) > 0.05 else {
      drawFlattened(content, transform, clip, alpha: alpha)
      return
    }
    // An opaque blur ends where its content does, so there the box must not reach farther.
    let extent = opaque ? PKRect(covering: content.bounds.applying(transform)) : extent(content, transform)
    let seen = opaque ? extent : self.extent(whole, transform)
    let output = seen.intersection(clip)
    if output.isEmpty { return }
    // What shows the picture below it must not depend on which part is drawn.
    let most = seen.intersection(surface)
    var box = plan.aligned(
      plan.sources(of: content.readsBackdrop ? most : output), fromX: extent.x0, y: extent.y0)
    if opaque { box = box.intersection(extent) }
    let layer = render(content, transform, in: box, surface: plan.sources(of: most))
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
      pk_blur_image(scratch.pointer, &image, plan.smallSigmaX, plan.smallSigmaY, clampEdges)
      return layer
    }
    let small = pool.take(
      width: (image.width + plan.factor - 1) / plan.factor,
      height: (image.height + plan.factor - 1) / plan.factor)
    var smallImage = small.image
    pk_downsample_image(&image, &smallImage, plan.factor)
    pool.give(layer)
    pk_blur_image(scratch.pointer, &smallImage, plan.smallSigmaX, plan.smallSigmaY, clampEdges)
    return small
  }
}
