import CoreGraphics
import Rendering

/// A colour, a gradient, a material or another way to fill a shape.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never

  /// The style to use in these surroundings.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What is drawn in these surroundings.
  func _resolve(in context: _StyleContext) -> _ResolvedStyle

  /// Whether a style of the type can be a material.
  static var _mayBeMaterial: Bool { get }

  /// The material that the style is in these surroundings.
  func _material(in environment: EnvironmentValues) -> Material?
}

extension ShapeStyle {
  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    resolve(in: context.environment)._resolve(in: context)
  }

  public static var _mayBeMaterial: Bool { Resolved.self != Never.self && Resolved._mayBeMaterial }

  public func _material(in environment: EnvironmentValues) -> Material? {
    Self._mayBeMaterial ? resolve(in: environment)._material(in: environment) : nil
  }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is resolved by the engine")
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle { fatalError("Never has no value") }
}

/// The surroundings in which a style is resolved.
public struct _StyleContext {
  package var environment: EnvironmentValues
  /// 0 is primary, 1 secondary, and so on.
  package var level: Int

  package init(environment: EnvironmentValues, level: Int = 0) {
    self.environment = environment
    self.level = level
  }
}

/// A style with its colours settled and its geometry relative to whatever it fills.
public indirect enum _ResolvedStyle: Sendable {
  case color(RGBA)
  case linear(GradientRamp, start: UnitPoint, end: UnitPoint)
  case radial(GradientRamp, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  case angular(GradientRamp, center: UnitPoint, start: Angle, end: Angle)
  case elliptical(GradientRamp, center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
  case tile(ImageTile)
  case mesh(MeshPaint)
  case material(BackdropStyle)
  case shadowed(_ResolvedStyle, [ResolvedShadow])
  case blended(_ResolvedStyle, BlendMode)

  package func multiplyingOpacity(by opacity: Double) -> _ResolvedStyle {
    switch self {
    case .color(let color): return .color(color.multiplyingAlpha(by: opacity))
    case .linear(let ramp, let start, let end):
      return .linear(ramp.multiplyingAlpha(by: opacity), start: start, end: end)
    case .radial(let ramp, let center, let startRadius, let endRadius):
      return .radial(
        ramp.multiplyingAlpha(by: opacity), center: center, startRadius: startRadius, endRadius: endRadius)
    case .angular(let ramp, let center, let start, let end):
      return .angular(ramp.multiplyingAlpha(by: opacity), center: center, start: start, end: end)
    case .elliptical(let ramp, let center, let start, let end):
      return .elliptical(
        ramp.multiplyingAlpha(by: opacity), center: center, startFraction: start, endFraction: end)
    case .tile(var tile):
      tile.opacity *= opacity
      return .tile(tile)
    case .mesh(var mesh):
      mesh.opacity *= opacity
      return .mesh(mesh)
    case .material(var style):
      style.tint = style.tint.multiplyingAlpha(by: opacity)
      style.overlay = style.overlay.multiplyingAlpha(by: opacity)
      return .material(style)
    case .shadowed(let base, let shadows): return .shadowed(base.multiplyingOpacity(by: opacity), shadows)
    case .blended(let base, let mode): return .blended(base.multiplyingOpacity(by: opacity), mode)
    }
  }

  /// The paint for something that fills the rectangle and is then handed to `decorating(_:)`.
  package func ink(in rect: CGRect) -> Paint {
    switch self {
    case .material: .color(.black)
    case .shadowed(let base, _), .blended(let base, _): base.ink(in: rect)
    default: paint(in: rect)
    }
  }

  /// Whether more belongs to the style than a paint.
  var isDecorated: Bool {
    switch self {
    case .material, .shadowed, .blended: true
    default: false
    }
  }

  /// The paint for something that fills the rectangle. Materials give their tint.
  package func paint(in rect: CGRect) -> Paint {
    switch self {
    case .color(let color): return .color(color)
    case .linear(let ramp, let start, let end):
      return .linearGradient(ramp, start: start.point(in: rect), end: end.point(in: rect))
    case .radial(let ramp, let center, let startRadius, let endRadius):
      return .radialGradient(
        ramp, center: center.point(in: rect), startRadius: startRadius, endRadius: endRadius)
    case .angular(let ramp, let center, let start, let end):
      return .angularGradient(
        ramp, center: center.point(in: rect), startAngle: start.radians, endAngle: end.radians)
    case .elliptical(let ramp, let center, let start, let end):
      return .ellipticalGradient(
        ramp, bounds: rect, center: center.point(in: rect), startRadius: start, endRadius: end)
    case .tile(var tile):
      tile.origin = rect.origin
      return .image(tile)
    case .mesh(let mesh): return .mesh(mesh, bounds: rect)
    case .material(let style): return .color(style.tint)
    case .shadowed(let base, _), .blended(let base, _): return base.paint(in: rect)
    }
  }

  /// Fills a shape.
  func fragment(filling shape: ShapeGeometry, in rect: CGRect, evenOdd: Bool, antialiased: Bool) -> Fragment {
    switch self {
    case .material(let style): return Fragment(.backdrop(style, shape))
    case .shadowed(let base, let shadows):
      let fragment = base.fragment(filling: shape, in: rect, evenOdd: evenOdd, antialiased: antialiased)
      return shadows.reduce(fragment) { $1.fragment(on: $0, filling: shape, evenOdd: evenOdd) }
    case .blended(let base, let mode):
      return Fragment(
        .blend(mode, base.fragment(filling: shape, in: rect, evenOdd: evenOdd, antialiased: antialiased)))
    default:
      return Fragment(.fill(shape, paint(in: rect), evenOdd: evenOdd, antialiased: antialiased))
    }
  }
}

extension _ResolvedStyle {
  /// Adds what else belongs to the style to something that was drawn with its ink: text, a symbol, a line.
  package func decorating(_ fragment: Fragment) -> Fragment {
    if fragment.isEmpty { return fragment }
    switch self {
    case .shadowed(let base, let shadows):
      return shadows.reduce(base.decorating(fragment)) { $1.fragment(on: $0) }
    case .blended(let base, let mode): return Fragment(.blend(mode, base.decorating(fragment)))
    case .material(let style):
      return Fragment(.mask(mask: fragment, Fragment(.backdrop(style, .rect(fragment.bounds)))))
    default: return fragment
    }
  }
}

public struct ResolvedShadow: Sendable, Hashable {
  var color: RGBA
  var radius: CGFloat
  var offset: CGSize
  var isInner: Bool

  /// Draws the shadow of a drawing, or of what is around it.
  func fragment(on content: Fragment) -> Fragment {
    if !isInner { return Fragment(.shadow(color: color, radius: radius, offset: offset, content)) }
    guard !content.bounds.isNull, color.alpha > 0 else { return content }
    return Fragment(
      .group([PlacedFragment(content), PlacedFragment(Fragment(.mask(mask: content, innerPart(of: content))))]))
  }

  /// The shadow that everything around a drawing throws on it.
  func innerPart(of content: Fragment) -> Fragment {
    let bounds = content.bounds
    let reach = radius * 3 + max(abs(offset.width), abs(offset.height)) + 2
    let area = ShapeGeometry.rect(bounds.insetBy(dx: -reach, dy: -reach))
    let around = Fragment(
      .compositingGroup(
        Fragment(
          .group([
            PlacedFragment(Fragment(.fill(area, .color(.black), evenOdd: false, antialiased: false))),
            PlacedFragment(Fragment(.blend(.destinationOut, content))),
          ]))))
    return Fragment(.shadowOnly(color: color, radius: radius, offset: offset, around))
  }

  /// Draws the shadow of a shape, or of what is around it, with the shape's own drawing.
  func fragment(on content: Fragment, filling shape: ShapeGeometry, evenOdd: Bool) -> Fragment {
    if !isInner { return Fragment(.shadow(color: color, radius: radius, offset: offset, content)) }
    let bounds = shape.bounds
    guard !bounds.isNull, color.alpha > 0 else { return content }
    let reach = radius * 3 + max(abs(offset.width), abs(offset.height)) + 2
    // A frame around the shape throws its shadow inwards.
    var around = PathStorage()
    around.addRect(bounds.insetBy(dx: -reach, dy: -reach))
    around.append(shape.outline)
    let frame = Fragment(.fill(.path(CGPath(around)), .color(.black), evenOdd: true, antialiased: true))
    let shadow = Fragment(.shadowOnly(color: color, radius: radius, offset: offset, frame))
    return Fragment(
      .group([
        PlacedFragment(content),
        PlacedFragment(Fragment(.clip(shape, evenOdd: evenOdd, antialiased: true, shadow))),
      ]))
  }
}

// MARK: Styles about styles

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  private let base: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) { base = (style as? AnyShapeStyle)?.base ?? style }

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle { base._resolve(in: context) }

  public static var _mayBeMaterial: Bool { true }

  public func _material(in environment: EnvironmentValues) -> Material? { base._material(in: environment) }
}

extension AnyShapeStyle: Equatable {
  public static func == (lhs: AnyShapeStyle, rhs: AnyShapeStyle) -> Bool {
    if let left = lhs.base as? Color, let right = rhs.base as? Color { return left == right }
    func isEqual<E: Equatable>(_ left: E) -> Bool { (rhs.base as? E) == left }
    guard let left = lhs.base as? any Equatable else { return false }
    return isEqual(left)
  }
}

/// The foreground style of the surroundings.
public struct ForegroundStyle: ShapeStyle, Equatable {
  public init() {}

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    let styles = context.environment.foregroundStyles
    if context.level < styles.count {
      var inner = context
      inner.level = 0
      inner.environment.foregroundStyles = []
      return styles[context.level]._resolve(in: inner)
    }
    if let first = styles.first {
      var inner = context
      inner.environment.foregroundStyles = []
      return HierarchicalShapeStyle.resolve(first, level: context.level, in: inner)
    }
    return SystemColors.label(level: context.level, in: context.environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The background of the surroundings: a window's, a sheet's, a list's.
public struct BackgroundStyle: ShapeStyle, Equatable {
  public init() {}

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    if let style = context.environment.backgroundStyle {
      var inner = context
      inner.environment.backgroundStyle = nil
      return style._resolve(in: inner)
    }
    return .color(SystemColors.background.resolved(in: context.environment))
  }

  public static var _mayBeMaterial: Bool { true }

  public func _material(in environment: EnvironmentValues) -> Material? {
    guard let style = environment.backgroundStyle else { return nil }
    var inner = environment
    inner.backgroundStyle = nil
    return style._material(in: inner)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The accent colour of the surroundings.
public struct TintShapeStyle: ShapeStyle, Equatable {
  public init() {}

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    HierarchicalShapeStyle.resolve(
      context.environment.tintStyle ?? AnyShapeStyle(Color.accentColor), level: context.level, in: context)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// A level of the foreground style: the primary one, or a fainter one.
public struct HierarchicalShapeStyle: ShapeStyle, Equatable {
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    var inner = context
    inner.level += level
    return ForegroundStyle()._resolve(in: inner)
  }

  /// Opacities of the levels on a colour of the program's own.
  static let opacities: [Double] = [1, 0.5, 0.25, 0.18, 0.13]

  static func resolve(_ style: AnyShapeStyle, level: Int, in context: _StyleContext) -> _ResolvedStyle {
    var inner = context
    inner.level = 0
    let base = style._resolve(in: inner)
    return level == 0 ? base : base.multiplyingOpacity(by: opacities[min(level, opacities.count - 1)])
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A fainter level of another style.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    HierarchicalShapeStyle.resolve(AnyShapeStyle(base), level: level, in: context)
  }
}

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

/// The line between rows and the like.
public struct SeparatorShapeStyle: ShapeStyle, Equatable {
  public init() {}

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    .color(SystemColors.separator.resolved(in: context.environment))
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The background of windows.
public struct WindowBackgroundShapeStyle: ShapeStyle, Equatable {
  public init() {}

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    .color(SystemColors.background.resolved(in: context.environment))
  }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

/// The background of selected rows and text.
public struct SelectionShapeStyle: ShapeStyle, Equatable {
  public init() {}

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    TintShapeStyle()._resolve(in: context).multiplyingOpacity(by: 0.25)
  }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

public struct LinkShapeStyle: ShapeStyle, Equatable {
  public init() {}

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    .color(SystemColors.link.resolved(in: context.environment))
  }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

public struct PlaceholderTextShapeStyle: ShapeStyle, Equatable {
  public init() {}

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    .color(SystemColors.placeholder.resolved(in: context.environment))
  }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

public struct FillShapeStyle: ShapeStyle, Equatable {
  public init() {}

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    let fills = [
      SystemColors.fill, SystemColors.secondaryFill, SystemColors.tertiaryFill, SystemColors.quaternaryFill,
    ]
    return .color(fills[min(context.level, 3)].resolved(in: context.environment))
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
