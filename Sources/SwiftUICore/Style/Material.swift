import Rendering

/// A translucent layer that shows what is below it blurred.
///
/// As a background of a view it is known to the view as `backgroundMaterial`: there the secondary and fainter levels of
/// the foreground blend with what lies behind, and stay readable in front of anything. Styles of the program's own look
/// as everywhere. For users who ask for less transparency a material is opaque, and so is one that is to look inactive.
public struct Material: ShapeStyle, Equatable {
  enum Thickness: Sendable {
    case ultraThin, thin, regular, thick, ultraThick, bar
  }

  let thickness: Thickness
  /// Nil follows the surroundings.
  private var appearance: MaterialActiveAppearance?

  private init(thickness: Thickness) { self.thickness = thickness }

  public static let ultraThin = Material(thickness: .ultraThin)
  public static let thin = Material(thickness: .thin)
  public static let regular = Material(thickness: .regular)
  public static let thick = Material(thickness: .thick)
  public static let ultraThick = Material(thickness: .ultraThick)
  public static let bar = Material(thickness: .bar)

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    let environment = context.environment
    if isSolid(in: environment) {
      return .color(SystemColors.solidMaterial.resolved(in: environment))
    }
    return .material(recipe(isDark: environment.colorScheme == .dark))
  }

  public static var _mayBeMaterial: Bool { true }

  public func _material(in environment: EnvironmentValues) -> Material? {
    isSolid(in: environment) ? nil : self
  }

  /// The material with a look in inactive windows that goes before that of the surroundings.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material {
    var copy = self
    copy.appearance = appearance
    return copy
  }

  private func isSolid(in environment: EnvironmentValues) -> Bool {
    environment.accessibilityReduceTransparency
      || !(appearance ?? environment.materialActiveAppearance).isActive(in: environment)
  }

  private func recipe(isDark: Bool) -> BackdropStyle {
    func style(_ tint: Float, _ alpha: Float, _ overlay: Float, _ mode: BlendMode) -> BackdropStyle {
      BackdropStyle(
        blurRadius: 48, tint: RGBA(white: tint / 255, alpha: alpha), overlay: RGBA(white: overlay / 255),
        overlayMode: mode)
    }
    if isDark {
      switch thickness {
      case .ultraThin: return style(37, 0.55, 156, .overlay)
      case .thin: return style(37, 0.7, 156, .overlay)
      case .regular: return style(37, 0.82, 140, .overlay)
      case .thick: return style(37, 0.9, 124, .overlay)
      case .ultraThick: return style(37, 0.95, 124, .overlay)
      case .bar: return style(28, 0.9, 124, .overlay)
      }
    }
    switch thickness {
    case .ultraThin: return style(191, 0.44, 13, .colorDodge)
    case .thin: return style(166, 0.7, 51, .colorDodge)
    case .regular: return style(179, 0.82, 56, .colorDodge)
    case .thick: return style(153, 0.97, 92, .colorDodge)
    case .ultraThick: return style(153, 0.98, 92, .colorDodge)
    case .bar:
      return BackdropStyle(
        blurRadius: 48, tint: RGBA(white: 249 / 255, alpha: 0.94), overlay: .clear, overlayMode: .normal)
    }
  }
}

private enum BackgroundMaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }

extension EnvironmentValues {
  /// The material that the view stands in front of. `background(_:)` and its relatives set it for their content, and
  /// take it back where a style is opaque.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }

  /// Notes that a view stands in front of a style: of a material it is told; opaque ones hide any that is below them.
  package mutating func setSurface<S: ShapeStyle>(_ style: S) {
    if let material = style._material(in: self) {
      backgroundMaterial = material
    } else if backgroundMaterial != nil, style._resolve(in: _StyleContext(environment: self)).isOpaque {
      backgroundMaterial = nil
    }
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
