/// A value that a view carries for the container it stands in: a tag, a layout priority, a list row's insets.
package protocol ViewTraitKey {
  associatedtype Value
  static var defaultValue: Value { get }
  /// Whether the container has to lay out again when the value changes.
  static var affectsLayout: Bool { get }
  /// Whether views that are made out of their subviews have to be made anew when the value changes.
  static var affectsStructure: Bool { get }
  /// What holds when a view that has a value is given another one further out. The outer one unless the key says more.
  static func combine(inner: Value, outer: Value) -> Value
}

extension ViewTraitKey {
  package static var affectsLayout: Bool { true }
  package static var affectsStructure: Bool { false }
  package static func combine(inner: Value, outer: Value) -> Value { outer }
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

/// What the carriers around an element give it for one key.
final class TraitValues<Key: ViewTraitKey> {
  private var entries: [(carrier: ObjectIdentifier, value: Key.Value)]

  init(_ value: Key.Value, by carrier: AnyObject) { entries = [(ObjectIdentifier(carrier), value)] }

  func set(_ value: Key.Value, by carrier: AnyObject) {
    let id = ObjectIdentifier(carrier)
    if let index = entries.firstIndex(where: { $0.carrier == id }) {
      entries[index].value = value
    } else {
      entries.append((id, value))
    }
  }

  func combined(with inner: Key.Value) -> Key.Value {
    entries.reduce(inner) { Key.combine(inner: $0, outer: $1.value) }
  }
}

/// A node that attaches a trait to the elements below it.
@MainActor
protocol TraitCarrier: Node {
  func carriedValue<K: ViewTraitKey>(of key: K.Type) -> K.Value?
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

private final class TraitNode<Content: View, Key: ViewTraitKey>: ModifierNode<
  Content, TraitModifier<Key>
>, TraitCarrier
{
  private var child: ViewNode<Content>?
  /// The elements that have the trait. Rows of lists come and go without the node's doing.
  private var carriers: [ObjectIdentifier: Weak<RenderNode>] = [:]
  private var pruneCount = 128

  override init(_ view: ModifiedContent<Content, TraitModifier<Key>>, in context: NodeContext) {
    super.init(view, in: context)
    child = Content._makeNode(view.content, in: NodeContext(below: self))
  }

  override func update(to newView: ModifiedContent<Content, TraitModifier<Key>>) {
    let isEqual = ValueComparison.areEqual(modifier.value, newView.modifier.value)
    modifier = newView.modifier
    needsUpdate = false
    child?.update(to: newView.content)
    if !isEqual {
      for (key, carrier) in carriers {
        guard let element = carrier.value else {
          carriers[key] = nil
          continue
        }
        element.setTrait(Key.self, modifier.value, by: self)
        element.traitDidChange(Key.self)
      }
      if Key.affectsStructure { elementsDidChange() }
    }
  }

  override func update() { needsUpdate = false }

  func carriedValue<K: ViewTraitKey>(of key: K.Type) -> K.Value? {
    key == Key.self ? modifier.value as? K.Value : nil
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendElements(to list: inout ElementList) {
    guard let child else { return }
    list.append(
      wrappedBy: { [unowned self] element in
        element.setTrait(Key.self, modifier.value, by: self)
        note(element)
        return element
      }, collect: { child.appendElements(to: &$0) })
  }

  private func note(_ element: RenderNode) {
    carriers[ObjectIdentifier(element)] = Weak(element)
    guard carriers.count > pruneCount else { return }
    carriers = carriers.filter { $0.value.value != nil }
    pruneCount = max(carriers.count * 2, 128)
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
