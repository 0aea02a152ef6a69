import Foundation

/// Keeps one child for each element that was asked for, by the element's id.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ValueNode<
  ForEach<Data, ID, Content>
>, IdentifiedContentNode, DataIdentifiedNode, DynamicContentNode
{
  /// The nodes of rows, all of them `ViewNode<Content>`, and their ids, by the position of the element.
  private var children = SparseRows<Node>()
  private var ids = SparseRows<ID>()
  private var positions: [ID: Int] = [:]
  private lazy var leaving = LeavingNodes(owner: self)
  private var hasLeaving = false
  /// Ids that came with the last animated change; their elements enter with a transition.
  private var insertedIDs: Set<ID> = []
  private var hasBeenShown = false
  private let initialCount: Int
  /// The number of elements that the children were made for.
  private var knownCount: Int

  override init(_ view: ForEach<Data, ID, Content>, in context: NodeContext) {
    initialCount = view.data.count
    knownCount = initialCount
    super.init(view, in: context)
    followLiveData()
  }

  /// Data that is read anew each time, such as that of a binding, changes without the view being made anew.
  private let isLive = Data.self is any LiveCollection.Type

  private func followLiveData() {
    guard isLive else { return }
    continueTracking { for element in view.data { _ = view.id(element) } }
  }

  // MARK: Updating

  override func update(to newView: ForEach<Data, ID, Content>) {
    let old = view
    view = newView
    if newView.isConstantRange, newView.data.count != initialCount, old.data.count == initialCount {
      root.warn(
        """
        \(type(of: newView)) count (\(newView.data.count)) != its initial count (\(initialCount)). \
        `ForEach(_:content:)` should only be used for *constant* data. Instead conform data to `Identifiable` \
        or use `ForEach(_:id:content:)` and provide an explicit `id`!
        """)
    }
    reconcile(from: old)
  }

  override func update() {
    needsUpdate = false
    if isLive { reconcile(from: view) } else { updateChildren() }
  }

  /// Gives every child its new value. What the closure reads is noted once for all rows.
  private func updateChildren() {
    let rows = children
    let contents = tracking {
      let data = view.data
      let content = view.content
      if rows.count == data.count { return TypeFields.array(of: rows.count, mapping: data, content) }
      let start = data.startIndex
      return TypeFields.array(of: rows.count) { content(data[data.index(start, offsetBy: rows.positions[$0])]) }
    }
    followLiveData()
    TypeFields.update(rows.values, to: contents)
  }

  private func reconcile(from old: ForEach<Data, ID, Content>) {
    needsUpdate = false
    let oldCount = knownCount
    knownCount = view.data.count
    let keepsPlaces =
      oldCount == knownCount
      && zip(ids.positions, ids.values).allSatisfy { position, id in self.id(at: position) == id }
    if keepsPlaces {
      updateChildren()
      if !(view.data is Range<Int>), oldCount > children.count { elementsDidChange() }
      return
    }
    if transaction.animation != nil, hasBeenShown {
      let oldIDs = isLive ? Set(positions.keys) : Set(old.data.map(old.id))
      insertedIDs = Set(view.data.map(view.id)).subtracting(oldIDs)
    } else {
      insertedIDs = []
    }
    let (newPositions, repeated) = positionsOfIDs()
    let old = (nodes: children, ids: ids)
    children = SparseRows()
    ids = SparseRows()
    positions = [:]
    for (node, id) in zip(old.nodes.values, old.ids.values) {
      if let newPosition = newPositions[id], children[newPosition] == nil {
        keep(node, id: id, at: newPosition)
      } else if let newPosition = repeated[id]?.first(where: { children[$0] == nil }) {
        keep(node, id: id, at: newPosition)
      } else {
        hasLeaving = true
        leaving.retire(node, key: AnyHashable(id))
      }
    }
    updateChildren()
    notePreferencesComingOrGoing()
    elementsDidChange()
  }

  /// The position of each id, and the further positions of ids that occur several times.
  private func positionsOfIDs() -> (first: [ID: Int], repeated: [ID: [Int]]) {
    var first: [ID: Int] = [:]
    var repeated: [ID: [Int]] = [:]
    first.reserveCapacity(view.data.count)
    var position = 0
    for element in view.data {
      let id = view.id(element)
      if first[id] == nil {
        first[id] = position
      } else {
        warnOfDuplicate(id)
        repeated[id, default: []].append(position)
      }
      position += 1
    }
    return (first, repeated)
  }

  private func warnOfDuplicate(_ id: ID) {
    root.warnOnce(
      "\(type(of: view)): the ID \(id) occurs multiple times within the collection, this will give undefined results!"
    )
  }

  // MARK: Children

  private func element(at position: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: position)]
  }

  private func id(at position: Int) -> ID { view.id(element(at: position)) }

  private func content(at position: Int) -> Content {
    // What the closure reads, it reads for this node: a change makes all rows anew.
    continueTracking { view.content(element(at: position)) }
  }

  private func keep(_ node: Node, id: ID, at position: Int) {
    children[position] = node
    ids[position] = id
    // Of several elements with one id the first is the one that is found by it.
    if let known = positions[id], known < position, ids[known] == id { return }
    positions[id] = position
  }

  private func child(at position: Int) -> Node {
    if let child = children[position] {
      if child.isDormant { resume(child, at: position) }
      return child
    }
    let id = id(at: position)
    if let other = positions[id], children[other] != nil { warnOfDuplicate(id) }
    let node: Node
    if hasLeaving, let revived = leaving.revive(key: AnyHashable(id)) {
      node = revived
      TypeFields.update(node, to: content(at: position))
    } else {
      node = Content._makeNode(content(at: position), in: NodeContext(below: self))
    }
    keep(node, id: id, at: position)
    if insertedIDs.remove(id) != nil { LeavingNodes.insert(node, into: self) }
    return node
  }

  // MARK: Rows out of view

  /// Rows that are out of view and kept with their state, those that left first in front.
  private var suspended: [ID] = []
  private static var suspendedLimit: Int { 64 }

  private func suspend(at position: Int) {
    guard let child = children[position], let id = ids[position], !child.isDormant else { return }
    child.isDormant = true
    child.notePreferencesComingOrGoing()
    suspended.append(id)
    guard suspended.count > Self.suspendedLimit else { return }
    let oldest = suspended.removeFirst()
    if let position = positions[oldest], children[position]?.isDormant == true { release(at: position) }
  }

  private func resume(_ node: Node, at position: Int) {
    node.isDormant = false
    if let id = ids[position] { suspended.removeAll { $0 == id } }
    node.notePreferencesComingOrGoing()
  }

  private func release(at position: Int) {
    guard let child = children[position], let id = ids[position] else { return }
    children[position] = nil
    ids[position] = nil
    positions[id] = nil
    for element in ElementList(of: child).existingElements { element.detach() }
    child.remove()
    root.noteRemoval()
  }

  func element(withID id: AnyHashable) -> RenderNode? {
    guard let id = id.base as? ID, let position = positions[id], let child = children[position] else {
      return nil
    }
    return ElementList(of: child).existingElements.first { !$0.isLeaving }
  }

  private lazy var editActions = DynamicContentActions()

  /// Lets lists edit the element where the view says so.
  private func editable(_ element: RenderNode) -> RenderNode {
    guard let editing = view.editing else { return element }
    editActions.configure(delete: editing.delete, move: editing.move, content: self)
    editActions.attach(to: element)
    return element
  }

  func dataID(of element: RenderNode) -> AnyHashable? {
    position(of: element).flatMap { ids[$0] }.map { AnyHashable($0) }
  }

  var dataCount: Int { view.data.count }

  func position(of element: RenderNode) -> Int? {
    zip(children.positions, children.values).first { _, child in
      ElementList(of: child).existingElements.contains {
        $0 === element || $0.isAncestor(of: element) || element.isAncestor(of: $0)
      }
    }?.0
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    for child in children.values { visit(child) }
    if hasLeaving { leaving.forEach(visit) }
  }

  override func appendElements(to list: inout ElementList) {
    hasBeenShown = true
    if hasLeaving { leaving.forEach { $0.appendElements(to: &list) } }
    if let count = Content._elementCount {
      guard count > 0 else { return }
      list.append(ForEachSource(node: self, elementsPerRow: count))
    } else {
      for position in 0..<view.data.count { child(at: position).appendElements(to: &list) }
    }
  }

  override var dumpDetails: String { "\(view.data.count) elements, \(children.count) made" }

  /// The rows of a ForEach, made when a container asks for them.
  private struct ForEachSource: ElementSource {
    let node: ForEachNode
    let elementsPerRow: Int

    var elementCount: Int { node.view.data.count * elementsPerRow }

    func element(at index: Int) -> RenderNode {
      let child = node.child(at: index / elementsPerRow)
      let list = ElementList(of: child)
      let offset = index % elementsPerRow
      // Leaving elements of the row stand before the ones that stay.
      return node.editable(list.element(at: list.count - elementsPerRow + offset))
    }

    func elementID(at index: Int) -> AnyHashable {
      let id = node.id(at: index / elementsPerRow)
      return elementsPerRow == 1
        ? AnyHashable(id) : AnyHashable(RowPartID(id: id, part: index % elementsPerRow))
    }

    func index(ofID id: AnyHashable) -> Int? {
      if let range = node.view.data as? Range<Int>, let value = id.base as? Int {
        return range.contains(value) ? (value - range.lowerBound) * elementsPerRow : nil
      }
      guard let id = id.base as? ID else { return nil }
      if let position = node.positions[id] { return position * elementsPerRow }
      let view = node.view
      guard let position = view.data.firstIndex(where: { view.id($0) == id }) else { return nil }
      return view.data.distance(from: view.data.startIndex, to: position) * elementsPerRow
    }

    func existingIndex(ofID id: AnyHashable) -> Int? {
      if let id = id.base as? ID { return node.positions[id].map { $0 * elementsPerRow } }
      guard let part = id.base as? RowPartID, let position = node.positions[part.id] else { return nil }
      return position * elementsPerRow + part.part
    }

    func release(elementAt index: Int) { node.release(at: index / elementsPerRow) }

    func suspend(elementAt index: Int) {
      let position = index / elementsPerRow
      guard let child = node.children[position] else { return }
      if elementsPerRow > 1 {
        // The row goes when the last of its elements does.
        let list = ElementList(of: child)
        for part in 0..<elementsPerRow
        where list.element(at: list.count - elementsPerRow + part).parent != nil { return }
      }
      node.suspend(at: position)
    }
  }

  private struct RowPartID: Hashable {
    var id: ID
    var part: Int
  }
}
