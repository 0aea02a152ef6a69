import CoreGraphics
import Rendering

/// Moves the drawing of a view.
public struct _OffsetEffect: Equatable, Sendable {
  public var offset: CGSize
}

extension _OffsetEffect: RenderEffect {
  package func transform(size: CGSize, environment: EffectEnvironment) -> CGAffineTransform? {
    let x = environment.direction == .leftToRight ? offset.width : -offset.width
    return CGAffineTransform(translationX: x, y: offset.height)
  }

  package func apply(to content: Fragment, size: CGSize, environment: EffectEnvironment) -> Fragment {
    if content.isEmpty || offset == .zero { return content }
    let x = environment.direction == .leftToRight ? offset.width : -offset.width
    return Fragment(.group([PlacedFragment(content, at: CGPoint(x: x, y: offset.height))]))
  }

  package func readEnvironment(_ environment: EnvironmentValues) -> EffectEnvironment {
    EffectEnvironment(direction: environment.layoutDirection)
  }

  public var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }
}

/// Scales the drawing of a view.
public struct _ScaleEffect: Equatable, Sendable {
  public var scale: CGSize
  public var anchor: UnitPoint
}

extension _ScaleEffect: RenderEffect {
  package func transform(size: CGSize, environment: EffectEnvironment) -> CGAffineTransform? {
    let center = anchor.point(in: size)
    return CGAffineTransform(translationX: center.x, y: center.y)
      .scaledBy(x: scale.width, y: scale.height).translatedBy(x: -center.x, y: -center.y)
  }

  package func apply(to content: Fragment, size: CGSize, environment: EffectEnvironment) -> Fragment {
    if scale == CGSize(width: 1, height: 1) || content.isEmpty { return content }
    if scale.width == 0 || scale.height == 0 { return .empty }
    return Fragment(.transform(transform(size: size, environment: environment) ?? .identity, content))
  }

  public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set {
      scale.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }
}

/// Turns the drawing of a view.
public struct _RotationEffect: Equatable, Sendable {
  public var angle: Angle
  public var anchor: UnitPoint
}

extension _RotationEffect: RenderEffect {
  package func transform(size: CGSize, environment: EffectEnvironment) -> CGAffineTransform? {
    let center = anchor.point(in: size)
    return CGAffineTransform(translationX: center.x, y: center.y)
      .rotated(by: angle.radians).translatedBy(x: -center.x, y: -center.y)
  }

  package func apply(to content: Fragment, size: CGSize, environment: EffectEnvironment) -> Fragment {
    if angle.radians == 0 || content.isEmpty { return content }
    return Fragment(.transform(transform(size: size, environment: environment) ?? .identity, content))
  }

  public var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set {
      angle.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }
}

/// Applies an affine transform to the drawing of a view.
public struct _TransformEffect: Equatable, Sendable {
  public var transform: CGAffineTransform
}

extension _TransformEffect: RenderEffect {
  package func transform(size: CGSize, environment: EffectEnvironment) -> CGAffineTransform? { transform }

  package func apply(to content: Fragment, size: CGSize, environment: EffectEnvironment) -> Fragment {
    if transform.isIdentity || content.isEmpty { return content }
    return Fragment(.transform(transform, content))
  }
}

/// Moves a view by fractions of its own size: how transitions bring views in from an edge.
package struct EdgeOffsetEffect: Equatable, Sendable {
  package var x: CGFloat
  package var y: CGFloat

  package init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
}

extension EdgeOffsetEffect: RenderEffect {
  package func transform(size: CGSize, environment: EffectEnvironment) -> CGAffineTransform? {
    let factor: CGFloat = environment.direction == .leftToRight ? 1 : -1
    return CGAffineTransform(translationX: x * size.width * factor, y: y * size.height)
  }

  package func apply(to content: Fragment, size: CGSize, environment: EffectEnvironment) -> Fragment {
    if x == 0 && y == 0 || content.isEmpty { return content }
    let factor: CGFloat = environment.direction == .leftToRight ? 1 : -1
    return Fragment(
      .group([PlacedFragment(content, at: CGPoint(x: x * size.width * factor, y: y * size.height))]))
  }

  package func readEnvironment(_ environment: EnvironmentValues) -> EffectEnvironment {
    EffectEnvironment(direction: environment.layoutDirection)
  }

  package var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension View {
  /// Moves the view's drawing without changing its layout, in points.
  nonisolated public func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }

  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(_OffsetEffect(offset: CGSize(width: x, height: y)))
  }

  /// Scales the view's drawing without changing its layout.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: CGSize(width: s, height: s), anchor: anchor))
  }

  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    modifier(_ScaleEffect(scale: CGSize(width: x, height: y), anchor: anchor))
  }

  /// Turns the view's drawing without changing its layout.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }

  /// Applies an affine transform to the view's drawing.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }
}
