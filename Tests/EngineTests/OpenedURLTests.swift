import SwiftUITesting
import Testing

/// Addresses that a program is opened with.
@MainActor
@Suite struct OpenedURLTests {
  @Observable @MainActor final class Model {
    var step = 0
    var isShown = true
  }

  private struct Listens: View {
    let model: Model
    let log: CallLog
    var body: some View {
      let step = model.step
      VStack {
        Text(verbatim: "inner").onOpenURL { log.add("inner \($0.path) \(step)") }
        if model.isShown { Text(verbatim: "second").onOpenURL { log.add("second \($0.host ?? "")") } }
      }
      .onOpenURL { log.add("outer \($0.absoluteString)") }
    }
  }

  @Test func everyListenerIsToldWithItsLatestAction() throws {
    let (model, log) = (Model(), CallLog())
    let host = TestHost(Listens(model: model, log: log))
    let url = try #require(URL(string: "animals://fox/den"))
    #expect(host.open(url))
    #expect(log.take().sorted() == ["inner /den 0", "outer animals://fox/den", "second fox"])
    model.step = 3
    model.isShown = false
    host.settle()
    #expect(host.open(url))
    #expect(log.take().sorted() == ["inner /den 3", "outer animals://fox/den"])
  }

  @Test func whatTheActionChangesIsShown() throws {
    struct Shows: View {
      @State private var name = "nothing"
      var body: some View { Text(verbatim: name).onOpenURL { name = $0.lastPathComponent } }
    }
    let host = TestHost(Shows())
    #expect(host.open(try #require(URL(string: "app:///page"))))
    #expect(host.exists("page"))
  }

  @Test func nobodyListens() throws {
    let host = TestHost(Text(verbatim: "deaf"))
    #expect(!host.open(try #require(URL(string: "app:///page"))))
  }
}
