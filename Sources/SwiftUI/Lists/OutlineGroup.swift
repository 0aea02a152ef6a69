import SwiftUICore

/// Rows for a tree of data: elements with children can be folded up.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent: View, Leaf: View, Subgroup: View>: View {
  nonisolated(unsafe) private let data: Data
  nonisolated(unsafe) private let id: KeyPath<Data.Element, ID>
  nonisolated(unsafe) private let children: KeyPath<Data.Element, Data?>
  nonisolated(unsafe) private let leaf: (Data.Element) -> Leaf
  private let subgroup: @MainActor (Data.Element, Data) -> Subgroup

  nonisolated private init(
    data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    leaf: @escaping (Data.Element) -> Leaf, subgroup: @escaping @MainActor (Data.Element, Data) -> Subgroup
  ) {
    self.data = data
    self.id = id
    self.children = children
    self.leaf = leaf
    self.subgroup = subgroup
  }

  public var body: some View {
    ForEach(data, id: id) { element in
      if let below = element[keyPath: children] { subgroup(element, below) } else { leaf(element) }
    }
  }
}

/// The children of an element in an outline.
public struct OutlineSubgroupChildren: View {
  nonisolated(unsafe) let content: AnyView

  public var body: some View { content }
}

extension OutlineGroup
where Parent == Leaf, Subgroup == DisclosureGroup<Leaf, OutlineSubgroupChildren> {
  /// An outline of several elements.
  /// - Parameter children: the elements below one; nil for an element that cannot have any.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    nonisolated(unsafe) let (id, children, content) = (id, children, content)
    self.init(data: data, id: id, children: children, leaf: content) { element, below in
      DisclosureGroup(label: content(element), isExpanded: nil) {
        OutlineSubgroupChildren(
          content: AnyView(OutlineGroup(below, id: id, children: children, content: content)))
      }
    }
  }
}

extension OutlineGroup
where
  Parent == Leaf, Subgroup == DisclosureGroup<Leaf, OutlineSubgroupChildren>, Data.Element: Identifiable,
  ID == Data.Element.ID
{
  nonisolated public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(data, id: \.id, children: children, content: content)
  }
}

extension OutlineGroup
where
  Parent == Leaf, Subgroup == DisclosureGroup<Leaf, OutlineSubgroupChildren>, Data: RangeReplaceableCollection
{
  /// An outline of one element and what is below it.
  nonisolated public init(
    _ root: Data.Element, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(Data([root]), id: id, children: children, content: content)
  }

  nonisolated public init(
    _ root: Data.Element, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(Data([root]), id: \.id, children: children, content: content)
  }
}
