/// Names a value that views carry for the container they stand in.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// The values that a view carries for the container it stands in. Unlike preferences they go no further.
public struct ContainerValues {
  nonisolated(unsafe) private var entries: [ObjectIdentifier: Any] = [:]
  nonisolated(unsafe) var tag: AnyHashable?

  init() {}

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { (entries[ObjectIdentifier(key)] as? Key.Value) ?? Key.defaultValue }
    set { entries[ObjectIdentifier(key)] = newValue }
  }

  /// The view's tag, if it has one of the type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }

  /// Whether the view has the tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag == AnyHashable(tag) }

  mutating func merge(_ outer: ContainerValues) { entries.merge(outer.entries) { $1 } }
}

enum ContainerValuesTrait: ViewTraitKey {
  static var defaultValue: ContainerValues { ContainerValues() }
  static var affectsLayout: Bool { false }
  static var affectsStructure: Bool { true }

  static func combine(inner: ContainerValues, outer: ContainerValues) -> ContainerValues {
    var result = inner
    result.merge(outer)
    return result
  }
}

extension View {
  /// Gives the view a value that containers made of subviews can read.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    var values = ContainerValues()
    values[keyPath: keyPath] = value
    return trait(ContainerValuesTrait.self, values)
  }
}
