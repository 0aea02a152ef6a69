import Foundation

/// Waits for a number of animations to end.
final class AnimationCompletion: @unchecked Sendable {
  let criteria: AnimationCompletionCriteria
  private struct State {
    var running = 0
    var isSealed = false
    var isFinished = false
    var isQueued = false
    var actions: [@MainActor () -> Void] = []
  }
  private let state = Locked(State())

  init(criteria: AnimationCompletionCriteria = .removed) { self.criteria = criteria }

  /// True while an animation that was started for it is running.
  var isPending: Bool { state.withLock { $0.running > 0 } }

  func onFinish(_ action: @escaping @MainActor () -> Void) {
    state.withLock { $0.actions.append(action) }
  }

  func begin() { state.withLock { $0.running += 1 } }

  @MainActor func end() {
    finish { state in
      state.running -= 1
      return state.running == 0 && state.isSealed
    }
  }

  /// A change with this completion waits for an update.
  func noteQueued() { state.withLock { $0.isQueued = true } }

  /// The update that could start animations is over.
  @MainActor func seal() {
    finish { state in
      state.isSealed = true
      return state.running == 0
    }
  }

  func finishUnlessUsed() {
    let isUnused = state.withLock { !$0.isQueued && $0.running == 0 && !$0.isFinished }
    if isUnused { Task { @MainActor in self.seal() } }
  }

  @MainActor private func finish(_ condition: (inout State) -> Bool) {
    let actions: [@MainActor () -> Void] = state.withLock { state in
      guard condition(&state), !state.isFinished else { return [] }
      state.isFinished = true
      defer { state.actions = [] }
      return state.actions
    }
    for action in actions { action() }
  }
}
