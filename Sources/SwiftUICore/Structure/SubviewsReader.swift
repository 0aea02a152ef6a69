/// Makes a view out of the elements of another one, which it may arrange, wrap or leave out one by one.
package struct SubviewsReader<Content: View, Result: View> {
  nonisolated(unsafe) package var content: Content
  nonisolated(unsafe) package var transform: ([SubviewElement]) -> Result

  nonisolated package init(
    _ content: Content, @ViewBuilder transform: @escaping ([SubviewElement]) -> Result
  ) {
    self.content = content
    self.transform = transform
  }
}

extension SubviewsReader: PrimitiveView {
  public static func _makeNode(_ view: SubviewsReader, in context: _NodeContext) -> _ViewNode<SubviewsReader> {
    SubviewsReaderNode(view, in: context)
  }

  nonisolated public static var _elementCount: Int? { Result._elementCount }
}

/// One element of a view, to be placed in another one.
package struct SubviewElement: Identifiable {
  nonisolated(unsafe) package let id: AnyHashable
  let element: RenderNode
  package weak var section: (any SectionNode)?
  fileprivate weak var source: SubviewsSourceNode?
  package let role: ElementList.SectionRole

  /// What the element carries for its container.
  @MainActor package func trait<K: ViewTraitKey>(_ key: K.Type) -> K.Value { element.trait(key) }

  @MainActor package var isDivider: Bool {
    var node = element
    while let unary = node as? UnaryRenderNode { node = unary.child }
    return node is DividerRenderNode
  }

  @MainActor package func hasTrait<K: ViewTraitKey>(_ key: K.Type) -> Bool { element.hasTrait(key) }
}

extension SubviewElement: Equatable {
  nonisolated package static func == (lhs: SubviewElement, rhs: SubviewElement) -> Bool {
    lhs.element === rhs.element && lhs.id == rhs.id && lhs.role == rhs.role && lhs.section === rhs.section
  }
}

extension SubviewElement: PrimitiveView {
  public static func _makeNode(_ view: SubviewElement, in context: _NodeContext) -> _ViewNode<SubviewElement> {
    SubviewElementNode(view, in: context)
  }

  nonisolated public static var _elementCount: Int? { 1 }
}

private final class SubviewElementNode: ValueNode<SubviewElement> {
  override init(_ view: SubviewElement, in context: NodeContext) {
    super.init(view, in: context)
    surroundElement()
  }

  override func update(to newView: SubviewElement) {
    let old = view.element
    view = newView
    needsUpdate = false
    surroundElement()
    if old !== newView.element { elementsDidChange() }
  }

  /// What holds where the view is placed also holds in it.
  private func surroundElement() {
    guard let source = view.source, source.hasMovedViews || scope !== source.scope else { return }
    source.hasMovedViews = true
    source.place(view.element, in: scope)
  }

  override func update() { needsUpdate = false }

  override func appendElements(to list: inout ElementList) { list.append(view.element) }
}

private final class SubviewsReaderNode<Content: View, Result: View>: ValueNode<SubviewsReader<Content, Result>> {
  private lazy var source = SubviewsSourceNode(below: self)
  private var result: ViewNode<Result>?

  override init(_ view: SubviewsReader<Content, Result>, in context: NodeContext) {
    super.init(view, in: context)
    source.child = Content._makeNode(view.content, in: NodeContext(below: source))
    source.onChange = { [unowned self] in self.invalidate() }
    run()
  }

  override func update(to newView: SubviewsReader<Content, Result>) {
    view = newView
    (source.child as? ViewNode<Content>)?.update(to: newView.content)
    run()
  }

  override func update() { run() }

  private func run() {
    needsUpdate = false
    source.forgetNodes()
    let list = ElementList(of: source)
    var subviews: [SubviewElement] = []
    for index in 0..<list.count {
      let element = list.element(at: index)
      if element.isLeaving { continue }
      let entry = list.entry(at: index)
      subviews.append(
        SubviewElement(
          id: element.outermostID ?? list.elementID(at: index), element: element, section: entry.section,
          source: source, role: entry.role))
    }
    let content = tracking { view.transform(subviews) }
    if let result {
      result.update(to: content)
    } else {
      result = Result._makeNode(content, in: NodeContext(below: self))
    }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    visit(source)
    if let result { visit(result) }
  }

  override func appendElements(to list: inout ElementList) { result?.appendElements(to: &list) }
}

/// Where the views end whose elements are read.
@MainActor
protocol SubviewsBoundary: Node {}

/// Owns the views whose elements are read, so that a change among them can be told from one in the result.
private final class SubviewsSourceNode: Node, SubviewsBoundary {
  var child: Node?
  var onChange: (() -> Void)?
  /// Some views stand in other surroundings than those of the source.
  var hasMovedViews = false
  private var nodes: [ObjectIdentifier: Node]?

  init(below node: Node) { super.init(in: NodeContext(below: node)) }

  override func update() { needsUpdate = false }

  override func elementsDidChange() { onChange?() }

  func forgetNodes() {
    nodes = nil
    places = places.filter { $0.value.node?.isRemoved == false }
  }

  /// Where views of other surroundings stand.
  private struct Place {
    weak var node: Node?
    /// For a view with something written around it among those that are read.
    var scope: EnvironmentScope?
  }

  private var places: [ObjectIdentifier: Place] = [:]

  /// Puts what the element stands for into the surroundings of its place. What was written around it stays.
  func place(_ element: RenderNode, in new: EnvironmentScope) {
    guard let node = node(of: element) else { return }
    let id = ObjectIdentifier(node)
    if let known = places[id], known.node === node {
      if let scope = known.scope { scope.settle(below: new) } else { node.move(into: new) }
      return
    }
    var place = Place(node: node)
    if node.scope !== scope { place.scope = EnvironmentScope(parent: new, keeping: node.scope, below: self) }
    places[id] = place
    node.move(into: place.scope ?? new)
  }

  /// The outermost node that stands for nothing but the element.
  func node(of element: RenderNode) -> Node? {
    let known = nodes ?? findNodes()
    nodes = known
    var inner: RenderNode? = element
    while let current = inner {
      if let node = known[ObjectIdentifier(current)], !node.isRemoved { return node }
      // Something around several views has wrapped each of them.
      inner = (current as? UnaryRenderNode)?.child
    }
    return nil
  }

  private func findNodes() -> [ObjectIdentifier: Node] {
    var result: [ObjectIdentifier: Node] = [:]
    func visit(_ node: Node) {
      let list = ElementList(of: node)
      if list.count == 1 {
        result[ObjectIdentifier(list.element(at: 0))] = node
      } else if list.count > 1 {
        node.forEachChild(visit)
      }
    }
    if let child { visit(child) }
    return result
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendElements(to list: inout ElementList) { child?.appendElements(to: &list) }
}
