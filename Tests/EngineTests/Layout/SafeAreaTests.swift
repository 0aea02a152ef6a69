import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite struct SafeAreaTests {
  private let window = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)

  @Test func contentStandsInsideAndMayReachBeyond() {
    let host = FrameHost(
      ZStack {
        Color.red.named("inside")
        Color.blue.ignoresSafeArea().named("slot").overlay { Color.clear }
        Color.green.named("all").ignoresSafeArea()
        Color.green.named("top").ignoresSafeArea(edges: .top)
      }, size: CGSize(width: 100, height: 100), safeArea: window)
    #expect(host["inside"] == CGRect(x: 0, y: 20, width: 100, height: 70))
    #expect(host["slot"] == host["inside"])
    #expect(host["all"] == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(host["top"] == CGRect(x: 0, y: 0, width: 100, height: 90))
  }

  @Test func onlyEdgesThatAreTouchedAreLeft() {
    let host = FrameHost(
      VStack(spacing: 0) {
        Color.red.named("upper").ignoresSafeArea()
        Color.blue.frame(height: 30)
      }, size: CGSize(width: 100, height: 100), safeArea: window)
    #expect(host["upper"] == CGRect(x: 0, y: 0, width: 100, height: 60))
  }

  @Test func insetsTakeTheirPlaceAtEachEdge() {
    let host = FrameHost(
      Color.red.named("content")
        .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 10).named("top") }
        .safeAreaInset(edge: .leading, alignment: .bottom, spacing: 5) {
          Color.green.frame(width: 15, height: 20).named("side")
        }
        .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 12).named("bottom") },
      size: CGSize(width: 100, height: 100))
    #expect(host["bottom"] == CGRect(x: 0, y: 88, width: 100, height: 12))
    #expect(host["side"] == CGRect(x: 0, y: 60, width: 15, height: 20))
    #expect(host["top"] == CGRect(x: 20, y: 0, width: 80, height: 10))
    #expect(host["content"] == CGRect(x: 20, y: 10, width: 80, height: 70))
  }

  @Test func leadingInsetsStandOnTheRightInRightToLeft() {
    let host = FrameHost(
      Color.red.named("content").safeAreaInset(edge: .leading, spacing: 0) {
        Color.blue.frame(width: 10).named("side")
      },
      size: CGSize(width: 100, height: 50), direction: .rightToLeft)
    #expect(host["side"]?.minX == 90)
    #expect(host["content"] == CGRect(x: 0, y: 0, width: 90, height: 50))
  }

  private struct Growing: View {
    @State private var height: CGFloat = 10

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Button("grow") { height = 40 }.frame(height: 20).named("first")
          Color.red.frame(height: 300)
        }
      }
      .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: height).named("bar") }
    }
  }

  @Test func scrolledContentRestsBesideABarThatGrows() throws {
    let host = FrameHost(Growing(), size: CGSize(width: 100, height: 100))
    #expect(host["first"]?.minY == 10)
    try host.host.tap("grow")
    host.host.settle()
    #expect(host["bar"]?.height == 40)
    #expect(host["first"]?.minY == 40)
  }

  @Test func theKeyboardTakesTheBottomAndCanBeIgnored() {
    let host = FrameHost(
      ZStack {
        Color.red.named("inside")
        Color.blue.named("keyboard").ignoresSafeArea(.keyboard)
        Color.blue.named("container").ignoresSafeArea(.container)
      }, size: CGSize(width: 100, height: 100), safeArea: window)
    #expect(host["inside"]?.maxY == 90)
    host.host.headless.root.setKeyboardHeight(40)
    host.host.settle()
    #expect(host["inside"] == CGRect(x: 0, y: 20, width: 100, height: 40))
    #expect(host["keyboard"] == CGRect(x: 0, y: 20, width: 100, height: 70))
    #expect(host["container"] == CGRect(x: 0, y: 0, width: 100, height: 60))
    host.host.headless.root.setKeyboardHeight(0)
    host.host.settle()
    #expect(host["inside"]?.maxY == 90)
    #expect(host["container"]?.maxY == 100)
  }
}

@MainActor
@Suite struct ContainerRelativeFrameTests {
  @Test func lengthsArePartsOfTheScrollView() {
    let host = FrameHost(
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          ForEach(0..<4, id: \.self) { index in
            Color.red.named("v\(index)").containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 10)
          }
          Color.blue.named("wide").containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
        }
      }
      .frame(width: 140, height: 50))
    #expect(host["v0"]?.width == 40)
    #expect(host["v1"]?.minX == (host["v0"]?.minX ?? 0) + 50)
    #expect(host["wide"]?.width == 90)
  }

  @Test func marginsAndBarsAreNoPartOfIt() {
    let host = FrameHost(
      ScrollView { Color.red.named("page").containerRelativeFrame([.horizontal, .vertical]) }
        .contentMargins(.horizontal, 10, for: .scrollContent)
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 30) },
      size: CGSize(width: 100, height: 100))
    #expect(host["page"]?.size == CGSize(width: 80, height: 70))
  }

  @Test func withoutAScrollViewTheWindowCounts() {
    let host = FrameHost(
      VStack(spacing: 0) {
        Color.red.named("half").containerRelativeFrame(.vertical) { length, _ in length / 2 }
        Color.blue.frame(height: 10)
      }, size: CGSize(width: 100, height: 120), safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
    #expect(host["half"]?.height == 50)
  }

  private struct Resizing: View {
    @State private var width: CGFloat = 100

    var body: some View {
      VStack(spacing: 0) {
        ScrollView(.horizontal) { Color.red.named("page").containerRelativeFrame(.horizontal) }
          .frame(width: width, height: 30)
        Button("widen") { width = 160 }
      }
    }
  }

  @Test func itFollowsTheContainer() throws {
    let host = FrameHost(Resizing())
    #expect(host["page"]?.width == 100)
    try host.host.tap("widen")
    host.host.settle()
    #expect(host["page"]?.width == 160)
  }
}
