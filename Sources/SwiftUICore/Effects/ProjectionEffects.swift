import CoreGraphics
import Foundation
import Rendering

/// Applies a transform, which may have perspective, to the drawing of a view.
public struct _ProjectionEffect: Equatable, Sendable {
  public var transform: ProjectionTransform
}

extension _ProjectionEffect: RenderEffect {
  package func apply(to content: Fragment, size: CGSize, environment: EffectEnvironment) -> Fragment {
    transform.fragment(content)
  }

  package func projection(size: CGSize, environment: EffectEnvironment) -> ProjectionTransform? { transform }
}

/// Turns the drawing of a view in space.
public struct _Rotation3DEffect: Equatable, Sendable {
  public var angle: Angle
  public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  public var anchor: UnitPoint
  public var anchorZ: CGFloat
  public var perspective: CGFloat

  public static func == (lhs: _Rotation3DEffect, rhs: _Rotation3DEffect) -> Bool {
    lhs.angle == rhs.angle && lhs.axis == rhs.axis && lhs.anchor == rhs.anchor && lhs.anchorZ == rhs.anchorZ
      && lhs.perspective == rhs.perspective
  }

  fileprivate func transform(in size: CGSize) -> ProjectionTransform {
    let center = anchor.point(in: size)
    var eye = CATransform3DIdentity
    let longest = max(size.width, size.height)
    if longest > 0 { eye.m34 = -perspective / longest }
    let turn = CATransform3DMakeRotation(angle.radians, axis.x, axis.y, axis.z)
    return ProjectionTransform(
      CATransform3DMakeTranslation(-center.x, -center.y, -anchorZ).concatenating(turn).concatenating(eye)
        .concatenating(CATransform3DMakeTranslation(center.x, center.y, anchorZ)))
  }
}

extension _Rotation3DEffect: RenderEffect {
  package func apply(to content: Fragment, size: CGSize, environment: EffectEnvironment) -> Fragment {
    transform(in: size).fragment(content)
  }

  package func projection(size: CGSize, environment: EffectEnvironment) -> ProjectionTransform? {
    transform(in: size)
  }

  public typealias Axis = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>

  public var animatableData:
    AnimatablePair<
      Angle.AnimatableData,
      AnimatablePair<Axis, AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>>
    >
  {
    get {
      AnimatablePair(
        angle.animatableData,
        AnimatablePair(
          AnimatablePair(axis.x, AnimatablePair(axis.y, axis.z)),
          AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective))))
    }
    set {
      angle.animatableData = newValue.first
      let turn = newValue.second.first
      axis = (turn.first, turn.second.first, turn.second.second)
      anchor.animatableData = newValue.second.second.first
      anchorZ = newValue.second.second.second.first
      perspective = newValue.second.second.second.second
    }
  }
}

/// A change of how a view is drawn that depends on its size. Layout does not notice it.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The transform for a view of the size.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public func body(content: Content) -> Never { fatalError("a geometry effect has no body") }

  @MainActor @preconcurrency
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, Self>> {
    PassthroughNode(
      view, content: { $0.content.modifier(GeometryEffectAdapter(effect: $0.modifier)) }, in: context)
  }

  nonisolated public static func _elementCount(of content: Int?) -> Int? { content }

  /// The same effect, of which places that are asked for inside the view know nothing.
  nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

/// A geometry effect that does not count when places are asked for.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  nonisolated(unsafe) public var base: Base

  nonisolated init(base: Base) { self.base = base }

  nonisolated public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

  nonisolated public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

private protocol IgnoredByLayout {}

extension _IgnoredByLayoutEffect: IgnoredByLayout {}

private struct GeometryEffectAdapter<Effect: GeometryEffect> {
  nonisolated(unsafe) var effect: Effect
}

extension GeometryEffectAdapter: RenderEffect {
  func apply(to content: Fragment, size: CGSize, environment: EffectEnvironment) -> Fragment {
    effect.effectValue(size: size).fragment(content)
  }

  func projection(size: CGSize, environment: EffectEnvironment) -> ProjectionTransform? {
    Effect.self is any IgnoredByLayout.Type ? nil : effect.effectValue(size: size)
  }

  var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }
}

/// Mirrors the drawing of a view in right-to-left surroundings.
struct MirrorEffect: RenderEffect, Equatable {
  var isEnabled: Bool

  func transform(size: CGSize, environment: EffectEnvironment) -> CGAffineTransform? {
    guard isEnabled, environment.direction == .rightToLeft else { return nil }
    return CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
  }

  func apply(to content: Fragment, size: CGSize, environment: EffectEnvironment) -> Fragment {
    guard !content.isEmpty, let transform = transform(size: size, environment: environment) else { return content }
    return Fragment(.transform(transform, content))
  }

  func readEnvironment(_ environment: EnvironmentValues) -> EffectEnvironment {
    EffectEnvironment(direction: environment.layoutDirection)
  }
}

extension View {
  /// Applies a transform, which may have perspective, to the view's drawing.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect(transform: transform))
  }

  /// Turns the view's drawing in space, without changing its layout.
  ///
  /// - Parameters:
  ///   - axis: the line about which it turns, through the anchor.
  ///   - anchorZ: how far the axis lies behind the view, in points.
  ///   - perspective: 0 is flat; 1 looks from as far away as the view's longer side.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// Mirrors the view's drawing where text runs from right to left.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(MirrorEffect(isEnabled: enabled))
  }
}
