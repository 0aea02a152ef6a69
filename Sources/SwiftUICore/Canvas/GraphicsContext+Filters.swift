import CoreGraphics
import Rendering

/// Five numbers for each of red, green, blue and alpha: factors of the old components, and what is added.
public struct ColorMatrix: Equatable, Sendable {
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

  /// Changes nothing.
  public init() {}

  var rows: Rendering.ColorMatrix {
    Rendering.ColorMatrix(rows: [
      r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5,
    ])
  }
}

extension GraphicsContext {
  /// A change of everything that is drawn from now on.
  public struct Filter: Sendable {
    enum Kind: Sendable {
      case shadow(Color, radius: CGFloat, offset: CGSize, BlendMode, ShadowOptions)
      case blur(CGFloat, isOpaque: Bool)
      case effect(ColorMatrixEffect)
      case matrix(Rendering.ColorMatrix)
      case luminanceToAlpha
      case alphaThreshold(min: Double, max: Double, Color)
      case projection(ProjectionTransform)
    }

    let kind: Kind

    /// Draws a shadow. `radius` is the standard deviation of the blur, in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(kind: .shadow(color, radius: radius, offset: CGSize(width: x, height: y), blendMode, options))
    }

    /// `radius` is the standard deviation of the blur, in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(kind: .blur(radius, isOpaque: options.contains(.opaque)))
    }

    /// Moves, turns or tilts each drawing.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .projection(matrix))
    }

    public static func brightness(_ amount: Double) -> Filter { effect(.brightness, amount) }
    public static func contrast(_ amount: Double) -> Filter { effect(.contrast, amount) }
    public static func saturation(_ amount: Double) -> Filter { effect(.saturation, amount) }
    public static func grayscale(_ amount: Double) -> Filter { effect(.grayscale, amount) }
    public static func hueRotation(_ angle: Angle) -> Filter { effect(.hueRotation, angle.radians) }
    public static func colorInvert(_ amount: Double = 1) -> Filter { effect(.invert, amount) }
    public static func colorMultiply(_ color: Color) -> Filter { effect(.multiply(color), 1) }
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(kind: .matrix(matrix.rows)) }
    public static var luminanceToAlpha: Filter { Filter(kind: .luminanceToAlpha) }

    /// Shows the colour where a drawing is as opaque as the range says, and nothing elsewhere.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter(kind: .alphaThreshold(min: min, max: max, color))
    }

    private static func effect(_ kind: ColorMatrixEffect.Kind, _ amount: Double) -> Filter {
      Filter(kind: .effect(ColorMatrixEffect(kind: kind, amount: amount)))
    }
  }

  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The shadow lies above what casts it.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// What casts the shadow is not drawn.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// What is transparent casts the shadow.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// The shadow and what casts it are drawn one after the other, each with the context's opacity.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The edges of the drawing stay as opaque as they are.
    public static let opaque = BlurOptions(rawValue: 1)
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// How colours are held while a filter works. Drawing is in gamma-encoded sRGB whatever is asked for.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  func apply(_ filter: Filter, to fragment: Fragment) -> Fragment {
    if fragment.isEmpty { return fragment }
    switch filter.kind {
    case .shadow(let color, let radius, let offset, let mode, let options):
      return shadow(color.resolved(in: environment), radius, offset, mode, options, of: fragment)
    case .blur(let radius, let isOpaque):
      return radius > 0 ? Fragment(.blur(radius: radius, opaque: isOpaque, fragment)) : fragment
    case .luminanceToAlpha: return Fragment(.luminanceToAlpha(fragment))
    case .matrix(let matrix): return Fragment(.colorMatrix(matrix, fragment))
    case .effect(let effect): return Fragment(.colorMatrix(effect.matrix(effect.color(in: environment)), fragment))
    case .projection(let transform): return transform.fragment(fragment)
    case .alphaThreshold(let least, let most, let color):
      return Fragment(
        .alphaThreshold(min: least, max: most, color: color.resolved(in: environment), fragment))
    }
  }

  private func shadow(
    _ color: RGBA, _ radius: CGFloat, _ offset: CGSize, _ mode: BlendMode, _ options: ShadowOptions,
    of fragment: Fragment
  ) -> Fragment {
    if mode == .normal, options.isSubset(of: .disablesGroup) {
      return Fragment(.shadow(color: color, radius: radius, offset: offset, fragment))
    }
    var shadow: Fragment
    if options.contains(.invertsAlpha) {
      shadow = ResolvedShadow(color: color, radius: radius, offset: offset, isInner: true).innerPart(of: fragment)
    } else {
      shadow = Fragment(.shadowOnly(color: color, radius: radius, offset: offset, fragment))
    }
    shadow = mode.apply(to: shadow, coverage: shadow)
    if options.contains(.shadowOnly) { return shadow }
    let parts = options.contains(.shadowAbove) ? [fragment, shadow] : [shadow, fragment]
    return Fragment(.group(parts.map { PlacedFragment($0) }))
  }
}
