import SwiftUITesting
import Testing

/// What makes a view the same view, and for how long its state lives.
@MainActor
@Suite struct StateIdentityTests {
  private struct Counter: View {
    var label = "count"
    @State private var count = 0
    var body: some View { Text(verbatim: "\(label) \(count)").onTapGesture { count += 1 } }
  }

  private struct Stepped<Content: View>: View {
    @ViewBuilder let content: (Int) -> Content
    @State private var step = 0
    var body: some View {
      VStack {
        Text(verbatim: "next").onTapGesture { step += 1 }
        content(step)
      }
    }
  }

  @Test func erasedViewsKeepTheirIdentityWhileTheTypeStays() throws {
    struct Other: View {
      @State private var count = 0
      var body: some View { Text(verbatim: "count \(count)").onTapGesture { count += 1 } }
    }
    let host = TestHost(
      Stepped { step in step < 2 ? AnyView(Counter(label: "count")) : AnyView(Other()) })
    try host.tap("count 0")
    try host.tap("next")
    #expect(host.exists("count 1"))
    try host.tap("next")
    #expect(host.exists("count 0"))
  }

  @Test func anOptionalViewIsInsertedAndRemoved() throws {
    let host = TestHost(Stepped { step in if step != 1 { Counter() } })
    try host.tap("count 0")
    try host.tap("next")
    #expect(!host.exists("count 1"))
    try host.tap("next")
    #expect(host.exists("count 0"))
  }

  @Test func switchingToABranchOfTheSameTypeMakesANewView() throws {
    let host = TestHost(
      Stepped { step in
        switch step {
        case 0: Counter(label: "a")
        case 1: Counter(label: "b")
        default: Counter(label: "c")
        }
      })
    try host.tap("a 0")
    try host.tap("next")
    #expect(host.exists("b 0"))
    try host.tap("next")
    #expect(host.exists("c 0"))
  }

  @Test func equalIDsKeepTheViewAndOthersRenewIt() throws {
    let host = TestHost(Stepped { step in Counter().id(step / 2) })
    try host.tap("count 0")
    try host.tap("next")
    #expect(host.exists("count 1"))
    try host.tap("next")
    #expect(host.exists("count 0"))
  }

  @Test func siblingsDoNotChangeIdentity() throws {
    let host = TestHost(
      Stepped { step in
        if step % 2 == 1 { Text(verbatim: "before") }
        Counter()
        if step > 1 { Text(verbatim: "after") }
      })
    try host.tap("count 0")
    for _ in 0..<3 {
      try host.tap("next")
      #expect(host.exists("count 1"))
    }
  }

  @Test func modifiersOfAGroupApplyToEachOfItsViews() {
    let host = TestHost(
      VStack(alignment: .leading, spacing: 0) {
        Group {
          Color.red.frame(width: 10, height: 10)
          Color.blue.frame(width: 10, height: 10)
        }
        .padding(5)
        .accessibilityElement()
        .accessibilityIdentifier("part")
      })
    let parts = host.elements.filter { $0.identifier == "part" }
    #expect(parts.map(\.frame.size) == [CGSize(width: 20, height: 20), CGSize(width: 20, height: 20)])
  }

  @Test func laterInitialValuesAreIgnored() throws {
    struct Holder: View {
      @State var value: Int
      var body: some View { Text(verbatim: "value \(value)") }
    }
    let host = TestHost(Stepped { step in Holder(value: step) })
    try host.tap("next")
    #expect(host.exists("value 0"))
  }

  @Test func theInitialValueOfAnObservableIsMadeWithEachValueOfTheView() throws {
    let log = CallLog()
    @MainActor final class Model: ObservableObject {
      init(_ log: CallLog) { log.add("made") }
    }
    struct Owner: View {
      @StateObject var model: Model
      let step: Int
      var body: some View { Text(verbatim: "step \(step)") }
    }
    struct Plain: View {
      @State var model: Model
      let step: Int
      var body: some View { Text(verbatim: "plain \(step)") }
    }
    let host = TestHost(Stepped { step in Owner(model: Model(log), step: step) })
    try host.tap("next")
    try host.tap("next")
    #expect(host.exists("step 2"))
    #expect(log.take() == ["made"])
    let other = TestHost(Stepped { step in Plain(model: Model(log), step: step) })
    try other.tap("next")
    #expect(log.take() == ["made", "made"])
  }

  @Test func movingAnElementKeepsItsState() throws {
    struct Items: View {
      @State private var items = Array(0..<6)
      var body: some View {
        VStack {
          Text(verbatim: "rotate").onTapGesture { items.append(items.removeFirst()) }
          Text(verbatim: "swap").onTapGesture { items.swapAt(1, 4) }
          Text(verbatim: "rename").onTapGesture { items[0] += 10 }
          ForEach(items, id: \.self) { Counter(label: "\($0)") }
        }
      }
    }
    let host = TestHost(Items())
    try host.tap("0 0")
    try host.tap("4 0")
    try host.tap("4 1")
    try host.tap("rotate")
    #expect(host.exists("0 1") && host.exists("4 2"))
    try host.tap("swap")
    #expect(host.exists("0 1") && host.exists("4 2"))
    try host.tap("rename")
    #expect(host.exists("11 0"))
  }

  @Test func elementsWithTheSameIDAreAllShownAndKeepTheirState() throws {
    struct Items: View {
      @State private var items = ["a", "a", "b"]
      var body: some View {
        VStack {
          Text(verbatim: "insert").onTapGesture { items.insert("c", at: 0) }
          ForEach(items, id: \.self) { Counter(label: $0) }
        }
      }
    }
    let host = TestHost(Items())
    let counts = { host.elements.map(\.label).filter { $0 != "insert" } }
    #expect(counts() == ["a 0", "a 0", "b 0"])
    host.tap(at: CGPoint(x: host.elements[2].frame.midX, y: host.elements[2].frame.midY))
    #expect(counts() == ["a 0", "a 1", "b 0"])
    try host.tap("insert")
    #expect(counts() == ["c 0", "a 0", "a 1", "b 0"])
  }

  @Test func stateOutsideOfAnInstalledViewIsNotKept() {
    struct Loose: View {
      @State var value = 1
      var body: some View { Text(verbatim: "\(value)") }
    }
    let view = Loose()
    view.value = 5
    #expect(view.value == 1)
  }

  @Test func namespacesAreDifferentForEveryViewAndStay() throws {
    @MainActor final class Seen {
      var ids: [[Namespace.ID]] = []
    }
    struct Named: View {
      let seen: Seen
      let index: Int
      let step: Int
      @Namespace private var first
      @Namespace private var second
      var body: some View {
        let _ = { seen.ids[index] += [first, second] }()
        Text(verbatim: "\(step)")
      }
    }
    let seen = Seen()
    seen.ids = [[], []]
    let host = TestHost(
      Stepped { step in
        Named(seen: seen, index: 0, step: step)
        Named(seen: seen, index: 1, step: step)
      })
    try host.tap("next")
    #expect(Set(seen.ids[0] + seen.ids[1]).count == 4)
    #expect(seen.ids.allSatisfy { $0.count == 4 && $0[0] == $0[2] && $0[1] == $0[3] && $0[0] != $0[1] })
  }
}
