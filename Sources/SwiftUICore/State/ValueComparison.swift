import Foundation

/// Tells whether a view, or a value a view reads, would come out the same.
package enum ValueComparison {
  /// Whether both are the same bytes, or are equal by `==` for `Equatable` values, by identity for objects, otherwise
  /// field by field where the runtime can. Views that are plain data are compared by their bytes alone. False when it
  /// cannot tell.
  package static func areEqual<T>(_ lhs: T, _ rhs: T) -> Bool {
    if TypeFields.areBytesEqual(lhs, rhs) { return true }
    return TypeFields.areEqual(lhs, rhs, by: comparator(of: T.self))
  }

  /// Compares two values of one type whose bytes differ.
  ///
  /// `@unchecked Sendable`: the closures capture nothing but types and other comparators.
  struct Comparator: @unchecked Sendable {
    var areEqual: (_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool
  }

  private static let comparators = Locked<[ObjectIdentifier: Comparator]>([:])

  static func comparator<T>(of type: T.Type) -> Comparator {
    let key = ObjectIdentifier(type)
    if let known = comparators.withLock({ $0[key] }) { return known }
    let comparator = makeComparator(of: type)
    comparators.withLock { $0[key] = comparator }
    return comparator
  }

  private static func makeComparator<T>(of type: T.Type) -> Comparator {
    if let property = type as? any DynamicProperty.Type { return propertyComparator(property) }
    // Views that are plain data are compared by that, not by an equality of their own.
    if type is any View.Type, _isPOD(type) { return TypeFields.plainComparator(of: type) }
    if let equatable = type as? any Equatable.Type { return equatableComparator(equatable) }
    if let optional = type as? any OptionalValue.Type { return optional.comparator }
    // Two objects, or two functions, whose bytes differ.
    if type is AnyObject.Type || isFunction(type) { return Comparator { _, _ in false } }
    return TypeFields.fieldComparator(of: type) ?? Comparator { _, _ in false }
  }

  private static func equatableComparator<E: Equatable>(_ type: E.Type) -> Comparator {
    Comparator { TypeFields.value(at: $0, as: E.self) == TypeFields.value(at: $1, as: E.self) }
  }

  private static func propertyComparator<P: DynamicProperty>(_ type: P.Type) -> Comparator {
    Comparator { P._isEqual(TypeFields.value(at: $0, as: P.self), TypeFields.value(at: $1, as: P.self)) }
  }

  /// Functions have no equality; the same code with the same captured context is the same function.
  private static func isFunction(_ type: Any.Type) -> Bool { String(reflecting: type).contains("->") }
}

private protocol OptionalValue {
  static var comparator: ValueComparison.Comparator { get }
}

extension Optional: OptionalValue {
  fileprivate static var comparator: ValueComparison.Comparator {
    ValueComparison.Comparator {
      switch (TypeFields.value(at: $0, as: Self.self), TypeFields.value(at: $1, as: Self.self)) {
      case (nil, nil): return true
      case (let lhs?, let rhs?): return ValueComparison.areEqual(lhs, rhs)
      default: return false
      }
    }
  }
}
