import CGTK
import CPresenter
import Rendering

/// Keeps a window's picture in memory and shows it.
@MainActor protocol Presenter: AnyObject {
  /// Makes room for a picture of that many pixels, `scale` of them a point. The old picture is lost. False
  /// when there is no memory for it.
  func resize(width: Int, height: Int, scale: Int) -> Bool

  /// The picture. It may be drawn on until it is presented. Nil before the first `resize`.
  var picture: PixelBuffer? { get }

  /// Shows these parts (pixels) of the picture. False when the display could not take it yet: it must be
  /// called again at the next tick, and remembers the parts.
  func present(_ parts: [MartletPixelRect]) -> Bool

  /// The place of the picture in the window's surface, in points.
  func move(to origin: (x: Int, y: Int))

  /// Whether GTK must draw nothing in the window because the presenter draws all of it.
  var replacesGTKDrawing: Bool { get }

  /// Whether the picture is shown by `snapshot`, when GTK draws the window.
  var isPartOfGTKDrawing: Bool { get }

  /// Draws the picture as part of GTK's window.
  func snapshot(_ snapshot: OpaquePointer)
}

extension MartletPixels {
  var buffer: PixelBuffer? {
    base.map {
      PixelBuffer(base: $0, width: Int(width), height: Int(height), bytesPerRow: Int(bytes_per_row))
    }
  }
}

/// Puts the picture into the X window, through memory shared with the server where there is any.
@MainActor final class X11Presenter: Presenter {
  private let presenter: OpaquePointer

  init?(surface: OpaquePointer) {
    guard let presenter = martlet_x11_presenter_new(surface.object) else { return nil }
    self.presenter = presenter
  }

  isolated deinit { martlet_x11_presenter_free(presenter) }

  func resize(width: Int, height: Int, scale: Int) -> Bool {
    martlet_x11_presenter_resize(presenter, CInt(width), CInt(height))
  }

  var picture: PixelBuffer? { martlet_x11_presenter_pixels(presenter).buffer }

  func present(_ parts: [MartletPixelRect]) -> Bool {
    martlet_x11_presenter_put(presenter, parts, CInt(parts.count))
    return true
  }

  func move(to origin: (x: Int, y: Int)) {}

  var replacesGTKDrawing: Bool { true }
  var isPartOfGTKDrawing: Bool { false }

  func snapshot(_ snapshot: OpaquePointer) {}
}

/// Shows the picture in a subsurface above GTK's, which keeps the title bar and gets the input.
@MainActor final class WaylandPresenter: Presenter {
  private let presenter: OpaquePointer
  private let widget: UnsafeMutablePointer<GtkWidget>

  init?(surface: OpaquePointer, widget: UnsafeMutablePointer<GtkWidget>) {
    guard let presenter = martlet_wayland_presenter_new(surface.object) else { return nil }
    self.presenter = presenter
    self.widget = widget
  }

  isolated deinit { martlet_wayland_presenter_free(presenter) }

  func resize(width: Int, height: Int, scale: Int) -> Bool {
    martlet_wayland_presenter_resize(presenter, CInt(width), CInt(height), CInt(scale))
  }

  var picture: PixelBuffer? { martlet_wayland_presenter_pixels(presenter).buffer }

  func present(_ parts: [MartletPixelRect]) -> Bool {
    martlet_wayland_presenter_put(presenter, parts, CInt(parts.count))
  }

  func move(to origin: (x: Int, y: Int)) {
    // The place belongs to the state of GTK's surface, which it commits when it draws.
    if martlet_wayland_presenter_move(presenter, CInt(origin.x), CInt(origin.y)) {
      gtk_widget_queue_draw(widget)
    }
  }

  var replacesGTKDrawing: Bool { false }
  var isPartOfGTKDrawing: Bool { false }

  func snapshot(_ snapshot: OpaquePointer) {}
}

/// Gives the picture to GTK as textures, one for each band of rows, so that GTK redraws only the bands that
/// changed. Works everywhere, and costs many times what the others do.
@MainActor final class TexturePresenter: Presenter {
  private static let bandHeight = 64

  private var pixels = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  private var width = 0
  private var height = 0
  private var scale = 1
  private var bands: [OpaquePointer?] = []

  isolated deinit {
    releaseBands()
    pixels.deallocate()
  }

  func resize(width: Int, height: Int, scale: Int) -> Bool {
    releaseBands()
    pixels.deallocate()
    pixels = .allocate(byteCount: width * height * 4, alignment: 16)
    pixels.initializeMemory(as: UInt8.self, repeating: 0)
    (self.width, self.height, self.scale) = (width, height, scale)
    bands = Array(repeating: nil, count: (height + Self.bandHeight - 1) / Self.bandHeight)
    return true
  }

  var picture: PixelBuffer? {
    pixels.baseAddress.map { PixelBuffer(base: $0, width: width, height: height, bytesPerRow: width * 4) }
  }

  func present(_ parts: [MartletPixelRect]) -> Bool {
    for part in parts where part.height > 0 {
      let first = max(Int(part.y) / Self.bandHeight, 0)
      let last = min(Int(part.y + part.height - 1) / Self.bandHeight, bands.count - 1)
      guard first <= last else { continue }
      for band in first...last {
        if let texture = bands[band] { g_object_unref(texture.object) }
        bands[band] = nil
      }
    }
    return true
  }

  func move(to origin: (x: Int, y: Int)) {}

  var replacesGTKDrawing: Bool { false }
  var isPartOfGTKDrawing: Bool { true }

  func snapshot(_ snapshot: OpaquePointer) {
    for band in bands.indices {
      let top = band * Self.bandHeight
      let rows = min(Self.bandHeight, height - top)
      if bands[band] == nil { bands[band] = makeTexture(top: top, rows: rows) }
      guard let texture = bands[band] else { continue }
      var bounds = graphene_rect_t()
      graphene_rect_init(
        &bounds, 0, Float(top) / Float(scale), Float(width) / Float(scale), Float(rows) / Float(scale))
      gtk_snapshot_append_texture(snapshot, texture, &bounds)
    }
  }

  private func makeTexture(top: Int, rows: Int) -> OpaquePointer? {
    guard let base = pixels.baseAddress else { return nil }
    let bytes = g_bytes_new(base + top * width * 4, gsize(rows * width * 4))
    defer { g_bytes_unref(bytes) }
    return gdk_memory_texture_new(
      CInt(width), CInt(rows), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(width * 4))
  }

  private func releaseBands() {
    for case let texture? in bands { g_object_unref(texture.object) }
    bands = []
  }
}
