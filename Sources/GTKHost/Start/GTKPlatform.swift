import CGTK
import CPresenter
import Foundation
import Rendering
import SwiftUICore

/// Why no window can be opened.
public struct GTKPlatformError: Error, CustomStringConvertible, Sendable {
  public var description: String
}

/// Windows, input and desktop services by GTK 4, on X11 and Wayland.
@MainActor public final class GTKPlatform: Platform {
  /// Called after each picture that was handed to the display, with the time of its frame in seconds.
  public var didPresent: ((Double) -> Void)?

  private let gtkClipboard: GTKClipboard
  let backend: RenderingBackend
  let mainLoop: MainLoop
  let displayKind: MartletDisplayKind
  let display: OpaquePointer
  private let desktop: DesktopSettingsSource
  private(set) var windows: [GTKWindow] = []

  /// The platform whose display connection is in use, for the handler of its loss.
  private static weak var current: GTKPlatform?

  /// Connects to the display.
  /// - Parameters:
  ///   - applicationID: In reverse domain form. Desktops find the program's name and icon by it.
  ///   - backend: What draws the windows' pictures.
  /// - Throws: `GTKPlatformError` when there is no display.
  public init(applicationID: String, backend: RenderingBackend) throws {
    self.backend = backend
    var environment = StartEnvironment()
    environment.avoidGraphicsDrivers()
    environment.disableAccessibilityBridge()
    environment.avoidWaitingForSessionBus()
    // GTK would also change how numbers are written; only the keyboard's and the messages' language are
    // wanted.
    gtk_disable_setlocale()
    setlocale(LC_CTYPE, "")
    setlocale(LC_MESSAGES, "")
    g_set_prgname(applicationID)
    guard gtk_init_check() != 0, let display = gdk_display_get_default() else {
      environment.restore()
      throw GTKPlatformError(description: Self.noDisplayMessage)
    }
    self.display = display
    displayKind = martlet_display_kind(display.object)
    if displayKind == MARTLET_DISPLAY_X11 { environment.avoidTheme() }
    desktop = DesktopSettingsSource(
      display: display, userTheme: environment.themeName,
      drawsTitleBars: displayKind == MARTLET_DISPLAY_WAYLAND)
    // The first widget makes GTK read its theme and choose its accessibility bridge.
    gtk_window_destroy(gtk_window_new().cast())
    environment.restore()
    mainLoop = MainLoop()
    gtkClipboard = GTKClipboard(gdk_display_get_clipboard(display))
    desktop.didChange = { [weak self] settings in
      guard let self else { return }
      for window in self.windows { window.apply(settings) }
      self.mainLoop.serviceRunLoop()
    }
    Self.current = self
    martlet_x11_on_connection_lost {
      // Called by Xlib on the thread that talks to the server.
      MainActor.assumeIsolated { GTKPlatform.current?.connectionWasLost() }
    }
  }

  private static var noDisplayMessage: String {
    let variables = ProcessInfo.processInfo.environment
    if let name = variables["WAYLAND_DISPLAY"] ?? variables["DISPLAY"], !name.isEmpty {
      return "the display “\(name)” does not answer"
    }
    return "there is no display (neither WAYLAND_DISPLAY nor DISPLAY is set)"
  }

  public var clipboard: any Clipboard { gtkClipboard }

  public var settings: DesktopSettings { desktop.settings }

  public func openWindow(_ content: any WindowContent, configuration: WindowConfiguration)
    -> any PlatformWindow
  {
    let window = GTKWindow(platform: self, content: content, configuration: configuration)
    windows.append(window)
    window.open()
    return window
  }

  public func run() {
    mainLoop.run()
    gtkClipboard.storeBeforeExit(in: mainLoop)
  }

  public func quit() {
    mainLoop.quit()
  }

  public func open(_ url: URL) async -> Bool {
    await URLOpener.open(url, display: display)
  }

  func windowDidClose(_ window: GTKWindow) {
    windows.removeAll { $0 === window }
    if windows.isEmpty { mainLoop.quit() }
  }

  func didPresentPicture(at time: Double) {
    // Everything that can wait for the first picture starts now.
    desktop.startListening()
    didPresent?(time)
  }

  /// Lets the contents save what they have; Xlib ends the process afterwards.
  private func connectionWasLost() {
    FileHandle.standardError.write(Data("The connection to the display was lost.\n".utf8))
    for window in windows { window.content.didClose() }
  }
}
