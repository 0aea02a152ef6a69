import CPixelKernels
import CoreGraphics
import Foundation
import Rendering

extension Painter {
  /// Edges this near to a pixel's edge are meant to lie on it.
  private static let snap = 0.01

  private static func snapped(_ value: Double) -> Double {
    let whole = value.rounded()
    return abs(value - whole) <= snap ? whole : value
  }

  func fill(
    _ shape: ShapeGeometry, _ transform: CGAffineTransform, evenOdd: Bool, antialiased: Bool,
    _ paint: inout PKPaint
  ) {
    switch shape {
    case .rect(let rect):
      if transform.b == 0, transform.c == 0 {
        let device = rect.applying(transform)
        if antialiased {
          pk_fill_rect(
            &target, Self.snapped(device.minX), Self.snapped(device.minY), Self.snapped(device.maxX),
            Self.snapped(device.maxY), &paint)
        } else {
          pk_fill_rect(
            &target, device.minX.nearestPixel, device.minY.nearestPixel, device.maxX.nearestPixel,
            device.maxY.nearestPixel, &paint)
        }
      } else {
        var corners = PKRoundedRect(rect, radius: .zero, continuous: false)
        pk_fill_rounded_rect(
          scratch.pointer, &target, &corners, nil, PKMatrix(transform), antialiased, &paint)
      }
    case .roundedRect(let rect, let cornerSize, let continuous):
      var rounded = PKRoundedRect(rect, radius: cornerSize, continuous: continuous)
      pk_fill_rounded_rect(scratch.pointer, &target, &rounded, nil, PKMatrix(transform), antialiased, &paint)
    case .ellipse(let rect):
      var rounded = PKRoundedRect(ellipseIn: rect)
      pk_fill_rounded_rect(scratch.pointer, &target, &rounded, nil, PKMatrix(transform), antialiased, &paint)
    case .path(let path):
      fill(path, transform, evenOdd: evenOdd, antialiased: antialiased, &paint)
    }
  }

  func fill(
    _ path: CGPath, _ transform: CGAffineTransform, evenOdd: Bool, antialiased: Bool, _ paint: inout PKPaint
  ) {
    let matrix = PKMatrix(transform)
    path.storage.withSteps { verbs, count, points in
      pk_fill_path(scratch.pointer, &target, verbs, count, points, matrix, evenOdd, antialiased, &paint)
    }
  }

  func stroke(
    _ shape: ShapeGeometry, _ line: LineStyle, _ transform: CGAffineTransform, antialiased: Bool,
    _ paint: inout PKPaint
  ) {
    guard line.width > 0 else { return }
    if line.dash.isEmpty, strokeAsRing(shape, line, transform, antialiased: antialiased, &paint) { return }
    strokeWithPen(shape, line, transform, antialiased: antialiased, &paint)
  }

  /// An undashed border of a simple shape is the area between two such shapes.
  private func strokeAsRing(
    _ shape: ShapeGeometry, _ line: LineStyle, _ transform: CGAffineTransform, antialiased: Bool,
    _ paint: inout PKPaint
  ) -> Bool {
    let half = line.width / 2
    var outer: PKRoundedRect
    var inner: PKRoundedRect
    switch shape {
    case .rect(let rect):
      if rect.isNull || line.join == .bevel { return false }
      let round = line.join == .round ? CGSize(width: half, height: half) : .zero
      outer = PKRoundedRect(rect.insetBy(dx: -half, dy: -half), radius: round, continuous: false)
      inner = PKRoundedRect(insetting: rect, by: half, radius: .zero, continuous: false)
    case .roundedRect(let rect, let corner, let continuous):
      if rect.isNull || corner.width <= 0 || corner.height <= 0 { return false }
      let limited = CGSize(
        width: min(corner.width, rect.width / 2), height: min(corner.height, rect.height / 2))
      // The outline at a constant distance of an ellipse is not an ellipse.
      if !continuous && limited.width != limited.height { return false }
      let grown = CGSize(width: limited.width + half, height: limited.height + half)
      let shrunk = CGSize(width: max(limited.width - half, 0), height: max(limited.height - half, 0))
      outer = PKRoundedRect(rect.insetBy(dx: -half, dy: -half), radius: grown, continuous: continuous)
      inner = PKRoundedRect(insetting: rect, by: half, radius: shrunk, continuous: continuous)
    case .ellipse(let rect):
      if rect.isNull || abs(rect.width - rect.height) > 0.001 { return false }
      outer = PKRoundedRect(ellipseIn: rect.insetBy(dx: -half, dy: -half))
      inner = PKRoundedRect(
        insetting: rect, by: half,
        radius: CGSize(width: max(rect.width / 2 - half, 0), height: max(rect.height / 2 - half, 0)),
        continuous: false)
    case .path:
      return false
    }
    pk_fill_rounded_rect(
      scratch.pointer, &target, &outer, &inner, PKMatrix(transform), antialiased, &paint)
    return true
  }

  private func strokeWithPen(
    _ shape: ShapeGeometry, _ line: LineStyle, _ transform: CGAffineTransform, antialiased: Bool,
    _ paint: inout PKPaint
  ) {
    let bounds = shape.bounds
    if bounds.isNull { return }
    let reach = line.reach
    let whole = PKRect(covering: bounds.insetBy(dx: -reach, dy: -reach).applying(transform)).expanded(1)
    if whole.intersection(target.clip).isEmpty { return }
    // cairo rounds a little differently at the edges of what it draws, so they must not lie inside the clip, and small
    // outlines are drawn whole. Bands keep the mask small for outlines as large as the window.
    let box = whole.area <= 1 << 18 ? whole : whole.intersection(target.clip.expanded(4))
    let rows = max(64, (1 << 20) / box.width)
    var top = box.y0
    while top < box.y1 {
      let bottom = min(box.y1, top + rows)
      let band = PKRect(x0: box.x0, y0: top, x1: box.x1, y1: bottom)
      if let pen = CairoPen(width: band.width, height: band.height) {
        let moved = transform.concatenating(
          CGAffineTransform(translationX: -CGFloat(band.x0), y: -CGFloat(band.y0)))
        pen.stroke(shape, line, moved, antialiased: antialiased)
        pen.withMask { mask in pk_fill_mask(&target, &mask, band.x0, band.y0, &paint) }
      }
      top = bottom
    }
  }
}

extension PKRoundedRect {
  init(_ rect: CGRect, radius: CGSize, continuous: Bool) {
    self.init(
      x0: Double(rect.minX), y0: Double(rect.minY), x1: Double(rect.maxX), y1: Double(rect.maxY),
      radiusX: Double(max(radius.width, 0)), radiusY: Double(max(radius.height, 0)), continuous: continuous)
  }

  init(ellipseIn rect: CGRect) {
    self.init(rect, radius: CGSize(width: rect.width / 2, height: rect.height / 2), continuous: false)
  }

  /// Nothing is left, in other words an empty rectangle, when the inset is too large.
  init(insetting rect: CGRect, by inset: CGFloat, radius: CGSize, continuous: Bool) {
    self.init(
      x0: Double(rect.minX + inset), y0: Double(rect.minY + inset), x1: Double(rect.maxX - inset),
      y1: Double(rect.maxY - inset), radiusX: Double(radius.width), radiusY: Double(radius.height),
      continuous: continuous)
  }
}
