import CoreGraphics
import Rendering

/// Another view above or below a view, which alone decides the size.
package struct LayerModifier<Layer: View> {
  nonisolated(unsafe) package var layer: Layer
  package var alignment: Alignment
  package var isOverlay: Bool
  /// Extends to the edges of the window where the view touches the safe area.
  package var ignoredSafeArea: Edge.Set

  nonisolated package init(
    layer: Layer, alignment: Alignment = .center, isOverlay: Bool, ignoredSafeArea: Edge.Set = []
  ) {
    self.layer = layer
    self.alignment = alignment
    self.isOverlay = isOverlay
    self.ignoredSafeArea = ignoredSafeArea
  }
}

extension LayerModifier: PrimitiveModifier {
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, LayerModifier>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, LayerModifier>> {
    LayerNode(view, in: context)
  }
}

private final class LayerNode<Content: View, Layer: View>: ModifierNode<
  Content, LayerModifier<Layer>
>, LayeredNode
{
  private var child: ViewNode<Content>?
  /// A layer for each element of the content.
  private var layers: [(element: RenderNode, layer: ViewNode<Layer>, render: LayerRenderNode)] = []

  override init(_ view: ModifiedContent<Content, LayerModifier<Layer>>, in context: NodeContext) {
    super.init(view, in: context)
    child = Content._makeNode(view.content, in: NodeContext(below: self))
  }

  override func update(to newView: ModifiedContent<Content, LayerModifier<Layer>>) {
    modifier = newView.modifier
    needsUpdate = false
    child?.update(to: newView.content)
    for entry in layers {
      entry.layer.update(to: modifier.layer)
      entry.render.update(modifier.alignment)
    }
  }

  override func update() {
    needsUpdate = false
    let direction = tracking { environment.layoutDirection }
    for entry in layers { entry.render.setDirection(direction) }
  }

  private func wrap(_ element: RenderNode) -> RenderNode {
    if let known = layers.first(where: { $0.element === element }) { return known.render }
    let inner = NodeContext(below: self)
    let layer = Layer._makeNode(modifier.layer, in: inner)
    let render = LayerRenderNode(
      child: element, layer: layer, isOverlay: modifier.isOverlay, alignment: modifier.alignment,
      ignoredSafeArea: modifier.ignoredSafeArea, in: inner)
    render.setDirection(continueTracking { environment.layoutDirection })
    layers.append((element, layer, render))
    return render
  }

  private var isForwarding = false

  override func elementsDidChange() {
    // Content and layer are told apart by looking: either may have changed.
    for entry in layers { entry.render.layerDidChange() }
    let elements = child.map { ElementList(of: $0).existingElements } ?? []
    let removed = layers.filter { entry in !elements.contains { $0 === entry.element } }
    if !removed.isEmpty {
      layers.removeAll { entry in removed.contains { $0.render === entry.render } }
      for entry in removed { entry.layer.remove() }
    }
    super.elementsDidChange()
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
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

/// Several views in a layer form a stack of their own.
final class LayerRenderNode: UnaryRenderNode {
  /// Nil once its identity has ended while this still waits to be taken away.
  private weak var layer: Node?
  private var elements: [RenderNode] = []
  private var isStale = true
  private let isOverlay: Bool
  private var alignment: Alignment
  private let ignoredSafeArea: Edge.Set
  private var direction = LayoutDirection.leftToRight

  init(
    child: RenderNode, layer: Node, isOverlay: Bool, alignment: Alignment, ignoredSafeArea: Edge.Set,
    in context: NodeContext
  ) {
    self.layer = layer
    self.isOverlay = isOverlay
    self.alignment = alignment
    self.ignoredSafeArea = ignoredSafeArea
    super.init(child: child, in: context)
  }

  func update(_ alignment: Alignment) {
    guard alignment != self.alignment else { return }
    self.alignment = alignment
    markForPlacement()
    invalidateLayout()
  }

  func setDirection(_ direction: LayoutDirection) {
    guard direction != self.direction else { return }
    self.direction = direction
    invalidateLayout()
  }

  func layerDidChange() {
    isStale = true
    invalidateLayout()
    invalidateDisplay()
  }

  private func adoptElements() {
    guard isStale else { return }
    isStale = false
    elements = adoptElements(of: layer, inPlaceOf: elements)
  }

  override func layoutWillRevalidate() { adoptElements() }

  override func childDidDetach(_ child: RenderNode) { isStale = true }

  override func placeChildren() {
    adoptElements()
    child.place(at: .zero, proposal: proposal)
    var area = bounds
    if !ignoredSafeArea.isEmpty { area = areaIgnoringSafeArea(edges: ignoredSafeArea) }
    let layerProposal = ProposedViewSize(area.size)
    // The guides of the modified view count, not only those of its frame.
    let primary = ViewDimensions(width: frame.width, height: frame.height, node: child, proposal: proposal)
    let usesPrimary = area == bounds
    for element in elements where !element.isLeaving {
      let size = element.size(for: layerProposal)
      var origin: CGPoint
      if usesPrimary {
        origin = CGPoint(
          x: primary[alignment.horizontal]
            - element.guide(alignment.horizontal.key, size: size, proposal: layerProposal),
          y: primary[alignment.vertical]
            - element.guide(alignment.vertical.key, size: size, proposal: layerProposal)
        )
        if direction == .rightToLeft { origin.x = frame.width - origin.x - size.width }
      } else {
        origin = RenderNode.aligned(
          alignment, child: element, childSize: size, childProposal: layerProposal, in: area.size,
          direction: direction)
      }
      element.place(at: origin + area.origin, proposal: layerProposal)
    }
  }

  override func frameDidResize() {}

  override func forEachChild(_ visit: (RenderNode) -> Void) {
    if isOverlay {
      visit(child)
      elements.forEach(visit)
    } else {
      elements.forEach(visit)
      visit(child)
    }
  }

  override var childrenInDrawingOrder: [RenderNode] { isOverlay ? [child] + elements : elements + [child] }
}

extension View {
  /// Puts views above this one, which alone decides the size.
  nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  {
    modifier(LayerModifier(layer: content(), alignment: alignment, isOverlay: true))
  }

  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center)
    -> some View
  {
    modifier(LayerModifier(layer: overlay, alignment: alignment, isOverlay: true))
  }

  /// Puts views below this one, which alone decides the size.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(layer: content(), alignment: alignment, isOverlay: false))
  }

  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(LayerModifier(layer: background, alignment: alignment, isOverlay: false))
  }
}
