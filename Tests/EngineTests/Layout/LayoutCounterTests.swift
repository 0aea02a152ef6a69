import SwiftUICore
import SwiftUITesting
import Testing

/// Layout does no more than a change asks for.
@MainActor
@Suite struct LayoutCounterTests {
  @Observable @MainActor final class Model {
    var width: CGFloat = 10
    var words = "one"
  }

  /// A leaf many containers deep, beside thousands of others.
  private struct Deep: View {
    let model: Model
    let level: Int

    var body: some View {
      if level == 0 {
        Color.red.frame(width: model.width, height: 10)
      } else {
        VStack(alignment: .leading, spacing: 0) {
          HStack(spacing: 0) {
            ForEach(0..<30, id: \.self) { _ in Color.blue.frame(width: 2, height: 2) }
          }
          AnyView(Deep(model: model, level: level - 1))
        }
      }
    }
  }

  private func work(_ view: some View, change: () -> Void) -> EngineCounters {
    let host = TestHost(view, size: CGSize(width: 600, height: 600))
    host.settle()
    let before = host.headless.root.counters
    change()
    host.update()
    let after = host.headless.root.counters
    var difference = EngineCounters()
    difference.nodesLaidOut = after.nodesLaidOut - before.nodesLaidOut
    difference.nodesPlaced = after.nodesPlaced - before.nodesPlaced
    difference.measurements = after.measurements - before.measurements
    return difference
  }

  @Test func aLeafThatChangesItsSizeIsLaidOutWithItsAncestorsAlone() {
    let model = Model()
    let done = work(Deep(model: model, level: 12)) { model.width = 100 }
    // Twelve columns with their wrappers, and not one of the 360 others.
    #expect(done.nodesLaidOut > 12)
    #expect(done.nodesLaidOut < 60)
  }

  private struct Kept: View {
    let model: Model
    var body: some View {
      VStack {
        Text(verbatim: model.words).frame(width: 100, height: 30)
        ForEach(0..<50, id: \.self) { _ in Color.blue.frame(width: 2, height: 2) }
      }
    }
  }

  @Test func aChangeThatKeepsASizeStopsThere() {
    let model = Model()
    let done = work(Kept(model: model)) { model.words = "another" }
    #expect(done.nodesLaidOut <= 2)
    #expect(done.nodesPlaced <= 3)
  }

  private struct Nested: View {
    let level: Int
    var body: some View {
      if level == 0 {
        Color.red
      } else if level.isMultiple(of: 2) {
        HStack {
          AnyView(Nested(level: level - 1)); Color.blue.frame(width: 1)
        }
      } else {
        VStack {
          AnyView(Nested(level: level - 1)); Color.blue.frame(height: 1)
        }
      }
    }
  }

  @Test func stacksInStacksAreMeasuredOnce() {
    func measurements(_ level: Int) -> Int {
      let host = TestHost(Nested(level: level), size: CGSize(width: 600, height: 600))
      return host.headless.root.counters.measurements
    }
    let (some, twice) = (measurements(20), measurements(40))
    // Each level asks a few times; what was answered is remembered.
    #expect(twice < some * 5, "\(some) and \(twice)")
  }
}
