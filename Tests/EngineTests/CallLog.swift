import SwiftUICore
import SwiftUITesting

/// What was called, in order.
@MainActor
final class CallLog {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// The calls since the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

extension TestHost {
  var counters: EngineCounters { headless.root.counters }

  /// The number of bodies that run while the closure does.
  func bodies(during body: () throws -> Void) rethrows -> Int {
    let before = counters.bodiesRun
    try body()
    update()
    return counters.bodiesRun - before
  }
}
