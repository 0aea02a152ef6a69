/// Leads its content through phases, one after the other: each change from one phase to the next is animated, and the
/// next begins when it has ended.
///
/// Without a trigger the phases are gone through again and again for as long as the view is shown. With one the content
/// rests in the first phase; when the trigger changes it goes once through all others and back to the first. A change of
/// the trigger on the way begins anew, from where the content is.
///
/// Where nothing may move, as in a snapshot, the content stays in the first phase.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  nonisolated(unsafe) fileprivate let phases: [Phase]
  fileprivate let trigger: AnimationTrigger?
  nonisolated(unsafe) fileprivate let content: (Phase) -> Content
  nonisolated(unsafe) fileprivate let animation: (Phase) -> Animation?

  /// - Parameters:
  ///   - phases: must not be empty.
  ///   - trigger: starts a round when it changes.
  ///   - animation: how the content moves to a phase; nil goes there at once and stays for a frame.
  nonisolated public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases: Array(phases), trigger: AnimationTrigger(trigger), content: content, animation: animation)
  }

  /// - Parameters:
  ///   - phases: must not be empty.
  ///   - animation: how the content moves to a phase; nil goes there at once and stays for a frame.
  nonisolated public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases: Array(phases), trigger: nil, content: content, animation: animation)
  }

  nonisolated private init(
    phases: [Phase], trigger: AnimationTrigger?, content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation?
  ) {
    precondition(!phases.isEmpty, "a PhaseAnimator needs at least one phase")
    self.phases = phases
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }
}

extension PhaseAnimator: PrimitiveView {
  public static func _makeNode(_ view: PhaseAnimator, in context: _NodeContext) -> _ViewNode<PhaseAnimator> {
    PhaseNode(view, in: context)
  }

  nonisolated public static var _elementCount: Int? { Content._elementCount }
}

/// Starts an animation when it is another one than before.
struct AnimationTrigger: @unchecked Sendable {
  private let value: any Equatable

  init(_ value: any Equatable) { self.value = value }

  func differs(from other: AnimationTrigger) -> Bool {
    func isEqual<E: Equatable>(_ value: E) -> Bool { value == other.value as? E }
    return !isEqual(value)
  }
}

private final class PhaseNode<Phase: Equatable, Content: View>: MadeContentNode<PhaseAnimator<Phase, Content>, Content>
{
  /// The place of the phase that is shown or moved to.
  private var place = 0
  private var isRunning = false
  /// Steps of a round that was given up do nothing.
  private var round = 0
  /// How often a row that is out of view looks whether it is back, in seconds.
  private static var dormantInterval: Double { 0.5 }

  override init(_ view: PhaseAnimator<Phase, Content>, in context: NodeContext) {
    super.init(view, in: context)
    run()
    if view.trigger == nil { start() }
  }

  override func update(to newView: PhaseAnimator<Phase, Content>) {
    let old = view
    view = newView
    if old.phases != newView.phases { place = 0 }
    if let trigger = newView.trigger, let former = old.trigger, trigger.differs(from: former) { start() }
    run()
  }

  override func update() { run() }

  private func run() {
    needsUpdate = false
    let content = tracking { view.content(view.phases[min(place, view.phases.count - 1)]) }
    show(content)
  }

  private func start() {
    round += 1
    isRunning = view.phases.count > 1 && root.allowsAnimation
    let round = round
    // The first phase is seen for a frame.
    root.enqueueAction { [reference] in
      reference.object?.root.enqueueForNextFrame { (reference.object as? PhaseNode)?.go(to: 1, round: round) }
    }
  }

  private func go(to next: Int, round: Int) {
    guard isRunning, round == self.round, !isRemoved else { return }
    if isDormant {
      root.schedule(after: Self.dormantInterval) { [reference] in
        (reference.object as? PhaseNode)?.go(to: next, round: round)
      }
      return
    }
    let next = next < view.phases.count ? next : 0
    var transaction = Transaction(animation: view.animation(view.phases[next]))
    let begin = root.time
    transaction.addAnimationCompletion { [reference] in
      MainActor.assumeIsolated { (reference.object as? PhaseNode)?.didArrive(since: begin, round: round) }
    }
    withTransaction(transaction) {
      root.mutations.add(
        .action { [reference] in
          guard let node = reference.object as? PhaseNode, !node.isRemoved else { return }
          node.place = next
          node.invalidate()
        })
    }
  }

  private func didArrive(since begin: Double, round: Int) {
    guard round == self.round else { return }
    if place == 0, view.trigger != nil {
      isRunning = false
      return
    }
    let next = place + 1
    if root.time > begin { return go(to: next, round: round) }
    // Nothing has moved: the phase is seen for a frame.
    root.enqueueForNextFrame { [reference] in (reference.object as? PhaseNode)?.go(to: next, round: round) }
  }
}

extension View {
  /// Leads the view through phases again and again.
  /// - Parameters:
  ///   - phases: must not be empty.
  ///   - content: changes the view, which it is given, for a phase.
  ///   - animation: how the view moves to a phase; nil goes there at once.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let element = TypedViewElement(self)
    return PhaseAnimator(
      phases, content: { content(PlaceholderContentView(element: element), $0) }, animation: animation)
  }

  /// Leads the view once through all phases, and back to the first, when a value changes.
  /// - Parameters:
  ///   - phases: must not be empty.
  ///   - content: changes the view, which it is given, for a phase.
  ///   - animation: how the view moves to a phase; nil goes there at once.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let element = TypedViewElement(self)
    return PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(element: element), $0) },
      animation: animation)
  }
}
