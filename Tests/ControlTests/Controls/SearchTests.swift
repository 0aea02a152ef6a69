import Testing

@testable import SwiftUICore

@MainActor @Suite struct SearchTests {
  private struct Status: View {
    @Environment(\.isSearching) var isSearching
    @Environment(\.dismissSearch) var dismissSearch
    var body: some View {
      Button(isSearching ? "searching" : "resting") { dismissSearch() }
    }
  }

  private struct Names: View {
    @State var text = ""
    @State var submitted = ""
    var suggests = false
    let names = ["Anna", "Bert", "Clara"]

    var body: some View {
      NavigationStack {
        List {
          Status()
          Text("submitted \(submitted)")
          ForEach(names.filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
        }
        .navigationTitle("Names")
        .searchable(text: $text, prompt: "Find a name")
        .searchSuggestions {
          if suggests, text.isEmpty {
            ForEach(names, id: \.self) { Text("Try \($0)").searchCompletion($0) }
          }
        }
        .onSubmit(of: .search) { submitted = text }
      }
    }
  }

  private func field(_ host: TestHost) throws -> CGRect {
    try #require(host.elements(role: "textfield").first, "\(host.tree)").frame
  }

  private func open(_ host: TestHost) throws {
    let field = try field(host)
    host.tap(at: CGPoint(x: field.midX, y: field.midY))
    host.settle()
  }

  @Test func theFieldStandsInTheBar() throws {
    let host = TestHost(Names())
    let frame = try field(host)
    let bar = try #require(host.elements(role: "navigationbar").first).frame
    #expect(frame.minY > 60 && frame.maxY <= bar.maxY)
    #expect(host.exists("resting"))
  }

  @Test func writingFilters() throws {
    let host = TestHost(Names())
    try open(host)
    #expect(host.exists("searching"))
    #expect(host.exists("Cancel"))
    host.type("er")
    host.settle()
    #expect(host.exists("Bert"))
    #expect(!host.exists("Anna"))
    host.type("\n")
    host.settle()
    #expect(host.exists("submitted er"))
  }

  @Test func cancelEndsTheSearch() throws {
    let host = TestHost(Names())
    try open(host)
    host.type("er")
    host.settle()
    try host.tap("Cancel")
    host.settle()
    #expect(host.exists("resting"))
    #expect(host.exists("Anna"))
    #expect(!host.exists("Cancel"))
  }

  @Test func theProgramEndsTheSearch() throws {
    let host = TestHost(Names())
    try open(host)
    try host.tap("searching")
    host.settle()
    #expect(host.exists("resting"))
  }

  @Test func suggestionsFillTheField() throws {
    let host = TestHost(Names(suggests: true))
    #expect(!host.exists("Try Bert"))
    try open(host)
    try host.tap("Try Bert")
    host.settle()
    #expect(host.exists("Bert"))
    #expect(!host.exists("Clara"))
  }

  @Test func scopesShowWhileSearching() throws {
    struct Scoped: View {
      @State var text = ""
      @State var scope = 0
      var body: some View {
        NavigationStack {
          List { Text("scope \(scope)") }
            .searchable(text: $text)
            .searchScopes($scope) {
              Text("All").tag(0)
              Text("Mine").tag(1)
            }
        }
      }
    }
    let host = TestHost(Scoped())
    #expect(!host.exists("Mine"))
    try open(host)
    try host.tap("Mine")
    host.settle()
    #expect(host.exists("scope 1"))
  }

  @Test func aBindingOpensTheSearch() throws {
    struct Bound: View {
      @State var text = ""
      @State var isOpen = false
      var body: some View {
        NavigationStack {
          VStack {
            Button("Open") { isOpen = true }
            Text(isOpen ? "open" : "closed")
          }
          .searchable(text: $text, isPresented: $isOpen)
        }
      }
    }
    let host = TestHost(Bound())
    try host.tap("Open")
    host.settle()
    #expect(host.exists("Cancel"))
    host.type("x")
    try host.tap("Cancel")
    host.settle()
    #expect(host.exists("closed"))
  }
}
