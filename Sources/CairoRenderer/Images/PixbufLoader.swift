import CCairo
import CImageFormats
import CPixelKernels
import CoreGraphics
import Foundation
import Rendering

// Unsafe code about image files: gdk-pixbuf and librsvg objects.

/// Feeds a file to gdk-pixbuf and takes the pictures out.
final class PixbufLoader {
  private let loader: UnsafeMutablePointer<GdkPixbufLoader>
  private var isOpen = true

  /// More pixels than this are refused.
  static let pixelLimit = 1 << 28

  /// The size that the file's head tells, when it is too large.
  private var refusedSize: (width: Int, height: Int)?

  init() throws {
    guard let loader = gdk_pixbuf_loader_new() else { throw ImageDecodingError("out of memory") }
    self.loader = loader
    typealias Handler =
      @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>?, gint, gint, UnsafeMutableRawPointer?) -> Void
    let handler: Handler = { loader, width, height, owner in
      guard let loader, let owner else { return }
      Unmanaged<PixbufLoader>.fromOpaque(owner).takeUnretainedValue().check(Int(width), Int(height), loader)
    }
    // The loader does not outlive its owner, which nobody else has.
    g_signal_connect_data(
      loader, "size-prepared", unsafeBitCast(handler, to: GCallback.self), Unmanaged.passUnretained(self).toOpaque(),
      nil, GConnectFlags(0))
  }

  /// Refuses a picture before there is memory for its pixels.
  private func check(_ width: Int, _ height: Int, _ loader: UnsafeMutablePointer<GdkPixbufLoader>) {
    guard width > 0, height > 0, width > Self.pixelLimit / height else { return }
    refusedSize = (width, height)
    gdk_pixbuf_loader_set_size(loader, 0, 0)
  }

  static func tooLarge(_ width: Int, _ height: Int) -> ImageDecodingError {
    ImageDecodingError("a picture of \(width) × \(height) pixels is too large")
  }

  deinit {
    if isOpen { gdk_pixbuf_loader_close(loader, nil) }
    g_object_unref(loader)
  }

  /// Reads only as much as is needed to know the size.
  func size(of data: Data) throws -> CGSize {
    let size: CGSize? = try data.withUnsafeBytes { bytes -> CGSize? in
      guard let base = bytes.baseAddress else { throw ImageDecodingError("the image data is empty") }
      var position = 0
      while position < bytes.count {
        let part = min(8192, bytes.count - position)
        try write((base + position).assumingMemoryBound(to: UInt8.self), part)
        position += part
        if let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) {
          let width = Int(gdk_pixbuf_get_width(pixbuf))
          let height = Int(gdk_pixbuf_get_height(pixbuf))
          return Self.orientation(of: pixbuf) >= 5
            ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
        }
      }
      return nil
    }
    if let size { return size }
    try close()
    guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else {
      throw ImageDecodingError("the image data holds no picture")
    }
    return CGSize(width: Int(gdk_pixbuf_get_width(pixbuf)), height: Int(gdk_pixbuf_get_height(pixbuf)))
  }

  /// The still picture in the data, or that which has been read already.
  func decode(_ data: Data, scale: CGFloat) throws -> DecodedImage {
    if isOpen { try read(data) }
    guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else {
      throw ImageDecodingError("the image data holds no picture")
    }
    return try Self.image(pixbuf, scale: scale, orientation: Self.orientation(of: pixbuf))
  }

  /// The animation in the data; nil if it has one frame only.
  func decodeAnimation(_ stream: GIFStream, scale: CGFloat) throws -> PixbufAnimation? {
    try read(stream.sound)
    guard let animation = gdk_pixbuf_loader_get_animation(loader),
      gdk_pixbuf_animation_is_static_image(animation) == 0
    else { return nil }
    return PixbufAnimation(animation, stream, scale: scale)
  }

  static func encodePNG(_ image: DecodedImage) throws -> Data {
    guard image.width > 0, image.height > 0 else { throw ImageDecodingError("an empty image has no PNG") }
    // Without alpha there is a quarter less to compress.
    let isOpaque = image.isOpaque || image.withImage { pk_is_opaque(&$0) }
    let rowBytes = image.width * (isOpaque ? 3 : 4)
    var rows = [UInt8](repeating: 0, count: rowBytes * image.height)
    image.withImage { source in
      if isOpaque { pk_to_rgb(&source, &rows, rowBytes) } else { pk_to_rgba(&source, &rows, rowBytes) }
    }
    return try rows.withUnsafeBytes { bytes -> Data in
      guard let base = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
        let pixbuf = gdk_pixbuf_new_from_data(
          base, GDK_COLORSPACE_RGB, isOpaque ? 0 : 1, 8, Int32(image.width), Int32(image.height), Int32(rowBytes), nil,
          nil)
      else { throw ImageDecodingError("out of memory") }
      defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
      var buffer: UnsafeMutablePointer<CChar>?
      var length: UInt = 0
      var error: UnsafeMutablePointer<GError>?
      let level = strdup("2")
      let option = strdup("compression")
      defer {
        free(level)
        free(option)
      }
      var keys: [UnsafeMutablePointer<CChar>?] = [option, nil]
      var values: [UnsafeMutablePointer<CChar>?] = [level, nil]
      guard gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &length, "png", &keys, &values, &error) != 0,
        let buffer
      else { throw Self.taken(error, "the PNG could not be written") }
      defer { g_free(buffer) }
      return Data(bytes: buffer, count: Int(length))
    }
  }

  // MARK: Parts

  private func read(_ data: Data) throws {
    try data.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { throw ImageDecodingError("the image data is empty") }
      try write(base.assumingMemoryBound(to: UInt8.self), bytes.count)
    }
    try close()
  }

  private func write(_ bytes: UnsafePointer<UInt8>, _ count: Int) throws {
    var error: UnsafeMutablePointer<GError>?
    guard gdk_pixbuf_loader_write(loader, bytes, UInt(count), &error) != 0, refusedSize == nil else {
      if isOpen {
        isOpen = false
        gdk_pixbuf_loader_close(loader, nil)
      }
      throw failure(error)
    }
  }

  private func close() throws {
    guard isOpen else { return }
    isOpen = false
    var error: UnsafeMutablePointer<GError>?
    guard gdk_pixbuf_loader_close(loader, &error) != 0, refusedSize == nil else {
      throw failure(error)
    }
  }

  private func failure(_ error: UnsafeMutablePointer<GError>?) -> ImageDecodingError {
    let reason = Self.taken(error, "the image data is damaged")
    return refusedSize.map { Self.tooLarge($0.width, $0.height) } ?? reason
  }

  private static func taken(_ error: UnsafeMutablePointer<GError>?, _ fallback: String) -> ImageDecodingError {
    guard let error else { return ImageDecodingError(fallback) }
    defer { g_error_free(error) }
    return ImageDecodingError(error.pointee.message.map { String(cString: $0) } ?? fallback)
  }

  private static func orientation(of pixbuf: OpaquePointer) -> Int32 {
    guard let text = gdk_pixbuf_get_option(pixbuf, "orientation") else { return 1 }
    let value = Int32(String(cString: text)) ?? 1
    return (1...8).contains(value) ? value : 1
  }

  static func image(_ pixbuf: OpaquePointer, scale: CGFloat, orientation: Int32) throws
    -> DecodedImage
  {
    let width = Int(gdk_pixbuf_get_width(pixbuf))
    let height = Int(gdk_pixbuf_get_height(pixbuf))
    let channels = gdk_pixbuf_get_n_channels(pixbuf)
    guard width > 0, height > 0, width <= pixelLimit / height else {
      throw tooLarge(width, height)
    }
    guard gdk_pixbuf_get_bits_per_sample(pixbuf) == 8, channels == 3 || channels == 4,
      let source = gdk_pixbuf_read_pixels(pixbuf)
    else { throw ImageDecodingError("the picture's pixel format is not supported") }
    let rowBytes = Int(gdk_pixbuf_get_rowstride(pixbuf))
    let turned = orientation >= 5
    if orientation == 1 {
      return DecodedImage(width: width, height: height, scale: scale) { image in
        _ = pk_from_rgb(source, rowBytes, channels, &image)
      }
    }
    let plain = PixelLayer(width: Int32(width), height: Int32(height))
    var plainImage = plain.image
    _ = pk_from_rgb(source, rowBytes, channels, &plainImage)
    return DecodedImage(width: turned ? height : width, height: turned ? width : height, scale: scale) {
      image in
      pk_orient(&plainImage, &image, orientation)
    }
  }
}

/// A parsed SVG document.
final class VectorDocument {
  private let handle: UnsafeMutablePointer<RsvgHandle>
  /// Points.
  let size: CGSize

  init(_ data: Data) throws {
    var error: UnsafeMutablePointer<GError>?
    let parsed = data.withUnsafeBytes { bytes -> UnsafeMutablePointer<RsvgHandle>? in
      guard let base = bytes.baseAddress else { return nil }
      return rsvg_handle_new_from_data(base.assumingMemoryBound(to: UInt8.self), UInt(bytes.count), &error)
    }
    guard let parsed else {
      defer { if let error { g_error_free(error) } }
      throw ImageDecodingError(
        error?.pointee.message.map { String(cString: $0) } ?? "the SVG document is damaged")
    }
    handle = parsed
    var width = 0.0
    var height = 0.0
    if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0, width > 0, height > 0 {
      size = CGSize(width: width, height: height)
      return
    }
    var hasWidth: gboolean = 0
    var hasHeight: gboolean = 0
    var hasBox: gboolean = 0
    var box = RsvgRectangle()
    var widthLength = RsvgLength()
    var heightLength = RsvgLength()
    rsvg_handle_get_intrinsic_dimensions(
      handle, &hasWidth, &widthLength, &hasHeight, &heightLength, &hasBox, &box)
    size =
      hasBox != 0 && box.width > 0 && box.height > 0
      ? CGSize(width: box.width, height: box.height) : CGSize(width: 100, height: 100)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(handle)) }

  func draw(size: CGSize, scale: CGFloat) throws -> DecodedImage {
    let width = Int((size.width * scale).rounded(.up))
    let height = Int((size.height * scale).rounded(.up))
    guard width > 0, height > 0, width <= 16384, height <= 16384 else {
      throw ImageDecodingError("a drawing of \(size.width) × \(size.height) points cannot be made")
    }
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
      let context = cairo_create(surface)
    else { throw ImageDecodingError("out of memory") }
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    var viewport = RsvgRectangle(
      x: 0, y: 0, width: Double(size.width * scale), height: Double(size.height * scale))
    var error: UnsafeMutablePointer<GError>?
    guard rsvg_handle_render_document(handle, context, &viewport, &error) != 0 else {
      defer { if let error { g_error_free(error) } }
      throw ImageDecodingError(
        error?.pointee.message.map { String(cString: $0) } ?? "the SVG document could not be drawn")
    }
    cairo_surface_flush(surface)
    guard let pixels = cairo_image_surface_get_data(surface) else {
      throw ImageDecodingError("out of memory")
    }
    var source = PKImage(
      pixels: UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt32.self), width: Int32(width),
      height: Int32(height), stride: cairo_image_surface_get_stride(surface) / 4)
    return DecodedImage(width: width, height: height, scale: scale) { image in
      pk_copy(
        &source, 0, 0, &image, PKRect(x0: 0, y0: 0, x1: Int32(width), y1: Int32(height)))
    }
  }
}
