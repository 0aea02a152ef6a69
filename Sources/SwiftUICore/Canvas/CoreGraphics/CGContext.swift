import CoreGraphics
import Foundation
import Rendering

/// Draws in the manner of Core Graphics, into a canvas or into the pages of a document.
///
/// In a canvas y grows downwards from the top, in a document upwards from the bottom. As on Apple's platforms images
/// stand upright where y grows upwards. What is drawn is recorded, so that it stays as sharp as the place where it is
/// shown allows.
public final class CGContext {
  struct State {
    var context: GraphicsContext
    var fill = CGColor.black
    var stroke = CGColor.black
    var line = StrokeStyle(lineWidth: 1)
    var shadow: GraphicsContext.Filter?
    var antialiases = true
    var interpolation = CGInterpolationQuality.default
  }

  /// What goes on while something is drawn into a picture of its own.
  private struct Layer {
    var outer: State
    var savedStates: [State]
    var target: GraphicsContext.Target
  }

  private(set) var state: State
  private var savedStates: [State] = []
  private var layers: [Layer] = []
  /// The path so far, in the coordinates of the whole.
  var current = CGMutablePath()
  package var document: CGContextDocument?
  /// True where y grows upwards.
  private var isFlipped = false

  init(_ context: GraphicsContext) { state = State(context: context) }

  package init(_ document: CGContextDocument) {
    self.document = document
    let blank = GraphicsContext(
      target: GraphicsContext.Target(), size: .zero, environment: EnvironmentValues(), root: nil, symbols: nil)
    state = State(context: blank)
  }

  // MARK: State

  /// Keeps colours, line, clip and transform for ``restoreGState()``.
  public func saveGState() { savedStates.append(state) }

  /// Goes back to what was kept last; does nothing if nothing is.
  public func restoreGState() {
    if let last = savedStates.popLast() { state = last }
  }

  /// From the context's coordinates to those of the whole.
  public var ctm: CGAffineTransform { state.context.transform }
  public func scaleBy(x: CGFloat, y: CGFloat) { state.context.scaleBy(x: x, y: y) }
  public func translateBy(x: CGFloat, y: CGFloat) { state.context.translateBy(x: x, y: y) }
  /// - Parameter angle: in radians, from the x axis towards the y axis.
  public func rotate(by angle: CGFloat) { state.context.rotate(by: .radians(angle)) }
  public func concatenate(_ transform: CGAffineTransform) { state.context.concatenate(transform) }

  public func setFillColor(_ color: CGColor) { state.fill = color }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fill = CGColor(gray: gray, alpha: alpha) }
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.stroke = CGColor(gray: gray, alpha: alpha) }

  public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }
  public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
  /// - Parameter lengths: of dashes and gaps in turn; empty draws whole lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dash = lengths
    state.line.dashPhase = phase
  }

  public func setAlpha(_ alpha: CGFloat) { state.context.opacity = min(max(alpha, 0), 1) }
  public func setBlendMode(_ mode: CGBlendMode) {
    state.context.blendMode = GraphicsContext.BlendMode(rawValue: mode.rawValue)
  }
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.antialiases = shouldAntialias }
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Lets what is drawn cast a black shadow of a third of full strength.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Lets what is drawn cast a shadow, whose offset follows no transform.
  ///
  /// - Parameters:
  ///   - blur: twice the standard deviation, in points.
  ///   - color: nil casts none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      .shadow(
        color: Color(cgColor: $0), radius: max(blur, 0) / 2, x: offset.width,
        y: isFlipped ? -offset.height : offset.height)
    }
  }

  /// The context as it is to draw with.
  var drawing: GraphicsContext {
    var context = state.context
    if let shadow = state.shadow { context.addFilter(shadow) }
    return context
  }

  // MARK: Layers

  /// Draws what follows into a picture of its own, which is then drawn with the alpha, blend mode and shadow of now.
  public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]? = nil) {
    let target = GraphicsContext.Target()
    layers.append(Layer(outer: state, savedStates: savedStates, target: target))
    savedStates = []
    state.context = state.context.layer(target)
    state.shadow = nil
  }

  /// Draws the layer that was begun last; does nothing if none was.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    state = layer.outer
    savedStates = layer.savedStates
    var context = drawing
    context.transform = .identity
    context.add(Fragment(.compositingGroup(layer.target.fragment)))
  }

  // MARK: Clips

  func clip(to path: Path, evenOdd: Bool) {
    state.context.clip(to: path, style: FillStyle(eoFill: evenOdd, antialiased: state.antialiases))
  }

  // MARK: Pages

  /// Begins to record a page; y grows upwards from its bottom.
  func beginRecording(_ size: CGSize, into target: GraphicsContext.Target) {
    state = State(
      context: GraphicsContext(
        target: target, size: size, environment: EnvironmentValues(), root: nil, symbols: nil))
    state.context.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
    isFlipped = true
    savedStates = []
    layers = []
    current = CGMutablePath()
  }

  /// Draws a picture of the height upright, with its lower left corner at the origin.
  package func draw(_ fragment: Fragment, height: CGFloat) {
    guard document?.isInPage == true else { return }
    var context = drawing
    context.translateBy(x: 0, y: height)
    context.scaleBy(x: 1, y: -1)
    context.add(fragment)
  }
}
