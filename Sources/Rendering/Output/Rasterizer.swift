import CoreGraphics
import Foundation

/// Draws display lists. One instance serves one window or one picture at a time and may keep caches between frames.
public protocol Rasterizer: AnyObject {
  /// Draws the damaged part (points) of the picture into the buffer, over `background`, and leaves the rest as it
  /// is. Returns the number of pixels drawn.
  @discardableResult
  func draw(
    _ root: Fragment, damage: DamageRegion, scale: CGFloat, background: RGBA, into buffer: PixelBuffer
  ) -> Int

  /// Moves pixels that the buffer already shows; comes before `draw` when a viewport scrolled.
  func move(_ moves: [PixelMove], scale: CGFloat, in buffer: PixelBuffer)
}

extension Rasterizer {
  /// A picture of the fragment, `size` in points.
  public func image(of root: Fragment, size: CGSize, scale: CGFloat, background: RGBA = .clear)
    -> DecodedImage
  {
    let width = max(Int((size.width * scale).rounded(.up)), 1)
    let height = max(Int((size.height * scale).rounded(.up)), 1)
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    pixels.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      let buffer = PixelBuffer(base: base, width: width, height: height, bytesPerRow: width * 4)
      let everything = CGRect(x: 0, y: 0, width: CGFloat(width) / scale, height: CGFloat(height) / scale)
      draw(root, damage: DamageRegion(everything), scale: scale, background: background, into: buffer)
    }
    return DecodedImage(
      width: width, height: height, scale: scale, pixels: pixels, isOpaque: background.alpha >= 1)
  }
}

/// Documents that keep shapes and text as vectors.
public enum VectorFormat: Sendable {
  case pdf, svg
}

/// Writes display lists as documents, a page for each fragment.
public protocol VectorWriter: Sendable {
  func write(_ pages: [(fragment: Fragment, size: CGSize)], as format: VectorFormat) throws -> Data
}
