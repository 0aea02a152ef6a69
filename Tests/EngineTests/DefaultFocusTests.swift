import SwiftUITesting
import Testing

/// Where the keyboard is at first.
@MainActor
@Suite struct DefaultFocusTests {
  private enum Field: Hashable { case first, second, third }

  @Test func aDefaultFocusIsSetWhenTheViewAppears() {
    struct Fields: View {
      let log: CallLog
      @FocusState private var field: Field?
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("first", text: $text).focused($field, equals: .first)
          TextField("second", text: $text).focused($field, equals: .second)
        }
        .defaultFocus($field, .second)
        .onChange(of: field) { log.add(field.map { "\($0)" } ?? "none") }
      }
    }
    let log = CallLog()
    let host = TestHost(Fields(log: log))
    host.settle()
    #expect(log.take() == ["second"])
    host.type("x")
    #expect(host.elements.contains { $0.value == "x" })
  }

  @Test func whoHasTheKeyboardKeepsIt() throws {
    struct Late: View {
      @FocusState private var field: Field?
      @State private var text = ""
      @State private var isShown = false
      let log: CallLog
      var body: some View {
        VStack {
          TextField("first", text: $text).focused($field, equals: .first)
          Text(verbatim: "show").onTapGesture { isShown = true }
          if isShown {
            TextField("second", text: $text).focused($field, equals: .second).defaultFocus($field, .second)
          }
        }
        .onChange(of: field) { log.add(field.map { "\($0)" } ?? "none") }
      }
    }
    let log = CallLog()
    let host = TestHost(Late(log: log))
    try host.tap("first")
    #expect(log.take() == ["first"])
    try host.tap("show")
    host.settle()
    #expect(log.take() == [])
  }

  @Test func ofTwoTheOneOfHigherPriorityCounts() {
    struct Two: View {
      @FocusState private var field: Field?
      @State private var text = ""
      let log: CallLog
      var body: some View {
        VStack {
          TextField("first", text: $text).focused($field, equals: .first).defaultFocus($field, .first)
          TextField("second", text: $text).focused($field, equals: .second)
            .defaultFocus($field, .second, priority: .userInitiated)
        }
        .defaultFocus($field, .first)
        .onChange(of: field) { log.add(field.map { "\($0)" } ?? "none") }
      }
    }
    let log = CallLog()
    let host = TestHost(Two(log: log))
    host.settle()
    #expect(log.take().last == "second")
  }

  private struct Scoped: View {
    @Namespace private var scope
    @Environment(\.resetFocus) private var resetFocus
    @FocusState private var field: Field?
    @State private var prefersThird = false
    @State private var text = ""
    let log: CallLog
    var body: some View {
      VStack {
        TextField("first", text: $text).focused($field, equals: .first)
        TextField("second", text: $text).focused($field, equals: .second)
          .prefersDefaultFocus(!prefersThird, in: scope)
        TextField("third", text: $text).focused($field, equals: .third)
          .prefersDefaultFocus(prefersThird, in: scope)
        Text(verbatim: "other").onTapGesture { prefersThird = true }
        Text(verbatim: "reset").onTapGesture { resetFocus(in: scope) }
      }
      .focusScope(scope)
      .onChange(of: field) { log.add(field.map { "\($0)" } ?? "none") }
    }
  }

  @Test func scopesHaveAPreferredViewAndComeBackToIt() throws {
    let log = CallLog()
    let host = TestHost(Scoped(log: log))
    host.settle()
    #expect(log.take() == ["second"])
    try host.tap("first")
    #expect(log.take() == ["first"])
    try host.tap("reset")
    #expect(log.take() == ["second"])
    try host.tap("other")
    #expect(log.take() == [])
    try host.tap("reset")
    #expect(log.take() == ["third"])
  }

  @Test func withoutAPreferredViewTheFirstOneHasIt() throws {
    struct Plain: View {
      @Namespace private var scope
      @Environment(\.resetFocus) private var resetFocus
      @FocusState private var field: Field?
      @State private var text = ""
      let log: CallLog
      var body: some View {
        VStack {
          VStack {
            TextField("first", text: $text).focused($field, equals: .first)
            TextField("second", text: $text).focused($field, equals: .second)
          }
          .focusScope(scope)
          Text(verbatim: "reset").onTapGesture { resetFocus(in: scope) }
        }
        .onChange(of: field) { log.add(field.map { "\($0)" } ?? "none") }
      }
    }
    let log = CallLog()
    let host = TestHost(Plain(log: log))
    host.settle()
    #expect(log.take() == [])
    try host.tap("second")
    try host.tap("reset")
    #expect(log.take() == ["second", "first"])
  }
}
