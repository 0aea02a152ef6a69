import CoreGraphics

/// A render node around an element that shows a further view besides it.
class LayeredRenderNode: UnaryRenderNode {
  final let layer: LayerContent

  init(child: RenderNode, layer: Node, in context: NodeContext) {
    self.layer = LayerContent(layer)
    super.init(child: child, in: context)
  }

  final func configure(_ alignment: Alignment, _ direction: LayoutDirection) {
    guard alignment != layer.alignment || direction != layer.direction else { return }
    layer.alignment = alignment
    layer.direction = direction
    markForPlacement()
    invalidateLayout()
  }

  final func layerDidChange() {
    layer.elementsDidChange()
    invalidateLayout()
    invalidateDisplay()
  }

  override func layoutWillRevalidate() { layer.adopt(into: self) }

  override func childDidDetach(_ child: RenderNode) { layer.elementsDidChange() }

  override func placeChildren() {
    layer.adopt(into: self)
    super.placeChildren()
    placeLayer()
  }

  func placeLayer() {
    // The guides of the modified view count, not only those of its frame.
    let box = ViewDimensions(width: frame.width, height: frame.height, node: child, proposal: proposal)
    layer.place(in: bounds, alignedTo: box, proposal: ProposedViewSize(frame.size))
  }

  override func forEachChild(_ visit: (RenderNode) -> Void) {
    visit(child)
    layer.elements.forEach(visit)
  }

  override var childrenInDrawingOrder: [RenderNode] { [child] + layer.elementsInDrawingOrder }
}

/// A modifier that shows a further view besides each element of its content.
@MainActor
protocol LayeringModifier: PrimitiveModifier {
  associatedtype Layer: View
  associatedtype Wrapper: LayeredRenderNode
  var layer: Layer { get }
  var alignment: Alignment { get }

  /// Whether the content is told about what it stands in front of.
  static var describesSurface: Bool { get }
  /// Tells the content.
  func describeSurface(in environment: inout EnvironmentValues)

  static func makeWrapper(_ modifier: Self, around child: RenderNode, layer: Node, in context: NodeContext) -> Wrapper
  static func update(_ wrapper: Wrapper, to modifier: Self, direction: LayoutDirection)
}

extension LayeringModifier {
  static var describesSurface: Bool { false }
  func describeSurface(in environment: inout EnvironmentValues) {}

  static func update(_ wrapper: Wrapper, to modifier: Self, direction: LayoutDirection) {}

  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, Self>> {
    LayeringNode(view, in: context)
  }
}

/// Keeps a further view for each element of the content.
private final class LayeringNode<Content: View, Modifier: LayeringModifier>: WrappingNode<Content, Modifier>,
  LayeredNode
{
  private var layers: [(element: RenderNode, layer: ViewNode<Modifier.Layer>, wrapper: Modifier.Wrapper)] = []
  /// What the content finds, if it is told about the layer.
  private var inner: EnvironmentScope?

  override func contentContext() -> NodeContext {
    var context = super.contentContext()
    guard Modifier.describesSurface else { return context }
    let inner = EnvironmentScope(parent: scope)
    inner.initializeValues(tracking { surfaceValues() })
    self.inner = inner
    context.scope = inner
    return context
  }

  private func surfaceValues() -> [ObjectIdentifier: EnvironmentEntry] {
    var environment = environment
    modifier.describeSurface(in: &environment)
    return environment.overrides
  }

  override func willRemove() {
    inner?.close()
    super.willRemove()
  }

  override func update(to newView: ModifiedContent<Content, Modifier>) {
    modifier = newView.modifier
    needsUpdate = false
    let direction = readEnvironment()
    child?.update(to: newView.content)
    for entry in layers { entry.layer.update(to: modifier.layer) }
    for entry in layers { configure(entry.wrapper, direction) }
  }

  override func update() {
    needsUpdate = false
    let direction = readEnvironment()
    for entry in layers { configure(entry.wrapper, direction) }
  }

  private func readEnvironment() -> LayoutDirection {
    let (direction, values) = tracking { (environment.layoutDirection, inner == nil ? nil : surfaceValues()) }
    if let values { inner?.setValues(values) }
    return direction
  }

  private func configure(_ wrapper: Modifier.Wrapper, _ direction: LayoutDirection) {
    wrapper.configure(modifier.alignment, direction)
    Modifier.update(wrapper, to: modifier, direction: direction)
  }

  private func wrap(_ element: RenderNode) -> RenderNode {
    if let known = layers.first(where: { $0.element === element }) { return known.wrapper }
    let inner = NodeContext(below: self)
    let layer = Modifier.Layer._makeNode(modifier.layer, in: inner)
    let wrapper = Modifier.makeWrapper(modifier, around: element, layer: layer, in: inner)
    configure(wrapper, continueTracking { environment.layoutDirection })
    layers.append((element, layer, wrapper))
    return wrapper
  }

  override func elementsDidChange() {
    // Content and layer are told apart by looking: either may have changed.
    for entry in layers { entry.wrapper.layerDidChange() }
    let elements = child.map { ElementList(of: $0).existingElements } ?? []
    let removed = layers.filter { entry in !elements.contains { $0 === entry.element } }
    if !removed.isEmpty {
      layers.removeAll { entry in removed.contains { $0.wrapper === entry.wrapper } }
      for entry in removed { entry.layer.remove() }
    }
    super.elementsDidChange()
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    super.forEachChild(visit)
    for entry in layers { visit(entry.layer) }
  }

  func collectContentPreference<K: PreferenceKey>(
    _ key: K.Type, into accumulator: inout PreferenceAccumulator<K>
  ) {
    child?.collectPreference(key, into: &accumulator)
  }

  override func appendElements(to list: inout ElementList) {
    guard let child else { return }
    list.append(wrappedBy: { [unowned self] in self.wrap($0) }, collect: { child.appendElements(to: &$0) })
  }
}

/// A node of a view with another one above or below.
@MainActor
protocol LayeredNode: Node {
  /// Adds the values that come from the view itself, without those of the layer.
  func collectContentPreference<K: PreferenceKey>(_ key: K.Type, into accumulator: inout PreferenceAccumulator<K>)
}
