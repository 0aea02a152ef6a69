import CoreGraphics

/// What a content shape is used for.
///
/// Two of them mean something here. Previews of drags and menus, and the effects of pointers and focus, are drawn
/// without a shape of their own.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Where the view can be hit.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// Where assistive programs see the view.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
  public static let focusEffect = ContentShapeKinds(rawValue: 32)
}

/// Gives its content another shape than its frame.
struct ContentShapeModifier<S: Shape> {
  var shape: S
  var eoFill: Bool
  var kinds: ContentShapeKinds
}

extension ContentShapeModifier: RenderModifier {
  static func makeWrapper(
    _ modifier: ContentShapeModifier, around child: RenderNode, node: Node
  ) -> ContentShapeRenderNode<S> {
    ContentShapeRenderNode(modifier, around: child, in: NodeContext(below: node))
  }

  static func update(
    _ wrapper: ContentShapeRenderNode<S>, from old: ContentShapeModifier, to modifier: ContentShapeModifier,
    environment: EnvironmentValues, node: Node
  ) {
    wrapper.update(
      to: modifier, direction: environment.layoutDirection,
      container: S._followsContainer ? environment.shapeContainer : nil)
  }
}

final class ContentShapeRenderNode<S: Shape>: UnaryRenderNode {
  private var modifier: ContentShapeModifier<S>
  private var direction = LayoutDirection.leftToRight
  private var follower: ContainerFollower?

  init(_ modifier: ContentShapeModifier<S>, around child: RenderNode, in context: NodeContext) {
    self.modifier = modifier
    super.init(child: child, in: context)
  }

  func update(to modifier: ContentShapeModifier<S>, direction: LayoutDirection, container: ShapeContainer?) {
    self.modifier = modifier
    self.direction = direction
    if follower == nil, container != nil { follower = ContainerFollower(node: self) }
    follower?.set(container)
    if modifier.kinds.contains(.accessibility) { root.noteSemanticsChange() }
  }

  private var path: Path {
    let rect = CGRect(origin: .zero, size: frame.size)
    let draw = { [shape = modifier.shape, direction] in shape.path(in: rect, direction: direction) }
    return follower?.draw(draw) ?? draw()
  }

  override func hitTest(_ point: CGPoint, path: inout [RenderNode]) -> Bool {
    guard modifier.kinds.contains(.interaction) else { return super.hitTest(point, path: &path) }
    guard self.path.contains(point, eoFill: modifier.eoFill) else { return false }
    _ = child.hitTest(child.convertFromParent(point), path: &path)
    path.append(self)
    return true
  }

  override func appendSemantics(to builder: inout SemanticsBuilder) {
    guard modifier.kinds.contains(.accessibility) else { return super.appendSemantics(to: &builder) }
    var own = SemanticsBuilder()
    super.appendSemantics(to: &own)
    let place = convert(path.boundingRect, to: nil)
    for var element in own.nodes {
      if own.nodes.count == 1, !place.isNull { element.frame = place }
      builder.add(element)
    }
  }
}

extension View {
  /// Sets the area in which the view can be hit. As all shapes it is mirrored where the reading direction is.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Sets the shape of the view for some purposes. As all shapes it is mirrored where the reading direction is.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(ContentShapeModifier(shape: shape, eoFill: eoFill, kinds: kind))
  }
}
