import Foundation
import Rendering
import SwiftUITesting
import Testing

/// Animated images play by the frame clock, where they are seen.
@MainActor
@Suite struct AnimatedImageTests {
  /// 20 pixels a side: red for 0.1 s, green for 0.2 s, blue for 0.3 s, without an end.
  private static let endless = """
    R0lGODlhFAAUAIEAAP8AAAAAAAAAAAAAACH/C05FVFNDQVBFMi4wAwEAAAAh+QQACgAAACwAAAAAFAAUAAAIIgABCBxIsKDBgwgTKlzIsKHDhxAjSpxI\
    saLFixgzatxoMSAAIfkEARQAAQAsAAAAABQAFACBAP8AAAAAAAAAAAAACCIAAQgcSLCgwYMIEypcyLChw4cQI0qcSLGixYsYM2rcaDEgACH5BAEeAAEA\
    LAAAAAAUABQAgQAA/wAAAAAAAAAAAAgiAAEIHEiwoMGDCBMqXMiwocOHECNKnEixosWLGDNq3GgxIAA7
    """
  /// Red for 0.1 s, then green.
  private static let once = """
    R0lGODlhFAAUAIEAAP8AAAAAAAAAAAAAACH5BAAKAAAALAAAAAAUABQAAAgiAAEIHEiwoMGDCBMqXMiwocOHECNKnEixosWLGDNq3GgxIAAh+QQBFAAB\
    ACwAAAAAFAAUAIEA/wAAAAAAAAAAAAAIIgABCBxIsKDBgwgTKlzIsKHDhxAjSpxIsaLFixgzatxoMSAAOw==
    """

  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("frames-\(UUID().uuidString)")

  private func image(_ base64: String = endless) throws -> Image {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try #require(Data(base64Encoded: base64, options: .ignoreUnknownCharacters)).write(
      to: folder.appendingPathComponent("moving.gif"))
    let bundle = try #require(Bundle(url: folder))
    return Image("moving", bundle: bundle)
  }

  private func clean() { try? FileManager.default.removeItem(at: folder) }

  private func color(_ host: TestHost, _ x: Int = 10, _ y: Int = 10) -> String {
    let pixel = host.pixel(x: x, y: y)
    switch (pixel.red, pixel.green, pixel.blue) {
    case (255, 0, 0): return "red"
    case (0, 255, 0): return "green"
    case (0, 0, 255): return "blue"
    default: return "other"
    }
  }

  private func host<V: View>(_ view: V) -> TestHost { TestHost(view, size: CGSize(width: 20, height: 20)) }

  @Test func framesFollowTheClock() throws {
    defer { clean() }
    let host = host(try image())
    #expect(color(host) == "red")
    host.advance(by: 0.15)
    #expect(color(host) == "green")
    host.advance(by: 0.1)
    #expect(color(host) == "green")
    host.advance(by: 0.15)
    #expect(color(host) == "blue")
    host.advance(by: 0.25)
    #expect(color(host) == "red")
    // Frames that were missed are passed over.
    host.headless.host.update(at: host.time + 0.4)
    #expect(color(host) == "blue")
  }

  @Test func itIsOverWhenTheFileSaysSo() throws {
    defer { clean() }
    let host = host(try image(Self.once))
    host.advance(by: 0.15)
    #expect(color(host) == "green")
    host.advance(by: 1)
    #expect(color(host) == "green")
    #expect(host.headless.root.events.nextDeadline == nil)
  }

  @Test func onlyTheImageIsDrawnAgain() throws {
    defer { clean() }
    let image = try image()
    let host = TestHost(
      VStack(spacing: 30) {
        Text("above")
        image.accessibilityLabel("moving")
        Text("below")
      }, size: CGSize(width: 200, height: 200))
    let frame = try #require(host.element("moving")?.frame)
    let root = host.headless.root
    let shown = root.lastFragment
    let before = root.counters
    host.headless.host.update(at: 0.05)
    #expect(Fragment.damage(from: shown, to: root.lastFragment).isEmpty)
    #expect(root.events.nextDeadline.map { abs($0 - 0.1) < 1e-6 } == true)
    host.headless.host.update(at: 0.12)
    let damage = Fragment.damage(from: shown, to: root.lastFragment)
    let counters = root.counters
    #expect(!damage.isEmpty)
    #expect(damage.rects.allSatisfy { frame.insetBy(dx: -1.5, dy: -1.5).contains($0) })
    #expect(!root.isAnimating)
    #expect(counters.bodiesRun == before.bodiesRun && counters.measurements == before.measurements)
    #expect(counters.nodesPlaced == before.nodesPlaced)
  }

  @Test func withoutAnImageInSightNothingWakesUp() throws {
    defer { clean() }
    struct Covered: View {
      var image: Image
      var opacity: Double
      var body: some View {
        VStack(spacing: 0) {
          ScrollView {
            VStack(spacing: 0) {
              Color.gray.frame(height: 100)
              image
              Color.gray.frame(height: 400)
            }
          }
          .frame(width: 60, height: 100)
          image.opacity(opacity)
          image.hidden()
        }
      }
    }
    let host = TestHost(Covered(image: try image(), opacity: 0), size: CGSize(width: 60, height: 140))
    host.advance(by: 0.3)
    let root = host.headless.root
    #expect(root.events.nextDeadline == nil)
    let frames = root.counters.fragmentsRecorded
    host.advance(by: 1)
    #expect(root.counters.fragmentsRecorded == frames)
    // Scrolled into sight it begins, and out of sight it stops.
    host.scroll(at: CGPoint(x: 30, y: 50), by: CGSize(width: 0, height: -60))
    host.settle()
    host.advance(by: 0.15)
    #expect(color(host, 30, 50) == "green" || color(host, 30, 50) == "blue")
    host.scroll(at: CGPoint(x: 30, y: 50), by: CGSize(width: 0, height: -200))
    host.settle()
    // The scroll bar goes after a while.
    host.advance(by: 5)
    #expect(root.events.nextDeadline == nil)
  }

  @Test func hiddenImagesGoOnWhereTheyWere() throws {
    defer { clean() }
    struct Toggled: View {
      var image: Image
      @State private var isShown = true
      var body: some View {
        VStack(spacing: 0) {
          image.opacity(isShown ? 1 : 0)
          Button("Toggle") { isShown.toggle() }
        }
      }
    }
    let host = TestHost(Toggled(image: try image()), size: CGSize(width: 100, height: 60))
    let place = try #require(host.element("moving")?.frame)
    func shown() -> String { color(host, Int(place.midX), Int(place.midY)) }
    host.advance(by: 0.15)
    #expect(shown() == "green")
    try host.tap("Toggle")
    host.advance(by: 2)
    #expect(host.headless.root.events.nextDeadline == nil)
    try host.tap("Toggle")
    #expect(shown() == "green")
    host.advance(by: 0.3)
    #expect(shown() == "blue")
  }

  @Test func motionMayBeUnwanted() throws {
    defer { clean() }
    let image = try image()
    var settings = AccessibilitySettings()
    settings.playsAnimatedImages = false
    let still = host(image.environment(\.accessibilitySettings, settings))
    still.advance(by: 0.4)
    #expect(color(still) == "red" && still.headless.root.events.nextDeadline == nil)
    let calm = host(image.environment(\._accessibilityReduceMotion, true))
    calm.advance(by: 0.4)
    #expect(color(calm) == "red" && calm.headless.root.events.nextDeadline == nil)
  }

  @Test func picturesShowTheFirstFrame() throws {
    defer { clean() }
    let renderer = ImageRenderer(content: try image())
    _ = renderer.cgImage
    let picture = try #require(renderer.cgImage)
    #expect(Array(picture.pixels[0..<4]) == [0, 0, 255, 255])
    let canvas = host(
      Canvas { [image = try image()] context, size in context.draw(image, at: .zero, anchor: .topLeading) })
    canvas.advance(by: 0.3)
    #expect(color(canvas) == "red")
    let still = host(try image())
    still.headless.root.playsImages = false
    still.advance(by: 0.4)
    #expect(color(still) == "red")
  }

  @Test func loadedImagesPlayAsWell() async throws {
    defer { clean() }
    _ = try image()
    let url = folder.appendingPathComponent("moving.gif")
    let host = TestHost(
      AsyncImage(url: url) {
        $0.resizable().accessibilityLabel("moving")
      } placeholder: {
        Color.gray
      },
      size: CGSize(width: 20, height: 20))
    for _ in 0..<500 where !host.exists("moving") {
      await host.yield()
      try await Task.sleep(nanoseconds: 4_000_000)
    }
    #expect(color(host) == "red")
    host.advance(by: 0.15)
    #expect(color(host) == "green")
  }
}
