@_spi(Reflection) import Swift

/// Finds the `@Published` properties in an object's memory: once per class, then by their offsets.
enum PublishedFields {
  private struct Field {
    let offset: Int
    let type: any PublishedProperty.Type
  }

  private final class Plans {
    let lock = Lock()
    var fields: [ObjectIdentifier: [Field]] = [:]
  }

  private static let plans = Unchecked(Plans())

  /// The storages of all `@Published` properties of an object, inherited ones included.
  static func storages(of object: AnyObject) -> [any PublishedStorageProtocol] {
    let fields = fields(of: type(of: object))
    guard !fields.isEmpty else { return [] }
    return withExtendedLifetime(object) {
      let start = address(of: object)
      return fields.map { $0.type.storage(at: start + $0.offset) }
    }
  }

  private static func fields(of type: AnyClass) -> [Field] {
    let plans = plans.value
    let key = ObjectIdentifier(type)
    if let known = plans.lock.withLock({ plans.fields[key] }) {
      return known
    }
    var found: [Field] = []
    // Class types, skipping fields of unknown kind. The named options are mutable globals, which Swift 6 refuses.
    let options = _EachFieldOptions(rawValue: 1 << 0 | 1 << 1)
    _ = _forEachField(of: type, options: options) { _, offset, fieldType, _ in
      if let property = fieldType as? any PublishedProperty.Type {
        found.append(Field(offset: offset, type: property))
      }
      return true
    }
    plans.lock.withLock { plans.fields[key] = found }
    return found
  }
}

/// A type that is `Published` of something.
protocol PublishedProperty {
  static func storage(at address: UnsafeRawPointer) -> any PublishedStorageProtocol
}
