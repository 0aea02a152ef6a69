import Testing

@testable import SwiftUICore

@MainActor @Suite struct TabTests {
  private struct Tabs: View {
    @State var selection = "b"
    var body: some View {
      TabView(selection: $selection) {
        Button("First \(selection)") { selection = "c" }.tabItem { Label("One", systemImage: "star") }.tag("a")
        Text("Second").tabItem { Label("Two", systemImage: "heart") }.tag("b").badge(3)
        Text("Third").tabItem { Text("Three") }.tag("c")
      }
    }
  }

  @Test func aTapChangesTheTab() throws {
    let host = TestHost(Tabs())
    #expect(host.exists("Second"))
    #expect(!host.exists("Third"))
    let tabs = host.elements(role: "tab")
    #expect(tabs.count == 3)
    #expect(tabs[1].isSelected)
    #expect(tabs[0].frame.minY > 780)
    host.tap(at: CGPoint(x: tabs[0].frame.midX, y: tabs[0].frame.midY))
    host.settle()
    #expect(host.exists("First a"))
    #expect(!host.exists("Second"))
    try host.tap("First a")
    host.settle()
    #expect(host.exists("Third"))
  }

  @Test func tabsKeepTheirStateAndAreMadeWhenShown() throws {
    struct Counter: View {
      let appeared: Box<Int>
      @State var count = 0
      var body: some View { Button("Count \(count)") { count += 1 }.onAppear { appeared.value += 1 } }
    }
    let appeared = Box(0)
    let host = TestHost(
      TabView {
        Text("First").tabItem { Text("One") }
        Counter(appeared: appeared).tabItem { Text("Two") }
      })
    #expect(appeared.value == 0)
    try host.tap("Two")
    host.settle()
    try host.tap("Count 0")
    try host.tap("One")
    host.settle()
    try host.tap("Two")
    host.settle()
    #expect(host.exists("Count 1"))
    #expect(appeared.value == 2)
  }

  @Test func tappingTheSelectedTabGoesToTheRoot() throws {
    let host = TestHost(
      TabView {
        NavigationStack { NavigationLink("Go") { Text("There") } }.tabItem { Text("One") }
        Text("Other").tabItem { Text("Two") }
      })
    try host.tap("Go")
    host.settle()
    #expect(host.exists("There"))
    let tab = try #require(host.elements(role: "tab").first)
    host.tap(at: CGPoint(x: tab.frame.midX, y: tab.frame.midY))
    host.settle()
    #expect(host.exists("Go"))
    #expect(!host.exists("There"))
  }

  @Test func aScreenHidesTheBar() throws {
    let host = TestHost(
      TabView {
        NavigationStack { NavigationLink("Go") { Text("There").toolbar(.hidden, for: .tabBar) } }
          .tabItem { Text("One") }
        Text("Other").toolbar(.hidden, for: .tabBar).tabItem { Text("Two") }
      })
    #expect(host.elements(role: "tabbar").count == 1)
    try host.tap("Go")
    host.settle()
    #expect(host.elements(role: "tabbar").isEmpty)
    try host.tap("BackButton")
    host.settle()
    #expect(host.elements(role: "tabbar").count == 1)
    try host.tap("Two")
    host.settle()
    #expect(host.elements(role: "tabbar").isEmpty)
  }

  @Test func contentEndsAboveTheBar() throws {
    let host = TestHost(
      TabView {
        VStack {
          Spacer()
          Text("Bottom")
        }
        .tabItem { Text("One") }
      })
    let bar = try #require(host.elements(role: "tabbar").first)
    #expect(try #require(host.element("Bottom")).frame.maxY <= bar.frame.minY)
  }
}
