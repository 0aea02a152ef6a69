import CoreGraphics
import Rendering

/// The outline of a container: a card, a widget. Shapes inside can follow its corners.
@MainActor
final class ShapeContainer {
  fileprivate(set) weak var node: RenderNode?
  /// The container's outline, drawn smaller by a distance, in a rectangle.
  fileprivate var outline: (@Sendable (_ rect: CGRect, _ inset: CGFloat) -> Path)?
  private var followers: [Weak<RenderNode>] = []

  nonisolated init() {}

  fileprivate func follow(by node: RenderNode) {
    if followers.contains(where: { $0.value === node }) { return }
    followers.removeAll { $0.value == nil }
    followers.append(Weak(node))
  }

  fileprivate func outlineDidChange() {
    for follower in followers { follower.value?.invalidateDisplay() }
  }
}

private enum ShapeContainerKey: EnvironmentKey {
  static var defaultValue: ShapeContainer? { nil }
}

extension EnvironmentValues {
  var shapeContainer: ShapeContainer? {
    get { self[ShapeContainerKey.self] }
    set { self[ShapeContainerKey.self] = newValue }
  }
}

/// Where the container of a shape that is being drawn lies.
struct ContainerPlace: Sendable {
  /// The container, in the coordinates of the shape's rectangle.
  var rect: CGRect
  var outline: @Sendable (_ rect: CGRect, _ inset: CGFloat) -> Path

  @TaskLocal static var current: ContainerPlace?

  /// The container's outline moved inwards as far as the rectangle lies inside of it.
  func path(in inner: CGRect) -> Path {
    let distance = max(
      min(inner.minX - rect.minX, inner.minY - rect.minY, rect.maxX - inner.maxX, rect.maxY - inner.maxY), 0)
    return outline(inner.insetBy(dx: -distance, dy: -distance), distance)
  }
}

/// Draws something that may follow the shape of a container, and watches where the two stand.
@MainActor
final class ContainerFollower: GeometryObserver {
  private unowned let node: RenderNode
  private(set) weak var container: ShapeContainer?
  private var lastRect: CGRect?

  init(node: RenderNode) { self.node = node }

  func set(_ new: ShapeContainer?) {
    guard new !== container else { return }
    container = new
    lastRect = nil
    new?.follow(by: node)
    if new != nil { node.root.observeGeometry(self) }
    node.invalidateDisplay()
  }

  private var rect: CGRect? {
    guard let around = container?.node, around.isAttached, around.isPlaced, around.isAncestor(of: node) else {
      return nil
    }
    let inner = node.convert(node.bounds, to: around)
    return CGRect(
      x: -inner.minX, y: -inner.minY, width: around.presentedFrame.width, height: around.presentedFrame.height)
  }

  func geometryDidChange() {
    guard container != nil else { return }
    let rect = rect
    if rect != lastRect { node.invalidateDisplay() }
  }

  /// Runs the closure so that shapes which follow their container find it.
  func draw<T>(_ body: () -> T) -> T {
    guard let outline = container?.outline, let rect = rect else { return body() }
    lastRect = rect
    return ContainerPlace.$current.withValue(ContainerPlace(rect: rect, outline: outline), operation: body)
  }
}

private struct ContainerShapeModifier<S: InsettableShape>: ViewModifier {
  var shape: S
  @State private var container = ShapeContainer()

  func body(content: Content) -> some View {
    content
      .environment(\.shapeContainer, container)
      .modifier(ContainerOutline(container: container, shape: shape))
  }
}

private struct ContainerOutline<S: InsettableShape> {
  var container: ShapeContainer
  var shape: S
}

extension ContainerOutline: RenderModifier {
  static func makeWrapper(_ modifier: ContainerOutline, around child: RenderNode, node: Node) -> UnaryRenderNode {
    UnaryRenderNode(child: child, in: NodeContext(below: node))
  }

  static func update(
    _ wrapper: UnaryRenderNode, from old: ContainerOutline, to modifier: ContainerOutline,
    environment: EnvironmentValues, node: Node
  ) {
    let container = modifier.container
    container.node = wrapper
    if container.outline != nil, ValueComparison.areEqual(old.shape, modifier.shape) { return }
    let shape = modifier.shape
    container.outline = { rect, inset in
      inset == 0 ? shape.path(in: rect) : shape.inset(by: inset).path(in: rect)
    }
    container.outlineDidChange()
  }
}

extension View {
  /// Sets the shape that a ``ContainerRelativeShape`` in the view follows.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}
