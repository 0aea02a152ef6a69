import CoreGraphics

/// A finger that moves away from an edge of the view it started at: the gesture that goes back in a stack.
package struct EdgePanGesture: Gesture {
  /// Leading or trailing edge.
  package var edge: HorizontalEdge
  /// Points from the edge within which the touch has to begin.
  package var width: CGFloat
  package var direction: LayoutDirection
  package typealias Body = Never

  nonisolated package init(edge: HorizontalEdge, width: CGFloat, direction: LayoutDirection) {
    self.edge = edge
    self.width = width
    self.direction = direction
  }

  package func _makeRecognizer() -> _Recognizer<DragGesture.Value> {
    let startsLeft = (edge == .leading) == (direction == .leftToRight)
    return EdgePanRecognizer(startsLeft: startsLeft, width: width)
  }
}

private final class EdgePanRecognizer: _Recognizer<DragGesture.Value> {
  /// How far the finger has to move inwards before the gesture begins.
  private static let slop: CGFloat = 10

  private let startsLeft: Bool
  private let width: CGFloat
  private let drag = DragRecognizer(minimumDistance: 0, space: .local)
  private var start: CGPoint?

  init(startsLeft: Bool, width: CGFloat) {
    self.startsLeft = startsLeft
    self.width = width
  }

  override func handle(_ event: _GestureEvent) {
    switch event.kind {
    case .down:
      let distance = startsLeft ? event.location.x : event.node.frame.width - event.location.x
      guard event.device == .touch, distance <= width else {
        phase = .failed
        return
      }
      start = event.globalLocation
      drag.handle(event)
    case .moved:
      guard let start else { return }
      drag.handle(event)
      if phase.isPossible {
        let inwards = (event.globalLocation.x - start.x) * (startsLeft ? 1 : -1)
        let across = abs(event.globalLocation.y - start.y)
        if across > Self.slop, across > inwards || inwards < -Self.slop {
          phase = .failed
          return
        }
        guard inwards >= Self.slop else { return }
      }
      if let value = drag.phase.value { phase = .active(value) }
    case .up:
      drag.handle(event)
      if phase.isActive, let value = drag.phase.value { phase = .ended(value) } else { phase = .failed }
    case .cancelled:
      phase = .failed
    case .tick, .magnify, .rotate:
      break
    }
  }
}
