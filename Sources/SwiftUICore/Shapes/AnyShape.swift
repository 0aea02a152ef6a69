import CoreGraphics

/// A shape of any type. Changes between shapes of one type animate as the shape's own.
public struct AnyShape: Shape {
  private var base: any Shape

  public init<S: Shape>(_ shape: S) { base = (shape as? AnyShape)?.base ?? shape }

  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  public var animatableData: AnyShapeData {
    get { Self.data(of: base) }
    set { Self.setData(newValue, of: &base) }
  }

  private static func data<S: Shape>(of shape: S) -> AnyShapeData { AnyShapeData(shape.animatableData) }

  private static func setData<S: Shape>(_ data: AnyShapeData, of shape: inout S) {
    if let value = data.value(as: S.AnimatableData.self) { shape.animatableData = value }
  }

  private static func setData(_ data: AnyShapeData, of shape: inout any Shape) {
    func open<S: Shape>(_ opened: S) -> any Shape {
      var copy = opened
      setData(data, of: &copy)
      return copy
    }
    shape = open(shape)
  }
}

/// The animatable data of a shape whose type is hidden. Data of different types do not mix: the later one stands.
public struct AnyShapeData: VectorArithmetic, @unchecked Sendable {
  private let storage: (any VectorArithmetic)?

  init<V: VectorArithmetic>(_ value: V) { storage = value }
  private init(storage: (any VectorArithmetic)?) { self.storage = storage }

  func value<V: VectorArithmetic>(as type: V.Type) -> V? { storage as? V }

  public static var zero: AnyShapeData { AnyShapeData(storage: nil) }

  private static func combine(
    _ lhs: AnyShapeData, _ rhs: AnyShapeData, isSum: Bool
  ) -> AnyShapeData {
    func open<V: VectorArithmetic>(_ left: V) -> any VectorArithmetic {
      guard let right = rhs.storage as? V else { return left }
      return isSum ? left + right : left - right
    }
    func negated<V: VectorArithmetic>(_ right: V) -> any VectorArithmetic { isSum ? right : V.zero - right }
    if let left = lhs.storage { return AnyShapeData(storage: open(left)) }
    if let right = rhs.storage { return AnyShapeData(storage: negated(right)) }
    return zero
  }

  public static func + (lhs: AnyShapeData, rhs: AnyShapeData) -> AnyShapeData { combine(lhs, rhs, isSum: true) }
  public static func - (lhs: AnyShapeData, rhs: AnyShapeData) -> AnyShapeData { combine(lhs, rhs, isSum: false) }

  public mutating func scale(by rhs: Double) {
    func open<V: VectorArithmetic>(_ value: V) -> any VectorArithmetic {
      var copy = value
      copy.scale(by: rhs)
      return copy
    }
    if let storage { self = AnyShapeData(storage: open(storage)) }
  }

  public var magnitudeSquared: Double { storage?.magnitudeSquared ?? 0 }

  public static func == (lhs: AnyShapeData, rhs: AnyShapeData) -> Bool {
    func open<V: VectorArithmetic>(_ left: V) -> Bool { left == (rhs.storage as? V ?? .zero) }
    if let left = lhs.storage { return open(left) }
    func isZero<V: VectorArithmetic>(_ right: V) -> Bool { right == .zero }
    return rhs.storage.map { isZero($0) } ?? true
  }
}
