import Combine
import Observation
import SwiftUI

private struct Item: Identifiable {
  let id: Int
  var number = 0
}

@Observable @MainActor
private final class Model {
  var items: [Item] = []
  var spacing: CGFloat = 0
}

/// Measures updates without a display: changes among many rows, of the environment, and values through operators.
@MainActor
enum StateBenchmark {
  static func run() {
    rows()
    environment()
    publishes()
  }

  private struct Row: View {
    @Binding var item: Item
    var body: some View { Color.red.frame(width: CGFloat(item.number % 10), height: 1) }
  }

  private struct Rows: View {
    @Bindable var model: Model
    var body: some View { VStack(spacing: 0) { ForEach($model.items) { $item in Row(item: $item) } } }
  }

  private static func rows() {
    let model = Model()
    model.items = (0..<10_000).map { Item(id: $0) }
    let host = HeadlessHost { Rows(model: model) }
    measure("one of 10,000 rows", host) { model.items[$0 * 100].number += 1 }
    measure("insert at the front", host) { model.items.insert(Item(id: 100_000 + $0), at: 0) }
    var random = BenchmarkRandom()
    measure("shuffle", host, steps: 5) { _ in
      for index in model.items.indices.reversed() where index > 0 {
        model.items.swapAt(index, random.next() % (index + 1))
      }
    }
  }

  private struct Reader: View {
    @Environment(\.lineSpacing) private var spacing
    var body: some View { Color.red.frame(width: spacing, height: 1) }
  }

  private struct Readers: View {
    let model: Model
    var body: some View {
      VStack(spacing: 0) { ForEach(0..<1000) { _ in Reader() } }.environment(\.lineSpacing, model.spacing)
    }
  }

  private static func environment() {
    let model = Model()
    let host = HeadlessHost { Readers(model: model) }
    measure("1,000 readers of the environment", host) { model.spacing = CGFloat($0 % 7) + 1 }
  }

  private static func publishes() {
    let subject = PassthroughSubject<Int, Never>()
    var sum = 0
    let subscription = subject.map { $0 &+ 1 }.filter { $0 % 3 != 0 }.removeDuplicates().scan(0, &+).compactMap { $0 }
      .sink { sum &+= $0 }
    let start = ContinuousClock.now
    for value in 0..<100_000 { subject.send(value) }
    print("100,000 values through 5 operators: \(format(ContinuousClock.now - start)) ms (sum \(sum))")
    subscription.cancel()
  }

  private static func measure(_ name: String, _ host: HeadlessHost, steps: Int = 20, _ change: (Int) -> Void) {
    var times: [Duration] = []
    let bodies = host.root.counters.bodiesRun
    for step in 0..<steps {
      let start = ContinuousClock.now
      change(step)
      host.update()
      times.append(ContinuousClock.now - start)
    }
    times.sort()
    let ran = (host.root.counters.bodiesRun - bodies) / steps
    print("\(name): \(format(times[steps / 2])) ms, at most \(format(times[steps - 1])) ms, \(ran) bodies")
  }

  private static func format(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let milliseconds = Double(seconds) * 1000 + Double(attoseconds) / 1e15
    return String(format: "%.2f", milliseconds)
  }
}
