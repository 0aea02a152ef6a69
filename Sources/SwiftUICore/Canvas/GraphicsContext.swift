import CoreGraphics
import Rendering

/// Draws in the immediate style: each call adds to the picture. A copy draws into the same picture with state of its
/// own.
public struct GraphicsContext {
  /// Where drawing goes; shared by the copies of a context.
  final class Target {
    var items: [PlacedFragment] = []
  }

  private struct Clip {
    var geometry: ShapeGeometry
    var evenOdd: Bool
    /// The transform that held when the clip was set.
    var transform: CGAffineTransform
  }

  private let target: Target
  private var clips: [Clip] = []
  private var filters: [Filter] = []
  private var layerClips: [Fragment] = []
  public var opacity: Double = 1
  public var blendMode = BlendMode.normal
  public var transform = CGAffineTransform.identity
  public let environment: EnvironmentValues
  private let root: ViewRoot?
  let symbols: CanvasSymbols?

  init(target: Target, environment: EnvironmentValues, root: ViewRoot?, symbols: CanvasSymbols?) {
    self.target = target
    self.environment = environment
    self.root = root
    self.symbols = symbols
  }

  // MARK: State

  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  /// Limits further drawing to the path.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    var path = path
    if options.contains(.inverse) {
      var outside = Path(CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5))
      outside.addPath(path)
      path = outside
    }
    clips.append(
      Clip(
        geometry: path.geometry, evenOdd: style.isEOFilled || options.contains(.inverse), transform: transform))
  }

  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// A change of everything that is drawn from now on.
  public struct Filter: Sendable {
    enum Kind: Sendable {
      case shadow(Color, radius: CGFloat, offset: CGSize)
      case blur(CGFloat)
      case matrix(ColorMatrixEffect)
      case luminanceToAlpha
    }

    let kind: Kind

    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(kind: .shadow(color, radius: radius, offset: CGSize(width: x, height: y)))
    }
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(kind: .blur(radius))
    }
    public static func brightness(_ amount: Double) -> Filter { matrix(.brightness, amount) }
    public static func contrast(_ amount: Double) -> Filter { matrix(.contrast, amount) }
    public static func saturation(_ amount: Double) -> Filter { matrix(.saturation, amount) }
    public static func grayscale(_ amount: Double) -> Filter { matrix(.grayscale, amount) }
    public static func hueRotation(_ angle: Angle) -> Filter { matrix(.hueRotation, angle.radians) }
    public static func colorInvert(_ amount: Double = 1) -> Filter { matrix(.invert, amount) }
    public static func colorMultiply(_ color: Color) -> Filter { matrix(.multiply(color), 1) }
    public static var luminanceToAlpha: Filter { Filter(kind: .luminanceToAlpha) }

    private static func matrix(_ kind: ColorMatrixEffect.Kind, _ amount: Double) -> Filter {
      Filter(kind: .matrix(ColorMatrixEffect(kind: kind, amount: amount)))
    }
  }

  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let opaque = BlurOptions(rawValue: 1)
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  public mutating func addFilter(_ filter: Filter) { filters.append(filter) }

  // MARK: Shading

  /// What paths are filled and stroked with. Points are in the context's coordinates.
  public struct Shading: Sendable {
    enum Kind: Sendable {
      case color(Color)
      case style(AnyShapeStyle)
      case linear(Gradient, CGPoint, CGPoint)
      case radial(Gradient, CGPoint, CGFloat, CGFloat)
      case conic(Gradient, CGPoint, Angle)
      case resolved(Paint)
    }

    let kind: Kind

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
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }
    public static var foreground: Shading { style(ForegroundStyle()) }
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
      Shading(kind: .linear(gradient, startPoint, endPoint))
    }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading(kind: .radial(gradient, center, startRadius, endRadius))
    }
    public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = Angle()) -> Shading {
      Shading(kind: .conic(gradient, center, angle))
    }
  }

  public func resolve(_ shading: Shading) -> Shading {
    Shading(kind: .resolved(paint(shading, in: CGRect(x: 0, y: 0, width: 1, height: 1))))
  }

  private func paint(_ shading: Shading, in rect: CGRect) -> Paint {
    let context = _StyleContext(environment: environment)
    switch shading.kind {
    case .color(let color): return .color(color.resolved(in: environment))
    case .style(let style): return style._resolve(in: context).paint(in: rect)
    case .linear(let gradient, let start, let end):
      return .linearGradient(gradient.ramp(in: context), start: start, end: end)
    case .radial(let gradient, let center, let start, let end):
      return .radialGradient(gradient.ramp(in: context), center: center, startRadius: start, endRadius: end)
    case .conic(let gradient, let center, let angle):
      return .angularGradient(
        gradient.ramp(in: context), center: center, startAngle: angle.radians, endAngle: angle.radians + 2 * .pi)
    case .resolved(let paint): return paint
    }
  }

  // MARK: Drawing

  private func add(_ fragment: Fragment) {
    guard !fragment.isEmpty, opacity > 0 else { return }
    var result = transform.isIdentity ? fragment : Fragment(.transform(transform, fragment))
    for filter in filters.reversed() { result = apply(filter, to: result) }
    if opacity < 1 { result = Fragment(.opacity(opacity, result)) }
    for clip in clips.reversed() {
      if clip.transform.isIdentity {
        result = Fragment(.clip(clip.geometry, evenOdd: clip.evenOdd, antialiased: true, result))
      } else {
        let inner = Fragment(.transform(clip.transform.inverted(), result))
        result = Fragment(
          .transform(
            clip.transform, Fragment(.clip(clip.geometry, evenOdd: clip.evenOdd, antialiased: true, inner))))
      }
    }
    for mask in layerClips.reversed() { result = Fragment(.mask(mask: mask, result)) }
    if blendMode != .normal { result = Fragment(.blend(blendMode, result)) }
    target.items.append(PlacedFragment(result))
  }

  private func apply(_ filter: Filter, to fragment: Fragment) -> Fragment {
    switch filter.kind {
    case .shadow(let color, let radius, let offset):
      return Fragment(
        .shadow(color: color.resolved(in: environment), radius: radius, offset: offset, fragment))
    case .blur(let radius): return Fragment(.blur(radius: radius, opaque: false, fragment))
    case .luminanceToAlpha: return Fragment(.luminanceToAlpha(fragment))
    case .matrix(let effect):
      nonisolated(unsafe) let environment = environment
      return MainActor.assumeIsolated {
        effect.apply(to: fragment, size: .zero, environment: effect.readEnvironment(environment))
      }
    }
  }

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let paint = paint(shading, in: path.boundingRect)
    add(
      Fragment(
        .fill(path.geometry, paint, evenOdd: style.isEOFilled, antialiased: style.isAntialiased)))
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let paint = paint(shading, in: path.boundingRect)
    add(Fragment(.stroke(path.geometry, style.line, paint, antialiased: true)))
  }

  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws into a picture of its own, which is then drawn with this context's state.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let layer = Target()
    var inner = GraphicsContext(target: layer, environment: environment, root: root, symbols: symbols)
    try content(&inner)
    add(Fragment(.compositingGroup(Fragment(.group(layer.items)))))
  }

  /// Limits further drawing to where the layer is opaque.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let layer = Target()
    var inner = GraphicsContext(target: layer, environment: environment, root: root, symbols: symbols)
    inner.transform = transform
    try content(&inner)
    layerClips.append(Fragment(.opacity(opacity, Fragment(.group(layer.items)))))
  }

  // MARK: Images and text

  /// An image with its size settled in the context's environment.
  public struct ResolvedImage {
    let image: SwiftUICore.ResolvedImage
    public let baseline: CGFloat
    public var shading: Shading?
    public var size: CGSize { image.size }
  }

  public func resolve(_ image: Image) -> ResolvedImage {
    let resolved = ImageResolver.resolve(image, in: environment)
    return ResolvedImage(image: resolved, baseline: resolved.size.height - resolved.baselineOffset)
  }

  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    var inner = self
    inner.translateBy(x: rect.minX, y: rect.minY)
    inner.add(image.image.fragment(size: rect.size))
  }

  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(
      image,
      in: CGRect(
        x: point.x - anchor.x * image.size.width, y: point.y - anchor.y * image.size.height,
        width: image.size.width, height: image.size.height))
  }

  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// A text with its fonts and colours settled in the context's environment.
  public struct ResolvedText {
    let text: SwiftUICore.ResolvedText
    fileprivate let shaper: (any TextShaper)?
    public var shading: Shading = .foreground

    public func measure(in size: CGSize) -> CGSize { layout(in: size)?.size ?? .zero }
    public func firstBaseline(in size: CGSize) -> CGFloat { layout(in: size)?.firstBaseline ?? 0 }
    public func lastBaseline(in size: CGSize) -> CGFloat { layout(in: size)?.lastBaseline ?? 0 }

    fileprivate func layout(in size: CGSize) -> TextLayout? {
      func finite(_ value: CGFloat) -> CGFloat? { value.isFinite && value < 1e6 ? value : nil }
      return shaper?.layout(text.request, width: finite(size.width), height: finite(size.height))
    }
  }

  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: TextResolver.resolve(text, in: environment), shaper: shaper)
  }

  private var shaper: (any TextShaper)? {
    let root = root
    return MainActor.assumeIsolated { root?.backend.textShaper }
  }

  public func draw(_ text: ResolvedText, in rect: CGRect) {
    guard let layout = text.layout(in: rect.size) else { return }
    var inner = self
    inner.translateBy(x: rect.minX, y: rect.minY)
    let bounds = CGRect(origin: .zero, size: layout.size)
    inner.add(Fragment(.text(layout, paints: text.text.paints.map { $0.paint(in: bounds) })))
  }

  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
    draw(
      text,
      in: CGRect(
        x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
        height: size.height))
  }

  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  // MARK: Symbols

  /// A view that was given to the canvas to be drawn by tag.
  public struct ResolvedSymbol {
    let fragment: Fragment
    public let size: CGSize
  }

  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    let symbols = symbols
    nonisolated(unsafe) let id = AnyHashable(id)
    nonisolated(unsafe) var result: ResolvedSymbol?
    MainActor.assumeIsolated { result = symbols?.symbol(tagged: id) }
    return result
  }

  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    var inner = self
    inner.translateBy(x: rect.minX, y: rect.minY)
    inner.scaleBy(x: rect.width / max(symbol.size.width, 0.01), y: rect.height / max(symbol.size.height, 0.01))
    inner.add(symbol.fragment)
  }

  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    var inner = self
    inner.translateBy(
      x: point.x - anchor.x * symbol.size.width, y: point.y - anchor.y * symbol.size.height)
    inner.add(symbol.fragment)
  }
}
