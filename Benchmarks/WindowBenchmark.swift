import CairoRenderer
import GTKHost
import SwiftUI

/// Shows a task's view in a window and takes a step with every frame.
@MainActor
final class WindowBenchmark {
  private let task: BenchmarkTask
  private let rows: Int
  private let model = BenchmarkModel()
  private var host: ViewHost?
  private var firstFrame: UInt64?
  private var step = -1
  private var steps: Int
  private var counters = EngineCounters()

  init(task: BenchmarkTask, rows: Int) {
    self.task = task
    self.rows = rows
    steps = task.steps
    if let text = ProcessInfo.processInfo.environment["BENCH_FRAMES"], let limit = Int(text) {
      steps = min(steps, limit)
    }
  }

  func run() {
    let platform: GTKPlatform
    do {
      platform = try GTKPlatform(applicationID: "org.martlet.bench", backend: HeadlessHost.sharedBackend)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(2)
    }
    let host = ViewHost(backend: HeadlessHost.sharedBackend, colorScheme: .light) { self.content() }
    self.host = host
    host.platform = platform
    platform.didPresent = { [weak self] _ in self?.didPresent() }
    host.window = platform.openWindow(
      host, configuration: WindowConfiguration(title: "Benchmark", size: CGSize(width: 1280, height: 800)))
    platform.run()
  }

  private func content() -> AnyView {
    switch task {
    case .hello: AnyView(HelloView())
    case .list, .scroll: AnyView(RowsView(rows: rows))
    case .update1, .updateall: AnyView(CellsView(model: model))
    case .animate: AnyView(MovingView(model: model))
    case .canvas: AnyView(IconsView(model: model))
    case .text, .state, .rects, .glyphs, .shadows, .material, .png, .pdf: preconditionFailure("\(task) has no window")
    }
  }

  private func didPresent() {
    let now = EventLog.nanoseconds(CLOCK_MONOTONIC)
    guard let firstFrame else {
      firstFrame = now
      EventLog.write("first-frame", host.map { "\(describe($0.root.counters))" } ?? "")
      if task.steps > 0 {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in
          MainActor.assumeIsolated { self?.begin() }
        }
      }
      return
    }
    _ = firstFrame
    guard step >= 0 else { return }
    if step >= steps {
      if let host {
        let total = host.root.counters
        EventLog.write("end", "frames=\(steps) \(describe(total, since: counters))")
      }
      exit(0)
    }
    takeStep()
  }

  private func begin() {
    counters = host?.root.counters ?? EngineCounters()
    EventLog.write("begin")
    step = 0
    takeStep()
  }

  private func takeStep() {
    let current = step
    step += 1
    switch task {
    case .scroll:
      let phase: ScrollEvent.Phase = current == 0 ? .began : .changed
      host?.handle(
        .scroll(
          ScrollEvent(
            location: CGPoint(x: 640, y: 400), delta: CGSize(width: 0, height: -120), phase: phase,
            time: host?.root.time ?? 0)))
    case .update1:
      model.cells[current * 7919 % 1000] = String(10000 + current)
    case .updateall:
      model.cells = (0..<1000).map { BenchmarkModel.digits(((current + 1) * 1000 + $0) % 100_000) }
    case .canvas:
      model.step = current + 1
    case .hello, .list, .animate, .text, .state, .rects, .glyphs, .shadows, .material, .png, .pdf:
      break
    }
    host?.window?.requestFrame()
  }

  private func describe(_ counters: EngineCounters, since start: EngineCounters = EngineCounters()) -> String {
    """
    bodies=\(counters.bodiesRun - start.bodiesRun) measured=\(counters.measurements - start.measurements) \
    placed=\(counters.nodesPlaced - start.nodesPlaced) \
    fragments=\(counters.fragmentsRecorded - start.fragmentsRecorded) \
    nodes=\(counters.renderNodesMade - start.renderNodesMade)
    """
  }
}
