/// A value of the environment with its key's type erased.
class EnvironmentEntry {
  /// True for observable objects that are found by their type.
  let isObject: Bool

  fileprivate init(isObject: Bool) { self.isObject = isObject }

  func isEqual(to other: EnvironmentEntry) -> Bool { fatalError("an entry knows its type") }

  /// The value of an entry that is kept by a key whose values have this type.
  @inline(__always)
  func value<Value>(as type: Value.Type) -> Value {
    unsafeDowncast(self, to: TypedEnvironmentEntry<Value>.self).value
  }
}

final class TypedEnvironmentEntry<Value>: EnvironmentEntry {
  let value: Value

  init(value: Value, isObject: Bool = false) {
    self.value = value
    super.init(isObject: isObject)
  }

  override func isEqual(to other: EnvironmentEntry) -> Bool {
    guard let other = other as? TypedEnvironmentEntry<Value> else { return false }
    return self === other || ValueComparison.areEqual(value, other.value)
  }
}
