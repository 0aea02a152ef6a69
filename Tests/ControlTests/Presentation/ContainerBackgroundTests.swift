import Foundation
import SwiftUITesting
import Testing

/// Backgrounds that content sets for the containers around it.
@MainActor
@Suite struct ContainerBackgroundTests {
  private typealias Pixel = (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)

  private func isRed(_ pixel: Pixel) -> Bool { pixel.red > 200 && pixel.green < 110 && pixel.blue < 110 }
  private func isBlue(_ pixel: Pixel) -> Bool { pixel.blue > 200 && pixel.red < 110 }
  private func isGreen(_ pixel: Pixel) -> Bool { pixel.green > 150 && pixel.red < 110 && pixel.blue < 130 }
  private func isWhite(_ pixel: Pixel) -> Bool { pixel.red > 250 && pixel.green > 250 && pixel.blue > 250 }

  private func host<V: View>(_ view: V, width: CGFloat = 390) -> TestHost {
    let host = TestHost(
      view, size: CGSize(width: width, height: 600), safeArea: EdgeInsets(top: 40, leading: 0, bottom: 30, trailing: 0))
    host.settle()
    return host
  }

  // MARK: Screens of a stack

  @Test func aScreenHasItsBackgroundUpToTheEdges() {
    let host = host(NavigationStack { Text("Hi").containerBackground(.red, for: .navigation).navigationTitle("T") })
    for (x, y) in [(1, 1), (389, 1), (1, 598), (389, 598), (195, 200)] { #expect(isRed(host.pixel(x: x, y: y))) }
    #expect(host.exists("Hi"))
  }

  @Test func viewsAreAlignedInIt() {
    let host = self.host(
      NavigationStack {
        Text("Hi").containerBackground(for: .navigation, alignment: .bottomTrailing) {
          Color.blue.frame(width: 100, height: 100)
        }
      })
    #expect(isBlue(host.pixel(x: 388, y: 598)))
    #expect(!isBlue(host.pixel(x: 280, y: 598)))
    #expect(!isBlue(host.pixel(x: 1, y: 1)))
  }

  private struct Pushing: View {
    @State private var path: [Int] = []
    var own = true
    var body: some View {
      NavigationStack(path: $path) {
        Button("Go") { path = [1] }
          .navigationDestination(for: Int.self) { _ in
            if own {
              Text("Second").containerBackground(.blue, for: .navigation)
            } else {
              Text("Second")
            }
          }
          .containerBackground(.red, for: .navigation)
      }
    }
  }

  @Test func itMovesWithItsScreen() throws {
    let host = host(Pushing())
    try host.tap("Go")
    host.advance(by: 0.12)
    let row = (0..<39).map { host.pixel(x: $0 * 10, y: 599) }
    // The screen that comes in from the trailing side is above the one that is covered.
    #expect(!isBlue(row[0]) && isBlue(row[38]))
    #expect(row.contains(where: isBlue) && row.contains { $0.red > 120 && $0.blue < 110 })
    host.settle()
    #expect((0..<39).allSatisfy { isBlue(host.pixel(x: $0 * 10, y: 599)) })
    try host.tap("Back")
    host.settle()
    #expect(isRed(host.pixel(x: 1, y: 1)))
  }

  @Test func otherScreensKeepTheirs() throws {
    let host = host(Pushing(own: false))
    try host.tap("Go")
    host.settle()
    #expect(isWhite(host.pixel(x: 1, y: 598)))
  }

  @Test func itFollowsTheState() throws {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        NavigationStack {
          Button("More") { count += 1 }
            .containerBackground(count == 1 ? Color.red : Color.blue, for: .navigation)
            .containerBackground(for: .window) { count == 2 ? Color.green : Color.clear }
        }
      }
    }
    let host = host(Screen())
    #expect(isBlue(host.pixel(x: 1, y: 1)))
    try host.tap("More")
    host.settle()
    #expect(isRed(host.pixel(x: 1, y: 1)))
  }

  @Test func contentKnowsTheMaterial() {
    final class Found { var material: Material? = .bar }
    struct Probe: View {
      let found: Found
      @Environment(\.backgroundMaterial) private var material
      var body: some View {
        found.material = material
        return Color.clear
      }
    }
    func material<V: View>(_ wrap: (Probe) -> V) -> Material? {
      let found = Found()
      _ = host(wrap(Probe(found: found)))
      return found.material
    }
    #expect(
      material { probe in NavigationStack { probe.containerBackground(.thinMaterial, for: .navigation) } } == .thin)
    #expect(material { probe in NavigationStack { probe }.containerBackground(.thickMaterial, for: .window) } == .thick)
    #expect(
      material { probe in
        NavigationStack { probe.containerBackground(.red, for: .navigation) }.containerBackground(.bar, for: .window)
      } == nil)
    #expect(material { probe in NavigationStack { probe } } == nil)
  }

  // MARK: Windows

  @Test func aWindowHasItUpToTheEdges() {
    let host = host(Text("Hi").containerBackground(.red, for: .window))
    for (x, y) in [(1, 1), (389, 1), (1, 598), (389, 598)] { #expect(isRed(host.pixel(x: x, y: y))) }
  }

  @Test func screensInAWindowWithABackgroundAreClear() throws {
    struct Screens: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          Button("Go") { path = [1] }
            .navigationDestination(for: Int.self) { Text("Second \($0)").foregroundStyle(.black) }
            .containerBackground(.red, for: .window)
        }
        .containerBackground(.red, for: .window)
      }
    }
    let host = host(Screens())
    #expect(isRed(host.pixel(x: 1, y: 1)) && isRed(host.pixel(x: 195, y: 500)))
    try host.tap("Go")
    host.advance(by: 0.12)
    #expect(isRed(host.pixel(x: 1, y: 598)) && isRed(host.pixel(x: 388, y: 598)))
    host.settle()
    #expect(isRed(host.pixel(x: 1, y: 1)) && isRed(host.pixel(x: 388, y: 598)))
    #expect(host.exists("Second 1"))
  }

  @Test func materialsOfAWindowFollowIt() {
    func pixel(_ style: Material, active: Bool) -> Pixel {
      let host = host(Text("Hi").containerBackground(style, for: .window).background(.red))
      if !active { host.headless.send(.focus(isActive: false)) }
      host.settle()
      return host.pixel(x: 1, y: 598)
    }
    let solid: Pixel = (242, 242, 247, 255)
    #expect(pixel(.ultraThinMaterial, active: true) != solid)
    #expect(pixel(.ultraThinMaterial, active: false) == solid)
    #expect(
      pixel(.ultraThinMaterial.materialActiveAppearance(.active), active: false)
        == pixel(.ultraThinMaterial, active: true))
  }

  @Test func sheetsHaveTheirOwn() {
    let host = host(
      Text("Hi").sheet(isPresented: .constant(true)) { NavigationStack { Text("Sheet") } }
        .containerBackground(.red, for: .window))
    #expect(isWhite(host.pixel(x: 195, y: 500)))
  }

  // MARK: Tabs and columns

  @Test func eachTabHasItsOwn() throws {
    let host = self.host(
      TabView {
        Text("One").containerBackground(.red, for: .tabView).tabItem { Text("First") }
        NavigationStack { Text("Two").containerBackground(.blue, for: .tabView) }.tabItem { Text("Second") }
        Text("Three").tabItem { Text("Third") }
      })
    #expect(isRed(host.pixel(x: 1, y: 1)) && isRed(host.pixel(x: 195, y: 200)))
    try host.tap("Second")
    host.settle()
    #expect(isBlue(host.pixel(x: 1, y: 1)) && isBlue(host.pixel(x: 195, y: 200)))
    try host.tap("Third")
    host.settle()
    #expect(isWhite(host.pixel(x: 1, y: 1)))
  }

  @Test func theTabInFrontDecidesTheWindows() throws {
    let host = self.host(
      TabView {
        Text("One").containerBackground(.red, for: .window).tabItem { Text("First") }
        Text("Two").containerBackground(.blue, for: .window).tabItem { Text("Second") }
      })
    #expect(isRed(host.pixel(x: 1, y: 1)))
    try host.tap("Second")
    host.settle()
    #expect(isBlue(host.pixel(x: 1, y: 1)))
  }

  @Test func pagesHaveTheirOwn() {
    let host = self.host(
      TabView {
        Text("One").containerBackground(.red, for: .tabView)
        Text("Two")
      }
      .tabViewStyle(.page))
    #expect(isRed(host.pixel(x: 195, y: 200)))
  }

  @Test func columnsShareTheSplitViews() {
    let split = NavigationSplitView {
      Text("Side")
    } detail: {
      Text("Detail").containerBackground(for: .navigationSplitView) {
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
      }
    }
    let wide = host(split, width: 900)
    #expect(isRed(wide.pixel(x: 2, y: 598)) && isBlue(wide.pixel(x: 897, y: 598)))
    #expect(isRed(wide.pixel(x: 2, y: 2)))
    let side = wide.pixel(x: 200, y: 598), detail = wide.pixel(x: 500, y: 598)
    #expect(side.red > detail.red && side.blue < detail.blue)
  }

  // MARK: Bars

  @Test func bottomBarsTakeTheirBackground() {
    func bar<V: View>(_ wrap: (AnyView) -> V) -> Pixel {
      let screen = AnyView(
        Color.green.ignoresSafeArea().toolbar { ToolbarItem(placement: .bottomBar) { Text("Item") } })
      return host(NavigationStack { wrap(screen) }).pixel(x: 10, y: 560)
    }
    #expect(!isGreen(bar { $0 }))
    #expect(isRed(bar { $0.toolbarBackground(.red, for: .bottomBar) }))
    #expect(isGreen(bar { $0.toolbarBackgroundVisibility(.hidden, for: .bottomBar) }))
  }

  @Test func tabBarsTakeTheirBackground() {
    func bar<V: View>(_ wrap: (Color) -> V) -> Pixel {
      host(TabView { wrap(.green).ignoresSafeArea().tabItem { Text("One") } }).pixel(x: 10, y: 540)
    }
    #expect(!isGreen(bar { $0 }))
    #expect(isRed(bar { $0.toolbarBackground(.red, for: .tabBar) }))
    #expect(isGreen(bar { $0.toolbarBackground(.hidden, for: .tabBar) }))
    let dark = bar { $0.toolbarColorScheme(.dark, for: .tabBar) }
    #expect(dark.red < 80)
  }
}
