import SwiftUICore
import SwiftUITesting
import Testing

/// Containers that are made of the subviews of their content.
@MainActor
@Suite struct ContainerTests {
  @Observable @MainActor final class Model {
    var items = ["a", "b", "c"]
    var number = 1
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Text(verbatim: "\(name) \(count)").onTapGesture { count += 1 } }
  }

  private struct Cards<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      VStack(spacing: 0) {
        ForEach(subviews: content) { subview in
          HStack {
            Text(verbatim: "card \(subview.containerValues.testNumber)")
            subview
          }
        }
      }
    }
  }

  @Test func everySubviewIsShownInItsPlace() throws {
    let model = Model()
    struct Items: View {
      let model: Model
      var body: some View {
        Cards {
          Counter(name: "first").containerValue(\.testNumber, model.number)
          ForEach(model.items, id: \.self) { Counter(name: $0) }
          if model.number > 1 { Counter(name: "last") }
        }
      }
    }
    let host = TestHost(Items(model: model))
    #expect(
      host.elements.map(\.label) == ["card 1", "first 0", "card 0", "a 0", "card 0", "b 0", "card 0", "c 0"])
    try host.tap("b 0")
    model.items = ["c", "b"]
    model.number = 7
    host.update()
    #expect(
      host.elements.map(\.label) == ["card 7", "first 0", "card 0", "c 0", "card 0", "b 1", "card 0", "last 0"])
  }

  @Test func groupsArrangeSubviewsAsTheyLike() {
    let host = TestHost(
      Group(subviews: ForEach(0..<5) { Text(verbatim: "\($0)").tag($0) }) { subviews in
        HStack {
          if let first = subviews.first { first }
          VStack { subviews.dropFirst() }
          Text(verbatim: "count \(subviews.count)")
          Text(verbatim: "tags \(subviews.compactMap { $0.containerValues.tag(for: Int.self) }.reduce(0, +))")
          Text(verbatim: "has \(subviews[3].containerValues.hasTag(3)) \(subviews[3].containerValues.hasTag(2))")
        }
      })
    #expect(
      Set(host.elements.map(\.label)) == ["0", "1", "2", "3", "4", "count 5", "tags 10", "has true false"])
  }

  @Test func sectionsAreTold() {
    struct Sectioned<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        VStack {
          ForEach(sections: content) { section in
            Text(
              verbatim:
                "section \(section.header.count) \(section.content.count) \(section.footer.count) \(section.containerValues.testNumber)"
            )
            VStack { section.header }
            HStack { section.content }
          }
        }
      }
    }
    let host = TestHost(
      Sectioned {
        Text(verbatim: "loose")
        Text(verbatim: "loose too")
        Section {
          Text(verbatim: "x")
          Text(verbatim: "y").containerValue(\.testNumber, 9)
          Text(verbatim: "z")
        } header: {
          Text(verbatim: "head")
        }
        .containerValue(\.testNumber, 4)
        Text(verbatim: "end")
      })
    #expect(
      host.elements.map(\.label) == [
        "section 0 2 0 0", "loose", "loose too", "section 1 3 0 4", "head", "x", "y", "z", "section 0 1 0 0", "end",
      ])
  }

  @Test func groupsOfSections() {
    let host = TestHost(
      Group(
        sections: ForEach(0..<3) { index in Section("head \(index)") { Text(verbatim: "row \(index)") } }
      ) { sections in
        Text(verbatim: "\(sections.count) sections")
        sections[1].header
      })
    #expect(host.exists("3 sections") && host.exists("head 1") && !host.exists("head 0"))
  }
}

private enum TestNumberKey: ContainerValueKey { static var defaultValue: Int { 0 } }

extension ContainerValues {
  fileprivate var testNumber: Int {
    get { self[TestNumberKey.self] }
    set { self[TestNumberKey.self] = newValue }
  }
}
