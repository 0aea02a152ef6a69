import CoreGraphics

/// Calls an action when a view comes into the viewport of the scroll view around it, or leaves it.
struct ScrollVisibilityModifier {
  var threshold: Double
  nonisolated(unsafe) var action: (Bool) -> Void
}

extension ScrollVisibilityModifier: RenderModifier {
  static func makeWrapper(
    _ modifier: ScrollVisibilityModifier, around child: RenderNode, node: Node
  ) -> ScrollVisibilityRenderNode {
    ScrollVisibilityRenderNode(modifier: modifier, child: child, in: NodeContext(below: node))
  }

  static func update(
    _ wrapper: ScrollVisibilityRenderNode, from old: ScrollVisibilityModifier, to modifier: ScrollVisibilityModifier,
    environment: EnvironmentValues, node: Node
  ) {
    wrapper.modifier = modifier
    wrapper.root.observeGeometry(wrapper)
  }
}

final class ScrollVisibilityRenderNode: UnaryRenderNode, GeometryObserver {
  var modifier: ScrollVisibilityModifier
  private var wasVisible = false

  init(modifier: ScrollVisibilityModifier, child: RenderNode, in context: NodeContext) {
    self.modifier = modifier
    super.init(child: child, in: context)
  }

  override func didAttach() { root.observeGeometry(self) }

  override func willDetach() { note(false) }

  func geometryDidChange() {
    guard isAttached, isPlaced else { return }
    note(visiblePart >= modifier.threshold && visiblePart > 0)
  }

  private func note(_ isVisible: Bool) {
    guard isVisible != wasVisible else { return }
    wasVisible = isVisible
    let action = modifier.action
    root.enqueueAction { action(isVisible) }
  }
}

extension RenderNode {
  /// The part of the view that is in the window and the viewports around it, 0…1.
  final var visiblePart: Double {
    let area = frame.width * frame.height
    guard area > 0 else { return 0 }
    var rect = bounds
    var node: RenderNode = self
    while let parent = node.parent {
      rect = CGRect(origin: node.convertToParent(rect.origin, laidOut: true), size: rect.size)
      if let scroll = parent as? ScrollRenderNode { rect = rect.intersection(scroll.viewport) }
      if rect.isNull { return 0 }
      node = parent
    }
    rect = rect.intersection(CGRect(origin: .zero, size: root.size))
    return rect.isNull ? 0 : Double(rect.width * rect.height / area)
  }
}

extension View {
  /// Calls the action when the view comes into the viewport of the scroll view around it, and when it leaves it.
  /// - Parameter threshold: the part of the view, 0…1, that has to be in the viewport.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
  }
}
