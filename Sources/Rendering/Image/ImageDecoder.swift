import CoreGraphics
import Foundation

/// Turns files into pixels. Safe to call from any thread.
public protocol ImageDecoder: Sendable {
  /// The size in pixels, without decoding everything.
  func pixelSize(of data: Data) throws -> CGSize

  /// Decodes the first frame; the others can be had of its `animation`. `scale` is the number of pixels a point that
  /// the file was made for.
  func decode(_ data: Data, scale: CGFloat) throws -> DecodedImage

  /// Draws a vector image (SVG) at the given size in points.
  func decodeVector(_ data: Data, size: CGSize?, scale: CGFloat) throws -> DecodedImage

  func encodePNG(_ image: DecodedImage) throws -> Data
}

public struct ImageDecodingError: Error, CustomStringConvertible, Sendable {
  public var description: String

  public init(_ description: String) { self.description = description }
}
