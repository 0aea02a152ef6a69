import Foundation

/// What users may do with the elements of a list whose data a binding leads to.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int

  nonisolated public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
  /// Put them in another order.
  public static var move: EditActions { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Delete them.
  public static var delete: EditActions { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// Delete them and put them in another order.
  public static var all: EditActions { [.move, .delete] }
}

/// The content for an element that users may delete or move.
public struct EditableCollectionContent<Content: View, Data>: View {
  nonisolated(unsafe) let content: Content

  public var body: some View { content }

  nonisolated public static var _elementCount: Int? { Content._elementCount }
}

/// What lists do for a `ForEach` with edit actions.
struct ForEachEditing {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
}

extension ForEach {
  /// Makes content for the elements of a collection that a binding leads to. Lists let users edit the collection.
  nonisolated public init<C: MutableCollection & RandomAccessCollection, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, Content == EditableCollectionContent<R, C>,
    C.Element: Identifiable, ID == C.Element.ID
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  nonisolated public init<C: MutableCollection & RandomAccessCollection, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, Content == EditableCollectionContent<R, C> {
    self.init(data, id: id, idOf: { $0[keyPath: id] }) { EditableCollectionContent(content: content($0)) }
    if editActions.rawValue == 0 { return }
    var editing = ForEachEditing()
    if editActions.rawValue & 1 != 0 {
      editing.move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    }
    if editActions.rawValue & 2 != 0 {
      editing.delete = { data.wrappedValue = Self.removing($0, from: data.wrappedValue) }
    }
    self.editing = editing
  }

  private static func removing<C>(_ offsets: IndexSet, from data: C) -> C {
    func remaining<R: RangeReplaceableCollection>(_ collection: R) -> Any {
      var result = R()
      for (offset, element) in collection.enumerated() where !offsets.contains(offset) { result.append(element) }
      return result
    }
    guard let collection = data as? any RangeReplaceableCollection else { return data }
    return remaining(collection) as? C ?? data
  }
}
