import CoreGraphics
import Rendering

/// Draws in the immediate style: each call adds to the picture. A copy draws into the same picture with state of its
/// own.
public struct GraphicsContext {
  /// Where drawing goes; shared by the copies of a context.
  final class Target {
    var items: [PlacedFragment] = []

    /// What was drawn.
    var fragment: Fragment { Fragment(.group(items)) }

    /// What was drawn, with blending that reaches nothing else.
    var isolatedFragment: Fragment {
      let drawing = fragment
      return drawing.readsBackdrop ? Fragment(.compositingGroup(drawing)) : drawing
    }
  }

  private struct Clip {
    var path: Path
    var style: FillStyle
    var isInverse: Bool
    /// The transform that held when the clip was set.
    var transform: CGAffineTransform
  }

  private let target: Target
  private var clips: [Clip] = []
  private var filters: [Filter] = []
  private var layerClips: [Fragment] = []
  /// The size of what is drawn on.
  private let size: CGSize
  public var opacity: Double = 1
  public var blendMode = BlendMode.normal
  public var transform = CGAffineTransform.identity
  public let environment: EnvironmentValues
  private let root: ViewRoot?
  let symbols: CanvasSymbols?

  init(
    target: Target, size: CGSize, environment: EnvironmentValues, root: ViewRoot?, symbols: CanvasSymbols?
  ) {
    self.target = target
    self.size = size
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
    clips.append(Clip(path: path, style: style, isInverse: options.contains(.inverse), transform: transform))
  }

  /// The rectangle around what drawing is limited to, in the context's coordinates.
  public var clipBoundingRect: CGRect {
    var bounds = CGRect(origin: .zero, size: size)
    for clip in clips where !clip.isInverse {
      bounds = bounds.intersection(clip.path.boundingRect.applying(clip.transform))
    }
    for mask in layerClips { bounds = bounds.intersection(mask.bounds) }
    return bounds.isNull ? .zero : bounds.applying(transform.inverted())
  }

  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What is outside of the shape stays.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Changes everything that is drawn from now on. The filter that was added last sees a drawing first.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(filter)
  }

  // MARK: Drawing

  /// `coverage` is opaque where the drawing lies; nil when the drawing itself is.
  func add(_ fragment: Fragment, coverage: @autoclosure () -> Fragment? = nil) {
    let isReplacing = if case .replace = blendMode.kind { true } else { false }
    guard isReplacing || (!fragment.isEmpty && opacity > 0) else { return }
    func moved(_ fragment: Fragment) -> Fragment {
      transform.isIdentity ? fragment : Fragment(.transform(transform, fragment))
    }
    var result = moved(fragment)
    for filter in filters.reversed() { result = apply(filter, to: result) }
    if opacity < 1 { result = opacity > 0 ? Fragment(.opacity(opacity, result)) : .empty }
    result = clipped(result)
    if blendMode != .normal {
      var cover = result
      if isReplacing {
        // A filtered drawing is a picture as large as the context.
        let everything = Fragment(
          .fill(.rect(CGRect(origin: .zero, size: size)), .color(.black), evenOdd: false, antialiased: false))
        cover = clipped(filters.isEmpty ? moved(coverage() ?? fragment) : everything)
      }
      result = blendMode.apply(to: result, coverage: cover)
    }
    target.items.append(PlacedFragment(result))
  }

  private func clipped(_ fragment: Fragment) -> Fragment {
    var result = fragment
    for clip in clips.reversed() { result = apply(clip, to: result) }
    for mask in layerClips.reversed() { result = Fragment(.mask(mask: mask, result)) }
    return result
  }

  private func apply(_ clip: Clip, to fragment: Fragment) -> Fragment {
    var path = clip.path
    if clip.isInverse {
      var outside = Path(fragment.bounds.applying(clip.transform.inverted()).insetBy(dx: -1, dy: -1))
      outside.addPath(path)
      path = outside
    }
    let evenOdd = clip.style.isEOFilled || clip.isInverse
    if clip.transform.isIdentity {
      return Fragment(
        .clip(path.geometry, evenOdd: evenOdd, antialiased: clip.style.isAntialiased, fragment))
    }
    let inner = Fragment(.transform(clip.transform.inverted(), fragment))
    return Fragment(
      .transform(
        clip.transform,
        Fragment(.clip(path.geometry, evenOdd: evenOdd, antialiased: clip.style.isAntialiased, inner))))
  }

  /// Draws what the layer shows already where `coverage`, in the context's coordinates, is opaque.
  private func addBackdrop(in coverage: Fragment) {
    let cover = transform.isIdentity ? coverage : Fragment(.transform(transform, coverage))
    var inner = self
    inner.transform = .identity
    let behind = Fragment(.compositingGroup(target.fragment))
    inner.add(Fragment(.mask(mask: cover, behind)), coverage: cover)
  }

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    if case .backdrop = shading.kind { return addBackdrop(in: filled(.color(.black))) }
    if case .style(let shapeStyle) = shading.kind {
      // Materials and shadows are more than a paint.
      add(
        shapeStyle._resolve(in: _StyleContext(environment: environment)).fragment(
          filling: path.geometry, in: path.boundingRect, evenOdd: style.isEOFilled, antialiased: style.isAntialiased),
        coverage: filled(.color(.black)))
      return
    }
    add(filled(paint(shading, in: path.boundingRect)), coverage: filled(.color(.black)))

    func filled(_ paint: Paint) -> Fragment {
      Fragment(.fill(path.geometry, paint, evenOdd: style.isEOFilled, antialiased: style.isAntialiased))
    }
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    func stroked(_ paint: Paint) -> Fragment {
      Fragment(.stroke(path.geometry, style.line, paint, antialiased: true))
    }
    if case .backdrop = shading.kind { return addBackdrop(in: stroked(.color(.black))) }
    add(stroked(paint(shading, in: path.boundingRect)), coverage: stroked(.color(.black)))
  }

  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws into a picture of its own, which is then drawn with this context's state.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let layer = Target()
    var inner = GraphicsContext(target: layer, size: size, environment: environment, root: root, symbols: symbols)
    try content(&inner)
    add(Fragment(.compositingGroup(layer.fragment)))
  }

  /// A context that draws into a layer of this one, at the same place, without its clip, filters, opacity and blending.
  func layer(_ target: Target) -> GraphicsContext {
    var inner = GraphicsContext(target: target, size: size, environment: environment, root: root, symbols: symbols)
    inner.transform = transform
    return inner
  }

  /// Limits further drawing to where the layer is opaque.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let layer = Target()
    var inner = self.layer(layer)
    try content(&inner)
    var mask = layer.fragment
    if options.contains(.inverse) {
      let everything = ShapeGeometry.rect(CGRect(origin: .zero, size: size))
      mask = Fragment(
        .compositingGroup(
          Fragment(
            .group([
              PlacedFragment(Fragment(.fill(everything, .color(.black), evenOdd: false, antialiased: false))),
              PlacedFragment(Fragment(.blend(.destinationOut, mask))),
            ]))))
    }
    layerClips.append(Fragment(.opacity(opacity, mask)))
  }

  // MARK: Images and text

  /// An image with its size settled in the context's environment.
  public struct ResolvedImage {
    let image: SwiftUICore.ResolvedImage
    /// Distance from the top to the baseline.
    public let baseline: CGFloat
    /// What symbols and templates are filled with; nil is the foreground style.
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
    var drawn = image.image
    if let shading = image.shading {
      drawn.setPaints((0..<3).map { paint(shading, level: $0, in: CGRect(origin: .zero, size: drawn.size)) })
    }
    inner.add(drawn.fragment(size: rect.size, antialiased: style.isAntialiased))
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
    /// What the parts of the text without a style of their own are filled with.
    public var shading: Shading = .foreground

    /// The size that the text takes of what it is offered.
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
    var shading: (index: Int, paint: Paint)?
    if let foreground = text.text.foregroundPaint {
      if case .style(let style) = text.shading.kind, style == AnyShapeStyle(ForegroundStyle()) {
      } else {
        shading = (foreground, paint(text.shading, in: bounds))
      }
    }
    let drawing = Fragment.letters(layout, styles: text.text.paints, in: bounds, replacing: shading)
    var placed = text.text.backgrounds.flatMap { background in
      layout.rects(for: background.range).map {
        PlacedFragment(
          Fragment(.fill(.rect($0), .color(background.color), evenOdd: false, antialiased: false)))
      }
    }
    placed.append(PlacedFragment(drawing))
    for attachment in layout.attachments {
      if let picture = text.text.attachmentFragments[attachment.id] {
        placed.append(PlacedFragment(picture, at: attachment.rect.origin))
      }
    }
    inner.add(placed.count == 1 ? drawing : Fragment(.group(placed)))
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
