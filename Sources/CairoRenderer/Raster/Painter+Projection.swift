import CPixelKernels
import CoreGraphics
import Foundation
import Rendering

extension Painter {
  func drawProjected(
    _ matrix: ProjectionMatrix, _ content: Fragment, _ whole: Fragment, _ transform: CGAffineTransform,
    _ clip: PKRect, alpha: Double
  ) {
    let bounds = content.bounds
    if bounds.isNull { return }
    // Flat when nothing recedes.
    if matrix.m13 == 0, matrix.m23 == 0, matrix.m33 != 0 {
      let w = matrix.m33
      let flat = CGAffineTransform(
        a: matrix.m11 / w, b: matrix.m12 / w, c: matrix.m21 / w, d: matrix.m22 / w, tx: matrix.m31 / w,
        ty: matrix.m32 / w)
      drawFlattened(content, flat.concatenating(transform), clip, alpha: alpha)
      return
    }
    // The picture before it is tilted, with the whole surface's pixels, and a clear margin so that edges stay soft.
    let stretch = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    let longest = max(bounds.width, bounds.height, 1)
    let density = min(stretch, 4096 / longest)
    guard density > 0 else { return }
    let flat = CGAffineTransform(scaleX: density, y: density)
    let box = PKRect(covering: bounds.applying(flat))
    let full = flat.matrix3.inverted.map { inverse in
      // From the picture's pixels to the surface's, and back.
      inverse.concatenating(Matrix3(matrix)).concatenating(transform.matrix3)
    }
    guard let forward = full, let backward = forward.inverted, !box.isEmpty else { return }
    let output = forward.bounds(of: box).intersection(extent(whole, transform)).intersection(clip)
    if output.isEmpty { return }
    let layer = render(content, flat, in: box, surface: box)
    var image = layer.image
    target.clip = output
    let toLayer = backward.concatenating(
      Matrix3(CGAffineTransform(translationX: -CGFloat(box.x0), y: -CGFloat(box.y0))))
    pk_draw_projected(&target, &image, toLayer.values, UInt8(min(max(alpha, 0), 1) * 255 + 0.5))
    pool.give(layer)
  }
}

/// A 3×3 matrix for row vectors `[x y 1]`.
struct Matrix3 {
  var values: [Double]

  init(values: [Double]) { self.values = values }

  init(_ t: CGAffineTransform) {
    values = [t.a, t.b, 0, t.c, t.d, 0, t.tx, t.ty, 1].map { Double($0) }
  }

  init(_ p: ProjectionMatrix) {
    values = [p.m11, p.m12, p.m13, p.m21, p.m22, p.m23, p.m31, p.m32, p.m33].map { Double($0) }
  }

  func concatenating(_ next: Matrix3) -> Matrix3 {
    var result = [Double](repeating: 0, count: 9)
    for row in 0..<3 {
      for column in 0..<3 {
        for k in 0..<3 { result[row * 3 + column] += values[row * 3 + k] * next.values[k * 3 + column] }
      }
    }
    return Matrix3(values: result)
  }

  var inverted: Matrix3? {
    let m = values
    let c0 = m[4] * m[8] - m[5] * m[7]
    let c1 = m[5] * m[6] - m[3] * m[8]
    let c2 = m[3] * m[7] - m[4] * m[6]
    let determinant = m[0] * c0 + m[1] * c1 + m[2] * c2
    guard determinant.isFinite, abs(determinant) > 1e-15 else { return nil }
    let scale = 1 / determinant
    return Matrix3(
      values: [
        c0, m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
        c1, m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
        c2, m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3],
      ].map { $0 * scale })
  }

  /// The whole pixels that a rectangle's picture touches; everything when part of it lies behind the eye.
  func bounds(of rect: PKRect) -> PKRect {
    var box = CGRect.null
    for (x, y) in [(rect.x0, rect.y0), (rect.x1, rect.y0), (rect.x0, rect.y1), (rect.x1, rect.y1)] {
      let px = Double(x)
      let py = Double(y)
      let w = px * values[2] + py * values[5] + values[8]
      guard w > 1e-6 else {
        return PKRect(x0: -100_000_000, y0: -100_000_000, x1: 100_000_000, y1: 100_000_000)
      }
      let point = CGPoint(
        x: (px * values[0] + py * values[3] + values[6]) / w,
        y: (px * values[1] + py * values[4] + values[7]) / w)
      box = box.union(CGRect(origin: point, size: .zero))
    }
    return PKRect(covering: box).expanded(1)
  }
}

extension CGAffineTransform {
  fileprivate var matrix3: Matrix3 { Matrix3(self) }
}
