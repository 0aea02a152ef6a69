import Observation

/// A value read from the view's surroundings.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value)
  }

  private let source: Source
  private var value: Value?

  nonisolated public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// Reads the observable object of this type; the program stops if no ancestor provided one.
  nonisolated public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = .object { environment in
      guard let object = environment[ObservableObjectKey<Value>.self] else {
        fatalError(
          """
          No Observable object of type \(Value.self) found. A View.environmentObject(_:) for \(Value.self) may be \
          missing as an ancestor of this view.
          """)
      }
      return object
    }
  }

  /// Reads the observable object of this type; nil if no ancestor provided one.
  nonisolated public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .object { $0[ObservableObjectKey<T>.self] }
  }

  public var wrappedValue: Value {
    if let value { return value }
    guard case .keyPath(let keyPath) = source else {
      fatalError("Reading Environment<\(Value.self)> outside View.body")
    }
    Diagnostics.warnOnce(
      """
      Accessing Environment<\(Value.self)>'s value outside of being installed on a View. This will always read the \
      default value and will not update.
      """)
    return EnvironmentValues()[keyPath: keyPath]
  }

  public mutating func _link(in context: inout _PropertyContext) {
    let environment = context.node.environment
    switch source {
    case .keyPath(let keyPath): value = environment[keyPath: keyPath]
    case .object(let read): value = read(environment)
    }
  }

  public static func _isEqual(_ lhs: Environment, _ rhs: Environment) -> Bool {
    switch (lhs.source, rhs.source) {
    case (.keyPath(let left), .keyPath(let right)): return left == right
    case (.object, .object): return true
    default: return false
    }
  }
}

struct ObservableObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}
