import Testing

@testable import SwiftUICore

@MainActor @Suite struct ListEditingTests {
  private struct Row: Identifiable, Hashable {
    var id: Int
    var name: String { "Row \(id)" }
  }

  private func frame(_ label: String, of host: TestHost) throws -> CGRect {
    try #require(host.element(label), "\(label) in\n\(host.tree)").frame
  }

  private func names(_ host: TestHost) -> [String] {
    host.elements(role: "cell").sorted { $0.frame.minY < $1.frame.minY }.map(\.label)
  }

  // MARK: Moving

  private struct Moving: View {
    @State var rows: [Row]
    let moves: Box<[String]>
    var fixed: Int?
    @State var mode: EditMode

    init(count: Int, moves: Box<[String]> = Box([]), fixed: Int? = nil, mode: EditMode = .active) {
      _mode = State(initialValue: mode)
      _rows = State(initialValue: (0..<count).map { Row(id: $0) })
      self.moves = moves
      self.fixed = fixed
    }

    var body: some View {
      List {
        ForEach(rows) { row in Text(row.name).moveDisabled(row.id == fixed) }
          .onMove { source, destination in
            moves.value.append("\(Array(source)) to \(destination)")
            rows.move(fromOffsets: source, toOffset: destination)
          }
      }
      .listStyle(.plain)
      .environment(\.editMode, $mode)
    }
  }

  private func handle(_ row: String, of host: TestHost) throws -> CGPoint {
    let cell = try frame(row, of: host)
    let handle = try #require(
      host.elements.first { $0.label == "Reorder" && abs($0.frame.midY - cell.midY) < 4 },
      "handle of \(row) in\n\(host.tree)")
    return CGPoint(x: handle.frame.midX, y: handle.frame.midY)
  }

  @Test func aRowIsMovedDownByItsHandle() throws {
    let moves = Box<[String]>([])
    let host = TestHost(Moving(count: 6, moves: moves))
    let start = try handle("Row 1", of: host)
    host.drag(from: start, to: CGPoint(x: start.x, y: start.y + 100), duration: 0.5)
    host.settle()
    #expect(moves.value == ["[1] to 4"])
    #expect(names(host) == ["Row 0", "Row 2", "Row 3", "Row 1", "Row 4", "Row 5"])
    #expect(try frame("Row 1", of: host).minY == 3 * 44)
  }

  @Test func aRowIsMovedUp() throws {
    let moves = Box<[String]>([])
    let host = TestHost(Moving(count: 6, moves: moves))
    let start = try handle("Row 4", of: host)
    host.drag(from: start, to: CGPoint(x: start.x, y: start.y - 190), duration: 0.5)
    host.settle()
    #expect(moves.value == ["[4] to 0"])
    #expect(names(host) == ["Row 4", "Row 0", "Row 1", "Row 2", "Row 3", "Row 5"])
  }

  @Test func othersGiveWayWhileARowIsMoved() throws {
    let moves = Box<[String]>([])
    let host = TestHost(Moving(count: 6, moves: moves))
    let start = try handle("Row 1", of: host)
    host.drag(from: start, to: CGPoint(x: start.x, y: start.y + 60), duration: 0.5, release: false)
    host.advance(by: 0.5)
    #expect(moves.value.isEmpty)
    #expect(abs(try frame("Row 1", of: host).midY - (start.y + 60)) < 2)
    #expect(abs(try frame("Row 2", of: host).minY - 44) < 1)
    #expect(abs(try frame("Row 3", of: host).minY - 3 * 44) < 1)
  }

  @Test func aRowThatIsLetGoWhereItWasStays() throws {
    let moves = Box<[String]>([])
    let host = TestHost(Moving(count: 6, moves: moves))
    let start = try handle("Row 1", of: host)
    host.drag(from: start, to: CGPoint(x: start.x, y: start.y + 15), duration: 0.3)
    host.settle()
    #expect(moves.value.isEmpty)
    #expect(try frame("Row 1", of: host).minY == 44)
  }

  @Test func theListScrollsWhileARowIsHeldAtItsEnd() throws {
    let moves = Box<[String]>([])
    let host = TestHost(Moving(count: 60, moves: moves))
    let start = try handle("Row 1", of: host)
    host.drag(from: start, to: CGPoint(x: start.x, y: 835), duration: 0.5, release: false)
    host.advance(by: 2)
    #expect(!host.exists("Row 3"))
    #expect(abs(try frame("Row 1", of: host).midY - 835) < 2)
    host.drag(from: CGPoint(x: start.x, y: 835), to: CGPoint(x: start.x, y: 835), duration: 0.1)
    host.settle()
    #expect(moves.value.isEmpty || moves.value.count == 1)
  }

  @Test func aRowIsMovedByHoldingItToo() throws {
    let moves = Box<[String]>([])
    let host = TestHost(Moving(count: 6, moves: moves, mode: .inactive))
    let row = try frame("Row 1", of: host)
    let start = CGPoint(x: row.midX, y: row.midY)
    host.headless.send(.pointer(PointerEvent(phase: .down, location: start, device: .touch, time: host.time)))
    host.advance(by: 0.6)
    for step in 1...10 {
      let point = CGPoint(x: start.x, y: start.y + CGFloat(step) * 6)
      host.headless.send(.pointer(PointerEvent(phase: .moved, location: point, device: .touch, time: host.time)))
      host.advance(by: 0.05)
    }
    let end = CGPoint(x: start.x, y: start.y + 60)
    host.headless.send(.pointer(PointerEvent(phase: .up, location: end, device: .touch, time: host.time)))
    host.settle()
    #expect(moves.value == ["[1] to 3"])
    #expect(names(host) == ["Row 0", "Row 2", "Row 1", "Row 3", "Row 4", "Row 5"])
  }

  @Test func rowsThatMayNotBeMovedHaveNoHandle() throws {
    let host = TestHost(Moving(count: 4, fixed: 2))
    #expect(host.elements.filter { $0.label == "Reorder" }.count == 3)
  }

  // MARK: Edit actions

  private struct Bound: View {
    @State var rows = (0..<4).map { Row(id: $0) }
    let mode: EditMode
    var body: some View {
      VStack {
        Text("rows \(rows.map { String($0.id) }.joined())")
        List($rows, editActions: .all) { $row in Text(row.name) }
          .environment(\.editMode, .constant(mode))
      }
    }
  }

  @Test func editActionsDeleteThroughTheBinding() throws {
    let host = TestHost(Bound(mode: .inactive))
    let row = try frame("Row 1", of: host)
    host.drag(from: CGPoint(x: 350, y: row.midY), to: CGPoint(x: 20, y: row.midY), duration: 0.4)
    host.settle()
    #expect(host.exists("rows 023"))
  }

  @Test func editActionsMoveThroughTheBinding() throws {
    let host = TestHost(Bound(mode: .active))
    let start = try handle("Row 0", of: host)
    host.drag(from: start, to: CGPoint(x: start.x, y: start.y + 60), duration: 0.5)
    host.settle()
    #expect(host.exists("rows 1023"))
  }

  // MARK: Swipe actions

  private struct Swiping: View {
    @State var log: [String] = []
    var allowsFullSwipe = true
    var body: some View {
      VStack {
        Text("log \(log.joined(separator: " "))")
        List(0..<4, id: \.self) { index in
          Text("Row \(index)")
            .swipeActions(edge: .leading) {
              Button("Pin") { log.append("pin\(index)") }.tint(.yellow)
            }
            .swipeActions(allowsFullSwipe: allowsFullSwipe) {
              Button("Remove", role: .destructive) { log.append("remove\(index)") }
              Button {
                log.append("flag\(index)")
              } label: {
                Label("Flag", systemImage: "flag")
              }
              .tint(.orange)
            }
        }
        .listStyle(.plain)
      }
    }
  }

  private func swipe(_ row: String, by distance: CGFloat, on host: TestHost) throws {
    let cell = try frame(row, of: host)
    let x: CGFloat = distance < 0 ? 370 : 20
    host.drag(from: CGPoint(x: x, y: cell.midY), to: CGPoint(x: x + distance, y: cell.midY), duration: 0.4)
    host.settle()
  }

  @Test func actionsStandFromTheEdge() throws {
    let host = TestHost(Swiping())
    try swipe("Row 1", by: -150, on: host)
    let remove = try frame("Remove", of: host)
    let flag = try frame("Flag", of: host)
    #expect(abs(remove.maxX - 390) < 1)
    #expect(flag.minX < remove.minX)
    let y = Int(remove.midY)
    let red = host.pixel(x: Int(remove.maxX) - 4, y: y)
    #expect(red.red == 255 && red.green == 59)
    let orange = host.pixel(x: Int(flag.minX) + 4, y: y)
    #expect(orange.red == 255 && orange.green == 149)
    try host.tap("Flag")
    host.settle()
    #expect(host.exists("log flag1"))
    #expect(!host.exists("Flag"))
  }

  @Test func actionsStandAtTheLeadingEdge() throws {
    let host = TestHost(Swiping())
    try swipe("Row 2", by: 90, on: host)
    let pin = try frame("Pin", of: host)
    #expect(pin.minX < 1)
    try host.tap("Pin")
    host.settle()
    #expect(host.exists("log pin2"))
  }

  @Test func aFullSwipeDoesTheFirstAction() throws {
    let host = TestHost(Swiping())
    try swipe("Row 0", by: 340, on: host)
    #expect(host.exists("log pin0"))
    try swipe("Row 1", by: -340, on: host)
    #expect(host.exists("log pin0 remove1"))
    #expect(!host.exists("Remove"))
  }

  @Test func aFullSwipeCanBeForbidden() throws {
    let host = TestHost(Swiping(allowsFullSwipe: false))
    try swipe("Row 1", by: -340, on: host)
    #expect(host.exists("log "))
    #expect(host.exists("Remove"))
  }

  @Test func actionsStandAtTheOtherSideFromRightToLeft() throws {
    let host = TestHost(Swiping(), layoutDirection: .rightToLeft)
    try swipe("Row 1", by: 150, on: host)
    let remove = try frame("Remove", of: host)
    #expect(remove.minX < 1)
  }

  // MARK: Rows

  @Test func badgesStandAtTheEnd() throws {
    let host = TestHost(
      NavigationStack {
        List {
          Text("Plain").badge(7)
          NavigationLink("Link") { Text("There") }.badge("new")
          Text("None").badge(0)
        }
      })
    let seven = try #require(host.element("7")).frame
    #expect(seven.maxX <= 390 - 16 && seven.maxX > 340)
    #expect(host.elements.contains { $0.label.contains("Link") && $0.label.contains("new") })
    #expect(!host.exists("0"))
  }

  @Test func insetsMoveTheContent() throws {
    let host = TestHost(
      List {
        Text("Wide").listRowInsets(EdgeInsets(top: 30, leading: 50, bottom: 30, trailing: 0))
      }
      .listStyle(.plain))
    let row = try frame("Wide", of: host)
    #expect(row.height > 75)
  }

  @Test func backgroundsFillTheRow() throws {
    let host = TestHost(
      List {
        Text("Green").listRowBackground(Color.green)
        Text("Other")
      }
      .listStyle(.plain))
    let row = try frame("Green", of: host)
    let color = host.pixel(x: 2, y: Int(row.midY))
    #expect(color.green == 199 && color.red == 52)
  }

  @Test func rowsStandApart() throws {
    let host = TestHost(
      List {
        Text("A")
        Text("B")
      }
      .listRowSpacing(20))
    #expect(try frame("B", of: host).minY - frame("A", of: host).maxY == 20)
  }

  @Test func sectionsStandApart() throws {
    func distance(_ spacing: ListSectionSpacing) throws -> CGFloat {
      let host = TestHost(
        List {
          Section { Text("A") }
          Section { Text("B") }
        }
        .listSectionSpacing(spacing))
      return try frame("B", of: host).minY - frame("A", of: host).maxY
    }
    #expect(try distance(.default) == 35)
    #expect(try distance(.compact) == 20)
    #expect(try distance(.custom(3)) == 3)
  }

  private func hasLine(at y: CGFloat, in host: TestHost) -> Bool {
    let pixel = host.pixel(x: 200, y: Int(y))
    return pixel.red < 240
  }

  @Test func separatorsCanBeHidden() throws {
    let host = TestHost(
      List {
        Text("A")
        Text("B").listRowSeparator(.hidden, edges: .bottom)
        Text("C")
        Text("D").listRowSeparatorTint(.red)
        Text("E")
      }
      .listStyle(.plain))
    #expect(hasLine(at: 43, in: host))
    #expect(!hasLine(at: 87, in: host))
    #expect(hasLine(at: 131, in: host))
    let red = host.pixel(x: 200, y: 175)
    #expect(red.red == 255 && red.green < 100)
  }

  @Test func theGroundCanBeHidden() throws {
    let host = TestHost(
      List { Text("A") }.scrollContentBackground(.hidden).background(Color.blue))
    let ground = host.pixel(x: 4, y: 600)
    #expect(ground.blue == 255 && ground.red == 0)
  }

  @Test func linksHaveNoChevronWhileEditing() throws {
    struct Links: View {
      @State var mode = EditMode.inactive
      var body: some View {
        NavigationStack {
          List {
            ForEach(0..<3, id: \.self) { NavigationLink("Row \($0)", destination: Text("There")) }.onDelete { _ in }
          }
          .environment(\.editMode, $mode)
          .toolbar { Button("Toggle") { mode = mode == .active ? .inactive : .active } }
        }
      }
    }
    let host = TestHost(Links())
    try host.tap("Toggle")
    host.settle()
    try host.tap("Row 1")
    host.settle()
    #expect(!host.exists("There"))
    try host.tap("Toggle")
    host.settle()
    try host.tap("Row 1")
    host.settle()
    #expect(host.exists("There"))
  }

  // MARK: Keys

  @Test func arrowKeysMoveTheSelection() throws {
    struct Keys: View {
      @State var selection: Int? = 1
      var body: some View {
        VStack {
          Text("selected \(selection.map(String.init) ?? "none")")
          List(0..<100, id: \.self, selection: $selection) { Text("Row \($0)") }
        }
      }
    }
    let host = TestHost(Keys())
    let row = try frame("Row 1", of: host)
    host.click(at: CGPoint(x: row.midX, y: row.midY))
    host.key(.downArrow)
    host.key(.downArrow)
    #expect(host.exists("selected 3"))
    host.key(.upArrow)
    #expect(host.exists("selected 2"))
    for _ in 0..<40 { host.key(.downArrow) }
    host.settle()
    #expect(host.exists("selected 42"))
    let shown = try frame("Row 42", of: host)
    #expect(shown.maxY <= 844)
  }

  // MARK: Outlines

  private struct Item: Identifiable {
    let id: String
    var children: [Item]?
  }

  private let tree = [
    Item(id: "Animals", children: [Item(id: "Birds", children: [Item(id: "Owl")]), Item(id: "Fish")]),
    Item(id: "Stones"),
  ]

  @Test func outlinesFoldOut() throws {
    let host = TestHost(List(tree, children: \.children) { Text($0.id) })
    #expect(host.exists("Animals"))
    #expect(!host.exists("Birds"))
    try host.tap("Animals")
    host.settle()
    #expect(host.exists("Birds"))
    #expect(host.exists("Fish"))
    #expect(!host.exists("Owl"))
    try host.tap("Birds")
    host.settle()
    #expect(host.exists("Owl"))
    try host.tap("Animals")
    host.settle()
    #expect(!host.exists("Fish"))
  }

  @Test func disclosureGroupsFoldOutOutsideOfLists() throws {
    struct Group: View {
      @State var isOpen = false
      var body: some View {
        VStack {
          Text(isOpen ? "open" : "closed")
          DisclosureGroup("More", isExpanded: $isOpen) { Text("Details") }
        }
      }
    }
    let host = TestHost(Group())
    #expect(!host.exists("Details"))
    try host.tap("More")
    host.settle()
    #expect(host.exists("Details"))
    #expect(host.exists("open"))
  }

  @Test func sectionsOfASidebarFoldUp() throws {
    let host = TestHost(
      List {
        Section("Birds") { Text("Owl") }
        Section("Fish") { Text("Carp") }
      }
      .listStyle(.sidebar))
    #expect(host.exists("Owl"))
    let chevron = try #require(host.elements.first { $0.label == "Collapse" })
    host.tap(at: CGPoint(x: chevron.frame.midX, y: chevron.frame.midY))
    host.settle()
    #expect(!host.exists("Owl"))
    #expect(host.exists("Carp"))
    try host.tap("Expand")
    host.settle()
    #expect(host.exists("Owl"))
  }

  // MARK: Refreshing

  @Test func pullingDownRefreshes() async throws {
    let refreshed = Box(0)
    let host = TestHost(
      List(0..<3, id: \.self) { Text("Row \($0)") }
        .refreshable { refreshed.value += 1 })
    host.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 200, y: 600), duration: 0.5)
    await host.yield()
    host.settle()
    #expect(refreshed.value == 1)
    host.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 200, y: 190), duration: 0.5)
    await host.yield()
    #expect(refreshed.value == 1)
    host.key("r", modifiers: .command)
    await host.yield()
    #expect(refreshed.value == 2)
  }

  @Test func scrollViewsAreRefreshedToo() async throws {
    let refreshed = Box(0)
    let host = TestHost(
      ScrollView { Text("Content") }.refreshable { refreshed.value += 1 })
    host.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 200, y: 600), duration: 0.5)
    await host.yield()
    #expect(refreshed.value == 1)
  }
}
