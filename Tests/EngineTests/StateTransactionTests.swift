import SwiftUICore
import SwiftUITesting
import Testing

/// What changes of state carry along.
@MainActor
@Suite struct StateTransactionTests {
  /// Tells the animation with which its number was changed.
  private struct Probe: View, Animatable {
    var number: Double
    nonisolated var animatableData: Double {
      get { number }
      set { number = newValue }
    }
    var body: some View {
      Color.clear.frame(width: number, height: 1).accessibilityElement().accessibilityIdentifier("probe")
    }
  }

  private func width(_ host: TestHost, _ index: Int = 0) -> Double {
    Double(host.elements.filter { $0.identifier == "probe" }[index].frame.width)
  }

  private struct Owner<Content: View>: View {
    let act: (Binding<Double>) -> Void
    @ViewBuilder let content: (Double) -> Content
    @State private var value = 0.0
    var body: some View {
      VStack(alignment: .leading) {
        Text(verbatim: "go").onTapGesture { act($value) }
        content(value)
      }
    }
  }

  private func half(
    _ act: @escaping (Binding<Double>) -> Void, _ edit: @escaping (Probe) -> some View
  ) throws -> Double {
    let host = TestHost(Owner(act: act) { edit(Probe(number: $0)) })
    try host.tap("go")
    host.advance(by: 0.5)
    return width(host)
  }

  private static let linear = Animation.linear(duration: 1)

  private func isMoving(_ width: Double) -> Bool { width > 30 && width < 70 }

  @Test func changesInsideWithAnimationMove() throws {
    let moving = try half({ value in withAnimation(Self.linear) { value.wrappedValue = 100 } }) { $0 }
    #expect(isMoving(moving))
    let still = try half({ $0.wrappedValue = 100 }) { $0 }
    #expect(still == 100)
  }

  @Test func bindingsCarryTheirAnimation() throws {
    #expect(isMoving(try half({ $0.animation(Self.linear).wrappedValue = 100 }) { $0 }))
    var transaction = Transaction(animation: Self.linear)
    #expect(isMoving(try half({ $0.transaction(transaction).wrappedValue = 100 }) { $0 }))
    transaction.animation = nil
    let stopped = try half({ value in
      withAnimation(Self.linear) { value.transaction(transaction).wrappedValue = 100 }
    }) { $0 }
    #expect(stopped == 100)
  }

  @Test func animationForAValueActsOnlyWhenItChanges() throws {
    #expect(isMoving(try half({ $0.wrappedValue = 100 }) { $0.animation(Self.linear, value: $0.number) }))
    #expect(try half({ $0.wrappedValue = 100 }) { $0.animation(Self.linear, value: 1) } == 100)
    let removed = try half({ value in withAnimation(Self.linear) { value.wrappedValue = 100 } }) {
      $0.animation(nil, value: $0.number)
    }
    #expect(removed == 100)
    let untouched = try half({ value in withAnimation(Self.linear) { value.wrappedValue = 100 } }) {
      $0.animation(nil, value: 1)
    }
    #expect(isMoving(untouched))
  }

  @Test func transactionModifiersSeeTheResultOfTheOuterOnes() throws {
    let log = CallLog()
    let moving = try half({ $0.wrappedValue = 100 }) { probe in
      probe
        .transaction { transaction in
          if transaction.animation == nil { log.add("inner sees none") } else { log.add("inner sees one") }
        }
        .transaction { $0.animation = Self.linear }
    }
    #expect(isMoving(moving))
    #expect(log.take().allSatisfy { $0 == "inner sees one" })
  }

  @Test func disabledAnimationsStopModifiersAndNotExplicitOnes() throws {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    let stopped = try half({ value in withTransaction(transaction) { value.wrappedValue = 100 } }) {
      $0.animation(Self.linear, value: $0.number)
    }
    #expect(stopped == 100)
    transaction.animation = Self.linear
    let explicit = try half({ value in withTransaction(transaction) { value.wrappedValue = 100 } }) { $0 }
    #expect(isMoving(explicit))
  }

  @Test func onePartOfTheTreeMayHaveItsOwnTransaction() throws {
    let host = TestHost(
      Owner(act: { value in withAnimation(Self.linear) { value.wrappedValue = 100 } }) { value in
        Probe(number: value)
        Probe(number: value).transaction { $0.animation = nil }
      })
    try host.tap("go")
    host.advance(by: 0.5)
    #expect(isMoving(width(host, 0)))
    #expect(width(host, 1) == 100)
  }

  @Test func changesWithDifferentAnimationsInOneActionKeepThem() throws {
    struct Two: View {
      @State private var first = 0.0
      @State private var second = 0.0
      var body: some View {
        VStack(alignment: .leading) {
          Text(verbatim: "go").onTapGesture {
            first = 100
            withAnimation(StateTransactionTests.linear) { second = 100 }
          }
          Probe(number: first)
          Probe(number: second)
        }
      }
    }
    let host = TestHost(Two())
    try host.tap("go")
    host.advance(by: 0.5)
    #expect(width(host, 0) == 100)
    #expect(isMoving(width(host, 1)))
  }

  @Test func anUnrelatedChangeDoesNotStopAnAnimation() throws {
    struct Two: View {
      @State private var value = 0.0
      @State private var other = 0
      var body: some View {
        VStack(alignment: .leading) {
          Text(verbatim: "go").onTapGesture { withAnimation(StateTransactionTests.linear) { value = 100 } }
          Text(verbatim: "other \(other)").onTapGesture { other += 1 }
          Probe(number: value)
        }
      }
    }
    let host = TestHost(Two())
    try host.tap("go")
    host.advance(by: 0.2)
    try host.tap("other 0")
    host.advance(by: 0.2)
    #expect(isMoving(width(host)))
  }

  @Test func customValuesTravelAndKeepOneUpdate() throws {
    struct Noted: View {
      let log: CallLog
      @State private var first = 0
      @State private var second = 0
      var body: some View {
        let _ = log.add("body \(first) \(second)")
        Text(verbatim: "go").onTapGesture {
          withTransaction(\.note, "hello") {
            first = 1
            second = 1
          }
        }
        .transaction { log.add($0.note) }
      }
    }
    let log = CallLog()
    let host = TestHost(Noted(log: log))
    _ = log.take()
    try host.tap("go")
    let lines = log.take()
    #expect(lines.filter { $0.hasPrefix("body") } == ["body 1 1"])
    #expect(Transaction().note == "none")
    _ = host
  }

  @Test func springsWithoutArgumentsAreThoseOfTheShortNames() {
    #expect(Animation.spring() == .spring && Animation.interactiveSpring() == .interactiveSpring)
    #expect(Animation.spring() != .spring(response: 0.5))
  }

  // MARK: Completion

  private struct Completed: View {
    let log: CallLog
    let criteria: AnimationCompletionCriteria
    let animation: Animation?
    @State private var value = 0.0
    var body: some View {
      VStack(alignment: .leading) {
        Text(verbatim: "go").onTapGesture {
          withAnimation(animation, completionCriteria: criteria) {
            value = 100 - value
          } completion: {
            log.add("done")
          }
          log.add("after")
        }
        Text(verbatim: "nothing").onTapGesture {
          withAnimation(animation) {
          } completion: {
            log.add("empty")
          }
        }
        Probe(number: value)
      }
    }
  }

  @Test func completionIsCalledOnceAtTheEnd() throws {
    let log = CallLog()
    let host = TestHost(
      Completed(log: log, criteria: .logicallyComplete, animation: .linear(duration: 1)))
    try host.tap("go")
    host.advance(by: 0.8)
    #expect(log.take() == ["after"])
    host.advance(by: 0.5)
    #expect(log.take() == ["done"])
    host.advance(by: 2)
    #expect(log.take() == [])
  }

  @Test func completionComesAlsoWhenNothingMoves() async throws {
    let log = CallLog()
    let host = TestHost(Completed(log: log, criteria: .removed, animation: nil))
    try host.tap("go")
    await host.yield()
    #expect(log.take() == ["after", "done"])
    try host.tap("nothing")
    await host.yield()
    #expect(log.take() == ["empty"])
  }

  @Test func removalWaitsForTheTailOfASpring() throws {
    let log = CallLog()
    let logical = TestHost(
      Completed(log: log, criteria: .logicallyComplete, animation: .spring(duration: 0.5, bounce: 0.6)))
    try logical.tap("go")
    logical.advance(by: 0.7)
    #expect(log.take() == ["after", "done"])
    let removed = TestHost(
      Completed(log: log, criteria: .removed, animation: .spring(duration: 0.5, bounce: 0.6)))
    try removed.tap("go")
    removed.advance(by: 0.7)
    #expect(log.take() == ["after"])
    removed.advance(by: 5)
    #expect(log.take() == ["done"])
  }
}

extension Transaction {
  fileprivate var note: String {
    get { self[NoteTransactionKey.self] }
    set { self[NoteTransactionKey.self] = newValue }
  }
}

private enum NoteTransactionKey: TransactionKey { static var defaultValue: String { "none" } }
