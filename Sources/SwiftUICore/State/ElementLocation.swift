import Foundation

/// One element of a collection that lives elsewhere. Reads outside the collection, which happen while a row leaves, give
/// the element as it was when the binding was made; writes there are lost.
class ElementLocation<Root: MutableCollection>: Location<Root.Element>, @unchecked Sendable {
  fileprivate let base: Location<Root>
  fileprivate let index: Root.Index
  private let fallback: Root.Element

  init(base: Location<Root>, index: Root.Index, fallback: Root.Element) {
    self.base = base
    self.index = index
    self.fallback = fallback
  }

  /// Where the element is now; nil when it is gone.
  func place(in collection: Root) -> Root.Index? { Self.contains(index, in: collection) ? index : nil }

  override final func get() -> Root.Element { get { $0 } }

  override final func get<Part>(_ part: @escaping (Root.Element) -> Part) -> Part {
    base.get { [self] collection in part(place(in: collection).map { collection[$0] } ?? fallback) }
  }

  override final func set(_ value: Root.Element, transaction: Transaction?) {
    var collection = base.get()
    guard let index = place(in: collection) else { return }
    collection[index] = value
    base.set(collection, transaction: transaction)
  }

  override func isSame(as other: Location<Root.Element>) -> Bool {
    guard let other = other as? ElementLocation else { return false }
    return index == other.index && base.isSame(as: other.base)
  }

  override final var tellsReaders: Bool { base.tellsReaders }
  override final var snapshot: Root.Element? { fallback }

  fileprivate static func contains(_ index: Root.Index, in collection: Root) -> Bool {
    if collection is any RandomAccessCollection { return index >= collection.startIndex && index < collection.endIndex }
    return collection.indices.contains(index)
  }
}

/// An element that is known by an id: it is found again where others were inserted or removed before it, and another
/// element that took its place is never mistaken for it.
final class IdentifiedElementLocation<Root: MutableCollection, ID: Hashable>: ElementLocation<Root>,
  @unchecked Sendable
{
  private let id: ID
  private let places: ElementPlaces<Root, ID>

  init(base: Location<Root>, index: Root.Index, fallback: Root.Element, places: ElementPlaces<Root, ID>) {
    id = places.id(fallback)
    self.places = places
    super.init(base: base, index: index, fallback: fallback)
  }

  override func place(in collection: Root) -> Root.Index? {
    if let index = super.place(in: collection), places.id(collection[index]) == id { return index }
    return places.index(of: id, in: collection)
  }

  /// Wherever the element stands now: it is the same one.
  override func isSame(as other: Location<Root.Element>) -> Bool {
    guard let other = other as? IdentifiedElementLocation else { return false }
    return id == other.id && base.isSame(as: other.base)
  }
}

/// Finds the elements of a collection by their ids. Many elements ask for their places in one collection after it was
/// put into another order.
final class ElementPlaces<Root: Collection, ID: Hashable>: @unchecked Sendable {
  let id: (Root.Element) -> ID
  private let lock = NSLock()
  /// The collection that was asked about last. As long as it is kept no other one has the same bytes.
  private var known: (collection: Root, indices: [ID: Root.Index])?

  init(id: @escaping (Root.Element) -> ID) { self.id = id }

  /// The first element that has the id.
  func index(of id: ID, in collection: Root) -> Root.Index? {
    if let known = lock.withLock({ known }), TypeFields.areBytesEqual(known.collection, collection) {
      return known.indices[id]
    }
    var indices: [ID: Root.Index] = [:]
    indices.reserveCapacity(collection.count)
    for index in collection.indices {
      let id = self.id(collection[index])
      if indices[id] == nil { indices[id] = index }
    }
    lock.withLock { known = (collection, indices) }
    return indices[id]
  }
}
