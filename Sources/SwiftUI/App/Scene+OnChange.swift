import SwiftUICore

/// A scene with an action for changes of a value.
private struct ObservedScene<Base: Scene>: Scene {
  let base: Base
  let observer: @MainActor () -> AnyView

  var body: Never { fatalError("shown by the program") }

  func _collect(into list: inout _SceneList) {
    base._collect(into: &list)
    list.observers.append(observer())
  }
}

extension Scene {
  /// Calls the action with the new value when the value has changed.
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene {
    onChange(of: value) { _, new in action(new) }
  }

  /// Calls the action with the old and the new value when the value has changed.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    ObservedScene(base: self) { AnyView(EmptyView().onChange(of: value, initial: initial, action)) }
  }

  /// Calls the action when the value has changed.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    onChange(of: value, initial: initial) { _, _ in action() }
  }
}
