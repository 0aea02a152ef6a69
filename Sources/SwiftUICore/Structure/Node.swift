import CThreadState
import Observation

package typealias Node = _Node
package typealias ViewNode = _ViewNode
package typealias NodeContext = _NodeContext

/// Where a node is made: below which parent, and in which surroundings.
@MainActor
public struct _NodeContext {
  package unowned let parent: _Node?
  package unowned let root: ViewRoot
  package var scope: EnvironmentScope
  package var transactionScope: TransactionScope?

  /// The context for children of `node`.
  package init(below node: _Node) {
    parent = node
    root = node.root
    scope = node.scope
    transactionScope = node.transactionScope
  }

  package init(root: ViewRoot, scope: EnvironmentScope) {
    parent = nil
    self.root = root
    self.scope = scope
  }
}

/// The retained counterpart of a view value: it keeps the identity and the state of a view for as long as the view is
/// on screen, and knows what the view's body read.
///
/// Nodes form the tree of identities. What a view looks like and where it stands is kept by its ``RenderNode``s.
@MainActor
public class _Node {
  package unowned let root: ViewRoot
  package private(set) unowned var parent: _Node?
  @exclusivity(unchecked) package var scope: EnvironmentScope
  @exclusivity(unchecked) package var transactionScope: TransactionScope?
  package let depth: Int
  /// Nodes that were made earlier have lower numbers.
  let serial: Int

  /// Set once the node left the tree; it will not come back.
  @exclusivity(unchecked) package private(set) final var isRemoved = false
  /// Set while the node stays on screen only until its removal transition ends.
  @exclusivity(unchecked) package internal(set) final var isLeaving = false
  /// Set while the node belongs to a row that is out of view: it is kept, but what it says does not count.
  @exclusivity(unchecked) package internal(set) final var isDormant = false
  @exclusivity(unchecked) package final var needsUpdate = false
  /// Counts the runs of the node's body; reads recorded in an earlier run no longer count.
  @exclusivity(unchecked) package final var epoch = 0
  /// One bit for each hash of a preference key written at or below the node.
  @exclusivity(unchecked) package final var preferenceBits: UInt64 = 0

  package init(in context: _NodeContext) {
    root = context.root
    parent = context.parent
    scope = context.scope
    transactionScope = context.transactionScope
    depth = (context.parent?.depth ?? -1) + 1
    root.counters.nodesMade += 1
    serial = root.counters.nodesMade
  }

  @exclusivity(unchecked) private final var ownReference: NodeReference?
  /// Objects that lead from what the node read to the node, and that nobody else keeps.
  @exclusivity(unchecked) private final var sources: [AnyObject] = []

  /// For places that must not keep the node.
  package final var reference: NodeReference {
    if let ownReference { return ownReference }
    let reference = NodeReference(self)
    ownReference = reference
    return reference
  }

  deinit { ownReference?.clear() }

  // MARK: What kinds of nodes do differently

  /// Brings the node up to date after something it depends on changed.
  package func update() {}

  /// Calls the closure for each child, in the order of the view's description.
  package func forEachChild(_ visit: (_Node) -> Void) {}

  /// Adds the render nodes that the node contributes to the container it stands in.
  package func appendElements(to list: inout ElementList) {}

  /// The node is about to leave the tree for good; its children follow.
  package func willRemove() {}

  /// The list of elements of a child has changed. Nodes that own a list take note; others pass it on.
  package func elementsDidChange() { parent?.elementsDidChange() }

  /// Adds the values of a preference written at or below the node, in view order.
  package func collectPreference<K: PreferenceKey>(
    _ key: K.Type, into accumulator: inout PreferenceAccumulator<K>
  ) {
    let bit = PreferenceBits.bit(for: key)
    forEachChild { child in
      if child.preferenceBits & bit != 0, !child.isLeaving, !child.isDormant { accumulator.collect(from: child) }
    }
  }

  /// A preference written below has changed.
  package func preferenceDidChange(_ key: any PreferenceKey.Type) { parent?.preferenceDidChange(key) }

  /// Any preference written below may have changed: a whole part of the tree came or went.
  package func preferencesDidChange() { parent?.preferencesDidChange() }

  /// Called for a node and everything below when it starts to leave (or comes back from leaving).
  package func setLeaving(_ leaving: Bool) {
    isLeaving = leaving
    forEachChild { $0.setLeaving(leaving) }
  }

  /// What the tree dump says about the node besides its type.
  package var dumpDetails: String { "" }

  /// Puts the node and what is below it into other surroundings than those that it was made in.
  final func move(into new: EnvironmentScope) {
    if new !== scope { move(into: new, from: scope) }
  }

  private final func move(into new: EnvironmentScope, from old: EnvironmentScope) {
    guard scope === old else {
      scope.move(below: new, from: old)
      return
    }
    scope = new
    invalidate()
    forEachChild { $0.move(into: new, from: old) }
  }

  // MARK: Invalidation

  /// Asks for `update()` in the next update pass.
  package final func invalidate() {
    guard !needsUpdate, !isRemoved else { return }
    needsUpdate = true
    root.enqueueUpdate(self)
  }

  package final func remove() {
    guard !isRemoved else { return }
    isRemoved = true
    sources = []
    willRemove()
    forEachChild { $0.remove() }
  }

  /// Notes that a preference is written here, so that collectors look below the ancestors.
  package final func announcePreference(_ bit: UInt64) {
    var node: _Node? = self
    while let current = node, current.preferenceBits & bit == 0 {
      current.preferenceBits |= bit
      node = current.parent
    }
  }

  /// The node begins or ceases to count: readers of preferences around it look again.
  package final func notePreferencesComingOrGoing() {
    guard preferenceBits != 0 else { return }
    var ancestor = parent
    while let current = ancestor {
      if let reader = current as? any PreferenceReader { root.enqueue(reader) }
      ancestor = current.parent
    }
  }

  /// Runs the closure with reads of state and environment recorded for this node; earlier records are void.
  package final func tracking<T>(_ body: () -> T) -> T {
    epoch &+= 1
    if sources.isEmpty { return continueTracking(body) }
    // What is read again goes on as it was.
    let former = sources
    sources = []
    return withExtendedLifetime(former) { continueTracking(body) }
  }

  /// Keeps something that was read in the current run for as long as that run counts.
  final func keep(_ source: AnyObject) {
    if !sources.contains(where: { $0 === source }) { sources.append(source) }
  }

  /// Runs the closure with further reads added to those of the current run.
  package final func continueTracking<T>(_ body: () -> T) -> T {
    let outer = martlet_current_observer()
    martlet_set_current_observer(Unmanaged.passUnretained(self).toOpaque())
    defer { martlet_set_current_observer(outer) }
    let queue = root.mutations
    let epoch = epoch
    let reference = reference
    return withObservationTracking(body) {
      queue.add(.node(reference, epoch: epoch))
    }
  }

  /// The transaction that holds for the node in the present update.
  package final var transaction: Transaction {
    var transaction = root.transaction
    if !root.isTicking { transactionScope?.apply(to: &transaction) }
    return transaction
  }

  package final var environment: EnvironmentValues { EnvironmentValues(scope: scope, reader: environmentReader) }

  @exclusivity(unchecked) private final var ownEnvironmentReader: EnvironmentReader?

  private final var environmentReader: EnvironmentReader {
    if let ownEnvironmentReader { return ownEnvironmentReader }
    let reader = EnvironmentReader(reference)
    ownEnvironmentReader = reader
    return reader
  }
}

/// A node of a view whose type is known. How much of the view's value is kept is for each kind of node to say.
@MainActor
public class _ViewNode<Content: View>: _Node {
  /// Takes the value that the parent made in a new run of its body.
  package func update(to newView: Content) { fatalError("\(type(of: self)) takes no new values") }

  /// The same for a value that is looked at where it lies.
  package func update(to newView: Borrowed<Content>) { update(to: newView.value) }
}

/// A node that keeps the whole value of its view.
@MainActor
package class ValueNode<Content: View>: ViewNode<Content> {
  @exclusivity(unchecked) package final var view: Content

  package init(_ view: Content, in context: NodeContext) {
    self.view = view
    super.init(in: context)
  }

  package override func update(to newView: Content) {
    view = newView
    update()
  }
}

/// A node of a modifier. It does not keep the view it is applied to: that is for the node of the content to keep.
@MainActor
package class ModifierNode<Content: View, Modifier: ViewModifier>: ViewNode<
  ModifiedContent<Content, Modifier>
>
{
  @exclusivity(unchecked) package final var modifier: Modifier

  package init(_ view: ModifiedContent<Content, Modifier>, in context: NodeContext) {
    modifier = view.modifier
    super.init(in: context)
  }
}

/// The node that reads of state are recorded for on this thread, if any.
func currentObserver() -> _Node? {
  guard let pointer = martlet_current_observer() else { return nil }
  return Unmanaged<_Node>.fromOpaque(pointer).takeUnretainedValue()
}
