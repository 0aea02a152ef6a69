import SwiftUITesting
import Testing

/// Views that ask for a light or a dark window or sheet.
@MainActor
@Suite struct PreferredColorSchemeTests {
  private struct Tells: View {
    let name: String
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(verbatim: "\(name) \(scheme == .dark ? "dark" : "light")") }
  }

  private struct Themed: View {
    @State private var theme: ColorScheme?
    @State private var sheetTheme: ColorScheme?
    @State private var isShown = false
    var body: some View {
      VStack {
        Tells(name: "window")
        Button("to dark") { theme = .dark }
        Button("to light") { theme = .light }
        Button("follow") { theme = nil }
        Button("sheet") { isShown = true }
      }
      .preferredColorScheme(theme)
      .sheet(isPresented: $isShown) {
        VStack {
          Tells(name: "sheet")
          Button("dark sheet") { sheetTheme = .dark }
          Button("own window") { theme = .dark }
        }
        .preferredColorScheme(sheetTheme)
      }
    }
  }

  private func corner(_ host: TestHost) -> [UInt8] {
    let pixel = host.pixel(x: 0, y: 0)
    return [pixel.red, pixel.green, pixel.blue]
  }

  @Test(arguments: [ColorScheme.light, .dark]) func theWindowFollowsItsContent(_ desktop: ColorScheme) throws {
    let host = TestHost(Themed(), colorScheme: desktop)
    #expect(host.exists(desktop == .dark ? "window dark" : "window light"))
    try host.tap("to dark")
    #expect(host.exists("window dark"))
    #expect(corner(host).allSatisfy { $0 < 40 })
    try host.tap("to light")
    #expect(host.exists("window light"))
    #expect(corner(host).allSatisfy { $0 > 220 })
    try host.tap("follow")
    #expect(host.exists(desktop == .dark ? "window dark" : "window light"))
  }

  @Test func itHoldsFromTheFirstPicture() {
    let host = TestHost(Tells(name: "window").preferredColorScheme(.dark))
    #expect(host.exists("window dark"))
  }

  @Test func aSheetHasItsOwn() throws {
    let host = TestHost(Themed())
    try host.tap("sheet")
    host.settle()
    #expect(host.exists("sheet light"))
    try host.tap("dark sheet")
    #expect(host.exists("sheet dark"))
    // The window's own text is out of reach behind the sheet, so the sheet goes before it is read.
    host.key(.escape)
    host.settle()
    #expect(host.exists("window light"))
  }

  @Test func aSheetWithoutOneFollowsTheWindow() throws {
    let host = TestHost(Themed())
    try host.tap("sheet")
    host.settle()
    try host.tap("own window")
    #expect(host.exists("sheet dark"))
  }

  @Test func theFirstOfSeveralHasItsWay() {
    let host = TestHost(
      VStack {
        Tells(name: "first")
        Tells(name: "second").preferredColorScheme(.dark)
        Tells(name: "third").preferredColorScheme(.light)
      })
    #expect(host.exists("first dark"))
  }
}
