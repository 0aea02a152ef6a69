import Foundation

/// A value kept by the window under a key: all views of a window that name the key share it, and it outlives them.
///
/// Windows of a desktop start afresh with each run of the program; unlike on Apple's platforms the values are not
/// restored then. Use `AppStorage` for what has to last.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let kind: StoredValue<Value>
  private let initialValue: Value
  private var location: SceneLocation<Value>?

  nonisolated init(_ initialValue: Value, _ key: String, _ kind: StoredValue<Value>) {
    self.initialValue = initialValue
    self.key = key
    self.kind = kind
  }

  public var wrappedValue: Value {
    get { location?.get() ?? initialValue }
    nonmutating set { location?.set(newValue, transaction: nil) }
  }

  public var projectedValue: Binding<Value> { location.map { Binding(location: $0) } ?? .constant(initialValue) }

  public mutating func _link(in context: inout _PropertyContext) {
    let store = context.node.root.sceneStore
    location = SceneLocation(cell: store.cell(forKey: key), kind: kind, initialValue: initialValue)
  }

  public static func _isEqual(_ lhs: SceneStorage, _ rhs: SceneStorage) -> Bool { lhs.key == rhs.key }
}

/// The values that the views of one window keep under keys.
@MainActor
final class SceneStore {
  private var cells: [String: StateLocation<Any?>] = [:]
  private let queue: MutationQueue

  init(queue: MutationQueue) { self.queue = queue }

  func cell(forKey key: String) -> StateLocation<Any?> {
    if let known = cells[key] { return known }
    let cell = StateLocation<Any?>(nil, queue: queue)
    cells[key] = cell
    return cell
  }
}

private struct SceneCell: KeyedStore {
  let stored: Any?

  func value(of type: Bool.Type, forKey key: String) -> Bool? { stored as? Bool }
  func value(of type: Int.Type, forKey key: String) -> Int? { stored as? Int }
  func value(of type: Double.Type, forKey key: String) -> Double? { stored as? Double }
  func object(forKey key: String) -> Any? { stored }
}

private final class SceneLocation<Value>: Location<Value>, @unchecked Sendable {
  private let cell: StateLocation<Any?>
  private let kind: StoredValue<Value>
  private let initialValue: Value

  init(cell: StateLocation<Any?>, kind: StoredValue<Value>, initialValue: Value) {
    self.cell = cell
    self.kind = kind
    self.initialValue = initialValue
  }

  override func get() -> Value { kind.read(SceneCell(stored: cell.get()), "") ?? initialValue }

  override func set(_ value: Value, transaction: Transaction?) {
    cell.set(kind.encode(value), transaction: transaction)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? SceneLocation else { return false }
    return cell === other.cell
  }
}

extension SceneStorage where Value == Bool {
  nonisolated public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, .bool) }
}

extension SceneStorage where Value == Int {
  nonisolated public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, .int) }
}

extension SceneStorage where Value == Double {
  nonisolated public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, .double) }
}

extension SceneStorage where Value == String {
  nonisolated public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, .string) }
}

extension SceneStorage where Value == URL {
  nonisolated public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, .url) }
}

extension SceneStorage where Value == Date {
  nonisolated public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, .date) }
}

extension SceneStorage where Value == Data {
  nonisolated public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, .data) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  nonisolated public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, .raw(.int)) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  nonisolated public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, .raw(.string)) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  nonisolated public init(_ key: String) where Value == Bool? { self.init(nil, key, StoredValue<Bool>.bool.optional) }

  nonisolated public init(_ key: String) where Value == Int? { self.init(nil, key, StoredValue<Int>.int.optional) }

  nonisolated public init(_ key: String) where Value == Double? {
    self.init(nil, key, StoredValue<Double>.double.optional)
  }

  nonisolated public init(_ key: String) where Value == String? {
    self.init(nil, key, StoredValue<String>.string.optional)
  }

  nonisolated public init(_ key: String) where Value == URL? { self.init(nil, key, StoredValue<URL>.url.optional) }

  nonisolated public init(_ key: String) where Value == Date? { self.init(nil, key, StoredValue<Date>.date.optional) }

  nonisolated public init(_ key: String) where Value == Data? { self.init(nil, key, StoredValue<Data>.data.optional) }

  nonisolated public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(nil, key, StoredValue<R>.raw(.string).optional)
  }

  nonisolated public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(nil, key, StoredValue<R>.raw(.int).optional)
  }
}
