/// Leads to an object that may be gone, and may travel between threads.
///
/// Every node of the trees is pointed at from many places that must not keep it. A `weak` variable would give each of
/// them a side table, through which all its references are counted from then on; the object keeps one of these instead
/// and clears it when it goes.
package final class ObjectReference<Object: AnyObject>: @unchecked Sendable {
  package private(set) unowned(unsafe) var object: Object?

  package init(_ object: Object) { self.object = object }

  /// For the object's `deinit`.
  func clear() { object = nil }
}

package typealias NodeReference = ObjectReference<_Node>
