import CImageFormats
import CPixelKernels
import CoreGraphics
import Foundation
import Rendering

// Unsafe code about image files: libwebp.

/// WebP files, still and moving.
enum WebPPicture {
  static func matches(_ data: Data) -> Bool {
    data.count > 12 && data.starts(with: "RIFF".utf8) && data.dropFirst(8).starts(with: "WEBP".utf8)
  }

  private static func features(of data: Data) throws -> WebPBitstreamFeatures {
    var features = WebPBitstreamFeatures()
    let status = data.withUnsafeBytes { bytes in
      WebPGetFeatures(bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, &features)
    }
    guard status == VP8_STATUS_OK, features.width > 0, features.height > 0 else {
      throw ImageDecodingError("the WebP data is damaged or cut off")
    }
    return features
  }

  static func size(of data: Data) throws -> CGSize {
    let features = try features(of: data)
    return CGSize(width: Int(features.width), height: Int(features.height))
  }

  /// The picture, or the first frame with its animation.
  static func decode(_ data: Data, scale: CGFloat) throws -> DecodedImage {
    let features = try features(of: data)
    let width = Int(features.width)
    let height = Int(features.height)
    let isMoving = features.has_animation != 0
    guard width <= (isMoving ? AnimationRules.pixelLimit : PixbufLoader.pixelLimit) / height else {
      throw PixbufLoader.tooLarge(width, height)
    }
    if isMoving {
      let animation = WebPAnimation(data, scale: scale)
      guard let frames = animation.makeFrames(), let first = frames.makeImage() else {
        throw ImageDecodingError("the WebP animation is damaged or cut off")
      }
      return frames.duration == nil ? first : DecodedImage(first, of: animation)
    }
    return try decodeStill(data, width: width, height: height, scale: scale)
  }

  private static func decodeStill(_ data: Data, width: Int, height: Int, scale: CGFloat) throws -> DecodedImage {
    var status = VP8_STATUS_OUT_OF_MEMORY
    let image = DecodedImage(width: width, height: height, scale: scale) { image in
      var config = WebPDecoderConfig()
      guard WebPInitDecoderConfig(&config) != 0, let pixels = image.pixels else { return }
      let rowBytes = Int32(image.stride) * 4
      config.output.colorspace = MODE_bgrA
      config.output.is_external_memory = 1
      config.output.u.RGBA = WebPRGBABuffer(
        rgba: UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self), stride: rowBytes,
        size: Int(rowBytes) * height)
      status = data.withUnsafeBytes { bytes in
        WebPDecode(bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, &config)
      }
    }
    guard status == VP8_STATUS_OK else { throw ImageDecodingError("the WebP data is damaged or cut off") }
    return image
  }
}

/// A WebP animation: the file, which the decoders read.
private final class WebPAnimation: ImageAnimation, @unchecked Sendable {
  /// Never changed, and there as long as the animation is.
  fileprivate let bytes: UnsafeMutableRawBufferPointer
  fileprivate let scale: CGFloat

  init(_ data: Data, scale: CGFloat) {
    bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: data.count, alignment: 16)
    bytes.copyBytes(from: data)
    self.scale = scale
  }

  deinit { bytes.deallocate() }

  func makeFrames() -> (any ImageFrames)? { WebPFrames(self) }
}

private final class WebPFrames: ImageFrames {
  private let animation: WebPAnimation
  private let decoder: OpaquePointer
  private let info: WebPAnimInfo
  /// The whole picture with the frame in it; the decoder's own.
  private var pixels: UnsafeMutablePointer<UInt8>?
  private var index = 0
  private var plays: UInt32 = 1
  /// When the frame is over, in milliseconds of this play, and when it began.
  private var end: Int32 = 0
  private var begin: Int32 = 0

  init?(_ animation: WebPAnimation) {
    var options = WebPAnimDecoderOptions()
    guard WebPAnimDecoderOptionsInit(&options) != 0 else { return nil }
    options.color_mode = MODE_bgrA
    options.use_threads = 0
    var file = WebPData(
      bytes: animation.bytes.baseAddress.map { UnsafePointer($0.assumingMemoryBound(to: UInt8.self)) },
      size: animation.bytes.count)
    guard let decoder = WebPAnimDecoderNew(&file, &options) else { return nil }
    var info = WebPAnimInfo()
    guard WebPAnimDecoderGetInfo(decoder, &info) != 0, WebPAnimDecoderGetNext(decoder, &pixels, &end) != 0 else {
      WebPAnimDecoderDelete(decoder)
      return nil
    }
    self.animation = animation
    self.decoder = decoder
    self.info = info
  }

  deinit { WebPAnimDecoderDelete(decoder) }

  private var isLast: Bool { index + 1 >= Int(info.frame_count) }

  private var isLastPlay: Bool { info.frame_count < 2 || info.loop_count > 0 && plays >= info.loop_count }

  var duration: Double? { isLast && isLastPlay ? nil : AnimationRules.seconds(Int(end) - Int(begin)) }

  func makeImage() -> DecodedImage? {
    guard let pixels else { return nil }
    let width = Int32(info.canvas_width)
    let height = Int32(info.canvas_height)
    var source = PKImage(
      pixels: UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt32.self), width: width, height: height,
      stride: width)
    return DecodedImage(width: Int(width), height: Int(height), scale: animation.scale) { image in
      pk_copy(&source, 0, 0, &image, PKRect(x0: 0, y0: 0, x1: width, y1: height))
    }
  }

  func advance() -> Bool {
    if isLast {
      if isLastPlay { return false }
      restart()
    } else {
      begin = end
      index += 1
    }
    if WebPAnimDecoderGetNext(decoder, &pixels, &end) != 0 { return true }
    // A damaged frame: begin anew, if there is more to come, and end otherwise.
    guard index > 1, !isLastPlay else { return false }
    restart()
    return WebPAnimDecoderGetNext(decoder, &pixels, &end) != 0
  }

  private func restart() {
    WebPAnimDecoderReset(decoder)
    plays += 1
    index = 0
    begin = 0
  }
}
