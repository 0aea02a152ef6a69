import CPixelKernels
import CoreGraphics
import Foundation
import Rendering

/// Turns paints into what the kernels take, and keeps the colour ramps of gradients.
final class PaintTranslator {
  private var ramps: [GradientRamp: ColorRamp] = [:]
  private var meshes: [MeshKey: DecodedImage] = [:]
  private static let capacity = 64

  static func pixel(_ color: RGBA, alpha: Double = 1) -> UInt32 {
    pk_premultiply(color.red, color.green, color.blue, color.alpha * Float(alpha))
  }

  /// The colours of a gradient. They live at least until the next call of `trim`.
  func ramp(_ ramp: GradientRamp) -> ColorRamp {
    if let known = ramps[ramp] { return known }
    let made = ColorRamp(ramp)
    ramps[ramp] = made
    return made
  }

  /// Forgets everything once there is much; called between pictures.
  func trim() {
    if ramps.count > Self.capacity { ramps.removeAll(keepingCapacity: true) }
    if meshes.count > 8 { meshes.removeAll() }
  }

  static func solid(_ color: UInt32) -> PKPaint {
    var paint = PKPaint()
    paint.kind = PKPaintSolid
    paint.color = color
    paint.alpha = 255
    return paint
  }

  /// A gradient; `transform` maps the paint's points to the destination.
  func gradient(_ paint: Paint, transform: CGAffineTransform, alpha: Double) -> PKPaint {
    var result = PKPaint()
    result.alpha = UInt8(min(max(alpha, 0), 1) * 255 + 0.5)
    let toLocal = transform.inverted()
    switch paint {
    case .linearGradient(let ramp, let start, let end):
      result.kind = PKPaintLinear
      result.ramp = self.ramp(ramp).colors
      let dx = end.x - start.x
      let dy = end.y - start.y
      let length = dx * dx + dy * dy
      if length <= 0 {
        // A gradient without length has only its ends: everything is behind the last stop.
        result.matrix = PKMatrix(xx: 0, xy: 0, x0: 1, yx: 0, yy: 0, y0: 0)
      } else {
        let project = CGAffineTransform(
          a: dx / length, b: 0, c: dy / length, d: 0, tx: -(start.x * dx + start.y * dy) / length, ty: 0)
        result.matrix = PKMatrix(toLocal.concatenating(project))
      }
    case .radialGradient(let ramp, let center, let startRadius, let endRadius):
      result.kind = PKPaintRadial
      result.ramp = self.ramp(ramp).colors
      result.matrix = PKMatrix(
        toLocal.concatenating(CGAffineTransform(translationX: -center.x, y: -center.y)))
      setRadii(&result, startRadius, endRadius)
    case .ellipticalGradient(let ramp, let bounds, let center, let startRadius, let endRadius):
      result.kind = PKPaintRadial
      result.ramp = self.ramp(ramp).colors
      let width = max(bounds.width, 1e-6)
      let height = max(bounds.height, 1e-6)
      result.matrix = PKMatrix(
        toLocal.concatenating(
          CGAffineTransform(
            a: 1 / width, b: 0, c: 0, d: 1 / height, tx: -center.x / width, ty: -center.y / height)))
      setRadii(&result, startRadius, endRadius)
    case .angularGradient(let ramp, let center, let startAngle, let endAngle):
      result.kind = PKPaintConic
      result.ramp = self.ramp(ramp).colors
      setAngles(&result, toLocal: toLocal, center: center, startAngle: startAngle, endAngle: endAngle)
    case .color(let color):
      result = Self.solid(Self.pixel(color, alpha: alpha))
    case .image(let tile):
      result = self.tile(tile, transform: transform, alpha: alpha)
    case .mesh(let mesh, let bounds):
      result = self.mesh(mesh, bounds: bounds, transform: transform, alpha: alpha)
    }
    return result
  }

  private func setRadii(_ paint: inout PKPaint, _ start: CGFloat, _ end: CGFloat) {
    paint.start = Float(start)
    let span = Float(end - start)
    paint.scale = abs(span) < 1e-9 ? 1e9 : 1 / span
  }

  private func setAngles(
    _ paint: inout PKPaint, toLocal: CGAffineTransform, center: CGPoint, startAngle: Double, endAngle: Double
  ) {
    let turn = 2 * Double.pi
    var start = startAngle / turn
    var span = (endAngle - startAngle) / turn
    var local = CGAffineTransform(translationX: -center.x, y: -center.y)
    if span < 0 {
      // Counterclockwise is clockwise in the mirror.
      local = local.concatenating(CGAffineTransform(scaleX: 1, y: -1))
      start = -start
      span = -span
    }
    span = max(span, 1e-6)
    paint.matrix = PKMatrix(toLocal.concatenating(local))
    if span > 1 {
      // Only the last full turn shows.
      paint.start = Float((start + span).truncatingRemainder(dividingBy: 1))
      paint.scale = Float(1 / span)
      paint.offset = Float(1 - 1 / span)
      paint.gap = 2
    } else {
      paint.start = Float(start.truncatingRemainder(dividingBy: 1))
      paint.scale = Float(1 / span)
      paint.offset = 0
      paint.gap = Float((1 + span) / 2 / span)
    }
  }

  private func tile(_ tile: ImageTile, transform: CGAffineTransform, alpha: Double) -> PKPaint {
    var result = PKPaint()
    let image = tile.image
    let left = (tile.sourceRect.minX * CGFloat(image.width)).rounded().pixel
    let top = (tile.sourceRect.minY * CGFloat(image.height)).rounded().pixel
    let right = (tile.sourceRect.maxX * CGFloat(image.width)).rounded().pixel
    let bottom = (tile.sourceRect.maxY * CGFloat(image.height)).rounded().pixel
    let whole = PKRect(x0: 0, y0: 0, x1: Int32(image.width), y1: Int32(image.height))
    let source = whole.intersection(PKRect(x0: left, y0: top, x1: right, y1: bottom))
    guard !source.isEmpty, tile.scale > 0 else { return Self.solid(0) }
    result.kind = PKPaintTile
    result.alpha = UInt8(min(max(alpha * tile.opacity, 0), 1) * 255 + 0.5)
    result.image = image.part(source)
    let pixelsPerPoint = image.scale / tile.scale
    let local = CGAffineTransform(
      a: pixelsPerPoint, b: 0, c: 0, d: pixelsPerPoint, tx: -tile.origin.x * pixelsPerPoint,
      ty: -tile.origin.y * pixelsPerPoint)
    let matrix = transform.inverted().concatenating(local)
    result.matrix = PKMatrix(matrix)
    let wholePixels = matrix.a == 1 && matrix.d == 1 && matrix.b == 0 && matrix.c == 0
    result.filter = wholePixels ? PKFilterNearest : PKFilterBilinear
    return result
  }

  // MARK: Meshes

  private struct MeshKey: Hashable {
    var mesh: MeshPaint
    var width: Int
    var height: Int
  }

  /// Most pixels of a mesh's picture along one side; larger ones are stretched, which soft colours do not show.
  private static let largestMesh: Int32 = 1024

  private func mesh(_ mesh: MeshPaint, bounds: CGRect, transform: CGAffineTransform, alpha: Double) -> PKPaint {
    guard bounds.width > 0, bounds.height > 0 else { return Self.solid(0) }
    func pixels(_ length: CGFloat, _ x: CGFloat, _ y: CGFloat) -> Int {
      Int(min(max((length * (x * x + y * y).squareRoot()).rounded(.up).pixel, 1), Self.largestMesh))
    }
    let key = MeshKey(
      mesh: mesh, width: pixels(bounds.width, transform.a, transform.b),
      height: pixels(bounds.height, transform.c, transform.d))
    let picture = meshes[key] ?? Self.picture(of: mesh, width: key.width, height: key.height)
    meshes[key] = picture
    var result = PKPaint()
    result.kind = PKPaintTile
    result.alpha = UInt8(min(max(alpha * mesh.opacity, 0), 1) * 255 + 0.5)
    result.image = picture.part(PKRect(x0: 0, y0: 0, x1: Int32(picture.width), y1: Int32(picture.height)))
    // One pixel of border keeps the tiles around from shining in.
    let (x, y) = (CGFloat(key.width) / bounds.width, CGFloat(key.height) / bounds.height)
    let local = CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: 1 - bounds.minX * x, ty: 1 - bounds.minY * y)
    result.matrix = PKMatrix(transform.inverted().concatenating(local))
    result.filter = PKFilterBilinear
    return result
  }

  private static func picture(of mesh: MeshPaint, width: Int, height: Int) -> DecodedImage {
    var vertices: [Float] = []
    vertices.reserveCapacity(mesh.vertices.count * 6)
    for vertex in mesh.vertices {
      let color = vertex.color
      vertices += [
        vertex.x * Float(width) + 1, vertex.y * Float(height) + 1, color.red * color.alpha,
        color.green * color.alpha, color.blue * color.alpha, color.alpha,
      ]
    }
    var pixels = [UInt8](repeating: 0, count: (width + 2) * (height + 2) * 4)
    pixels.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      var image = PKImage(
        pixels: base.assumingMemoryBound(to: UInt32.self), width: Int32(width + 2), height: Int32(height + 2),
        stride: Int32(width + 2))
      let background = pixel(mesh.background)
      pk_clear(&image, PKRect(x0: 0, y0: 0, x1: image.width, y1: image.height), background)
      pk_fill_triangles(&image, vertices, mesh.triangles, mesh.triangles.count / 3)
      pk_repeat_edges(&image)
    }
    return DecodedImage(width: width + 2, height: height + 2, scale: 1, pixels: pixels, isOpaque: false)
  }
}
