import Combine
import Foundation

/// A value kept in the user's defaults under a key.
///
/// Everything that reads the key is updated when it changes. Writes of other `AppStorage` properties are noticed at
/// once. Foundation on Linux tells nobody of writes through `UserDefaults` itself: those that the main thread makes are
/// noticed when it comes to rest, those of other threads with the next event or frame. What another process writes is
/// noticed when it is stored, if defaults have been stored on this machine before.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  nonisolated(unsafe) private let store: UserDefaults?
  private let kind: StoredValue<Value>
  private let initialValue: Value
  private var location: DefaultsLocation<Value>?

  nonisolated init(_ initialValue: Value, _ key: String, _ store: UserDefaults?, _ kind: StoredValue<Value>) {
    self.initialValue = initialValue
    self.key = key
    self.store = store
    self.kind = kind
  }

  public var wrappedValue: Value {
    get { settledLocation.get() }
    nonmutating set { settledLocation.set(newValue, transaction: nil) }
  }

  public var projectedValue: Binding<Value> { Binding(location: settledLocation) }

  /// In an observable object: the object tells that it is about to change.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, AppStorage<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].wrappedValue }
    set {
      if let observable = object as? any ObservableObject {
        (observable.objectWillChange as any Publisher as? ObservableObjectPublisher)?.send()
      }
      object[keyPath: storageKeyPath].wrappedValue = newValue
    }
  }

  /// Outside of views the value is read and written in place.
  private var settledLocation: DefaultsLocation<Value> {
    location
      ?? DefaultsLocation(key: key, store: store ?? .standard, kind: kind, initialValue: initialValue, root: nil)
  }

  public mutating func _link(in context: inout _PropertyContext) {
    let node = context.node
    let store = store ?? node.environment.defaultAppStorage ?? .standard
    let slot = context.storage { Slot() }
    if let known = slot.location, known.isOf(key, in: store) {
      location = known
      return
    }
    let new = DefaultsLocation(key: key, store: store, kind: kind, initialValue: initialValue, root: node.root)
    slot.location = new
    location = new
  }

  public static func _isEqual(_ lhs: AppStorage, _ rhs: AppStorage) -> Bool {
    lhs.key == rhs.key && lhs.store === rhs.store
  }

  private final class Slot {
    var location: DefaultsLocation<Value>?
  }
}

/// A key of a user's defaults. What bodies see of it is kept as state.
final class DefaultsLocation<Value>: Location<Value>, DefaultsObserver, @unchecked Sendable {
  private let key: String
  private let store: UserDefaults
  private let kind: StoredValue<Value>
  private let initialValue: Value
  private let state: StateLocation<Value>?

  @MainActor
  init(key: String, store: UserDefaults, kind: StoredValue<Value>, initialValue: Value, root: ViewRoot) {
    self.key = key
    self.store = store
    self.kind = kind
    self.initialValue = initialValue
    state = StateLocation(kind.read(store, key) ?? initialValue, queue: root.mutations)
    super.init()
    DefaultsObservers.add(self)
  }

  /// One that nobody follows.
  init(key: String, store: UserDefaults, kind: StoredValue<Value>, initialValue: Value, root: Never?) {
    self.key = key
    self.store = store
    self.kind = kind
    self.initialValue = initialValue
    state = nil
  }

  func isOf(_ key: String, in store: UserDefaults) -> Bool { self.key == key && self.store === store }

  func synchronize() { store.synchronize() }

  private var stored: Value { kind.read(store, key) ?? initialValue }

  override func get() -> Value { state?.get() ?? stored }

  override func set(_ value: Value, transaction: Transaction?) {
    if let encoded = kind.encode(value) {
      store.set(encoded, forKey: key)
    } else {
      store.removeObject(forKey: key)
    }
    state?.set(value, transaction: transaction)
    let (key, store) = (key, store)
    if let transaction {
      withTransaction(transaction) { DefaultsObservers.didWrite(key, in: store) }
    } else {
      DefaultsObservers.didWrite(key, in: store)
    }
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: store)
  }

  func refresh() { state?.set(stored, transaction: nil) }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? DefaultsLocation else { return false }
    return self === other
  }
}

extension AppStorage where Value == Bool {
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .bool)
  }
}

extension AppStorage where Value == Int {
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .int)
  }
}

extension AppStorage where Value == Double {
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .double)
  }
}

extension AppStorage where Value == String {
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .string)
  }
}

extension AppStorage where Value == URL {
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .url)
  }
}

extension AppStorage where Value == Date {
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .date)
  }
}

extension AppStorage where Value == Data {
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .data)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .raw(.int))
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .raw(.string))
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(nil, key, store, StoredValue<Bool>.bool.optional)
  }

  nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(nil, key, store, StoredValue<Int>.int.optional)
  }

  nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(nil, key, store, StoredValue<Double>.double.optional)
  }

  nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(nil, key, store, StoredValue<String>.string.optional)
  }

  nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(nil, key, store, StoredValue<URL>.url.optional)
  }

  nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(nil, key, store, StoredValue<Date>.date.optional)
  }

  nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(nil, key, store, StoredValue<Data>.data.optional)
  }

  nonisolated public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(nil, key, store, StoredValue<R>.raw(.string).optional)
  }

  nonisolated public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(nil, key, store, StoredValue<R>.raw(.int).optional)
  }
}

private enum DefaultAppStorageKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue: UserDefaults? = nil
}

extension EnvironmentValues {
  var defaultAppStorage: UserDefaults? {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension View {
  /// The defaults that `AppStorage` properties in the view use when they name none.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}
