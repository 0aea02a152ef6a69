import CoreGraphics
import Foundation
import Rendering

/// A colour, which may depend on its surroundings. As a view it fills the space it is offered.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  /// Colours by components, which are made anew in each run of a body, need no heap.
  enum Provider: Hashable, Sendable {
    case fixed(RGBA)
    indirect case adaptive(AdaptiveColor)
    case accent
    case primary
    case secondary
    indirect case asset(name: String, bundle: URL?)
    indirect case opacity(Provider, Double)
    indirect case mix(Provider, Provider, Double, perceptual: Bool)
  }

  let provider: Provider

  init(provider: Provider) { self.provider = provider }
  init(_ adaptive: AdaptiveColor) { provider = .adaptive(adaptive) }
  package init(rgba: RGBA) { provider = .fixed(rgba) }

  /// Spaces in which components can be given.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    provider = .fixed(ColorSpaces.sRGB(from: colorSpace, red, green, blue, opacity))
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Hue, saturation and brightness from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let (red, green, blue) = ColorSpaces.rgb(hue: hue, saturation: saturation, brightness: brightness)
    self.init(.sRGB, red: red, green: green, blue: blue, opacity: opacity)
  }

  /// A colour set of an asset catalog.
  public init(_ name: String, bundle: Bundle? = nil) {
    provider = .asset(name: name, bundle: bundle?.bundleURL)
  }

  public init(cgColor: CGColor) {
    let components = cgColor.components ?? []
    switch components.count {
    case 4...:
      self.init(
        .sRGB, red: Double(components[0]), green: Double(components[1]), blue: Double(components[2]),
        opacity: Double(components[3]))
    case 2...:
      self.init(.sRGB, white: Double(components[0]), opacity: Double(components[1]))
    default:
      self = .clear
    }
  }

  public init(_ color: CGColor) { self.init(cgColor: color) }

  public init(_ resolved: Resolved) {
    provider = .fixed(resolved.color)
  }

  public static let clear = Color(provider: .fixed(.clear))
  public static let black = Color(provider: .fixed(.black))
  public static let white = Color(provider: .fixed(.white))
  public static let red = Color(SystemColors.red)
  public static let orange = Color(SystemColors.orange)
  public static let yellow = Color(SystemColors.yellow)
  public static let green = Color(SystemColors.green)
  public static let mint = Color(SystemColors.mint)
  public static let teal = Color(SystemColors.teal)
  public static let cyan = Color(SystemColors.cyan)
  public static let blue = Color(SystemColors.blue)
  public static let indigo = Color(SystemColors.indigo)
  public static let purple = Color(SystemColors.purple)
  public static let pink = Color(SystemColors.pink)
  public static let brown = Color(SystemColors.brown)
  public static let gray = Color(SystemColors.gray)
  public static let primary = Color(provider: .primary)
  public static let secondary = Color(provider: .secondary)
  public static let accentColor = Color(provider: .accent)

  /// The colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color { Color(provider: .opacity(provider, opacity)) }

  /// A mixture; `fraction` 0 is this colour, 1 the other.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual)
    -> Color
  {
    Color(provider: .mix(provider, rhs.provider, fraction, perceptual: colorSpace == .perceptual))
  }

  /// A soft gradient of this colour.
  public var gradient: AnyGradient { AnyGradient(color: self) }

  public var cgColor: CGColor? {
    guard case .fixed(let color) = provider else { return nil }
    return CGColor(
      srgbRed: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: CGFloat(color.alpha))
  }

  public var description: String {
    switch provider {
    case .fixed(let color): return color.hexadecimal
    case .accent: return "AccentColor"
    case .primary: return "primary"
    case .secondary: return "secondary"
    case .asset(let name, _): return "NamedColor(name: \"\(name)\")"
    case .opacity(let base, let opacity): return "\(Int(opacity * 100))% \(Color(provider: base))"
    case .mix, .adaptive:
      return Self.names[self] ?? "Color"
    }
  }

  private static let names: [Color: String] = [
    .red: "red", .orange: "orange", .yellow: "yellow", .green: "green", .mint: "mint", .teal: "teal",
    .cyan: "cyan",
    .blue: "blue", .indigo: "indigo", .purple: "purple", .pink: "pink", .brown: "brown", .gray: "gray",
  ]

  package func resolved(in environment: EnvironmentValues) -> RGBA { Self.resolve(provider, in: environment) }

  private static func resolve(_ provider: Provider, in environment: EnvironmentValues) -> RGBA {
    switch provider {
    case .fixed(let color): return color
    case .adaptive(let color): return color.resolved(in: environment)
    case .primary: return SystemColors.primaryLabel.resolved(in: environment)
    case .secondary: return SystemColors.secondaryLabel.resolved(in: environment)
    case .accent:
      if let accent = environment.accentColor, accent.provider != .accent {
        return resolve(accent.provider, in: environment)
      }
      return AssetCatalogs.shared.color(named: "AccentColor", bundle: nil, environment: environment)
        ?? SystemColors.blue.resolved(in: environment)
    case .asset(let name, let bundle):
      if let color = AssetCatalogs.shared.color(named: name, bundle: bundle, environment: environment) {
        return color
      }
      Diagnostics.warnOnce("No color named '\(name)' found in asset catalog for main bundle")
      return .clear
    case .opacity(let base, let opacity):
      return resolve(base, in: environment).multiplyingAlpha(by: opacity)
    case .mix(let first, let second, let fraction, let perceptual):
      return ColorSpaces.mix(
        resolve(first, in: environment), resolve(second, in: environment), fraction: fraction,
        perceptual: perceptual)
    }
  }

  /// A colour with its components settled.
  public struct Resolved: Hashable, Codable, Sendable, CustomStringConvertible {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var opacity: Float

    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.init(
        ColorSpaces.sRGB(from: colorSpace, Double(red), Double(green), Double(blue), Double(opacity)))
    }

    init(_ color: RGBA) {
      linearRed = ColorSpaces.linear(color.red)
      linearGreen = ColorSpaces.linear(color.green)
      linearBlue = ColorSpaces.linear(color.blue)
      opacity = color.alpha
    }

    public var red: Float {
      get { ColorSpaces.encoded(linearRed) }
      set { linearRed = ColorSpaces.linear(newValue) }
    }
    public var green: Float {
      get { ColorSpaces.encoded(linearGreen) }
      set { linearGreen = ColorSpaces.linear(newValue) }
    }
    public var blue: Float {
      get { ColorSpaces.encoded(linearBlue) }
      set { linearBlue = ColorSpaces.linear(newValue) }
    }

    /// Red, green, blue and opacity as hexadecimal numbers, such as "#FF3B30FF".
    public var description: String { color.hexadecimal }

    var color: RGBA { RGBA(red: red, green: green, blue: blue, alpha: opacity) }

    public var cgColor: CGColor {
      CGColor(srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    }
  }

  /// The components that the colour has in these surroundings.
  public func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(resolved(in: environment)) }
}

extension Color: ShapeStyle {
  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    let color = resolved(in: context.environment)
    if context.level == 0 { return .color(color) }
    let opacities = HierarchicalShapeStyle.opacities
    return .color(color.multiplyingAlpha(by: opacities[min(context.level, opacities.count - 1)]))
  }
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never
  public func resolve(in environment: EnvironmentValues) -> Never { fatalError("resolved by the engine") }
  public func _resolve(in context: _StyleContext) -> _ResolvedStyle { .color(color) }
}

extension Color.Resolved: Animatable {
  public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
    get {
      AnimatablePair(
        linearRed * 128,
        AnimatablePair(linearGreen * 128, AnimatablePair(linearBlue * 128, opacity * 128)))
    }
    set {
      linearRed = newValue.first / 128
      linearGreen = newValue.second.first / 128
      linearBlue = newValue.second.second.first / 128
      opacity = newValue.second.second.second / 128
    }
  }
}

extension ShapeStyle where Self == Color {
  @_disfavoredOverload public static var red: Color { .red }
  @_disfavoredOverload public static var orange: Color { .orange }
  @_disfavoredOverload public static var yellow: Color { .yellow }
  @_disfavoredOverload public static var green: Color { .green }
  @_disfavoredOverload public static var mint: Color { .mint }
  @_disfavoredOverload public static var teal: Color { .teal }
  @_disfavoredOverload public static var cyan: Color { .cyan }
  @_disfavoredOverload public static var blue: Color { .blue }
  @_disfavoredOverload public static var indigo: Color { .indigo }
  @_disfavoredOverload public static var purple: Color { .purple }
  @_disfavoredOverload public static var pink: Color { .pink }
  @_disfavoredOverload public static var brown: Color { .brown }
  @_disfavoredOverload public static var white: Color { .white }
  @_disfavoredOverload public static var gray: Color { .gray }
  @_disfavoredOverload public static var black: Color { .black }
  @_disfavoredOverload public static var clear: Color { .clear }
  @_disfavoredOverload public static var accentColor: Color { .accentColor }
}

extension Color: View {
  public var body: some View { Rectangle().fill(self) }
}

extension RGBA {
  /// Such as "#FF3B30FF".
  fileprivate var hexadecimal: String {
    "#"
      + [red, green, blue, alpha].map { component in
        let byte = component.isFinite ? Int((min(max(component, 0), 1) * 255).rounded()) : 0
        return String(format: "%02X", byte)
      }.joined()
  }
}
