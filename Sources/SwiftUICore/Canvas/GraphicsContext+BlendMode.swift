import Rendering

extension GraphicsContext {
  /// How a drawing mixes with what the context has drawn before.
  ///
  /// The modes that replace do so where the drawing lies; with a filter, everywhere inside the clip. The numbers are
  /// those of Core Graphics.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    public let rawValue: Int32

    public init(rawValue: Int32) { self.rawValue = rawValue }

    public static var normal: BlendMode { BlendMode(rawValue: 0) }
    public static var multiply: BlendMode { BlendMode(rawValue: 1) }
    public static var screen: BlendMode { BlendMode(rawValue: 2) }
    public static var overlay: BlendMode { BlendMode(rawValue: 3) }
    public static var darken: BlendMode { BlendMode(rawValue: 4) }
    public static var lighten: BlendMode { BlendMode(rawValue: 5) }
    public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
    public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
    public static var softLight: BlendMode { BlendMode(rawValue: 8) }
    public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
    public static var difference: BlendMode { BlendMode(rawValue: 10) }
    public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
    public static var hue: BlendMode { BlendMode(rawValue: 12) }
    public static var saturation: BlendMode { BlendMode(rawValue: 13) }
    public static var color: BlendMode { BlendMode(rawValue: 14) }
    public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
    /// Takes away what is there.
    public static var clear: BlendMode { BlendMode(rawValue: 16) }
    /// Replaces what is there.
    public static var copy: BlendMode { BlendMode(rawValue: 17) }
    /// Draws as far as there was something, which goes.
    public static var sourceIn: BlendMode { BlendMode(rawValue: 18) }
    /// Draws as far as there was nothing; what was there goes.
    public static var sourceOut: BlendMode { BlendMode(rawValue: 19) }
    /// Draws on what is there only.
    public static var sourceAtop: BlendMode { BlendMode(rawValue: 20) }
    /// Draws behind what is there.
    public static var destinationOver: BlendMode { BlendMode(rawValue: 21) }
    /// Keeps what is there as far as the drawing is opaque.
    public static var destinationIn: BlendMode { BlendMode(rawValue: 22) }
    /// Keeps what is there as far as the drawing is clear.
    public static var destinationOut: BlendMode { BlendMode(rawValue: 23) }
    /// Keeps what is there as far as the drawing is opaque, and draws where there was nothing.
    public static var destinationAtop: BlendMode { BlendMode(rawValue: 24) }
    /// Keeps what of both does not lie on the other.
    public static var xor: BlendMode { BlendMode(rawValue: 25) }
    public static var plusDarker: BlendMode { BlendMode(rawValue: 26) }
    public static var plusLighter: BlendMode { BlendMode(rawValue: 27) }

    enum Kind {
      case blend(Rendering.BlendMode)
      case replace(CoverageMode)
    }

    /// Numbers that name no mode draw normally.
    var kind: Kind {
      switch rawValue {
      case 1: .blend(.multiply)
      case 2: .blend(.screen)
      case 3: .blend(.overlay)
      case 4: .blend(.darken)
      case 5: .blend(.lighten)
      case 6: .blend(.colorDodge)
      case 7: .blend(.colorBurn)
      case 8: .blend(.softLight)
      case 9: .blend(.hardLight)
      case 10: .blend(.difference)
      case 11: .blend(.exclusion)
      case 12: .blend(.hue)
      case 13: .blend(.saturation)
      case 14: .blend(.color)
      case 15: .blend(.luminosity)
      case 16: .replace(.clear)
      case 17: .replace(.copy)
      case 18: .replace(.sourceIn)
      case 19: .replace(.sourceOut)
      case 20: .blend(.sourceAtop)
      case 21: .blend(.destinationOver)
      case 22: .replace(.destinationIn)
      case 23: .blend(.destinationOut)
      case 24: .replace(.destinationAtop)
      case 25: .replace(.xor)
      case 26: .blend(.plusDarker)
      case 27: .blend(.plusLighter)
      default: .blend(.normal)
      }
    }

    /// The drawing, mixed with what is below it.
    func apply(to drawing: Fragment, coverage: Fragment) -> Fragment {
      switch kind {
      case .blend(.normal): return drawing
      case .blend(let mode): return drawing.isEmpty ? drawing : Fragment(.blend(mode, drawing))
      case .replace(let mode): return Fragment(.replace(mode, coverage: coverage, drawing))
      }
    }
  }
}
