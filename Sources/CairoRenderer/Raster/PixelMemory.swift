import CPixelKernels
import CoreGraphics
import Rendering

// The room's unsafe code about pixels: everything that holds or lends raw memory is here.

extension PKRect {
  var width: Int32 { max(x1 - x0, 0) }
  var height: Int32 { max(y1 - y0, 0) }
  var isEmpty: Bool { x1 <= x0 || y1 <= y0 }
  var area: Int { Int(width) * Int(height) }

  func intersection(_ other: PKRect) -> PKRect {
    PKRect(x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
  }

  func union(_ other: PKRect) -> PKRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PKRect(x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
  }

  func offset(_ dx: Int32, _ dy: Int32) -> PKRect {
    PKRect(x0: x0 &+ dx, y0: y0 &+ dy, x1: x1 &+ dx, y1: y1 &+ dy)
  }

  func expanded(_ by: Int32) -> PKRect {
    PKRect(x0: x0 &- by, y0: y0 &- by, x1: x1 &+ by, y1: y1 &+ by)
  }

  /// What remains outside of the hole, as up to four rectangles.
  func minus(_ hole: PKRect) -> [PKRect] {
    let hole = hole.intersection(self)
    if hole.isEmpty { return [self] }
    return [
      PKRect(x0: x0, y0: y0, x1: x1, y1: hole.y0), PKRect(x0: x0, y0: hole.y1, x1: x1, y1: y1),
      PKRect(x0: x0, y0: hole.y0, x1: hole.x0, y1: hole.y1),
      PKRect(x0: hole.x1, y0: hole.y0, x1: x1, y1: hole.y1),
    ].filter { !$0.isEmpty }
  }

  func contains(_ other: PKRect) -> Bool {
    other.x0 >= x0 && other.y0 >= y0 && other.x1 <= x1 && other.y1 <= y1
  }

  /// The whole pixels that the rectangle touches; less than any coverage that is drawn does not count.
  init(covering rect: CGRect) {
    if rect.isNull {
      self.init(x0: 0, y0: 0, x1: 0, y1: 0)
      return
    }
    self.init(
      x0: (rect.minX + 0.001).rounded(.down).pixel, y0: (rect.minY + 0.001).rounded(.down).pixel,
      x1: (rect.maxX - 0.001).rounded(.up).pixel, y1: (rect.maxY - 0.001).rounded(.up).pixel)
  }
}

extension PKRect {
  /// The pixels that something with these bounds may touch: what is drawn may be rounded to the next pixel.
  init(drawing bounds: CGRect) {
    self.init(covering: bounds.isNull ? bounds : bounds.insetBy(dx: -1, dy: -1))
  }
}

extension PKMatrix {
  init(_ t: CGAffineTransform) {
    self.init(
      xx: Double(t.a), xy: Double(t.c), x0: Double(t.tx), yx: Double(t.b), yy: Double(t.d), y0: Double(t.ty))
  }

  static let identity = PKMatrix(xx: 1, xy: 0, x0: 0, yx: 0, yy: 1, y0: 0)
}

extension PKTarget {
  init(_ image: PKImage, clip: PKRect) {
    self.init(
      pixels: image.pixels, stride: image.stride, coverage: nil, coverageStride: 0, erases: false, clip: clip,
      clipCoverage: nil, clipStride: 0, clipX: 0, clipY: 0)
  }
}

/// A rectangle of pixels of its own, cleared when made.
final class PixelLayer {
  private(set) var image: PKImage
  private var capacity: Int

  init(width: Int32, height: Int32) {
    capacity = max(Int(width) * Int(height), 1)
    let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity)
    memory.update(repeating: 0, count: capacity)
    image = PKImage(pixels: memory, width: width, height: height, stride: width)
  }

  /// Takes another size; true when the memory is large enough. The pixels are clear afterwards.
  func reshape(width: Int32, height: Int32) -> Bool {
    guard Int(width) * Int(height) <= capacity else { return false }
    image.width = width
    image.height = height
    image.stride = width
    var all = image
    pk_clear(&all, PKRect(x0: 0, y0: 0, x1: width, y1: height), 0)
    return true
  }

  var byteCount: Int { capacity * 4 }

  var bounds: PKRect { PKRect(x0: 0, y0: 0, x1: image.width, y1: image.height) }

  var target: PKTarget { PKTarget(image, clip: bounds) }

  deinit { image.pixels.deallocate() }
}

/// Coverage bytes of its own, cleared when made.
final class MaskLayer {
  private(set) var mask: PKMask

  init(width: Int32, height: Int32) {
    let count = max(Int(width) * Int(height), 1)
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    memory.update(repeating: 0, count: count)
    mask = PKMask(bytes: memory, width: width, height: height, stride: width)
  }

  var byteCount: Int { Int(mask.width) * Int(mask.height) }

  var target: PKTarget {
    PKTarget(
      pixels: nil, stride: 0, coverage: mask.bytes, coverageStride: mask.stride, erases: false,
      clip: PKRect(x0: 0, y0: 0, x1: mask.width, y1: mask.height), clipCoverage: nil, clipStride: 0, clipX: 0,
      clipY: 0)
  }

  deinit { mask.bytes.deallocate() }
}

extension GradientRamp.Space {
  fileprivate var kernelSpace: PKMixingSpace {
    switch self {
    case .encoded: PKMixEncoded
    case .linear: PKMixLinear
    case .perceptual: PKMixPerceptual
    }
  }
}

/// The colours of a gradient, ready for the kernels.
final class ColorRamp {
  let colors: UnsafePointer<UInt32>
  private let memory: UnsafeMutablePointer<UInt32>

  init(_ ramp: GradientRamp) {
    memory = .allocate(capacity: Int(PKRampSize))
    colors = UnsafePointer(memory)
    var stops: [Float] = []
    stops.reserveCapacity(ramp.stops.count * 5)
    for stop in ramp.stops {
      stops += [stop.color.red, stop.color.green, stop.color.blue, stop.color.alpha, Float(stop.location)]
    }
    pk_make_ramp(stops, ramp.stops.count, ramp.space.kernelSpace, memory)
  }

  deinit { memory.deallocate() }
}

/// Memory that kernels reuse between calls.
final class KernelScratch {
  let pointer: OpaquePointer

  init() {
    guard let pointer = pk_scratch_new() else { fatalError("out of memory") }
    self.pointer = pointer
  }

  deinit { pk_scratch_free(pointer) }
}

extension PixelBuffer {
  var image: PKImage {
    precondition(bytesPerRow % 4 == 0, "rows of pixels start at a multiple of four bytes")
    return PKImage(
      pixels: base.assumingMemoryBound(to: UInt32.self), width: Int32(width), height: Int32(height),
      stride: Int32(bytesPerRow / 4))
  }
}

extension DecodedImage {
  /// Lends the pixels to a kernel, which must not write them.
  func withImage<Result>(_ body: (inout PKImage) -> Result) -> Result {
    pixels.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else {
        var none = PKImage(pixels: nil, width: 0, height: 0, stride: 0)
        return body(&none)
      }
      var image = PKImage(
        pixels: UnsafeMutableRawPointer(mutating: base).assumingMemoryBound(to: UInt32.self),
        width: Int32(width), height: Int32(height), stride: Int32(width))
      return body(&image)
    }
  }

  /// Makes an image whose pixels `body` fills in.
  convenience init(
    width: Int, height: Int, scale: CGFloat, isOpaque: Bool? = nil, filledBy body: (inout PKImage) -> Void
  ) {
    var opaque = isOpaque ?? false
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      guard let base = buffer.baseAddress else { return }
      var image = PKImage(
        pixels: UnsafeMutableRawPointer(base).assumingMemoryBound(to: UInt32.self), width: Int32(width),
        height: Int32(height), stride: Int32(width))
      pk_clear(&image, PKRect(x0: 0, y0: 0, x1: image.width, y1: image.height), 0)
      body(&image)
      if isOpaque == nil { opaque = pk_is_opaque(&image) }
      count = width * height * 4
    }
    self.init(width: width, height: height, scale: scale, pixels: pixels, isOpaque: opaque)
  }
}

extension PathStorage {
  /// Lends the steps to a kernel: a byte a step, and pairs of coordinates.
  func withSteps(_ body: (UnsafePointer<UInt8>, Int, UnsafePointer<Double>) -> Void) {
    assert(MemoryLayout<CGPoint>.stride == 16 && MemoryLayout<Verb>.stride == 1)
    verbs.withUnsafeBytes { verbBytes in
      points.withUnsafeBytes { pointBytes in
        guard let verbs = verbBytes.baseAddress, let points = pointBytes.baseAddress else { return }
        body(
          verbs.assumingMemoryBound(to: UInt8.self), verbBytes.count,
          points.assumingMemoryBound(to: Double.self)
        )
      }
    }
  }
}

extension Array where Element == TextLayout.Glyph {
  /// Lends the glyphs to a kernel, which knows them by the same layout.
  func withPlacedGlyphs<Result>(_ body: (UnsafePointer<PKPlacedGlyph>?, Int) -> Result) -> Result {
    assert(
      MemoryLayout<TextLayout.Glyph>.stride == MemoryLayout<PKPlacedGlyph>.stride
        && MemoryLayout<TextLayout.Glyph>.offset(of: \.x) == MemoryLayout<PKPlacedGlyph>.offset(of: \.x))
    return withUnsafeBytes { bytes in
      body(bytes.baseAddress?.assumingMemoryBound(to: PKPlacedGlyph.self), count)
    }
  }
}

extension DecodedImage {
  /// A part of the pixels for a kernel. Valid while the image lives: its array is never changed, and the caller
  /// holds the image during the call.
  func part(_ rect: PKRect) -> PKImage {
    withImage { image in
      PKImage(
        pixels: image.pixels + Int(rect.y0) * Int(image.stride) + Int(rect.x0), width: rect.width,
        height: rect.height, stride: image.stride)
    }
  }
}
