import Synchronization

/// Collects results that arrive in any order and hands them on in the units' order.
final class CheckReport: Sendable {
  private struct State {
    var results: [CheckResult?]
    var next = 0
    var passing = 0
  }

  private let state: Mutex<State>
  private let emit: @Sendable (CheckResult) -> Void

  init(count: Int, emit: @escaping @Sendable (CheckResult) -> Void) {
    state = Mutex(State(results: Array(repeating: nil, count: count)))
    self.emit = emit
  }

  var passing: Int { state.withLock { $0.passing } }

  func add(_ result: CheckResult, at index: Int) {
    state.withLock { state in
      state.results[index] = result
      state.passing += result.passes ? 1 : 0
      while state.next < state.results.count, let ready = state.results[state.next] {
        emit(ready)
        state.next += 1
      }
    }
  }
}
