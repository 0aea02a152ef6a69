import SwiftUICore
import SwiftUITesting
import Testing

/// What is compared before it is made anew.
@MainActor
@Suite struct ComparisonTests {
  private struct Framed: ViewModifier {
    let width: CGFloat
    let log: CallLog

    func body(content: Content) -> some View {
      log.add("modifier \(Int(width))")
      return content.frame(width: width, height: 20)
    }
  }

  private struct Modified: View {
    let log: CallLog
    @State private var count = 0
    @State private var width: CGFloat = 80

    var body: some View {
      VStack {
        Text(verbatim: "count \(count)").modifier(Framed(width: width, log: log))
          .accessibilityIdentifier("framed")
        Text("Count").onTapGesture { count += 1 }
        Text("Widen").onTapGesture { width += 10 }
      }
    }
  }

  @Test func aModifierRunsOnlyWhenItChangesAndItsContentIsAlwaysNew() throws {
    let log = CallLog()
    let host = TestHost(Modified(log: log), size: CGSize(width: 300, height: 200))
    #expect(log.lines == ["modifier 80"])
    try host.tap("Count")
    #expect(host.exists("count 1"))
    #expect(log.lines == ["modifier 80"])
    try host.tap("Widen")
    #expect(log.lines == ["modifier 80", "modifier 90"])
    try host.tap("Count")
    #expect(host.exists("count 2"))
  }

  private struct Conditional: ViewModifier {
    let isShown: Bool

    func body(content: Content) -> some View {
      if isShown { content } else { Text("hidden") }
    }
  }

  private struct Hiding: View {
    @State private var isShown = true
    @State private var count = 0

    var body: some View {
      VStack {
        Text(verbatim: "value \(count)").modifier(Conditional(isShown: isShown))
        Text("Toggle").onTapGesture {
          isShown.toggle()
          count += 1
        }
      }
    }
  }

  @Test func contentThatComesBackIsTheLatest() throws {
    let host = TestHost(Hiding(), size: CGSize(width: 300, height: 200))
    #expect(host.exists("value 0"))
    try host.tap("Toggle")
    #expect(host.exists("hidden"))
    #expect(!host.exists("value 1"))
    try host.tap("Toggle")
    #expect(host.exists("value 2"))
  }

  private final class Model {}

  private struct Holder: View {
    let model: Model
    var body: some View { Text("held") }
  }

  private struct Holding: View {
    let make: () -> Model
    @State private var generation = 0

    var body: some View {
      VStack {
        Holder(model: make()).id("holder").padding(4).frame(width: 80).opacity(1)
        Text(verbatim: "Next \(generation)").onTapGesture { generation += 1 }
      }
    }
  }

  @Test func modifiersKeepNothingOfContentThatWasReplaced() throws {
    var models: [() -> Model?] = []
    let tracked = TestHost(
      Holding {
        let model = Model()
        models.append { [weak model] in model }
        return model
      }, size: CGSize(width: 300, height: 200))
    try tracked.tap("Next 0")
    #expect(models.count == 2)
    #expect(models[0]() == nil)
    #expect(models[1]() != nil)
  }

  private struct Rows: View {
    @State private var values = Array(0..<100)

    var body: some View {
      VStack(spacing: 0) {
        ForEach(values.indices, id: \.self) { index in
          Text(verbatim: "row \(values[index])").font(.caption).frame(width: 80, height: 4)
        }
        Text("Change").onTapGesture { values[50] = -1 }
      }
    }
  }

  @Test func oneOfManyRowsThatShareTheirStateIsDrawnAnew() throws {
    let host = TestHost(Rows(), size: CGSize(width: 200, height: 480))
    let before = host.headless.root.counters
    try host.tap("Change")
    let after = host.headless.root.counters
    #expect(host.exists("row -1"))
    #expect(after.nodesLaidOut - before.nodesLaidOut <= 2)
    #expect(after.fragmentsRecorded - before.fragmentsRecorded <= 8)
    #expect(after.renderNodesMade == before.renderNodesMade)
  }
}
