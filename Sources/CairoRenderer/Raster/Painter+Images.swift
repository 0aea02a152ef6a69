import CPixelKernels
import CoreGraphics
import Foundation
import Rendering

extension Painter {
  func drawImage(_ drawing: ImageDrawing, _ transform: CGAffineTransform, alpha: Double) {
    let image = drawing.image
    let rect = drawing.rect
    guard image.width > 0, image.height > 0, rect.width > 0, rect.height > 0 else { return }
    var placed = transform
    if drawing.isFlippedHorizontally {
      let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0)
      placed = mirror.concatenating(transform)
    }
    let opacity = UInt8(min(max(alpha, 0), 1) * 255 + 0.5)
    let template: PKPaint? = drawing.template.map { translate($0, transform, 1) }
    let hasCaps =
      drawing.capTop > 0 || drawing.capLeading > 0 || drawing.capBottom > 0 || drawing.capTrailing > 0
    if !hasCaps, drawing.resizing == .stretch {
      let whole = PKRect(x0: 0, y0: 0, x1: Int32(image.width), y1: Int32(image.height))
      drawPart(
        image, whole, in: rect, placed, interpolation: drawing.interpolation,
        antialiased: drawing.antialiased, alpha: opacity, template)
      return
    }
    for piece in drawing.pieces() {
      drawPart(
        image, piece.source, in: piece.destination, placed, interpolation: drawing.interpolation,
        antialiased: drawing.antialiased, alpha: opacity, template)
    }
  }

  /// Draws a part of an image, given in its pixels, into a rectangle in points.
  func drawPart(
    _ image: DecodedImage, _ source: PKRect, in rect: CGRect, _ transform: CGAffineTransform,
    interpolation: ImageInterpolation, antialiased: Bool, alpha: UInt8, _ template: PKPaint?
  ) {
    guard !source.isEmpty, rect.width > 0, rect.height > 0 else { return }
    var image = image
    var source = source
    let acrossX = hypot(transform.a, transform.b) * rect.width / CGFloat(source.width)
    let acrossY = hypot(transform.c, transform.d) * rect.height / CGFloat(source.height)
    guard acrossX > 0, acrossY > 0, acrossX.isFinite, acrossY.isFinite else { return }
    if interpolation != .none, acrossX < 0.8 || acrossY < 0.8 {
      // Fewer pixels than the image has: average them first.
      let width = max(Int((CGFloat(source.width) * min(acrossX, 1)).rounded().pixel), 1)
      let height = max(Int((CGFloat(source.height) * min(acrossY, 1)).rounded().pixel), 1)
      image = images.scaled(image, source, width: width, height: height)
      source = PKRect(x0: 0, y0: 0, x1: Int32(width), y1: Int32(height))
    }
    var matrix: PKMatrix
    let width = Double(source.width)
    let height = Double(source.height)
    if transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 {
      var device = rect.applying(transform)
      device = device.snappedToPixels(within: 0.01)
      matrix = PKMatrix(
        xx: width / device.width, xy: 0, x0: Double(source.x0) - device.minX * width / device.width, yx: 0,
        yy: height / device.height, y0: Double(source.y0) - device.minY * height / device.height)
    } else {
      let toSource = CGAffineTransform(
        a: width / rect.width, b: 0, c: 0, d: height / rect.height,
        tx: CGFloat(source.x0) - rect.minX * width / rect.width,
        ty: CGFloat(source.y0) - rect.minY * height / rect.height)
      matrix = PKMatrix(transform.inverted().concatenating(toSource))
    }
    let filter = interpolation == .none ? PKFilterNearest : PKFilterBilinear
    image.withImage { pixels in
      if var template {
        pk_draw_image(
          &target, &pixels, matrix, Double(source.x0), Double(source.y0), Double(source.x1),
          Double(source.y1), filter, antialiased, alpha, &template)
      } else {
        pk_draw_image(
          &target, &pixels, matrix, Double(source.x0), Double(source.y0), Double(source.x1),
          Double(source.y1), filter, antialiased, alpha, nil)
      }
    }
  }
}

extension CGRect {
  /// Moves edges that are nearly on a whole number onto it.
  func snappedToPixels(within tolerance: CGFloat) -> CGRect {
    func snap(_ value: CGFloat) -> CGFloat {
      let whole = value.rounded()
      return abs(value - whole) <= tolerance ? whole : value
    }
    let left = snap(minX)
    let top = snap(minY)
    return CGRect(x: left, y: top, width: snap(maxX) - left, height: snap(maxY) - top)
  }
}

extension ImageDrawing {
  /// The image cut along its caps, and where each part goes. Tiled parts repeat at the image's own size.
  fileprivate func pieces() -> [(source: PKRect, destination: CGRect)] {
    let scale = image.scale
    let columns = Self.strips(
      pixels: image.width, scale: scale, lead: capLeading, trail: capTrailing, from: rect.minX, to: rect.maxX,
      tiled: resizing == .tile)
    let rows = Self.strips(
      pixels: image.height, scale: scale, lead: capTop, trail: capBottom, from: rect.minY, to: rect.maxY,
      tiled: resizing == .tile)
    var result: [(PKRect, CGRect)] = []
    for row in rows {
      for column in columns {
        let source = PKRect(x0: column.source.0, y0: row.source.0, x1: column.source.1, y1: row.source.1)
        result.append(
          (
            source,
            CGRect(
              x: column.place.0, y: row.place.0, width: column.place.1 - column.place.0,
              height: row.place.1 - row.place.0)
          ))
      }
    }
    return result
  }

  private static func strips(
    pixels: Int, scale: CGFloat, lead: CGFloat, trail: CGFloat, from: CGFloat, to: CGFloat, tiled: Bool
  ) -> [(source: (Int32, Int32), place: (CGFloat, CGFloat))] {
    let first = min(max(CGFloat((lead * scale).rounded().pixel), 0), CGFloat(pixels))
    let last = min(max(CGFloat((trail * scale).rounded().pixel), 0), CGFloat(pixels) - first)
    var leadPoints = first / scale
    var trailPoints = last / scale
    // Caps that do not fit share what there is.
    if leadPoints + trailPoints > to - from, leadPoints + trailPoints > 0 {
      let shrink = (to - from) / (leadPoints + trailPoints)
      leadPoints *= shrink
      trailPoints *= shrink
    }
    var result: [(source: (Int32, Int32), place: (CGFloat, CGFloat))] = []
    if first > 0 { result.append(((0, Int32(first)), (from, from + leadPoints))) }
    let middle = (Int32(first), Int32(pixels) - Int32(last))
    let start = from + leadPoints
    let end = to - trailPoints
    if middle.1 > middle.0, end > start {
      if tiled {
        let pitch = CGFloat(middle.1 - middle.0) / scale
        var x = start
        while x < end, result.count < 4096 {
          let stop = min(x + pitch, end)
          let part = ((stop - x) * scale).rounded(.up).pixel
          result.append(((middle.0, min(middle.0 + max(part, 1), middle.1)), (x, stop)))
          x += pitch
        }
      } else {
        result.append((middle, (start, end)))
      }
    }
    if last > 0 { result.append(((Int32(pixels) - Int32(last), Int32(pixels)), (end, to))) }
    return result
  }
}
