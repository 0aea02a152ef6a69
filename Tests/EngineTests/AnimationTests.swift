import Rendering
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite struct AnimationTests {
  private struct Mover: View {
    let animation: Animation
    @State private var moved = false
    var body: some View {
      VStack(alignment: .leading) {
        Color.red.frame(width: 10, height: 10).accessibilityElement().accessibilityIdentifier("dot")
          .offset(x: moved ? 100 : 0)
        Text("go").onTapGesture { withAnimation(animation) { moved.toggle() } }
      }
      .frame(width: 200, alignment: .leading)
    }
  }

  private func x(_ host: TestHost) throws -> CGFloat { try #require(host.element("dot")).frame.minX }

  @Test func linearMovesEvenly() throws {
    let host = TestHost(Mover(animation: .linear(duration: 1)), size: CGSize(width: 200, height: 100))
    let start = try x(host)
    try host.tap("go")
    host.advance(by: 0.5)
    #expect(abs(try x(host) - start - 50) < 2)
    host.advance(by: 0.6)
    #expect(try x(host) - start == 100)
    #expect(!host.headless.root.isAnimating)
  }

  @Test func springsKeepTheirVelocityWhenTurned() throws {
    let host = TestHost(
      Mover(animation: .spring(response: 1, dampingFraction: 1)), size: CGSize(width: 200, height: 100))
    let start = try x(host)
    try host.tap("go")
    host.advance(by: 0.2)
    let before = try x(host)
    try host.tap("go")
    // A spring that was on its way goes on a little before it turns.
    let after = try x(host)
    #expect(after > before)
    host.advance(by: 4)
    #expect(abs(try x(host) - start) < 0.01)
  }

  @Test func eachChangeKeepsItsOwnAnimation() throws {
    struct Two: View {
      @State private var a = false
      @State private var b = false
      var body: some View {
        VStack(alignment: .leading) {
          Color.red.frame(width: 10, height: 10).accessibilityElement().accessibilityIdentifier("a")
            .offset(x: a ? 100 : 0)
          Color.red.frame(width: 10, height: 10).accessibilityElement().accessibilityIdentifier("b")
            .offset(x: b ? 100 : 0)
          Text("go").onTapGesture {
            a.toggle()
            withAnimation(.linear(duration: 1)) { b.toggle() }
          }
        }
      }
    }
    let host = TestHost(Two(), size: CGSize(width: 300, height: 200))
    let start = try #require(host.element("b")).frame.minX
    try host.tap("go")
    #expect(try #require(host.element("a")).frame.minX == start + 100)
    host.advance(by: 0.25)
    let b = try #require(host.element("b")).frame.minX
    #expect(b > start && b < start + 50)
  }

  @Test func completionIsCalledOnce() throws {
    @MainActor final class Log {
      var count = 0
    }
    struct Completing: View {
      let log: Log
      @State private var moved = false
      var body: some View {
        Text("go").offset(x: moved ? 10 : 0).onTapGesture {
          withAnimation(.linear(duration: 0.5)) {
            moved.toggle()
          } completion: {
            log.count += 1
          }
        }
      }
    }
    let log = Log()
    let host = TestHost(Completing(log: log))
    try host.tap("go")
    host.advance(by: 0.3)
    #expect(log.count == 0)
    host.advance(by: 0.5)
    #expect(log.count == 1)
    host.advance(by: 1)
    #expect(log.count == 1)
  }

  @Test func removalTransitionsKeepTheViewUntilTheyEnd() throws {
    struct Leaving: View {
      @State private var shown = true
      var body: some View {
        VStack {
          Text("go").onTapGesture { withAnimation(.linear(duration: 1)) { shown.toggle() } }
          if shown { Color.red.frame(width: 50, height: 50).transition(.opacity) }
        }
      }
    }
    let host = TestHost(Leaving(), size: CGSize(width: 100, height: 100))
    func red() -> Int { Int(host.pixel(x: 50, y: 70).green) }
    #expect(red() < 100)
    try host.tap("go")
    host.advance(by: 0.5)
    #expect(red() > 100 && red() < 250)
    host.advance(by: 0.7)
    #expect(red() == 255)
  }

  @Test func framesMoveSmoothly() throws {
    struct Growing: View {
      @State private var big = false
      var body: some View {
        VStack {
          Color.red.frame(width: big ? 100 : 20, height: 20)
          Text("go").onTapGesture { withAnimation(.linear(duration: 1)) { big.toggle() } }
        }
      }
    }
    let host = TestHost(Growing(), size: CGSize(width: 200, height: 100))
    func width() -> Int { (0..<200).filter { host.pixel(x: $0, y: 30).green < 128 }.count }
    let start = width()
    try host.tap("go")
    host.advance(by: 0.5)
    let middle = width()
    host.advance(by: 0.6)
    #expect(start == 20)
    #expect(middle > 40 && middle < 80)
    #expect(width() == 100)
  }

  @Test func theSameEventsGiveTheSamePixels() throws {
    func run() throws -> [UInt8] {
      let host = TestHost(Mover(animation: .bouncy), size: CGSize(width: 200, height: 100))
      try host.tap("go")
      host.advance(by: 0.27)
      return host.headless.picture().pixels
    }
    #expect(try run() == run())
  }

  @Test func drawingByDamageEqualsDrawingAfresh() throws {
    let host = TestHost(Mover(animation: .bouncy), size: CGSize(width: 200, height: 100))
    let rasterizer = HeadlessHost.sharedBackend.makeRasterizer()
    let root = host.headless.root
    var incremental = rasterizer.image(of: root.lastFragment, size: root.size, scale: 1, background: .white).pixels
    var last = root.lastFragment
    try host.tap("go")
    for _ in 0..<20 {
      host.advance(by: 1 / 60)
      let damage = Fragment.damage(from: last, to: root.lastFragment).alignedToPixels(scale: 1)
      incremental.withUnsafeMutableBytes { bytes in
        guard let base = bytes.baseAddress else { return }
        let buffer = PixelBuffer(base: base, width: 200, height: 100, bytesPerRow: 800)
        rasterizer.draw(root.lastFragment, damage: damage, scale: 1, background: .white, into: buffer)
      }
      last = root.lastFragment
      let fresh = rasterizer.image(of: root.lastFragment, size: root.size, scale: 1, background: .white).pixels
      #expect(incremental == fresh)
    }
  }
}
