import CoreGraphics

/// Memory to draw into: premultiplied blue, green, red, alpha bytes, rows from the top. The memory belongs to the
/// caller and must outlive the drawing.
public struct PixelBuffer {
  public var base: UnsafeMutableRawPointer
  public var width: Int
  public var height: Int
  public var bytesPerRow: Int

  public init(base: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int) {
    self.base = base
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
  }
}
