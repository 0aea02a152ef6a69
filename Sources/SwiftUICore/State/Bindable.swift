import Observation

/// Makes bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value

  init(unchecked value: Value) { wrappedValue = value }

  public var projectedValue: Bindable<Value> { self }

  // Properties get initialisers that take the value itself only if the type has one of these without conditions.
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  nonisolated public init(wrappedValue: Value) { fatalError("unavailable") }

  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  nonisolated public init(projectedValue: Bindable<Value>) { fatalError("unavailable") }
}

extension Bindable where Value: AnyObject {
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(location: ObservedLocation(object: ConstantLocation(wrappedValue), keyPath: keyPath))
  }
}

extension Bindable where Value: AnyObject & Observable {
  nonisolated public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  nonisolated public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  nonisolated public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
