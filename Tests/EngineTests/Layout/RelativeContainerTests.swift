import SwiftUI
import SwiftUITesting
import Testing

/// What frames relative to a container are measured by, besides scroll views and windows.
@MainActor
@Suite struct RelativeContainerTests {
  private let size = CGSize(width: 1000, height: 600)

  private func whole(_ name: String) -> some View {
    Color.red.containerRelativeFrame([.horizontal, .vertical]).named(name)
  }

  @Test func columnsOfASplitView() {
    let host = FrameHost(
      NavigationSplitView {
        whole("sidebar").navigationSplitViewColumnWidth(250).toolbar(.hidden, for: .navigationBar)
      } detail: {
        whole("detail").toolbar(.hidden, for: .navigationBar)
      }, size: size)
    #expect(host["sidebar"]?.width == 250)
    #expect(host["sidebar"]?.height == 600)
    let detail = host["detail"] ?? .zero
    #expect(detail.width > 700 && detail.width < 750)
    #expect(detail.maxX == 1000)
    #expect(detail.height == 600)
  }

  @Test func screensOfAStackWithoutTheirBars() {
    let host = FrameHost(NavigationStack { whole("screen").navigationTitle("Title") }, size: size)
    let screen = host["screen"] ?? .zero
    #expect(screen.minY > 0)
    #expect(screen.maxY == 600)
    #expect(screen.width == 1000)
  }

  @Test func tabsWithoutTheirBar() {
    let host = FrameHost(
      TabView { whole("tab").tabItem { Text("One") } }, size: size)
    let tab = host["tab"] ?? .zero
    #expect(tab.minY == 0)
    #expect(tab.height < 600)
    #expect(tab.height > 500)
  }

  @Test func sheets() {
    struct Presenting<Content: View>: View {
      let content: Content
      var body: some View { Color.blue.sheet(isPresented: .constant(true)) { content } }
    }
    let box = FrameReader.Box()
    let host = TestHost(
      Presenting(content: whole("sheet").readingFrames(into: box)), size: size)
    host.settle()
    let sheet = box["sheet"] ?? .zero
    #expect(sheet.width > 0 && sheet.width < 800)
    #expect(sheet.height > 0 && sheet.height < 600)
  }
}
