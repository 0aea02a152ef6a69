import Foundation

/// Makes its content anew at the dates of a schedule. Between two dates nothing wakes up.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  nonisolated(unsafe) let schedule: Schedule
  nonisolated(unsafe) let content: (TimelineViewDefaultContext) -> Content

  /// What the content is made for.
  public struct Context {
    /// How often the content is made anew.
    public enum Cadence: Comparable, Sendable {
      /// More than once a second.
      case live
      case seconds
      case minutes
    }

    /// The date of the schedule that the content stands for.
    public let date: Date
    public let cadence: Cadence
    let invalidate: @MainActor @Sendable () -> Void

    /// Makes the content anew before the next date of the schedule.
    @MainActor public func invalidateTimelineContent() { invalidate() }
  }
}

public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  public typealias Body = Never
  public var body: Never { fatalError("shown by the engine") }

  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  public static func _makeNode(_ view: TimelineView, in context: _NodeContext) -> _ViewNode<TimelineView> {
    TimelineNode(view, in: context)
  }

  nonisolated public static var _elementCount: Int? { Content._elementCount }
}

private final class TimelineNode<Schedule: TimelineSchedule, Content: View>: MadeContentNode<
  TimelineView<Schedule, Content>, Content
>, Animator
{
  private var entries: Schedule.Entries.Iterator?
  /// The entry that is shown, and the one that comes next.
  private var current: Date?
  private var upcoming: Date?
  /// Timers that were set for an earlier schedule do nothing.
  private var generation = 0
  private var lastTick = -Double.infinity
  private var isTicking = false

  override init(_ view: TimelineView<Schedule, Content>, in context: NodeContext) {
    super.init(view, in: context)
    restart()
    run()
  }

  private var now: Date { root.date(by: environment.textClock) }

  /// The schedule that follows the display's frames; nil for all that know their dates.
  private var frames: AnimationTimelineSchedule? { view.schedule as? AnimationTimelineSchedule }

  private func restart() {
    generation += 1
    upcoming = nil
    entries = nil
    if let frames {
      if current == nil || !frames.isPaused { current = now }
      lastTick = root.time
      if !frames.isPaused, !isTicking {
        isTicking = true
        root.animate(self)
      }
      return
    }
    isTicking = false
    var iterator = view.schedule.entries(from: now, mode: .normal).makeIterator()
    current = iterator.next()
    upcoming = iterator.next()
    entries = iterator
    advance()
    wait()
  }

  /// Goes on to the last entry that is not still to come.
  private func advance() {
    let now = now.addingTimeInterval(1e-4)
    while let next = upcoming, next <= now {
      current = next
      upcoming = entries?.next()
    }
  }

  private func wait() {
    guard let upcoming else { return }
    let generation = generation
    root.schedule(after: max(upcoming.timeIntervalSince(now), 0.001)) { [weak self] in
      guard let self, !isRemoved, generation == self.generation else { return }
      let shown = current
      advance()
      if current != shown, !isDormant { invalidate() }
      wait()
    }
  }

  func tick(_ time: Double) -> Bool {
    guard isTicking, !isRemoved, let frames, !frames.isPaused else {
      isTicking = false
      return false
    }
    if !isDormant, time - lastTick >= (frames.minimumInterval ?? 0) - 1e-6 {
      lastTick = time
      current = now
      invalidate()
    }
    return true
  }

  private var cadence: TimelineViewDefaultContext.Cadence {
    let interval: Double
    if let frames {
      interval = frames.minimumInterval ?? 0
    } else if let current, let upcoming {
      interval = upcoming.timeIntervalSince(current)
    } else {
      interval = .infinity
    }
    return interval < 1 ? .live : interval < 60 ? .seconds : .minutes
  }

  override func update(to newView: TimelineView<Schedule, Content>) {
    let isNew = !ValueComparison.areEqual(view.schedule, newView.schedule)
    view = newView
    if isNew { restart() }
    run()
  }

  override func update() { run() }

  private func run() {
    needsUpdate = false
    let content = tracking {
      view.content(
        TimelineViewDefaultContext(
          date: current ?? now, cadence: cadence,
          invalidate: { [weak self] in
            guard let self else { return }
            if frames == nil { advance() } else { current = now }
            invalidate()
          }))
    }
    show(content)
  }
}
