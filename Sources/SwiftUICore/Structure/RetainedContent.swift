/// Keeps its content alive while it is not shown. Hidden content is out of layout, drawing, events and preferences, as
/// if it were not there, but its state stays; it disappears and appears again for `onAppear` and `task`.
package struct RetainedContentModifier {
  package var isShown: Bool

  nonisolated package init(isShown: Bool) { self.isShown = isShown }
}

extension RetainedContentModifier: PrimitiveModifier {
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, Self>> {
    RetainedContentNode(view, in: context)
  }

  nonisolated public static func _elementCount(of content: Int?) -> Int? { nil }
}

private final class RetainedContentNode<Content: View>: WrappingNode<Content, RetainedContentModifier> {
  override func contentDidUpdate(from old: RetainedContentModifier) {
    guard old.isShown != modifier.isShown else { return }
    elementsDidChange()
    preferencesDidChange()
  }

  override func appendElements(to list: inout ElementList) {
    if modifier.isShown { super.appendElements(to: &list) }
  }

  override func collectPreference<K: PreferenceKey>(
    _ key: K.Type, into accumulator: inout PreferenceAccumulator<K>
  ) {
    if modifier.isShown { super.collectPreference(key, into: &accumulator) }
  }
}
