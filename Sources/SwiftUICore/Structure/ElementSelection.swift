/// Shows only one of its content's elements, and tells how many there are: the previews of a provider.
package struct ElementSelection<Content: View> {
  nonisolated(unsafe) var content: Content
  var index: Int
  let report: ElementReport

  nonisolated package init(index: Int, report: ElementReport, content: Content) {
    self.index = index
    self.report = report
    self.content = content
  }
}

/// What was found while one element was selected.
@MainActor
package final class ElementReport {
  package fileprivate(set) var count = 0
  package fileprivate(set) weak var selected: RenderNode?

  nonisolated package init() {}
}

extension ElementSelection: PrimitiveView {
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ElementSelectionNode(view, in: context)
  }

  nonisolated public static var _elementCount: Int? { nil }
}

private final class ElementSelectionNode<Content: View>: ValueNode<ElementSelection<Content>> {
  private var child: ViewNode<Content>?

  override init(_ view: ElementSelection<Content>, in context: NodeContext) {
    super.init(view, in: context)
    child = Content._makeNode(view.content, in: NodeContext(below: self))
  }

  override func update() {
    needsUpdate = false
    child?.update(to: view.content)
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendElements(to list: inout ElementList) {
    guard let child else { return }
    let all = ElementList(of: child)
    view.report.count = all.count
    guard view.index >= 0, view.index < all.count else { return }
    let element = all.element(at: view.index)
    view.report.selected = element
    list.append(element)
  }
}
