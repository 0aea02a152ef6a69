import SwiftUI

// The tasks that other toolkits are measured on, each an ordinary SwiftUI view.
// Usage: martlet-bench TASK [ROWS]. The tasks from `text` on need no display, and neither do those of state and layout.

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
  switch task {
  case .text: TextBenchmark.run()
  case .state: StateBenchmark.run()
  case _ where task.isHeadless: DrawingBenchmark(task: task).run()
  default: WindowBenchmark(task: task, rows: rows).run()
  }
}
