import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite struct HiddenViewTests {
  @Test func hiddenViewsKeepTheirPlaceAndAreNotThere() {
    let log = CallLog()
    let host = TestHost(
      VStack(spacing: 0) {
        Button("hidden") { log.add("hidden") }.frame(width: 100, height: 40).hidden()
        Button("shown") { log.add("shown") }.frame(width: 100, height: 40)
      }, size: CGSize(width: 100, height: 80))
    #expect(!host.exists("hidden"))
    #expect(host.exists("shown"))
    host.tap(at: CGPoint(x: 50, y: 20))
    #expect(log.take() == [])
    host.tap(at: CGPoint(x: 50, y: 60))
    #expect(log.take() == ["shown"])
  }
}
