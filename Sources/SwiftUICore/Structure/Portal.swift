/// Views that belong to one place of the identity tree and are shown at another: the content of a sheet lives below the
/// view that presents it, with that view's environment, and stands in the layer above the window's content.
///
/// A ``PortalEntrance`` keeps the views; a ``PortalExit`` shows them.
@MainActor
package final class Portal: Sendable {
  fileprivate weak var content: (any PortalContent)?
  private var exits: [WeakExit] = []

  private struct WeakExit {
    weak var node: PortalExitNode?
  }

  nonisolated package init() {}

  /// True while an entrance keeps views for the portal.
  package var hasContent: Bool { content != nil }

  fileprivate func connect(_ content: any PortalContent) {
    self.content = content
    contentDidChange()
  }

  fileprivate func disconnect(_ content: any PortalContent) {
    guard self.content === content else { return }
    self.content = nil
    contentDidChange()
  }

  fileprivate func contentDidChange() {
    exits.removeAll { $0.node == nil }
    for exit in exits { exit.node?.elementsDidChange() }
  }

  fileprivate func add(_ exit: PortalExitNode) { exits.append(WeakExit(node: exit)) }

  fileprivate func remove(_ exit: PortalExitNode) { exits.removeAll { $0.node == nil || $0.node === exit } }
}

@MainActor
private protocol PortalContent: AnyObject {
  func appendPortalElements(to list: inout ElementList)
}

/// Keeps the views that a portal shows elsewhere. Contributes nothing where it stands, and lets no preference out.
package struct PortalEntrance<Content: View> {
  package var portal: Portal
  nonisolated(unsafe) package var content: Content

  nonisolated package init(_ portal: Portal, @ViewBuilder content: () -> Content) {
    self.portal = portal
    self.content = content()
  }
}

extension PortalEntrance: PrimitiveView {
  public static func _makeNode(_ view: PortalEntrance, in context: _NodeContext) -> _ViewNode<PortalEntrance> {
    PortalEntranceNode(view, in: context)
  }

  nonisolated public static var _elementCount: Int? { 0 }
}

private final class PortalEntranceNode<Content: View>: ValueNode<PortalEntrance<Content>>, PortalContent {
  private var child: ViewNode<Content>?

  override init(_ view: PortalEntrance<Content>, in context: NodeContext) {
    super.init(view, in: context)
    child = Content._makeNode(view.content, in: NodeContext(below: self))
    view.portal.connect(self)
  }

  override func update(to newView: PortalEntrance<Content>) {
    let old = view.portal
    view = newView
    needsUpdate = false
    child?.update(to: newView.content)
    if old !== newView.portal {
      old.disconnect(self)
      newView.portal.connect(self)
    }
  }

  override func update() { needsUpdate = false }

  override func elementsDidChange() { view.portal.contentDidChange() }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func collectPreference<K: PreferenceKey>(
    _ key: K.Type, into accumulator: inout PreferenceAccumulator<K>
  ) {}

  override func preferenceDidChange(_ key: any PreferenceKey.Type) {}

  override func preferencesDidChange() {}

  func appendPortalElements(to list: inout ElementList) { child?.appendElements(to: &list) }

  override func willRemove() {
    if let child {
      for element in ElementList(of: child).existingElements { element.detach() }
    }
    view.portal.disconnect(self)
  }
}

/// Shows what the entrance of a portal keeps; nothing while there is no entrance.
package struct PortalExit {
  package var portal: Portal

  nonisolated package init(_ portal: Portal) { self.portal = portal }
}

extension PortalExit: PrimitiveView {
  public static func _makeNode(_ view: PortalExit, in context: _NodeContext) -> _ViewNode<PortalExit> {
    PortalExitNode(view, in: context)
  }

  nonisolated public static var _elementCount: Int? { nil }
}

private final class PortalExitNode: ValueNode<PortalExit> {
  override init(_ view: PortalExit, in context: NodeContext) {
    super.init(view, in: context)
    view.portal.add(self)
  }

  override func update(to newView: PortalExit) {
    let old = view.portal
    view = newView
    needsUpdate = false
    guard old !== newView.portal else { return }
    old.remove(self)
    newView.portal.add(self)
    elementsDidChange()
  }

  override func update() { needsUpdate = false }

  override func appendElements(to list: inout ElementList) {
    view.portal.content?.appendPortalElements(to: &list)
  }

  override func willRemove() { view.portal.remove(self) }
}
