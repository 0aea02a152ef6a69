import Rendering

/// A colour that depends on light or dark and on contrast. Components 0…255, alpha 0…1.
struct AdaptiveColor: Hashable, Sendable {
  struct Value: Hashable, Sendable {
    var red: Float
    var green: Float
    var blue: Float
    var alpha: Float

    init(_ red: Float, _ green: Float, _ blue: Float, _ alpha: Float = 1) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    var color: RGBA { RGBA(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha) }
  }

  var light: Value
  var dark: Value
  var lightContrast: Value
  var darkContrast: Value

  init(_ light: Value, _ dark: Value, _ lightContrast: Value? = nil, _ darkContrast: Value? = nil) {
    self.light = light
    self.dark = dark
    self.lightContrast = lightContrast ?? light
    self.darkContrast = darkContrast ?? dark
  }

  func resolved(in environment: EnvironmentValues) -> RGBA {
    let increased = environment.colorSchemeContrast == .increased
    if environment.colorScheme == .dark {
      let color = environment.isElevated ? SystemColors.elevated(self) : self
      return (increased ? color.darkContrast : color.dark).color
    }
    return (increased ? lightContrast : light).color
  }
}

/// The system's palette: the accents, and the roles that text, lines and surfaces play.
enum SystemColors {
  private typealias V = AdaptiveColor.Value

  static let red = AdaptiveColor(V(255, 59, 48), V(255, 69, 58), V(215, 0, 21), V(255, 105, 97))
  static let orange = AdaptiveColor(V(255, 149, 0), V(255, 159, 10), V(201, 52, 0), V(255, 179, 64))
  static let yellow = AdaptiveColor(V(255, 204, 0), V(255, 214, 10), V(178, 80, 0), V(255, 212, 38))
  static let green = AdaptiveColor(V(52, 199, 89), V(48, 209, 88), V(36, 138, 61), V(48, 219, 91))
  static let mint = AdaptiveColor(V(0, 199, 190), V(99, 230, 226), V(12, 129, 123), V(99, 230, 226))
  static let teal = AdaptiveColor(V(48, 176, 199), V(64, 200, 224), V(0, 130, 153), V(93, 230, 255))
  static let cyan = AdaptiveColor(V(50, 173, 230), V(100, 210, 255), V(0, 113, 164), V(112, 215, 255))
  static let blue = AdaptiveColor(V(0, 122, 255), V(10, 132, 255), V(0, 64, 221), V(64, 156, 255))
  static let indigo = AdaptiveColor(V(88, 86, 214), V(94, 92, 230), V(54, 52, 163), V(125, 122, 255))
  static let purple = AdaptiveColor(V(175, 82, 222), V(191, 90, 242), V(137, 68, 171), V(218, 143, 255))
  static let pink = AdaptiveColor(V(255, 45, 85), V(255, 55, 95), V(211, 15, 69), V(255, 100, 130))
  static let brown = AdaptiveColor(V(162, 132, 94), V(172, 142, 104), V(127, 101, 69), V(181, 148, 105))
  static let gray = AdaptiveColor(V(142, 142, 147), V(142, 142, 147), V(108, 108, 112), V(174, 174, 178))
  static let gray2 = AdaptiveColor(V(174, 174, 178), V(99, 99, 102))
  static let gray3 = AdaptiveColor(V(199, 199, 204), V(72, 72, 74))
  static let gray4 = AdaptiveColor(V(209, 209, 214), V(58, 58, 60))
  static let gray5 = AdaptiveColor(V(229, 229, 234), V(44, 44, 46))
  static let gray6 = AdaptiveColor(V(242, 242, 247), V(28, 28, 30))

  static let primaryLabel = AdaptiveColor(V(0, 0, 0), V(255, 255, 255))
  static let secondaryLabel = AdaptiveColor(
    V(60, 60, 67, 0.6), V(235, 235, 245, 0.6), V(60, 60, 67, 0.8), V(235, 235, 245, 0.7))
  static let tertiaryLabel = AdaptiveColor(
    V(60, 60, 67, 0.3), V(235, 235, 245, 0.3), V(60, 60, 67, 0.7), V(235, 235, 245, 0.55))
  static let quaternaryLabel = AdaptiveColor(
    V(60, 60, 67, 0.18), V(235, 235, 245, 0.16), V(60, 60, 67, 0.55), V(235, 235, 245, 0.4))
  static let quinaryLabel = AdaptiveColor(
    V(0, 0, 0, 0.05), V(255, 255, 255, 0.05), V(0, 0, 0, 0.081), V(255, 255, 255, 0.081))
  static let placeholder = tertiaryLabel
  static let separator = AdaptiveColor(V(60, 60, 67, 0.29), V(84, 84, 88, 0.6))
  static let opaqueSeparator = AdaptiveColor(V(198, 198, 200), V(56, 56, 58))
  static let link = AdaptiveColor(V(0, 122, 255), V(9, 132, 255))

  static let fill = AdaptiveColor(
    V(120, 120, 128, 0.2), V(120, 120, 128, 0.36), V(120, 120, 128, 0.28), V(120, 120, 128, 0.44))
  static let secondaryFill = AdaptiveColor(
    V(120, 120, 128, 0.16), V(120, 120, 128, 0.32), V(120, 120, 128, 0.24), V(120, 120, 128, 0.4))
  static let tertiaryFill = AdaptiveColor(
    V(118, 118, 128, 0.12), V(118, 118, 128, 0.24), V(118, 118, 128, 0.2), V(118, 118, 128, 0.32))
  static let quaternaryFill = AdaptiveColor(
    V(116, 116, 128, 0.08), V(118, 118, 128, 0.18), V(116, 116, 128, 0.12), V(118, 118, 128, 0.26))

  static let background = AdaptiveColor(V(255, 255, 255), V(0, 0, 0))
  static let secondaryBackground = AdaptiveColor(V(242, 242, 247), V(28, 28, 30))
  static let tertiaryBackground = AdaptiveColor(V(255, 255, 255), V(44, 44, 46))
  static let groupedBackground = AdaptiveColor(V(242, 242, 247), V(0, 0, 0))
  static let secondaryGroupedBackground = AdaptiveColor(V(255, 255, 255), V(28, 28, 30))
  static let tertiaryGroupedBackground = AdaptiveColor(V(242, 242, 247), V(44, 44, 46))

  /// The backgrounds of surfaces that stand above others are each one step lighter in the dark.
  static func elevated(_ color: AdaptiveColor) -> AdaptiveColor {
    switch color {
    case background: secondaryBackground
    case secondaryBackground: tertiaryBackground
    case groupedBackground: secondaryGroupedBackground
    case secondaryGroupedBackground: tertiaryGroupedBackground
    default: color
    }
  }

  /// What materials are where nothing is to be translucent.
  static let solidMaterial = AdaptiveColor(V(242, 242, 247), V(37, 37, 38))

  static func label(level: Int, in environment: EnvironmentValues) -> _ResolvedStyle {
    let color =
      switch level {
      case ...0: primaryLabel
      case 1: secondaryLabel
      case 2: tertiaryLabel
      case 3: quaternaryLabel
      default: quinaryLabel
      }
    let plain = _ResolvedStyle.color(color.resolved(in: environment))
    guard level > 0, environment.backgroundMaterial != nil else { return plain }
    // As far from what lies behind as the plain colour is from white, or from black in the dark.
    return .blended(plain, environment.colorScheme == .dark ? .plusLighter : .plusDarker)
  }
}

extension Color {
  // Roles that controls are drawn with.
  package static var systemBackground: Color { Color(SystemColors.background) }
  package static var secondarySystemBackground: Color { Color(SystemColors.secondaryBackground) }
  package static var tertiarySystemBackground: Color { Color(SystemColors.tertiaryBackground) }
  package static var groupedBackground: Color { Color(SystemColors.groupedBackground) }
  package static var secondaryGroupedBackground: Color { Color(SystemColors.secondaryGroupedBackground) }
  package static var tertiaryGroupedBackground: Color { Color(SystemColors.tertiaryGroupedBackground) }
  package static var separatorLine: Color { Color(SystemColors.separator) }
  package static var primaryFill: Color { Color(SystemColors.fill) }
  package static var secondaryFill: Color { Color(SystemColors.secondaryFill) }
  package static var tertiaryFill: Color { Color(SystemColors.tertiaryFill) }
  package static var quaternaryFill: Color { Color(SystemColors.quaternaryFill) }
  package static var tertiaryLabel: Color { Color(SystemColors.tertiaryLabel) }
  package static var placeholderText: Color { Color(SystemColors.placeholder) }
  package static var systemGray2: Color { Color(SystemColors.gray2) }
  package static var systemGray3: Color { Color(SystemColors.gray3) }
  package static var systemGray4: Color { Color(SystemColors.gray4) }
  package static var systemGray5: Color { Color(SystemColors.gray5) }
  package static var systemGray6: Color { Color(SystemColors.gray6) }
}
