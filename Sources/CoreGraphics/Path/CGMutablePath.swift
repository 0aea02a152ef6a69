/// A path that can be added to.
///
/// Lines and curves added before the first `move(to:)` are dropped, as on Apple's platforms. Arcs start at their own
/// first point if there is no current point. A mutable path must not be used from two threads at once; send `copy()`.
//
// `Sendable` is inherited and cannot be taken back in a subclass.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  package override init(_ storage: PathStorage) {
    super.init(storage)
  }

  public override init() {
    super.init()
  }
}

extension CGMutablePath {
  /// Starts a new subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    storage.move(to: point.applying(transform))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    storage.addLine(to: point.applying(transform))
  }

  /// Starts a new subpath at the first point and adds lines through the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    storage.addLines(
      between: transform.isIdentity ? points : points.map { $0.applying(transform) })
  }

  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    storage.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    storage.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  /// Adds a line back to the start of the subpath, which becomes the current point.
  public func closeSubpath() {
    storage.closeSubpath()
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addRect(rect) }
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    add(transform) { added in
      for rect in rects { added.addRect(rect) }
    }
  }

  /// Adds a rectangle with elliptical corners; corner sizes are held between zero and half the side.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addEllipse(in: rect) }
  }

  /// Adds an arc of a circle, joined to the current point by a line if there is one.
  ///
  /// Angles are in radians from the positive x axis towards the positive y axis. With `clockwise` false the arc
  /// runs towards growing angles, which looks clockwise where y grows downwards.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    storage.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: transform)
  }

  /// Adds an arc that turns by `delta` radians, joined to the current point by a line if there is one.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    storage.addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }

  /// Rounds the corner at `tangent1End` between the current point and `tangent2End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    storage.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    storage.append(path.storage, transform: transform)
  }

  private func add(_ transform: CGAffineTransform, _ build: (inout PathStorage) -> Void) {
    if transform.isIdentity {
      build(&storage)
      return
    }
    var added = PathStorage()
    build(&added)
    storage.append(added, transform: transform)
  }
}
