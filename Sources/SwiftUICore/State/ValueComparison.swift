import Foundation

/// Tells whether a view, or a value a view reads, would come out the same.
package enum ValueComparison {
  /// Bytes for plain data, `==` for `Equatable` values, identity for objects, otherwise field by field where the
  /// runtime can. False when it cannot tell.
  package static func areEqual<T>(_ lhs: T, _ rhs: T) -> Bool {
    if _isPOD(T.self) {
      if TypeFields.areBytesEqual(lhs, rhs) { return true }
      if let lhs = lhs as? any Equatable { return isEqual(lhs, rhs) }
      // The bytes between fields mean nothing and may differ.
      return TypeFields.areFieldsEqual(lhs, rhs)
    }
    if let property = T.self as? any DynamicProperty.Type {
      return areEqual(property, lhs, rhs)
    }
    if let lhs = lhs as? any Equatable { return isEqual(lhs, rhs) }
    if T.self is AnyObject.Type { return (lhs as AnyObject) === (rhs as AnyObject) }
    if T.self is any OptionalValue.Type, let left = lhs as? any OptionalValue { return left.isEqual(to: rhs) }
    if isFunction(T.self) { return TypeFields.areBytesEqual(lhs, rhs) }
    return TypeFields.areFieldsEqual(lhs, rhs)
  }

  private static func isEqual<E: Equatable>(_ lhs: E, _ rhs: Any) -> Bool {
    guard let rhs = rhs as? E else { return false }
    return lhs == rhs
  }

  private static func areEqual<P: DynamicProperty>(_ type: P.Type, _ lhs: Any, _ rhs: Any) -> Bool {
    guard let lhs = lhs as? P, let rhs = rhs as? P else { return false }
    return P._isEqual(lhs, rhs)
  }

  /// Functions have no equality; the same code with the same captured context is the same function.
  private static func isFunction(_ type: Any.Type) -> Bool {
    let key = ObjectIdentifier(type)
    if let known = functionTypes.withLock({ $0[key] }) { return known }
    let result = String(reflecting: type).contains("->") && !(type is AnyObject.Type)
    functionTypes.withLock { $0[key] = result }
    return result
  }

  private static let functionTypes = Locked<[ObjectIdentifier: Bool]>([:])
}

private protocol OptionalValue {
  func isEqual(to other: Any) -> Bool
}

extension Optional: OptionalValue {
  fileprivate func isEqual(to other: Any) -> Bool {
    guard let other = other as? Wrapped? else { return false }
    switch (self, other) {
    case (nil, nil): return true
    case (let lhs?, let rhs?): return ValueComparison.areEqual(lhs, rhs)
    default: return false
    }
  }
}
