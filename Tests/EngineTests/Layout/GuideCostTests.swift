import SwiftUITesting
import Testing

@MainActor
@Suite struct GuideCostTests {
  private struct Deep: View {
    let log: CallLog
    let level: Int
    var body: some View {
      if level == 0 {
        Color.red.frame(width: 10, height: 10)
          .alignmentGuide(HorizontalAlignment.center) {
            log.add("guide")
            return $0[.leading]
          }
      } else {
        AnyView(Deep(log: log, level: level - 1)).frame(minWidth: CGFloat(level), maxWidth: .infinity)
      }
    }
  }

  @Test func framesInFramesDoNotMultiplyQuestionsAboutGuides() {
    let log = CallLog()
    let host = TestHost(Deep(log: log, level: 16), size: CGSize(width: 100, height: 100))
    host.settle()
    #expect(log.take().count < 16 * 8)
  }

  private struct Moving: View {
    @State private var value: CGFloat = 0
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in value }.named("moving")
        Color.blue.frame(width: 50, height: 10).named("still")
        Button("move") { value -= 20 }
      }
    }
  }

  @Test func aGuideThatChangesMovesItsView() throws {
    let host = FrameHost(Moving())
    let still = host["still"] ?? .zero
    #expect(host["moving"]?.minX == still.minX)
    try host.host.tap("move")
    host.host.settle()
    #expect(host["moving"]?.minX == (host["still"]?.minX ?? 0) + 20)
    try host.host.tap("move")
    host.host.settle()
    #expect(host["moving"]?.minX == (host["still"]?.minX ?? 0) + 40)
  }
}
