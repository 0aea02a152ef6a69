/// Names a value that flows down the view tree.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}
