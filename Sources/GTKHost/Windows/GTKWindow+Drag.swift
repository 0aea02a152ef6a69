import CGTK
import CPresenter
import CoreGraphics
import Foundation
import Rendering
import SwiftUICore

extension GTKWindow {
  // MARK: Out of the window

  func beginDrag(_ items: [ClipboardItem], preview: DecodedImage?) {
    guard !isClosed, let surface, let press = lastPress, !items.isEmpty else { return }
    guard let provider = ContentProvider.make(items) else { return }
    defer { g_object_unref(provider.object) }
    let offset = CGPoint(
      x: press.surfaceLocation.x - contentOrigin.x - pointerLocation.x,
      y: press.surfaceLocation.y - contentOrigin.y - pointerLocation.y)
    guard
      let drag = gdk_drag_begin(surface, press.device, provider, GDK_ACTION_COPY, offset.x, offset.y)
    else { return }
    if let preview, let paintable = makePaintable(preview),
      let picture = gtk_picture_new_for_paintable(paintable)
    {
      gdk_drag_set_hotspot(drag, CInt(preview.size.width / 2), CInt(preview.size.height / 2))
      gtk_drag_icon_set_child(gtk_drag_icon_get_for_drag(drag).opaque, picture)
      g_object_unref(paintable.object)
    }
    // GDK keeps the drag while it lasts.
    g_object_unref(drag.object)
    cancelPress()
  }

  private func makePaintable(_ image: DecodedImage) -> OpaquePointer? {
    guard image.width > 0, image.height > 0, let snapshot = gtk_snapshot_new() else { return nil }
    let bytes = image.pixels.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    let texture = gdk_memory_texture_new(
      CInt(image.width), CInt(image.height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(image.width * 4))
    if let texture {
      var bounds = graphene_rect_t()
      graphene_rect_init(&bounds, 0, 0, Float(image.size.width), Float(image.size.height))
      gtk_snapshot_append_texture(snapshot, texture, &bounds)
      g_object_unref(texture.object)
    }
    var size = graphene_size_t()
    graphene_size_init(&size, Float(image.size.width), Float(image.size.height))
    return gtk_snapshot_free_to_paintable(snapshot, &size)
  }

  // MARK: Into the window

  func connectDrop() {
    guard let target = gtk_drop_target_async_new(nil, GDK_ACTION_COPY) else { return }
    connections.connect(
      target.object, "drag-enter", to: self,
      .pointerDoubleDoubleReturnsAction { _, drop, x, y, data in
        nonisolated(unsafe) let drop = drop
        return onMainActor(data, as: GTKWindow.self, otherwise: GdkDragAction(rawValue: 0)) {
          $0.dropMoved(drop, to: CGPoint(x: x, y: y), .entered)
        }
      })
    connections.connect(
      target.object, "drag-motion", to: self,
      .pointerDoubleDoubleReturnsAction { _, drop, x, y, data in
        nonisolated(unsafe) let drop = drop
        return onMainActor(data, as: GTKWindow.self, otherwise: GdkDragAction(rawValue: 0)) {
          $0.dropMoved(drop, to: CGPoint(x: x, y: y), .moved)
        }
      })
    connections.connect(
      target.object, "drag-leave", to: self,
      .pointer { _, _, data in onMainActor(data, as: GTKWindow.self) { $0.dropLeft() } })
    connections.connect(
      target.object, "drop", to: self,
      .pointerDoubleDoubleReturnsBool { _, drop, x, y, data in
        nonisolated(unsafe) let drop = drop
        return onMainActor(data, as: GTKWindow.self, otherwise: gboolean(0)) {
          guard let drop else { return 0 }
          $0.dropped(drop, at: CGPoint(x: x, y: y))
          return 1
        }
      })
    gtk_widget_add_controller(widget, target)
  }

  private func dropMoved(_ drop: OpaquePointer?, to location: CGPoint, _ phase: DropEvent.Phase)
    -> GdkDragAction
  {
    // X11 does not say where a drag enters; its first movement follows at once.
    if phase == .entered, platform.displayKind == MARTLET_DISPLAY_X11 { return GDK_ACTION_COPY }
    let types = drop.map { ContentTypes.list(gdk_drop_get_formats($0)) } ?? []
    let items = types.map { ClipboardItem(mimeType: $0, data: Data()) }
    let isNew = dropLocation == nil
    dropLocation = location
    deliver(.drop(DropEvent(phase: isNew ? .entered : .moved, location: location, items: items)))
    return GDK_ACTION_COPY
  }

  private func dropLeft() {
    guard let location = dropLocation else { return }
    dropLocation = nil
    deliver(.drop(DropEvent(phase: .exited, location: location)))
  }

  private func dropped(_ drop: OpaquePointer, at location: CGPoint) {
    dropLocation = nil
    let types = ContentTypes.list(gdk_drop_get_formats(drop))
    g_object_ref(drop.object)
    Task { @MainActor in
      var items: [ClipboardItem] = []
      for type in types {
        if let data = await ContentReader.read(drop: drop, mimeType: type) {
          items.append(ClipboardItem(mimeType: type, data: data))
        }
      }
      gdk_drop_finish(drop, items.isEmpty ? GdkDragAction(rawValue: 0) : GDK_ACTION_COPY)
      g_object_unref(drop.object)
      self.deliver(.drop(DropEvent(phase: .dropped, location: location, items: items)))
    }
  }
}
