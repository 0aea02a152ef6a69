import CoreGraphics

/// Makes the whole row of a list press the buttons in it that leave their presses to the row.
package struct ListRowPressModifier {
  /// Tells whether the row is pressed; it is only called for rows that hold such a button or have an action.
  nonisolated(unsafe) package var onPressing: (Bool) -> Void
  /// What a press does besides, such as selecting the row.
  nonisolated(unsafe) package var action: (() -> Void)?

  nonisolated package init(action: (() -> Void)? = nil, onPressing: @escaping (Bool) -> Void) {
    self.action = action
    self.onPressing = onPressing
  }
}

extension ListRowPressModifier: RenderModifier {
  package static func makeWrapper(
    _ modifier: ListRowPressModifier, around child: RenderNode, node: Node
  ) -> ListRowPressRenderNode {
    ListRowPressRenderNode(child: child, modifier: modifier, in: NodeContext(below: node))
  }

  package static func update(
    _ wrapper: ListRowPressRenderNode, from old: ListRowPressModifier, to modifier: ListRowPressModifier,
    environment: EnvironmentValues, node: Node
  ) {
    wrapper.modifier = modifier
    wrapper.isEnabled = environment.isEnabled
  }
}

package final class ListRowPressRenderNode: UnaryRenderNode, PressResponder {
  var modifier: ListRowPressModifier
  var isEnabled = true

  init(child: RenderNode, modifier: ListRowPressModifier, in context: NodeContext) {
    self.modifier = modifier
    super.init(child: child, in: context)
  }

  override func containsHit(_ point: CGPoint) -> Bool { bounds.contains(point) }

  /// The buttons in the row that are pressed with it, in reading order.
  private var buttons: [PressRenderNode] {
    var found: [PressRenderNode] = []
    func visit(_ node: RenderNode) {
      if let press = node as? PressRenderNode, press.modifier.activatesListRow, press.isEnabled {
        found.append(press)
      } else if !node.ignoresHits {
        node.forEachChild(visit)
      }
    }
    visit(child)
    return found
  }

  func makeRecognizer(for pointer: PointerPress) -> ErasedRecognizer? {
    guard isEnabled else { return nil }
    let buttons = buttons
    guard !buttons.isEmpty || modifier.action != nil else { return nil }
    return ErasedRecognizer(
      PressRecognizer(
        slop: pointer.device == .mouse ? 0 : PressRecognizer.touchSlop,
        press: { [weak self] isPressed in
          self?.modifier.onPressing(isPressed)
          for button in buttons { button.modifier.onPressing(isPressed) }
        },
        action: { [weak self] in
          for button in buttons { button.modifier.action() }
          self?.modifier.action?()
        }))
  }
}

extension RenderNode {
  /// True when a row of a list is among the ancestors.
  var isInListRow: Bool {
    var node = parent
    while let current = node {
      if current is ListRowPressRenderNode { return true }
      node = current.parent
    }
    return false
  }
}
