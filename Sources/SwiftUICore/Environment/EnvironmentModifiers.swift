import Observation

/// Writes values for everything below it.
@MainActor
package protocol EnvironmentModifier: PrimitiveModifier {
  func modify(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, Self>> {
    EnvironmentNode(view, in: context)
  }
}

/// Owns the scope that a modifier writes for its content.
private final class EnvironmentNode<Content: View, Modifier: EnvironmentModifier>: ModifierNode<Content, Modifier> {
  private var child: ViewNode<Content>?
  private let inner: EnvironmentScope

  override init(_ view: ModifiedContent<Content, Modifier>, in context: NodeContext) {
    inner = EnvironmentScope(parent: context.scope)
    super.init(view, in: context)
    inner.initializeValues(modifiedValues())
    var below = NodeContext(below: self)
    below.scope = inner
    child = Content._makeNode(view.content, in: below)
  }

  private func modifiedValues() -> [ObjectIdentifier: EnvironmentEntry] {
    tracking {
      var environment = environment
      modifier.modify(&environment)
      return environment.overrides
    }
  }

  override func update(to newView: ModifiedContent<Content, Modifier>) {
    let isSame = !needsUpdate && ValueComparison.areEqual(modifier, newView.modifier)
    if !isSame {
      modifier = newView.modifier
      update()
    }
    child?.update(to: newView.content)
  }

  override func update() {
    needsUpdate = false
    inner.setValues(modifiedValues())
  }

  override func willRemove() { inner.close() }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendElements(to list: inout ElementList) { child?.appendElements(to: &list) }
}

/// Writes one value of the environment.
public struct _EnvironmentKeyWritingModifier<Value> {
  nonisolated(unsafe) public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  nonisolated(unsafe) public var value: Value

  nonisolated public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }
}

extension _EnvironmentKeyWritingModifier: EnvironmentModifier {
  package func modify(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

/// Edits one value of the environment.
public struct _EnvironmentKeyTransformModifier<Value> {
  nonisolated(unsafe) var keyPath: WritableKeyPath<EnvironmentValues, Value>
  nonisolated(unsafe) var transform: (inout Value) -> Void
}

extension _EnvironmentKeyTransformModifier: EnvironmentModifier {
  package func modify(_ environment: inout EnvironmentValues) { transform(&environment[keyPath: keyPath]) }
}

/// Provides an observable object by its type.
struct ObservableObjectModifier<Object: AnyObject> {
  nonisolated(unsafe) var object: Object?
}

extension ObservableObjectModifier: EnvironmentModifier {
  func modify(_ environment: inout EnvironmentValues) {
    environment.setObject(object)
  }
}

/// Writes several values at once. For the engine's and the controls' own use.
package struct EnvironmentWritingModifier {
  nonisolated(unsafe) var write: (inout EnvironmentValues) -> Void

  nonisolated package init(_ write: @escaping (inout EnvironmentValues) -> Void) { self.write = write }
}

extension EnvironmentWritingModifier: EnvironmentModifier {
  package func modify(_ environment: inout EnvironmentValues) { write(&environment) }
}

extension View {
  /// Sets a value of the environment for this view and everything in it.
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
    -> some View
  {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Edits a value of the environment for this view and everything in it.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }

  /// Provides an observable object to the views below, which find it by its type.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(ObservableObjectModifier(object: object))
  }
}
