import SwiftUITesting
import Testing

@MainActor
@Suite struct VisualEffectTests {
  private func isRed(_ host: TestHost, _ x: Int, _ y: Int) -> Bool {
    let pixel = host.pixel(x: x, y: y)
    return pixel.red > 200 && pixel.green < 100
  }

  @Test func effectsKnowTheSizeAndDoNotMoveTheLayout() {
    let host = TestHost(
      HStack(spacing: 0) {
        Rectangle().fill(Color.red).frame(width: 20, height: 20)
          .visualEffect { content, proxy in content.offset(y: proxy.size.height * 2) }
        Color.blue.frame(width: 20, height: 20)
      }, size: CGSize(width: 100, height: 100))
    host.settle()
    // The row stands in the middle: 30…70 by 40…60; the square is drawn 40 lower.
    #expect(!isRed(host, 40, 50))
    #expect(isRed(host, 40, 90))
    let blue = host.pixel(x: 60, y: 50)
    #expect(blue.blue > 200 && blue.red < 100)
  }

  @Test func effectsFollowThePlaceInAScrollView() {
    let host = TestHost(
      ScrollView {
        VStack(spacing: 0) {
          Color.clear.frame(height: 100)
          Rectangle().fill(Color.red).frame(width: 100, height: 20)
            .visualEffect { content, proxy in
              content.opacity(proxy.frame(in: .global).minY < 60 ? 1 : 0)
            }
          Color.clear.frame(height: 300)
        }
      }, size: CGSize(width: 100, height: 150))
    host.settle()
    #expect(!isRed(host, 50, 110))
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -60))
    host.advance(by: 2)
    #expect(isRed(host, 50, 50))
  }

  @Test func viewsThatLeaveTheViewportChangeTheirLooks() {
    let host = TestHost(
      ScrollView {
        VStack(spacing: 0) {
          Rectangle().fill(Color.red).frame(width: 100, height: 40)
            .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
          Color.clear.frame(height: 400)
        }
      }, size: CGSize(width: 100, height: 100))
    host.settle()
    #expect(host.pixel(x: 50, y: 10).green < 100)
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -20))
    host.advance(by: 2)
    // Half of it is in view, so it is half there.
    let half = host.pixel(x: 50, y: 10)
    #expect(half.green > 110 && half.green < 200)
  }
}
