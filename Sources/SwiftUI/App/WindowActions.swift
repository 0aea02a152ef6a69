import SwiftUICore

/// Opens and closes windows of the program. The environment's window actions go through it.
@MainActor
package protocol WindowOpener: AnyObject {
  /// Opens the scene's window for the value, or brings the one to the front that is open already.
  func open(id: String?, value: AnyHashable?)
  func close(id: String?, value: AnyHashable?)
  /// Closes the window that the action came from.
  func close(_ host: ViewHost)
  func openSettings()
}

/// The window that a view is in, as the environment knows it. Both references are used on the main actor only.
package struct WindowContext: @unchecked Sendable {
  package weak var opener: (any WindowOpener)?
  package weak var host: ViewHost?

  package init(opener: (any WindowOpener)? = nil, host: ViewHost? = nil) {
    self.opener = opener
    self.host = host
  }
}

private enum WindowContextKey: EnvironmentKey {
  static var defaultValue: WindowContext { WindowContext() }
}

extension EnvironmentValues {
  package var windowContext: WindowContext {
    get { self[WindowContextKey.self] }
    set { self[WindowContextKey.self] = newValue }
  }

  /// Opens windows of the program.
  public var openWindow: OpenWindowAction { OpenWindowAction(context: windowContext) }

  /// Closes windows of the program.
  public var dismissWindow: DismissWindowAction { DismissWindowAction(context: windowContext) }

  /// Opens the window of the program's settings.
  public var openSettings: OpenSettingsAction { OpenSettingsAction(context: windowContext) }
}

/// Opens a window of a scene, or brings the one to the front that is open already.
///
/// Without a display no window can be opened; a message says so.
@MainActor @preconcurrency
public struct OpenWindowAction {
  let context: WindowContext

  nonisolated init(context: WindowContext) { self.context = context }

  /// Opens the window of the scene with the identifier.
  public func callAsFunction(id: String) { open(id: id, value: nil) }

  /// Opens a window of the scene that shows values of the type.
  public func callAsFunction<D: Codable & Hashable>(value: D) { open(id: nil, value: AnyHashable(value)) }

  /// Opens a window of the scene with the identifier for the value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { open(id: id, value: AnyHashable(value)) }

  private func open(id: String?, value: AnyHashable?) {
    guard let opener = context.opener else {
      Diagnostics.warn("A window was asked for where none can be opened: \(id ?? value.map { "\($0)" } ?? "").")
      return
    }
    opener.open(id: id, value: value)
  }
}

/// Closes windows.
@MainActor @preconcurrency
public struct DismissWindowAction {
  let context: WindowContext

  nonisolated init(context: WindowContext) { self.context = context }

  /// Closes the window that the view is in.
  public func callAsFunction() {
    guard let host = context.host else { return }
    context.opener?.close(host)
  }

  /// Closes the windows of the scene with the identifier.
  public func callAsFunction(id: String) { context.opener?.close(id: id, value: nil) }

  /// Closes the window that shows the value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    context.opener?.close(id: nil, value: AnyHashable(value))
  }

  /// Closes the window of the scene with the identifier that shows the value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    context.opener?.close(id: id, value: AnyHashable(value))
  }
}

/// Opens the settings.
@MainActor @preconcurrency
public struct OpenSettingsAction {
  let context: WindowContext

  nonisolated init(context: WindowContext) { self.context = context }

  public func callAsFunction() {
    guard let opener = context.opener else {
      Diagnostics.warn("The settings were asked for where no window can be opened.")
      return
    }
    opener.openSettings()
  }
}
