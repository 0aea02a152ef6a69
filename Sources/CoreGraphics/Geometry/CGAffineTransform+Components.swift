/// A transform taken apart into scale, shear, rotation and translation, applied in that order.
public struct CGAffineTransformComponents: Hashable, Sendable {
  public var scale: CGSize
  /// How far x leans per unit of y.
  public var horizontalShear: CGFloat
  /// The angle in radians.
  public var rotation: CGFloat
  public var translation: CGVector

  public init() {
    self.init(
      scale: CGSize(width: 1.0, height: 1.0), horizontalShear: 0, rotation: 0, translation: .zero)
  }

  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  public init(_ components: CGAffineTransformComponents) {
    let scale = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
    let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    let rotation = CGAffineTransform(rotationAngle: components.rotation)
    let translation = CGAffineTransform(
      translationX: components.translation.dx, y: components.translation.dy)
    self = scale.concatenating(shear).concatenating(rotation).concatenating(translation)
  }

  /// This transform as scale, shear, rotation and translation.
  public func decomposed() -> CGAffineTransformComponents {
    let width = (a * a + b * b).squareRoot()
    let rotation = width == 0 ? 0 : CGFloat(atan2(Double(b), Double(a)))
    let unrotated = CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0)
      .concatenating(CGAffineTransform(rotationAngle: -rotation))
    let height = unrotated.d
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height),
      horizontalShear: height == 0 ? 0 : unrotated.c / height,
      rotation: rotation,
      translation: CGVector(dx: tx, dy: ty))
  }
}
