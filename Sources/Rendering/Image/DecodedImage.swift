import CoreGraphics
import Foundation

/// Pixels in memory: premultiplied blue, green, red, alpha bytes, rows from the top, no padding.
public final class DecodedImage: Sendable, Hashable {
  public let width: Int
  public let height: Int
  /// Pixels per point.
  public let scale: CGFloat
  public let pixels: [UInt8]
  public let isOpaque: Bool
  /// The frames that the pixels are the first of; nil for a still picture.
  public let animation: (any ImageAnimation)?

  public init(
    width: Int, height: Int, scale: CGFloat, pixels: [UInt8], isOpaque: Bool, animation: (any ImageAnimation)? = nil
  ) {
    precondition(pixels.count == width * height * 4, "four bytes a pixel")
    self.width = width
    self.height = height
    self.scale = scale
    self.pixels = pixels
    self.isOpaque = isOpaque
    self.animation = animation
  }

  /// The same picture as the first frame of an animation.
  public convenience init(_ first: DecodedImage, of animation: any ImageAnimation) {
    self.init(
      width: first.width, height: first.height, scale: first.scale, pixels: first.pixels, isOpaque: first.isOpaque,
      animation: animation)
  }

  /// Points.
  public var size: CGSize { CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale) }

  public static func == (lhs: DecodedImage, rhs: DecodedImage) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public enum ImageInterpolation: Hashable, Sendable {
  case none, low, medium, high
}

/// An image fitted into a rectangle.
public struct ImageDrawing: Hashable, Sendable {
  public enum Resizing: Hashable, Sendable {
    case stretch, tile
  }

  public var image: DecodedImage
  public var rect: CGRect
  /// Points at each side of the image that keep their size when it is stretched or tiled.
  public var capTop: CGFloat = 0
  public var capLeading: CGFloat = 0
  public var capBottom: CGFloat = 0
  public var capTrailing: CGFloat = 0
  public var resizing = Resizing.stretch
  public var interpolation = ImageInterpolation.low
  /// Only the image's coverage is used, filled with this paint.
  public var template: Paint?
  public var isFlippedHorizontally = false
  public var antialiased = true

  public init(image: DecodedImage, rect: CGRect) {
    self.image = image
    self.rect = rect
  }
}
