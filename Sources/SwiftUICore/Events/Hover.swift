import CoreGraphics

/// Where the pointer is over a view.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

struct HoverModifier {
  nonisolated(unsafe) var action: (HoverPhase) -> Void
  nonisolated(unsafe) var space: CoordinateSpace
}

extension HoverModifier: RenderModifier {
  static func makeWrapper(_ modifier: HoverModifier, around child: RenderNode, node: Node) -> HoverRenderNode {
    HoverRenderNode(child: child, in: NodeContext(below: node))
  }

  static func update(
    _ wrapper: HoverRenderNode, from old: HoverModifier, to modifier: HoverModifier,
    environment: EnvironmentValues,
    node: Node
  ) {
    wrapper.modifier = modifier
  }
}

/// A node that follows the pointer while no button is held.
protocol HoverResponder: RenderNode {
  /// `location` is in the window, `time` on its clock.
  func hoverDidMove(to location: CGPoint, at time: Double)
  func hoverDidEnd()
  /// A button is pressed or a wheel is turned.
  func hoverDidAct()
}

final class HoverRenderNode: UnaryRenderNode, HoverResponder {
  var modifier: HoverModifier?

  func hoverDidAct() {}

  func hoverDidMove(to location: CGPoint, at time: Double) {
    guard let modifier else { return }
    let origin = convert(CGRect.zero, to: nil).origin
    modifier.action(.active(convertPresented(location - origin, to: modifier.space)))
  }

  func hoverDidEnd() { modifier?.action(.ended) }
}

extension View {
  /// Calls the action when the pointer enters and leaves the view.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverActionModifier(action: action))
  }

  /// Calls the action while the pointer moves over the view.
  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(action: action, space: coordinateSpace))
  }
}

/// Reduces movement over the view to coming and going.
private struct HoverActionModifier: ViewModifier {
  nonisolated(unsafe) var action: (Bool) -> Void
  @State private var isInside = false

  nonisolated init(action: @escaping (Bool) -> Void) { self.action = action }

  func body(content: Content) -> some View {
    content.modifier(
      HoverModifier(
        action: { phase in
          let inside = phase != .ended
          guard inside != isInside else { return }
          isInside = inside
          action(inside)
        }, space: .local))
  }
}
