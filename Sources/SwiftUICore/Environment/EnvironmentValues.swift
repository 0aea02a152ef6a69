/// The values that flow down the view tree to one place in it.
///
/// A collection made by `init()` holds defaults. One taken from a view notes which keys are read, so that the view is
/// updated when those change.
public struct EnvironmentValues: CustomStringConvertible {
  nonisolated(unsafe) private var scope: EnvironmentScope?
  private var reader: NodeReference?
  private(set) var overrides: [ObjectIdentifier: any EnvironmentEntry] = [:]

  public init() {}

  init(scope: EnvironmentScope, reader: NodeReference?) {
    self.scope = scope
    self.reader = reader
  }

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let id = ObjectIdentifier(key)
      if let entry = overrides[id] as? TypedEnvironmentEntry<K.Value> { return entry.value }
      guard let scope else { return K.defaultValue }
      let reader = reader
      nonisolated(unsafe) let entry = MainActor.assumeIsolated {
        nonisolated(unsafe) let found = scope.entry(for: id)
        if let reader = reader?.object { scope.addReader(reader, of: id) }
        return EntryTransfer(entry: found)
      }.entry
      return (entry as? TypedEnvironmentEntry<K.Value>)?.value ?? K.defaultValue
    }
    set { overrides[ObjectIdentifier(key)] = TypedEnvironmentEntry(value: newValue) }
  }

  /// Writes an observable object, which views find by its type.
  mutating func setObject<Object: AnyObject>(_ object: Object?) {
    let id = ObjectIdentifier(ObservableObjectKey<Object>.self)
    overrides[id] = TypedEnvironmentEntry(value: object, isObject: true)
  }

  /// Writes everything that was taken from another place.
  mutating func merge(_ entries: [ObjectIdentifier: any EnvironmentEntry]) {
    overrides.merge(entries) { $1 }
  }

  /// Makes a scope's values of this collection permanent, so that it can be read after the view changed.
  public var description: String { "EnvironmentValues(\(overrides.count) set here)" }
}

private struct EntryTransfer: @unchecked Sendable {
  var entry: (any EnvironmentEntry)?
}
