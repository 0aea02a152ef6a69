import CPixelKernels
import CoreGraphics
import Foundation
import Rendering

extension Painter {
  /// The box of pixels a fragment can touch, whatever the clip is.
  func extent(_ fragment: Fragment, _ transform: CGAffineTransform) -> PKRect {
    fragment.bounds.isNull
      ? PKRect(x0: 0, y0: 0, x1: 0, y1: 0) : PKRect(drawing: fragment.bounds.applying(transform))
  }

  /// Draws a fragment into a clear surface of its own, of which at most `surface` is ever seen (all that can be seen
  /// of the current one when nil). Give the surface back to the pool.
  func render(
    _ content: Fragment, _ transform: CGAffineTransform, in box: PKRect, surface seen: PKRect? = nil
  ) -> PixelLayer {
    let move = CGAffineTransform(translationX: -CGFloat(box.x0), y: -CGFloat(box.y0))
    return onLayer(at: box, surface: seen) { draw(content, transform.concatenating(move), $0, alpha: 1) }
  }

  /// What `body` draws on a clear surface of its own that lies at `box` of the current one. `body` gets its bounds.
  func onLayer(at box: PKRect, surface seen: PKRect? = nil, _ body: (PKRect) -> Void) -> PixelLayer {
    let layer = pool.take(width: box.width, height: box.height)
    draw(onto: layer, at: box, surface: seen ?? surface, body)
    return layer
  }

  private func draw(onto layer: PixelLayer, at box: PKRect, surface seen: PKRect, _ body: (PKRect) -> Void) {
    let saved = (target, valid, surface)
    target = layer.target
    valid = layer.bounds
    surface = seen.offset(-box.x0, -box.y0)
    body(layer.bounds)
    (target, valid, surface) = saved
  }

  /// The box in which a picture of the fragment's own is drawn. It does not depend on the clip when the fragment shows
  /// the picture below it, since that must be there as far as it can be seen.
  func layerBox(_ content: Fragment, _ transform: CGAffineTransform, _ clip: PKRect) -> PKRect? {
    guard let box = visible(content, transform, clip) else { return nil }
    return content.readsBackdrop ? extent(content, transform).intersection(surface) : box
  }

  func composite(
    _ layer: PixelLayer, at box: PKRect, _ clip: PKRect, mode: PKBlendMode = PKBlendNormal, alpha: Double
  ) {
    target.clip = clip
    var image = layer.image
    pk_composite(&target, &image, box.x0, box.y0, mode, UInt8(min(max(alpha, 0), 1) * 255 + 0.5))
    pool.give(layer)
  }

  func drawLayered(
    _ content: Fragment, _ transform: CGAffineTransform, _ clip: PKRect, mode: PKBlendMode, alpha: Double
  ) {
    guard let box = layerBox(content, transform, clip) else { return }
    composite(render(content, transform, in: box), at: box, clip, mode: mode, alpha: alpha)
  }

  /// Visits what an effect acts on separately, in the order of drawing.
  func forEachLeaf(
    of content: Fragment, _ transform: CGAffineTransform, alpha: Double,
    _ visit: (_ leaf: Fragment, _ transform: CGAffineTransform, _ alpha: Double) -> Void
  ) {
    switch content.item {
    case .group(let children):
      for child in children {
        forEachLeaf(
          of: child.fragment, transform.translatedBy(x: child.offset.x, y: child.offset.y), alpha: alpha, visit)
      }
    case .transform(let inner, let content):
      let combined = inner.concatenating(transform)
      if combined.isDrawable { forEachLeaf(of: content, combined, alpha: alpha, visit) }
    case .opacity(let opacity, let content):
      if opacity > 0 { forEachLeaf(of: content, transform, alpha: alpha * min(opacity, 1), visit) }
    default:
      visit(content, transform, alpha)
    }
  }

  /// Each leaf is blended with all that is drawn before it, also in the same fragment.
  func drawBlended(
    _ mode: PKBlendMode, _ content: Fragment, _ transform: CGAffineTransform, _ clip: PKRect, alpha: Double
  ) {
    forEachLeaf(of: content, transform, alpha: alpha) { leaf, transform, alpha in
      drawLayered(leaf, transform, clip, mode: mode, alpha: alpha)
    }
  }

  func drawReplacing(
    _ mode: CoverageMode, _ coverage: Fragment, _ content: Fragment, _ whole: Fragment,
    _ transform: CGAffineTransform, _ clip: PKRect, alpha: Double
  ) {
    guard let visible = visible(whole, transform, clip) else { return }
    let isPartial = content.readsBackdrop || coverage.readsBackdrop
    let box = isPartial ? extent(whole, transform).intersection(surface) : visible
    let source = render(content, transform, in: box)
    let cover = render(coverage, transform, in: box)
    var (image, shape) = (source.image, cover.image)
    target.clip = visible
    pk_replace(
      &target, &image, &shape, box.x0, box.y0, mode.kernelMode, UInt8(min(max(alpha, 0), 1) * 255 + 0.5))
    pool.give(cover)
    pool.give(source)
  }

  /// As one picture, whose parts do not show through each other when it is translucent.
  func drawFlattened(_ content: Fragment, _ transform: CGAffineTransform, _ clip: PKRect, alpha: Double) {
    guard alpha > 0, let inside = visible(content, transform, clip) else { return }
    if !content.readsBackdrop, alpha >= 1 || content.foldsOpacity {
      draw(content, transform, inside, alpha: min(alpha, 1))
    } else {
      drawLayered(content, transform, inside, mode: PKBlendNormal, alpha: alpha)
    }
  }

  /// Draws onto a copy of what is there and takes from it as much as the mask says, so that what the content does with
  /// the picture below it comes out as without the mask.
  func drawOver(
    _ content: Fragment, _ transform: CGAffineTransform, in box: PKRect, alpha: Double, mask: MaskLayer,
    at place: PKRect
  ) {
    guard target.pixels != nil else { return }
    let region = regionForBackdrops(of: content, transform, clip: box, whole: valid)
    let layer = pool.take(width: region.width, height: region.height)
    var image = layer.image
    var below = PKImage(pixels: target.pixels, width: valid.x1, height: valid.y1, stride: target.stride)
    pk_copy(&below, region.x0, region.y0, &image, layer.bounds)
    let move = CGAffineTransform(translationX: -CGFloat(region.x0), y: -CGFloat(region.y0))
    draw(onto: layer, at: region, surface: surface) { draw(content, transform.concatenating(move), $0, alpha: 1) }
    var coverage = mask.mask
    target.clip = box
    pk_mix(
      &target, &image, region.x0, region.y0, &coverage, place.x0, place.y0, UInt8(min(max(alpha, 0), 1) * 255 + 0.5))
    pool.give(layer)
  }

  func drawMasked(
    _ mask: Fragment, _ content: Fragment, _ transform: CGAffineTransform, _ clip: PKRect, alpha: Double
  ) {
    guard let maskBox = visible(mask, transform, clip), let box = visible(content, transform, maskBox) else {
      return
    }
    let whole = mask.readsBackdrop ? extent(mask, transform).intersection(surface) : box
    let coverage = render(mask, transform, in: whole)
    var maskImage = coverage.image
    if content.readsBackdrop {
      let bytes = MaskLayer(width: whole.width, height: whole.height)
      var mask = bytes.mask
      pk_extract_alpha(&maskImage, &mask)
      drawOver(content, transform, in: box, alpha: alpha, mask: bytes, at: whole)
    } else {
      let layer = render(content, transform, in: box)
      var image = layer.image
      pk_multiply_alpha(&image, &maskImage, whole.x0 - box.x0, whole.y0 - box.y0)
      composite(layer, at: box, clip, alpha: alpha)
    }
    pool.give(coverage)
  }

  func drawFiltered(
    _ content: Fragment, _ transform: CGAffineTransform, _ clip: PKRect, alpha: Double,
    _ filter: (inout PKImage) -> Void
  ) {
    guard let box = layerBox(content, transform, clip) else { return }
    let layer = render(content, transform, in: box)
    var image = layer.image
    filter(&image)
    composite(layer, at: box, clip, alpha: alpha)
  }

  func drawColorMatrix(
    _ matrix: ColorMatrix, _ content: Fragment, _ transform: CGAffineTransform, _ clip: PKRect, alpha: Double
  ) {
    drawFiltered(content, transform, clip, alpha: alpha) { image in
      matrix.rows.withUnsafeBufferPointer { pk_color_matrix(&image, $0.baseAddress) }
    }
  }
}

extension Fragment {
  /// Whether making each leaf more transparent looks the same as making the whole so: nothing in it overlaps.
  var foldsOpacity: Bool {
    switch item {
    case .empty, .fill, .stroke, .text, .image:
      return true
    case .symbol(_, let paints, let monochrome):
      return paints.count == 1 || monochrome
    case .group(let children):
      if children.count == 1 { return children[0].fragment.foldsOpacity }
      guard children.count <= 8 else { return false }
      for (index, child) in children.enumerated() {
        guard child.fragment.foldsOpacity else { return false }
        if child.fragment.bounds.isNull { continue }
        let box = child.fragment.bounds.offsetBy(dx: child.offset.x, dy: child.offset.y)
        for other in children[..<index] where !other.fragment.bounds.isNull {
          let otherBox = other.fragment.bounds.offsetBy(dx: other.offset.x, dy: other.offset.y)
          if box.overlaps(otherBox) { return false }
        }
      }
      return true
    case .transform(_, let content), .clip(_, _, _, let content), .scroll(_, _, _, let content),
      .opacity(_, let content):
      return content.foldsOpacity
    case .compositingGroup(let content):
      return !content.readsBackdrop || content.foldsOpacity
    case .mask, .blur, .colorMatrix, .luminanceToAlpha, .projection, .shadowOnly, .alphaThreshold, .replace:
      // These draw one finished picture, to which the opacity applies.
      return true
    case .blend(let mode, let content):
      return mode != .normal || content.foldsOpacity
    case .shadow, .backdrop:
      return false
    }
  }
}
