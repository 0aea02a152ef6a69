import Testing

@MainActor @Suite struct ToggleTests {
  final class Model: ObservableObject {
    @Published var isOn = false
    @Published var other = false
  }

  private struct Screen<Style: ToggleStyle>: View {
    @ObservedObject var model: Model
    var style: Style
    var body: some View { Toggle("Wi-Fi", isOn: $model.isOn).toggleStyle(style).frame(width: 300) }
  }

  private func values(_ host: TestHost) -> [String] { host.elements.map(\.value) }

  @Test func aTapTurnsEveryStyle() throws {
    func check(_ style: some ToggleStyle) throws {
      let model = Model()
      let host = TestHost(Screen(model: model, style: style))
      #expect(host.element("Wi-Fi")?.value == "0")
      #expect(host.element("Wi-Fi")?.role == "switch")
      try host.tap("Wi-Fi")
      #expect(model.isOn)
      host.settle()
      #expect(host.element("Wi-Fi")?.value == "1")
    }
    try check(.automatic)
    try check(.switch)
    try check(.button)
    try check(.checkbox)
  }

  @Test func theThumbCanBeDragged() throws {
    let model = Model()
    let host = TestHost(Screen(model: model, style: .switch), size: CGSize(width: 300, height: 40))
    let y: CGFloat = 20
    host.drag(from: CGPoint(x: 265, y: y), to: CGPoint(x: 292, y: y))
    #expect(model.isOn)
    host.drag(from: CGPoint(x: 285, y: y), to: CGPoint(x: 255, y: y))
    #expect(!model.isOn)
  }

  @Test func rightToLeftPutsTheSwitchOnTheLeft() throws {
    let model = Model()
    let host = TestHost(
      Screen(model: model, style: .switch), size: CGSize(width: 300, height: 40),
      layoutDirection: .rightToLeft)
    host.drag(from: CGPoint(x: 40, y: 20), to: CGPoint(x: 5, y: 20))
    #expect(model.isOn)
  }

  @Test func aSwitchHasItsSizeAndHiddenLabelsKeepTheirNames() throws {
    let host = TestHost(Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden())
    let element = try #require(host.element("Wi-Fi"))
    #expect(element.frame.size == CGSize(width: 51, height: 31))
    #expect(element.value == "1")
  }

  @Test func oneToggleForSeveralValuesIsMixed() throws {
    struct Source {
      var isOn: Binding<Bool>
    }
    struct Screen: View {
      @ObservedObject var model: Model
      var body: some View {
        Toggle(
          "All", sources: [Source(isOn: $model.isOn), Source(isOn: $model.other)], isOn: \.isOn)
      }
    }
    let model = Model()
    model.other = true
    let host = TestHost(Screen(model: model))
    #expect(host.element("All")?.value == "mixed")
    try host.tap("All")
    #expect(model.isOn && model.other)
    host.settle()
    #expect(host.element("All")?.value == "1")
  }

  @Test func spaceTurnsTheFocusedSwitch() throws {
    let model = Model()
    let host = TestHost(Screen(model: model, style: .switch))
    host.key(.tab)
    host.key(.space)
    #expect(model.isOn)
  }

  @Test func aDisabledToggleStays() throws {
    let model = Model()
    let host = TestHost(Screen(model: model, style: .switch).disabled(true))
    try host.tap("Wi-Fi")
    #expect(!model.isOn)
  }
}
