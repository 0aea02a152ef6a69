import CGTK

/// What a content widget asks of its window.
@MainActor protocol ContentWidgetOwner: AnyObject {
  /// The size the window wants for it, in points.
  var naturalContentSize: (width: Int, height: Int) { get }
  func contentWasAllocated(width: Int, height: Int)
  func snapshotContent(_ snapshot: OpaquePointer)
}

/// The one widget in a window: it takes the room, the input and the keyboard's focus.
@MainActor enum ContentWidget {
  private nonisolated static let ownerKey = "martlet-owner"

  /// Registered once; GObject types live as long as the process.
  private static let type: GType = {
    var info = GTypeInfo()
    info.class_size = guint16(MemoryLayout<GtkWidgetClass>.size)
    info.instance_size = guint16(MemoryLayout<GtkWidget>.size)
    info.class_init = { definition, _ in
      guard let definition else { return }
      let widgetClass = definition.assumingMemoryBound(to: GtkWidgetClass.self)
      widgetClass.pointee.measure = {
        widget, orientation, _, minimum, natural, minimumBaseline, naturalBaseline in
        let isHorizontal = orientation == GTK_ORIENTATION_HORIZONTAL
        let size = ContentWidget.withOwner(widget, otherwise: 0) {
          isHorizontal ? $0.naturalContentSize.width : $0.naturalContentSize.height
        }
        minimum?.pointee = 0
        natural?.pointee = CInt(size)
        minimumBaseline?.pointee = -1
        naturalBaseline?.pointee = -1
      }
      widgetClass.pointee.size_allocate = { widget, width, height, _ in
        ContentWidget.withOwner(widget, otherwise: ()) {
          $0.contentWasAllocated(width: Int(width), height: Int(height))
        }
      }
      widgetClass.pointee.snapshot = { widget, snapshot in
        nonisolated(unsafe) let snapshot = snapshot
        ContentWidget.withOwner(widget, otherwise: ()) { owner in
          if let snapshot { owner.snapshotContent(snapshot) }
        }
      }
    }
    return g_type_register_static(gtk_widget_get_type(), "MartletContent", &info, GTypeFlags(rawValue: 0))
  }()

  static func make() -> UnsafeMutablePointer<GtkWidget> {
    guard let object = g_object_new_with_properties(type, 0, nil, nil) else {
      preconditionFailure("GObject makes every registered type")
    }
    return object.cast()
  }

  /// The widget calls the window until `detach`.
  static func attach(_ widget: UnsafeMutablePointer<GtkWidget>, to window: GTKWindow) {
    g_object_set_data(widget.cast(), ownerKey, unretained(window))
  }

  static func detach(_ widget: UnsafeMutablePointer<GtkWidget>) {
    g_object_set_data(widget.cast(), ownerKey, nil)
  }

  private nonisolated static func withOwner<Result: Sendable>(
    _ widget: UnsafeMutablePointer<GtkWidget>?, otherwise fallback: Result,
    _ body: @MainActor (any ContentWidgetOwner) -> Result
  ) -> Result {
    guard let widget else { return fallback }
    let owner = g_object_get_data(widget.cast(), ownerKey)
    return onMainActor(owner, as: GTKWindow.self, otherwise: fallback) { body($0) }
  }
}
