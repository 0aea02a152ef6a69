import Observation
import Rendering
import SwiftUICore

/// The running program: the app value with its state, and the scenes that its body describes.
///
/// The state of an app lives in a view tree of its own, so that it is kept, observed and updated like that of any
/// view, and shared by all windows. Windows take their content from the latest run of the body.
@MainActor
package final class AppInstance {
  package let root: ViewRoot
  private let store = SceneStore()

  package init<A: App>(_ type: A.Type, backend: RenderingBackend) {
    root = ViewRoot(backend: backend)
    root.setContent(AppView(app: A(), store: store))
    root.update(at: 0)
  }

  package var windows: [WindowScene] { store.windows }

  /// What a window shows: it follows the app's state.
  package func content(ofWindow index: Int, value: AnyHashable? = nil) -> some View {
    AppWindowView(store: store, index: index, value: value)
  }
}

@Observable @MainActor
private final class SceneStore {
  var windows: [WindowScene] = []
}

/// Runs the app's body with its properties connected; it shows nothing itself.
private struct AppView<A: App>: View {
  let app: LinkedValue<A>
  let store: SceneStore

  init(app: A, store: SceneStore) {
    self.app = LinkedValue(app)
    self.store = store
  }

  var body: some View {
    var list = _SceneList()
    let _ = app.value.body._collect(into: &list)
    let observers = list.observers
    let _ = { store.windows = list.windows }()
    ForEach(observers.indices, id: \.self) { observers[$0] }
  }
}

private struct AppWindowView: View {
  let store: SceneStore
  let index: Int
  var value: AnyHashable?

  var body: some View {
    if store.windows.indices.contains(index) {
      if let value, let make = store.windows[index].makeValueContent {
        make(value)
      } else {
        store.windows[index].makeContent()
      }
    }
  }
}
