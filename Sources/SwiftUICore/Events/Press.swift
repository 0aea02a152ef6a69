import CoreGraphics

/// What buttons are made of: reports a press while it lasts and an activation when it ends on the view.
package struct PressModifier {
  /// False leaves presses to others.
  package var isActive: Bool
  nonisolated(unsafe) package var onPressing: (Bool) -> Void
  nonisolated(unsafe) package var action: () -> Void
  /// In the row of a list, the whole row takes the press for this view.
  package var activatesListRow: Bool

  nonisolated package init(
    isActive: Bool = true, activatesListRow: Bool = false, onPressing: @escaping (Bool) -> Void,
    action: @escaping () -> Void
  ) {
    self.isActive = isActive
    self.activatesListRow = activatesListRow
    self.onPressing = onPressing
    self.action = action
  }
}

extension PressModifier: RenderModifier {
  package static func makeWrapper(
    _ modifier: PressModifier, around child: RenderNode, node: Node
  ) -> PressRenderNode {
    PressRenderNode(child: child, modifier: modifier, in: NodeContext(below: node))
  }

  package static func update(
    _ wrapper: PressRenderNode, from old: PressModifier, to modifier: PressModifier,
    environment: EnvironmentValues,
    node: Node
  ) {
    wrapper.modifier = modifier
    wrapper.isEnabled = environment.isEnabled && modifier.isActive
  }
}

package final class PressRenderNode: UnaryRenderNode, PressResponder {
  var modifier: PressModifier
  var isEnabled = true

  init(child: RenderNode, modifier: PressModifier, in context: NodeContext) {
    self.modifier = modifier
    super.init(child: child, in: context)
  }

  func makeRecognizer(for press: PointerPress) -> ErasedRecognizer? {
    guard isEnabled, !(modifier.activatesListRow && isInListRow) else { return nil }
    return ErasedRecognizer(
      PressRecognizer(
        slop: press.device == .mouse ? 0 : PressRecognizer.touchSlop,
        press: { [weak self] in self?.modifier.onPressing($0) },
        action: { [weak self] in self?.modifier.action() }))
  }
}

/// Follows a press that ends with an activation when it is let go near the view.
final class PressRecognizer: _Recognizer<Void> {
  /// How far outside the view a finger may go and its press still counts.
  static let touchSlop: CGFloat = 70

  private let slop: CGFloat
  private let press: (Bool) -> Void
  private let action: () -> Void
  private var isPressed = false
  private var hasActed = false

  init(slop: CGFloat, press: @escaping (Bool) -> Void, action: @escaping () -> Void) {
    self.slop = slop
    self.press = press
    self.action = action
  }

  private func setPressed(_ pressed: Bool) {
    guard pressed != isPressed else { return }
    isPressed = pressed
    press(pressed)
  }

  override func handle(_ event: _GestureEvent) {
    switch event.kind {
    case .down:
      setPressed(true)
    case .moved:
      setPressed(event.node.bounds.insetBy(dx: -slop, dy: -slop).contains(event.location))
    case .up:
      let isOn = isPressed
      phase = isOn ? .ended(()) : .failed
    case .cancelled:
      setPressed(false)
      phase = .failed
    case .tick, .magnify, .rotate:
      break
    }
  }

  override func deliver() {
    guard phase.isEnded, !hasActed else { return }
    hasActed = true
    setPressed(false)
    action()
  }

  override func cancel() {
    setPressed(false)
    phase = .failed
  }
}
