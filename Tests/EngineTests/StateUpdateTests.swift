import SwiftUICore
import SwiftUITesting
import Testing

/// When bodies run.
@MainActor
@Suite struct StateUpdateTests {
  private struct Renewing<Content: View>: View {
    @ViewBuilder let content: () -> Content
    @State private var step = 0
    var body: some View {
      VStack {
        Text(verbatim: "renew \(step)").onTapGesture { step += 1 }
        content()
      }
    }
  }

  private func runs<Content: View>(
    _ log: CallLog, @ViewBuilder _ content: @escaping () -> Content
  ) throws -> [String] {
    let host = TestHost(Renewing(content: content))
    _ = log.take()
    try host.tap("renew 0")
    return log.take()
  }

  @Test func aParentSkipsChildrenWhoseValueIsTheSame() throws {
    struct Plain: View {
      let log: CallLog
      let number: Int
      let text: String
      let list: [String]
      var body: some View {
        let _ = log.add("plain")
        Text(verbatim: text)
      }
    }
    let log = CallLog()
    #expect(try runs(log) { Plain(log: log, number: 1, text: "a", list: ["x", "y"]) } == [])
  }

  @Test func aParentRunsChildrenWhoseValueDiffers() throws {
    struct Numbered: View {
      let log: CallLog
      let number: Int
      var body: some View {
        let _ = log.add("number \(number)")
        Text(verbatim: "\(number)")
      }
    }
    let log = CallLog()
    var number = 0
    let lines = try runs(log) {
      let _ = number += 1
      Numbered(log: log, number: number)
    }
    #expect(lines == ["number 2"])
  }

  @Test func equatableViewsThatAreNotPlainDataAreComparedWithTheirOwnEquality() throws {
    struct Named: View, Equatable {
      let log: CallLog
      let name: String
      let irrelevant: Int
      nonisolated static func == (lhs: Named, rhs: Named) -> Bool { lhs.name == rhs.name }
      var body: some View {
        let _ = log.add("named")
        Text(verbatim: name)
      }
    }
    let log = CallLog()
    var count = 0
    let lines = try runs(log) {
      let _ = count += 1
      Named(log: log, name: "same", irrelevant: count)
    }
    #expect(lines == [])
  }

  @Test func equatableForcesTheViewsOwnEquality() throws {
    struct Parity: View, Equatable {
      let number: Int
      nonisolated static func == (lhs: Parity, rhs: Parity) -> Bool { lhs.number % 2 == rhs.number % 2 }
      var body: some View { Text(verbatim: "parity \(number)") }
    }
    var number = 0
    let host = TestHost(
      Renewing {
        let _ = number += 1
        Parity(number: number * 2).equatable()
      })
    try host.tap("renew 0")
    #expect(host.exists("parity 2"))
  }

  @Test func boundViewsRunOnlyForThePartTheyRead() throws {
    struct Field: View {
      let log: CallLog
      let name: String
      @Binding var value: Int
      var body: some View {
        let _ = log.add(name)
        Text(verbatim: "\(name) \(value)").onTapGesture { value += 1 }
      }
    }
    struct Pair { var first = 0, second = 0 }
    struct Owner: View {
      let log: CallLog
      @State private var pair = Pair()
      @State private var list = [1, 2, 3]
      var body: some View {
        VStack {
          Field(log: log, name: "first", value: $pair.first)
          Field(log: log, name: "second", value: $pair.second)
          ForEach(0..<3) { index in Field(log: log, name: "item \(index)", value: $list[index]) }
        }
      }
    }
    let log = CallLog()
    let host = TestHost(Owner(log: log))
    #expect(log.take() == ["first", "second", "item 0", "item 1", "item 2"])
    try host.tap("first 0")
    #expect(log.take() == ["first"])
    try host.tap("second 0")
    #expect(log.take() == ["second"])
    try host.tap("item 1 2")
    #expect(log.take() == ["item 1"])
    #expect(host.exists("item 1 3") && host.exists("first 1"))
  }

  @Test func oneOfManyBoundRowsRunsAlone() throws {
    struct Item: Identifiable {
      let id: Int
      var count = 0
    }
    struct Row: View {
      let log: CallLog
      @Binding var item: Item
      var body: some View {
        let _ = log.add("row \(item.id)")
        Text(verbatim: "row \(item.id) \(item.count)").onTapGesture { item.count += 1 }
      }
    }
    struct Rows: View {
      let log: CallLog
      @State private var items = (0..<20).map { Item(id: $0) }
      var body: some View {
        VStack(spacing: 0) {
          Text(verbatim: "drop").onTapGesture { items.removeFirst() }
          ForEach($items) { $item in Row(log: log, item: $item) }
        }
      }
    }
    let log = CallLog()
    let host = TestHost(Rows(log: log))
    _ = log.take()
    try host.tap("row 7 0")
    #expect(log.take() == ["row 7"])
    try host.tap("drop")
    #expect(host.exists("row 7 1") && !host.exists("row 0 0"))
    _ = log.take()
    try host.tap("row 19 0")
    #expect(log.take() == ["row 19"])
  }

  @Observable @MainActor final class Model {
    var first = 0
    var second = 0
    var child: Model?
    var sum: Int { first + second }
  }

  private struct Reader: View {
    let log: CallLog
    let name: String
    let read: () -> Int
    var body: some View {
      let _ = log.add(name)
      Text(verbatim: "\(name) \(read())")
    }
  }

  @Test func observedPropertiesAreTrackedOneByOne() {
    let log = CallLog()
    let model = Model()
    model.child = Model()
    let host = TestHost(
      VStack {
        Reader(log: log, name: "first", read: { model.first })
        Reader(log: log, name: "second", read: { model.second })
        Reader(log: log, name: "sum", read: { model.sum })
        Reader(log: log, name: "child", read: { model.child?.first ?? -1 })
        Reader(log: log, name: "none", read: { 0 })
      })
    _ = log.take()
    model.first = 1
    host.update()
    #expect(log.take().sorted() == ["first", "sum"])
    model.child?.first = 4
    host.update()
    #expect(log.take() == ["child"])
    model.child = nil
    host.update()
    #expect(log.take() == ["child"])
    #expect(host.exists("child -1"))
    model.second = 1
    model.second = 2
    host.update()
    #expect(log.take().sorted() == ["second", "sum"])
  }

  @Test func trackingIsEstablishedAnewByEachRun() {
    let log = CallLog()
    let model = Model()
    let host = TestHost(Reader(log: log, name: "a", read: { model.first == 0 ? model.second : -1 }))
    _ = log.take()
    model.first = 1
    host.update()
    #expect(log.take() == ["a"])
    model.second = 1
    host.update()
    #expect(log.take() == [])
  }

  final class Publishing: ObservableObject {
    @Published var read = 0
    @Published var unread = 0
  }

  @Test func anyChangeOfAnObservableObjectRunsWhoHoldsIt() {
    struct Observing: View {
      let log: CallLog
      @ObservedObject var object: Publishing
      var body: some View {
        let _ = log.add("observing")
        Text(verbatim: "\(object.read)")
      }
    }
    struct Holding: View {
      let log: CallLog
      let object: Publishing
      var body: some View {
        let _ = log.add("holding")
        Text(verbatim: "\(object.read)")
      }
    }
    let log = CallLog()
    let object = Publishing()
    let host = TestHost(
      VStack {
        Observing(log: log, object: object)
        Holding(log: log, object: object)
      })
    _ = log.take()
    object.unread += 1
    host.update()
    #expect(log.take() == ["observing"])
  }

  @Test func observedObjectsAreFollowedWhenTheReferenceChanges() throws {
    struct Observing: View {
      @ObservedObject var object: Publishing
      var body: some View { Text(verbatim: "reads \(object.read)") }
    }
    let objects = [Publishing(), Publishing()]
    var index = 0
    let host = TestHost(Renewing { Observing(object: objects[index]) })
    index = 1
    try host.tap("renew 0")
    objects[1].read = 7
    host.update()
    #expect(host.exists("reads 7"))
    let runs = host.bodies { objects[0].read = 3 }
    #expect(runs == 0)
  }

  @Test func customPropertiesAreUpdatedBeforeTheBody() throws {
    struct Inner: DynamicProperty {
      @State var count = 0
      var log: CallLog
      mutating func update() {
        let (log, count) = (log, count)
        MainActor.assumeIsolated { log.add("update inner \(count)") }
      }
    }
    struct Outer: DynamicProperty {
      var inner: Inner
      @State private var offset = 100
      private(set) var total = 0
      mutating func update() {
        let log = inner.log
        MainActor.assumeIsolated { log.add("update outer") }
        total = inner.count + offset
      }
    }
    struct Shows: View {
      var outer: Outer
      var body: some View {
        let _ = outer.inner.log.add("body")
        Text(verbatim: "total \(outer.total)").onTapGesture { outer.inner.count += 1 }
      }
    }
    let log = CallLog()
    let host = TestHost(Shows(outer: Outer(inner: Inner(log: log))))
    #expect(log.take() == ["update inner 0", "update outer", "body"])
    try host.tap("total 100")
    #expect(log.take() == ["update inner 1", "update outer", "body"])
    #expect(host.exists("total 101"))
  }

  @Test func viewsWithWeakReferencesAreCompared() throws {
    final class Object {}
    struct Holds: View {
      let log: CallLog
      weak var object: Object?
      unowned let other: Object
      let name: String
      var body: some View {
        let _ = log.add(object == nil ? "gone" : "there")
        Text(verbatim: name)
      }
    }
    let log = CallLog()
    let other = Object()
    var object: Object? = Object()
    let host = TestHost(Renewing { Holds(log: log, object: object, other: other, name: "a") })
    #expect(log.take() == ["there"])
    try host.tap("renew 0")
    #expect(log.take() == [])
    object = Object()
    try host.tap("renew 1")
    #expect(log.take() == ["there"])
  }

  @Test func modifiersThatStayTheSameDoNotRunForNewContent() throws {
    struct Frames: ViewModifier {
      let log: CallLog
      let name: String
      func body(content: Content) -> some View {
        let _ = log.add("modifier \(name)")
        VStack {
          content
          content
        }
      }
    }
    let log = CallLog()
    var step = 0
    let host = TestHost(
      Renewing {
        Text(verbatim: "content \(step)").modifier(Frames(log: log, name: "same"))
        Text(verbatim: "other").modifier(Frames(log: log, name: "\(step / 2)"))
      })
    _ = log.take()
    step = 1
    try host.tap("renew 0")
    #expect(log.take() == [])
    #expect(host.elements.filter { $0.label == "content 1" }.count == 2)
    step = 2
    try host.tap("renew 1")
    #expect(log.take() == ["modifier 1"])
    #expect(host.elements.filter { $0.label == "content 2" }.count == 2)
  }

  @Test func equalWritesRunNothing() throws {
    struct Writes: View {
      let log: CallLog
      @State private var values = ["a"]
      @State private var object = Publishing()
      @State private var closureless: Int? = 3
      var body: some View {
        let _ = log.add("body \(values.count) \(object.read) \(closureless ?? 0)")
        Text(verbatim: "same").onTapGesture {
          values = ["a"]
          object = object
          closureless = 3
        }
      }
    }
    let log = CallLog()
    let host = TestHost(Writes(log: log))
    _ = log.take()
    try host.tap("same")
    #expect(log.take() == [])
  }

  @Test func aBodyTellsWhyItRuns() throws {
    struct Told: View {
      let number: Int
      @State private var count = 0
      @State private var other = 0
      var body: some View {
        let _ = Self._logChanges()
        Text(verbatim: "count \(count) \(other) \(number)").onTapGesture { count += 1 }
      }
    }
    var number = 0
    var host: TestHost?
    let first = Diagnostics.messages { host = TestHost(Renewing { Told(number: number) }) }
    #expect(first == ["Told: @self, @identity, _count, _other changed."])
    let second = try Diagnostics.messages { try host?.tap("count 0 0 0") }
    #expect(second == ["Told: _count changed."])
    number = 1
    let third = try Diagnostics.messages { try host?.tap("renew 0") }
    #expect(third == ["Told: @self changed."])
  }
}
