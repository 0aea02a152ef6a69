import CoreGraphics

/// An element of a list's content: what a row is made around.
package struct ElementRow: Equatable {
  /// The view that the program gave.
  package let element: RenderNode
  /// Stays the same for the same row when others come and go around it.
  package let id: AnyHashable
  package let role: ElementList.SectionRole
  /// Counts the sections; rows outside of sections that follow each other count as one.
  package let section: Int
  package let sectionCount: Int
  /// Place among the rows of its section that have the same role.
  package let index: Int
  package let count: Int
  package let hasHeader: Bool
  package let hasFooter: Bool
  /// The section that the row belongs to; nil outside of sections.
  package weak var sectionNode: (any SectionNode)?
  /// Goes up when a trait of the element has changed.
  var traitVersion = 0

  package var isFirst: Bool { index == 0 }
  package var isLast: Bool { index == count - 1 }
  package var isLastSection: Bool { section == sectionCount - 1 }

  @MainActor
  package func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value { element.trait(key) }

  package static func == (lhs: ElementRow, rhs: ElementRow) -> Bool {
    lhs.element === rhs.element && lhs.role == rhs.role && lhs.section == rhs.section && lhs.index == rhs.index
      && lhs.count == rhs.count && lhs.sectionCount == rhs.sectionCount && lhs.hasHeader == rhs.hasHeader
      && lhs.hasFooter == rhs.hasFooter && lhs.sectionNode === rhs.sectionNode && lhs.traitVersion == rhs.traitVersion
  }
}

/// Makes a row around every element of a content, when a container asks for it. Sections stay sections.
package struct ElementRows<Content: View, Row: View> {
  nonisolated(unsafe) package var content: Content
  nonisolated(unsafe) package var row: (ElementRow) -> Row
  package var neighbours: ElementRowNeighbours?

  nonisolated package init(
    of content: Content, neighbours: ElementRowNeighbours? = nil, @ViewBuilder row: @escaping (ElementRow) -> Row
  ) {
    self.content = content
    self.neighbours = neighbours
    self.row = row
  }
}

/// Finds the row before or after another one, also among those that are not made yet: what arrow keys go by.
@MainActor
package final class ElementRowNeighbours {
  fileprivate var step: ((AnyHashable?, Int) -> ElementRow?)?

  nonisolated package init() {}

  /// The next content row in a direction; from none, the first or the last one.
  package func row(from id: AnyHashable?, step direction: Int) -> ElementRow? { step?(id, direction) }
}

extension ElementRows: PrimitiveView {
  public static func _makeNode(_ view: ElementRows, in context: _NodeContext) -> _ViewNode<ElementRows> {
    ElementRowsNode(view, in: context)
  }

  nonisolated public static var _elementCount: Int? { nil }
}

/// Shows the element of a row, inside of what is made around it.
package struct ElementRowContent {
  package let row: ElementRow

  nonisolated package init(_ row: ElementRow) { self.row = row }
}

extension ElementRowContent: PrimitiveView {
  public static func _makeNode(
    _ view: ElementRowContent, in context: _NodeContext
  ) -> _ViewNode<ElementRowContent> {
    ElementRowContentNode(view, in: context)
  }

  nonisolated public static var _elementCount: Int? { 1 }
}

private final class ElementRowContentNode: ValueNode<ElementRowContent> {
  private lazy var holder = ElementHolder(child: view.row.element, in: NodeContext(below: self))

  override func update() {
    needsUpdate = false
    holder.setChild(view.row.element)
  }

  override func appendElements(to list: inout ElementList) { list.append(holder) }
}

/// Stands around an element and passes on that its traits have changed.
final class ElementHolder: UnaryRenderNode {
  var onTraitChange: (() -> Void)?

  override func elementTraitDidChange(_ key: any ViewTraitKey.Type) { onTraitChange?() }
}

/// Keeps the rows that were made.
final class ElementRowsNode<Content: View, Row: View>: ValueNode<ElementRows<Content, Row>> {
  private struct Entry {
    var row: ElementRow
    var node: ViewNode<Row>
    var render: RenderNode
  }

  /// A stretch of elements of one role in one section.
  private struct Group {
    var first: Int
    var count: Int
    var role: ElementList.SectionRole
    var section: Int
    /// Elements of the section in the same role before these.
    var offset: Int
    /// The part of the inner list.
    var entry: ElementList.Entry
  }

  private struct SectionInfo {
    var counts: [ElementList.SectionRole: Int] = [:]
    weak var node: (any SectionNode)?
  }

  private var child: ViewNode<Content>?
  private var list = ElementList()
  private var groups: [Group] = []
  private var sections: [SectionInfo] = []
  private var listIsStale = true
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var traitVersions: [ObjectIdentifier: Int] = [:]
  /// Elements that stay only until their removal transitions end.
  private var leaving: Set<ObjectIdentifier> = []

  override init(_ view: ElementRows<Content, Row>, in context: NodeContext) {
    super.init(view, in: context)
    child = Content._makeNode(view.content, in: NodeContext(below: self))
    connectNeighbours()
  }

  private func connectNeighbours() {
    view.neighbours?.step = { [weak self] id, direction in self?.neighbour(of: id, direction) }
  }

  private func neighbour(of id: AnyHashable?, _ direction: Int) -> ElementRow? {
    rebuildIfNeeded()
    guard list.count > 0, direction != 0 else { return nil }
    var index = id.flatMap(index(ofID:)).map { $0 + direction } ?? (direction > 0 ? 0 : list.count - 1)
    while index >= 0, index < list.count {
      let entry = list.entry(at: index)
      var isGone = false
      if case .element(let element) = entry.part { isGone = element.isLeaving }
      if entry.role == .content, !isGone {
        return makeRow(list.element(at: index), id: list.elementID(at: index), at: index)
      }
      index += direction
    }
    return nil
  }

  private func index(ofID id: AnyHashable) -> Int? {
    for entry in list.entries {
      switch entry.part {
      case .element(let element):
        if AnyHashable(ObjectIdentifier(element)) == id || element.outermostID == id { return entry.start }
      case .lazy(let source):
        if let index = source.index(ofID: id) { return entry.start + index }
      }
    }
    return nil
  }

  // MARK: Updating

  override func update(to newView: ElementRows<Content, Row>) {
    view = newView
    connectNeighbours()
    child?.update(to: newView.content)
    update()
  }

  override func update() {
    needsUpdate = false
    rebuildIfNeeded()
    for key in Array(entries.keys) { updateEntry(key) }
  }

  private func updateEntry(_ key: ObjectIdentifier) {
    guard let entry = entries[key] else { return }
    if entry.row.element.isLeaving {
      guard leaving.contains(key) else {
        drop(key)
        return
      }
      if !entry.render.isLeaving { _ = entry.render.beginRemoval(transaction) }
      return
    }
    if entry.render.isLeaving { entry.render.cancelRemoval(transaction) }
    guard let index = list.existingIndex(ofID: entry.row.id), index < list.count else {
      drop(key)
      return
    }
    let row = makeRow(entry.row.element, id: entry.row.id, at: index)
    entries[key]?.row = row
    entry.node.update(to: tracking { view.row(row) })
  }

  private func drop(_ key: ObjectIdentifier) {
    guard let entry = entries.removeValue(forKey: key) else { return }
    traitVersions[key] = nil
    entry.render.detach()
    entry.node.remove()
    root.noteRemoval()
  }

  override func elementsDidChange() {
    if isMakingRow { return }
    listIsStale = true
    invalidate()
    super.elementsDidChange()
  }

  private func rebuildIfNeeded() {
    guard listIsStale, let child else { return }
    listIsStale = false
    list = ElementList(of: child)
    groups = []
    sections = []
    leaving = []
    var known: [ObjectIdentifier: Int] = [:]
    var loose: Int?
    for entry in list.entries {
      if case .element(let element) = entry.part, element.isLeaving {
        leaving.insert(ObjectIdentifier(element))
        continue
      }
      let section: Int
      if let node = entry.section {
        loose = nil
        if let index = known[ObjectIdentifier(node)] {
          section = index
        } else {
          section = sections.count
          known[ObjectIdentifier(node)] = section
          sections.append(SectionInfo(node: node))
        }
      } else if let loose {
        section = loose
      } else {
        section = sections.count
        loose = section
        sections.append(SectionInfo())
      }
      let offset = sections[section].counts[entry.role] ?? 0
      sections[section].counts[entry.role] = offset + entry.count
      groups.append(
        Group(first: entry.start, count: entry.count, role: entry.role, section: section, offset: offset, entry: entry))
    }
  }

  private func group(at index: Int) -> Group? {
    var low = 0
    var high = groups.count
    while low < high {
      let middle = (low + high) / 2
      if groups[middle].first <= index { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? groups[low - 1] : nil
  }

  private func makeRow(_ element: RenderNode, id: AnyHashable, at index: Int) -> ElementRow {
    guard let group = group(at: index) else {
      return ElementRow(
        element: element, id: id, role: .content, section: 0, sectionCount: 1, index: 0, count: 1, hasHeader: false,
        hasFooter: false)
    }
    let info = sections[group.section]
    return ElementRow(
      element: element, id: id, role: group.role, section: group.section, sectionCount: sections.count,
      index: group.offset + index - group.first, count: info.counts[group.role] ?? 1,
      hasHeader: (info.counts[.header] ?? 0) > 0, hasFooter: (info.counts[.footer] ?? 0) > 0,
      sectionNode: info.node,
      traitVersion: traitVersions[ObjectIdentifier(element)] ?? 0)
  }

  // MARK: Rows

  private var isMakingRow = false

  private func render(for element: RenderNode, id: AnyHashable, at index: Int) -> RenderNode {
    let key = ObjectIdentifier(element)
    if let entry = entries[key], entry.row.element === element { return entry.render }
    isMakingRow = true
    defer { isMakingRow = false }
    let row = makeRow(element, id: id, at: index)
    let node = Row._makeNode(continueTracking { view.row(row) }, in: NodeContext(below: self))
    let elements = ElementList(of: node).allElements()
    guard let render = elements.first else { preconditionFailure("a row is one view") }
    watchTraits(of: element, key: key)
    entries[key] = Entry(row: row, node: node, render: render)
    return render
  }

  private func watchTraits(of element: RenderNode, key: ObjectIdentifier) {
    (element.parent as? ElementHolder)?.onTraitChange = { [weak self] in
      guard let self else { return }
      traitVersions[key, default: 0] += 1
      invalidate()
    }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
    for entry in entries.values { visit(entry.node) }
  }

  override func appendElements(to outer: inout ElementList) {
    rebuildIfNeeded()
    for entry in list.entries {
      if case .element(let element) = entry.part, element.isLeaving {
        if let known = entries[ObjectIdentifier(element)] {
          if !known.render.isLeaving { _ = known.render.beginRemoval(transaction) }
          if known.render.isLeaving { outer.append(known.render) }
        }
        continue
      }
      let surroundings = (outer.section, outer.role)
      if entry.section != nil { (outer.section, outer.role) = (entry.section, entry.role) }
      outer.append(Source(node: self, entry: entry))
      (outer.section, outer.role) = surroundings
    }
  }

  override var dumpDetails: String { "\(list.count) rows, \(entries.count) made" }

  private struct Source: ElementSource {
    let node: ElementRowsNode
    let entry: ElementList.Entry

    var elementCount: Int { entry.count }

    func element(at index: Int) -> RenderNode {
      switch entry.part {
      case .element(let element):
        return node.render(for: element, id: AnyHashable(ObjectIdentifier(element)), at: entry.start)
      case .lazy(let source):
        return node.render(
          for: source.element(at: index), id: source.elementID(at: index), at: entry.start + index)
      }
    }

    func elementID(at index: Int) -> AnyHashable {
      switch entry.part {
      case .element(let element): AnyHashable(ObjectIdentifier(element))
      case .lazy(let source): source.elementID(at: index)
      }
    }

    func index(ofID id: AnyHashable) -> Int? {
      switch entry.part {
      case .element(let element):
        element.outermostID == id || AnyHashable(ObjectIdentifier(element)) == id ? 0 : nil
      case .lazy(let source): source.index(ofID: id)
      }
    }

    func existingIndex(ofID id: AnyHashable) -> Int? {
      switch entry.part {
      case .element(let element): AnyHashable(ObjectIdentifier(element)) == id ? 0 : nil
      case .lazy(let source): source.existingIndex(ofID: id)
      }
    }

    func release(elementAt index: Int) { suspend(elementAt: index) }

    /// What is made around a row goes at once; the row itself may be kept.
    func suspend(elementAt index: Int) {
      switch entry.part {
      case .element(let element):
        node.drop(ObjectIdentifier(element))
      case .lazy(let source):
        let element = source.element(at: index)
        node.drop(ObjectIdentifier(element))
        source.suspend(elementAt: index)
      }
    }
  }
}
