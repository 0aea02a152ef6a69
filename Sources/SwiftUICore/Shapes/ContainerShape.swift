import CoreGraphics
import Rendering

/// The outline of a container: a card, a widget. Shapes inside can follow its corners.
@MainActor
final class ShapeContainer {
  fileprivate(set) weak var node: RenderNode?
  /// The container's outline, drawn smaller by a distance, in a rectangle.
  fileprivate var outline: (@Sendable (_ rect: CGRect, _ inset: CGFloat) -> Path)?
  /// The corners of an outline that is a rectangle with round corners.
  fileprivate var corners: (@Sendable (_ size: CGSize) -> RoundedRectangularShapeCorners?)?
  /// The container that this one stands in.
  fileprivate weak var outer: ShapeContainer?
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

  /// The container's rectangle in the coordinates of a node inside.
  fileprivate func rect(seenBy inner: RenderNode) -> CGRect? {
    guard let around = node, around.isAttached, around.isPlaced, around.isAncestor(of: inner) else { return nil }
    let place = inner.convert(inner.bounds, to: around)
    return CGRect(
      x: -place.minX, y: -place.minY, width: around.presentedFrame.width, height: around.presentedFrame.height)
  }

  fileprivate func place(seenBy inner: RenderNode) -> ContainerPlace? {
    guard let outline, let rect = rect(seenBy: inner) else { return nil }
    return ContainerPlace(rect: rect, radii: radii(rect.size), outline: outline)
  }

  /// The radii of the corners, which may depend on those of the container around.
  private func radii(_ size: CGSize) -> RectangleCornerRadii? {
    guard let corners = corners?(size) else { return nil }
    let around = corners.isConcentric ? node.flatMap { outer?.place(seenBy: $0) } : nil
    return corners.radii(in: CGRect(origin: .zero, size: size), container: around?.roundedRect)
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
  /// The radii of its corners; nil if it has none such.
  var radii: RectangleCornerRadii?
  var outline: @Sendable (_ rect: CGRect, _ inset: CGFloat) -> Path

  @TaskLocal static var current: ContainerPlace?

  /// The container as a rectangle with round corners, if it is one.
  var roundedRect: (rect: CGRect, radii: RectangleCornerRadii)? { radii.map { (rect, $0) } }

  /// The container's outline moved inwards as far as the rectangle lies inside of it.
  func path(in inner: CGRect) -> Path {
    let distance = max(
      min(inner.minX - rect.minX, inner.minY - rect.minY, rect.maxX - inner.maxX, rect.maxY - inner.maxY), 0)
    return outline(inner.insetBy(dx: -distance, dy: -distance), distance)
  }

  /// The place as a shape has to see it whose path in `inner` is turned round for the other reading direction.
  fileprivate func mirrored(in inner: CGRect) -> ContainerPlace {
    var copy = self
    copy.rect.origin.x = inner.minX + inner.maxX - rect.maxX
    return copy
  }
}

extension Shape {
  /// The shape's path as it looks in a reading direction.
  nonisolated func path(in rect: CGRect, direction: LayoutDirection) -> Path {
    guard case .mirrors(in: direction) = layoutDirectionBehavior, !(self is Path) else { return path(in: rect) }
    let place = ContainerPlace.current
    let path = place.map { place in
      ContainerPlace.$current.withValue(place.mirrored(in: rect)) { self.path(in: rect) }
    }
    return (path ?? self.path(in: rect)).mirrored(in: rect)
  }
}

extension Path {
  fileprivate func mirrored(in rect: CGRect) -> Path {
    func mirrored(_ own: CGRect) -> CGRect {
      CGRect(x: rect.minX + rect.maxX - own.maxX, y: own.minY, width: own.width, height: own.height)
    }
    switch storage {
    case .empty: return self
    case .rect(let own): return Path(mirrored(own))
    case .roundedRect(let own, let cornerSize, let style):
      return Path(roundedRect: mirrored(own), cornerSize: cornerSize, style: style)
    case .ellipse(let own): return Path(ellipseIn: mirrored(own))
    case .elements: return applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
    }
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

  func geometryDidChange() {
    guard let container else { return }
    if container.rect(seenBy: node) != lastRect { node.invalidateDisplay() }
  }

  /// Runs the closure so that shapes which follow their container find it.
  func draw<T>(_ body: () -> T) -> T {
    guard let place = container?.place(seenBy: node) else { return body() }
    lastRect = place.rect
    return ContainerPlace.$current.withValue(place, operation: body)
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
    container.outer = environment.shapeContainer
    if container.outline != nil, ValueComparison.areEqual(old.shape, modifier.shape) { return }
    let shape = modifier.shape
    container.outline = { rect, inset in
      inset == 0 ? shape.path(in: rect) : shape.inset(by: inset).path(in: rect)
    }
    if let shape = shape as? any RoundedRectangularShape {
      container.corners = { size in shape.corners(in: size) }
    } else {
      container.corners = nil
    }
    container.outlineDidChange()
  }
}

extension View {
  /// Sets the shape that a ``ContainerRelativeShape`` in the view follows, and whose corners, if it is a
  /// ``RoundedRectangularShape``, those of a ``ConcentricRectangle`` are concentric with.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}
