import CoreGraphics
import Rendering

public typealias BlendMode = Rendering.BlendMode

/// Makes a view translucent.
public struct _OpacityEffect: Equatable, Sendable {
  public var opacity: Double
}

extension _OpacityEffect: RenderEffect {
  package func apply(to content: Fragment, size: CGSize, environment: EffectEnvironment) -> Fragment {
    opacity >= 1 || content.isEmpty ? content : Fragment(.opacity(opacity, content))
  }

  package var showsContent: Bool { opacity > 0 }
  package var allowsHits: Bool { opacity > 0 }

  public var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }
}

/// Keeps a view's place without showing it.
struct HiddenEffect: RenderEffect, Equatable {
  func apply(to content: Fragment, size: CGSize, environment: EffectEnvironment) -> Fragment { .empty }
  var showsContent: Bool { false }
  var allowsHits: Bool { false }
  var isAccessible: Bool { false }
}

/// Cuts a view's drawing to a shape.
struct ClipEffect<ClipShape: Shape>: Animatable {
  var shape: ClipShape
  var style: FillStyle

  var animatableData: ClipShape.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension ClipEffect: RenderEffect {
  func apply(to content: Fragment, size: CGSize, environment: EffectEnvironment) -> Fragment {
    if content.isEmpty { return content }
    let path = shape.path(in: CGRect(origin: .zero, size: size), direction: environment.direction)
    return Fragment(
      .clip(path.geometry, evenOdd: style.isEOFilled, antialiased: style.isAntialiased, content))
  }

  func admitsHit(at point: CGPoint, size: CGSize, environment: EffectEnvironment) -> Bool {
    shape.path(in: CGRect(origin: .zero, size: size), direction: environment.direction)
      .contains(point, eoFill: style.isEOFilled)
  }

  func readEnvironment(_ environment: EnvironmentValues) -> EffectEnvironment {
    var result = EffectEnvironment(direction: environment.layoutDirection)
    if ClipShape._followsContainer { result.container = environment.shapeContainer }
    return result
  }
}

/// Draws a shadow below a view.
public struct _ShadowEffect: Equatable, Sendable {
  public var color: Color
  public var radius: CGFloat
  public var offset: CGSize
}

extension _ShadowEffect: RenderEffect {
  package func apply(to content: Fragment, size: CGSize, environment: EffectEnvironment) -> Fragment {
    if content.isEmpty || environment.color.alpha <= 0 { return content }
    return Fragment(.shadow(color: environment.color, radius: max(radius, 0), offset: offset, content))
  }

  package func readEnvironment(_ environment: EnvironmentValues) -> EffectEnvironment {
    EffectEnvironment(color: color.resolved(in: environment))
  }

  public var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
    get { AnimatablePair(radius, offset.animatableData) }
    set {
      radius = newValue.first
      offset.animatableData = newValue.second
    }
  }
}

/// Blurs a view.
public struct _BlurEffect: Equatable, Sendable {
  public var radius: CGFloat
  public var isOpaque: Bool
}

extension _BlurEffect: RenderEffect {
  package func apply(to content: Fragment, size: CGSize, environment: EffectEnvironment) -> Fragment {
    radius <= 0 || content.isEmpty ? content : Fragment(.blur(radius: radius, opaque: isOpaque, content))
  }

  public var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }
}

/// Blends a view with what is below it.
public struct _BlendModeEffect: Equatable, Sendable {
  public var mode: BlendMode
}

extension _BlendModeEffect: RenderEffect {
  package func apply(to content: Fragment, size: CGSize, environment: EffectEnvironment) -> Fragment {
    mode == .normal || content.isEmpty ? content : Fragment(.blend(mode, content))
  }
}

/// Draws a view as one picture before effects outside see it.
public struct _CompositingGroupEffect: Equatable, Sendable {}

extension _CompositingGroupEffect: RenderEffect {
  package func apply(to content: Fragment, size: CGSize, environment: EffectEnvironment) -> Fragment {
    content.isEmpty ? content : Fragment(.compositingGroup(content))
  }
}

/// Changes every colour of a view by a matrix.
struct ColorMatrixEffect: Equatable {
  enum Kind: Equatable {
    case brightness, contrast, saturation, grayscale, hueRotation, invert
    case multiply(Color)
  }

  var kind: Kind
  var amount: Double
}

extension ColorMatrixEffect: RenderEffect {
  func apply(to content: Fragment, size: CGSize, environment: EffectEnvironment) -> Fragment {
    content.isEmpty ? content : Fragment(.colorMatrix(matrix(environment.color), content))
  }

  func readEnvironment(_ environment: EnvironmentValues) -> EffectEnvironment {
    EffectEnvironment(color: color(in: environment))
  }

  nonisolated func color(in environment: EnvironmentValues) -> RGBA {
    guard case .multiply(let color) = kind else { return .clear }
    return color.resolved(in: environment)
  }

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  nonisolated func matrix(_ color: RGBA) -> Rendering.ColorMatrix {
    let a = Float(amount)
    func diagonal(_ red: Float, _ green: Float, _ blue: Float, _ alpha: Float, _ constant: Float)
      -> Rendering.ColorMatrix
    {
      Rendering.ColorMatrix(rows: [
        red, 0, 0, 0, constant,
        0, green, 0, 0, constant,
        0, 0, blue, 0, constant,
        0, 0, 0, alpha, 0,
      ])
    }
    func saturation(_ s: Float) -> Rendering.ColorMatrix {
      let (r, g, b): (Float, Float, Float) = (0.2126 * (1 - s), 0.7152 * (1 - s), 0.0722 * (1 - s))
      return Rendering.ColorMatrix(rows: [
        r + s, g, b, 0, 0,
        r, g + s, b, 0, 0,
        r, g, b + s, 0, 0,
        0, 0, 0, 1, 0,
      ])
    }
    switch kind {
    case .brightness: return diagonal(1, 1, 1, 1, a)
    case .contrast: return diagonal(a, a, a, 1, (1 - a) / 2)
    case .saturation: return saturation(a)
    case .grayscale: return saturation(1 - a)
    case .invert: return diagonal(1 - 2 * a, 1 - 2 * a, 1 - 2 * a, 1, a)
    case .multiply: return diagonal(color.red, color.green, color.blue, color.alpha, 0)
    case .hueRotation:
      let (c, s) = (Float(cos(amount)), Float(sin(amount)))
      let (lr, lg, lb): (Float, Float, Float) = (0.213, 0.715, 0.072)
      return Rendering.ColorMatrix(rows: [
        lr + c * (1 - lr) - s * lr, lg - c * lg - s * lg, lb - c * lb + s * (1 - lb), 0, 0,
        lr - c * lr + s * 0.143, lg + c * (1 - lg) + s * 0.14, lb - c * lb - s * 0.283, 0, 0,
        lr - c * lr - s * (1 - lr), lg - c * lg + s * lg, lb + c * (1 - lb) + s * lb, 0, 0,
        0, 0, 0, 1, 0,
      ])
    }
  }
}

/// Turns brightness into opacity.
struct LuminanceToAlphaEffect: RenderEffect, Equatable {
  func apply(to content: Fragment, size: CGSize, environment: EffectEnvironment) -> Fragment {
    content.isEmpty ? content : Fragment(.luminanceToAlpha(content))
  }
}

/// Lets clicks and touches pass through.
struct HitTestingEffect: RenderEffect, Equatable {
  var isEnabled: Bool

  func apply(to content: Fragment, size: CGSize, environment: EffectEnvironment) -> Fragment { content }
  var allowsHits: Bool { isEnabled }
}

extension View {
  /// Makes the view translucent: 0 is invisible, 1 as drawn.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(opacity: opacity))
  }

  /// Keeps the view's place without showing it. It takes no hits, and assistive programs do not see it.
  nonisolated public func hidden() -> some View { modifier(HiddenEffect()) }

  /// Cuts the view's drawing to its frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    modifier(ClipEffect(shape: Rectangle(), style: FillStyle(antialiased: antialiased)))
  }

  /// Cuts the view's drawing to a shape.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipEffect(shape: shape, style: style))
  }

  /// Cuts off the view's corners.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(
      ClipEffect(
        shape: RoundedRectangle(cornerRadius: radius, style: .circular),
        style: FillStyle(antialiased: antialiased)))
  }

  /// Draws a shadow below the view. `radius` is about twice the standard deviation of the blur, in points.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  /// Blurs the view. `opaque` keeps its edges sharp.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(_BlurEffect(radius: radius, isOpaque: opaque))
  }

  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(_BlendModeEffect(mode: blendMode))
  }

  nonisolated public func compositingGroup() -> some View { modifier(_CompositingGroupEffect()) }

  /// Draws the view into a picture of its own. Here the same as `compositingGroup`.
  nonisolated public func drawingGroup(opaque: Bool = false) -> some View {
    modifier(_CompositingGroupEffect())
  }

  nonisolated public func brightness(_ amount: Double) -> some View {
    modifier(ColorMatrixEffect(kind: .brightness, amount: amount))
  }
  nonisolated public func contrast(_ amount: Double) -> some View {
    modifier(ColorMatrixEffect(kind: .contrast, amount: amount))
  }
  nonisolated public func saturation(_ amount: Double) -> some View {
    modifier(ColorMatrixEffect(kind: .saturation, amount: amount))
  }
  nonisolated public func grayscale(_ amount: Double) -> some View {
    modifier(ColorMatrixEffect(kind: .grayscale, amount: amount))
  }
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    modifier(ColorMatrixEffect(kind: .hueRotation, amount: angle.radians))
  }
  nonisolated public func colorInvert() -> some View { modifier(ColorMatrixEffect(kind: .invert, amount: 1)) }
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    modifier(ColorMatrixEffect(kind: .multiply(color), amount: 1))
  }
  nonisolated public func luminanceToAlpha() -> some View { modifier(LuminanceToAlphaEffect()) }

  /// False lets clicks and touches pass through the view.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingEffect(isEnabled: enabled))
  }
}
