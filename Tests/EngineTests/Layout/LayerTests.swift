import SwiftUITesting
import Testing

@MainActor
@Suite struct LayerTests {
  @Test func severalViewsInALayerAreAStack() {
    let host = FrameHost(
      Color.red.frame(width: 40, height: 40)
        .overlay(alignment: .bottomTrailing) {
          Color.blue.frame(width: 10, height: 60).named("tall")
          Color.green.named("filling")
        }
        .named("view"))
    let view = host["view"] ?? .zero
    // The stack is as large as both, and what fills it gets all of that.
    #expect(host["filling"] == CGRect(x: view.maxX - 40, y: view.maxY - 60, width: 40, height: 60))
    #expect(host["tall"] == CGRect(x: view.maxX - 10, y: view.maxY - 60, width: 10, height: 60))
  }

  @Test func oneViewKeepsItsOwnGuides() {
    let host = FrameHost(
      Color.red.frame(width: 40, height: 40)
        .overlay(alignment: .top) {
          Color.blue.frame(width: 10, height: 10).named("above").alignmentGuide(.top) { $0[.bottom] }
        }
        .named("view"))
    #expect(host["above"]?.maxY == host["view"]?.minY)
  }

  @Test func masksFollowTheirAlignmentAndDirection() {
    func host(_ direction: LayoutDirection) -> TestHost {
      TestHost(
        Color.red.frame(width: 60, height: 20)
          .mask(alignment: .leading) { Rectangle().frame(width: 20) },
        size: CGSize(width: 60, height: 20), layoutDirection: direction)
    }
    func isRed(_ host: TestHost, _ x: Int) -> Bool {
      let pixel = host.pixel(x: x, y: 10)
      return pixel.red > 200 && pixel.green < 100
    }
    #expect(isRed(host(.leftToRight), 10) && !isRed(host(.leftToRight), 50))
    #expect(isRed(host(.rightToLeft), 50) && !isRed(host(.rightToLeft), 10))
  }

  @Test func viewsWithoutAnEndHaveGuides() {
    let host = FrameHost(
      VStack(spacing: 0) {
        HStack { Color.red }.named("flexible")
        Color.blue.frame(maxHeight: 50).named("limited")
      }, size: CGSize(width: 100, height: 200))
    #expect(host["limited"]?.height == 50)
    #expect(host["flexible"]?.height == 150)
    let trailing = FrameHost(
      HStack(spacing: 0) {
        VStack(alignment: .trailing) { Color.red }.named("flexible")
        ZStack(alignment: .bottomTrailing) { Color.red }.named("layers")
        Color.blue.frame(maxWidth: 50).named("limited")
      }, size: CGSize(width: 200, height: 100))
    #expect(trailing["limited"]?.width == 50)
    #expect(trailing["flexible"]?.width == 75)
    #expect(trailing["layers"]?.width == 75)
  }

  @Test func readersOfGeometryBeginAtTheLeadingSide() {
    let view = GeometryReader { _ in Color.red.frame(width: 20, height: 10).named("view") }
    #expect(FrameHost(view)["view"]?.minX == 0)
    #expect(FrameHost(view, direction: .rightToLeft)["view"]?.maxX == 200)
  }
}
