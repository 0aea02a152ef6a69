import SwiftUITesting
import Testing

@MainActor
@Suite struct StateTests {
  private struct Counter: View {
    var label = "count"
    @State private var count = 0
    var body: some View {
      Text(verbatim: "\(label) \(count)").onTapGesture { count += 1 }
    }
  }

  @Test func stateLivesAsLongAsTheIdentity() throws {
    struct Switching: View {
      @State private var id = 0
      @State private var shown = true
      var body: some View {
        VStack {
          if shown { Counter().id(id) }
          Text("renew").onTapGesture { id += 1 }
          Text("toggle").onTapGesture { shown.toggle() }
        }
      }
    }
    let host = TestHost(Switching())
    try host.tap("count 0")
    #expect(host.exists("count 1"))
    try host.tap("renew")
    #expect(host.exists("count 0"))
    try host.tap("count 0")
    try host.tap("toggle")
    #expect(!host.exists("count 1"))
    try host.tap("toggle")
    #expect(host.exists("count 0"))
  }

  @Test func branchesAreDifferentIdentities() throws {
    struct Branches: View {
      @State private var first = true
      var body: some View {
        VStack {
          if first { Counter() } else { Counter() }
          Text("switch").onTapGesture { first.toggle() }
        }
      }
    }
    let host = TestHost(Branches())
    try host.tap("count 0")
    try host.tap("switch")
    #expect(host.exists("count 0"))
  }

  @Test func forEachKeepsStateWithTheID() throws {
    struct Items: View {
      @State private var items = ["a", "b", "c"]
      var body: some View {
        VStack {
          ForEach(items, id: \.self) { Counter(label: $0) }
          Text("reverse").onTapGesture { items.reverse() }
          Text("drop").onTapGesture { items.removeFirst() }
          Text("insert").onTapGesture { items.insert("new", at: 0) }
        }
      }
    }
    let host = TestHost(Items())
    try host.tap("a 0")
    #expect(host.exists("a 1"))
    try host.tap("reverse")
    let a = try #require(host.element("a 1"))
    let c = try #require(host.element("c 0"))
    #expect(c.frame.minY < a.frame.minY)
    try host.tap("drop")
    #expect(!host.exists("c 0"))
    #expect(host.exists("a 1"))
    try host.tap("insert")
    #expect(host.exists("new 0"))
    #expect(host.exists("a 1"))
  }

  @Test func bindingsReachTheOwner() throws {
    struct Child: View {
      @Binding var value: Int
      var body: some View { Text("child \(value)").onTapGesture { value += 1 } }
    }
    struct Owner: View {
      @State private var values = [1, 2]
      var body: some View {
        VStack {
          ForEach($values, id: \.self) { $value in Child(value: $value) }
          Text(verbatim: "sum \(values.reduce(0, +))")
        }
      }
    }
    let host = TestHost(Owner())
    try host.tap("child 2")
    #expect(host.exists("child 3"))
    #expect(host.exists("sum 4"))
  }

  final class Store: ObservableObject {
    @Published var count = 0
  }

  @Test func observedAndStateObjectsFollowTheirPublishers() throws {
    struct Shared: View {
      @EnvironmentObject var store: Store
      var body: some View { Text("shared \(store.count)") }
    }
    struct Owner: View {
      @StateObject private var store = Store()
      var body: some View {
        VStack {
          Text("own \(store.count)").onTapGesture { store.count += 1 }
          Shared()
        }
        .environmentObject(store)
      }
    }
    let host = TestHost(Owner())
    try host.tap("own 0")
    #expect(host.exists("own 1"))
    #expect(host.exists("shared 1"))
  }

  @Test func stateMayBeWrittenOnAnyThread() async throws {
    struct Background: View {
      @State private var text = "waiting"
      var body: some View {
        Text(text).task {
          await Task.detached { await Task.yield() }.value
          text = "done"
        }
      }
    }
    let host = TestHost(Background())
    for _ in 0..<100 where !host.exists("done") {
      try await Task.sleep(for: .milliseconds(2))
      host.update()
    }
    #expect(host.exists("done"))
  }

  @Test func customDynamicPropertiesAreConnected() throws {
    struct Doubled: DynamicProperty {
      @State var base = 1
      var value: Int { base * 2 }
    }
    struct Shows: View {
      var doubled = Doubled()
      var body: some View { Text(verbatim: "value \(doubled.value)").onTapGesture { doubled.base += 1 } }
    }
    let host = TestHost(Shows())
    try host.tap("value 2")
    #expect(host.exists("value 4"))
  }
}

@MainActor
@Suite struct LifecycleTests {
  @MainActor final class Log {
    var lines: [String] = []
  }

  @Test func appearanceAndChangesComeInOrder() throws {
    struct Child: View {
      let log: Log
      var body: some View {
        Text("child")
          .onAppear { log.lines.append("appear") }
          .onDisappear { log.lines.append("disappear") }
      }
    }
    struct Parent: View {
      let log: Log
      @State private var shown = true
      @State private var value = 0
      var body: some View {
        VStack {
          if shown { Child(log: log) }
          Text("hide").onTapGesture { shown = false }
          Text("add").onTapGesture { value += 2 }
        }
        .onChange(of: value) { old, new in log.lines.append("change \(old) \(new)") }
        .onChange(of: value, initial: true) { log.lines.append("now \(value)") }
      }
    }
    let log = Log()
    let host = TestHost(Parent(log: log))
    #expect(log.lines.contains("appear"))
    #expect(log.lines.contains("now 0"))
    #expect(log.lines.count == 2)
    log.lines = []
    try host.tap("add")
    #expect(log.lines.sorted() == ["change 0 2", "now 2"])
    log.lines = []
    try host.tap("hide")
    #expect(log.lines == ["disappear"])
  }

  @Test func disappearanceWaitsForTheTransition() throws {
    struct Parent: View {
      let log: Log
      @State private var shown = true
      var body: some View {
        VStack {
          Text("hide").onTapGesture { withAnimation(.linear(duration: 1)) { shown = false } }
          if shown { Text("leaving").onDisappear { log.lines.append("gone") } }
        }
      }
    }
    let log = Log()
    let host = TestHost(Parent(log: log))
    try host.tap("hide")
    host.advance(by: 0.5)
    #expect(log.lines.isEmpty)
    host.advance(by: 0.6)
    #expect(log.lines == ["gone"])
  }

  @Test func tasksRunAndAreCancelled() async throws {
    struct Parent: View {
      let log: Log
      @State private var shown = true
      var body: some View {
        VStack {
          Text("hide").onTapGesture { shown = false }
          if shown {
            Color.red.task {
              log.lines.append("started")
              do { try await Task.sleep(for: .seconds(100_000)) } catch { log.lines.append("cancelled") }
            }
          }
        }
      }
    }
    let log = Log()
    let host = TestHost(Parent(log: log))
    for _ in 0..<5_000 where log.lines.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
    #expect(log.lines == ["started"])
    try host.tap("hide")
    for _ in 0..<5_000 where log.lines.count < 2 { try await Task.sleep(for: .milliseconds(1)) }
    #expect(log.lines == ["started", "cancelled"])
  }

  private struct WidthKey: PreferenceKey {
    static let defaultValue: [CGFloat] = []
    static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) { value += nextValue() }
  }

  @Test func preferencesFlowUpInViewOrder() {
    let log = Log()
    let host = TestHost(
      VStack {
        Color.red.frame(width: 10, height: 10).background(
          GeometryReader { Color.clear.preference(key: WidthKey.self, value: [$0.size.width]) })
        Color.red.frame(width: 20, height: 10).background(
          GeometryReader { Color.clear.preference(key: WidthKey.self, value: [$0.size.width]) })
      }
      .onPreferenceChange(WidthKey.self) { value in log.lines.append("\(value)") })
    host.settle()
    #expect(log.lines.last == "[10.0, 20.0]")
  }
}
