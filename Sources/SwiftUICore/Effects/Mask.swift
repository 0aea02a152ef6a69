import CoreGraphics
import Rendering

/// Shows a view only where another one is opaque.
struct MaskModifier<Layer: View> {
  nonisolated(unsafe) var layer: Layer
  var alignment: Alignment
}

extension MaskModifier: LayeringModifier {
  static func makeWrapper(
    _ modifier: MaskModifier, around child: RenderNode, layer: Node, in context: NodeContext
  ) -> MaskRenderNode {
    MaskRenderNode(child: child, layer: layer, in: context)
  }
}

final class MaskRenderNode: LayeredRenderNode {
  override func record() -> Fragment {
    let content =
      child.isPlaced
      ? Fragment(.group([PlacedFragment(child.fragment(), at: child.presentedFrame.origin)])) : .empty
    var masks: [PlacedFragment] = []
    for element in layer.elements where element.isPlaced {
      masks.append(PlacedFragment(element.fragment(), at: element.presentedFrame.origin))
    }
    return Fragment(.mask(mask: Fragment(.group(masks)), content))
  }

  /// A mask takes no hits.
  override var childrenInDrawingOrder: [RenderNode] { [child] }

  override func appendSemantics(to builder: inout SemanticsBuilder) { child.appendSemantics(to: &builder) }
}

extension View {
  /// Shows the view only where the mask is opaque.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(MaskModifier(layer: mask(), alignment: alignment))
  }

  @_disfavoredOverload
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(layer: mask, alignment: .center))
  }
}
