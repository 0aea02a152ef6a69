import Foundation
import Testing

@testable import SwiftUICore

@MainActor @Suite struct TableTests {
  private struct Person: Identifiable {
    let id: Int
    var name: String
    var town: String
  }

  private struct People: View {
    @State var people = [
      Person(id: 0, name: "Clara", town: "Rome"), Person(id: 1, name: "Anna", town: "Paris"),
      Person(id: 2, name: "Bert", town: "Oslo"),
    ]
    @State var selection: Set<Int> = []
    @State var order = [KeyPathComparator(\Person.name)]

    var body: some View {
      VStack {
        Text("selected \(selection.sorted().map(String.init).joined(separator: " "))")
        Table(people.sorted(using: order), selection: $selection, sortOrder: $order) {
          TableColumn("No") { Text(verbatim: "#\($0.id)") }.width(40)
          TableColumn("Name", value: \.name)
          TableColumn("Town", value: \.town)
        }
      }
    }
  }

  private func frame(_ label: String, of host: TestHost) throws -> CGRect {
    try #require(host.element(label), "\(label) in\n\(host.tree)").frame
  }

  private func names(_ host: TestHost) -> [String] {
    host.elements(role: "cell").map { String($0.label.split(separator: ",")[1].dropFirst()) }
  }

  @Test func cellsStandBelowTheirTitles() throws {
    let host = TestHost(People(), size: CGSize(width: 900, height: 500))
    #expect(host.elements(role: "cell").count == 3)
    let (number, name, town) = (try frame("No", of: host), try frame("Name", of: host), try frame("Town", of: host))
    #expect(number.minX < name.minX && name.minX < town.minX)
    #expect(number.width == 40)
    #expect(abs(name.width - town.width) < 1)
  }

  @Test func aPressOnATitleSorts() throws {
    let host = TestHost(People(), size: CGSize(width: 900, height: 500))
    #expect(names(host) == ["Anna", "Bert", "Clara"])
    try host.tap("Name")
    host.settle()
    #expect(names(host) == ["Clara", "Bert", "Anna"])
    try host.tap("Town")
    host.settle()
    #expect(names(host) == ["Bert", "Anna", "Clara"])
  }

  @Test func rowsAreSelected() throws {
    let host = TestHost(People(), size: CGSize(width: 900, height: 500))
    let row = try #require(host.elements(role: "cell").first).frame
    host.click(at: CGPoint(x: row.midX, y: row.midY))
    host.settle()
    #expect(host.exists("selected 1"))
    host.key(.downArrow)
    #expect(host.exists("selected 2"))
  }

  @Test func onlyTheFirstColumnShowsInANarrowWindow() {
    let host = TestHost(People())
    #expect(!host.exists("Town"))
    #expect(host.exists("#1"))
    #expect(!host.exists("Anna"))
  }
}
