import CoreGraphics

/// The drawing engine a program uses, chosen once at its start.
public struct RenderingBackend: Sendable {
  public var textShaper: any TextShaper
  public var imageDecoder: any ImageDecoder
  public var makeRasterizer: @Sendable () -> any Rasterizer
  public var vectorWriter: any VectorWriter

  public init(
    textShaper: any TextShaper, imageDecoder: any ImageDecoder, vectorWriter: any VectorWriter,
    makeRasterizer: @escaping @Sendable () -> any Rasterizer
  ) {
    self.textShaper = textShaper
    self.imageDecoder = imageDecoder
    self.vectorWriter = vectorWriter
    self.makeRasterizer = makeRasterizer
  }
}
