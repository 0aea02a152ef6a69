/// The animatable data of something whose type is not known. What has none counts as zero. Data of different types have
/// nothing in between: the change from one to the other is no distance.
public struct _AnyAnimatableData: VectorArithmetic {
  private var vector: (any VectorArithmetic)?

  private init(_ vector: (any VectorArithmetic)?) { self.vector = vector }

  init<A: Animatable>(of animatable: A) {
    vector = A.AnimatableData.self == EmptyAnimatableData.self ? nil : animatable.animatableData
  }

  /// Sets the data of something of the type that they come from; anything else stays as it is.
  func apply<A: Animatable>(to animatable: inout A) {
    if let data = vector as? A.AnimatableData { animatable.animatableData = data }
  }

  public static var zero: _AnyAnimatableData { _AnyAnimatableData(nil) }

  public static func == (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> Bool {
    guard let left = lhs.vector, let right = rhs.vector else { return lhs.vector == nil && rhs.vector == nil }
    return isEqual(left, right)
  }

  public static func + (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData {
    guard let left = lhs.vector else { return rhs }
    guard let right = rhs.vector else { return lhs }
    return _AnyAnimatableData(sum(left, right))
  }

  public static func - (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData {
    guard let right = rhs.vector else { return lhs }
    guard let left = lhs.vector else { return _AnyAnimatableData(negative(right)) }
    return _AnyAnimatableData(difference(left, right))
  }

  public mutating func scale(by factor: Double) { vector?.scale(by: factor) }

  public var magnitudeSquared: Double { vector?.magnitudeSquared ?? 0 }

  private static func isEqual<V: VectorArithmetic>(_ left: V, _ right: any VectorArithmetic) -> Bool {
    (right as? V).map { $0 == left } ?? false
  }

  private static func sum<V: VectorArithmetic>(_ left: V, _ right: any VectorArithmetic) -> any VectorArithmetic {
    (right as? V).map { left + $0 } ?? left
  }

  private static func difference<V: VectorArithmetic>(
    _ left: V, _ right: any VectorArithmetic
  ) -> (any VectorArithmetic)? {
    (right as? V).map { left - $0 }
  }

  private static func negative<V: VectorArithmetic>(_ vector: V) -> any VectorArithmetic { V.zero - vector }
}
