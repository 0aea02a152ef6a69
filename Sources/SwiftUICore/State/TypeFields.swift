import Foundation
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

  static func value<T>(at pointer: UnsafeRawPointer, as type: T.Type) -> T {
    pointer.assumingMemoryBound(to: type).pointee
  }

  /// Whether two values have the same bytes.
  @inline(__always)
  static func areBytesEqual<T>(_ lhs: T, _ rhs: T) -> Bool {
    withUnsafePointer(to: lhs) { left in
      withUnsafePointer(to: rhs) { right in memcmp(left, right, MemoryLayout<T>.size) == 0 }
    }
  }

  @inline(__always)
  fileprivate static func areBytesEqual<T>(_ kept: UnsafePointer<T>, _ other: UnsafeRawPointer) -> Bool {
    memcmp(kept, other, MemoryLayout<T>.size) == 0
  }

  @inline(__always)
  fileprivate static func areEqual<T>(_ kept: UnsafePointer<T>, _ other: UnsafeRawPointer) -> Bool {
    areBytesEqual(kept, other) || ValueComparison.comparator(of: T.self).areEqual(kept, other)
  }

  static func areEqual<T>(_ lhs: T, _ rhs: T, by comparator: ValueComparison.Comparator) -> Bool {
    withUnsafePointer(to: lhs) { left in
      withUnsafePointer(to: rhs) { right in comparator.areEqual(left, right) }
    }
  }

  static func areFieldsEqual<T>(_ lhs: T, _ rhs: T) -> Bool {
    let key = ObjectIdentifier(T.self)
    let comparator =
      fieldComparators.withLock { $0[key] }
      ?? {
        let comparator = fieldComparator(of: T.self) ?? ValueComparison.Comparator { _, _ in false }
        fieldComparators.withLock { $0[key] = comparator }
        return comparator
      }()
    return areEqual(lhs, rhs, by: comparator)
  }

  private static let fieldComparators = Locked<[ObjectIdentifier: ValueComparison.Comparator]>([:])

  private struct Field: Sendable {
    var offset: Int
    var size: Int
    var comparator: ValueComparison.Comparator
  }

  /// Compares structs and tuples field by field; nil when the runtime does not know all fields.
  static func fieldComparator(of type: Any.Type) -> ValueComparison.Comparator? {
    guard hasFields(type) else { return nil }
    var fields: [Field] = []
    let isComplete = _forEachField(of: type) { _, offset, fieldType, _ in
      // Weak and unowned references must not be read as if they were strong. Those to one object have the same bytes.
      let isReadable = isStrong(field: fields.count, of: type)
      func append<F>(_ type: F.Type) {
        fields.append(
          Field(
            offset: offset, size: MemoryLayout<F>.size,
            comparator: isReadable ? ValueComparison.comparator(of: type) : ValueComparison.Comparator { _, _ in false }
          ))
      }
      _openExistential(fieldType, do: append)
      return true
    }
    guard isComplete, !fields.isEmpty else { return nil }
    return comparator(of: fields)
  }

  /// Compares plain data, whose bytes differ, without the gaps between its fields.
  static func plainComparator(of type: Any.Type) -> ValueComparison.Comparator {
    var fields: [Field] = []
    let isKnown =
      hasFields(type)
      && _forEachField(of: type) { _, offset, fieldType, _ in
        func append<F>(_ type: F.Type) {
          fields.append(Field(offset: offset, size: MemoryLayout<F>.size, comparator: plainComparator(of: type)))
        }
        _openExistential(fieldType, do: append)
        return true
      }
    guard isKnown, !fields.isEmpty else { return ValueComparison.Comparator { _, _ in false } }
    return comparator(of: fields)
  }

  private static func comparator(of fields: [Field]) -> ValueComparison.Comparator {
    ValueComparison.Comparator { left, right in
      for field in fields {
        let (left, right) = (left + field.offset, right + field.offset)
        if memcmp(left, right, field.size) != 0, !field.comparator.areEqual(left, right) { return false }
      }
      return true
    }
  }

  private static func isStrong(field index: Int, of type: Any.Type) -> Bool {
    guard index < fieldCount(type) else { return true }
    var metadata = FieldMetadata()
    _ = fieldMetadata(type, index: index, fieldMetadata: &metadata)
    metadata.free?(metadata.name)
    return metadata.isStrong
  }

  // MARK: Nodes

  /// Gives a node, whose type is known from where it is kept, a new value. The types of nodes are generic, and naming
  /// one costs more than the call.
  @MainActor static func update<Content: View>(_ node: Node, to view: Content) {
    unsafeDowncast(node, to: ViewNode<Content>.self).update(to: view)
  }

  /// The same for several nodes.
  @MainActor static func update<Content: View>(_ nodes: [Node], to views: [Content]) {
    views.withUnsafeBufferPointer { views in
      guard var view = views.baseAddress else { return }
      for node in nodes.prefix(views.count) {
        unsafeDowncast(node, to: ViewNode<Content>.self).update(to: Borrowed<Content>(address: view))
        view += 1
      }
    }
  }

  /// An array made element by element. `map` asks, in code that is not specialized, for the array's type each time.
  static func array<Element>(of count: Int, _ element: (Int) -> Element) -> [Element] {
    Array(unsafeUninitializedCapacity: count) { buffer, initializedCount in
      guard var place = buffer.baseAddress else { return }
      for index in 0..<count {
        place.initialize(to: element(index))
        place += 1
      }
      initializedCount = count
    }
  }

  /// An array made from as many elements of a collection. Arrays and ranges are walked without asking them, by calls
  /// that are not specialized, for each element.
  static func array<Elements: RandomAccessCollection, Element>(
    of count: Int, mapping elements: Elements, _ transform: (Elements.Element) -> Element
  ) -> [Element] {
    if let range = elements as? Range<Int>, range.count >= count {
      var next = range.lowerBound
      return array(of: count) { _ in
        defer { next += 1 }
        return withUnsafePointer(to: next) { transform(value(at: $0, as: Elements.Element.self)) }
      }
    }
    let stored = elements.withContiguousStorageIfAvailable { stored in
      array(of: min(count, stored.count)) { transform(stored[$0]) }
    }
    if let stored { return stored }
    var index = elements.startIndex
    return array(of: count) { _ in
      defer { elements.formIndex(after: &index) }
      return transform(elements[index])
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

/// A value that is looked at where it lies, for as long as the call that it is handed to.
///
/// Views are generic: to copy one, or to look up where its fields are, asks the runtime for its type each time.
package struct Borrowed<Value> {
  private let address: UnsafeRawPointer

  fileprivate init(address: UnsafeRawPointer) { self.address = address }

  package var value: Value {
    _read { yield address.assumingMemoryBound(to: Value.self).pointee }
  }

  /// Whether the value has the same bytes as the one that is kept.
  func hasSameBytes(as kept: inout Value) -> Bool { TypeFields.areBytesEqual(&kept, address) }

  /// The content of a view with a modifier, which comes first.
  func content<Content, Modifier>() -> Borrowed<Content> where Value == ModifiedContent<Content, Modifier> {
    Borrowed<Content>(address: address)
  }

  /// Whether the modifier of a view is equal to the one that is kept.
  func hasModifier<Content, Modifier>(_ kept: inout Modifier) -> Bool
  where Value == ModifiedContent<Content, Modifier> {
    let mask = MemoryLayout<Modifier>.alignment - 1
    let modifier = address + ((MemoryLayout<Content>.size + mask) & ~mask)
    return TypeFields.areEqual(&kept, modifier)
  }
}

/// What the runtime tells of a field, laid out as it writes it.
private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVar = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldMetadata(
  _ type: Any.Type, index: Int, fieldMetadata: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type
