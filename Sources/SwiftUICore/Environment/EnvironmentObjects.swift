/// The observable objects that views at one place in the tree can find. A link takes them along to its destination, which
/// has the stack's environment otherwise.
package struct EnvironmentObjects {
  nonisolated(unsafe) var entries: [ObjectIdentifier: EnvironmentEntry] = [:]

  nonisolated package init() {}
}

/// Finds the objects of the place where the view stands.
package struct EnvironmentObjectsReader: DynamicProperty {
  private weak var scope: EnvironmentScope?

  nonisolated package init() {}

  package mutating func _link(in context: inout _PropertyContext) { scope = context.node.scope }

  package static func _isEqual(_ lhs: Self, _ rhs: Self) -> Bool { true }

  @MainActor package var objects: EnvironmentObjects {
    var objects = EnvironmentObjects()
    objects.entries = scope?.objects() ?? [:]
    return objects
  }
}

/// Provides objects that were found elsewhere.
package struct EnvironmentObjectsModifier {
  package var objects: EnvironmentObjects

  nonisolated package init(_ objects: EnvironmentObjects) { self.objects = objects }
}

extension EnvironmentObjectsModifier: EnvironmentModifier {
  package func modify(_ environment: inout EnvironmentValues) { environment.merge(objects.entries) }
}
