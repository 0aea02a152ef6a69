/// A value that a view owns. It lives as long as the view's identity; writing it updates whatever read it.
///
/// May be read and written on any thread. Outside an installed view a read gives the initial value and a write is lost.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private var initialValue: Value
  private var location: StateLocation<Value>?

  nonisolated public init(wrappedValue value: Value) { initialValue = value }

  nonisolated public init(initialValue value: Value) { initialValue = value }

  public var wrappedValue: Value {
    get { location?.get() ?? initialValue }
    nonmutating set { location?.set(newValue, transaction: nil) }
  }

  public var projectedValue: Binding<Value> {
    guard let location else {
      Diagnostics.warnOnce(
        """
        Accessing State's value outside of being installed on a View. This will result in a constant Binding of the \
        initial value and will not update.
        """)
      return .constant(initialValue)
    }
    return Binding(location: location)
  }

  public mutating func _link(in context: inout _PropertyContext) {
    let initialValue = initialValue
    let root = context.node.root
    location = context.storage {
      StateLocation(initialValue, queue: root.mutations)
    }
  }

  public static func _isEqual(_ lhs: State, _ rhs: State) -> Bool { true }
}

extension State: Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
  nonisolated public init() { self.init(wrappedValue: nil) }
}
