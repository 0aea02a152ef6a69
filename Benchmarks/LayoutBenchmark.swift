import CairoRenderer
import SwiftUI

/// Lays views out without a window, afresh and after a change, and counts the work.
@MainActor
struct LayoutBenchmark {
  enum Task: String, CaseIterable {
    /// 10,000 views in stacks in stacks.
    case layoutstacks
    /// A grid of 50 × 50 cells.
    case layoutgrid
    /// A layout of the program's own with 1,000 views.
    case layoutcustom
    /// 60 stacks one in the other.
    case layoutnested
    /// Scrolling through a lazy stack of 100,000 rows of different heights.
    case layoutlazy
  }

  let task: Task
  private let model = LayoutBenchmarkModel()

  init(_ task: Task) { self.task = task }

  func run() {
    var configuration = HeadlessHost.Configuration()
    configuration.size = CGSize(width: 1280, height: 800)
    configuration.scale = 1
    EventLog.write("begin")
    let host = HeadlessHost(configuration) { LayoutBenchmarkView(task: task, model: model) }
    host.root.allowsAnimation = false
    EventLog.write("first-frame", describe(host.root.counters))
    let steps = 100
    var before = host.root.counters
    EventLog.write("steps-begin", "steps=\(steps)")
    for step in 1...steps {
      if task == .layoutlazy {
        host.scroll(at: CGPoint(x: 640, y: 400), by: CGSize(width: 0, height: -120))
        host.advance(by: 1)
      } else {
        model.step = step
        host.update()
      }
    }
    EventLog.write("steps-end", describe(host.root.counters, since: before))
    guard task == .layoutlazy else { return }
    before = host.root.counters
    EventLog.write("jump-begin")
    model.jump()
    host.update()
    EventLog.write("jump-end", describe(host.root.counters, since: before))
  }

  private func describe(_ counters: EngineCounters, since before: EngineCounters = EngineCounters()) -> String {
    "measured=\(counters.measurements - before.measurements) laid=\(counters.nodesLaidOut - before.nodesLaidOut) "
      + "placed=\(counters.nodesPlaced - before.nodesPlaced) made=\(counters.nodesMade - before.nodesMade)"
  }
}

@Observable @MainActor
final class LayoutBenchmarkModel {
  var step = 0
  @ObservationIgnored var jump: () -> Void = {}
}

private struct LayoutBenchmarkView: View {
  let task: LayoutBenchmark.Task
  let model: LayoutBenchmarkModel

  var body: some View {
    switch task {
    case .layoutstacks: StacksView(model: model)
    case .layoutgrid: GridView(model: model)
    case .layoutcustom: CustomView(model: model)
    case .layoutnested: NestedView(model: model, level: 60)
    case .layoutlazy: LazyView(model: model)
    }
  }
}

/// The view that a step changes.
private struct ChangingCell: View {
  let model: LayoutBenchmarkModel
  var body: some View { Color.red.frame(width: 4 + CGFloat(model.step % 2), height: 4) }
}

private struct StacksView: View {
  let model: LayoutBenchmarkModel

  var body: some View {
    VStack(spacing: 1) {
      ForEach(0..<100, id: \.self) { row in
        HStack(spacing: 1) {
          ForEach(0..<10, id: \.self) { column in
            VStack(spacing: 0) {
              ForEach(0..<9, id: \.self) { _ in Color.blue.frame(width: 8, height: 0.5) }
              if row == 50, column == 5 { ChangingCell(model: model) } else { Color.green.frame(width: 4, height: 4) }
            }
          }
        }
      }
    }
  }
}

private struct GridView: View {
  let model: LayoutBenchmarkModel

  var body: some View {
    Grid(horizontalSpacing: 2, verticalSpacing: 2) {
      ForEach(0..<50, id: \.self) { row in
        GridRow {
          ForEach(0..<50, id: \.self) { column in
            if row == 25, column == 25 {
              ChangingCell(model: model)
            } else {
              Color.blue.frame(width: CGFloat((row + column) % 7 + 4), height: 8)
            }
          }
        }
      }
    }
  }
}

private struct FlowLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: proposal.width ?? 600, height: rows(proposal.width ?? 600, subviews) { _, _ in })
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    _ = rows(bounds.width, subviews) { subview, point in
      subview.place(at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
    }
  }

  private func rows(_ width: CGFloat, _ subviews: Subviews, _ place: (LayoutSubview, CGPoint) -> Void) -> CGFloat {
    var (point, height) = (CGPoint.zero, CGFloat(0))
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if point.x > 0, point.x + size.width > width {
        point = CGPoint(x: 0, y: point.y + height + 2)
        height = 0
      }
      place(subview, point)
      point.x += size.width + 2
      height = max(height, size.height)
    }
    return point.y + height
  }
}

private struct CustomView: View {
  let model: LayoutBenchmarkModel

  var body: some View {
    FlowLayout {
      ChangingCell(model: model)
      ForEach(0..<999, id: \.self) { Color.blue.frame(width: CGFloat($0 % 30 + 10), height: CGFloat($0 % 11 + 6)) }
    }
  }
}

private struct NestedView: View {
  let model: LayoutBenchmarkModel
  let level: Int

  var body: some View {
    if level == 0 {
      HStack {
        ChangingCell(model: model)
        Text("innermost")
      }
    } else if level.isMultiple(of: 2) {
      HStack(spacing: 1) {
        AnyView(NestedView(model: model, level: level - 1))
        Color.blue.frame(width: 2)
      }
    } else {
      VStack(spacing: 1) {
        AnyView(NestedView(model: model, level: level - 1))
        Color.green.frame(height: 2)
      }
    }
  }
}

private struct LazyView: View {
  let model: LayoutBenchmarkModel

  var body: some View {
    ScrollViewReader { proxy in
      let _ = model.jump = { proxy.scrollTo(90_000, anchor: .top) }
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100_000, id: \.self) { index in
            Text(verbatim: "Row \(index)").frame(maxWidth: .infinity).frame(height: CGFloat(20 + index * 7 % 53))
          }
        }
      }
    }
  }
}
