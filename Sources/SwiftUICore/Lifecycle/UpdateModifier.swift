/// Calls an action after every update of the view it is applied to, also when no value can be compared: how a link keeps
/// a destination up to date that is shown elsewhere.
package struct UpdateModifier {
  /// nil costs nothing.
  nonisolated(unsafe) package var action: (() -> Void)?

  nonisolated package init(action: (() -> Void)?) { self.action = action }
}

extension UpdateModifier: PrimitiveModifier {
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, Self>> {
    UpdateActionNode(view, in: context)
  }
}

private final class UpdateActionNode<Content: View>: WrappingNode<Content, UpdateModifier> {
  private var isQueued = false

  override func modifierDidChange(from old: UpdateModifier) {
    guard modifier.action != nil, !isQueued else { return }
    isQueued = true
    root.enqueueAction { [weak self] in
      guard let self else { return }
      self.isQueued = false
      if !self.isRemoved { self.modifier.action?() }
    }
  }
}
