import Foundation

/// How a value is kept under a key, where only simple values can be kept.
struct StoredValue<Value> {
  /// nil when nothing is kept that can be read as a value.
  let read: (any KeyedStore, String) -> Value?
  /// The simple value that is kept; nil removes the key.
  let encode: (Value) -> Any?
}

/// Something that keeps simple values under keys.
protocol KeyedStore {
  func value(of type: Bool.Type, forKey key: String) -> Bool?
  func value(of type: Int.Type, forKey key: String) -> Int?
  func value(of type: Double.Type, forKey key: String) -> Double?
  func object(forKey key: String) -> Any?
}

extension UserDefaults: KeyedStore {
  // Values given as arguments of the program are text, which Foundation reads as numbers.
  func value(of type: Bool.Type, forKey key: String) -> Bool? { object(forKey: key) == nil ? nil : bool(forKey: key) }
  func value(of type: Int.Type, forKey key: String) -> Int? { object(forKey: key) == nil ? nil : integer(forKey: key) }
  func value(of type: Double.Type, forKey key: String) -> Double? {
    object(forKey: key) == nil ? nil : double(forKey: key)
  }
}

extension StoredValue where Value == Bool {
  static var bool: Self { Self(read: { $0.value(of: Bool.self, forKey: $1) }, encode: { $0 }) }
}

extension StoredValue where Value == Int {
  static var int: Self { Self(read: { $0.value(of: Int.self, forKey: $1) }, encode: { $0 }) }
}

extension StoredValue where Value == Double {
  static var double: Self { Self(read: { $0.value(of: Double.self, forKey: $1) }, encode: { $0 }) }
}

extension StoredValue where Value == String {
  static var string: Self { Self(read: { $0.object(forKey: $1) as? String }, encode: { $0 }) }
}

extension StoredValue where Value == Data {
  static var data: Self { Self(read: { $0.object(forKey: $1) as? Data }, encode: { $0 }) }
}

extension StoredValue where Value == Date {
  static var date: Self { Self(read: { $0.object(forKey: $1) as? Date }, encode: { $0 }) }
}

extension StoredValue where Value == URL {
  /// URLs are kept as text: Foundation's own way of keeping them loses all but file URLs on Linux.
  static var url: Self {
    Self(
      read: { store, key in
        guard let text = store.object(forKey: key) as? String else { return nil }
        return text.hasPrefix("/") ? URL(fileURLWithPath: text) : URL(string: text)
      }, encode: { $0.absoluteString })
  }
}

extension StoredValue where Value: RawRepresentable {
  /// Values that are kept as their raw values.
  static func raw(_ raw: StoredValue<Value.RawValue>) -> Self {
    Self(read: { raw.read($0, $1).flatMap(Value.init(rawValue:)) }, encode: { raw.encode($0.rawValue) })
  }
}

extension StoredValue {
  /// nil is kept as no value.
  var optional: StoredValue<Value?> {
    let (read, encode) = (read, encode)
    return StoredValue<Value?>(
      read: { store, key in read(store, key).map { .some($0) } }, encode: { $0.flatMap { encode($0) } })
  }
}
