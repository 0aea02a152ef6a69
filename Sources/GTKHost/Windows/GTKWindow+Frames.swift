import CGTK
import CPresenter
import CoreGraphics
import Foundation
import Rendering
import SwiftUICore

// A frame follows the phases of GDK's clock. In the layout phase GTK gives the content its size; in the paint
// phase the content makes its frame, which is drawn and shown. The layout phase is never asked for, because
// GDK then asks the X server for a dozen things.
extension GTKWindow {
  func connectFrames(surface: OpaquePointer, clock: OpaquePointer) {
    presenter = makePresenter(surface)
    connections.connect(
      clock.object, "update", to: self,
      .plain { _, data in onMainActor(data, as: GTKWindow.self) { $0.updatePhase() } })
    connections.connect(
      clock.object, "layout", to: self,
      .plain { _, data in onMainActor(data, as: GTKWindow.self) { $0.layoutDidChange() } })
    connections.connect(
      clock.object, "paint", to: self,
      .plain { _, data in onMainActor(data, as: GTKWindow.self) { $0.paintPhase() } })
  }

  private func makePresenter(_ surface: OpaquePointer) -> any Presenter {
    // A way out when a display misbehaves, and the way to try the fallback.
    if ProcessInfo.processInfo.environment["MARTLET_PRESENTER"] == "texture" {
      return TexturePresenter()
    }
    if let presenter = X11Presenter(surface: surface), replaceGTKDrawing(on: surface) { return presenter }
    if let presenter = WaylandPresenter(surface: surface, widget: widget) { return presenter }
    return TexturePresenter()
  }

  /// Stops GTK from drawing into the X window, or it would show its background for a moment whenever it
  /// thinks the window needs drawing. False when its handler is not found.
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

  /// Wakes the clock.
  func tick() {
    guard let clock, let presenter else { return }
    let phase = presenter.isPartOfGTKDrawing ? GDK_FRAME_CLOCK_PHASE_UPDATE : GDK_FRAME_CLOCK_PHASE_PAINT
    gdk_frame_clock_request_phase(clock, phase)
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
    drawnRoot = nil
    isOpaqueRegionStale = true
  }

  /// Tells the compositor that nothing behind the window can be seen through it, which GTK cannot know.
  private func updateOpaqueRegion() {
    guard isOpaqueRegionStale, let surface, let presenter, let frame, presenter.replacesGTKDrawing else {
      return
    }
    isOpaqueRegionStale = false
    var everything = cairo_rectangle_int_t(
      x: 0, y: 0, width: CInt(contentSize.width), height: CInt(contentSize.height))
    let region =
      frame.background.alpha >= 1 ? cairo_region_create_rectangle(&everything) : cairo_region_create()
    gdk_surface_set_opaque_region(surface, region)
    cairo_region_destroy(region)
  }

  private var needsPaint: Bool {
    if isFrameRequested { return true }
    guard let frame else { return false }
    return frame.isAnimating || !damage.isEmpty || !unpresented.isEmpty
  }

  private func updatePhase() {
    guard needsPaint, let presenter, presenter.isPartOfGTKDrawing else { return }
    gtk_widget_queue_draw(widget)
  }

  private func layoutDidChange() {
    updateContentOrigin()
    applyMaximumSize()
    presenter?.move(to: (Int(contentOrigin.x.rounded()), Int(contentOrigin.y.rounded())))
  }

  func snapshotContent(_ snapshot: OpaquePointer) {
    guard let presenter, presenter.isPartOfGTKDrawing else { return }
    isInSnapshot = true
    paint()
    isInSnapshot = false
    presenter.snapshot(snapshot)
  }

  private func paintPhase() {
    guard let presenter, !presenter.isPartOfGTKDrawing else { return }
    paint()
  }

  private func paint() {
    guard needsPaint, let clock, isShown, contentSize.width > 0, contentSize.height > 0 else { return }
    let time = Double(gdk_frame_clock_get_frame_time(clock)) / 1_000_000
    if isFrameRequested || frame?.isAnimating == true { makeFrame(at: time) }
    guard !isClosed else { return }
    drawDamage()
    present(at: time)
    guard !isClosed else { return }
    if needsPaint { tick() }
    // The run loop costs as much as a small frame, so during an animation it has every fourth.
    framesSinceService += 1
    if !needsPaint || framesSinceService >= 4 {
      framesSinceService = 0
      platform.mainLoop.serviceRunLoop()
    }
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
    let change = changeWithMoves(to: frame.root)
    if !change.moves.isEmpty { rasterizer.move(change.moves, scale: scale, in: picture) }
    let redrawn = pixelAligned(change.damage)
    if !redrawn.isEmpty {
      rasterizer.draw(frame.root, damage: redrawn, scale: scale, background: frame.background, into: picture)
    }
    damage = DamageRegion()
    drawnRoot = frame.root
    for rect in pixelAligned(change.changed).rects {
      let left = Int32((rect.minX * scale).rounded())
      let top = Int32((rect.minY * scale).rounded())
      let right = Int32((rect.maxX * scale).rounded())
      let bottom = Int32((rect.maxY * scale).rounded())
      unpresented.add(MartletPixelRect(x: left, y: top, width: right - left, height: bottom - top))
    }
  }

  private func pixelAligned(_ region: DamageRegion) -> DamageRegion {
    region.alignedToPixels(scale: CGFloat(scale)).clipped(to: CGRect(origin: .zero, size: contentSize))
  }

  /// The damage, or, when all of it comes from scrolling, the pixels that move and what remains to be drawn.
  private func changeWithMoves(to root: Fragment) -> FrameChange {
    let everything = FrameChange(damage: damage)
    let isLarge = damage.area > contentSize.width * contentSize.height / 10
    guard isLarge, let drawnRoot, root.scrolls else { return everything }
    let window = CGRect(origin: .zero, size: contentSize)
    let change = Fragment.change(from: drawnRoot, to: root, in: window, scale: CGFloat(scale))
    guard !change.moves.isEmpty else { return everything }
    // Content may have had more redrawn than differs.
    guard Fragment.damage(from: drawnRoot, to: root).clipped(to: window) == damage.clipped(to: window) else {
      return everything
    }
    return change
  }

  /// The display lost these parts (points of the surface).
  private func expose(_ region: OpaquePointer) {
    for index in 0..<cairo_region_num_rectangles(region) {
      var rect = cairo_rectangle_int_t()
      cairo_region_get_rectangle(region, index, &rect)
      let scale = CInt(scale)
      let exposed = MartletPixelRect(
        x: rect.x * scale, y: rect.y * scale, width: rect.width * scale, height: rect.height * scale)
      unpresented.add(exposed)
    }
  }

  private func present(at time: Double) {
    guard let presenter, frame != nil, !unpresented.isEmpty else { return }
    updateOpaqueRegion()
    guard presenter.present(unpresented) else { return }
    unpresented.removeAll(keepingCapacity: true)
    platform.didPresentPicture(at: time)
  }
}
