import CPixelKernels
import CoreGraphics
import Foundation
import Rendering

extension Painter {
  /// The box of pixels a fragment can touch, whatever the clip is.
  func extent(_ fragment: Fragment, _ transform: CGAffineTransform) -> PKRect {
    fragment.bounds.isNull
      ? PKRect(x0: 0, y0: 0, x1: 0, y1: 0) : PKRect(covering: fragment.bounds.applying(transform)).expanded(1)
  }

  /// Draws a fragment into a clear surface of its own. Give the surface back to the pool.
  func render(_ content: Fragment, _ transform: CGAffineTransform, in box: PKRect) -> PixelLayer {
    let layer = pool.take(width: box.width, height: box.height)
    let saved = target
    let savedValid = valid
    target = layer.target
    valid = layer.bounds
    let moved = transform.concatenating(
      CGAffineTransform(translationX: -CGFloat(box.x0), y: -CGFloat(box.y0)))
    draw(content, moved, layer.bounds, alpha: 1)
    target = saved
    valid = savedValid
    return layer
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
    guard let box = visible(content, transform, clip) else { return }
    composite(render(content, transform, in: box), at: box, clip, mode: mode, alpha: alpha)
  }

  func drawOpacity(_ opacity: Double, _ content: Fragment, _ transform: CGAffineTransform, _ clip: PKRect) {
    guard opacity > 0, let inside = visible(content, transform, clip) else { return }
    if opacity >= 1 || content.foldsOpacity {
      draw(content, transform, inside, alpha: min(opacity, 1))
    } else {
      drawLayered(content, transform, inside, mode: PKBlendNormal, alpha: opacity)
    }
  }

  func drawMasked(
    _ mask: Fragment, _ content: Fragment, _ transform: CGAffineTransform, _ clip: PKRect, alpha: Double
  ) {
    guard let maskBox = visible(mask, transform, clip), let box = visible(content, transform, maskBox) else {
      return
    }
    let layer = render(content, transform, in: box)
    let coverage = render(mask, transform, in: box)
    var image = layer.image
    var maskImage = coverage.image
    pk_multiply_alpha(&image, &maskImage, 0, 0)
    pool.give(coverage)
    composite(layer, at: box, clip, alpha: alpha)
  }

  func drawFiltered(
    _ content: Fragment, _ transform: CGAffineTransform, _ clip: PKRect, alpha: Double,
    _ filter: (inout PKImage) -> Void
  ) {
    guard let box = visible(content, transform, clip) else { return }
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
    case .symbol(_, let paints, _):
      return paints.count == 1
    case .group(let children):
      if children.count == 1 { return children[0].fragment.foldsOpacity }
      guard children.count <= 8 else { return false }
      for (index, child) in children.enumerated() {
        guard child.fragment.foldsOpacity else { return false }
        if child.fragment.bounds.isNull { continue }
        let box = child.fragment.bounds.offsetBy(dx: child.offset.x, dy: child.offset.y)
        for other in children[..<index] where !other.fragment.bounds.isNull {
          let otherBox = other.fragment.bounds.offsetBy(dx: other.offset.x, dy: other.offset.y)
          if box.intersects(otherBox) { return false }
        }
      }
      return true
    case .transform(_, let content), .clip(_, _, _, let content), .scroll(_, _, _, let content),
      .opacity(_, let content):
      return content.foldsOpacity
    case .compositingGroup(let content):
      return !content.readsBackdrop || content.foldsOpacity
    case .mask, .blur, .colorMatrix, .luminanceToAlpha, .projection, .shadowOnly, .alphaThreshold:
      // These draw one finished picture, to which the opacity applies.
      return true
    case .blend(let mode, let content):
      return mode != .normal || content.foldsOpacity
    case .shadow, .backdrop:
      return false
    }
  }

  /// Whether everything is drawn in one go, so that a soft clip may be applied while drawing.
  var isSingleLeaf: Bool {
    switch item {
    case .fill, .image, .stroke:
      return true
    case .transform(_, let content), .opacity(_, let content):
      return content.isSingleLeaf
    case .group(let children):
      return children.count == 1 && children[0].fragment.isSingleLeaf
    default:
      return false
    }
  }
}
