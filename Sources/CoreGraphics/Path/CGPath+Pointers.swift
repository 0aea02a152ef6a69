// The parts of Apple's path interface that speak in pointers, so that source written with `nil`, `&transform` or
// an element's `points` compiles. Nothing here outlives the call it was passed to.

/// One step of a path, as handed out by `applyWithBlock(_:)`.
public struct CGPathElement {
  public var type: CGPathElementType
  /// The step's points; their number follows from `type`. Valid only during the call that hands it out.
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

extension CGPath {
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    var storage = PathStorage()
    storage.addRect(rect)
    if let transform { storage.apply(transform.pointee) }
    self.init(storage)
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    var storage = PathStorage()
    storage.addEllipse(in: rect)
    if let transform { storage.apply(transform.pointee) }
    self.init(storage)
  }

  /// Makes a rectangle with elliptical corners; corner sizes are held between zero and half the side.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    var storage = PathStorage()
    storage.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    if let transform { storage.apply(transform.pointee) }
    self.init(storage)
  }

  public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    guard let transform else { return copy() }
    return CGPath(storage.applying(transform.pointee))
  }

  public final func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    guard let transform else { return mutableCopy() }
    return CGMutablePath(storage.applying(transform.pointee))
  }

  /// Whether the path is one closed upright rectangle; writes it to `rect` if so.
  public final func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let rectangle = storage.rectangle else { return false }
    rect?.pointee = rectangle
    return true
  }

  /// Calls `block` with every step in order.
  public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    var points = storage.points
    points.append(.zero)
    points.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      var next = 0
      for verb in storage.verbs {
        var element: CGPathElement
        switch verb {
        case .move:
          element = CGPathElement(type: .moveToPoint, points: base + next)
          next += 1
        case .line:
          element = CGPathElement(type: .addLineToPoint, points: base + next)
          next += 1
        case .quad:
          element = CGPathElement(type: .addQuadCurveToPoint, points: base + next)
          next += 2
        case .curve:
          element = CGPathElement(type: .addCurveToPoint, points: base + next)
          next += 3
        case .close:
          element = CGPathElement(type: .closeSubpath, points: base + next)
        }
        block(&element)
      }
    }
  }
}
