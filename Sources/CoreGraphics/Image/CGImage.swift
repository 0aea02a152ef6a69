/// An immutable bitmap.
///
/// Pixels are kept as four bytes in the order blue, green, red, alpha, with the colours multiplied by alpha, in
/// sRGB. The first row is the top one.
public final class CGImage: Hashable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The distance in bytes from one row to the next.
  public let bytesPerRow: Int
  /// The rows from the top, `bytesPerRow` bytes each.
  package let pixels: [UInt8]
  /// Whether no pixel is see-through.
  package let isOpaque: Bool

  /// Makes an image from premultiplied blue, green, red, alpha bytes in sRGB, the top row first.
  ///
  /// - Returns: Nil for a size below one pixel, a row shorter than its pixels, or too few bytes.
  public init?(width: Int, height: Int, bytesPerRow: Int, premultipliedBGRA pixels: [UInt8]) {
    guard width > 0, height > 0, bytesPerRow / 4 >= width, pixels.count / bytesPerRow >= height
    else { return nil }
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.pixels = pixels
    self.isOpaque = Self.hasOnlyOpaquePixels(
      pixels, width: width, height: height, bytesPerRow: bytesPerRow)
  }

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var alphaInfo: CGImageAlphaInfo { .premultipliedFirst }
  public var bitmapInfo: CGBitmapInfo {
    CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue)
      .union(.byteOrder32Little)
  }
  public var colorSpace: CGColorSpace? { .standardRGB }
  public var isMask: Bool { false }
  public var shouldInterpolate: Bool { true }

  public func copy() -> CGImage? { self }

  /// The part of the image inside a rectangle of pixels, grown to whole pixels; nil if they do not meet.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let area = rect.integral.intersection(whole)
    guard !area.isNull, area.width >= 1, area.height >= 1 else { return nil }
    if area == whole { return self }
    let rowBytes = Int(area.width) * 4
    var cropped: [UInt8] = []
    cropped.reserveCapacity(rowBytes * Int(area.height))
    for row in Int(area.minY)..<Int(area.maxY) {
      let start = row * bytesPerRow + Int(area.minX) * 4
      cropped.append(contentsOf: pixels[start..<(start + rowBytes)])
    }
    return CGImage(
      width: Int(area.width), height: Int(area.height), bytesPerRow: rowBytes, premultipliedBGRA: cropped)
  }

  public static func == (left: CGImage, right: CGImage) -> Bool {
    left === right
      || left.width == right.width && left.height == right.height
        && left.bytesPerRow == right.bytesPerRow && left.pixels == right.pixels
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(pixels.count)
  }

  private static func hasOnlyOpaquePixels(
    _ pixels: [UInt8], width: Int, height: Int, bytesPerRow: Int
  ) -> Bool {
    pixels.withUnsafeBufferPointer { bytes in
      for row in 0..<height {
        var index = row * bytesPerRow + 3
        let end = row * bytesPerRow + width * 4
        while index < end {
          if bytes[index] != 255 { return false }
          index += 4
        }
      }
      return true
    }
  }
}
