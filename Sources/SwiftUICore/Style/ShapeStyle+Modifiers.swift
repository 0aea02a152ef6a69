import CoreGraphics
import Rendering

extension ShapeStyle {
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }

  /// The style with its opacity multiplied.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(base: self, opacity: opacity)
  }

  /// The style blended with what is below it.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { BlendShapeStyle(base: self, mode: mode) }

  /// The style with a shadow of its shape.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowShapeStyle(base: self, shadow: style) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with its opacity multiplied.
  @_disfavoredOverload
  public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }

  /// The foreground style blended with what is below it.
  @_disfavoredOverload
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }

  /// The foreground style with a shadow of its shape.
  @_disfavoredOverload
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}

struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    base._resolve(in: context).multiplyingOpacity(by: opacity)
  }

  static var _mayBeMaterial: Bool { Base._mayBeMaterial }
  func _material(in environment: EnvironmentValues) -> Material? { base._material(in: environment) }
}

struct BlendShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let mode: BlendMode

  func _resolve(in context: _StyleContext) -> _ResolvedStyle { .blended(base._resolve(in: context), mode) }

  static var _mayBeMaterial: Bool { Base._mayBeMaterial }
  func _material(in environment: EnvironmentValues) -> Material? { base._material(in: environment) }
}

/// A shadow that belongs to a style.
public struct ShadowStyle: Equatable, Sendable {
  var color: Color
  var radius: CGFloat
  var offset: CGSize
  var isInner: Bool

  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
  }

  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
  }
}

struct ShadowShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let shadow: ShadowStyle

  func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    let resolved = ResolvedShadow(
      color: shadow.color.resolved(in: context.environment), radius: shadow.radius, offset: shadow.offset,
      isInner: shadow.isInner)
    return .shadowed(base._resolve(in: context), [resolved])
  }

  static var _mayBeMaterial: Bool { Base._mayBeMaterial }
  func _material(in environment: EnvironmentValues) -> Material? { base._material(in: environment) }
}
