import CPixelKernels
import CoreGraphics
import Foundation
import Rendering

/// Decodes pictures with gdk-pixbuf, WebP with libwebp, and SVG with librsvg. Formats beyond these and PNG, JPEG, GIF,
/// TIFF and BMP depend on the loaders that are installed.
public struct PixbufDecoder: ImageDecoder {
  public init() {}

  public func pixelSize(of data: Data) throws -> CGSize {
    if Self.isVector(data) {
      let document = try VectorDocument(data)
      return document.size
    }
    if WebPPicture.matches(data) { return try WebPPicture.size(of: data) }
    let loader = try PixbufLoader()
    return try loader.size(of: data)
  }

  public func decode(_ data: Data, scale: CGFloat) throws -> DecodedImage {
    if Self.isVector(data) { return try decodeVector(data, size: nil, scale: scale) }
    try PNGChunks.check(data)
    if WebPPicture.matches(data) { return try WebPPicture.decode(data, scale: Self.checked(scale)) }
    if GIFStream.matches(data) { return try decodeGIF(GIFStream(data), scale: Self.checked(scale)) }
    return try PixbufLoader().decode(data, scale: Self.checked(scale))
  }

  private func decodeGIF(_ stream: GIFStream, scale: CGFloat) throws -> DecodedImage {
    let loader = try PixbufLoader()
    guard stream.delays.count > 1 else { return try loader.decode(stream.sound, scale: scale) }
    guard stream.width <= AnimationRules.pixelLimit / max(stream.height, 1) else {
      throw PixbufLoader.tooLarge(stream.width, stream.height)
    }
    if let animation = try loader.decodeAnimation(stream, scale: scale),
      let first = animation.makeFrames()?.makeImage()
    {
      return DecodedImage(first, of: animation)
    }
    return try loader.decode(stream.sound, scale: scale)
  }

  public func decodeVector(_ data: Data, size: CGSize?, scale: CGFloat) throws -> DecodedImage {
    let document = try VectorDocument(data)
    return try document.draw(size: size ?? document.size, scale: Self.checked(scale))
  }

  public func encodePNG(_ image: DecodedImage) throws -> Data {
    try PixbufLoader.encodePNG(image)
  }

  private static func checked(_ scale: CGFloat) -> CGFloat { scale > 0 && scale.isFinite ? scale : 1 }

  /// Whether the data is an SVG document, compressed or not.
  static func isVector(_ data: Data) -> Bool {
    let head = data.prefix(4096)
    guard let first = head.first(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }) else {
      return false
    }
    if first != 0x3C && first != 0xEF { return false }
    let text = String(decoding: head, as: UTF8.self)
    return text.contains("<svg") || text.contains(":svg") || text.contains("<!DOCTYPE svg")
  }
}

/// Finds PNG files that were cut off, which gdk-pixbuf accepts.
enum PNGChunks {
  static func check(_ data: Data) throws {
    let bytes = [UInt8](data)
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return }
    var index = 8
    while index + 12 <= bytes.count {
      let length = bytes[index..<(index + 4)].reduce(0) { $0 << 8 | Int($1) }
      if bytes[(index + 4)..<(index + 8)].elementsEqual("IEND".utf8) { return }
      index += length + 12
    }
    throw ImageDecodingError("the PNG data ends too early")
  }
}
