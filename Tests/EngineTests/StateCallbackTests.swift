import Combine
import SwiftUICore
import SwiftUITesting
import Testing

/// The order and number of the callbacks that views get.
@MainActor
@Suite struct StateCallbackTests {
  @Observable @MainActor final class Model {
    var step = 0
    var shown = true
    var items = ["a", "b", "c"]
  }

  @Test func whatIsInsideAppearsFirstInViewOrder() {
    let log = CallLog()
    let host = TestHost(
      VStack {
        Text(verbatim: "a").onAppear { log.add("a") }.onAppear { log.add("around a") }
        HStack { Text(verbatim: "b").onAppear { log.add("b") } }.onAppear { log.add("row") }
      }
      .onAppear { log.add("column") })
    #expect(log.take() == ["a", "around a", "b", "row", "column"])
    host.advance(by: 1)
    #expect(log.take() == [])
  }

  @Test func appearanceComesBeforeTheFirstFrame() {
    struct Fills: View {
      @State private var color = Color.red
      var body: some View { color.onAppear { color = .blue } }
    }
    let host = TestHost(Fills(), size: CGSize(width: 10, height: 10))
    #expect(host.counters.frames == 1)
    #expect(host.pixel(x: 5, y: 5).blue > 200)
    #expect(host.pixel(x: 5, y: 5).red < 100)
  }

  private struct Renewed: View {
    let log: CallLog
    let model: Model
    var transition: AnyTransition?
    var body: some View {
      VStack {
        if let transition { part.transition(transition).id(model.step) } else { part.id(model.step) }
      }
    }
    private var part: some View {
      let step = model.step
      return Text(verbatim: "part")
        .onAppear { log.add("appear \(step)") }
        .onDisappear { log.add("disappear \(step)") }
    }
  }

  @Test func aNewIDLetsTheNewViewAppearBeforeTheOldOneDisappears() {
    let log = CallLog()
    let model = Model()
    let host = TestHost(Renewed(log: log, model: model))
    #expect(log.take() == ["appear 0"])
    model.step = 1
    host.update()
    #expect(log.take() == ["appear 1", "disappear 0"])
  }

  @Test func withoutTransitionTheOldViewDisappearsFirst() {
    let log = CallLog()
    let model = Model()
    let host = TestHost(Renewed(log: log, model: model, transition: .identity))
    #expect(log.take() == ["appear 0"])
    model.step = 1
    host.update()
    #expect(log.take() == ["disappear 0", "appear 1"])
  }

  @Test func branchesExchangeInTheSameOrder() {
    struct Branches: View {
      let log: CallLog
      let model: Model
      var body: some View {
        VStack {
          if model.shown {
            Text(verbatim: "a").onAppear { log.add("a appears") }.onDisappear { log.add("a disappears") }
          } else {
            Text(verbatim: "b").onAppear { log.add("b appears") }.onDisappear { log.add("b disappears") }
          }
        }
      }
    }
    let log = CallLog()
    let model = Model()
    let host = TestHost(Branches(log: log, model: model))
    _ = log.take()
    model.shown = false
    host.update()
    #expect(log.take() == ["b appears", "a disappears"])
    model.shown = true
    host.update()
    #expect(log.take() == ["a appears", "b disappears"])
  }

  @Test func groupsTellForEachOfTheirViews() {
    let log = CallLog()
    let host = TestHost(
      VStack {
        Group {
          Text(verbatim: "a")
          Text(verbatim: "b")
        }
        .onAppear { log.add("appear") }
      })
    #expect(log.take() == ["appear", "appear"])
    host.update()
  }

  @Test func elementsAppearAndDisappearOneByOne() {
    struct Items: View {
      let log: CallLog
      let model: Model
      var body: some View {
        VStack {
          ForEach(model.items, id: \.self) { item in
            Text(verbatim: item).onAppear { log.add("+\(item)") }.onDisappear { log.add("-\(item)") }
          }
        }
      }
    }
    let log = CallLog()
    let model = Model()
    let host = TestHost(Items(log: log, model: model))
    #expect(log.take() == ["+a", "+b", "+c"])
    model.items = ["c", "d", "a"]
    host.update()
    #expect(log.take() == ["+d", "-b"])
    model.items = []
    host.update()
    #expect(log.take().sorted() == ["-a", "-c", "-d"])
  }

  @Test func aViewThatComesBackWhileItLeavesIsTheSame() throws {
    struct Leaves: View {
      let log: CallLog
      @State private var shown = true
      var body: some View {
        VStack {
          Text(verbatim: "toggle").onTapGesture { withAnimation(.linear(duration: 1)) { shown.toggle() } }
          if shown { Part(log: log) }
        }
      }
      struct Part: View {
        let log: CallLog
        @State private var count = 0
        var body: some View {
          Text(verbatim: "count \(count)").onTapGesture { count += 1 }
            .onAppear { log.add("appear") }.onDisappear { log.add("disappear") }
        }
      }
    }
    let log = CallLog()
    let host = TestHost(Leaves(log: log))
    try host.tap("count 0")
    #expect(log.take() == ["appear"])
    try host.tap("toggle")
    host.advance(by: 0.4)
    try host.tap("toggle")
    host.settle()
    #expect(host.exists("count 1"))
    #expect(log.take() == [])
    try host.tap("toggle")
    host.settle()
    #expect(log.take() == ["disappear"])
  }

  // MARK: onChange

  private struct Changing: View {
    let log: CallLog
    let model: Model
    var body: some View {
      Text(verbatim: "\(model.step)")
        .onChange(of: model.step) { old, new in log.add("\(old)>\(new)") }
        .onChange(of: model.step, initial: true) { old, new in log.add("initial \(old)>\(new)") }
    }
  }

  @Test func changesTellTheOldAndTheNewValue() {
    let log = CallLog()
    let model = Model()
    let host = TestHost(Changing(log: log, model: model))
    #expect(log.take() == ["initial 0>0"])
    model.step = 3
    host.update()
    #expect(log.take().sorted() == ["0>3", "initial 0>3"])
    host.update()
    #expect(log.take() == [])
  }

  @Test func severalSetsInOneUpdateMakeOneCall() {
    let log = CallLog()
    let model = Model()
    let host = TestHost(Changing(log: log, model: model))
    _ = log.take()
    model.step = 1
    model.step = 5
    model.step = 2
    host.update()
    #expect(log.take().sorted() == ["0>2", "initial 0>2"])
    model.step = 9
    model.step = 2
    host.update()
    #expect(log.take() == [])
  }

  @Test func aSetAtAppearanceAndOneLaterMakeTwoCalls() throws {
    struct Sets: View {
      let log: CallLog
      @State private var value = 0
      var body: some View {
        Text(verbatim: "value").onTapGesture { value = 2 }
          .onAppear { value = 1 }
          .onChange(of: value) { old, new in log.add("\(old)>\(new)") }
      }
    }
    let log = CallLog()
    let host = TestHost(Sets(log: log))
    try host.tap("value")
    #expect(log.take() == ["0>1", "1>2"])
  }

  @available(*, deprecated)
  @Test func theOldFormSeesTheValuesOfBeforeTheNewFormThoseOfAfter() throws {
    struct Both: View {
      let log: CallLog
      @State private var value = 0
      var body: some View {
        let captured = value
        Text(verbatim: "value").onTapGesture { value += 1 }
          .onChange(of: value, perform: { new in log.add("old form \(captured)>\(new)") })
          .onChange(of: value) { log.add("new form \(captured)") }
      }
    }
    let log = CallLog()
    let host = TestHost(Both(log: log))
    try host.tap("value")
    #expect(log.take().sorted() == ["new form 1", "old form 0>1"])
    try host.tap("value")
    #expect(log.take().sorted() == ["new form 2", "old form 1>2"])
  }

  @Test func changesMayMakeOtherChangesBeforeTheFrame() throws {
    struct Chain: View {
      let log: CallLog
      @State private var a = 0
      @State private var b = 0
      @State private var c = 0
      var body: some View {
        Text(verbatim: "abc \(a)\(b)\(c)").onTapGesture { a = 1 }
          .onChange(of: a) { b = a }
          .onChange(of: b) { c = b }
          .onChange(of: c) { log.add("c \(c)") }
      }
    }
    let log = CallLog()
    let host = TestHost(Chain(log: log))
    try host.tap("abc 000")
    #expect(host.exists("abc 111"))
    #expect(log.take() == ["c 1"])
  }

  @Test func loopsAreCutAndNamed() throws {
    struct Loop: View {
      @State private var value = 0
      var body: some View {
        Text(verbatim: "loop \(value)").onTapGesture { value = 1 }
          .onChange(of: value) { value += 1 }
      }
    }
    let host = TestHost(Loop())
    let messages = try Diagnostics.messages { try host.tap("loop 0") }
    #expect(messages.contains("onChange(of: Int) action tried to update multiple times per frame."))
    let frames = host.counters.frames
    host.update()
    #expect(host.counters.frames == frames + 1)
  }

  // MARK: task

  @Test func tasksFollowTheirID() async {
    struct Tasked: View {
      let log: CallLog
      let model: Model
      var body: some View {
        let step = model.step
        VStack {
          if model.shown {
            Color.red.task(id: step / 2) {
              log.add("start \(step)")
              do { try await Task.sleep(for: .seconds(100_000)) } catch { log.add("cancel \(step)") }
            }
          }
        }
      }
    }
    let log = CallLog()
    let model = Model()
    let host = TestHost(Tasked(log: log, model: model))
    func wait(for count: Int) async {
      for _ in 0..<2000 where log.lines.count < count {
        try? await Task.sleep(for: .milliseconds(2))
        host.update()
      }
    }
    await wait(for: 1)
    model.step = 1
    host.update()
    await host.yield()
    #expect(log.take() == ["start 0"])
    model.step = 2
    host.update()
    await wait(for: 2)
    #expect(log.take().sorted() == ["cancel 0", "start 2"])
    model.shown = false
    host.update()
    await wait(for: 1)
    #expect(log.take() == ["cancel 2"])
  }

  @Test func tasksAreThoseOfTheUserUnlessTheySayOtherwise() async {
    struct Tasked: View {
      let log: CallLog
      var body: some View {
        Color.red.task { log.add("plain \(Task.currentPriority == .userInitiated)") }
          .task(priority: .low) { log.add("low \(Task.basePriority == .low)") }
      }
    }
    let log = CallLog()
    let host = TestHost(Tasked(log: log))
    for _ in 0..<2000 where log.lines.count < 2 {
      try? await Task.sleep(for: .milliseconds(2))
      host.update()
    }
    #expect(log.take().sorted() == ["low true", "plain true"])
  }

  // MARK: onReceive

  @Test func publishersAreFollowedWhileTheViewIsInstalled() {
    struct Receives: View {
      let log: CallLog
      let model: Model
      let subject: PassthroughSubject<Int, Never>
      let values: CurrentValueSubject<String, Never>
      var body: some View {
        VStack {
          Text(verbatim: "\(model.step)")
          if model.shown {
            Text(verbatim: "receives")
              .onReceive(subject) { log.add("\($0) at \(model.step)") }
              .onReceive(values) { log.add($0) }
          }
        }
      }
    }
    let log = CallLog()
    let model = Model()
    let subject = PassthroughSubject<Int, Never>()
    let values = CurrentValueSubject<String, Never>("now")
    let host = TestHost(Receives(log: log, model: model, subject: subject, values: values))
    #expect(log.take() == ["now"])
    subject.send(1)
    subject.send(2)
    model.step = 5
    subject.send(3)
    host.update()
    #expect(log.take() == ["1 at 5", "2 at 5", "3 at 5"])
    model.shown = false
    host.update()
    subject.send(4)
    host.update()
    #expect(log.take() == [])
  }
}
