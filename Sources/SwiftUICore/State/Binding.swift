/// A way to read and write a value that lives elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  /// The transaction that writes through this binding belong to.
  public var transaction: Transaction {
    get { explicitTransaction ?? Transaction() }
    set { explicitTransaction = newValue }
  }

  let location: Location<Value>
  private var explicitTransaction: Transaction?

  init(location: Location<Value>) { self.location = location }

  /// Calls the closures. The binding is never equal to another one, so views that are given it are always brought up
  /// to date.
  nonisolated public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = FunctionalLocation(get: get, set: { value, _ in set(value) })
  }

  nonisolated public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = FunctionalLocation(get: get, set: set)
  }

  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, transaction: explicitTransaction) }
  }

  public var projectedValue: Binding<Value> { self }

  nonisolated public init(projectedValue: Binding<Value>) { self = projectedValue }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    var binding = Binding<Subject>(location: location.property(keyPath))
    binding.explicitTransaction = explicitTransaction
    return binding
  }

  /// A binding whose value cannot be changed.
  nonisolated public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// Writes through the result are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var copy = self
    copy.transaction.animation = animation
    return copy
  }

  /// Writes through the result belong to the transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }
}

extension Binding {
  /// A binding to an optional of the value.
  nonisolated public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(location: ConvertedLocation(base, read: { $0 }, write: { $0 }))
  }

  /// A binding to the wrapped value; nil while there is none.
  nonisolated public init?(_ base: Binding<Value?>) {
    guard let initial = base.wrappedValue else { return nil }
    self.init(location: ConvertedLocation(base, read: { $0 ?? initial }, write: { .some($0) }))
  }

  nonisolated public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(location: ConvertedLocation(base, read: { AnyHashable($0) }, write: { $0.base as? V }))
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {
  public static func _isEqual(_ lhs: Binding, _ rhs: Binding) -> Bool {
    lhs.location.isEqual(to: rhs.location)
  }
}

extension Binding where Value: MutableCollection {
  /// A binding to one element. Reads outside the collection, which happen while a row leaves, give `fallback`.
  func element(at index: Value.Index, fallback: Value.Element) -> Binding<Value.Element> {
    var binding = Binding<Value.Element>(
      location: ElementLocation(base: location, index: index, fallback: fallback))
    binding.explicitTransaction = explicitTransaction
    return binding
  }

  /// A binding to the element that has an id, wherever it goes.
  func element<ID: Hashable>(
    at index: Value.Index, fallback: Value.Element, places: ElementPlaces<Value, ID>
  ) -> Binding<Value.Element> {
    var binding = Binding<Value.Element>(
      location: IdentifiedElementLocation(base: location, index: index, fallback: fallback, places: places))
    binding.explicitTransaction = explicitTransaction
    return binding
  }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
  public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }

  public subscript(position: Index) -> Binding<Value.Element> {
    element(at: position, fallback: wrappedValue[position])
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
  public func formIndex(before i: inout Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}

extension Binding: LiveCollection where Value: MutableCollection {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}
