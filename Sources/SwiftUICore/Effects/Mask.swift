import CoreGraphics
import Rendering

/// Shows a view only where another one is opaque.
struct MaskModifier<Mask: View> {
  nonisolated(unsafe) var mask: Mask
  var alignment: Alignment
}

extension MaskModifier: PrimitiveModifier {
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, MaskModifier>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, MaskModifier>> {
    MaskNode(view, in: context)
  }
}

private final class MaskNode<Content: View, Mask: View>: ModifierNode<
  Content, MaskModifier<Mask>
>
{
  private var child: ViewNode<Content>?
  private var masks: [(element: RenderNode, mask: ViewNode<Mask>, render: MaskRenderNode)] = []

  override init(_ view: ModifiedContent<Content, MaskModifier<Mask>>, in context: NodeContext) {
    super.init(view, in: context)
    child = Content._makeNode(view.content, in: NodeContext(below: self))
  }

  override func update(to newView: ModifiedContent<Content, MaskModifier<Mask>>) {
    modifier = newView.modifier
    needsUpdate = false
    child?.update(to: newView.content)
    for entry in masks { entry.mask.update(to: modifier.mask) }
  }

  override func update() { needsUpdate = false }

  private func wrap(_ element: RenderNode) -> RenderNode {
    if let known = masks.first(where: { $0.element === element }) { return known.render }
    let inner = NodeContext(below: self)
    let mask = Mask._makeNode(modifier.mask, in: inner)
    let render = MaskRenderNode(child: element, mask: mask, alignment: modifier.alignment, in: inner)
    masks.append((element, mask, render))
    return render
  }

  override func elementsDidChange() {
    for entry in masks { entry.render.maskDidChange() }
    super.elementsDidChange()
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
    for entry in masks { visit(entry.mask) }
  }

  override func appendElements(to list: inout ElementList) {
    guard let child else { return }
    list.append(wrappedBy: { [unowned self] in self.wrap($0) }, collect: { child.appendElements(to: &$0) })
  }
}

final class MaskRenderNode: UnaryRenderNode {
  /// Nil once its identity has ended while this still waits to be taken away.
  private weak var mask: Node?
  private let alignment: Alignment
  private var elements: [RenderNode] = []
  private var isStale = true

  init(child: RenderNode, mask: Node, alignment: Alignment, in context: NodeContext) {
    self.mask = mask
    self.alignment = alignment
    super.init(child: child, in: context)
  }

  func maskDidChange() {
    isStale = true
    invalidateLayout()
    invalidateDisplay()
  }

  override func placeChildren() {
    if isStale {
      isStale = false
      elements = ElementList(of: mask).allElements()
      for element in elements { element.setParent(self) }
    }
    super.placeChildren()
    let proposal = ProposedViewSize(frame.size)
    for element in elements {
      let size = element.size(for: proposal)
      element.place(
        at: RenderNode.aligned(
          alignment, child: element, childSize: size, childProposal: proposal, in: frame.size,
          direction: .leftToRight), proposal: proposal)
    }
  }

  override func forEachChild(_ visit: (RenderNode) -> Void) {
    visit(child)
    elements.forEach(visit)
  }

  override func record() -> Fragment {
    let content = recordChildren()
    var masks: [PlacedFragment] = []
    for element in elements where element.isPlaced {
      masks.append(PlacedFragment(element.fragment(), at: element.presentedFrame.origin))
    }
    return Fragment(.mask(mask: Fragment(.group(masks)), content))
  }

  override func appendSemantics(to builder: inout SemanticsBuilder) { child.appendSemantics(to: &builder) }
}

extension View {
  /// Shows the view only where the mask is opaque.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(MaskModifier(mask: mask(), alignment: alignment))
  }

  @_disfavoredOverload
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask: mask, alignment: .center))
  }
}
