import CPixelKernels
import CoreGraphics
import Foundation
import Rendering

extension Painter {
  func drawClip(
    _ shape: ShapeGeometry, evenOdd: Bool, antialiased: Bool, _ content: Fragment,
    _ transform: CGAffineTransform, _ clip: PKRect, alpha: Double
  ) {
    let bounds = shape.bounds
    if bounds.isNull { return }
    let upright = transform.b == 0 && transform.c == 0
    let device = bounds.applying(transform)
    if upright, case .rect = shape, !antialiased || device.isOnPixels {
      let window = clip.intersection(PKRect(nearest: device))
      if !window.isEmpty, let inside = visible(content, transform, window) {
        draw(content, transform, inside, alpha: alpha)
      }
      return
    }
    let outer = clip.intersection(PKRect(covering: device))
    guard !outer.isEmpty, let box = visible(content, transform, outer) else { return }
    // Large shapes with straight edges: only the corners need a soft edge. Decided by the shape alone, so that a part
    // of the picture comes out like the whole.
    if upright, device.width * device.height > 16384, let parts = Self.parts(of: shape, device, transform) {
      for rect in parts.inside {
        let inside = rect.intersection(box)
        if !inside.isEmpty { draw(content, transform, inside, alpha: alpha) }
      }
      for rect in parts.edges {
        let edge = rect.intersection(box)
        if !edge.isEmpty {
          drawSoftly(
            shape, evenOdd: evenOdd, antialiased: antialiased, content, transform, edge, alpha: alpha)
        }
      }
      return
    }
    drawSoftly(shape, evenOdd: evenOdd, antialiased: antialiased, content, transform, box, alpha: alpha)
  }

  private func drawSoftly(
    _ shape: ShapeGeometry, evenOdd: Bool, antialiased: Bool, _ content: Fragment,
    _ transform: CGAffineTransform, _ box: PKRect, alpha: Double
  ) {
    guard let box = visible(content, transform, box) else { return }
    let mask = MaskLayer(width: box.width, height: box.height)
    let saved = target
    target = mask.target
    var white = PaintTranslator.solid(0xFFFF_FFFF)
    fill(
      shape,
      transform.concatenating(CGAffineTransform(translationX: -CGFloat(box.x0), y: -CGFloat(box.y0))),
      evenOdd: evenOdd, antialiased: antialiased, &white)
    target = saved
    var coverage = mask.mask
    if content.isSingleLeaf, saved.clipCoverage == nil, saved.pixels != nil {
      target.clipCoverage = UnsafePointer(coverage.bytes)
      target.clipStride = coverage.stride
      target.clipX = box.x0
      target.clipY = box.y0
      draw(content, transform, box, alpha: alpha)
      target = saved
      return
    }
    if content.readsBackdrop {
      drawOver(content, transform, in: box, alpha: alpha, mask: mask, at: box)
      return
    }
    let layer = render(content, transform, in: box)
    var image = layer.image
    pk_multiply_mask(&image, layer.bounds, &coverage, 0, 0)
    composite(layer, at: box, box, alpha: alpha)
  }

  /// The rectangles wholly inside an upright shape, and those that hold its soft edge; together they cover it.
  private static func parts(
    of shape: ShapeGeometry, _ device: CGRect, _ transform: CGAffineTransform
  ) -> (inside: [PKRect], edges: [PKRect])? {
    var reachX: CGFloat = 0
    var reachY: CGFloat = 0
    switch shape {
    case .rect:
      break
    case .roundedRect(_, let size, let continuous):
      let factor: CGFloat = continuous ? 1.53 : 1
      reachX = min(size.width * abs(transform.a) * factor, device.width / 2)
      reachY = min(size.height * abs(transform.d) * factor, device.height / 2)
    case .ellipse, .path:
      return nil
    }
    let outer = PKRect(covering: device)
    // Fractional edges are soft along their whole length.
    let left = device.minX.isNearlyWhole ? device.minX.rounded().pixel : device.minX.rounded(.up).pixel
    let right = device.maxX.isNearlyWhole ? device.maxX.rounded().pixel : device.maxX.rounded(.down).pixel
    let top = device.minY.isNearlyWhole ? device.minY.rounded().pixel : device.minY.rounded(.up).pixel
    let bottom = device.maxY.isNearlyWhole ? device.maxY.rounded().pixel : device.maxY.rounded(.down).pixel
    let midLeft = (device.minX + reachX).rounded(.up).pixel
    let midRight = (device.maxX - reachX).rounded(.down).pixel
    let midTop = (device.minY + reachY).rounded(.up).pixel
    let midBottom = (device.maxY - reachY).rounded(.down).pixel
    guard midRight > midLeft, midBottom > midTop else { return nil }
    let inside = [
      PKRect(x0: left, y0: midTop, x1: right, y1: midBottom),
      PKRect(x0: midLeft, y0: top, x1: midRight, y1: midTop),
      PKRect(x0: midLeft, y0: midBottom, x1: midRight, y1: bottom),
    ]
    let edges = [
      PKRect(x0: outer.x0, y0: outer.y0, x1: midLeft, y1: midTop),
      PKRect(x0: midRight, y0: outer.y0, x1: outer.x1, y1: midTop),
      PKRect(x0: outer.x0, y0: midBottom, x1: midLeft, y1: outer.y1),
      PKRect(x0: midRight, y0: midBottom, x1: outer.x1, y1: outer.y1),
      PKRect(x0: midLeft, y0: outer.y0, x1: midRight, y1: top),
      PKRect(x0: midLeft, y0: bottom, x1: midRight, y1: outer.y1),
      PKRect(x0: outer.x0, y0: midTop, x1: left, y1: midBottom),
      PKRect(x0: right, y0: midTop, x1: outer.x1, y1: midBottom),
    ]
    return (inside, edges)
  }
}

extension CGFloat {
  fileprivate var isNearlyWhole: Bool { (self - rounded()).magnitude <= 0.01 }
}

extension CGRect {
  fileprivate var isOnPixels: Bool {
    minX.isNearlyWhole && minY.isNearlyWhole && maxX.isNearlyWhole && maxY.isNearlyWhole
  }
}
