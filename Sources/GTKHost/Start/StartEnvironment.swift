import CGTK
import Foundation

/// Environment variables that GTK reads while it starts, set for that time only so that programs started
/// later do not inherit them.
struct StartEnvironment {
  private var former: [(name: String, value: String?)] = []

  /// `GTK_THEME` as the user set it.
  let themeName = value(of: "GTK_THEME")

  private static func value(of name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Pictures are drawn in memory, so GTK needs no GPU; loading a driver costs 50 ms and 50 MB of memory.
  mutating func avoidGraphicsDrivers() {
    // GDK looks at this one for every window: it stays.
    setenv("GSK_RENDERER", "cairo", 0)
    if Self.value(of: "GSK_RENDERER") == "cairo" {
      add("gl-disable,vulkan-disable", to: "GDK_DEBUG")
      add("gl,vulkan", to: "GDK_DISABLE")
    }
  }

  /// Accessibility has a bridge of its own; with GTK's the program would be listed twice.
  mutating func disableAccessibilityBridge() { set("GTK_A11Y", "none") }

  /// GDK asks the session bus for the documents portal, waits for the answer, and starts a bus when there is
  /// none. Only sandboxed programs have that portal.
  mutating func avoidWaitingForSessionBus() {
    guard !FileManager.default.fileExists(atPath: "/.flatpak-info"), Self.value(of: "SNAP") == nil else {
      return
    }
    set("DBUS_SESSION_BUS_ADDRESS", "disabled:")
  }

  /// Where GTK draws nothing itself, its theme (24 ms) is not needed.
  mutating func avoidTheme() { set("GTK_THEME", "Empty") }

  mutating func restore() {
    for (name, value) in former.reversed() {
      if let value { setenv(name, value, 1) } else { unsetenv(name) }
    }
    former = []
  }

  private mutating func set(_ name: String, _ value: String) {
    former.append((name, Self.value(of: name)))
    setenv(name, value, 1)
  }

  private mutating func add(_ words: String, to name: String) {
    set(name, Self.value(of: name).map { $0.isEmpty ? words : "\($0),\(words)" } ?? words)
  }
}
