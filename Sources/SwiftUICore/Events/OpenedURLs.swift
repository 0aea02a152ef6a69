import Foundation

/// Who wants to be told of addresses that the program is opened with.
@MainActor
package final class OpenedURLs {
  private struct Entry {
    var reference: NodeReference
    var action: (URL) -> Void
  }

  private var entries: [Entry] = []

  fileprivate func set(_ action: @escaping (URL) -> Void, for node: Node) {
    if let index = entries.firstIndex(where: { $0.reference.object === node }) {
      entries[index].action = action
    } else {
      entries.append(Entry(reference: node.reference, action: action))
    }
  }

  fileprivate func remove(_ node: Node) { entries.removeAll { $0.reference.object === node } }

  /// Tells everybody; false when nobody listens.
  package func open(_ url: URL) -> Bool {
    let listeners = entries.filter { $0.reference.object?.isRemoved == false }
    for listener in listeners { listener.action(url) }
    return !listeners.isEmpty
  }
}

/// Calls an action for addresses that the program is opened with.
struct OpenedURLModifier {
  nonisolated(unsafe) var action: (URL) -> Void
}

extension OpenedURLModifier: PrimitiveModifier {
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, Self>> {
    OpenedURLNode(view, in: context)
  }
}

private final class OpenedURLNode<Content: View>: WrappingNode<Content, OpenedURLModifier> {
  override func prepare() { root.openedURLs.set(modifier.action, for: self) }

  override func modifierDidChange(from old: OpenedURLModifier) { root.openedURLs.set(modifier.action, for: self) }

  override func willRemove() { root.openedURLs.remove(self) }
}

extension View {
  /// Calls the action with an address that the program is opened with: one that was given on the command line, that the
  /// desktop opens with the program, or that a script opens.
  ///
  /// All actions in the front window are called, also of views that are covered.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenedURLModifier(action: action))
  }
}
