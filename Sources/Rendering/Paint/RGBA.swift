import CoreGraphics

/// A colour in the sRGB space, components gamma-encoded and not premultiplied.
///
/// Components outside 0…1 are kept, so that wide-gamut colours survive until they are drawn.
public struct RGBA: Hashable, Sendable {
  public var red: Float
  public var green: Float
  public var blue: Float
  public var alpha: Float

  public init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public init(white: Float, alpha: Float = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
  public static let black = RGBA(white: 0)
  public static let white = RGBA(white: 1)

  public func multiplyingAlpha(by factor: Double) -> RGBA {
    var copy = self
    copy.alpha *= Float(factor)
    return copy
  }
}
