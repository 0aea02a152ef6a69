/// A node around one child that stays out of layout.
class WrappingNode<Content: View, Modifier: ViewModifier>: ModifierNode<Content, Modifier> {
  private(set) final var child: ViewNode<Content>?

  override init(_ view: ModifiedContent<Content, Modifier>, in context: NodeContext) {
    super.init(view, in: context)
    prepare()
    child = Content._makeNode(view.content, in: contentContext())
  }

  /// Called before the content is made.
  func prepare() {}

  func contentContext() -> NodeContext { NodeContext(below: self) }

  override func update(to newView: ModifiedContent<Content, Modifier>) {
    let old = modifier
    modifier = newView.modifier
    needsUpdate = false
    modifierDidChange(from: old)
    child?.update(to: newView.content)
    contentDidUpdate(from: old)
  }

  func modifierDidChange(from old: Modifier) {}
  func contentDidUpdate(from old: Modifier) {}

  override func update() { needsUpdate = false }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendElements(to list: inout ElementList) { child?.appendElements(to: &list) }
}

/// Writes a preference in place of those written inside.
public struct _PreferenceWritingModifier<Key: PreferenceKey> {
  nonisolated(unsafe) var value: Key.Value
}

extension _PreferenceWritingModifier: PrimitiveModifier {
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, Self>> {
    PreferenceWritingNode(view, in: context)
  }
}

private final class PreferenceWritingNode<Content: View, Key: PreferenceKey>: WrappingNode<
  Content, _PreferenceWritingModifier<Key>
>
{
  override func prepare() {
    announcePreference(PreferenceBits.bit(for: Key.self))
    parent?.preferenceDidChange(Key.self)
  }

  override func modifierDidChange(from old: _PreferenceWritingModifier<Key>) {
    if !ValueComparison.areEqual(old.value, modifier.value) { parent?.preferenceDidChange(Key.self) }
  }

  override func collectPreference<K: PreferenceKey>(
    _ key: K.Type, into accumulator: inout PreferenceAccumulator<K>
  ) {
    if key == Key.self, let value = modifier.value as? K.Value {
      accumulator.add(value)
    } else {
      super.collectPreference(key, into: &accumulator)
    }
  }

  override func willRemove() { parent?.preferenceDidChange(Key.self) }
}

/// Edits the preference that comes from inside.
public struct _PreferenceTransformModifier<Key: PreferenceKey> {
  nonisolated(unsafe) var transform: (inout Key.Value) -> Void
}

extension _PreferenceTransformModifier: PrimitiveModifier {
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, Self>> {
    PreferenceTransformNode(view, in: context)
  }
}

private final class PreferenceTransformNode<Content: View, Key: PreferenceKey>: WrappingNode<
  Content, _PreferenceTransformModifier<Key>
>
{
  override func prepare() {
    announcePreference(PreferenceBits.bit(for: Key.self))
    parent?.preferenceDidChange(Key.self)
  }

  override func modifierDidChange(from old: _PreferenceTransformModifier<Key>) {
    parent?.preferenceDidChange(Key.self)
  }

  override func collectPreference<K: PreferenceKey>(
    _ key: K.Type, into accumulator: inout PreferenceAccumulator<K>
  ) {
    guard key == Key.self else {
      super.collectPreference(key, into: &accumulator)
      return
    }
    var inner = PreferenceAccumulator<Key>(inside: accumulator)
    super.collectPreference(Key.self, into: &inner)
    var value = inner.value ?? Key.defaultValue
    modifier.transform(&value)
    if let value = value as? K.Value { accumulator.add(value) }
  }

  override func willRemove() { parent?.preferenceDidChange(Key.self) }
}

/// Something that looks at a preference after every change.
@MainActor
protocol PreferenceReader: AnyObject {
  func readPreference()
}

/// Calls an action when the preference has another value.
public struct _PreferenceActionModifier<Key: PreferenceKey> where Key.Value: Equatable {
  nonisolated(unsafe) var action: (Key.Value) -> Void
}

extension _PreferenceActionModifier: PrimitiveModifier {
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, Self>> {
    PreferenceActionNode(view, in: context)
  }
}

private final class PreferenceActionNode<Content: View, Key: PreferenceKey>: WrappingNode<
  Content, _PreferenceActionModifier<Key>
>, PreferenceReader
where Key.Value: Equatable {
  private var last = Key.defaultValue

  override func prepare() { root.enqueue(self, readerOf: Key.self) }

  override func preferenceDidChange(_ key: any PreferenceKey.Type) {
    if key == Key.self { root.enqueue(self) }
    super.preferenceDidChange(key)
  }

  override func preferencesDidChange() {
    root.enqueue(self)
    super.preferencesDidChange()
  }

  override func elementsDidChange() {
    root.enqueue(self)
    super.elementsDidChange()
  }

  private var loop = UpdateLoop()

  func readPreference() {
    guard !isRemoved else { return }
    var accumulator = PreferenceAccumulator<Key>()
    collectPreference(Key.self, into: &accumulator)
    let value = accumulator.value ?? Key.defaultValue
    guard value != last else { return }
    guard loop.mayContinue(in: root, { "Bound preference \(Key.self)" }) else {
      root.enqueueForNextFrame(self)
      return
    }
    last = value
    modifier.action(value)
  }
}

/// Makes a view out of the content's preference and puts it above or below the content.
struct PreferenceLayerModifier<Key: PreferenceKey, Layer: View> {
  nonisolated(unsafe) var alignment: Alignment
  nonisolated(unsafe) var isOverlay: Bool
  nonisolated(unsafe) var transform: (Key.Value) -> Layer
}

extension PreferenceLayerModifier: ViewModifier {
  func body(content: Content) -> some View {
    PreferenceLayerView<Content, Key, Layer>(content: content, modifier: self)
  }
}

/// Reads the preference of its content in its own update.
struct PreferenceLayerView<Content: View, Key: PreferenceKey, Layer: View> {
  nonisolated(unsafe) var content: Content
  nonisolated(unsafe) var modifier: PreferenceLayerModifier<Key, Layer>
}

extension PreferenceLayerView: PrimitiveView {
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    PreferenceLayerNode(view, in: context)
  }

  nonisolated static var _elementCount: Int? { 1 }
}

private final class PreferenceLayerNode<Content: View, Key: PreferenceKey, Layer: View>: ValueNode<
  PreferenceLayerView<Content, Key, Layer>
>, PreferenceReader
{
  private typealias Layered = ModifiedContent<Content, LayerModifier<Layer?>>
  private var child: ViewNode<Layered>?
  private var value = Key.defaultValue
  private var hasValue = false

  override init(_ view: PreferenceLayerView<Content, Key, Layer>, in context: NodeContext) {
    super.init(view, in: context)
    root.enqueue(self, readerOf: Key.self)
    child = Layered._makeNode(layered(), in: NodeContext(below: self))
  }

  private func layered() -> Layered {
    let modifier = view.modifier
    let layer = hasValue ? tracking { modifier.transform(value) } : nil
    return view.content.modifier(
      LayerModifier(layer: layer, alignment: modifier.alignment, isOverlay: modifier.isOverlay))
  }

  override func update() {
    needsUpdate = false
    child?.update(to: layered())
  }

  override func preferenceDidChange(_ key: any PreferenceKey.Type) {
    if key == Key.self { root.enqueue(self) }
    super.preferenceDidChange(key)
  }

  override func preferencesDidChange() {
    root.enqueue(self)
    super.preferencesDidChange()
  }

  func readPreference() {
    guard !isRemoved else { return }
    var accumulator = PreferenceAccumulator<Key>()
    // What the layer itself sends is for those further up.
    (child as? any LayeredNode)?.collectContentPreference(Key.self, into: &accumulator)
    let new = accumulator.value ?? Key.defaultValue
    if hasValue, ValueComparison.areEqual(new, value) { return }
    hasValue = true
    value = new
    invalidate()
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendElements(to list: inout ElementList) { child?.appendElements(to: &list) }
}

extension ViewRoot {
  /// Begins to look at a preference. Called before what is read is made, so that writers which are asked for seldom need
  /// do nothing for it otherwise.
  func enqueue(_ reader: any PreferenceReader, readerOf key: any PreferenceKey.Type) {
    readPreferenceBits |= PreferenceBits.bit(for: key)
    enqueue(reader)
  }

  /// Whether anything in the tree may have been looking at the preference.
  func readsPreference(_ key: any PreferenceKey.Type) -> Bool { readPreferenceBits & PreferenceBits.bit(for: key) != 0 }

  func enqueue(_ reader: any PreferenceReader) {
    if preferenceReaderIDs.insert(ObjectIdentifier(reader)).inserted { preferenceReaders.append(reader) }
    onNeedsFrame?()
  }

  /// The reader looks again in the next frame.
  func enqueueForNextFrame(_ reader: any PreferenceReader) {
    weak let reader = reader
    enqueueForNextFrame { [weak self] in if let reader { self?.enqueue(reader) } }
  }

  /// Tells readers of preferences what the tree below them wrote.
  func preferencePass() {
    guard !preferenceReaders.isEmpty else { return }
    let readers = preferenceReaders
    preferenceReaders = []
    preferenceReaderIDs = []
    for reader in readers { reader.readPreference() }
    updatePass()
    layoutPass()
  }
}

extension View {
  /// Sends a value up; it takes the place of values sent from inside this view.
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }

  /// Edits the value that is sent from inside this view.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<K>(transform: callback))
  }

  /// Calls the closure when the value sent from inside this view has changed.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }

  /// Puts a view made from the value above this view.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayerModifier<K, V>(alignment: alignment, isOverlay: true, transform: transform))
  }

  /// Puts a view made from the value below this view.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayerModifier<K, V>(alignment: alignment, isOverlay: false, transform: transform))
  }
}
