/// An immutable outline made of lines and curves.
///
/// Coordinates have no unit of their own. `CGMutablePath`, its only subclass, can be changed; use `copy()` to keep
/// what it holds at one moment.
//
// Unchecked, because the compiler rejects `Sendable` on a class that is not final. A `CGPath` itself is never changed
// after `init`.
public class CGPath: @unchecked Sendable {
  package internal(set) final var storage: PathStorage

  package init(_ storage: PathStorage) {
    self.storage = storage
  }

  /// Makes an empty path.
  public init() {
    storage = PathStorage()
  }

  public final var isEmpty: Bool { storage.isEmpty }

  /// Where the next line would start; zero in an empty path.
  public final var currentPoint: CGPoint { storage.currentPoint ?? .zero }

  /// The box around all points, control points included; null for an empty path.
  public final var boundingBox: CGRect { storage.controlBounds }

  /// The box around the drawn outline, control points excluded; null for an empty path.
  public final var boundingBoxOfPath: CGRect { storage.bounds }

  /// Whether the filled path covers a point.
  ///
  /// - Parameter transform: Applied to the path, not to the point.
  public final func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    storage.contains(point.applying(transform.inverted()), using: rule)
  }

  /// An immutable copy.
  public final func copy() -> CGPath? {
    CGPath(storage)
  }

  /// A copy that can be changed.
  public final func mutableCopy() -> CGMutablePath? {
    CGMutablePath(storage)
  }

  /// Visits the steps in order, each through the closure for its kind.
  package final func forEach(
    move: (CGPoint) -> Void,
    line: (CGPoint) -> Void,
    quad: (_ control: CGPoint, _ end: CGPoint) -> Void,
    curve: (_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) -> Void,
    close: () -> Void
  ) {
    storage.forEach(move: move, line: line, quad: quad, curve: curve, close: close)
  }
}

extension CGPath: Hashable {
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left === right || left.storage == right.storage
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage)
  }
}

extension CGPath: CustomStringConvertible {
  public var description: String {
    var text = "Path"
    forEach(
      move: { text += " M \($0.x) \($0.y)" },
      line: { text += " L \($0.x) \($0.y)" },
      quad: { text += " Q \($0.x) \($0.y) \($1.x) \($1.y)" },
      curve: { text += " C \($0.x) \($0.y) \($1.x) \($1.y) \($2.x) \($2.y)" },
      close: { text += " Z" })
    return text
  }
}
