import CoreGraphics

/// Two shapes made into one.
struct CombinedShape<First: Shape, Second: Shape>: Shape {
  enum Operation: Sendable {
    case union, intersection, subtracting, symmetricDifference, lineIntersection, lineSubtraction
  }

  static var _followsContainer: Bool { First._followsContainer || Second._followsContainer }

  var first: First
  var second: Second
  var operation: Operation
  var eoFill: Bool

  func path(in rect: CGRect) -> Path {
    let (first, second) = (first.path(in: rect), second.path(in: rect))
    switch operation {
    case .union: return first.union(second, eoFill: eoFill)
    case .intersection: return first.intersection(second, eoFill: eoFill)
    case .subtracting: return first.subtracting(second, eoFill: eoFill)
    case .symmetricDifference: return first.symmetricDifference(second, eoFill: eoFill)
    case .lineIntersection: return first.lineIntersection(second, eoFill: eoFill)
    case .lineSubtraction: return first.lineSubtraction(second, eoFill: eoFill)
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set {
      first.animatableData = newValue.first
      second.animatableData = newValue.second
    }
  }
}

extension Shape {
  private nonisolated func combined<T: Shape>(
    _ other: T, _ operation: CombinedShape<Self, T>.Operation, _ eoFill: Bool
  ) -> CombinedShape<Self, T> {
    CombinedShape(first: self, second: other, operation: operation, eoFill: eoFill)
  }

  /// The area of both shapes. `eoFill` finds the insides by the even-odd rule.
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .union, eoFill)
  }

  /// The area that the shapes share.
  nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .intersection, eoFill)
  }

  /// The area of this shape without that of the other.
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .subtracting, eoFill)
  }

  /// The area that belongs to one of the shapes only.
  nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .symmetricDifference, eoFill)
  }

  /// The parts of this shape's line that lie inside the other shape.
  nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .lineIntersection, eoFill)
  }

  /// The parts of this shape's line that lie outside the other shape.
  nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .lineSubtraction, eoFill)
  }
}

extension Path {
  private static func rule(_ eoFill: Bool) -> CGPathFillRule { eoFill ? .evenOdd : .winding }

  /// The path of the same area without overlaps.
  public func normalized(eoFill: Bool = true) -> Path { Path(cgPath.normalized(using: Self.rule(eoFill))) }

  /// The area of both paths. `eoFill` finds the insides by the even-odd rule.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.union(other.cgPath, using: Self.rule(eoFill)))
  }

  /// The area that the paths share.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.intersection(other.cgPath, using: Self.rule(eoFill)))
  }

  /// The area of this path without that of the other.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.subtracting(other.cgPath, using: Self.rule(eoFill)))
  }

  /// The area that belongs to one of the paths only.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.symmetricDifference(other.cgPath, using: Self.rule(eoFill)))
  }

  /// The parts of this path's line that lie inside the other path.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.lineIntersection(other.cgPath, using: Self.rule(eoFill)))
  }

  /// The parts of this path's line that lie outside the other path.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.lineSubtracting(other.cgPath, using: Self.rule(eoFill)))
  }
}
