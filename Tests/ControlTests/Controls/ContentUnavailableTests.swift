import SwiftUITesting
import Testing

@MainActor @Suite struct ContentUnavailableTests {
  @Test func itStandsInTheMiddleFromTheTitleDown() throws {
    var pressed = false
    let host = TestHost(
      ContentUnavailableView {
        Label("No Mail", systemImage: "tray")
      } description: {
        Text("New mail is shown here.")
      } actions: {
        Button("Check") { pressed = true }
      })
    let title = try #require(host.element("No Mail"))
    let description = try #require(host.element("New mail is shown here."))
    let action = try #require(host.element("Check"))
    for element in [title, description, action] { #expect(abs(element.frame.midX - 195) < 1) }
    #expect(title.frame.maxY < description.frame.minY)
    #expect(description.frame.maxY < action.frame.minY)
    #expect(title.role == "heading")
    try host.tap("Check")
    #expect(pressed)
  }

  @Test func withoutDescriptionNoRoomIsKept() throws {
    let host = TestHost(
      HStack {
        ContentUnavailableView("Bare", systemImage: "tray").fixedSize()
          .accessibilityIdentifier("bare")
        ContentUnavailableView("Full", systemImage: "tray", description: Text("x")).fixedSize()
      })
    let bare = try #require(host.element("Bare"))
    let full = try #require(host.element("Full"))
    #expect(bare.frame.midY > full.frame.midY)
    #expect(host.exists("x"))
  }

  @Test func aSearchSaysWhatWasNotFound() throws {
    struct Searches: View {
      @State private var text = "Zoe"
      var body: some View {
        NavigationStack {
          ContentUnavailableView.search
            .searchable(text: $text)
        }
      }
    }
    let host = TestHost(Searches())
    #expect(host.exists("No Results for “Zoe”"))
    #expect(host.exists("Check the spelling or try a new search."))
    let empty = TestHost(ContentUnavailableView.search)
    #expect(empty.exists("No Results"))
    let given = TestHost(ContentUnavailableView.search(text: "Max"))
    #expect(given.exists("No Results for “Max”"))
  }
}
