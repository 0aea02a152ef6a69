/// The values that flow down the view tree to one place in it.
///
/// A collection made by `init()` holds defaults. One taken from a view notes which keys are read, so that the view is
/// updated when those change.
public struct EnvironmentValues: CustomStringConvertible {
  nonisolated(unsafe) private var scope: EnvironmentScope?
  private var reader: EnvironmentReader?
  private(set) var overrides: [ObjectIdentifier: EnvironmentEntry] = [:]

  public init() {}

  init(scope: EnvironmentScope, reader: EnvironmentReader?) {
    self.scope = scope
    self.reader = reader
  }

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let id = ObjectIdentifier(key)
      if !overrides.isEmpty, let entry = overrides[id] { return entry.value(as: K.Value.self) }
      guard let scope else { return K.defaultValue }
      let reader = reader
      nonisolated(unsafe) var entry: EnvironmentEntry?
      MainActor.assumed {
        entry = scope.entry(for: id)
        if let reader { scope.note(reader, of: id) }
      }
      guard let entry else { return K.defaultValue }
      return entry.value(as: K.Value.self)
    }
    set { overrides[ObjectIdentifier(key)] = TypedEnvironmentEntry<K.Value>(value: newValue) }
  }

  /// Writes an observable object, which views find by its type.
  mutating func setObject<Object: AnyObject>(_ object: Object?) {
    let id = ObjectIdentifier(ObservableObjectKey<Object>.self)
    overrides[id] = TypedEnvironmentEntry<ObservableObjectKey<Object>.Value>(value: object, isObject: true)
  }

  /// Writes everything that was taken from another place.
  mutating func merge(_ entries: [ObjectIdentifier: EnvironmentEntry]) {
    overrides.merge(entries) { $1 }
  }

  /// Makes a scope's values of this collection permanent, so that it can be read after the view changed.
  public var description: String { "EnvironmentValues(\(overrides.count) set here)" }
}
