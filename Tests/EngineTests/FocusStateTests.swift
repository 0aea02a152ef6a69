import SwiftUITesting
import Testing

/// Which field has the keyboard, as state.
@MainActor
@Suite struct FocusStateTests {
  private enum Field: Hashable { case name, mail }

  private struct Form: View {
    let log: CallLog
    @FocusState private var field: Field?
    @State private var name = ""
    @State private var mail = ""
    var body: some View {
      VStack {
        TextField(text: $name) { Text(verbatim: "Name") }.focused($field, equals: .name)
          .accessibilityIdentifier("name field")
        TextField(text: $mail) { Text(verbatim: "Mail") }.focused($field, equals: .mail)
          .accessibilityIdentifier("mail field")
        Text(verbatim: "to name").onTapGesture { field = .name }
        Text(verbatim: "to mail").onTapGesture { field = .mail }
        Text(verbatim: "away").onTapGesture { field = nil }
        Text(verbatim: "has \(name)|\(mail)")
      }
      .onChange(of: field, initial: true) { log.add(field.map { "\($0)" } ?? "none") }
    }
  }

  @Test func writingItMovesTheKeyboardAndItFollowsTheUser() throws {
    let log = CallLog()
    let host = TestHost(Form(log: log))
    #expect(log.take() == ["none"])
    try host.tap("to mail")
    host.type("m")
    try host.tap("to name")
    host.type("n")
    #expect(log.take() == ["mail", "name"])
    #expect(host.exists("has n|m"))
    try host.tap("mail field")
    #expect(log.take() == ["mail"])
    try host.tap("away")
    host.type("x")
    #expect(log.take() == ["none"])
    #expect(host.exists("has n|m"))
  }

  @Test func itMayBeWrittenWhenTheViewAppears() {
    struct Form: View {
      @FocusState private var focused: Bool
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("Name", text: $text).focused($focused).onAppear { focused = true }
          Text(verbatim: "has \(text)")
        }
      }
    }
    let host = TestHost(Form())
    host.type("n")
    #expect(host.exists("has n"))
  }

  @Test func ofTwoFieldsWithOneValueTheFirstWins() throws {
    struct Twins: View {
      @FocusState private var focused: Bool
      @State private var first = ""
      @State private var second = ""
      var body: some View {
        VStack {
          Text(verbatim: "go").onTapGesture { focused = true }
          TextField(text: $first) { Text(verbatim: "One") }.focused($focused)
          TextField(text: $second) { Text(verbatim: "Two") }.focused($focused)
          Text(verbatim: "has \(first)|\(second)")
        }
      }
    }
    let host = TestHost(Twins())
    try host.tap("go")
    host.type("a")
    #expect(host.exists("has a|"))
  }

  @Test func theKeyboardLeavesWithTheField() throws {
    struct Leaves: View {
      @FocusState private var focused: Bool
      @State private var shown = true
      @State private var text = ""
      var body: some View {
        VStack {
          Text(verbatim: "focused \(focused)").onTapGesture { focused = true }
          Text(verbatim: "hide").onTapGesture { shown = false }
          if shown { TextField(text: $text) { Text(verbatim: "One") }.focused($focused) }
        }
      }
    }
    let host = TestHost(Leaves())
    try host.tap("focused false")
    #expect(host.exists("focused true"))
    try host.tap("hide")
    #expect(host.exists("focused false"))
  }

  @Test func gestureStateGoesBackInItsTransaction() throws {
    struct Drags: View {
      @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1))) private var offset: CGFloat = 0
      var body: some View {
        Color.red.frame(width: 20, height: 20).accessibilityElement().accessibilityIdentifier("box")
          .offset(x: offset)
          .gesture(
            DragGesture(minimumDistance: 0).updating($offset) { value, state, _ in state = value.translation.width })
      }
    }
    let host = TestHost(Drags(), size: CGSize(width: 300, height: 100))
    func x() -> CGFloat { host.element("box")?.frame.midX ?? 0 }
    let middle = CGPoint(x: 150, y: 50)
    host.drag(from: middle, to: CGPoint(x: 200, y: 50))
    host.advance(by: 0.5)
    #expect(abs(x() - 175) < 5)
    host.settle()
    #expect(x() == 150)
  }

  @Test func gestureStateGoesBackWhenTheGestureEndsOrItsViewGoes() throws {
    struct Drags: View {
      let log: CallLog
      @GestureState private var offset: CGFloat = 0
      @State private var shown = true
      var body: some View {
        VStack(spacing: 0) {
          if shown {
            Color.red.frame(height: 100)
              .gesture(
                DragGesture(minimumDistance: 0).updating($offset) { value, state, _ in
                  state = value.translation.height
                })
          }
          Text(verbatim: "hide").onTapGesture { shown = false }
        }
        .onChange(of: offset) { log.add("\(Int(offset))") }
      }
    }
    let log = CallLog()
    let host = TestHost(Drags(log: log), size: CGSize(width: 100, height: 200))
    let red = CGPoint(x: 50, y: 90)
    host.drag(from: red, to: CGPoint(x: 50, y: 110))
    #expect(log.take().suffix(2) == ["20", "0"])
  }
}
