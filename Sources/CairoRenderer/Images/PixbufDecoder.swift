import CPixelKernels
import CoreGraphics
import Foundation
import Rendering

/// Decodes pictures with gdk-pixbuf, and SVG with librsvg. Formats beyond PNG, JPEG, GIF, TIFF and BMP depend on the
/// loaders that are installed.
public struct PixbufDecoder: ImageDecoder {
  public init() {}

  public func pixelSize(of data: Data) throws -> CGSize {
    if Self.isVector(data) {
      let document = try VectorDocument(data)
      return document.size
    }
    let loader = try PixbufLoader()
    return try loader.size(of: data)
  }

  public func decode(_ data: Data, scale: CGFloat) throws -> DecodedImage {
    if Self.isVector(data) { return try decodeVector(data, size: nil, scale: scale) }
    try PNGChunks.check(data)
    let loader = try PixbufLoader()
    return try loader.decode(data, scale: Self.checked(scale))
  }

  public func decodeFrames(
    _ data: Data, scale: CGFloat
  ) throws -> [(image: DecodedImage, duration: Double)] {
    if Self.isVector(data) { return [(try decodeVector(data, size: nil, scale: scale), 0)] }
    try PNGChunks.check(data)
    let loader = try PixbufLoader()
    return try loader.decodeFrames(data, count: AnimationFrames.count(in: data), scale: Self.checked(scale))
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

/// Counts the pictures of an animation, which gdk-pixbuf does not tell.
enum AnimationFrames {
  static func count(in data: Data) -> Int {
    let bytes = [UInt8](data)
    if bytes.starts(with: Array("GIF8".utf8)) { return max(gif(bytes), 1) }
    if bytes.count > 16, bytes[0..<4].elementsEqual("RIFF".utf8), bytes[8..<12].elementsEqual("WEBP".utf8) {
      return max(webp(bytes), 1)
    }
    return 1
  }

  private static func gif(_ bytes: [UInt8]) -> Int {
    guard bytes.count > 13 else { return 0 }
    var index = 13
    if bytes[10] & 0x80 != 0 { index += 3 << (Int(bytes[10] & 7) + 1) }
    var frames = 0
    func skipBlocks() {
      while index < bytes.count, bytes[index] != 0 { index += Int(bytes[index]) + 1 }
      index += 1
    }
    while index < bytes.count {
      switch bytes[index] {
      case 0x21:
        index += 2
        skipBlocks()
      case 0x2C:
        guard index + 9 < bytes.count else { return frames }
        frames += 1
        let flags = bytes[index + 9]
        index += 10
        if flags & 0x80 != 0 { index += 3 << (Int(flags & 7) + 1) }
        index += 1
        skipBlocks()
      default:
        return frames
      }
    }
    return frames
  }

  private static func webp(_ bytes: [UInt8]) -> Int {
    var index = 12
    var frames = 0
    while index + 8 <= bytes.count {
      let size =
        Int(bytes[index + 4]) | Int(bytes[index + 5]) << 8 | Int(bytes[index + 6]) << 16
        | Int(bytes[index + 7]) << 24
      if bytes[index..<(index + 4)].elementsEqual("ANMF".utf8) { frames += 1 }
      index += 8 + size + (size & 1)
    }
    return frames
  }
}
