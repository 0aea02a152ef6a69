/// Notices that a callback makes the change again that it is called for, and cuts the loop for the frame.
@MainActor
struct UpdateLoop {
  private var frame = -1
  private var count = 0

  /// Most calls of one callback in a frame.
  private static let limit = 6

  /// False when the callback has run too often in this frame; a message names it then.
  mutating func mayContinue(in root: ViewRoot, _ name: () -> String) -> Bool {
    if frame != root.counters.frames {
      frame = root.counters.frames
      count = 0
    }
    count += 1
    if count <= Self.limit { return true }
    root.warnOnce("\(name()) tried to update multiple times per frame.")
    return false
  }
}
