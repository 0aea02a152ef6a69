/// One of the views that another view consists of, as a container sees it.
@MainActor @preconcurrency
public struct Subview: Identifiable {
  /// Stays the same for the same view.
  public struct ID: Hashable, @unchecked Sendable {
    let value: AnyHashable
  }

  nonisolated(unsafe) let element: SubviewElement

  nonisolated public var id: ID { ID(value: element.id) }

  /// What the view carries for its container.
  public var containerValues: ContainerValues {
    var values = element.trait(ContainerValuesTrait.self)
    values.tag = element.trait(TagTrait.self)
    return values
  }
}

extension Subview: PrimitiveView {
  public static func _makeNode(_ view: Subview, in context: _NodeContext) -> _ViewNode<Subview> {
    PassthroughNode(view, content: \.element, in: context)
  }

  nonisolated public static var _elementCount: Int? { 1 }
}

/// The views that another view consists of. As a view it shows them all.
@MainActor @preconcurrency
public struct SubviewsCollection: @preconcurrency RandomAccessCollection {
  let subviews: [Subview]

  init(_ elements: some Sequence<SubviewElement>) { subviews = elements.map(Subview.init(element:)) }

  fileprivate init(_ subviews: [Subview]) { self.subviews = subviews }

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: self, bounds: bounds)
  }
}

extension SubviewsCollection: View {
  public var body: some View { ForEach(subviews) { $0 } }
}

/// Some of the views that another view consists of.
@MainActor @preconcurrency
public struct SubviewsCollectionSlice: @preconcurrency RandomAccessCollection {
  let base: SubviewsCollection
  let bounds: Range<Int>

  public var startIndex: Int { bounds.lowerBound }
  public var endIndex: Int { bounds.upperBound }
  public subscript(index: Int) -> Subview { base[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: base, bounds: bounds)
  }
}

extension SubviewsCollectionSlice: View {
  public var body: some View { ForEach(Array(base.subviews[bounds])) { $0 } }
}

/// A section among the views that another view consists of. Views outside of sections that follow each other count as
/// one without header and footer.
@MainActor @preconcurrency
public struct SectionConfiguration: Identifiable {
  public struct ID: Hashable, @unchecked Sendable {
    let value: AnyHashable
  }

  nonisolated public let id: ID
  /// What the section's views carry because of modifiers on the section itself.
  public let containerValues: ContainerValues
  public let header: SubviewsCollection
  public let content: SubviewsCollection
  public let footer: SubviewsCollection
}

/// The sections of the views that another view consists of.
@MainActor @preconcurrency
public struct SectionCollection: @preconcurrency RandomAccessCollection {
  let sections: [SectionConfiguration]

  init(_ elements: [SubviewElement]) {
    var sections: [SectionConfiguration] = []
    var start = 0
    while start < elements.count {
      let section = elements[start].section
      let end = elements[start...].firstIndex { $0.section !== section } ?? elements.count
      sections.append(Self.section(section, of: Array(elements[start..<end]), before: sections))
      start = end
    }
    self.sections = sections
  }

  private static func section(
    _ section: (any SectionNode)?, of elements: [SubviewElement], before: [SectionConfiguration]
  ) -> SectionConfiguration {
    func part(_ role: ElementList.SectionRole) -> SubviewsCollection {
      SubviewsCollection(elements.filter { $0.role == role })
    }
    var values = ContainerValues()
    var node = (section as? Node)?.parent
    while let current = node, !(current is any SubviewsBoundary) {
      if let outer = (current as? any TraitCarrier)?.carriedValue(of: ContainerValuesTrait.self) {
        values.merge(outer)
      }
      node = current.parent
    }
    let id =
      section.map { AnyHashable(ObjectIdentifier($0)) }
      ?? AnyHashable(before.last.map { [$0.id.value, "after"] } ?? ["first"])
    return SectionConfiguration(
      id: .init(value: id), containerValues: values, header: part(.header), content: part(.content),
      footer: part(.footer))
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

// MARK: Groups

/// Makes a view out of the subviews of another one.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
  nonisolated(unsafe) let subviews: Subviews
  nonisolated(unsafe) let transform: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: View {
  public var body: some View {
    SubviewsReader(subviews) { transform(SubviewsCollection($0)) }
  }
}

/// Makes a view out of the sections of another one.
public struct GroupSectionsOfContent<Sections: View, Content: View> {
  nonisolated(unsafe) let sections: Sections
  nonisolated(unsafe) let transform: (SectionCollection) -> Content
}

extension GroupSectionsOfContent: View {
  public var body: some View {
    SubviewsReader(sections) { transform(SectionCollection($0)) }
  }
}

extension Group {
  /// Makes a view out of the subviews of another one.
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(subviews: view, transform: transform)
  }

  /// Makes a view out of the sections of another one.
  nonisolated public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    content = GroupSectionsOfContent(sections: view, transform: transform)
  }
}

// MARK: For each

/// The subviews of a view that is yet to be shown; empty before that.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection, SubstitutedData {
  let make: @MainActor () -> ViewElement

  @MainActor var substitute: ViewElement { make() }

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> Subview { fatalError("the subviews exist only in the view that is shown") }
}

/// The sections of a view that is yet to be shown; empty before that.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection, SubstitutedData {
  let make: @MainActor () -> ViewElement

  @MainActor var substitute: ViewElement { make() }

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> SectionConfiguration {
    fatalError("the sections exist only in the view that is shown")
  }
}

extension ForEach {
  /// Makes content for every subview of another view.
  nonisolated public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    nonisolated(unsafe) let (view, inner) = (view, content)
    self.init(
      data: ForEachSubviewCollection {
        TypedViewElement(Group(subviews: view) { ForEach<_, _, Content>($0, content: inner) })
      }, content: content, id: \.id)
  }

  /// Makes content for every section of another view.
  nonisolated public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
    nonisolated(unsafe) let (view, inner) = (view, content)
    self.init(
      data: ForEachSectionCollection {
        TypedViewElement(Group(sections: view) { ForEach<_, _, Content>($0, content: inner) })
      }, content: content, id: \.id)
  }
}
