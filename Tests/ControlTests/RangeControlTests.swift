import Testing

@MainActor @Suite struct RangeControlTests {
  final class Model: ObservableObject {
    @Published var value = 0.5
    @Published var count = 3
    @Published var number: Double = 50
    var log: [String] = []
  }

  private struct SliderScreen: View {
    @ObservedObject var model: Model
    var body: some View {
      Slider(value: $model.value, label: { Text("Volume") }, onEditingChanged: { model.log.append("\($0)") })
        .frame(width: 228)
    }
  }

  private struct SteppedScreen: View {
    @ObservedObject var model: Model
    var body: some View { Slider(value: $model.number, in: 0...100, step: 10).frame(width: 228) }
  }

  private struct StepperScreen: View {
    @ObservedObject var model: Model
    var body: some View {
      Stepper("Rating", value: $model.count, in: 1...5, onEditingChanged: { model.log.append("\($0)") })
        .frame(width: 300)
    }
  }

  @Test func aSliderFollowsTheThumb() throws {
    let model = Model()
    let host = TestHost(SliderScreen(model: model), size: CGSize(width: 228, height: 31))
    #expect(host.element("Volume")?.role == "slider")
    #expect(host.element("Volume")?.value == "50%")
    host.drag(from: CGPoint(x: 114, y: 15), to: CGPoint(x: 164, y: 15))
    #expect(abs(model.value - 0.75) < 0.01)
    host.drag(from: CGPoint(x: 164, y: 15), to: CGPoint(x: 500, y: 15))
    #expect(model.value == 1)
    #expect(model.log == ["true", "false", "true", "false"])
  }

  @Test func aPressBesideTheThumbBringsItThere() throws {
    let model = Model()
    let host = TestHost(SliderScreen(model: model), size: CGSize(width: 228, height: 31))
    host.click(at: CGPoint(x: 34, y: 15))
    #expect(abs(model.value - 0.1) < 0.01)
  }

  @Test func rightToLeftMirrorsTheSlider() throws {
    let model = Model()
    let host = TestHost(
      SliderScreen(model: model), size: CGSize(width: 228, height: 31), layoutDirection: .rightToLeft)
    host.drag(from: CGPoint(x: 114, y: 15), to: CGPoint(x: 64, y: 15))
    #expect(abs(model.value - 0.75) < 0.01)
  }

  @Test func stepsAreKept() throws {
    let model = Model()
    let host = TestHost(SteppedScreen(model: model), size: CGSize(width: 228, height: 31))
    host.drag(from: CGPoint(x: 114, y: 15), to: CGPoint(x: 128, y: 15))
    #expect(model.number == 60)
    host.key(.tab)
    host.key(.rightArrow)
    host.key(.upArrow)
    #expect(model.number == 80)
    host.key(.home)
    #expect(model.number == 0)
    host.key(.leftArrow)
    #expect(model.number == 0)
  }

  @Test func aStepperStepsWithinItsBounds() throws {
    let model = Model()
    let host = TestHost(StepperScreen(model: model), size: CGSize(width: 300, height: 40))
    let plus = CGPoint(x: 280, y: 20)
    let minus = CGPoint(x: 225, y: 20)
    host.tap(at: plus)
    #expect(model.count == 4)
    #expect(model.log == ["true", "false"])
    host.tap(at: plus)
    host.tap(at: plus)
    host.tap(at: plus)
    #expect(model.count == 5)
    host.tap(at: minus)
    #expect(model.count == 4)
    host.update()
    #expect(host.element("Rating")?.value == "4")
    #expect(host.element("Rating")?.role == "stepper")
  }

  @Test func aStepperTakesKeys() throws {
    let model = Model()
    let host = TestHost(StepperScreen(model: model))
    host.key(.tab)
    host.key(.upArrow)
    host.key(.upArrow)
    host.key(.upArrow)
    #expect(model.count == 5)
    host.key(.downArrow)
    #expect(model.count == 4)
  }

  @Test func aDisabledControlStays() throws {
    let model = Model()
    let slider = TestHost(SliderScreen(model: model).disabled(true), size: CGSize(width: 228, height: 31))
    slider.drag(from: CGPoint(x: 114, y: 15), to: CGPoint(x: 164, y: 15))
    #expect(model.value == 0.5)
    let stepper = TestHost(StepperScreen(model: model).disabled(true), size: CGSize(width: 300, height: 40))
    stepper.tap(at: CGPoint(x: 280, y: 20))
    #expect(model.count == 3)
  }

  @Test func progressTellsHowFarItIs() throws {
    let host = TestHost(
      VStack {
        ProgressView("Loading", value: 0.25)
        ProgressView("Waiting")
        ProgressView(value: 30, total: 120).accessibilityIdentifier("bar")
      })
    #expect(host.element("Loading")?.value == "25%")
    #expect(host.element("Waiting")?.value == "")
    #expect(host.element("Waiting")?.role == "progress")
    #expect(host.element("bar")?.value == "25%")
    #expect(host.element("bar")?.frame.height == 4)
  }

  @Test func aSpinnerTurns() throws {
    let host = TestHost(ProgressView(), size: CGSize(width: 40, height: 40))
    let first = try host.png()
    host.advance(by: 0.13)
    #expect(try host.png() != first)
    host.advance(by: 0.87)
    #expect(try host.png() == first)
  }

  @Test func linksOpenTheirDestination() throws {
    let model = Model()
    let url = URL(string: "https://example.org/")
    let host = TestHost(
      Link("Site", destination: try #require(url))
        .environment(
          \.openURL,
          OpenURLAction {
            model.log.append($0.absoluteString)
            return .handled
          }))
    #expect(host.element("Site")?.role == "link")
    try host.tap("Site")
    #expect(model.log == ["https://example.org/"])
  }
}
