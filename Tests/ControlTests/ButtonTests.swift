import Testing

@MainActor @Suite struct ButtonTests {
  final class Log: ObservableObject {
    @Published var entries: [String] = []
  }

  private struct StyledLabel: ButtonStyle {
    @Environment(\.isEnabled) var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(configuration.isPressed ? "pressed" : "released")
      }
      .padding(10)
      .background(isEnabled ? Color.green : Color.gray)
    }
  }

  private struct DoubleTap: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture(count: 2) { configuration.trigger() }
    }
  }

  private struct Wrapping: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("wrapped")
        Button(configuration)
      }
    }
  }

  @Test func aTapActs() throws {
    let log = Log()
    let host = TestHost(Button("Go") { log.entries.append("go") })
    try host.tap("Go")
    #expect(log.entries == ["go"])
  }

  @Test func everyStyleActs() throws {
    let log = Log()
    let host = TestHost(
      VStack {
        Button("automatic") { log.entries.append("automatic") }
        Button("plain") { log.entries.append("plain") }.buttonStyle(.plain)
        Button("borderless") { log.entries.append("borderless") }.buttonStyle(.borderless)
        Button("bordered") { log.entries.append("bordered") }.buttonStyle(.bordered)
        Button("prominent") { log.entries.append("prominent") }.buttonStyle(.borderedProminent)
        Button("link") { log.entries.append("link") }.buttonStyle(.link)
        Button("old") { log.entries.append("old") }.buttonStyle(BorderedProminentButtonStyle())
        Button("custom") { log.entries.append("custom") }.buttonStyle(StyledLabel())
      })
    let names = ["automatic", "plain", "borderless", "bordered", "prominent", "link", "old", "custom"]
    for name in names { try host.tap(name) }
    #expect(log.entries == names)
  }

  @Test func aPressIsSeenByTheStyleAndCancelledOutside() throws {
    let log = Log()
    let host = TestHost(
      Button {
        log.entries.append("go")
      } label: {
        HStack { Text("Go") }
      }
      .buttonStyle(StyledLabel()))
    let frame = try #require(host.element("Go")).frame
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    host.drag(from: middle, to: CGPoint(x: frame.midX, y: frame.midY + 30), release: false)
    #expect(host.element("pressed") != nil)
    host.drag(from: middle, to: CGPoint(x: frame.midX, y: frame.midY + 300))
    #expect(host.element("released") != nil)
    #expect(log.entries.isEmpty)
  }

  @Test func aDisabledButtonDoesNothing() throws {
    let log = Log()
    let host = TestHost(Button("Go") { log.entries.append("go") }.disabled(true))
    try host.tap("Go")
    #expect(log.entries.isEmpty)
    #expect(try #require(host.element("Go")).isEnabled == false)
  }

  @Test func theLabelIsOneElement() throws {
    let host = TestHost(
      Button {
      } label: {
        Image(systemName: "star")
        Text("Rate")
      })
    let element = try #require(host.element("Rate"))
    #expect(element.role == "button")
    #expect(host.elements.count == 1)
  }

  @Test func anIconOnlyLabelKeepsItsName() throws {
    let host = TestHost(Button("Rate", systemImage: "star") {}.labelStyle(.iconOnly))
    #expect(host.element("Rate")?.role == "button")
  }

  @Test func aPrimitiveStyleDecidesWhatActs() throws {
    let log = Log()
    let host = TestHost(Button("Go") { log.entries.append("go") }.buttonStyle(DoubleTap()))
    try host.tap("Go")
    host.advance(by: 1)
    #expect(log.entries.isEmpty)
    try host.tap("Go", count: 2)
    #expect(log.entries == ["go"])
  }

  @Test func aStyleCanShowTheButtonAgain() throws {
    let log = Log()
    let host = TestHost(
      Button {
        log.entries.append("go")
      } label: {
        HStack { Text("Go") }
      }
      .buttonStyle(Wrapping()).buttonStyle(.borderedProminent))
    let element = try #require(host.element("wrapped"))
    host.tap(at: CGPoint(x: element.frame.maxX - 20, y: element.frame.midY))
    #expect(log.entries == ["go"])
    // Inside the style the next outer one holds: the bordered one with its padding.
    #expect(try #require(host.element("Go")).frame.height >= 34)
  }

  @Test func shortcutsAndFocusActivate() throws {
    let log = Log()
    let host = TestHost(
      VStack {
        Button("Save") { log.entries.append("save") }.keyboardShortcut("s")
        Button("OK") { log.entries.append("ok") }.keyboardShortcut(.defaultAction)
        Button("Other") { log.entries.append("other") }
        Button("Off") { log.entries.append("off") }.keyboardShortcut("o").disabled(true)
      })
    host.key("s", modifiers: [.control, .command])
    host.key(.return)
    host.key("o", modifiers: [.control, .command])
    #expect(log.entries == ["save", "ok"])
    host.key(.tab)
    host.key(.tab)
    host.key(.tab)
    host.key(.space)
    #expect(log.entries == ["save", "ok", "other"])
  }

  @Test func borderedSizesFollowTheControlSize() throws {
    func height(_ size: ControlSize) throws -> CGFloat {
      let host = TestHost(Button("Go") {}.buttonStyle(.bordered).controlSize(size), scale: 3)
      return try #require(host.element("Go")).frame.height
    }
    #expect(try abs(height(.small) - 28) < 0.7)
    #expect(try abs(height(.regular) - 34.33) < 0.7)
    #expect(try abs(height(.large) - 50.33) < 0.7)
  }

  @Test func rolesAndTintColourTheButton() throws {
    func colour(_ view: some View) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
      let host = TestHost(view, size: CGSize(width: 100, height: 60))
      // Inside the fill, away from the label.
      return host.pixel(x: 50, y: 16)
    }
    let fill = Button {
    } label: {
      Color.clear.frame(width: 60, height: 20)
    }
    let blue = colour(fill.buttonStyle(.borderedProminent))
    #expect((blue.red, blue.green, blue.blue) == (0, 122, 255))
    let green = colour(fill.buttonStyle(.borderedProminent).tint(.green))
    #expect((green.red, green.green, green.blue) == (52, 199, 89))
    let red = colour(
      Button(role: .destructive) {
      } label: {
        Color.clear.frame(width: 60, height: 20)
      }
      .buttonStyle(.borderedProminent))
    #expect((red.red, red.green, red.blue) == (255, 59, 48))
  }

  @Test func aRowOfAListActsForItsButtons() throws {
    let log = Log()
    let host = TestHost(
      HStack {
        Button("One") { log.entries.append("one") }
        Spacer()
        Button("Two") { log.entries.append("two") }
        Button("Own") { log.entries.append("own") }.buttonStyle(.borderless)
      }
      .environment(\.listRowContext, ListRowContext())
      .modifier(ListRowPressModifier(onPressing: { _ in })),
      size: CGSize(width: 300, height: 60))
    host.tap(at: CGPoint(x: 120, y: 30))
    #expect(log.entries == ["one", "two"])
    try host.tap("Own")
    #expect(log.entries == ["one", "two", "own"])
  }
}
