import CGTK
import CPresenter
import CoreGraphics
import Rendering
import SwiftUICore

// A frame follows the phases of GDK's clock: update asks for the rest; layout brings the size, the content and the
// picture up to date; paint shows it.
extension GTKWindow {
  func connectFrames(surface: OpaquePointer, clock: OpaquePointer) {
    presenter = makePresenter(surface)
    connections.connect(
      clock.object, "update", to: self,
      .plain { _, data in onMainActor(data, as: GTKWindow.self) { $0.updatePhase() } })
    connections.connect(
      clock.object, "layout", to: self,
      .plain { _, data in onMainActor(data, as: GTKWindow.self) { $0.layoutPhase() } })
    connections.connect(
      clock.object, "paint", to: self,
      .plain { _, data in onMainActor(data, as: GTKWindow.self) { $0.paintPhase() } })
  }

  private func makePresenter(_ surface: OpaquePointer) -> any Presenter {
    if let presenter = X11Presenter(surface: surface), replaceGTKDrawing(on: surface) { return presenter }
    if let presenter = WaylandPresenter(surface: surface, widget: widget) { return presenter }
    return TexturePresenter(widget: widget)
  }

  /// Stops GTK from drawing into the X window, or it would show its background for a moment whenever it thinks the
  /// window needs drawing. False when its handler is not found.
  private func replaceGTKDrawing(on surface: OpaquePointer) -> Bool {
    let signal = g_signal_lookup("render", gdk_surface_get_type())
    let matches = GSignalMatchType(rawValue: G_SIGNAL_MATCH_ID.rawValue | G_SIGNAL_MATCH_DATA.rawValue)
    guard g_signal_handlers_block_matched(surface.object, matches, signal, 0, nil, nil, window.object) > 0
    else {
      return false
    }
    connections.connect(
      surface.object, "render", to: self,
      .pointerReturnsBool { _, region, data in
        nonisolated(unsafe) let region = region
        return onMainActor(data, as: GTKWindow.self, otherwise: gboolean(1)) {
          if let region { $0.expose(region) }
          return 1
        }
      })
    return true
  }

  func requestFrame() {
    guard !isClosed, !isFrameRequested else { return }
    isFrameRequested = true
    tick()
  }

  private func tick() {
    if let clock { gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_UPDATE) }
  }

  /// Makes room for a picture of the present size. All of it has to be drawn again.
  func preparePicture() {
    guard let presenter else { return }
    let width = Int(contentSize.width) * scale
    let height = Int(contentSize.height) * scale
    guard presenter.resize(width: width, height: height, scale: scale) else {
      preconditionFailure("no memory for a picture of \(width) × \(height) pixels")
    }
    unpresented = []
    damage = DamageRegion(CGRect(origin: .zero, size: contentSize))
  }

  private func updatePhase() {
    guard let clock, isFrameRequested || frame?.isAnimating == true || !unpresented.isEmpty else { return }
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_LAYOUT)
  }

  private func layoutPhase() {
    guard let clock, isShown, contentSize.width > 0, contentSize.height > 0 else { return }
    let counter = gdk_frame_clock_get_frame_counter(clock)
    if isFrameRequested || frame?.isAnimating == true {
      // GDK repeats this phase while widgets ask for it; the content has one turn a frame.
      guard counter != lastFrameCounter else { return tick() }
      lastFrameCounter = counter
      makeFrame(at: Double(gdk_frame_clock_get_frame_time(clock)) / 1_000_000)
    }
    guard !isClosed else { return }
    drawDamage()
    if !unpresented.isEmpty { gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_PAINT) }
    if isFrameRequested || frame?.isAnimating == true { tick() }
  }

  private func makeFrame(at time: Double) {
    isFrameRequested = false
    if let new = content.makeFrame(at: time) {
      damage.formUnion(new.damage)
      frame = new
    } else {
      frame?.isAnimating = false
    }
  }

  private func drawDamage() {
    guard !damage.isEmpty, let frame, let presenter, let picture = presenter.picture else { return }
    let scale = CGFloat(scale)
    let aligned = damage.alignedToPixels(scale: scale).clipped(to: CGRect(origin: .zero, size: contentSize))
    damage = DamageRegion()
    guard !aligned.isEmpty else { return }
    rasterizer.draw(frame.root, damage: aligned, scale: scale, background: frame.background, into: picture)
    for rect in aligned.rects {
      let left = Int32((rect.minX * scale).rounded())
      let top = Int32((rect.minY * scale).rounded())
      let right = Int32((rect.maxX * scale).rounded())
      let bottom = Int32((rect.maxY * scale).rounded())
      unpresented.append(MartletPixelRect(x: left, y: top, width: right - left, height: bottom - top))
    }
  }

  /// The display lost these parts (points of the surface).
  private func expose(_ region: OpaquePointer) {
    for index in 0..<cairo_region_num_rectangles(region) {
      var rect = cairo_rectangle_int_t()
      cairo_region_get_rectangle(region, index, &rect)
      let scale = CInt(scale)
      let exposed = MartletPixelRect(
        x: rect.x * scale, y: rect.y * scale, width: rect.width * scale, height: rect.height * scale)
      // What is about to be shown anyway need not be sent twice.
      unpresented.removeAll {
        $0.x >= exposed.x && $0.y >= exposed.y && $0.x + $0.width <= exposed.x + exposed.width
          && $0.y + $0.height <= exposed.y + exposed.height
      }
      unpresented.append(exposed)
    }
  }

  private func paintPhase() {
    guard let presenter, let clock, isShown, frame != nil, !unpresented.isEmpty else { return }
    presenter.move(to: (Int(contentOrigin.x.rounded()), Int(contentOrigin.y.rounded())))
    guard presenter.present(unpresented) else { return tick() }
    unpresented.removeAll(keepingCapacity: true)
    platform.didPresentPicture(at: Double(gdk_frame_clock_get_frame_time(clock)) / 1_000_000)
    platform.mainLoop.serviceRunLoop()
  }
}
