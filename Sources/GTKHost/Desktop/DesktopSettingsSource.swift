import CGTK
import Foundation
import SwiftUICore

/// What the desktop prefers, from GTK's settings (known at once) and the desktop portal (known a little
/// later).
@MainActor final class DesktopSettingsSource {
  private(set) var settings = DesktopSettings()
  var didChange: ((DesktopSettings) -> Void)?
  private let gtkSettings: OpaquePointer?
  private let userTheme: String?
  /// Whether the user's configuration of GTK asks for dark windows.
  private let prefersDark: Bool
  private let connections = SignalConnections()
  private var portal: AppearancePortal?

  private let drawsTitleBars: Bool

  /// - Parameters:
  ///   - userTheme: A theme that overrides the desktop's.
  ///   - drawsTitleBars: Whether GTK draws the windows' title bars, which then have to follow the settings.
  init(display: OpaquePointer, userTheme: String?, drawsTitleBars: Bool) {
    self.drawsTitleBars = drawsTitleBars
    gtkSettings = gtk_settings_get_for_display(display)
    self.userTheme = userTheme
    prefersDark = gtkSettings.map { Property.bool($0.object, "gtk-application-prefer-dark-theme") } ?? false
    update()
    if let gtkSettings {
      connections.connect(
        gtkSettings.object, "notify", to: self,
        .pointer { _, _, data in onMainActor(data, as: DesktopSettingsSource.self) { $0.update() } })
    }
  }

  isolated deinit { connections.disconnectAll() }

  /// Asks the portal, and listens to it from then on. Without a session bus there is none.
  func startListening() {
    guard portal == nil else { return }
    portal = AppearancePortal { [weak self] in self?.update() }
    portal?.connect()
  }

  private func update() {
    var new = DesktopSettings()
    if let object = gtkSettings?.object {
      let theme = userTheme ?? Property.string(object, "gtk-theme-name") ?? ""
      new.isDark = prefersDark || AppearanceValues.isDarkTheme(theme)
      new.increasesContrast = theme.lowercased().contains("highcontrast")
      new.reducesMotion = !Property.bool(object, "gtk-enable-animations")
      let resolution = Property.int(object, "gtk-xft-dpi")
      new.textScale = resolution > 0 ? Double(resolution) / 1024 / 96 : 1
      new.doubleClickInterval = Double(Property.int(object, "gtk-double-click-time")) / 1000
      let blinks = Property.bool(object, "gtk-cursor-blink")
      new.caretBlinkInterval = blinks ? Double(Property.int(object, "gtk-cursor-blink-time")) / 2000 : 0
    }
    portal?.values.apply(to: &new)
    guard new != settings else { return }
    let wasDark = settings.isDark
    settings = new
    if drawsTitleBars, new.isDark != wasDark, let gtkSettings {
      Property.set(gtkSettings.object, "gtk-application-prefer-dark-theme", new.isDark)
    }
    didChange?(new)
  }
}
