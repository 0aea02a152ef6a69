/// The node of a view that shows one child at a time and exchanges it now and then: a condition, an optional, an
/// erased view, an explicit identity. The old child may stay on screen until its removal transition ends.
class ExchangeNode<Content: View>: ValueNode<Content> {
  private(set) var current: Node?
  private var currentKey: AnyHashable?
  private lazy var leaving = LeavingNodes(owner: self)

  /// Shows the child for `key`: the present one if the key is the same, one that is just leaving, or a new one.
  final func show(key: AnyHashable?, update: (Node) -> Bool, make: (NodeContext) -> Node?) {
    if key == currentKey, let current, update(current) { return }
    let isFirst = current == nil && currentKey == nil && !hasShown
    hasShown = true
    if let old = current {
      leaving.retire(old, key: currentKey)
    }
    currentKey = key
    if let key, let revived = leaving.revive(key: key), update(revived) {
      current = revived
    } else {
      current = make(NodeContext(below: self))
      if let current, !isFirst { LeavingNodes.insert(current, into: self) }
    }
    if !isFirst { elementsDidChange() }
  }

  private var hasShown = false

  override func forEachChild(_ visit: (Node) -> Void) {
    if let current { visit(current) }
    if hasShown { leaving.forEach(visit) }
  }

  override func appendElements(to list: inout ElementList) {
    leaving.forEach { $0.appendElements(to: &list) }
    current?.appendElements(to: &list)
  }
}

/// Children that are gone from the description and stay on screen until their transitions end.
@MainActor
final class LeavingNodes {
  private unowned let owner: Node
  private var nodes: [(node: Node, key: AnyHashable?)] = []

  init(owner: Node) { self.owner = owner }

  func forEach(_ visit: (Node) -> Void) {
    for entry in nodes { visit(entry.node) }
  }

  var isEmpty: Bool { nodes.isEmpty }

  /// Removes the node, at once or at the end of its removal transition.
  func retire(_ node: Node, key: AnyHashable?) {
    let elements = ElementList(of: node).existingElements
    let completion = AnimationCompletion()
    var transaction = owner.transaction
    transaction.completions.append(completion)
    var isMoving = false
    for element in elements where element.beginRemoval(transaction) { isMoving = true }
    guard isMoving, completion.isPending else {
      let root = owner.root
      // A removal that could have been animated ends with the update, after what came has appeared.
      root.disappearancesWait(!elements.contains { $0.leavesAtOnce }) {
        for element in elements { element.detach() }
        node.remove()
      }
      root.noteRemoval()
      return
    }
    node.setLeaving(true)
    node.notePreferencesComingOrGoing()
    nodes.append((node, key))
    completion.onFinish { [weak self, weak node] in
      guard let self, let node, node.isLeaving, !node.isRemoved else { return }
      self.nodes.removeAll { $0.node === node }
      for element in elements { element.detach() }
      node.remove()
      self.owner.root.noteRemoval()
      self.owner.elementsDidChange()
    }
    completion.seal()
  }

  /// Takes a leaving node back; its state is as it was.
  func revive(key: AnyHashable) -> Node? {
    guard let index = nodes.firstIndex(where: { $0.key == key }) else { return nil }
    let node = nodes.remove(at: index).node
    node.setLeaving(false)
    node.notePreferencesComingOrGoing()
    for element in ElementList(of: node).existingElements { element.cancelRemoval(owner.transaction) }
    return node
  }

  /// Starts the insertion transitions of a node that has just been made.
  static func insert(_ node: Node, into owner: Node) {
    let transaction = owner.transaction
    for element in ElementList(of: node).existingElements { element.beginInsertion(transaction) }
  }
}

extension ElementList {
  /// The elements that exist already.
  package var existingElements: [RenderNode] {
    entries.compactMap { entry in
      if case .element(let element) = entry.part { return element }
      return nil
    }
  }
}
