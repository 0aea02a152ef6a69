/// The elements a container lays out, in order, without all of them having to exist.
@MainActor
package struct ElementList {
  package enum Part {
    case element(RenderNode)
    /// Elements made on demand.
    case lazy(any ElementSource)
  }

  package struct Entry {
    package var part: Part
    /// Index of the part's first element.
    package var start: Int
    package var count: Int
    package var section: SectionNode?
    package var role: SectionRole
  }

  package enum SectionRole {
    case header, content, footer
  }

  package private(set) var entries: [Entry] = []
  package private(set) var count = 0
  var section: SectionNode?
  var role = SectionRole.content

  package init() {}

  package init(of node: Node) {
    node.appendElements(to: &self)
  }

  package mutating func append(_ element: RenderNode) {
    entries.append(Entry(part: .element(element), start: count, count: 1, section: section, role: role))
    count += 1
  }

  package mutating func append(_ source: any ElementSource) {
    let length = source.elementCount
    guard length > 0 else { return }
    entries.append(Entry(part: .lazy(source), start: count, count: length, section: section, role: role))
    count += length
  }

  /// Adds the elements that the closure collects, each wrapped.
  package mutating func append(
    wrappedBy wrap: @escaping @MainActor (RenderNode) -> RenderNode, collect: (inout ElementList) -> Void
  ) {
    var inner = ElementList()
    inner.section = section
    inner.role = role
    collect(&inner)
    let outer = (section, role)
    for entry in inner.entries {
      section = entry.section
      role = entry.role
      switch entry.part {
      case .element(let element): append(wrap(element))
      case .lazy(let source): append(WrappedElementSource(source: source, wrap: wrap))
      }
    }
    (section, role) = outer
  }

  /// The entry that holds the element at `index`.
  package func entry(at index: Int) -> Entry {
    var low = 0
    var high = entries.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if entries[middle].start <= index { low = middle } else { high = middle - 1 }
    }
    return entries[low]
  }

  /// The element at `index`, made now if need be.
  package func element(at index: Int) -> RenderNode {
    let entry = entry(at: index)
    switch entry.part {
    case .element(let element): return element
    case .lazy(let source): return source.element(at: index - entry.start)
    }
  }

  /// A value that stays the same for the same row when others are inserted or removed around it.
  package func elementID(at index: Int) -> AnyHashable {
    let entry = entry(at: index)
    switch entry.part {
    case .element(let element): return AnyHashable(ObjectIdentifier(element))
    case .lazy(let source): return source.elementID(at: index - entry.start)
    }
  }

  /// The index of the element with the id if it exists already.
  package func existingIndex(ofID id: AnyHashable) -> Int? {
    for entry in entries {
      switch entry.part {
      case .element(let element):
        if AnyHashable(ObjectIdentifier(element)) == id { return entry.start }
      case .lazy(let source):
        if let index = source.existingIndex(ofID: id) { return entry.start + index }
      }
    }
    return nil
  }

  /// The element is out of view.
  package func suspend(elementAt index: Int) {
    let entry = entry(at: index)
    if case .lazy(let source) = entry.part { source.suspend(elementAt: index - entry.start) }
  }

  /// Every element, made now.
  package func allElements() -> [RenderNode] {
    var elements: [RenderNode] = []
    elements.reserveCapacity(count)
    for entry in entries {
      switch entry.part {
      case .element(let element): elements.append(element)
      case .lazy(let source):
        for index in 0..<entry.count { elements.append(source.element(at: index)) }
      }
    }
    return elements
  }
}

/// Something that makes elements when they are asked for, and can drop them again.
@MainActor
package protocol ElementSource {
  var elementCount: Int { get }
  func element(at index: Int) -> RenderNode
  func elementID(at index: Int) -> AnyHashable
  /// The index of the element that has the id, if it can be found without making elements.
  func index(ofID id: AnyHashable) -> Int?
  /// The same for elements that exist.
  func existingIndex(ofID id: AnyHashable) -> Int?
  /// The element is no longer shown; it may be thrown away with its state.
  func release(elementAt index: Int)
  /// The element is out of view. It counts no more, and is kept for a while in case it is asked for again.
  func suspend(elementAt index: Int)
}

extension ElementSource {
  package func existingIndex(ofID id: AnyHashable) -> Int? { index(ofID: id) }
  package func suspend(elementAt index: Int) { release(elementAt: index) }
}

struct WrappedElementSource: ElementSource {
  let source: any ElementSource
  let wrap: @MainActor (RenderNode) -> RenderNode

  var elementCount: Int { source.elementCount }
  func element(at index: Int) -> RenderNode { wrap(source.element(at: index)) }
  func elementID(at index: Int) -> AnyHashable { source.elementID(at: index) }
  func index(ofID id: AnyHashable) -> Int? { source.index(ofID: id) }
  func existingIndex(ofID id: AnyHashable) -> Int? { source.existingIndex(ofID: id) }
  func release(elementAt index: Int) { source.release(elementAt: index) }
  func suspend(elementAt index: Int) { source.suspend(elementAt: index) }
}
