import CoreGraphics

/// Tells when the pointer has come to rest on the view, and when that is over: it left, a button was pressed, or a
/// wheel was turned.
package struct PointerRestModifier {
  /// Seconds without movement.
  package var delay: Double
  /// The place in the window; nil when it is over.
  nonisolated(unsafe) package var action: @MainActor (CGPoint?) -> Void

  nonisolated package init(after delay: Double, action: @escaping @MainActor (CGPoint?) -> Void) {
    self.delay = delay
    self.action = action
  }
}

extension PointerRestModifier: RenderModifier {
  package static func makeWrapper(
    _ modifier: PointerRestModifier, around child: RenderNode, node: Node
  ) -> PointerRestRenderNode {
    PointerRestRenderNode(child: child, in: NodeContext(below: node))
  }

  package static func update(
    _ wrapper: PointerRestRenderNode, from old: PointerRestModifier, to modifier: PointerRestModifier,
    environment: EnvironmentValues, node: Node
  ) {
    wrapper.modifier = modifier
  }
}

package final class PointerRestRenderNode: UnaryRenderNode, HoverResponder {
  fileprivate var modifier: PointerRestModifier?
  private var location = CGPoint.zero
  private var state = State.away
  /// When the pointer will have rested for long enough.
  private var due = 0.0
  private var hasTimer = false

  private enum State {
    case away, moving, resting
    /// Something was done: until the pointer leaves and comes back, nothing is told.
    case over
  }

  func hoverDidMove(to location: CGPoint, at time: Double) {
    guard let modifier, state == .away || state == .moving else { return }
    self.location = location
    state = .moving
    due = time + modifier.delay
    if !hasTimer { wait() }
  }

  func hoverDidEnd() { finish(.away) }

  func hoverDidAct() { finish(.over) }

  private func finish(_ next: State) {
    let wasResting = state == .resting
    state = next
    if wasResting { modifier?.action(nil) }
  }

  /// One timer serves all movements: it waits on where the pointer moved in the meantime.
  private func wait() {
    hasTimer = true
    root.events.schedule(at: due) { [weak self] in
      guard let self else { return }
      hasTimer = false
      guard state == .moving, isAttached else { return }
      if root.time < due { return wait() }
      state = .resting
      modifier?.action(location)
    }
  }
}
