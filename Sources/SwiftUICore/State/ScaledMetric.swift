import CoreGraphics

/// A number that grows and shrinks with the text size the user prefers, in whole pixels.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let baseValue: Value
  private let style: Font.TextStyle
  private var factor: Value = 1
  private var displayScale: Value = 1

  /// Grows as text of the style does.
  nonisolated public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    baseValue = wrappedValue
    style = textStyle
  }

  nonisolated public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  public var wrappedValue: Value {
    factor == 1 ? baseValue : (baseValue * factor * displayScale).rounded() / displayScale
  }

  public mutating func _link(in context: inout _PropertyContext) {
    let environment = context.node.environment
    let size = environment.dynamicTypeSize
    let base = TypeScale.metrics(of: style, at: .large).size
    factor = Value(TypeScale.metrics(of: style, at: size).size / base)
    displayScale = Value(max(environment.displayScale, 1))
  }

  public static func _isEqual(_ lhs: ScaledMetric, _ rhs: ScaledMetric) -> Bool {
    lhs.baseValue == rhs.baseValue && lhs.style == rhs.style
  }
}

extension ScaledMetric: Sendable where Value: Sendable {}
