import SwiftUICore
import SwiftUITesting
import Testing

/// What flows down.
@MainActor
@Suite struct EnvironmentTests {
  @Observable @MainActor final class Model {
    var value = 1
    var flag = false
    var replaced = false
  }

  @Observable @MainActor final class Other {}

  private struct Shows: View {
    let name: String
    @Environment(\.testNumber) private var number
    var body: some View { Text(verbatim: "\(name) \(number)") }
  }

  @Test func theNearestAncestorWinsAndTransformsEdit() {
    let host = TestHost(
      VStack {
        Shows(name: "default")
        VStack {
          Shows(name: "outer")
          Shows(name: "inner").environment(\.testNumber, 5)
          Shows(name: "edited").transformEnvironment(\.testNumber) { $0 += 1 }
          Shows(name: "twice").environment(\.testNumber, 1).environment(\.testNumber, 2)
        }
        .environment(\.testNumber, 10)
      })
    for label in ["default 3", "outer 10", "inner 5", "edited 11", "twice 1"] {
      #expect(host.exists(label), "\(label)")
    }
  }

  @Test func onlyReadersOfAChangedKeyRun() {
    struct Counting: View {
      let log: CallLog
      @Environment(\.testNumber) private var number
      var body: some View {
        let _ = log.add("number \(number)")
        Text(verbatim: "n")
      }
    }
    struct Whole: View {
      let log: CallLog
      @Environment(\.self) private var environment
      var body: some View {
        let _ = log.add("whole \(environment.testNumber)")
        Text(verbatim: "w")
      }
    }
    struct Owner: View {
      let log: CallLog
      let model: Model
      var body: some View {
        VStack {
          Counting(log: log)
          Counting(log: log).environment(\.testNumber, 50)
          Whole(log: log)
        }
        .environment(\.testNumber, model.value)
        .environment(\.lineSpacing, model.flag ? 4 : 2)
      }
    }
    let log = CallLog()
    let model = Model()
    let host = TestHost(Owner(log: log, model: model))
    _ = log.take()
    model.flag = true
    host.update()
    #expect(log.take() == [])
    model.value = 2
    host.update()
    #expect(log.take().sorted() == ["number 2", "whole 2"])
    model.value = 2
    host.update()
    #expect(log.take() == [])
  }

  @Test func aTransformFollowsWhatItReads() {
    struct Owner: View {
      let model: Model
      var body: some View {
        Shows(name: "sum").transformEnvironment(\.testNumber) { [flag = model.flag] in $0 += flag ? 100 : 1 }
          .environment(\.testNumber, model.value)
      }
    }
    let model = Model()
    let host = TestHost(Owner(model: model))
    #expect(host.exists("sum 2"))
    model.value = 5
    host.update()
    #expect(host.exists("sum 6"))
    model.flag = true
    host.update()
    #expect(host.exists("sum 105"))
  }

  @Test func observablesAreFoundByTheirType() {
    struct Finds: View {
      @Environment(Model.self) private var model
      @Environment(Other.self) private var other: Other?
      var body: some View {
        @Bindable var model = model
        Text(verbatim: "found \(model.value) \(other == nil)").onTapGesture { $model.value.wrappedValue += 1 }
      }
    }
    struct Owner: View {
      let models: [Model]
      let choice: Model
      var body: some View {
        VStack {
          Finds()
          Finds().environment(models[1])
        }
        .environment(choice.replaced ? models[2] : models[0])
      }
    }
    let models = [Model(), Model(), Model()]
    models[1].value = 20
    models[2].value = 30
    let choice = Model()
    let host = TestHost(Owner(models: models, choice: choice))
    #expect(host.exists("found 1 true") && host.exists("found 20 true"))
    models[0].value = 2
    host.update()
    #expect(host.exists("found 2 true"))
    choice.replaced = true
    host.update()
    #expect(host.exists("found 30 true") && host.exists("found 20 true"))
  }

  final class Store: ObservableObject {
    @Published var value: Int
    init(_ value: Int) { self.value = value }
  }

  @Test func environmentObjectsAreKeyedByTypeAndTheInnermostWins() {
    struct Finds: View {
      @EnvironmentObject private var store: Store
      var body: some View { Text(verbatim: "store \(store.value)").onTapGesture { $store.value.wrappedValue += 1 } }
    }
    struct Owner: View {
      let stores: [Store]
      let model: Model
      var body: some View {
        VStack {
          Finds()
          Finds().environmentObject(stores[1])
        }
        .environmentObject(model.replaced ? stores[2] : stores[0])
      }
    }
    let stores = [Store(1), Store(2), Store(3)]
    let model = Model()
    let host = TestHost(Owner(stores: stores, model: model))
    #expect(host.exists("store 1") && host.exists("store 2"))
    stores[0].value = 10
    host.update()
    #expect(host.exists("store 10"))
    model.replaced = true
    host.update()
    #expect(host.exists("store 3"))
    stores[2].value = 30
    host.update()
    #expect(host.exists("store 30"))
    let runs = host.bodies { stores[0].value = 11 }
    #expect(runs == 0)
  }

  @Test func sheetsHaveTheEnvironmentOfTheirPresenter() {
    struct Presents: View {
      @State private var shown = true
      var body: some View {
        Text(verbatim: "below").sheet(isPresented: $shown) { Shows(name: "sheet") }
          .environment(\.testNumber, 42)
      }
    }
    let host = TestHost(Presents())
    host.settle()
    #expect(host.exists("sheet 42"))
  }

  @Test func valuesThatADesktopCanAnswer() {
    var values = EnvironmentValues()
    #expect(values.isEnabled)
    #expect(values.pixelLength == 1)
    values.displayScale = 2
    #expect(values.pixelLength == 0.5)
    #expect(values.scenePhase == .active)
    #expect(values.controlActiveState == .key && values.appearsActive)
    values.appearsActive = false
    #expect(values.controlActiveState == .inactive)
    #expect(values.sizeCategory == .large)
    values.sizeCategory = .accessibilityLarge
    #expect(values.dynamicTypeSize == .accessibility2)
    #expect(values.sizeCategory == .accessibilityLarge && values.sizeCategory.isAccessibilityCategory)
    values.dynamicTypeSize = .xSmall
    #expect(values.sizeCategory == .extraSmall)
    #expect(values.sizeCategory < .small)
    #expect(!values.accessibilityVoiceOverEnabled && !values.accessibilityEnabled)
    #expect(!values.accessibilityDifferentiateWithoutColor && !values.accessibilityInvertColors)
    #expect(!values.accessibilityShowButtonShapes && values.accessibilityPlayAnimatedImages)
    #expect(values.legibilityWeight == nil)
    #expect(values.rename == nil)
  }

  @Test func boldTextIsWider() {
    func width(_ weight: LegibilityWeight?) -> CGFloat {
      TestHost(Text(verbatim: "Wide words").environment(\.legibilityWeight, weight)).elements[0].frame.width
    }
    #expect(width(.bold) > width(nil))
    #expect(width(.regular) == width(nil))
  }

  @Test func actionsAreOfferedToTheViewsInside() throws {
    struct Acts: View {
      @Environment(\.rename) private var rename
      var body: some View {
        Text(verbatim: "acts").onTapGesture { rename?() }
      }
    }
    let log = CallLog()
    let host = TestHost(Acts().renameAction { log.add("rename") })
    try host.tap("acts")
    #expect(log.take() == ["rename"])
  }

  @Test func openURLIsAskedFromTheInsideOut() throws {
    struct Opens: View {
      let name: String
      @Environment(\.openURL) private var openURL
      var body: some View {
        Text(verbatim: name).onTapGesture {
          if let url = URL(string: "https://example.org/\(name)") { openURL(url) }
        }
      }
    }
    let log = CallLog()
    let host = TestHost(
      VStack {
        Opens(name: "a")
        Opens(name: "b").environment(
          \.openURL,
          OpenURLAction { url in
            log.add("inner \(url.lastPathComponent)")
            return .handled
          })
      }
      .environment(
        \.openURL,
        OpenURLAction { url in
          log.add("outer \(url.lastPathComponent)")
          return .discarded
        }))
    try host.tap("a")
    try host.tap("b")
    #expect(log.take() == ["outer a", "inner b"])
  }

  /// What an action answers decides whether the link counts as opened, and by whom.
  @Test func linksAreHandledDiscardedOrPassedOn() async throws {
    struct Opens: View {
      let log: CallLog
      @Environment(\.openURL) private var openURL
      var body: some View {
        Text(verbatim: "open").onTapGesture {
          if let url = URL(string: "https://example.org/page") { openURL(url) { log.add("accepted \($0)") } }
        }
      }
    }
    func answer(_ result: OpenURLAction.Result) async throws -> [String] {
      let log = CallLog()
      let before = SystemActions.openURL
      defer { SystemActions.openURL = before }
      SystemActions.openURL = { url in
        log.add("system \(url.lastPathComponent)")
        return true
      }
      let host = TestHost(Opens(log: log).environment(\.openURL, OpenURLAction { _ in result }))
      try host.tap("open")
      for _ in 0..<100 where !log.lines.contains(where: { $0.hasPrefix("accepted") }) { await Task.yield() }
      return log.take()
    }
    #expect(try await answer(.handled) == ["accepted true"])
    #expect(try await answer(.discarded) == ["accepted false"])
    #expect(try await answer(.systemAction) == ["system page", "accepted true"])
    let other = try #require(URL(string: "https://example.org/other"))
    #expect(try await answer(.systemAction(other)) == ["system other", "accepted true"])
  }

  @Test func theWindowTellsItsPhase() {
    struct Phased: View {
      let log: CallLog
      @Environment(\.scenePhase) private var phase
      @Environment(\.controlActiveState) private var state
      var body: some View {
        Text(verbatim: "\(phase)").onChange(of: phase, initial: true) { log.add("\(phase) \(state)") }
      }
    }
    let log = CallLog()
    let host = TestHost(Phased(log: log))
    host.headless.send(.focus(isActive: false))
    host.headless.send(.focus(isActive: true))
    #expect(log.take() == ["active key", "inactive inactive", "active key"])
  }

  @Test func scaledMetricsFollowTheTextSize() {
    struct Scaled: View {
      @ScaledMetric private var plain: CGFloat = 10
      @ScaledMetric(relativeTo: .largeTitle) private var large = 10.0
      var body: some View {
        Color.red.frame(width: plain, height: large).accessibilityElement().accessibilityIdentifier("box")
      }
    }
    func size(_ size: DynamicTypeSize) -> CGSize {
      TestHost(Scaled().dynamicTypeSize(size)).element("box")?.frame.size ?? .zero
    }
    #expect(size(.large) == CGSize(width: 10, height: 10))
    let grown = size(.accessibility3)
    #expect(grown.width > 20 && grown.height < grown.width)
    #expect(size(.xSmall).width < 10)
    #expect(grown.width == grown.width.rounded())
  }
}

private enum TestNumberKey: EnvironmentKey { static var defaultValue: Int { 3 } }

extension EnvironmentValues {
  fileprivate var testNumber: Int {
    get { self[TestNumberKey.self] }
    set { self[TestNumberKey.self] = newValue }
  }
}
