import CoreGraphics
import Rendering

extension Image: View {
  public typealias Body = Never
  public var body: Never { fatalError("shown by the engine") }

  public static func _makeNode(_ view: Image, in context: _NodeContext) -> _ViewNode<Image> {
    ImageNode(view, in: context)
  }

  nonisolated public static var _elementCount: Int? { 1 }
}

private final class ImageNode: ValueNode<Image> {
  private lazy var render = ImageRenderNode(in: NodeContext(below: self))

  override init(_ view: Image, in context: NodeContext) {
    super.init(view, in: context)
    update()
  }

  override func update(to newView: Image) {
    if !needsUpdate, view == newView { return }
    view = newView
    update()
  }

  override func update() {
    needsUpdate = false
    let (image, transition, plays, moment) = tracking {
      let environment = environment
      let image = ImageResolver.resolve(view, in: environment)
      let plays =
        image.animation != nil && environment.accessibilityPlayAnimatedImages && !environment.accessibilityReduceMotion
      let moment = image.isSymbol ? environment.symbolMoment : .still
      return (image, environment.contentTransition, plays, moment)
    }
    render.set(image, transition, plays: plays, moment: moment, transaction: transaction)
  }

  override func appendElements(to list: inout ElementList) { list.append(render) }
}

final class ImageRenderNode: RenderNode {
  private var image: ResolvedImage?
  private var moment = SymbolMoment.still

  private var exchange: ContentExchange?
  private var player: ImagePlayer?

  /// - Parameter plays: whether an animated image is not to stay at its first frame.
  func set(
    _ new: ResolvedImage, _ transition: ContentTransition, plays: Bool, moment: SymbolMoment,
    transaction: @autoclosure () -> Transaction
  ) {
    let old = image
    if let old, transition != .identity, isPlaced, old.source != new.source {
      let exchange = exchange ?? ContentExchange(node: self)
      self.exchange = exchange
      exchange.begin(
        from: old.fragment(size: drawingSize), size: drawingSize, transition, transaction: transaction())
    }
    image = new
    self.moment = moment
    if !plays {
      player = nil
    } else if let animation = new.animation, player?.animation !== animation {
      player = ImagePlayer(animation, in: self)
    }
    if old?.size != new.size || old?.isResizable != new.isResizable
      || old?.baselineOffset != new.baselineOffset
    {
      invalidateLayout()
    }
    invalidateDisplay()
    root.noteSemanticsChange()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let image else { return .zero }
    return image.isResizable ? proposal.replacingUnspecifiedDimensions(by: image.size) : image.size
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard mayHaveExplicitGuide(key), let image else { return nil }
    return size.height - image.baselineOffset
  }

  override func mayHaveExplicitGuide(_ key: AlignmentKey) -> Bool {
    key.isTextBaseline && image?.isSymbol == true && image?.isResizable == false
  }

  /// The image, with the frame that it has come to.
  private var presentedImage: ResolvedImage? {
    guard let player, var image, case .bitmap(var drawing) = image.content else { return image }
    guard let frame = player.frameToDraw() else { return image }
    drawing.image = frame
    image.content = .bitmap(drawing)
    return image
  }

  override func record() -> Fragment {
    let drawing = presentedImage?.fragment(size: drawingSize, at: moment) ?? .empty
    return exchange?.apply(to: drawing, size: drawingSize) ?? drawing
  }

  override func containsHit(_ point: CGPoint) -> Bool { bounds.contains(point) }

  override func appendSemantics(to builder: inout SemanticsBuilder) {
    guard let label = image?.label else { return }
    builder.add(node: self, role: .image, label: label)
  }
}
