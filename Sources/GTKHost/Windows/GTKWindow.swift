import CGTK
import CPresenter
import Foundation
import Rendering
import SwiftUICore

/// A window on the display, from its opening to its closing.
@MainActor final class GTKWindow: PlatformWindow, ContentWidgetOwner {
  unowned let platform: GTKPlatform
  let content: any WindowContent
  let window: UnsafeMutablePointer<GtkWidget>
  let widget: UnsafeMutablePointer<GtkWidget>
  let connections = SignalConnections()
  private var configuration: WindowConfiguration
  private(set) var surface: OpaquePointer?
  private(set) var clock: OpaquePointer?
  private(set) var isClosed = false
  private var wasActive = false
  private var hasMaximumSize = false

  /// Points.
  private(set) var contentSize = CGSize.zero
  /// Pixels a point.
  private(set) var scale = 1
  /// The content's place in the surface, which on Wayland also has a title bar and a shadow.
  private(set) var contentOrigin = CGPoint.zero

  // Frames; see GTKWindow+Frames.
  var presenter: (any Presenter)?
  let rasterizer: any Rasterizer
  var frame: WindowFrame?
  var isFrameRequested = false
  var damage = DamageRegion()
  var unpresented: [MartletPixelRect] = []
  var isOpaqueRegionStale = true
  var isInSnapshot = false
  var framesSinceService = 0

  // Input; see GTKWindow+Input, +Keys and +Drag.
  var eventTime = EventTime()
  var buttons = PressedButtons()
  var touches = TouchIdentifiers()
  var touchLocations: [Int: CGPoint] = [:]
  var scrolling = ScrollTranslation()
  var scrollTimer: guint = 0
  var pinchRotation: CGFloat = 0
  var heldKeys = HeldKeys()
  var pointerLocation = CGPoint.zero
  var lastPress: (device: OpaquePointer, surfaceLocation: CGPoint)?
  var lastEventTime: UInt32 = 0
  var textInput: TextInputMethod?
  /// Where something is dragged over the content.
  var dropLocation: CGPoint?

  init(platform: GTKPlatform, content: any WindowContent, configuration: WindowConfiguration) {
    self.platform = platform
    self.content = content
    self.configuration = configuration
    rasterizer = platform.backend.makeRasterizer()
    window = gtk_window_new()
    widget = ContentWidget.make()
  }

  var gtkWindow: UnsafeMutablePointer<GtkWindow> { window.cast() }

  /// Makes the window visible.
  func open() {
    ContentWidget.attach(widget, to: self)
    gtk_widget_set_focusable(widget, 1)
    gtk_window_set_title(gtkWindow, configuration.title)
    gtk_window_set_child(gtkWindow, widget)
    if platform.displayKind == MARTLET_DISPLAY_X11, configuration.isResizable {
      let size = naturalContentSize
      gtk_window_set_default_size(gtkWindow, CInt(size.width), CInt(size.height))
    }
    gtk_window_set_resizable(gtkWindow, configuration.isResizable ? 1 : 0)
    applyMinimumSize()
    connectWindow()
    connectInput()
    gtk_widget_realize(window)
    surface = gtk_native_get_surface(window.opaque)
    clock = gtk_widget_get_frame_clock(window)
    if let surface, let clock {
      connectFrames(surface: surface, clock: clock)
      connections.connect(
        surface.object, "notify::state", to: self,
        .pointer { _, _, data in onMainActor(data, as: GTKWindow.self) { $0.stateDidChange() } })
    }
    gtk_window_set_focus(gtkWindow, widget)
    content.window = self
    content.apply(platform.settings)
    gtk_window_present(gtkWindow)
    requestFrame()
  }

  private func connectWindow() {
    connections.connect(
      window.object, "close-request", to: self,
      .returnsBool { _, data in
        onMainActor(data, as: GTKWindow.self, otherwise: gboolean(0)) {
          $0.userWantsToClose()
          return 1
        }
      })
    connections.connect(
      window.object, "notify::is-active", to: self,
      .pointer { _, _, data in onMainActor(data, as: GTKWindow.self) { $0.activityDidChange() } })
    connections.connect(
      widget.object, "notify::scale-factor", to: self,
      .pointer { _, _, data in
        onMainActor(data, as: GTKWindow.self) {
          $0.contentWasAllocated(width: Int($0.contentSize.width), height: Int($0.contentSize.height))
        }
      })
  }

  // MARK: Size

  var naturalContentSize: (width: Int, height: Int) {
    (max(Int(configuration.size.width.rounded(.up)), 1), max(Int(configuration.size.height.rounded(.up)), 1))
  }

  func contentWasAllocated(width: Int, height: Int) {
    guard !isClosed else { return }
    updateContentOrigin()
    let newScale = max(Int(gtk_widget_get_scale_factor(widget)), 1)
    let newSize = CGSize(width: width, height: height)
    guard newSize != contentSize || newScale != scale else { return }
    contentSize = newSize
    scale = newScale
    guard width > 0, height > 0 else { return }
    preparePicture()
    content.resize(to: newSize, scale: CGFloat(newScale))
    requestFrame()
  }

  func updateContentOrigin() {
    var x = 0.0
    var y = 0.0
    gtk_native_get_surface_transform(window.opaque, &x, &y)
    var left = 0.0
    var top = 0.0
    if gtk_widget_translate_coordinates(widget, window, 0, 0, &left, &top) == 0 { (left, top) = (0, 0) }
    contentOrigin = CGPoint(x: x + left, y: y + top)
  }

  func setSizeLimits(minimum: CGSize?, maximum: CGSize?) {
    guard !isClosed else { return }
    configuration.minimumSize = minimum
    configuration.maximumSize = maximum
    applyMinimumSize()
    gtk_widget_queue_resize(widget)
  }

  private func applyMinimumSize() {
    let size = configuration.minimumSize ?? .zero
    gtk_widget_set_size_request(
      widget, size.width > 0 ? CInt(size.width.rounded(.up)) : -1,
      size.height > 0 ? CInt(size.height.rounded(.up)) : -1)
  }

  /// GTK knows no maximum. X11 window managers do, but GDK forgets it in every layout phase.
  func applyMaximumSize() {
    guard let surface, platform.displayKind == MARTLET_DISPLAY_X11 else { return }
    guard configuration.isResizable, configuration.maximumSize != nil || hasMaximumSize else { return }
    hasMaximumSize = configuration.maximumSize != nil
    let size = configuration.maximumSize ?? .zero
    let limits = [size.width, size.height].map { length in
      length > 0 && length < 16_000 ? CInt((length * CGFloat(scale)).rounded(.down)) : 0
    }
    martlet_x11_set_maximum_size(surface.object, limits[0], limits[1])
  }

  // MARK: State

  var title: String {
    get { configuration.title }
    set {
      configuration.title = newValue
      if !isClosed { gtk_window_set_title(gtkWindow, newValue) }
    }
  }

  /// Whether anything that is drawn can be seen.
  var isShown: Bool {
    guard let surface, !isClosed, gdk_surface_get_mapped(surface) != 0 else { return false }
    return gdk_toplevel_get_state(surface).rawValue & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue == 0
  }

  private func stateDidChange() {
    // Frames that were asked for meanwhile are still wanted.
    if isShown { tick() }
  }

  private func activityDidChange() {
    let isActive = gtk_window_is_active(gtkWindow) != 0
    guard isActive != wasActive else { return }
    wasActive = isActive
    if isActive { textInput?.focusIn() } else { loseKeyboard() }
    deliver(.focus(isActive: isActive))
  }

  func apply(_ settings: DesktopSettings) {
    guard !isClosed else { return }
    content.apply(settings)
    requestFrame()
  }

  func setCursor(_ cursor: PointerCursor) {
    guard !isClosed else { return }
    gtk_widget_set_cursor_from_name(widget, cursor.themeName)
  }

  func activate() {
    guard !isClosed else { return }
    gtk_window_present_with_time(gtkWindow, lastEventTime)
  }

  // MARK: Closing

  private func userWantsToClose() {
    if content.shouldClose() { close() } else { platform.mainLoop.serviceRunLoop() }
  }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    connections.disconnectAll()
    ContentWidget.detach(widget)
    if scrollTimer != 0 { g_source_remove(scrollTimer) }
    textInput = nil
    presenter = nil
    surface = nil
    clock = nil
    if isInSnapshot {
      // GTK is drawing the window at this moment.
      DispatchQueue.main.async { gtk_window_destroy(self.gtkWindow) }
    } else {
      gtk_window_destroy(gtkWindow)
    }
    content.didClose()
    content.window = nil
    platform.windowDidClose(self)
    platform.mainLoop.serviceRunLoop()
  }
}
