import SwiftUI
import SwiftUITesting
import Testing

/// What is set around a view's place holds in the view, also if it was made elsewhere.
@MainActor
@Suite struct SubviewEnvironmentTests {
  private struct Level: View {
    let name: String
    @Environment(\.lineLimit) private var limit
    var body: some View { Text(verbatim: "\(name) \(limit.map { "\($0)" } ?? "none")") }
  }

  private struct Card<Content: View>: View {
    @ViewBuilder let content: Content
    @State private var limit = 2

    var body: some View {
      VStack {
        Group(subviews: content) { subviews in
          ForEach(subviews) { subview in
            subview.lineLimit(subview.id == subviews.first?.id ? limit : nil)
          }
        }
        Button("more") { limit += 1 }
      }
    }
  }

  @Test func modifiersOnSubviewsHaveEffect() throws {
    let host = TestHost(
      Card {
        Level(name: "a")
        Group {
          Level(name: "b")
          Level(name: "c").lineLimit(7)
        }
      }
      .lineLimit(5), size: CGSize(width: 200, height: 200))
    #expect(host.exists("a 2"))
    #expect(host.exists("b none"))
    #expect(host.exists("c 7"))
    try host.tap("more")
    host.settle()
    #expect(host.exists("a 3"))
    #expect(host.exists("c 7"))
  }

  @Test func repeatedSubviewsTakeWhatIsSetForThem() {
    struct Styled<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        VStack {
          ForEach(subviews: content) { $0.lineLimit(4) }
        }
      }
    }
    let host = TestHost(
      Styled { ForEach(0..<3, id: \.self) { Level(name: "\($0)") } }, size: CGSize(width: 200, height: 200))
    for index in 0..<3 { #expect(host.exists("\(index) 4")) }
  }

  @Test func whatIsWrittenAroundSubviewsStays() throws {
    struct Styled<Content: View>: View {
      @ViewBuilder let content: Content
      @State private var spacing = 1.0
      @State private var limit = 3
      var body: some View {
        VStack {
          Group(subviews: Group { content }.lineLimit(limit)) { subviews in
            ForEach(subviews) { $0.lineSpacing(spacing) }
          }
          Button("widen") { spacing += 1 }
          Button("allow") { limit += 1 }
        }
      }
    }
    struct Both: View {
      let name: String
      @Environment(\.lineLimit) private var limit
      @Environment(\.lineSpacing) private var spacing
      var body: some View { Text(verbatim: "\(name) \(limit ?? 0) \(Int(spacing))") }
    }
    let host = TestHost(
      Styled {
        Both(name: "a")
        Both(name: "b").lineLimit(8)
      }, size: CGSize(width: 200, height: 300))
    #expect(host.exists("a 3 1"))
    #expect(host.exists("b 8 1"))
    try host.tap("widen")
    host.settle()
    #expect(host.exists("a 3 2"))
    #expect(host.exists("b 8 2"))
    try host.tap("allow")
    host.settle()
    #expect(host.exists("a 4 2"))
    #expect(host.exists("b 8 2"))
  }

  @Test func viewsMadeLaterStandThereToo() throws {
    struct Switching: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          if isOn { Level(name: "late") }
          Button("switch") { isOn = true }
        }
      }
    }
    struct Styled<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        Group(subviews: content) { subviews in
          ForEach(subviews) { $0.lineLimit(9) }
        }
      }
    }
    let host = TestHost(Styled { Switching() }, size: CGSize(width: 200, height: 200))
    try host.tap("switch")
    host.settle()
    #expect(host.exists("late 9"))
  }
}
