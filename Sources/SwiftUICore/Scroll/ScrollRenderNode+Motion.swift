import CoreGraphics

/// What the user's fingers, wheel and keys do to a scroll view, and how it moves on by itself.
extension ScrollRenderNode: ScrollResponder {
  var isMoving: Bool { !motion.isAtRest || animatedOffset.isAnimating }

  private func isScrollable(_ axis: Axis) -> Bool {
    let range = offsetRange[axis]
    return range.upperBound > range.lowerBound
  }

  private func bounces(_ axis: Axis) -> Bool {
    guard let options, axes.includes(axis) else { return false }
    switch options.bounces[axis].kind {
    case .always: return true
    case .basedOnSize: return isScrollable(axis)
    case .automatic: return axis == .vertical || isScrollable(axis)
    }
  }

  private func clamped(_ point: CGPoint) -> CGPoint {
    let range = offsetRange
    return CGPoint(
      x: min(max(point.x, range.horizontal.lowerBound), range.horizontal.upperBound),
      y: min(max(point.y, range.vertical.lowerBound), range.vertical.upperBound))
  }

  /// Stops whatever moves.
  func stop() {
    motion = .rest
    drag = nil
    if animatedOffset.isAnimating { animatedOffset.jump(to: offset.animatableData) }
    setPhase(.idle)
  }

  func setPhase(_ new: ScrollPhase) {
    guard new != phase else { return }
    let old = phase
    phase = new
    if !listeners.isEmpty {
      let (geometry, velocity) = (geometry, velocity)
      for listener in listeners {
        listener.phaseDidChange(from: old, to: new, geometry: geometry, velocity: velocity)
      }
    }
    report()
  }

  // MARK: Wheel and touchpad

  func canScroll(by delta: CGSize) -> Bool {
    guard options?.isEnabled == true else { return false }
    let range = offsetRange
    for axis in Axis.allCases where axes.includes(axis) {
      let move = axis == .horizontal ? delta.width : delta.height
      let here = motion[axis]?.target ?? offset[axis]
      if move > 0, here > range[axis].lowerBound + 0.5 { return true }
      if move < 0, here < range[axis].upperBound - 0.5 { return true }
    }
    return false
  }

  func wheel(_ event: ScrollEvent) {
    guard options?.isEnabled == true else { return }
    switch event.phase {
    case .discrete:
      step(by: event.delta, at: event.time)
    case .began:
      catchMotion()
      beginDrag()
      moveDrag(by: event.delta, at: event.time)
    case .changed:
      if drag == nil { beginDrag() }
      moveDrag(by: event.delta, at: event.time)
    case .ended:
      moveDrag(by: event.delta, at: event.time)
      endDrag(at: event.time)
    }
  }

  /// Goes on by a distance, quickly but smoothly.
  private func step(by delta: CGSize, at time: Double) {
    var target = offset
    for axis in Axis.allCases {
      if let goal = motion[axis]?.target { target[axis] = goal }
      target[axis] -= axis == .horizontal ? delta.width : delta.height
    }
    glide(to: clamped(target))
  }

  private func glide(to target: CGPoint) {
    isMovedByUser = true
    if animatedOffset.isAnimating { animatedOffset.jump(to: offset.animatableData) }
    if options?.reducesMotion == true {
      motion = .rest
      setOffset(target)
      return
    }
    for axis in Axis.allCases where target[axis] != offset[axis] {
      motion[axis] = .spring(
        from: offset[axis], to: target[axis], velocity: motion[axis]?.state(at: root.time).velocity ?? 0,
        frequency: ScrollPhysics.wheelFrequency, at: root.time)
    }
    guard !motion.isAtRest else { return }
    setPhase(.animating)
    root.events.startMoving(self)
  }

  // MARK: Fingers

  func makePanRecognizer() -> ErasedRecognizer? {
    guard options?.isEnabled == true else { return nil }
    return ErasedRecognizer(ScrollPanRecognizer(scroll: self))
  }

  /// True when a pan in the direction can move the content, or at least pull it.
  func canPan(along axis: Axis) -> Bool { axes.includes(axis) && (isScrollable(axis) || bounces(axis)) }

  /// Holds the content where it is at this moment.
  func catchMotion() {
    motion = .rest
    pendingReveal = nil
    if animatedOffset.isAnimating { animatedOffset.jump(to: offset.animatableData) }
  }

  func beginDrag() {
    catchMotion()
    isMovedByUser = true
    var free = offset
    let range = offsetRange
    for axis in Axis.allCases {
      let length = viewport.size[axis]
      if free[axis] < range[axis].lowerBound {
        free[axis] =
          range[axis].lowerBound
          + ScrollPhysics.pull(forShown: offset[axis] - range[axis].lowerBound, length: length)
      } else if free[axis] > range[axis].upperBound {
        free[axis] =
          range[axis].upperBound
          + ScrollPhysics.pull(forShown: offset[axis] - range[axis].upperBound, length: length)
      }
    }
    drag = ScrollDrag(free: free)
    dragStart = offset
    setPhase(.interacting)
  }

  func moveDrag(by delta: CGSize, at time: Double) {
    guard drag != nil else { return }
    var own = delta
    if !canPan(along: .horizontal) { own.width = 0 }
    if !canPan(along: .vertical) { own.height = 0 }
    drag?.move(by: own, at: time)
    guard let free = drag?.free else { return }
    let range = offsetRange
    var shown = free
    for axis in Axis.allCases {
      let beyond = free[axis] - min(max(free[axis], range[axis].lowerBound), range[axis].upperBound)
      guard beyond != 0 else { continue }
      let limit = beyond < 0 ? range[axis].lowerBound : range[axis].upperBound
      shown[axis] =
        limit + (bounces(axis) ? ScrollPhysics.rubberBand(beyond, length: viewport.size[axis]) : 0)
    }
    setOffset(shown)
  }

  func endDrag(at time: Double) {
    guard let drag else { return }
    let velocity = drag.velocity(at: time)
    self.drag = nil
    let range = offsetRange
    let targets = settlingTargets(velocity: velocity)
    for axis in Axis.allCases {
      let limits = range[axis]
      if offset[axis] < limits.lowerBound || offset[axis] > limits.upperBound {
        let limit = min(max(offset[axis], limits.lowerBound), limits.upperBound)
        motion[axis] = .spring(
          from: offset[axis], to: limit, velocity: velocity[axis], frequency: ScrollPhysics.bounceFrequency,
          at: time)
      } else if let target = targets?[axis] {
        guard target != offset[axis] || velocity[axis] != 0 else { continue }
        motion[axis] = .spring(
          from: offset[axis], to: target, velocity: velocity[axis], frequency: ScrollPhysics.bounceFrequency,
          at: time)
      } else if abs(velocity[axis]) >= ScrollPhysics.restVelocity, canPan(along: axis) {
        motion[axis] = .deceleration(
          from: offset[axis], velocity: velocity[axis], rate: ScrollPhysics.decelerationRate, limits: limits,
          at: time)
      }
    }
    dragStart = nil
    if motion.isAtRest {
      setPhase(.idle)
      indicators.contentDidStop()
    } else {
      setPhase(.decelerating)
      root.events.startMoving(self)
    }
  }

  // MARK: Going on

  func step(to time: Double) -> Bool {
    var new = offset
    for axis in Axis.allCases {
      guard var current = motion[axis] else { continue }
      if let bounce = current.bounce(at: time) {
        if bounces(axis) {
          current = bounce
          motion[axis] = bounce
        } else {
          new[axis] = bounce.target ?? new[axis]
          motion[axis] = nil
          continue
        }
      }
      let state = current.state(at: time)
      new[axis] = state.position
      if state.velocity == nil { motion[axis] = nil }
    }
    setOffset(new)
    guard motion.isAtRest else { return true }
    if drag == nil { setPhase(.idle) }
    indicators.contentDidStop()
    return false
  }

  // MARK: Going somewhere

  /// Shows the point of the plane in the viewport's corner, as far as the content reaches.
  func scroll(to target: CGPoint, transaction: Transaction) {
    catchMotion()
    drag = nil
    isMovedByUser = false
    let target = clamped(target)
    if transaction.animation != nil, root.allowsAnimation {
      animate(to: target, transaction: transaction)
    } else {
      setOffset(target)
    }
  }

  func animate(to target: CGPoint, transaction: Transaction) {
    animatedOffset.jump(to: offset.animatableData)
    animationShift = .zero
    animatedOffset.set(target.animatableData, transaction: transaction)
    setPhase(.animating)
  }

  func animatedOffsetDidStep() {
    var point = CGPoint.zero
    point.animatableData = animatedOffset.presented
    setOffset(point + animationShift)
    if !animatedOffset.isAnimating {
      setPhase(.idle)
      finishReveal()
    }
  }

  func scrollToTop() {
    var target = offset
    target.y = offsetRange.vertical.lowerBound
    scroll(to: target, transaction: Transaction(animation: .easeInOut(duration: 0.3)))
    root.onNeedsFrame?()
  }

  // MARK: Keys

  /// Points that an arrow key moves.
  private static let lineLength: CGFloat = 40
  /// What a page keeps of the page before.
  private static let pageOverlap: CGFloat = 44

  func handleKey(_ event: KeyInput) -> Bool {
    guard options?.isEnabled == true, isAttached, isOnScreen else { return false }
    if event.key == .function(5) || (event.key == .character("r") && [.control, .command].contains(event.modifiers)) {
      return options?.refresh != nil && refresh.start()
    }
    let page = viewport.size - insets
    var target = CGPoint(
      x: motion[.horizontal]?.target ?? offset.x, y: motion[.vertical]?.target ?? offset.y)
    let range = offsetRange
    let paging: Axis = axes.includes(.vertical) ? .vertical : .horizontal
    let pageLength = max(page[paging] - Self.pageOverlap, page[paging] / 2)
    switch event.key {
    case .upArrow: target.y -= Self.lineLength
    case .downArrow: target.y += Self.lineLength
    case .leftArrow: target.x -= Self.lineLength
    case .rightArrow: target.x += Self.lineLength
    case .pageUp: target[paging] -= pageLength
    case .pageDown: target[paging] += pageLength
    case .space: target[paging] += event.modifiers.contains(.shift) ? -pageLength : pageLength
    case .home: target[paging] = range[paging].lowerBound
    case .end: target[paging] = range[paging].upperBound
    default: return false
    }
    target = clamped(target)
    guard target != offset else { return false }
    glide(to: target)
    return true
  }

  private var isOnScreen: Bool {
    visibleFrame.intersects(CGRect(origin: .zero, size: root.size))
  }
}

extension CGSize {
  fileprivate static func - (size: CGSize, insets: EdgeInsets) -> CGSize {
    CGSize(width: max(size.width - insets.horizontal, 0), height: max(size.height - insets.vertical, 0))
  }
}

/// Follows a finger that moves a scroll view's content.
final class ScrollPanRecognizer: _Recognizer<Void> {
  private weak var scroll: ScrollRenderNode?
  private var start: CGPoint?
  private var last = CGPoint.zero
  private var pending = CGSize.zero
  private var time = 0.0
  private var isDragging = false

  init(scroll: ScrollRenderNode) { self.scroll = scroll }

  override func handle(_ event: _GestureEvent) {
    guard let scroll else {
      phase = .failed
      return
    }
    time = event.time
    switch event.kind {
    case .down:
      start = event.globalLocation
      last = event.globalLocation
      // A finger on moving content stops it, and is not for what lies below.
      if scroll.isMoving { phase = .active(()) }
    case .moved:
      if phase.isPossible {
        begin(at: event.globalLocation, scroll)
      } else if phase.isActive {
        pending.width += event.globalLocation.x - last.x
        pending.height += event.globalLocation.y - last.y
        last = event.globalLocation
      }
    case .up:
      phase = phase.isActive ? .ended(()) : .failed
    case .cancelled:
      cancel()
    case .tick, .magnify, .rotate:
      break
    }
  }

  /// The movement must leave the slop along an axis that the content moves on; the slop itself is lost.
  private func begin(at location: CGPoint, _ scroll: ScrollRenderNode) {
    guard let start else { return }
    let moved = CGSize(width: location.x - start.x, height: location.y - start.y)
    let length = distance(start, location)
    guard length >= ScrollPhysics.panSlop else { return }
    let axis: Axis = abs(moved.width) > abs(moved.height) ? .horizontal : .vertical
    guard scroll.canPan(along: axis) else {
      phase = .failed
      return
    }
    let part = 1 - ScrollPhysics.panSlop / length
    pending = CGSize(width: moved.width * part, height: moved.height * part)
    last = location
    phase = .active(())
  }

  override func deliver() {
    guard let scroll else { return }
    if !isDragging, phase.isActive {
      isDragging = true
      scroll.beginDrag()
    }
    guard isDragging else { return }
    if pending != .zero {
      scroll.moveDrag(by: pending, at: time)
      pending = .zero
    }
    if phase.isEnded {
      isDragging = false
      scroll.endDrag(at: time)
    }
  }

  override func cancel() {
    if isDragging { scroll?.endDrag(at: time) }
    isDragging = false
    phase = .failed
  }
}
