import CoreGraphics
import Foundation
import SwiftUICore

/// The windows of a running program.
@MainActor
package final class WindowSession: WindowOpener {
  private struct Entry {
    let host: ViewHost
    /// nil for what is not an app's scene.
    let scene: Int?
    let value: AnyHashable?
  }

  private let platform: any Platform
  private let app: AppInstance?
  private let makeHost: @MainActor (AnyView) -> ViewHost
  private var entries: [Entry] = []
  private var lastSize: CGSize?

  /// - Parameter makeHost: Makes the host of a new window's content.
  package init(platform: any Platform, app: AppInstance?, makeHost: @escaping @MainActor (AnyView) -> ViewHost) {
    self.platform = platform
    self.app = app
    self.makeHost = makeHost
  }

  package var windowCount: Int { entries.count }

  /// Opens a window.
  @discardableResult
  package func show(
    _ content: AnyView, title: String, size: CGSize, scene: Int? = nil, value: AnyHashable? = nil
  ) -> ViewHost {
    let host = makeHost(content)
    host.companion = app?.root
    host.platform = platform
    host.apply(platform.settings)
    host.root.setEnvironment { [weak self, weak host] values in
      values.windowContext = WindowContext(opener: self, host: host)
      values._supportsMultipleWindows = true
    }
    host.onActivityChange = { [weak self] in self?.updatePhase() }
    host.onClose = { [weak self, weak host] in
      self?.entries.removeAll { $0.host === host }
      self?.updatePhase()
    }
    entries.append(Entry(host: host, scene: scene, value: value))
    let window = platform.openWindow(host, configuration: WindowConfiguration(title: title, size: size))
    host.window = window
    lastSize = size
    // The app's state concerns every window.
    app?.root.onNeedsFrame = { [weak self] in self?.entries.forEach { $0.host.window?.requestFrame() } }
    window.requestFrame()
    return host
  }

  /// Tells the window in front, else the first one, of an address that the program is opened with.
  package func open(_ url: URL) {
    guard let entry = entries.first(where: \.host.isActive) ?? entries.first else { return }
    if !entry.host.root.openedURLs.open(url) {
      Diagnostics.warn("No view takes the address \(url): none has onOpenURL.")
    }
  }

  // MARK: WindowOpener

  package func open(id: String?, value: AnyHashable?) {
    guard let app else { return }
    let type = value.map { Swift.type(of: $0.base) }
    let index = app.windows.firstIndex { scene in
      guard id == nil || scene.id == id else { return false }
      guard let type else { return id != nil }
      return scene.valueType.map { $0 == type } ?? false
    }
    guard let index else {
      let wanted = id.map { "the id \"\($0)\"" } ?? value.map { "the value \($0)" } ?? "nothing"
      Diagnostics.warn("No scene has windows for \(wanted).")
      return
    }
    open(scene: index, value: value)
  }

  package func openSettings() {
    guard let index = app?.windows.firstIndex(where: \.isSettings) else {
      Diagnostics.warn("The app has no Settings scene.")
      return
    }
    open(scene: index, value: nil)
  }

  private func open(scene index: Int, value: AnyHashable?) {
    guard let app else { return }
    let scene = app.windows[index]
    let isUnique = scene.isSingle || value != nil
    if isUnique, let known = entries.first(where: { $0.scene == index && $0.value == value }) {
      known.host.window?.activate()
      return
    }
    show(
      AnyView(app.content(ofWindow: index, value: value)),
      title: scene.title?.plainText(in: EnvironmentValues()) ?? "",
      size: scene.defaultSize ?? lastSize ?? CGSize(width: 390, height: 780), scene: index, value: value)
  }

  package func close(id: String?, value: AnyHashable?) {
    for entry in entries {
      guard let scene = entry.scene, let windows = app?.windows, windows.indices.contains(scene) else { continue }
      let fits = (id == nil || windows[scene].id == id) && (value == nil || entry.value == value)
      if fits { entry.host.window?.close() }
    }
  }

  package func close(_ host: ViewHost) { host.window?.close() }

  /// The app's phase is that of its most active window.
  private func updatePhase() {
    guard let app else { return }
    let phase: ScenePhase =
      entries.isEmpty ? .background : entries.contains { $0.host.isActive } ? .active : .inactive
    app.root.setEnvironment { $0.scenePhase = phase }
  }
}
