import Combine
import Observation

/// Names a value that the view with the keyboard offers to the rest of its window.
public protocol FocusedValueKey {
  associatedtype Value
}

/// The values that the view with the keyboard, and the views around it, offer to the rest of the window.
public struct FocusedValues {
  private(set) var entries: [ObjectIdentifier: EnvironmentEntry] = [:]
  private weak var store: FocusedValuesStore?
  private weak var reader: _Node?

  init() {}

  @MainActor init(_ store: FocusedValuesStore, reader: _Node) {
    self.store = store
    self.reader = reader
    entries = store.entries
  }

  /// nil where nothing that has the keyboard offers the value.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { value(for: ObjectIdentifier(key)) }
    set { entries[ObjectIdentifier(key)] = newValue.map { TypedEnvironmentEntry(value: $0) } }
  }

  func value<Value>(for id: ObjectIdentifier) -> Value? {
    if let store, let reader { MainActor.assumeIsolated { store.addReader(reader, of: id) } }
    return (entries[id] as? TypedEnvironmentEntry<Value>)?.value
  }

  mutating func setObject<Object: AnyObject>(_ object: Object?) {
    entries[ObjectIdentifier(Object.self)] = object.map { TypedEnvironmentEntry(value: $0) }
  }

  mutating func merge(_ inner: FocusedValues) { entries.merge(inner.entries) { $1 } }
}

/// What is offered in one window at the moment, and who reads it.
@MainActor
final class FocusedValuesStore {
  private(set) var entries: [ObjectIdentifier: EnvironmentEntry] = [:]
  private var readers: [ObjectIdentifier: Readers] = [:]
  private var providers: [ObjectIdentifier: Weak<FocusedValueRenderNode>] = [:]
  private var isQueued = false
  private unowned let root: ViewRoot

  init(root: ViewRoot) { self.root = root }

  func addReader(_ node: Node, of key: ObjectIdentifier) {
    readers[key, default: Readers()].add(node, epoch: node.epoch)
  }

  func add(_ provider: FocusedValueRenderNode) {
    providers[ObjectIdentifier(provider)] = Weak(provider)
    setNeedsRefresh()
  }

  func remove(_ provider: FocusedValueRenderNode) {
    providers[ObjectIdentifier(provider)] = nil
    setNeedsRefresh()
  }

  func setNeedsRefresh() {
    guard !isQueued else { return }
    isQueued = true
    root.enqueueAction { [weak self] in self?.refresh() }
  }

  private func refresh() {
    isQueued = false
    let active = providers.values.compactMap(\.value).filter { $0.isAttached && ($0.isForScene || $0.isFocusInside) }
    // What has the keyboard comes before what holds for the window, and inner views before outer ones.
    let ordered = active.sorted {
      ($0.isForScene ? 0 : 1, $0.depth, $0.serial) < ($1.isForScene ? 0 : 1, $1.depth, $1.serial)
    }
    var values = FocusedValues()
    for provider in ordered { values.merge(provider.values) }
    let old = entries
    entries = values.entries
    for (key, known) in readers {
      let isSame =
        switch (old[key], entries[key]) {
        case (nil, nil): true
        case (let left?, let right?): left.isEqual(to: right)
        default: false
        }
      guard !isSame else { continue }
      var known = known
      for node in known.current() { node.invalidate() }
      readers[key] = known
    }
  }
}

/// Offers values while its content has the keyboard, or as long as it is shown.
struct FocusedValueModifier {
  nonisolated(unsafe) var write: (inout FocusedValues) -> Void
  var isForScene: Bool
}

extension FocusedValueModifier: RenderModifier {
  static func makeWrapper(
    _ modifier: FocusedValueModifier, around child: RenderNode, node: Node
  ) -> FocusedValueRenderNode {
    FocusedValueRenderNode(
      child: child, isForScene: modifier.isForScene, serial: node.serial, in: NodeContext(below: node))
  }

  static func update(
    _ wrapper: FocusedValueRenderNode, from old: FocusedValueModifier, to modifier: FocusedValueModifier,
    environment: EnvironmentValues, node: Node
  ) {
    var values = FocusedValues()
    modifier.write(&values)
    wrapper.values = values
    if wrapper.isAttached { node.root.focusedValues.setNeedsRefresh() }
  }
}

final class FocusedValueRenderNode: UnaryRenderNode, FocusObserver {
  var values = FocusedValues()
  let isForScene: Bool
  let serial: Int
  private(set) var isFocusInside = false

  init(child: RenderNode, isForScene: Bool, serial: Int, in context: NodeContext) {
    self.isForScene = isForScene
    self.serial = serial
    super.init(child: child, in: context)
  }

  override func didAttach() { root.focusedValues.add(self) }
  override func willDetach() {
    isFocusInside = false
    root.focusedValues.remove(self)
  }

  func focusDidEnter() {
    isFocusInside = true
    root.focusedValues.setNeedsRefresh()
  }

  func focusDidLeave() {
    isFocusInside = false
    root.focusedValues.setNeedsRefresh()
  }
}

/// A value offered by the view with the keyboard.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private enum Source {
    case keyPath(KeyPath<FocusedValues, Value?>)
    case object(ObjectIdentifier)
  }

  private let source: Source
  private var value: Value?

  nonisolated public init(_ keyPath: KeyPath<FocusedValues, Value?>) { source = .keyPath(keyPath) }

  /// Reads the observable object of this type.
  nonisolated public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = .object(ObjectIdentifier(objectType))
  }

  public var wrappedValue: Value? { value }

  public mutating func _link(in context: inout _PropertyContext) {
    let node = context.node
    let values = FocusedValues(node.root.focusedValues, reader: node)
    switch source {
    case .keyPath(let keyPath): value = values[keyPath: keyPath]
    case .object(let id): value = values.value(for: id)
    }
  }

  public static func _isEqual(_ lhs: FocusedValue, _ rhs: FocusedValue) -> Bool {
    switch (lhs.source, rhs.source) {
    case (.keyPath(let left), .keyPath(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    default: false
    }
  }
}

/// What a binding leads to that the view with the keyboard offers.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private var binding: FocusedValue<Binding<Value>>

  nonisolated public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { binding = FocusedValue(keyPath) }

  public var wrappedValue: Value? {
    get { binding.wrappedValue?.wrappedValue }
    nonmutating set { if let newValue { binding.wrappedValue?.wrappedValue = newValue } }
  }

  public var projectedValue: Binding<Value>? { binding.wrappedValue }

  public mutating func _link(in context: inout _PropertyContext) { binding._link(in: &context) }

  public static func _isEqual(_ lhs: FocusedBinding, _ rhs: FocusedBinding) -> Bool {
    FocusedValue._isEqual(lhs.binding, rhs.binding)
  }
}

/// An object offered by the view with the keyboard; the view follows its changes.
@propertyWrapper
@MainActor @preconcurrency
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  nonisolated(unsafe) private var object: ObjectType?

  nonisolated public init() {}

  public var wrappedValue: ObjectType? { object }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper? { object.map { .init(root: $0) } }

  public mutating func _link(in context: inout _PropertyContext) {
    let node = context.node
    object = FocusedValues(node.root.focusedValues, reader: node).value(for: ObjectIdentifier(ObjectType.self))
    let subscription = context.storage { ObjectSubscription<ObjectType>() }
    if let object { subscription.observe(object, for: node) } else { subscription.remove() }
  }

  nonisolated public static func _isEqual(_ lhs: FocusedObject, _ rhs: FocusedObject) -> Bool { true }
}

extension View {
  /// Offers a value to the window while the view, or something in it, has the keyboard.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(write: { $0[keyPath: keyPath] = value }, isForScene: false))
  }

  @_disfavoredOverload
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(write: { $0[keyPath: keyPath] = value }, isForScene: false))
  }

  /// Offers a value to the window as long as the view is shown.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(write: { $0[keyPath: keyPath] = value }, isForScene: true))
  }

  @_disfavoredOverload
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(write: { $0[keyPath: keyPath] = value }, isForScene: true))
  }

  /// Offers an observable object to the window while the view, or something in it, has the keyboard.
  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(write: { $0.setObject(object) }, isForScene: false))
  }

  /// Offers an observable object to the window as long as the view is shown.
  nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(write: { $0.setObject(object) }, isForScene: true))
  }

  /// Offers an object to the window while the view, or something in it, has the keyboard.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(write: { $0.setObject(object) }, isForScene: false))
  }

  /// Offers an object to the window as long as the view is shown.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(write: { $0.setObject(object) }, isForScene: true))
  }
}
