/// Names a value that views send up to their ancestors.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
  /// Combines the value with that of the view that follows in view order.
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// Combines values in view order.
package struct PreferenceAccumulator<Key: PreferenceKey> {
  package private(set) var value: Key.Value?
  /// Whether views count only if they are shown: those of a container that shows some of its views.
  private(set) var countsOnlyShown = false

  package init() {}

  /// Collects from a part of what another one collects from.
  init<Other: PreferenceKey>(inside outer: PreferenceAccumulator<Other>) { countsOnlyShown = outer.countsOnlyShown }

  /// Adds the values from a container that does not show all of its views.
  @MainActor mutating func collectShown(_ collect: (inout Self) -> Void) {
    let outer = countsOnlyShown
    countsOnlyShown = true
    collect(&self)
    countsOnlyShown = outer
  }

  /// Adds the values from a node.
  @MainActor mutating func collect(from node: Node) {
    guard countsOnlyShown else { return node.collectPreference(Key.self, into: &self) }
    let elements = ElementList(of: node).existingElements
    let shownCount = elements.count(where: \.isAttached)
    if shownCount == 0, !elements.isEmpty { return }
    let outer = countsOnlyShown
    countsOnlyShown = elements.isEmpty || shownCount < elements.count
    node.collectPreference(Key.self, into: &self)
    countsOnlyShown = outer
  }

  package mutating func add(_ next: Key.Value) {
    guard var value else {
      value = next
      return
    }
    Key.reduce(value: &value) { next }
    self.value = value
  }
}

enum PreferenceBits {
  static func bit(for key: any PreferenceKey.Type) -> UInt64 {
    ObjectIdentifier(key).bit
  }
}
