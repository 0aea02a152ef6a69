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

extension LayerModifier: LayeringModifier {
  static func makeWrapper(
    _ modifier: LayerModifier, around child: RenderNode, layer: Node, in context: NodeContext
  ) -> LayerRenderNode {
    LayerRenderNode(
      child: child, layer: layer, isOverlay: modifier.isOverlay, ignoredSafeArea: modifier.ignoredSafeArea, in: context)
  }
}

/// A shape below a view, painted with a style that the view is told about if it is a material, or hides one.
package struct SurfaceModifier<Layer: View, Style: ShapeStyle> {
  nonisolated(unsafe) package var layer: Layer
  package var style: Style
  /// Extends to the edges of the window where the view touches the safe area.
  package var ignoredSafeArea: Edge.Set

  nonisolated package init(layer: Layer, style: Style, ignoredSafeArea: Edge.Set = []) {
    self.layer = layer
    self.style = style
    self.ignoredSafeArea = ignoredSafeArea
  }
}

extension SurfaceModifier: LayeringModifier {
  var alignment: Alignment { .center }

  static var describesSurface: Bool { true }

  func describeSurface(in environment: inout EnvironmentValues) { environment.setSurface(style) }

  static func makeWrapper(
    _ modifier: SurfaceModifier, around child: RenderNode, layer: Node, in context: NodeContext
  ) -> LayerRenderNode {
    LayerRenderNode(
      child: child, layer: layer, isOverlay: false, ignoredSafeArea: modifier.ignoredSafeArea, in: context)
  }
}

final class LayerRenderNode: LayeredRenderNode {
  private let isOverlay: Bool
  private let ignoredSafeArea: Edge.Set

  init(child: RenderNode, layer: Node, isOverlay: Bool, ignoredSafeArea: Edge.Set, in context: NodeContext) {
    self.isOverlay = isOverlay
    self.ignoredSafeArea = ignoredSafeArea
    super.init(child: child, layer: layer, in: context)
  }

  override func placeLayer() {
    let area = ignoredSafeArea.isEmpty ? bounds : areaIgnoringSafeArea(edges: ignoredSafeArea)
    if area == bounds { return super.placeLayer() }
    let proposal = ProposedViewSize(area.size)
    layer.place(in: area, alignedTo: ViewDimensions(area.size, proposal: proposal), proposal: proposal)
  }

  override func forEachChild(_ visit: (RenderNode) -> Void) {
    if isOverlay { visit(child) }
    layer.elements.forEach(visit)
    if !isOverlay { visit(child) }
  }

  override var childrenInDrawingOrder: [RenderNode] {
    isOverlay ? [child] + layer.elementsInDrawingOrder : layer.elementsInDrawingOrder + [child]
  }
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
