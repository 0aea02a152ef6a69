/// Takes in a preference written by its content, and keeps it from going further up. Unlike `onPreferenceChange` it does
/// not need an `Equatable` value: the action also runs for values that cannot be told apart.
package struct PreferenceSinkModifier<Key: PreferenceKey> {
  nonisolated(unsafe) package var action: @MainActor (Key.Value) -> Void

  nonisolated package init(_ key: Key.Type, action: @escaping @MainActor (Key.Value) -> Void) {
    self.action = action
  }
}

extension PreferenceSinkModifier: PrimitiveModifier {
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, Self>> {
    PreferenceSinkNode(view, in: context)
  }
}

private final class PreferenceSinkNode<Content: View, Key: PreferenceKey>: PreferenceSinkBase<
  Content, PreferenceSinkModifier<Key>, Key
>
{
  override func receive(_ value: Key.Value) { modifier.action(value) }
}

/// Reads a preference of its content and hides it from what is further up.
class PreferenceSinkBase<Content: View, M: PrimitiveModifier, Key: PreferenceKey>: WrappingNode<Content, M>,
  PreferenceReader
{
  private var last: Key.Value?

  /// The value has changed, or cannot be told from what it was.
  func receive(_ value: Key.Value) {}

  override func prepare() { root.enqueue(self, readerOf: Key.self) }

  override func preferenceDidChange(_ key: any PreferenceKey.Type) {
    if key == Key.self { root.enqueue(self) } else { super.preferenceDidChange(key) }
  }

  override func preferencesDidChange() {
    root.enqueue(self)
    super.preferencesDidChange()
  }

  override func elementsDidChange() {
    root.enqueue(self)
    super.elementsDidChange()
  }

  override func collectPreference<K: PreferenceKey>(
    _ key: K.Type, into accumulator: inout PreferenceAccumulator<K>
  ) {
    if key != Key.self { super.collectPreference(key, into: &accumulator) }
  }

  func readPreference() {
    guard !isRemoved else { return }
    var accumulator = PreferenceAccumulator<Key>()
    super.collectPreference(Key.self, into: &accumulator)
    let value = accumulator.value ?? Key.defaultValue
    if let last, ValueComparison.areEqual(last, value) { return }
    last = value
    receive(value)
  }
}
