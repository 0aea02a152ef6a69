import Testing

@MainActor @Suite struct TextFieldTests {
  final class Model: ObservableObject {
    @Published var text = ""
    @Published var number = 3
    var log: [String] = []
  }

  private struct Screen: View {
    @ObservedObject var model: Model
    var body: some View {
      TextField("Name", text: $model.text).frame(width: 200)
    }
  }

  private let control: EventModifiers = [.control, .command]

  private func caretHost(_ text: String) throws -> (Model, TestHost) {
    let model = Model()
    model.text = text
    let host = TestHost(Screen(model: model), size: CGSize(width: 200, height: 40))
    host.click(at: CGPoint(x: 199, y: 20))
    return (model, host)
  }

  @Test func typingWritesTheBinding() throws {
    let model = Model()
    let host = TestHost(Screen(model: model))
    #expect(host.element("Name")?.role == "textfield")
    try host.tap("Name")
    host.type("Ada")
    #expect(model.text == "Ada")
    host.update()
    #expect(host.element("Name")?.value == "Ada")
  }

  @Test func keysMoveAndDelete() throws {
    let (model, host) = try caretHost("one two three")
    host.key(.delete)
    #expect(model.text == "one two thre")
    host.key(.delete, modifiers: control)
    #expect(model.text == "one two ")
    host.key(.home)
    host.type("<")
    host.key(.end)
    host.type(">")
    #expect(model.text == "<one two >")
    host.key(.leftArrow, modifiers: control)
    host.key(.leftArrow)
    host.key(.deleteForward)
    #expect(model.text == "<onetwo >")
    host.key(.rightArrow, modifiers: [.shift])
    host.key(.rightArrow, modifiers: [.shift])
    host.type("X")
    #expect(model.text == "<oneXo >")
  }

  @Test func theClipboard() async throws {
    let (model, host) = try caretHost("abc")
    host.key("a", modifiers: control)
    host.key("c", modifiers: control)
    host.key(.rightArrow)
    host.key("v", modifiers: control)
    await host.yield()
    #expect(model.text == "abcabc")
    host.key("a", modifiers: control)
    host.key("x", modifiers: control)
    #expect(model.text == "")
    host.key("v", modifiers: control)
    await host.yield()
    #expect(model.text == "abcabc")
    host.key("z", modifiers: control)
    #expect(model.text == "")
    host.key("z", modifiers: [.control, .command, .shift])
    #expect(model.text == "abcabc")
  }

  @Test func clicksSelect() throws {
    let (model, host) = try caretHost("one two")
    host.advance(by: 1)
    host.click(at: CGPoint(x: 5, y: 20), count: 2)
    host.type("1")
    #expect(model.text == "1 two")
    host.advance(by: 1)
    host.click(at: CGPoint(x: 5, y: 20), count: 3)
    host.type("all")
    #expect(model.text == "all")
  }

  @Test func theOwnerOfTheTextHasTheLastWord() throws {
    struct Screen: View {
      @ObservedObject var model: Model
      var body: some View {
        TextField(
          "Name", text: Binding(get: { model.text }, set: { model.text = String($0.uppercased().prefix(3)) }))
      }
    }
    let model = Model()
    let host = TestHost(Screen(model: model))
    try host.tap("Name")
    host.type("abcd")
    #expect(model.text == "ABC")
    #expect(host.element("Name")?.value == "ABC")
  }

  @Test func returnSubmitsAndLetsGo() throws {
    struct Screen: View {
      let model: Model
      @State private var text = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          TextField("Name", text: $text).focused($isFocused)
          Text(isFocused ? "focused" : "not focused")
        }
        .onSubmit { model.log.append("submit \(text)") }
      }
    }
    let model = Model()
    let host = TestHost(Screen(model: model))
    #expect(host.exists("not focused"))
    try host.tap("Name")
    host.update()
    #expect(host.exists("focused"))
    host.type("Ada\n")
    host.update()
    #expect(model.log == ["submit Ada"])
    #expect(host.exists("not focused"))
  }

  @Test func theFocusStateLeadsAndFollows() throws {
    enum Field: Hashable { case name, place }
    struct Screen: View {
      let model: Model
      @State private var name = ""
      @State private var place = ""
      @FocusState private var field: Field?
      var body: some View {
        VStack {
          TextField("Name", text: $name).focused($field, equals: .name)
          TextField("Place", text: $place).focused($field, equals: .place)
          Text(field.map { "\($0)" } ?? "none")
          Button("Go to place") { field = .place }
          Button("Stop") { field = nil }
        }
        .onSubmit { if field == nil, place.isEmpty { field = .place } }
      }
    }
    let host = TestHost(Screen(model: Model()))
    #expect(host.exists("none"))
    try host.tap("Name")
    host.update()
    #expect(host.exists("name"))
    try host.tap("Go to place")
    host.update()
    #expect(host.exists("place"))
    try host.tap("Stop")
    host.update()
    #expect(host.exists("none"))
    try host.tap("Name")
    host.type("Ada\n")
    host.update()
    #expect(host.exists("place"))
    host.type("London")
    #expect(host.element("Place")?.value == "London")
    host.key(.tab, modifiers: .shift)
    host.update()
    #expect(host.exists("name"))
  }

  @Test func valuesAreReadAtTheEnd() throws {
    struct Screen: View {
      @ObservedObject var model: Model
      var body: some View { TextField("Count", value: $model.number, format: .number) }
    }
    let model = Model()
    let host = TestHost(Screen(model: model))
    #expect(host.element("Count")?.value == "3")
    try host.tap("Count")
    host.key("a", modifiers: control)
    host.type("42")
    #expect(model.number == 3)
    host.key(.return)
    host.update()
    #expect(model.number == 42)
    try host.tap("Count")
    host.key("a", modifiers: control)
    host.type("many\n")
    host.update()
    #expect(model.number == 42)
    #expect(host.element("Count")?.value == "42")
  }

  @available(*, deprecated, message: "Tests deprecated spellings")
  @Test func oldCallbacksAreCalled() throws {
    struct Screen: View {
      let model: Model
      @State private var text = ""
      var body: some View {
        TextField(
          "Name", text: $text, onEditingChanged: { model.log.append("editing \($0)") },
          onCommit: { model.log.append("commit") })
      }
    }
    let model = Model()
    let host = TestHost(Screen(model: model))
    try host.tap("Name")
    host.type("a\n")
    #expect(model.log == ["editing true", "editing false", "commit"])
  }

  @Test func secretsAreNotTold() async throws {
    struct Screen: View {
      @ObservedObject var model: Model
      var body: some View { SecureField("Password", text: $model.text) }
    }
    let model = Model()
    let host = TestHost(Screen(model: model))
    let element = try #require(host.element("Password"))
    #expect(element.role == "securetextfield")
    try host.tap("Password")
    host.type("abc")
    #expect(model.text == "abc")
    #expect(host.element("Password")?.value == "•••")
    host.key("a", modifiers: control)
    host.key("x", modifiers: control)
    #expect(model.text == "abc")
  }

  @Test func anEditorTakesLines() throws {
    struct Screen: View {
      @ObservedObject var model: Model
      var body: some View { TextEditor(text: $model.text).accessibilityIdentifier("editor") }
    }
    let model = Model()
    let host = TestHost(Screen(model: model), size: CGSize(width: 200, height: 100))
    host.click(at: CGPoint(x: 100, y: 50))
    host.type("one\ntwo\nthree")
    #expect(model.text == "one\ntwo\nthree")
    host.key(.upArrow)
    host.key(.end)
    host.type("!")
    #expect(model.text == "one\ntwo!\nthree")
    host.key(.upArrow)
    host.key(.upArrow)
    host.type(">")
    #expect(model.text == ">one\ntwo!\nthree")
  }

  @Test func longTextsScrollWithTheCaret() throws {
    let model = Model()
    model.text = (1...50).map { "line \($0)" }.joined(separator: "\n")
    struct Screen: View {
      @ObservedObject var model: Model
      var body: some View { TextEditor(text: $model.text) }
    }
    let host = TestHost(Screen(model: model), size: CGSize(width: 200, height: 100))
    let before = try host.png()
    host.scroll(at: CGPoint(x: 100, y: 50), by: CGSize(width: 0, height: -40))
    #expect(try host.png() != before)
    host.click(at: CGPoint(x: 100, y: 50))
    host.key(.end, modifiers: control)
    host.advance(by: 0.1)
    host.type("!")
    #expect(model.text.hasSuffix("line 50!"))
  }

  @Test func theCaretBlinksAndRests() throws {
    let (_, host) = try caretHost("")
    host.advance(by: 0.1)
    let shown = try host.png()
    host.advance(by: 0.6)
    #expect(try host.png() != shown)
    host.advance(by: 0.6)
    #expect(try host.png() == shown)
    host.advance(by: 20)
    let resting = try host.png()
    #expect(resting == shown)
    host.advance(by: 5)
    #expect(try host.png() == resting)
  }

  @Test func aFieldHasItsHeightAndItsPrompt() throws {
    let plain = TestHost(TextField("Name", text: .constant("")), scale: 3)
    #expect(try abs(#require(plain.element("Name")).frame.height - 21.83) < 0.7)
    let rounded = TestHost(
      TextField("Name", text: .constant(""), prompt: Text("Who?")).textFieldStyle(.roundedBorder), scale: 3)
    #expect(try abs(#require(rounded.element("Name")).frame.height - 34.33) < 0.7)
  }

  @Test func aStyleChangesTheField() throws {
    struct Framed: TextFieldStyle {
      func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.padding(10).border(.red)
      }
    }
    let model = Model()
    let host = TestHost(Screen(model: model).textFieldStyle(Framed()))
    try host.tap("Name")
    host.type("x")
    #expect(model.text == "x")
  }

  @Test func aDisabledFieldTakesNothing() throws {
    let model = Model()
    let host = TestHost(Screen(model: model).disabled(true))
    try host.tap("Name")
    host.type("x")
    #expect(model.text == "")
    #expect(try #require(host.element("Name")).isEnabled == false)
  }
}
