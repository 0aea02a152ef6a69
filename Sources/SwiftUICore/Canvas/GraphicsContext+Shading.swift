import CoreGraphics
import Rendering

extension GraphicsContext {
  /// What paths are filled and stroked with. Points are in the context's coordinates.
  public struct Shading: Sendable {
    enum Kind: Sendable {
      case color(Color)
      case style(AnyShapeStyle)
      case linear(Gradient, CGPoint, CGPoint, GradientOptions)
      case radial(Gradient, CGPoint, CGFloat, CGFloat, GradientOptions)
      case conic(Gradient, CGPoint, Angle, GradientOptions)
      case tile(Image, origin: CGPoint, sourceRect: CGRect, scale: CGFloat)
      case mesh(MeshGradient)
      case resolved(Paint)
      case backdrop
    }

    /// The shading of each level; further levels have that of the last.
    var levels: [Kind]
    var kind: Kind { levels[0] }

    init(kind: Kind) { levels = [kind] }

    private init(levels: [Kind]) { self.levels = levels }

    public static func color(_ color: Color) -> Shading { Shading(kind: .color(color)) }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style; gradients in it are stretched over each path.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }

    /// The foreground style of the context's environment.
    public static var foreground: Shading { style(ForegroundStyle()) }

    /// A copy of what was drawn so far into the same layer, to be filtered or blended.
    ///
    /// It fills and strokes paths; texts and images show nothing in it. Each copy is drawn anew, so that copies of copies
    /// take their time.
    public static var backdrop: Shading { Shading(kind: .backdrop) }

    /// Shadings for the levels of a symbol, or of what is drawn with ``ShapeStyle`` levels.
    public static func palette(_ array: [Shading]) -> Shading {
      array.isEmpty ? .foreground : Shading(levels: array.map(\.kind))
    }

    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .linear(gradient, startPoint, endPoint, options))
    }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .radial(gradient, center, startRadius, endRadius, options))
    }
    /// A gradient around a point. It comes round to its start, so that it has no ends to repeat or mirror it at.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .conic(gradient, center, angle, options))
    }

    /// A mesh stretched over each path.
    public static func meshGradient(_ mesh: MeshGradient) -> Shading { Shading(kind: .mesh(mesh)) }

    /// A part of an image, repeated from `origin` on.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading {
      Shading(kind: .tile(image, origin: origin, sourceRect: sourceRect, scale: scale))
    }
  }

  /// How a gradient goes on beyond its ends, and how its colours are mixed.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// It begins anew.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// It runs back, and forth again.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Colours are mixed in linear sRGB; otherwise in gamma-encoded sRGB.
    public static let linearColor = GradientOptions(rawValue: 4)

    fileprivate var continuesBeyondEnds: Bool { !isDisjoint(with: [.repeat, .mirror]) }
  }

  /// The shading with its colours settled in the context's environment.
  public func resolve(_ shading: Shading) -> Shading {
    if case .backdrop = shading.kind { return shading }
    return Shading(kind: .resolved(paint(shading, in: CGRect(x: 0, y: 0, width: 1, height: 1))))
  }

  func paint(_ shading: Shading, level: Int = 0, in rect: @autoclosure () -> CGRect) -> Paint {
    let context = _StyleContext(environment: environment)
    switch shading.levels[min(level, shading.levels.count - 1)] {
    case .color(let color): return .color(color.resolved(in: environment))
    case .style(let style):
      return style._resolve(in: _StyleContext(environment: environment, level: shading.levels.count > 1 ? 0 : level))
        .paint(in: rect())
    case .linear(let gradient, let start, let end, let options):
      return RepeatedGradient(ramp: ramp(gradient, options), options: options).linear(
        from: start, to: end, in: rect())
    case .radial(let gradient, let center, let start, let end, let options):
      return RepeatedGradient(ramp: ramp(gradient, options), options: options).radial(
        around: center, from: start, to: end, in: rect())
    case .conic(let gradient, let center, let angle, let options):
      return .angularGradient(
        ramp(gradient, options), center: center, startAngle: angle.radians, endAngle: angle.radians + 2 * .pi)
    case .mesh(let mesh): return mesh._resolve(in: context).paint(in: rect())
    case .tile(let image, let origin, let sourceRect, let scale):
      let style = ImagePaint(image: image, sourceRect: sourceRect, scale: scale)._resolve(in: context)
      return style.paint(in: CGRect(origin: origin, size: .zero))
    case .resolved(let paint): return paint
    case .backdrop: return .color(.clear)
    }

    func ramp(_ gradient: Gradient, _ options: GradientOptions) -> GradientRamp {
      var ramp = gradient.ramp(in: context)
      if options.contains(.linearColor) { ramp.space = .linear }
      return ramp
    }
  }
}

/// A gradient that goes on beyond its ends, written out as far as a rectangle needs.
private struct RepeatedGradient {
  var ramp: GradientRamp
  var options: GraphicsContext.GradientOptions

  /// Most turns that are written out; what lies farther away has the colour of the end.
  private static let limit = 64

  private func turns(_ first: Int, _ last: Int) -> GradientRamp {
    let count = last - first
    var stops: [GradientRamp.Stop] = []
    for turn in first..<last {
      let isMirrored = options.contains(.mirror) && turn % 2 != 0
      let own =
        isMirrored
        ? ramp.stops.reversed().map { GradientRamp.Stop(color: $0.color, location: 1 - $0.location) } : ramp.stops
      for stop in own {
        stops.append(
          GradientRamp.Stop(color: stop.color, location: (CGFloat(turn - first) + stop.location) / CGFloat(count)))
      }
    }
    return GradientRamp(stops: stops, space: ramp.space)
  }

  func linear(from start: CGPoint, to end: CGPoint, in rect: CGRect) -> Paint {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = dx * dx + dy * dy
    if !options.continuesBeyondEnds || length <= 0 || rect.isNull || rect.isInfinite {
      return .linearGradient(ramp, start: start, end: end)
    }
    let shares = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { (($0.x - start.x) * dx + ($0.y - start.y) * dy) / length }
    let half = CGFloat(Self.limit / 2)
    let first = Int(max((shares.min() ?? 0).rounded(.down), -half))
    let last = Int(min((shares.max() ?? 1).rounded(.up), half))
    guard last > first else { return .linearGradient(ramp, start: start, end: end) }
    return .linearGradient(
      turns(first, last), start: CGPoint(x: start.x + dx * CGFloat(first), y: start.y + dy * CGFloat(first)),
      end: CGPoint(x: start.x + dx * CGFloat(last), y: start.y + dy * CGFloat(last)))
  }

  func radial(around center: CGPoint, from start: CGFloat, to end: CGFloat, in rect: CGRect) -> Paint {
    let span = end - start
    if !options.continuesBeyondEnds || span <= 0 || rect.isNull || rect.isInfinite {
      return .radialGradient(ramp, center: center, startRadius: start, endRadius: end)
    }
    let farX = max(abs(rect.minX - center.x), abs(rect.maxX - center.x))
    let farY = max(abs(rect.minY - center.y), abs(rect.maxY - center.y))
    let reach = (farX * farX + farY * farY).squareRoot()
    let first = -Int((max(start, 0) / span).rounded(.up))
    let last = Int(min(((reach - start) / span).rounded(.up), CGFloat(Self.limit)))
    guard last > first else { return .radialGradient(ramp, center: center, startRadius: start, endRadius: end) }
    return .radialGradient(
      turns(first, last), center: center, startRadius: start + span * CGFloat(first),
      endRadius: start + span * CGFloat(last))
  }
}
