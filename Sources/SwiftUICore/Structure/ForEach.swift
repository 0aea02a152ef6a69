import Foundation

/// Views made from the elements of a collection, one identity for each element's id.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection of underlying data.
  public var data: Data
  /// Makes the content for an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  var isConstantRange = false
  /// What lists may do with the elements by themselves.
  var editing: ForEachEditing?
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  @_disfavoredOverload
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: View {
  @_disfavoredOverload
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  /// Makes content for the elements of a collection that a binding leads to.
  nonisolated public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID {
    self.init(data, id: \.id, idOf: { $0.id }, content: content)
  }

  /// Makes content for the elements of a collection that a binding leads to.
  nonisolated public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)> {
    self.init(data, id: id, idOf: { $0[keyPath: id] }, content: content)
  }

  nonisolated init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, idOf: @escaping (C.Element) -> ID,
    content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)> {
    let elements = data.wrappedValue
    let places = data.location.shared(at: [id]) { ElementPlaces<C, ID>(id: idOf) }
    self.init(
      data: elements.indices.lazy.map { ($0, idOf(elements[$0])) },
      content: { content(data.element(at: $0.0, fallback: elements[$0.0], places: places)) }, id: { $0.1 })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Makes content for a constant range of numbers.
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
    isConstantRange = true
  }
}

/// A collection that reads its elements anew each time.
protocol LiveCollection {}

/// Data that exists only once views have been made: another view is shown in place of the `ForEach`.
protocol SubstitutedData {
  @MainActor var substitute: ViewElement { get }
}

/// Content that is made from a collection, to which lists can apply insertion, deletion and moves.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach: View where Content: View {
  public typealias Body = Never

  public var body: Never { fatalError("a ForEach has no body") }

  public static func _makeNode(_ view: ForEach, in context: _NodeContext) -> _ViewNode<ForEach> {
    if let data = Data.self as? any SubstitutedData.Type { return substitute(data, for: view, in: context) }
    return ForEachNode(view, in: context)
  }

  @MainActor
  private static func substitute<S: SubstitutedData>(
    _ type: S.Type, for view: ForEach, in context: _NodeContext
  ) -> _ViewNode<ForEach> {
    ElementNode(
      view, element: { ($0.data as? S)?.substitute ?? TypedViewElement(EmptyView()) }, in: context)
  }

  nonisolated public static var _elementCount: Int? { nil }
}
