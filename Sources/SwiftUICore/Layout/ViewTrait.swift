/// A value that a view carries for the container it stands in: a tag, a layout priority, a list row's insets.
package protocol ViewTraitKey {
  associatedtype Value
  static var defaultValue: Value { get }
  /// Whether the container has to lay out again when the value changes.
  static var affectsLayout: Bool { get }
}

extension ViewTraitKey {
  package static var affectsLayout: Bool { true }
}

enum LayoutValueTrait<Key: LayoutValueKey>: ViewTraitKey {
  static var defaultValue: Key.Value { Key.defaultValue }
}

enum LayoutPriorityTrait: ViewTraitKey {
  static var defaultValue: Double? { nil }
}

enum ZIndexTrait: ViewTraitKey {
  static var defaultValue: Double { 0 }
  static var affectsLayout: Bool { false }
}

/// Attaches a trait to the elements of its content.
package struct TraitModifier<Key: ViewTraitKey> {
  nonisolated(unsafe) package var value: Key.Value

  nonisolated package init(_ key: Key.Type, value: Key.Value) { self.value = value }
}

extension TraitModifier: PrimitiveModifier {
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, TraitModifier>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, TraitModifier>> {
    TraitNode(view, in: context)
  }
}

private final class TraitNode<Content: View, Key: ViewTraitKey>: ViewNode<
  ModifiedContent<Content, TraitModifier<Key>>
>
{
  private var child: ViewNode<Content>?

  override init(_ view: ModifiedContent<Content, TraitModifier<Key>>, in context: NodeContext) {
    super.init(view, in: context)
    child = Content._makeNode(view.content, in: NodeContext(below: self))
  }

  override func update(to newView: ModifiedContent<Content, TraitModifier<Key>>) {
    let isEqual = ValueComparison.areEqual(view.modifier.value, newView.modifier.value)
    view = newView
    needsUpdate = false
    child?.update(to: newView.content)
    if !isEqual {
      for element in ElementList(of: self).existingElements { element.traitDidChange(Key.self) }
    }
  }

  override func update() { needsUpdate = false }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendElements(to list: inout ElementList) {
    guard let child else { return }
    let value = view.modifier.value
    list.append(
      wrappedBy: { element in
        element.setTrait(Key.self, value)
        return element
      }, collect: { child.appendElements(to: &$0) })
  }
}

extension View {
  nonisolated package func trait<Key: ViewTraitKey>(_ key: Key.Type, _ value: Key.Value) -> some View {
    modifier(TraitModifier(key, value: value))
  }

  /// Gives the view's layout a value to read.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    trait(LayoutValueTrait<K>.self, value)
  }

  /// Views of higher priority get space first; those of lower priority share what is left. 0 unless set.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    trait(LayoutPriorityTrait.self, value)
  }

  /// Views with a higher index are drawn above their siblings. 0 unless set.
  nonisolated public func zIndex(_ value: Double) -> some View { trait(ZIndexTrait.self, value) }
}
