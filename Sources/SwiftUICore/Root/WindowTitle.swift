/// Gives the window that the view stands in a title.
package struct WindowTitleModifier {
  /// nil leaves the title as it is.
  nonisolated(unsafe) package var title: Text?

  nonisolated package init(title: Text?) { self.title = title }
}

extension WindowTitleModifier: PrimitiveModifier {
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, Self>> {
    WindowTitleNode(view, in: context)
  }
}

private final class WindowTitleNode<Content: View>: WrappingNode<Content, WindowTitleModifier> {
  override func prepare() { apply() }

  override func modifierDidChange(from old: WindowTitleModifier) {
    if old.title != modifier.title { apply() }
  }

  override func update() {
    needsUpdate = false
    apply()
  }

  private func apply() {
    guard let title = modifier.title else { return }
    let text = tracking { title.plainText(in: environment) }
    root.enqueueAction { [weak self] in self?.root.services.setTitle?(text) }
  }
}
