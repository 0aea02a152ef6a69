import CoreGraphics
import SwiftUICore

/// Turns the display server's scroll events into movements of the content.
struct ScrollTranslation {
  struct Input {
    var location: CGPoint
    /// Positive is right and down, in wheel steps or in points.
    var delta: CGSize
    var isInPoints = false
    /// From a device that reports how long a movement lasts.
    var isTouchpad = false
    /// The fingers left the touchpad.
    var isStop = false
    var modifiers: InputModifiers = []
    var time: Double
  }

  /// How far one step of a wheel moves.
  static let pointsPerStep: CGFloat = 48
  /// A touchpad that says nothing for this many seconds has been let go.
  static let silence = 0.3

  private var current: ScrollEvent?

  var isScrolling: Bool { current != nil }

  mutating func translate(_ input: Input) -> [ScrollEvent] {
    let factor: CGFloat = input.isInPoints ? -1 : -Self.pointsPerStep
    var delta = CGSize(width: input.delta.width * factor, height: input.delta.height * factor)
    guard input.isTouchpad else {
      guard delta != .zero else { return [] }
      if input.modifiers.contains(.shift), delta.width == 0 {
        delta = CGSize(width: delta.height, height: 0)
      }
      var events = end(at: input.time)
      events.append(
        ScrollEvent(
          location: input.location, delta: delta, phase: .discrete, modifiers: input.modifiers,
          time: input.time))
      return events
    }
    if input.isStop { return end(at: input.time) }
    guard delta != .zero else { return [] }
    var events: [ScrollEvent] = []
    if let current, input.time - current.time > Self.silence { events = end(at: input.time) }
    let event = ScrollEvent(
      location: input.location, delta: delta, phase: current == nil ? .began : .changed,
      modifiers: input.modifiers, time: input.time)
    current = event
    events.append(event)
    return events
  }

  /// Ends a movement that is under way.
  mutating func end(at time: Double) -> [ScrollEvent] {
    guard var event = current else { return [] }
    current = nil
    event.delta = .zero
    event.phase = .ended
    event.time = time
    return [event]
  }
}
