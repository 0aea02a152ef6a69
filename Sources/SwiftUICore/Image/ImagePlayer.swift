import CoreGraphics
import Rendering

/// Plays an animated image by the frame clock, for as long as the image is seen.
///
/// The frame that is due is decoded when the image is drawn, and only then the next wake-up is asked for. So an image
/// that is scrolled away, hidden or in a window that is not shown comes to rest by itself, and goes on from there.
@MainActor
final class ImagePlayer: GeometryObserver {
  let animation: any ImageAnimation
  private unowned let node: RenderNode
  private var frames: (any ImageFrames)?
  private var image: DecodedImage?
  /// When the frame is over; nil if it is not, or not known before the image is seen again.
  private var end: Double?
  private var isPaused = true
  private var isOver = false
  private var timerIsSet = false
  /// The frame of the window that the timer has asked for the image in.
  private var wakeTime: Double?

  /// After a longer wait than this, in seconds, no frames are caught up with.
  private static let patience = 1.0

  init(_ animation: any ImageAnimation, in node: RenderNode) {
    self.animation = animation
    self.node = node
    node.root.observeGeometry(self)
  }

  private var root: ViewRoot { node.root }

  private var isSeen: Bool {
    root.playsImages && root.allowsAnimation && node.isAttached && node.isPlaced && node.visiblePart > 0
  }

  func geometryDidChange() {
    if isPaused, !isOver, isSeen { node.invalidateDisplay() }
  }

  /// The frame to be drawn now; nil for the first one.
  func frameToDraw() -> DecodedImage? {
    guard !isOver else { return image }
    guard isSeen else {
      isPaused = true
      return image
    }
    if frames == nil { begin() }
    guard let frames else { return image }
    let now = root.time
    // Not drawn when its time was over: it was hidden meanwhile.
    if let wakeTime, wakeTime < now { isPaused = true }
    wakeTime = nil
    if isPaused {
      isPaused = false
      end = frames.duration.map { now + $0 }
    }
    catchUp(frames, to: now)
    if let end { setTimer(after: end - now) } else { isOver = true }
    return image
  }

  private func begin() {
    frames = animation.makeFrames()
    isOver = frames == nil
  }

  private func catchUp(_ frames: any ImageFrames, to now: Double) {
    guard var end, end <= now + 1e-6 else { return }
    if now - end > Self.patience { end = now }
    var hasMoved = false
    while end <= now + 1e-6 {
      guard frames.advance() else { break }
      hasMoved = true
      guard let duration = frames.duration else {
        self.end = nil
        show(frames)
        return
      }
      end += duration
    }
    self.end = end > now ? end : nil
    if hasMoved { show(frames) }
  }

  private func show(_ frames: any ImageFrames) {
    // A damaged frame leaves the one before it.
    if let next = frames.makeImage() { image = next }
  }

  private func setTimer(after delay: Double) {
    guard !timerIsSet else { return }
    timerIsSet = true
    root.schedule(after: delay) { [weak self] in self?.wake() }
  }

  private func wake() {
    timerIsSet = false
    guard isSeen else {
      isPaused = true
      return
    }
    wakeTime = root.time
    node.invalidateDisplay()
  }
}
