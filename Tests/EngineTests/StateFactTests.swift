import SwiftUITesting
import Testing

/// How long state and objects live.
@MainActor
@Suite struct StateLifetimeTests {
  private struct Counter: View, Equatable {
    var label = "count"
    @State private var count = 0
    nonisolated static func == (lhs: Counter, rhs: Counter) -> Bool { lhs.label == rhs.label }
    var body: some View { Text(verbatim: "\(label) \(count)").onTapGesture { count += 1 } }
  }

  private struct Stepped<Content: View>: View {
    @ViewBuilder let content: (Int) -> Content
    @State private var step = 0
    var body: some View {
      VStack {
        Text(verbatim: "next").onTapGesture { step += 1 }
        Text(verbatim: "slowly").onTapGesture { withAnimation(.linear(duration: 1)) { step += 1 } }
        content(step)
      }
    }
  }

  @Test func tagsAndEqualityAreNoIdentity() throws {
    let host = TestHost(
      Stepped { step in
        Counter(label: "tagged").tag(step)
        Counter(label: "equal \(step / 2)").equatable()
      })
    try host.tap("tagged 0")
    try host.tap("equal 0 0")
    try host.tap("next")
    try host.tap("next")
    #expect(host.exists("tagged 1") && host.exists("equal 1 1"))
  }

  @Test func stateEndsWithTheRemovalTransition() throws {
    let host = TestHost(Stepped { step in if step % 2 == 0 { Counter() } })
    try host.tap("count 0")
    try host.tap("slowly")
    host.advance(by: 0.5)
    try host.tap("slowly")
    host.settle()
    #expect(host.exists("count 1"))
    try host.tap("slowly")
    host.advance(by: 1.5)
    try host.tap("slowly")
    host.settle()
    #expect(host.exists("count 0"))
  }

  @Test func stateObjectsAreMadeOnceAndGoWithTheIdentity() throws {
    @MainActor final class Seen {
      weak var object: Object?
      var made = 0
    }
    final class Object: ObservableObject {}
    struct Owner: View {
      @StateObject private var object: Object
      let step: Int
      let seen: Seen
      init(step: Int, seen: Seen) {
        self.step = step
        self.seen = seen
        _object = StateObject(
          wrappedValue: {
            seen.made += 1
            return Object()
          }())
      }
      var body: some View {
        let _ = { seen.object = object }()
        Text(verbatim: "step \(step)")
      }
    }
    let seen = Seen()
    _ = Owner(step: 0, seen: seen)
    #expect(seen.made == 0)
    let host = TestHost(Stepped { step in if step < 3 { Owner(step: step, seen: seen) } })
    try host.tap("next")
    try host.tap("next")
    #expect(host.exists("step 2"))
    #expect(seen.made == 1 && seen.object != nil)
    try host.tap("next")
    host.settle()
    host.advance(by: 0.1)
    #expect(seen.object == nil)
  }

  @Test func observedObjectsMadeInAViewAreMadeAnewWithEachValue() throws {
    final class Object: ObservableObject {
      @Published var count = 0
    }
    struct Inline: View {
      @ObservedObject var object = Object()
      let step: Int
      var body: some View { Text(verbatim: "inline \(object.count)").onTapGesture { object.count += 1 } }
    }
    let host = TestHost(Stepped { step in Inline(step: step) })
    try host.tap("inline 0")
    #expect(host.exists("inline 1"))
    try host.tap("next")
    #expect(host.exists("inline 0"))
  }

  @Test func rowsThatAreLongOutOfViewLoseTheirState() throws {
    let host = TestHost(
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<2000, id: \.self) { Counter(label: "\($0):").frame(height: 40) } }
      }, size: CGSize(width: 300, height: 400))
    try host.tap("1: 0")
    #expect(host.exists("1: 1"))
    for _ in 0..<20 {
      host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -400))
      host.settle()
    }
    for _ in 0..<20 {
      host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: 400))
      host.settle()
    }
    #expect(host.exists("1: 0"))
  }
}

/// When bodies run: what is compared, and who reads.
@MainActor
@Suite struct StateReadingTests {
  @Observable @MainActor final class Model {
    var first = 1
    var second = 1
    var rows = 3
    var sum: Int { first + second }
  }

  private struct Renewing<Content: View>: View {
    @ViewBuilder let content: (Int) -> Content
    @State private var step = 0
    var body: some View {
      VStack {
        Text(verbatim: "renew").onTapGesture { step += 1 }
        content(step)
      }
    }
  }

  @Test func plainDataIsComparedByteByByte() throws {
    struct Plain: View, Equatable {
      let number: Int
      nonisolated static func == (lhs: Plain, rhs: Plain) -> Bool { true }
      var body: some View { Text(verbatim: "plain \(number)") }
    }
    struct WithText: View, Equatable {
      let text: String
      nonisolated static func == (lhs: WithText, rhs: WithText) -> Bool { true }
      var body: some View { Text(verbatim: "text \(text)") }
    }
    let host = TestHost(
      Renewing { step in
        Plain(number: step)
        WithText(text: "\(step)")
        Plain(number: step + 10).equatable()
      })
    try host.tap("renew")
    #expect(host.exists("plain 1"))
    #expect(host.exists("text 0"))
    #expect(host.exists("plain 10"))
  }

  @Test func computedPropertiesAreTrackedByWhatTheyRead() {
    struct Sum: View {
      let model: Model
      let log: CallLog
      var body: some View {
        let _ = log.add("sum")
        Text(verbatim: "sum \(model.sum)")
      }
    }
    let (model, log) = (Model(), CallLog())
    let host = TestHost(Sum(model: model, log: log))
    _ = log.take()
    model.second = 5
    host.update()
    #expect(host.exists("sum 6"))
    model.rows = 9
    host.update()
    #expect(log.take() == ["sum"])
  }

  @Test func whatARowsClosureReadsConcernsTheRows() {
    struct Rows: View {
      let model: Model
      let log: CallLog
      var body: some View {
        let _ = log.add("body")
        VStack { ForEach(0..<3) { Text(verbatim: "row \($0) \(model.first)") } }
      }
    }
    let (model, log) = (Model(), CallLog())
    let host = TestHost(Rows(model: model, log: log))
    #expect(log.take() == ["body"])
    model.first = 7
    host.update()
    #expect(log.take() == [])
    #expect(host.exists("row 0 7") && host.exists("row 2 7"))
  }

  @Test func nothingRunsBeforeTheUpdate() {
    struct Shows: View {
      let model: Model
      let log: CallLog
      var body: some View {
        let _ = log.add("\(model.first) \(model.second)")
        Text(verbatim: "shows")
      }
    }
    let (model, log) = (Model(), CallLog())
    let host = TestHost(Shows(model: model, log: log))
    _ = log.take()
    model.first = 2
    withAnimation { model.second = 3 }
    model.first = 4
    #expect(log.take() == [])
    host.update()
    #expect(log.take().last == "4 3")
  }

  @Test func aLongChainOfChangesGoesOnInTheNextFrame() {
    struct Chain: View {
      let log: CallLog
      @State private var values = Array(repeating: 0, count: 21)
      var body: some View {
        ZStack {
          Text(verbatim: "start").onTapGesture { values[0] = 1 }
          ForEach(0..<20, id: \.self) { index in
            Color.clear.onChange(of: values[index]) {
              log.add("\(index)")
              values[index + 1] = values[index]
            }
          }
        }
      }
    }
    let log = CallLog()
    let host = TestHost(Chain(log: log))
    host.tap(at: CGPoint(x: 195, y: 422))
    host.update()
    host.update()
    host.update()
    #expect(log.take() == (0..<20).map { "\($0)" })
  }
}

/// The order of what views are told.
@MainActor
@Suite struct CallbackOrderTests {
  @Observable @MainActor final class Model {
    var step = 0
    var isShown = true
  }

  @Test func aGroupTellsForEveryViewThatComesAndGoes() {
    struct Grouped: View {
      let model: Model
      let log: CallLog
      var body: some View {
        VStack {
          Group {
            Text(verbatim: "a")
            if model.isShown { Text(verbatim: "b") }
          }
          .onAppear { log.add("+") }
          .onDisappear { log.add("-") }
        }
      }
    }
    let (model, log) = (Model(), CallLog())
    let host = TestHost(Grouped(model: model, log: log))
    #expect(log.take() == ["+", "+"])
    model.isShown = false
    host.settle()
    #expect(log.take() == ["-"])
    model.isShown = true
    host.settle()
    #expect(log.take() == ["+"])
  }

  @Test func oneLifeInOrder() throws {
    struct Part: View {
      let log: CallLog
      let step: Int
      var body: some View {
        let _ = log.add("body \(step)")
        Text(verbatim: "part \(step)")
          .onAppear { log.add("appear") }
          .onChange(of: step) { log.add("change \($0)>\($1)") }
          .onDisappear { log.add("disappear") }
      }
    }
    struct Owner: View {
      let model: Model
      let log: CallLog
      var body: some View {
        VStack { if model.isShown { Part(log: log, step: model.step) } }
          .onAppear { log.add("owner appears") }
      }
    }
    let (model, log) = (Model(), CallLog())
    let host = TestHost(Owner(model: model, log: log))
    model.step = 1
    host.update()
    model.step = 2
    model.step = 3
    host.update()
    model.isShown = false
    host.settle()
    #expect(
      log.take() == [
        "body 0", "appear", "owner appears", "body 1", "change 0>1", "body 3", "change 1>3", "disappear",
      ])
  }

  @Test func aNewIdentityCancelsTheTaskAndStartsAnother() async {
    struct Tasked: View {
      let model: Model
      let log: CallLog
      var body: some View {
        let step = model.step
        VStack {
          Color.red.task {
            log.add("start \(step)")
            do { try await Task.sleep(for: .seconds(100_000)) } catch { log.add("cancel \(step)") }
          }
          .id(step)
        }
      }
    }
    let (model, log) = (Model(), CallLog())
    let host = TestHost(Tasked(model: model, log: log))
    func wait(for count: Int) async {
      for _ in 0..<2000 where log.lines.count < count {
        try? await Task.sleep(for: .milliseconds(2))
        host.update()
      }
    }
    await wait(for: 1)
    model.step = 1
    host.update()
    host.settle()
    await wait(for: 3)
    #expect(log.take().sorted() == ["cancel 0", "start 0", "start 1"])
  }

  @available(*, deprecated)
  @Test func animationWithoutAValueAnimatesEveryChange() throws {
    struct Moves: View {
      @State private var isFar = false
      var body: some View {
        Color.red.frame(width: 10, height: 10).accessibilityElement().accessibilityIdentifier("box")
          .offset(x: isFar ? 100 : 0).animation(.linear(duration: 1))
          .onTapGesture { isFar.toggle() }
      }
    }
    let host = TestHost(Moves())
    func x() -> CGFloat { host.element("box")?.frame.midX ?? 0 }
    let start = x()
    try host.tap("box")
    host.advance(by: 0.5)
    #expect(abs(x() - start - 50) < 3)
  }

  @Test func streamsOfChangesAreContinuous() throws {
    struct Slides: View {
      let log: CallLog
      @State private var value = 0.0
      var body: some View {
        Slider(value: $value).frame(width: 200)
          .transaction { transaction in
            if transaction.isContinuous { log.add("continuous") }
          }
      }
    }
    let log = CallLog()
    let host = TestHost(Slides(log: log))
    host.update()
    #expect(log.take() == [])
    host.drag(from: CGPoint(x: 109, y: 422), to: CGPoint(x: 200, y: 422))
    #expect(!log.take().isEmpty)
  }

  @Test func submissionsAreToldFromTheInsideOut() throws {
    struct Submits: View {
      let log: CallLog
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("open", text: $text).onSubmit { log.add("inner") }.onSubmit { log.add("middle") }
          VStack { TextField("closed", text: $text).onSubmit { log.add("own") } }.submitScope()
        }
        .onSubmit { log.add("outer") }
      }
    }
    let log = CallLog()
    let host = TestHost(Submits(log: log))
    try host.tap("open")
    host.key(.return)
    #expect(log.take() == ["inner", "middle", "outer"])
    try host.tap("closed")
    host.key(.return)
    #expect(log.take() == ["own"])
  }

  @Test func dismissingWithNothingToDismissDoesNothing() throws {
    struct Dismisses: View {
      @Environment(\.dismiss) private var dismiss
      @Environment(\.isPresented) private var isPresented
      var body: some View { Text(verbatim: "presented \(isPresented)").onTapGesture { dismiss() } }
    }
    let host = TestHost(Dismisses())
    try host.tap("presented false")
    host.settle()
    #expect(host.exists("presented false"))
  }

  @Test func destinationsHaveTheSurroundingsOfTheStack() throws {
    struct Shows: View {
      let name: String
      @Environment(\.lineSpacing) private var spacing
      var body: some View { Text(verbatim: "\(name) \(Int(spacing))") }
    }
    let host = TestHost(
      NavigationStack {
        VStack {
          NavigationLink("go", value: 1)
          Shows(name: "root")
        }
        .environment(\.lineSpacing, 7)
        .navigationDestination(for: Int.self) { _ in Shows(name: "page") }
      }
      .environment(\.lineSpacing, 3))
    #expect(host.exists("root 7"))
    try host.tap("go")
    host.settle()
    #expect(host.exists("page 3"))
  }
}

/// What stops the program, and what is only said.
@MainActor
@Suite struct MatchedMessageTests {
  @Test func severalSourcesOfOneGroup() {
    struct Twice: View {
      @Namespace private var space
      var body: some View {
        HStack {
          Color.red.matchedGeometryEffect(id: 1, in: space)
          Color.blue.matchedGeometryEffect(id: 1, in: space)
        }
      }
    }
    let messages = Diagnostics.messages { _ = TestHost(Twice()) }
    #expect(messages.contains { $0.hasPrefix("Multiple inserted views in matched geometry group Pair<1, ID>") })
  }
}
