import CoreGraphics
import Rendering

/// A view whose content depends on the size and place that it got. It takes all the space that is offered.
public struct GeometryReader<Content: View> {
  nonisolated(unsafe) public var content: (GeometryProxy) -> Content

  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: PrimitiveView {
  public static func _makeNode(_ view: GeometryReader, in context: _NodeContext) -> _ViewNode<GeometryReader> {
    GeometryReaderNode(view, in: context)
  }

  nonisolated public static var _elementCount: Int? { 1 }
}

private final class GeometryReaderNode<Content: View>: ValueNode<GeometryReader<Content>>, GeometryObserver {
  private var child: ViewNode<Content>?
  private lazy var render = GeometryRenderNode(
    in: NodeContext(below: self), prepare: { [unowned self] in self.prepareContent() })
  private var lastSize: CGSize?
  private var lastFrame: CGRect?
  private let observation = GeometryObservation()

  override func update() {
    needsUpdate = false
    if lastSize != nil { makeContent() }
  }

  private func makeContent() {
    observation.readsPosition = false
    let content = tracking {
      render.setDirection(environment.layoutDirection)
      return view.content(GeometryProxy(node: render, observation: observation))
    }
    if observation.readsPosition {
      lastFrame = render.convert(render.bounds, to: nil, laidOut: true)
      root.observeGeometry(self)
    }
    if let child {
      child.update(to: content)
    } else {
      child = Content._makeNode(content, in: NodeContext(below: self))
      render.contentDidChange()
    }
  }

  /// Called while the reader is being placed: the size is known now.
  private func prepareContent() -> Node? {
    let size = render.frame.size
    let frame = observation.readsPosition ? render.convert(render.bounds, to: nil, laidOut: true) : lastFrame
    if size != lastSize || frame != lastFrame {
      lastSize = size
      makeContent()
      root.updateDuringLayout()
    }
    return child
  }

  func geometryDidChange() {
    guard observation.readsPosition, render.isAttached else { return }
    let frame = render.convert(render.bounds, to: nil, laidOut: true)
    if frame != lastFrame {
      lastFrame = frame
      invalidate()
    }
  }

  override func elementsDidChange() { render.contentDidChange() }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendElements(to list: inout ElementList) { list.append(render) }
}

final class GeometryRenderNode: RenderNode {
  private let prepare: () -> Node?
  private var children: [RenderNode] = []
  private var isStale = true
  private var direction = LayoutDirection.leftToRight

  init(in context: NodeContext, prepare: @escaping () -> Node?) {
    self.prepare = prepare
    super.init(in: context)
  }

  func setDirection(_ new: LayoutDirection) {
    guard new != direction else { return }
    direction = new
    markForPlacement()
    invalidateLayout()
  }

  func contentDidChange() {
    isStale = true
    invalidateLayout()
    invalidateDisplay()
  }

  override func childDidDetach(_ child: RenderNode) { isStale = true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func placeChildren() {
    let content = prepare()
    root.revalidate(below: depth)
    if isStale, let content {
      children = adoptElements(of: content, inPlaceOf: children)
      isStale = false
      root.revalidate(below: depth)
    }
    let proposal = ProposedViewSize(frame.size)
    for child in children where !child.isLeaving {
      let x = direction == .leftToRight ? 0 : frame.width - child.size(for: proposal).width
      child.place(at: CGPoint(x: x, y: 0), proposal: proposal)
    }
  }

  override func record() -> Fragment { recordChildren() }

  override func frameDidResize() {}

  override func forEachChild(_ visit: (RenderNode) -> Void) { children.forEach(visit) }
}

/// Something that depends on where views ended up.
@MainActor
protocol GeometryObserver: AnyObject {
  func geometryDidChange()
}

extension ViewRoot {
  func observeGeometry(_ observer: any GeometryObserver) {
    if geometryObserverIDs.insert(ObjectIdentifier(observer)).inserted {
      geometryObservers.append(WeakObserver(observer: observer))
    }
    geometryHasChanged = true
  }

  func noteGeometryChange(_ node: RenderNode) { geometryHasChanged = true }

  /// Tells those who depend on places when something was placed anew.
  func geometryPass() {
    guard geometryHasChanged else { return }
    geometryHasChanged = false
    guard !geometryObservers.isEmpty else { return }
    let observers = geometryObservers
    for entry in observers { entry.observer?.geometryDidChange() }
    if observers.contains(where: { $0.observer == nil }) {
      geometryObservers.removeAll { $0.observer == nil }
      geometryObserverIDs = Set(geometryObservers.compactMap { $0.observer.map(ObjectIdentifier.init) })
    }
  }
}

struct WeakObserver {
  weak var observer: (any GeometryObserver)?
}

/// Calls an action when a value taken from the view's geometry has changed.
struct GeometryChangeModifier<Value: Equatable> {
  nonisolated(unsafe) var transform: (GeometryProxy) -> Value
  nonisolated(unsafe) var action: (Value, Value) -> Void
}

extension GeometryChangeModifier: RenderModifier {
  static func makeWrapper(
    _ modifier: GeometryChangeModifier, around child: RenderNode, node: Node
  ) -> GeometryChangeRenderNode<Value> {
    GeometryChangeRenderNode(child: child, in: NodeContext(below: node))
  }

  static func update(
    _ wrapper: GeometryChangeRenderNode<Value>, from old: GeometryChangeModifier,
    to modifier: GeometryChangeModifier,
    environment: EnvironmentValues, node: Node
  ) {
    wrapper.modifier = modifier
    wrapper.root.observeGeometry(wrapper)
  }
}

final class GeometryChangeRenderNode<Value: Equatable>: UnaryRenderNode, GeometryObserver {
  var modifier: GeometryChangeModifier<Value>?
  private var last: Value?

  func geometryDidChange() {
    guard isAttached, isPlaced, let modifier else { return }
    let value = modifier.transform(GeometryProxy(node: self))
    guard value != last else { return }
    let old = last ?? value
    last = value
    root.enqueueAction { modifier.action(old, value) }
  }
}

extension View {
  /// Calls the action with a value taken from the view's geometry: once at first, then whenever it has changed.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform) { _, new in action(new) })
  }

  /// The same with the old value.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}
