import Rendering
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite struct IncrementalityTests {
  private struct CountingCell: View {
    let index: Int
    @State private var count = 0

    var body: some View {
      Text(verbatim: "c\(index)=\(count)").frame(width: 60, height: 20)
        .onTapGesture { count += 1 }
        .accessibilityIdentifier("cell\(index)")
    }
  }

  private struct Cells: View {
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<40, id: \.self) { row in
          HStack(spacing: 0) {
            ForEach(0..<25, id: \.self) { column in CountingCell(index: row * 25 + column) }
          }
        }
      }
    }
  }

  @Test func oneOfAThousandCellsChangesAlone() throws {
    let host = TestHost(Cells(), size: CGSize(width: 1500, height: 800))
    let root = host.headless.root
    let before = root.counters
    let picture = root.lastFragment
    try host.tap("cell537")
    let after = root.counters
    #expect(host.exists("c537=1"))
    #expect(after.bodiesRun - before.bodiesRun == 1)
    #expect(after.nodesMade == before.nodesMade)
    #expect(after.nodesLaidOut - before.nodesLaidOut <= 2)
    #expect(after.nodesPlaced - before.nodesPlaced <= 6)
    // The text, its frame and the containers on the way up.
    #expect(after.fragmentsRecorded - before.fragmentsRecorded <= 12)
    let damage = Fragment.damage(from: picture, to: root.lastFragment)
    let cell = try #require(host.element("cell537")).frame
    #expect(!damage.isEmpty)
    #expect(damage.bounds.width <= 72 && damage.bounds.height <= 24, "\(damage.rects)")
    #expect(damage.bounds.intersects(cell))
  }

  @Test func nothingHappensWhenNothingChanged() {
    let host = TestHost(Cells(), size: CGSize(width: 1500, height: 800))
    let root = host.headless.root
    let before = root.counters
    let picture = root.lastFragment
    host.advance(by: 1)
    var after = root.counters
    after.frames = before.frames
    #expect(after == before)
    #expect(root.lastFragment === picture)
    #expect(!root.needsFrame)
  }

  private struct Toggling: View {
    @State private var wide = false

    var body: some View {
      VStack {
        Text("A")
        Color.blue.frame(width: wide ? 100 : 50, height: 10)
        Text("Grow").onTapGesture { wide.toggle() }
        Text("B")
      }
      .frame(width: 200, height: 200)
    }
  }

  @Test func aFixedFrameStopsLayoutOnTheWayUp() throws {
    let host = TestHost(
      VStack {
        Toggling()
        ForEach(0..<100, id: \.self) { Text("Row \($0)").fixedSize() }
      }, size: CGSize(width: 400, height: 3000))
    let before = host.headless.root.counters
    try host.tap("Grow")
    host.settle()
    let after = host.headless.root.counters
    // The colour's frame, the stack and the fixed frame around it; not the hundred rows.
    #expect(after.nodesPlaced - before.nodesPlaced < 40)
    #expect(after.measurements - before.measurements < 80)
  }

  @Test func severalWritesMakeOneUpdate() throws {
    @MainActor final class Log {
      var runs = 0
    }
    struct Many: View {
      let log: Log
      @State private var a = 0
      @State private var b = 0
      var body: some View {
        let _ = { log.runs += 1 }()
        Text(verbatim: "\(a) \(b)").onTapGesture {
          a += 1
          b += 1
          a += 1
        }
      }
    }
    let log = Log()
    let host = TestHost(Many(log: log))
    #expect(log.runs == 1)
    try host.tap("0 0")
    #expect(log.runs == 2)
    #expect(host.exists("2 1"))
  }

  @Test func writingStateThatNoBodyReadRunsNothing() throws {
    struct Silent: View {
      @State private var hidden = 0
      var body: some View {
        Text("tap").onTapGesture { hidden += 1 }
      }
    }
    let host = TestHost(Silent())
    let before = host.headless.root.counters.bodiesRun
    try host.tap("tap")
    #expect(host.headless.root.counters.bodiesRun == before)
  }

  @Test func anEnvironmentChangeRunsOnlyItsReaders() throws {
    struct Reader: View {
      @Environment(\.lineSpacing) private var spacing
      var body: some View { Color.clear.frame(width: spacing, height: 1).accessibilityIdentifier("reader") }
    }
    struct Other: View {
      @Environment(\.layoutDirection) private var direction
      var body: some View { Color.clear.frame(width: direction == .leftToRight ? 1 : 2, height: 1) }
    }
    struct Owner: View {
      @State private var spacing: CGFloat = 1
      var body: some View {
        VStack {
          Text("more").onTapGesture { spacing += 1 }
          VStack {
            Reader()
            Other()
            Reader()
          }
          .environment(\.lineSpacing, spacing)
        }
      }
    }
    let host = TestHost(Owner())
    let before = host.headless.root.counters.bodiesRun
    try host.tap("more")
    // The owner and the two readers.
    #expect(host.headless.root.counters.bodiesRun - before == 3)
  }

  @Test func observableObjectsTellOnlyTheBodiesThatReadTheProperty() throws {
    let model = PairModel()
    struct First: View {
      let model: PairModel
      var body: some View { Text(verbatim: "first \(model.first)") }
    }
    struct Second: View {
      let model: PairModel
      var body: some View { Text(verbatim: "second \(model.second)") }
    }
    let host = TestHost(
      VStack {
        First(model: model)
        Second(model: model)
      })
    let before = host.headless.root.counters.bodiesRun
    model.first = 7
    host.update()
    #expect(host.exists("first 7"))
    #expect(host.headless.root.counters.bodiesRun - before == 1)
  }
}

@Observable @MainActor
final class PairModel {
  var first = 0
  var second = 0
}
