extension ViewRoot {
  /// Takes the steps of everything that moves. What follows from a step is no change of its own, which modifiers could
  /// animate.
  func tickPass() {
    guard !animators.isEmpty else { return }
    settleDirtyNodes()
    tickAnimations()
    isTicking = true
    settleDirtyNodes()
    isTicking = false
  }

  private func settleDirtyNodes() {
    guard !updateQueue.isEmpty || !layoutQueue.isEmpty else { return }
    updateDuringLayout()
    layoutPass()
  }

  /// Moves everything that is on its way to where it is at the frame's time.
  func tickAnimations() {
    guard !animators.isEmpty else { return }
    let running = animators.values
    animators.removeAll()
    for animator in running where animator.tick(time) { animators.insert(animator) }
  }
}

/// The moving attributes, in the order in which they began to move.
@MainActor
struct AnimatorList {
  private(set) var values: [any Animator] = []
  private var members: Set<ObjectIdentifier> = []

  var isEmpty: Bool { values.isEmpty }

  mutating func insert(_ animator: any Animator) {
    if members.insert(ObjectIdentifier(animator)).inserted { values.append(animator) }
  }

  mutating func removeAll() {
    values.removeAll(keepingCapacity: true)
    members.removeAll(keepingCapacity: true)
  }
}
