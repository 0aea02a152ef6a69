import SwiftUICore
import SwiftUITesting
import Testing

/// What views send up.
@MainActor
@Suite struct PreferenceTests {
  private struct Names: PreferenceKey {
    static var defaultValue: [String] { ["default"] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private struct Last: PreferenceKey {
    static var defaultValue: String { "" }
    static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
  }

  private struct Maximum: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }

  @Observable @MainActor final class Model {
    var items = ["a", "b", "c"]
    var shown = true
    var text = "x"
    var width: CGFloat = 10
  }

  private struct Named: View {
    let name: String
    var body: some View { Color.red.frame(width: 5, height: 5).preference(key: Names.self, value: [name]) }
  }

  private func told<Content: View>(_ content: Content) -> (log: CallLog, host: TestHost) {
    let log = CallLog()
    let host = TestHost(content.onPreferenceChange(Names.self) { log.add($0.joined(separator: " ")) })
    return (log, host)
  }

  @Test func aContainerWithoutWritersHasTheDefault() {
    let (log, _) = told(VStack { Text(verbatim: "a") })
    #expect(log.take() == [])
    let host = TestHost(
      Text(verbatim: "a").overlayPreferenceValue(Names.self) { value in
        Color.clear.accessibilityElement().accessibilityIdentifier(value.joined())
      })
    #expect(host.exists("default"))
  }

  @Test func siblingsAreCombinedInViewOrder() {
    let (log, _) = told(
      VStack {
        Named(name: "a")
        HStack {
          Named(name: "b")
          Text(verbatim: "between")
          Group {
            Named(name: "c")
            ForEach(0..<2) { Named(name: "d\($0)") }
          }
        }
        Named(name: "e")
      })
    #expect(log.take() == ["a b c d0 d1 e"])
  }

  @Test func oneWriterIsPassedOnWithoutReducing() {
    struct Counting: PreferenceKey {
      nonisolated(unsafe) static var calls = 0
      static var defaultValue: Int { 100 }
      static func reduce(value: inout Int, nextValue: () -> Int) {
        calls += 1
        value += nextValue()
      }
    }
    let log = CallLog()
    _ = TestHost(
      VStack { Text(verbatim: "a").preference(key: Counting.self, value: 7) }
        .onPreferenceChange(Counting.self) { log.add("\($0)") })
    #expect(log.take() == ["7"])
    #expect(Counting.calls == 0)
  }

  @Test func aPreferenceReplacesWhatComesFromInside() {
    let (log, _) = told(
      VStack {
        VStack {
          Named(name: "inner")
          Named(name: "inner")
        }
        .preference(key: Names.self, value: ["outer"])
        Named(name: "b").transformPreference(Names.self) { $0.append("edited") }
        Text(verbatim: "none").transformPreference(Names.self) { $0.append("alone") }
      })
    #expect(log.take() == ["outer b edited default alone"])
  }

  @Test func readersAreToldOfChangesOnly() {
    struct Sends: View {
      let model: Model
      var body: some View { Color.red.preference(key: Last.self, value: model.text) }
    }
    let log = CallLog()
    let model = Model()
    let host = TestHost(Sends(model: model).onPreferenceChange(Last.self) { log.add($0) })
    #expect(log.take() == ["x"])
    model.text = "y"
    host.update()
    model.text = "y"
    host.update()
    #expect(log.take() == ["y"])
  }

  private struct Items: View {
    let model: Model
    var body: some View {
      VStack {
        ForEach(model.items, id: \.self) { Named(name: $0) }
        HStack { if model.shown { Named(name: "last") } }
      }
    }
  }

  @Test func comingGoingAndMovingViewsChangeThePreference() {
    let model = Model()
    let (log, host) = told(Items(model: model))
    #expect(log.take() == ["a b c last"])
    model.items = ["c", "a", "d"]
    host.update()
    #expect(log.take() == ["c a d last"])
    model.shown = false
    host.update()
    #expect(log.take() == ["c a d"])
    model.items = []
    host.update()
    #expect(log.take() == ["default"])
    model.shown = true
    host.update()
    #expect(log.take() == ["last"])
  }

  @Test func viewsThatAreLeavingNoLongerCount() {
    let model = Model()
    let (log, host) = told(Items(model: model))
    _ = log.take()
    withAnimation(.linear(duration: 1)) { model.shown = false }
    host.update()
    #expect(log.take() == ["a b c"])
    host.advance(by: 0.5)
    withAnimation(.linear(duration: 1)) { model.shown = true }
    host.update()
    #expect(log.take() == ["a b c last"])
    host.settle()
    #expect(log.take() == [])
  }

  @Test func aLayerIsMadeFromTheValueOfTheViewAndSendsItsOwnFurther() {
    struct Layered: View {
      let log: CallLog
      let model: Model
      var body: some View {
        Items(model: model)
          .overlayPreferenceValue(Names.self) { value in
            let _ = log.add("layer \(value.joined(separator: " "))")
            Named(name: "layer")
          }
          .onPreferenceChange(Names.self) { log.add($0.joined(separator: " ")) }
      }
    }
    let log = CallLog()
    let model = Model()
    let host = TestHost(Layered(log: log, model: model))
    #expect(log.take().last == "a b c last layer")
    model.items = ["z"]
    host.update()
    #expect(log.take().sorted() == ["layer z last", "z last layer"])
  }

  @Test func measuredSizesComeBackIntoTheLayout() {
    struct Equal: View {
      let model: Model
      @State private var width: CGFloat = 0
      var body: some View {
        VStack {
          part(model.width)
          part(20)
        }
        .onPreferenceChange(Maximum.self) { width = $0 }
        .overlay(Color.clear.frame(width: width, height: 1).accessibilityElement().accessibilityIdentifier("line"))
      }
      private func part(_ width: CGFloat) -> some View {
        Color.red.frame(width: width, height: 10)
          .background(GeometryReader { Color.clear.preference(key: Maximum.self, value: $0.size.width) })
      }
    }
    let model = Model()
    let host = TestHost(Equal(model: model))
    #expect(host.element("line")?.frame.width == 20)
    #expect(host.counters.frames == 1)
    model.width = 70
    host.update()
    #expect(host.element("line")?.frame.width == 70)
    model.width = 5
    host.update()
    #expect(host.element("line")?.frame.width == 20)
  }

  @Test func loopsAreCutAndNamed() throws {
    struct Loop: View {
      @State private var count: CGFloat = 0
      @State private var runs = false
      var body: some View {
        Text(verbatim: "loop").onTapGesture { count = 1 }
          .preference(key: Maximum.self, value: count)
          .onPreferenceChange(Maximum.self) { if $0 > 0 { count = $0 + 1 } }
      }
    }
    let host = TestHost(Loop())
    let messages = try Diagnostics.messages { try host.tap("loop") }
    #expect(messages.contains("Bound preference Maximum tried to update multiple times per frame."))
  }

  @Test func anchorsAreResolvedWhereTheyAreRead() {
    struct Places: PreferenceKey {
      static var defaultValue: [Anchor<CGRect>] { [] }
      static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }
    struct Framed: View {
      let model: Model
      var body: some View {
        HStack(spacing: 0) {
          Color.red.frame(width: model.width, height: 10)
          Color.blue.frame(width: 30, height: 10)
            .anchorPreference(key: Places.self, value: .bounds) { [$0] }
        }
        .overlayPreferenceValue(Places.self, alignment: .topLeading) { places in
          GeometryReader { proxy in
            ForEach(places.indices, id: \.self) { index in
              let rect = proxy[places[index]]
              Color.clear.frame(width: rect.width, height: 2).offset(x: rect.minX)
                .accessibilityElement().accessibilityIdentifier("mark \(Int(rect.minX)) \(Int(rect.width))")
            }
          }
        }
      }
    }
    let model = Model()
    let host = TestHost(Framed(model: model))
    #expect(host.exists("mark 10 30"))
    model.width = 55
    host.update()
    #expect(host.exists("mark 55 30"))
  }

  @Test func lazyContainersSendWhatTheyShow() {
    let log = CallLog()
    let host = TestHost(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000) { index in
            Color.red.frame(height: 100).preference(key: Names.self, value: ["\(index)"])
          }
        }
      }
      .onPreferenceChange(Names.self) { log.add("\($0.count)") }, size: CGSize(width: 100, height: 400))
    host.settle()
    let count = log.take().last.flatMap { Int($0) } ?? 0
    #expect(count >= 4 && count < 30)
  }
}
