import SwiftUICore

/// The window of the program's settings. It opens when `openSettings` is called.
public struct Settings<Content: View>: Scene {
  nonisolated(unsafe) private let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: Never { fatalError("shown by the program") }

  public func _collect(into list: inout _SceneList) {
    let content = content
    var window = WindowScene(title: Text("Settings"), id: nil, makeContent: { AnyView(content) }, isSingle: true)
    window.isSettings = true
    list.windows.append(window)
  }
}
