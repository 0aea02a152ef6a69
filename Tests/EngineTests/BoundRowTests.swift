import Combine
import SwiftUITesting
import Testing

/// Rows that are bound to the elements of a collection: which bodies run when the collection changes.
@MainActor
@Suite struct BoundRowTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    var number = 0
  }

  @Observable @MainActor final class Store {
    var items = (0..<50).map { Item(id: $0) }
    var other = 0
  }

  struct Pair: Identifiable {
    let id: Int
    var left = 0
    var right = 0
  }

  @Observable @MainActor final class Pairs { var list = [Pair(id: 0), Pair(id: 1)] }

  @Observable @MainActor final class Switch { var isOn = true }

  @MainActor final class PublishingStore: ObservableObject {
    @Published var items = (0..<50).map { Item(id: $0) }
  }

  private struct Row: View {
    @Binding var item: Item
    let log: CallLog

    var body: some View {
      let _ = log.add("row \(item.id)")
      Text(verbatim: "\(item.id): \(item.number)").fixedSize().frame(height: 20).onTapGesture { item.number += 1 }
    }
  }

  private struct Rows: View {
    @Binding var items: [Item]
    let log: CallLog
    let move: Edit

    var body: some View {
      let _ = log.add("rows")
      VStack(spacing: 0) {
        ForEach($items) { $item in Row(item: $item, log: log) }
        Text("edit").frame(height: 20).onTapGesture { move(&items) }
      }
    }
  }

  typealias Edit = @MainActor (inout [Item]) -> Void

  private struct ObservedRows: View {
    @Bindable var store: Store
    let log: CallLog
    let move: Edit
    var body: some View { Rows(items: $store.items, log: log, move: move) }
  }

  private struct OwnedObservedRows: View {
    @State private var store = Store()
    let log: CallLog
    let move: Edit
    var body: some View { Rows(items: $store.items, log: log, move: move) }
  }

  private struct PublishedRows: View {
    @StateObject private var store = PublishingStore()
    let log: CallLog
    let move: Edit
    var body: some View { Rows(items: $store.items, log: log, move: move) }
  }

  private struct StateRows: View {
    @State private var items = (0..<50).map { Item(id: $0) }
    let log: CallLog
    let move: Edit
    var body: some View { Rows(items: $items, log: log, move: move) }
  }

  enum Owner: String, CaseIterable { case observed, ownedObserved, published, state }

  private func host(_ owner: Owner, _ log: CallLog, move: @escaping Edit = { _ in }) -> TestHost {
    let size = CGSize(width: 300, height: 1100)
    return switch owner {
    case .observed: TestHost(ObservedRows(store: Store(), log: log, move: move), size: size)
    case .ownedObserved: TestHost(OwnedObservedRows(log: log, move: move), size: size)
    case .published: TestHost(PublishedRows(log: log, move: move), size: size)
    case .state: TestHost(StateRows(log: log, move: move), size: size)
    }
  }

  @Test(arguments: Owner.allCases)
  func oneOfManyRowsRunsAlone(_ owner: Owner) throws {
    let log = CallLog()
    let host = host(owner, log)
    #expect(log.take().count == 51)
    for row in [7, 7, 31] {
      let number = row == 7 && host.exists("7: 1") ? 1 : 0
      try host.tap("\(row): \(number)")
      #expect(log.take() == ["rows", "row \(row)"], "\(owner)")
      #expect(host.exists("\(row): \(number + 1)"))
    }
  }

  @Test(arguments: Owner.allCases)
  func rowsThatOnlyMoveDoNotRun(_ owner: Owner) throws {
    let log = CallLog()
    let host = host(owner, log) { items in
      items.reverse()
      items.insert(Item(id: 100), at: 0)
    }
    _ = log.take()
    try host.tap("edit")
    #expect(log.take() == ["rows", "row 100"], "\(owner)")
    // Rows that were made for another place find their element, and write to it.
    try host.tap("3: 0")
    #expect(log.take() == ["rows", "row 3"], "\(owner)")
    #expect(host.exists("3: 1") && host.exists("4: 0") && host.exists("100: 0"))
    try host.tap("edit")
    #expect(host.exists("3: 1"))
  }

  @Test(arguments: Owner.allCases)
  func anElementThatChangesAndMovesIsShownWhereItIs(_ owner: Owner) throws {
    let log = CallLog()
    let host = host(owner, log) { items in
      items[0].number = 5
      items.swapAt(0, 49)
      items.removeAll { $0.id == 25 }
    }
    _ = log.take()
    try host.tap("edit")
    #expect(log.take() == ["rows", "row 0"], "\(owner)")
    let labels = host.elements.map(\.label)
    #expect(labels.first == "49: 0" && labels.contains("0: 5") && !labels.contains("25: 0"))
  }

  @Test func otherPropertiesOfTheObjectRunNoRow() {
    let log = CallLog()
    let store = Store()
    let host = TestHost(ObservedRows(store: store, log: log, move: { _ in }))
    _ = log.take()
    store.other += 1
    host.update()
    #expect(log.take() == [])
  }

  @Test func changesFromOutsideRunTheirRow() {
    let log = CallLog()
    let store = Store()
    let host = TestHost(ObservedRows(store: store, log: log, move: { _ in }))
    _ = log.take()
    for step in 1...3 {
      store.items[12].number = step
      host.update()
      #expect(log.take() == ["rows", "row 12"])
      #expect(host.exists("12: \(step)"))
    }
    // The same value again.
    store.items[12].number = 3
    host.update()
    #expect(!log.take().contains("row 12"))
  }

  @Test func aRowThatReadsOnePropertyRunsForThatOne() throws {
    struct Half: View {
      @Binding var value: Int
      let name: String
      let log: CallLog
      var body: some View {
        let _ = log.add(name)
        Text(verbatim: "\(name) \(value)")
      }
    }
    struct All: View {
      @Bindable var pairs: Pairs
      let log: CallLog
      var body: some View {
        ForEach($pairs.list) { $pair in
          Half(value: $pair.left, name: "left \(pair.id)", log: log)
          Half(value: $pair.right, name: "right \(pair.id)", log: log)
        }
      }
    }
    let (log, pairs) = (CallLog(), Pairs())
    let host = TestHost(VStack { All(pairs: pairs, log: log) })
    #expect(log.take().count == 4)
    pairs.list[1].left = 3
    host.update()
    #expect(log.take() == ["left 1"])
    #expect(host.exists("left 1 3") && host.exists("right 1 0"))
  }

  @Test func theObjectGoesWithTheLastView() {
    struct Shown: View {
      let isShown: Bool
      let store: () -> Store?
      let log: CallLog
      var body: some View {
        if isShown, let store = store() { ObservedRows(store: store, log: log, move: { _ in }) }
      }
    }
    @MainActor final class Holder { var store: Store? = Store() }
    struct Root: View {
      let control: Switch
      let holder: Holder
      let log: CallLog
      var body: some View { Shown(isShown: control.isOn, store: { [weak holder] in holder?.store }, log: log) }
    }
    let (control, holder, log) = (Switch(), Holder(), CallLog())
    weak let store = holder.store
    let host = TestHost(Root(control: control, holder: holder, log: log))
    host.update()
    holder.store?.items[3].number = 1
    host.update()
    control.isOn = false
    host.settle()
    holder.store = nil
    host.update()
    #expect(store == nil)
  }
}
