import SwiftUICore
import SwiftUITesting
import Testing

@MainActor @Suite struct TooltipTests {
  private struct Explained: View {
    @State private var isShown = true
    var body: some View {
      VStack(spacing: 20) {
        if isShown { Color.red.frame(width: 100, height: 50).help("A red field") }
        Button("Remove") { isShown = false }
      }
    }
  }

  private func move(_ host: TestHost, to point: CGPoint) {
    host.headless.send(.pointer(PointerEvent(phase: .hover, location: point, time: host.time)))
  }

  /// Tooltips are hidden from assistive programs, so pictures tell whether there is one.
  private func changed(_ host: TestHost, since picture: [UInt8]) -> Bool {
    host.headless.picture().pixels != picture
  }

  @Test func itShowsWhenThePointerRestsAndGoesWhenItLeaves() {
    let host = TestHost(Explained())
    let before = host.headless.picture().pixels
    move(host, to: CGPoint(x: 195, y: 390))
    host.advance(by: 0.5)
    move(host, to: CGPoint(x: 196, y: 390))
    host.advance(by: 0.5)
    #expect(!changed(host, since: before))
    host.advance(by: 0.3)
    #expect(changed(host, since: before))
    move(host, to: CGPoint(x: 10, y: 10))
    #expect(!changed(host, since: before))
  }

  @Test func aPressEndsItUntilThePointerComesBack() {
    let host = TestHost(Explained())
    let before = host.headless.picture().pixels
    let point = CGPoint(x: 195, y: 390)
    move(host, to: point)
    host.advance(by: 1)
    #expect(changed(host, since: before))
    host.tap(at: point)
    move(host, to: CGPoint(x: 196, y: 391))
    host.advance(by: 2)
    #expect(!changed(host, since: before))
    move(host, to: .zero)
    move(host, to: point)
    host.advance(by: 1)
    #expect(changed(host, since: before))
  }

  @Test func itGoesWithItsView() throws {
    let host = TestHost(Explained())
    move(host, to: CGPoint(x: 195, y: 390))
    host.advance(by: 1)
    let button = try #require(host.element("Remove")).frame
    host.tap(at: CGPoint(x: button.midX, y: button.midY))
    host.settle()
    let after = host.headless.picture().pixels
    let other = TestHost(Explained())
    let same = try #require(other.element("Remove")).frame
    other.tap(at: CGPoint(x: same.midX, y: same.midY))
    other.settle()
    #expect(other.headless.picture().pixels == after)
  }

  @Test func assistiveProgramsAreToldAsAHint() {
    let host = TestHost(Button("Go") {}.help("Starts the engine"))
    func hints(_ node: SemanticsNode) -> [String] { [node.hint] + node.children.flatMap(hints) }
    #expect(hints(host.headless.semantics).contains("Starts the engine"))
  }

  @Test func restingIsOnTheClockOfTheEvents() {
    let host = TestHost(Explained())
    let before = host.headless.picture().pixels
    // A window that had nothing to draw for long hears of the time only by the event.
    host.headless.host.handle(
      .pointer(PointerEvent(phase: .hover, location: CGPoint(x: 195, y: 390), time: 100)))
    #expect(host.headless.root.time == 100)
    host.headless.host.update(at: 100.5)
    #expect(!changed(host, since: before))
    host.headless.host.update(at: 100.8)
    #expect(changed(host, since: before))
  }
}
