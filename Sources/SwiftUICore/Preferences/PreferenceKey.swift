/// Names a value that views send up to their ancestors.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
  /// Combines the value with that of the view that follows in view order.
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// Combines values in view order.
package struct PreferenceAccumulator<Key: PreferenceKey> {
  package private(set) var value: Key.Value?

  package init() {}

  package mutating func add(_ next: Key.Value) {
    guard var value else {
      value = next
      return
    }
    Key.reduce(value: &value) { next }
    self.value = value
  }
}

enum PreferenceBits {
  static func bit(for key: any PreferenceKey.Type) -> UInt64 {
    1 << UInt64(UInt(bitPattern: ObjectIdentifier(key).hashValue) % 64)
  }
}
