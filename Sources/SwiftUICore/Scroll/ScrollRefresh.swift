import CoreGraphics
import Rendering

/// The refresh of one scroll view.
@MainActor
final class ScrollRefresh: Animator {
  private enum Look {
    /// What the sign takes above the content while the action runs.
    static let height: CGFloat = 60
    /// How far content has to be pulled, as shown.
    static let trigger: CGFloat = 96
    static let spokes = 8
    static let inner: CGFloat = 5
    static let outer: CGFloat = 10
    static let turnsPerSecond = 1.0
  }

  private unowned let scroll: ScrollRenderNode
  private(set) var isRunning = false
  /// How far content is pulled, 0…1.
  private var pull: CGFloat = 0
  private var hasFired = false
  private var task: Task<Void, Never>?

  init(scroll: ScrollRenderNode) { self.scroll = scroll }

  private var action: RefreshAction? {
    guard scroll.axes.includes(.vertical) else { return nil }
    return scroll.options?.refresh
  }

  var isOffered: Bool { action != nil }

  /// Points that the content stands lower for.
  var inset: CGFloat { isRunning ? Look.height : 0 }

  /// The content is pulled beyond its beginning by so many points as they are shown.
  func contentIsPulled(by distance: CGFloat, isDragged: Bool) {
    guard isOffered, !isRunning else { return }
    if distance <= 0 { hasFired = false }
    let new = min(max(distance / Look.trigger, 0), 1)
    guard new != pull else { return }
    pull = new
    scroll.invalidateDisplay()
    if new >= 1, isDragged, !hasFired {
      hasFired = true
      start()
    }
  }

  /// Runs the action unless it runs already.
  @discardableResult
  func start() -> Bool {
    guard let action, !isRunning else { return false }
    isRunning = true
    scroll.refreshInsetDidChange()
    scroll.root.animate(self)
    task = Task { @MainActor [weak self] in
      await action()
      self?.finish()
    }
    return true
  }

  func cancel() {
    task?.cancel()
    task = nil
    if isRunning { finish() }
  }

  private func finish() {
    guard isRunning else { return }
    isRunning = false
    pull = 0
    task = nil
    scroll.refreshInsetDidChange()
  }

  func tick(_ time: Double) -> Bool {
    guard isRunning, scroll.isAttached else { return false }
    scroll.invalidateDisplay()
    return true
  }

  /// The sign, in the scroll view's coordinates.
  func fragment() -> PlacedFragment? {
    guard isRunning || pull > 0 else { return nil }
    let shown = isRunning ? Look.spokes : Int((CGFloat(Look.spokes) * pull).rounded(.down))
    guard shown > 0 else { return nil }
    let turn =
      isRunning && scroll.options?.reducesMotion != true
      ? (scroll.root.time * Look.turnsPerSecond * Double(Look.spokes)).rounded(.down) : 0
    let surroundings = scroll.options?.environment ?? EnvironmentValues()
    let base = SystemColors.gray.resolved(in: surroundings)
    var spokes: [PlacedFragment] = []
    for spoke in 0..<shown {
      let angle = (Double(spoke) + turn) / Double(Look.spokes) * 2 * .pi - .pi / 2
      var path = Path()
      path.move(to: CGPoint(x: cos(angle) * Look.inner, y: sin(angle) * Look.inner))
      path.addLine(to: CGPoint(x: cos(angle) * Look.outer, y: sin(angle) * Look.outer))
      let line = path.strokedPath(StrokeStyle(lineWidth: 2.5, lineCap: .round))
      let strength = isRunning ? Double(spoke + 1) / Double(Look.spokes) : 1
      spokes.append(
        PlacedFragment(
          Fragment(
            .fill(.path(line.cgPath), .color(base.multiplyingAlpha(by: strength)), evenOdd: false, antialiased: true))))
    }
    let top = scroll.viewport.minY + scroll.insets.top - inset
    return PlacedFragment(
      Fragment(.group(spokes)), at: CGPoint(x: scroll.viewport.midX, y: top + Look.height / 2))
  }
}
