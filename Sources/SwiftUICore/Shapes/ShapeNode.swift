import CoreGraphics
import Rendering

/// A shape with what it is filled or drawn with.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  var strokeStyle: StrokeStyle?

  nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  nonisolated init(shape: Content, style: Style, fillStyle: FillStyle, strokeStyle: StrokeStyle) {
    self.init(shape: shape, style: style, fillStyle: fillStyle)
    self.strokeStyle = strokeStyle
  }

  public typealias Body = Never
  public var body: Never { fatalError("shown by the engine") }

  public static func _makeNode(_ view: _ShapeView, in context: _NodeContext) -> _ViewNode<_ShapeView> {
    ShapeNode(view, in: context)
  }

  nonisolated public static var _elementCount: Int? { 1 }
}

private final class ShapeNode<Content: Shape, Style: ShapeStyle>: ValueNode<_ShapeView<Content, Style>> {
  private lazy var render = ShapeRenderNode(shape: view.shape, in: NodeContext(below: self))
  private lazy var animator: SubjectAnimator<Content>? = SubjectAnimator.make(root: root) { [weak self] in
    self?.presentShape()
  }
  private lazy var strokeAnimator: SubjectAnimator<StrokeStyle>? = SubjectAnimator.make(root: root) {
    [weak self] in self?.presentShape()
  }
  private lazy var color = AnimatedPaint(root: root) { [weak self] in self?.presentPaint() }

  override init(_ view: _ShapeView<Content, Style>, in context: NodeContext) {
    super.init(view, in: context)
    render.fillStyle = view.fillStyle
    render.strokeStyle = view.strokeStyle
    resolve(isFirst: true)
  }

  private func resolve(isFirst: Bool) {
    needsUpdate = false
    let (style, direction) = tracking {
      let environment = environment
      if Content._followsContainer { render.setContainer(environment.shapeContainer) }
      return (view.style._resolve(in: _StyleContext(environment: environment)), environment.layoutDirection)
    }
    render.setDirection(direction)
    if isFirst { color.jump(to: style) } else { color.set(style, transaction: transaction) }
    presentPaint()
  }

  private func presentPaint() { render.setStyle(color.presented) }

  private func presentShape() {
    render.setShape(animator?.presented(view.shape) ?? view.shape)
    if let stroke = view.strokeStyle {
      render.setStroke(strokeAnimator?.presented(stroke) ?? stroke)
    }
  }

  override func update(to newView: _ShapeView<Content, Style>) {
    let old = view
    view = newView
    if !ValueComparison.areEqual(old.shape, newView.shape) {
      animator?.retarget(from: old.shape, to: newView.shape, transaction: transaction)
      presentShape()
    }
    if old.strokeStyle != newView.strokeStyle, let from = old.strokeStyle, let to = newView.strokeStyle {
      strokeAnimator?.retarget(from: from, to: to, transaction: transaction)
      presentShape()
    }
    if old.fillStyle != newView.fillStyle {
      render.fillStyle = newView.fillStyle
      render.invalidateDisplay()
    }
    if needsUpdate || !ValueComparison.areEqual(old.style, newView.style) { resolve(isFirst: false) }
  }

  override func update() { resolve(isFirst: false) }

  override func appendElements(to list: inout ElementList) { list.append(render) }
}

final class ShapeRenderNode<Content: Shape>: RenderNode {
  private var shape: Content
  private var style = _ResolvedStyle.color(.clear)
  private var direction = LayoutDirection.leftToRight
  var fillStyle = FillStyle()
  var strokeStyle: StrokeStyle?

  init(shape: Content, in context: NodeContext) {
    self.shape = shape
    super.init(in: context)
  }

  func setShape(_ new: Content) {
    shape = new
    if Content.self != Rectangle.self, isPlaced, shape.sizeThatFits(proposal) != frame.size {
      invalidateLayout()
    }
    invalidateDisplay()
  }

  func setStyle(_ new: _ResolvedStyle) {
    style = new
    invalidateDisplay()
  }

  func setStroke(_ new: StrokeStyle) {
    strokeStyle = new
    invalidateDisplay()
  }

  private var follower: ContainerFollower?

  func setContainer(_ container: ShapeContainer?) {
    if follower == nil, container == nil { return }
    let follower = follower ?? ContainerFollower(node: self)
    self.follower = follower
    follower.set(container)
  }

  func setDirection(_ new: LayoutDirection) {
    guard new != direction else { return }
    direction = new
    invalidateDisplay()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  private func path() -> Path {
    let rect = CGRect(origin: .zero, size: drawingSize)
    let draw = { [shape, direction] in shape.path(in: rect, direction: direction) }
    return follower?.draw(draw) ?? draw()
  }

  override func record() -> Fragment {
    let path = path()
    if path.isEmpty { return .empty }
    let rect = CGRect(origin: .zero, size: drawingSize)
    if let strokeStyle {
      return style.decorating(
        Fragment(
          .stroke(path.geometry, strokeStyle.line, style.ink(in: rect), antialiased: fillStyle.isAntialiased)))
    }
    return style.fragment(
      filling: path.geometry, in: rect, evenOdd: fillStyle.isEOFilled, antialiased: fillStyle.isAntialiased)
  }

  override func containsHit(_ point: CGPoint) -> Bool {
    if case .color(let color) = style, color.alpha <= 0 { return false }
    let path = path()
    if let strokeStyle { return path.strokedPath(strokeStyle).contains(point) }
    return path.contains(point, eoFill: fillStyle.isEOFilled)
  }

  override var dumpDetails: String { "\(Content.self)" }
}

/// A style that moves smoothly where both ends are plain colours.
@MainActor
final class AnimatedPaint {
  private let attribute: AnimatedAttribute<Color.Resolved.AnimatableData>
  private var style = _ResolvedStyle.color(.clear)
  private var isColor = false

  init(root: ViewRoot, onStep: @escaping @MainActor () -> Void) {
    attribute = AnimatedAttribute(root: root, onStep: onStep)
  }

  func jump(to new: _ResolvedStyle) {
    style = new
    isColor = false
    if case .color(let color) = new {
      isColor = true
      attribute.jump(to: Color.Resolved(color).animatableData)
    }
  }

  func set(_ new: _ResolvedStyle, transaction: Transaction) {
    guard isColor, case .color(let color) = new else {
      jump(to: new)
      return
    }
    style = new
    attribute.set(Color.Resolved(color).animatableData, transaction: transaction)
  }

  var presented: _ResolvedStyle {
    guard isColor, attribute.isAnimating else { return style }
    var color = Color.Resolved(RGBA.clear)
    color.animatableData = attribute.presented
    return .color(color.color)
  }
}
