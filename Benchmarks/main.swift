import SwiftUI

// The tasks that other toolkits are measured on, each an ordinary SwiftUI view.
// Usage: martlet-bench TASK [ROWS], TASK one of hello list scroll update1 updateall animate canvas text; and, without a
// window, state layoutstacks layoutgrid layoutcustom layoutnested layoutlazy.

MainActor.assumeIsolated {
  EventLog.write("main")
  let arguments = CommandLine.arguments.dropFirst()
  if let layout = arguments.first.flatMap(LayoutBenchmark.Task.init) {
    LayoutBenchmark(layout).run()
    exit(0)
  }
  guard let name = arguments.first, let task = BenchmarkTask(rawValue: name) else {
    let names = (BenchmarkTask.allCases.map(\.rawValue) + LayoutBenchmark.Task.allCases.map(\.rawValue))
      .joined(separator: " ")
    FileHandle.standardError.write(Data("usage: martlet-bench TASK [ROWS], TASK one of: \(names)\n".utf8))
    exit(2)
  }
  let rows = arguments.dropFirst().first.flatMap { Int($0) } ?? 10_000
  if task == .text {
    TextBenchmark.run()
  } else if task == .state {
    StateBenchmark.run()
  } else {
    WindowBenchmark(task: task, rows: rows).run()
  }
}
