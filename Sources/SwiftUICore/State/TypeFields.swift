@_spi(Reflection) import Swift

/// What the runtime knows of the stored fields of a type, looked up once. All unsafe access to fields is in this file.
enum TypeFields {
  struct Property {
    var name: String
    var offset: Int
    var type: any DynamicProperty.Type
  }

  /// Skips fields whose type the runtime cannot name. The standard library's own constant is a variable.
  private static let ignoreUnknown = _EachFieldOptions(rawValue: 1 << 1)

  @MainActor private static var propertyPlans: [ObjectIdentifier: [Property]] = [:]

  /// The dynamic properties of a struct, in the order of declaration.
  @MainActor static func properties<T>(of type: T.Type) -> [Property] {
    let key = ObjectIdentifier(type)
    if let plan = propertyPlans[key] { return plan }
    var plan: [Property] = []
    guard hasFields(type) else { return [] }
    _ = _forEachField(of: type, options: ignoreUnknown) { name, offset, fieldType, _ in
      if let property = fieldType as? any DynamicProperty.Type {
        plan.append(Property(name: String(cString: name), offset: offset, type: property))
      }
      return true
    }
    propertyPlans[key] = plan
    return plan
  }

  @MainActor static func linkProperties<T>(of value: inout T, in context: inout _PropertyContext) {
    let plan = properties(of: T.self)
    guard !plan.isEmpty else { return }
    context.depth += 1
    defer { context.depth -= 1 }
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      for property in plan {
        link(property.type, at: base + property.offset, in: &context)
        context.noteEnd()
      }
    }
  }

  @MainActor private static func link<P: DynamicProperty>(
    _ type: P.Type, at pointer: UnsafeMutableRawPointer, in context: inout _PropertyContext
  ) {
    pointer.assumingMemoryBound(to: P.self).pointee._link(in: &context)
  }

  /// Structs and tuples have fields to look at; the runtime must not be asked for those of other kinds of types.
  private static func hasFields(_ type: Any.Type) -> Bool {
    // The first word of a type's metadata is its kind.
    let kind = unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
    return kind == 0x200 || kind == 0x301
  }

  // MARK: Comparison

  private struct Comparator: @unchecked Sendable {
    var areEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  }

  private struct FieldComparator {
    var offset: Int
    var comparator: Comparator
  }

  private static let plans = Locked<[ObjectIdentifier: [FieldComparator]?]>([:])

  /// Compares two values of a type that is neither `Equatable` nor plain bytes, field by field. False when that is
  /// impossible.
  static func areFieldsEqual<T>(_ lhs: T, _ rhs: T) -> Bool {
    guard let plan = comparators(of: T.self) else { return false }
    return withUnsafeBytes(of: lhs) { left in
      withUnsafeBytes(of: rhs) { right in
        guard let left = left.baseAddress, let right = right.baseAddress else { return true }
        return plan.allSatisfy { $0.comparator.areEqual(left + $0.offset, right + $0.offset) }
      }
    }
  }

  private static func comparators<T>(of type: T.Type) -> [FieldComparator]? {
    let key = ObjectIdentifier(type)
    if let known = plans.withLock({ $0[key] }) { return known }
    let plan = makeComparators(of: type)
    plans.withLock { $0[key] = .some(plan) }
    return plan
  }

  private static func makeComparators<T>(of type: T.Type) -> [FieldComparator]? {
    guard hasFields(type) else { return nil }
    var plan: [FieldComparator] = []
    let isComplete = _forEachField(of: type) { _, offset, fieldType, _ in
      plan.append(FieldComparator(offset: offset, comparator: comparator(for: fieldType)))
      return true
    }
    return isComplete && !plan.isEmpty ? plan : nil
  }

  private static func comparator(for type: Any.Type) -> Comparator {
    func open<F>(_ type: F.Type) -> Comparator {
      Comparator { left, right in
        ValueComparison.areEqual(
          left.assumingMemoryBound(to: F.self).pointee, right.assumingMemoryBound(to: F.self).pointee)
      }
    }
    return _openExistential(type, do: open)
  }

  /// Whether two values have the same bytes.
  static func areBytesEqual<T>(_ lhs: T, _ rhs: T) -> Bool {
    withUnsafeBytes(of: lhs) { left in
      withUnsafeBytes(of: rhs) { right in
        left.elementsEqual(right)
      }
    }
  }

  // MARK: Tuples

  /// The number of elements that a tuple of views contributes, when the types alone tell.
  static func elementCount(ofTuple type: Any.Type) -> Int? {
    var total: Int? = 0
    guard hasFields(type) else { return nil }
    let isTuple = _forEachField(of: type, options: ignoreUnknown) { _, _, fieldType, _ in
      guard let view = fieldType as? any View.Type, let count = view._elementCount, let sum = total else {
        total = nil
        return false
      }
      total = sum + count
      return true
    }
    return isTuple ? total : nil
  }
}
