import CGTK
import Foundation
import SwiftUICore

/// What the portal says about the desktop's appearance. Nil where it says nothing.
struct AppearanceValues: Equatable {
  var isDark: Bool?
  var increasesContrast: Bool?
  var reducesMotion: Bool?

  static let namespaces = ["org.freedesktop.appearance", "org.gnome.desktop.interface"]

  mutating func set(_ key: String, in namespace: String, to value: PortalValue) {
    switch (namespace, key, value) {
    case ("org.freedesktop.appearance", "color-scheme", .number(let scheme)):
      // 0 is no preference.
      isDark = scheme == 1 ? true : scheme == 2 ? false : nil
    case ("org.freedesktop.appearance", "contrast", .number(let contrast)):
      increasesContrast = contrast == 1
    case ("org.freedesktop.appearance", "reduced-motion", .number(let motion)):
      reducesMotion = motion == 1
    case ("org.gnome.desktop.interface", "enable-animations", .flag(let enabled)):
      if reducesMotion == nil || !enabled { reducesMotion = !enabled }
    default:
      break
    }
  }

  func apply(to settings: inout DesktopSettings) {
    if let isDark { settings.isDark = isDark }
    if let increasesContrast { settings.increasesContrast = settings.increasesContrast || increasesContrast }
    if let reducesMotion { settings.reducesMotion = reducesMotion }
  }

  /// Whether a GTK theme of that name is a dark one.
  static func isDarkTheme(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix("-dark") || name.hasSuffix(":dark") || name.hasSuffix("-dark-hc")
      || name == "highcontrastinverse"
  }
}

/// A setting as the portal sends it.
enum PortalValue: Equatable {
  case number(Int)
  case flag(Bool)
  case other

  /// Some portals wrap values twice.
  init(_ variant: OpaquePointer) {
    let type = g_variant_get_type_string(variant).map { String(cString: $0) }
    switch type {
    case "v":
      guard let inner = g_variant_get_variant(variant) else {
        self = .other
        return
      }
      self = PortalValue(inner)
      g_variant_unref(inner)
    case "u": self = .number(Int(g_variant_get_uint32(variant)))
    case "i": self = .number(Int(g_variant_get_int32(variant)))
    case "b": self = .flag(g_variant_get_boolean(variant) != 0)
    default: self = .other
    }
  }
}

/// The settings portal on the session bus.
@MainActor final class AppearancePortal {
  private(set) var values = AppearanceValues()
  private let didChange: () -> Void
  private var connection: OpaquePointer?
  private var subscription: guint = 0

  private static let name = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"

  init(didChange: @escaping () -> Void) { self.didChange = didChange }

  isolated deinit {
    guard let connection else { return }
    g_dbus_connection_signal_unsubscribe(connection, subscription)
    g_object_unref(connection.object)
  }

  /// Whether a bus runs already: asking GLib for one would start it.
  private static var hasSessionBus: Bool {
    let variables = ProcessInfo.processInfo.environment
    if let address = variables["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return true }
    guard let folder = variables["XDG_RUNTIME_DIR"] else { return false }
    return FileManager.default.fileExists(atPath: folder + "/bus")
  }

  func connect() {
    guard connection == nil, Self.hasSessionBus else { return }
    g_bus_get(
      G_BUS_TYPE_SESSION, nil,
      { _, result, data in
        guard let portal = takeRetained(data, as: AppearancePortal.self) else { return }
        nonisolated(unsafe) let connection = g_bus_get_finish(result, nil)
        MainActor.assumeIsolated { portal.use(connection) }
      }, retained(self))
  }

  private func use(_ connection: OpaquePointer?) {
    guard let connection else { return }
    self.connection = connection
    subscription = g_dbus_connection_signal_subscribe(
      connection, Self.name, Self.interface, "SettingChanged", Self.path, nil, GDBusSignalFlags(rawValue: 0),
      { _, _, _, _, _, parameters, data in
        nonisolated(unsafe) let parameters = parameters
        onMainActor(data, as: AppearancePortal.self) { portal in
          if let parameters { portal.settingChanged(parameters) }
        }
      }, unretained(self), nil)
    let namespaces = AppearanceValues.namespaces.map { g_variant_new_string($0) }
    var list = g_variant_new_array(nil, namespaces, gsize(namespaces.count))
    let arguments = g_variant_new_tuple(&list, 1)
    g_dbus_connection_call(
      connection, Self.name, Self.path, Self.interface, "ReadAll", arguments, nil, G_DBUS_CALL_FLAGS_NONE, -1,
      nil,
      { source, result, data in
        guard let portal = takeRetained(data, as: AppearancePortal.self), let source else { return }
        // No portal, or one without settings: GTK's own stand.
        guard let reply = g_dbus_connection_call_finish(OpaquePointer(source), result, nil) else { return }
        nonisolated(unsafe) let settings = reply
        MainActor.assumeIsolated { portal.readAll(settings) }
        g_variant_unref(reply)
      }, retained(self))
  }

  /// A reply of type `(a{sa{sv}})`.
  private func readAll(_ reply: OpaquePointer) {
    AppearanceValues.forEachSetting(in: reply) { namespace, key, value in
      values.set(key, in: namespace, to: value)
    }
    didChange()
  }

  /// Arguments of type `(ssv)`.
  private func settingChanged(_ arguments: OpaquePointer) {
    guard let (namespace, key, value) = AppearanceValues.setting(in: arguments) else { return }
    values.set(key, in: namespace, to: value)
    didChange()
  }
}

extension AppearanceValues {
  /// Walks a reply of type `(a{sa{sv}})`.
  static func forEachSetting(in reply: OpaquePointer, _ body: (String, String, PortalValue) -> Void) {
    guard let namespaces = child(reply, 0) else { return }
    defer { g_variant_unref(namespaces) }
    for outer in 0..<count(namespaces) {
      guard let entry = child(namespaces, outer) else { continue }
      defer { g_variant_unref(entry) }
      guard let namespace = string(entry, 0), let settings = child(entry, 1) else { continue }
      defer { g_variant_unref(settings) }
      for inner in 0..<count(settings) {
        guard let setting = child(settings, inner) else { continue }
        defer { g_variant_unref(setting) }
        guard let key = string(setting, 0), let value = child(setting, 1) else { continue }
        body(namespace, key, PortalValue(value))
        g_variant_unref(value)
      }
    }
  }

  /// Reads arguments of type `(ssv)`.
  static func setting(in arguments: OpaquePointer) -> (namespace: String, key: String, value: PortalValue)? {
    guard let namespace = string(arguments, 0), let key = string(arguments, 1),
      let value = child(arguments, 2)
    else {
      return nil
    }
    defer { g_variant_unref(value) }
    return (namespace, key, PortalValue(value))
  }

  private static func count(_ variant: OpaquePointer) -> gsize {
    g_variant_is_container(variant) != 0 ? g_variant_n_children(variant) : 0
  }

  private static func child(_ variant: OpaquePointer, _ index: gsize) -> OpaquePointer? {
    index < count(variant) ? g_variant_get_child_value(variant, index) : nil
  }

  private static func string(_ variant: OpaquePointer, _ index: gsize) -> String? {
    guard let child = child(variant, index) else { return nil }
    defer { g_variant_unref(child) }
    let isString = g_variant_get_type_string(child).map { String(cString: $0) } == "s"
    return isString ? g_variant_get_string(child, nil).map { String(cString: $0) } : nil
  }
}
