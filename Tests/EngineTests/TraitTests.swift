import SwiftUITesting
import Testing

/// Values that views carry for their containers, given by several modifiers.
@MainActor
@Suite struct TraitTests {
  private struct Priorities: View {
    @State private var inner = 2.0
    @State private var outer = 1.0

    var body: some View {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Color.red.named("a").layoutPriority(inner).layoutPriority(outer)
          Color.blue.named("b").layoutPriority(1.5)
        }
        .frame(width: 100, height: 20)
        Button("inner") { inner = 3 }
        Button("outer") { outer = 2 }
      }
    }
  }

  @Test func theOuterValueHoldsWhenTheInnerOneChanges() throws {
    let host = FrameHost(Priorities())
    #expect(host["a"]?.width == 0)
    try host.host.tap("inner")
    host.host.settle()
    #expect(host["a"]?.width == 0)
    try host.host.tap("outer")
    host.host.settle()
    #expect(host["a"]?.width == 100)
  }

  private struct Words: View {
    @State private var word = "a"

    var body: some View {
      VStack {
        Group(subviews: Text("x").containerValue(\.words, ["inner"]).containerValue(\.more, word)) { subviews in
          ForEach(subviews) { subview in
            Text(verbatim: (subview.containerValues.words + [subview.containerValues.more]).joined(separator: " "))
          }
        }
        Button("next") { word += "b" }
      }
    }
  }

  @Test func aChangedValueTakesThePlaceOfTheOldOne() throws {
    let host = TestHost(Words(), size: CGSize(width: 200, height: 200))
    #expect(host.exists("inner a"))
    try host.tap("next")
    host.settle()
    try host.tap("next")
    host.settle()
    #expect(host.exists("inner abb"))
  }
}

extension ContainerValues {
  fileprivate var words: [String] {
    get { self[WordsKey.self] }
    set { self[WordsKey.self] = newValue }
  }
  fileprivate var more: String {
    get { self[MoreKey.self] }
    set { self[MoreKey.self] = newValue }
  }
}

private enum WordsKey: ContainerValueKey {
  static var defaultValue: [String] { [] }
}

private enum MoreKey: ContainerValueKey {
  static var defaultValue: String { "" }
}
