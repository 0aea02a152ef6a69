import CoreGraphics

/// Gives its content the means to scroll to a view by the view's id.
public struct ScrollViewReader<Content: View> {
  nonisolated(unsafe) public var content: (ScrollViewProxy) -> Content

  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

/// Scrolls the scroll views inside of a `ScrollViewReader`.
public struct ScrollViewProxy: Sendable {
  let reader: ScrollReaderReference

  /// Shows the view with the id, set by `id(_:)` or by a `ForEach`.
  ///
  /// Happens after the next layout, so views that the same change adds can be found. In `withAnimation` the content
  /// moves there. Nothing happens if no view has the id.
  /// - Parameter anchor: the point that the view and the viewport have in common; nil moves as little as possible.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    nonisolated(unsafe) let id = AnyHashable(id)
    let reader = reader
    let transaction = Transaction.current
    nonisolated(unsafe) let captured = transaction
    reader.mutations.add(
      .action {
        reader.node.object?.root.enqueueAction {
          guard let node = reader.node.object else { return }
          ScrollSearch.reveal(id, below: node, anchor: anchor, transaction: captured)
        }
      })
  }
}

/// Leads back to the reader's node.
struct ScrollReaderReference: Sendable {
  let node: NodeReference
  let mutations: MutationQueue
}

extension ScrollViewReader: PrimitiveView {
  public static func _makeNode(_ view: ScrollViewReader, in context: _NodeContext) -> _ViewNode<
    ScrollViewReader
  > {
    ScrollReaderNode(view, in: context)
  }

  nonisolated public static var _elementCount: Int? { Content._elementCount }
}

private final class ScrollReaderNode<Content: View>: ValueNode<ScrollViewReader<Content>> {
  private var child: ViewNode<Content>?

  override init(_ view: ScrollViewReader<Content>, in context: NodeContext) {
    super.init(view, in: context)
    child = Content._makeNode(content(), in: NodeContext(below: self))
  }

  private func content() -> Content {
    let reference = ScrollReaderReference(node: reference, mutations: root.mutations)
    return tracking { view.content(ScrollViewProxy(reader: reference)) }
  }

  override func update() {
    needsUpdate = false
    child?.update(to: content())
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendElements(to list: inout ElementList) { child?.appendElements(to: &list) }
}

/// A node that knows which of its elements has an id.
@MainActor
protocol IdentifiedContentNode: Node {
  func element(withID id: AnyHashable) -> RenderNode?
}

/// A node that makes its elements out of data.
@MainActor
protocol DataIdentifiedNode: Node {
  func dataID(of element: RenderNode) -> AnyHashable?
}

/// A node whose elements may not have been made yet.
@MainActor
protocol LazyContentNode: Node {
  /// - Parameter makingElements: whether to make elements only to learn their ids.
  func target(withID id: AnyHashable, makingElements: Bool) -> ScrollTargetPlace?
}

/// Something that a scroll view can bring into view.
@MainActor
enum ScrollTargetPlace {
  case element(RenderNode)
  /// An element of a lazy container, by its index.
  case lazy(any LazyContainer, index: Int)

  var node: RenderNode {
    switch self {
    case .element(let node): node
    case .lazy(let container, _): container
    }
  }

  /// The place in the coordinates of `node`.
  var rect: CGRect {
    switch self {
    case .element(let node): node.bounds
    case .lazy(let container, let index): container.rect(ofElementAt: index)
    }
  }

  /// What pinned headers cover before the place.
  var coveredLength: CGFloat {
    switch self {
    case .element(let node): (node.parent as? any LazyContainer)?.lengthCovered(over: node) ?? 0
    case .lazy(let container, let index): container.lengthCovered(overElementAt: index)
    }
  }
}

/// A render node that makes its elements only where they can be seen.
@MainActor
protocol LazyContainer: RenderNode {
  func rect(ofElementAt index: Int) -> CGRect
  func lengthCovered(overElementAt index: Int) -> CGFloat
  func lengthCovered(over element: RenderNode) -> CGFloat
}

/// Finds views by their ids and brings them into view.
@MainActor
enum ScrollSearch {
  static func reveal(_ id: AnyHashable, below node: Node, anchor: UnitPoint?, transaction: Transaction) {
    guard let target = find(id, below: node) ?? find(id, below: node, makingElements: true) else { return }
    var scrolls: [ScrollRenderNode] = []
    var ancestor = target.node.parent
    while let current = ancestor {
      if let scroll = current as? ScrollRenderNode { scrolls.append(scroll) }
      ancestor = current.parent
    }
    // Only those that the reader encloses.
    let inside = scrolls.filter { scroll in contains(node, scroll) }
    for scroll in inside { scroll.reveal(target, anchor: anchor, transaction: transaction) }
  }

  private static func contains(_ node: Node, _ scroll: ScrollRenderNode) -> Bool {
    if let container = node as? any ScrollContainerNode, container.scrollRender === scroll { return true }
    var found = false
    node.forEachChild { child in if !found { found = contains(child, scroll) } }
    return found
  }

  /// The id that an element has from the data it was made of.
  static func dataID(of element: RenderNode, below node: Node) -> AnyHashable? {
    if let source = node as? any DataIdentifiedNode, let id = source.dataID(of: element) { return id }
    var found: AnyHashable?
    node.forEachChild { child in if found == nil, !child.isLeaving { found = dataID(of: element, below: child) } }
    return found
  }

  static func find(_ id: AnyHashable, below node: Node, makingElements: Bool = false) -> ScrollTargetPlace? {
    if let lazy = node as? any LazyContentNode,
      let target = lazy.target(withID: id, makingElements: makingElements)
    {
      return target
    }
    if let identified = node as? any IdentifiedContentNode, let element = identified.element(withID: id),
      element.isAttached
    {
      return .element(element)
    }
    var found: ScrollTargetPlace?
    node.forEachChild { child in
      if found == nil, !child.isLeaving { found = find(id, below: child, makingElements: makingElements) }
    }
    return found
  }
}

extension ScrollRenderNode {
  /// Estimated places become exact once they are seen; this many looks are enough.
  private static var maximumLooks: Int { 4 }

  func reveal(_ target: ScrollTargetPlace, anchor: UnitPoint?, transaction: Transaction) {
    if transaction.animation != nil, root.allowsAnimation {
      scroll(to: offset(revealing: target, anchor: anchor), transaction: transaction)
      pendingReveal = (target, anchor)
      return
    }
    for _ in 0..<Self.maximumLooks {
      let goal = offset(revealing: target, anchor: anchor)
      let before = offset
      scroll(to: goal, transaction: Transaction())
      root.layoutPass()
      if offset == before { break }
    }
  }

  /// The animated way has ended: what was estimated at its beginning is known now.
  func finishReveal() {
    guard let (target, anchor) = pendingReveal else { return }
    pendingReveal = nil
    let goal = offset(revealing: target, anchor: anchor)
    if abs(goal.x - offset.x) > 0.5 || abs(goal.y - offset.y) > 0.5 {
      root.enqueueAction { [weak self] in self?.reveal(target, anchor: anchor, transaction: Transaction()) }
    }
  }

  /// The offset at which the target is seen as the anchor says.
  private func offset(revealing target: ScrollTargetPlace, anchor: UnitPoint?) -> CGPoint {
    guard target.node.isAttached else { return offset }
    var rect = target.node.convert(target.rect, to: plane, laidOut: true)
    let covered = target.coveredLength
    rect.origin.y -= covered
    rect.size.height += covered
    var result = offset
    let range = offsetRange
    for axis in Axis.allCases where axes.includes(axis) {
      let page = viewport.size[axis] - insets.length(axis)
      let first = rect.origin[axis]
      let length = rect.size[axis]
      let start = offset[axis] + insets.start(axis)
      let goal: CGFloat
      if let anchor {
        let part = axis == .horizontal ? anchor.x : anchor.y
        // A pinned header is no part of the view that is aligned.
        let own = axis == .vertical ? covered : 0
        goal = (first + own) + (length - own) * part - (own + (page - own) * part)
      } else if first < start {
        goal = first
      } else if first + length > start + page {
        goal = length > page ? first : first + length - page
      } else {
        continue
      }
      result[axis] = min(max(goal - insets.start(axis), range[axis].lowerBound), range[axis].upperBound)
    }
    return result
  }
}
