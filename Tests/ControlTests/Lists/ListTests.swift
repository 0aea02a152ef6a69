import Testing

@testable import SwiftUICore

@MainActor @Suite struct ListTests {
  private struct Row: Identifiable, Hashable {
    let id: Int
    var name: String { "Row \(id)" }
  }

  // MARK: Work

  private func firstFrame(rows: Int) -> (counters: EngineCounters, made: Int) {
    let made = Box(0)
    let host = TestHost(
      List(0..<rows, id: \.self) { index in
        CountedText(text: "Row \(index)", made: made)
      })
    return (host.headless.root.counters, made.value)
  }

  private struct CountedText: View {
    let text: String
    let made: Box<Int>

    var body: some View {
      made.value += 1
      return Text(text)
    }
  }

  @Test func aLongListCostsWhatAShortOneDoes() {
    let short = firstFrame(rows: 100)
    let long = firstFrame(rows: 100_000)
    #expect(long.made < 100)
    #expect(long.made == short.made)
    func compare(_ name: String, _ count: KeyPath<EngineCounters, Int>) {
      let (few, many) = (Double(short.counters[keyPath: count]), Double(long.counters[keyPath: count]))
      #expect(many <= few * 1.5, "\(name): \(many) against \(few)")
    }
    compare("bodies", \.bodiesRun)
    compare("nodes made", \.nodesMade)
    compare("render nodes made", \.renderNodesMade)
    compare("nodes laid out", \.nodesLaidOut)
    compare("fragments", \.fragmentsRecorded)
  }

  @Test func aFarRowIsReachedWithoutThoseBetween() {
    let made = Box(0)
    let proxy = Box<ScrollViewProxy?>(nil)
    let host = TestHost(
      ScrollViewReader { reader in
        List(0..<100_000, id: \.self) { CountedText(text: "Row \($0)", made: made) }
          .onAppear { proxy.value = reader }
      })
    proxy.value?.scrollTo(54_321, anchor: .center)
    host.settle()
    #expect(host.exists("Row 54321"))
    #expect(!host.exists("Row 0"))
    #expect(made.value < 200)
  }

  @Test func aChangeOfOneRowRunsOneRow() {
    final class Model: ObservableObject {
      @Published var value = 0
    }
    struct Cell: View {
      let index: Int
      @ObservedObject var model: Model
      var body: some View { Text("Row \(index), \(model.value)") }
    }
    let models = (0..<20).map { _ in Model() }
    let host = TestHost(List(0..<20, id: \.self) { Cell(index: $0, model: models[$0]) })
    host.headless.root.counters = EngineCounters()
    models[3].value = 7
    host.update()
    #expect(host.exists("Row 3, 7"))
    #expect(host.headless.root.counters.bodiesRun == 1)
  }

  // MARK: Looks

  @Test func rowsHaveTheLeastHeightAndStandBelowEachOther() throws {
    let host = TestHost(List(0..<3, id: \.self) { Text("Row \($0)") }.listStyle(.plain))
    let rows = host.elements(role: "cell")
    #expect(rows.map(\.label) == ["Row 0", "Row 1", "Row 2"])
    for (index, row) in rows.enumerated() {
      #expect(row.frame == CGRect(x: 0, y: CGFloat(index) * 44, width: 390, height: 44))
    }
  }

  @Test func cardsHaveMargins() throws {
    let host = TestHost(List(0..<2, id: \.self) { Text("Row \($0)") }.listStyle(.insetGrouped))
    let row = try #require(host.elements(role: "cell").first)
    #expect(row.frame.minX == 16)
    #expect(row.frame.width == 358)
    #expect(row.frame.minY > 0)
    // Grey ground beside a white card.
    let ground = host.pixel(x: 4, y: Int(row.frame.midY))
    #expect(ground.red == 242 && ground.green == 242 && ground.blue == 247)
    let card = host.pixel(x: 20, y: Int(row.frame.midY))
    #expect(card.red == 255 && card.green == 255 && card.blue == 255)
  }

  @Test func listsAreDarkInTheDark() throws {
    let host = TestHost(List(0..<2, id: \.self) { Text("Row \($0)") }, colorScheme: .dark)
    let row = try #require(host.elements(role: "cell").first)
    let ground = host.pixel(x: 4, y: Int(row.frame.midY))
    #expect(ground.red == 0)
    let card = host.pixel(x: 20, y: Int(row.frame.midY))
    #expect(card.red == 28 && card.green == 28 && card.blue == 30)
  }

  @Test func sectionsHaveHeadersAndFooters() throws {
    let host = TestHost(
      List {
        Section {
          Text("One")
          Text("Two")
        } header: {
          Text("Numbers")
        } footer: {
          Text("That is all")
        }
        Section("Letters") { Text("A") }
      }
      .listStyle(.grouped))
    let header = try #require(host.element("NUMBERS") ?? host.element("Numbers"))
    let one = try #require(host.element("One"))
    let footer = try #require(host.element("That is all"))
    let letters = try #require(host.element("LETTERS") ?? host.element("Letters"))
    #expect(header.frame.maxY <= one.frame.minY)
    #expect(footer.frame.minY >= one.frame.maxY + 44)
    #expect(letters.frame.minY > footer.frame.maxY)
    #expect(header.role == "heading")
  }

  @Test func severalViewsOfOneElementAreSeveralRows() {
    let host = TestHost(
      List {
        ForEach(0..<2, id: \.self) { index in
          Text("Upper \(index)")
          Text("Lower \(index)")
        }
      })
    #expect(host.elements(role: "cell").map(\.label) == ["Upper 0", "Lower 0", "Upper 1", "Lower 1"])
  }

  @Test func headersOfPlainListsStay() throws {
    let host = TestHost(
      List {
        ForEach(0..<5, id: \.self) { section in
          Section("Section \(section)") {
            ForEach(0..<10, id: \.self) { Text("Row \(section).\($0)") }
          }
        }
      }
      .listStyle(.plain))
    host.scroll(at: CGPoint(x: 200, y: 400), by: CGSize(width: 0, height: -120))
    host.settle()
    let header = try #require(host.element("Section 0"))
    #expect(abs(header.frame.midY - 14) < 8)
  }

  // MARK: Selecting

  private struct Selecting: View {
    @State var selection: Int?
    var body: some View {
      VStack {
        Text("selected \(selection.map(String.init) ?? "nothing")")
        List(0..<5, id: \.self, selection: $selection) { Text("Row \($0)") }
      }
    }
  }

  @Test func aTapSelectsARow() throws {
    let host = TestHost(Selecting())
    #expect(host.exists("selected nothing"))
    try host.tap("Row 2")
    host.settle()
    #expect(host.exists("selected 2"))
    #expect(host.element("Row 2")?.isSelected == true)
    #expect(host.element("Row 1")?.isSelected == false)
  }

  private struct SelectingSeveral: View {
    @State var selection: Set<Int> = []
    var body: some View {
      VStack {
        Text("selected \(selection.sorted().map(String.init).joined(separator: " "))")
        EditButton()
        List(0..<5, id: \.self, selection: $selection) { Text("Row \($0)") }
      }
    }
  }

  @Test func severalRowsAreSelectedWhileEditing() throws {
    let host = TestHost(SelectingSeveral())
    try host.tap("Row 2")
    host.settle()
    #expect(host.exists("selected "))
    try host.tap("Edit")
    host.settle()
    try host.tap("Row 2")
    try host.tap("Row 4")
    host.settle()
    #expect(host.exists("selected 2 4"))
    try host.tap("Row 2")
    host.settle()
    #expect(host.exists("selected 4"))
  }

  // MARK: Deleting

  private struct Deleting: View {
    @State var rows = (0..<6).map(Row.init)
    var isSecondFixed = false

    var body: some View {
      VStack {
        EditButton()
        List {
          ForEach(rows) { row in
            Text(row.name).deleteDisabled(isSecondFixed && row.id == 1)
          }
          .onDelete { rows.remove(atOffsets: $0) }
        }
      }
    }
  }

  private func middle(_ label: String, of host: TestHost) throws -> CGPoint {
    let frame = try #require(host.element(label)).frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private func swipe(_ label: String, by distance: CGFloat, on host: TestHost, duration: Double = 0.4) throws {
    let start = try middle(label, of: host)
    host.drag(
      from: CGPoint(x: start.x + 150, y: start.y), to: CGPoint(x: start.x + 150 + distance, y: start.y),
      duration: duration)
    host.settle()
  }

  @Test func aFullSwipeDeletes() throws {
    let host = TestHost(Deleting())
    try swipe("Row 2", by: -320, on: host)
    host.settle()
    #expect(!host.exists("Row 2"))
    #expect(host.elements(role: "cell").count == 5)
  }

  @Test func aPartialSwipeShowsTheButton() throws {
    let host = TestHost(Deleting())
    try swipe("Row 2", by: -90, on: host)
    #expect(host.exists("Row 2"))
    #expect(host.exists("Delete"))
    try host.tap("Delete")
    host.settle()
    #expect(!host.exists("Row 2"))
    #expect(!host.exists("Delete"))
  }

  @Test func aShortSwipeDoesNothing() throws {
    let host = TestHost(Deleting())
    try swipe("Row 2", by: -25, on: host)
    #expect(host.exists("Row 2"))
    #expect(!host.exists("Delete"))
  }

  @Test func anotherSwipeClosesTheOpenRow() throws {
    let host = TestHost(Deleting())
    try swipe("Row 2", by: -90, on: host)
    #expect(host.exists("Delete"))
    try swipe("Row 4", by: -90, on: host)
    #expect(host.elements.filter { $0.label == "Delete" }.count == 1)
  }

  @Test func aTapElsewhereClosesTheOpenRow() throws {
    let host = TestHost(Deleting())
    try swipe("Row 2", by: -90, on: host)
    #expect(host.exists("Delete"))
    try host.tap("Row 4")
    host.settle()
    #expect(!host.exists("Delete"))
    #expect(host.exists("Row 4"))
  }

  @Test func rowsAreDeletedInEditMode() throws {
    let host = TestHost(Deleting())
    #expect(!host.exists("Remove"))
    try host.tap("Edit")
    host.settle()
    let removers = host.elements.filter { $0.label == "Remove" }
    #expect(removers.count == 6)
    host.tap(at: CGPoint(x: removers[1].frame.midX, y: removers[1].frame.midY))
    host.settle()
    #expect(host.exists("Row 1"))
    try host.tap("Delete")
    host.settle()
    #expect(!host.exists("Row 1"))
    try host.tap("Done")
    host.settle()
    #expect(!host.exists("Remove"))
  }

  @Test func rowsThatMayNotBeDeletedStay() throws {
    let host = TestHost(Deleting(isSecondFixed: true))
    try swipe("Row 1", by: -320, on: host)
    #expect(host.exists("Row 1"))
    try host.tap("Edit")
    host.settle()
    #expect(host.elements.filter { $0.label == "Remove" }.count == 5)
  }

  @Test func aVerticalDragScrollsInsteadOfSwiping() throws {
    struct Long: View {
      @State var rows = (0..<60).map(Row.init)
      var body: some View {
        List { ForEach(rows) { Text($0.name) }.onDelete { rows.remove(atOffsets: $0) } }.listStyle(.plain)
      }
    }
    let host = TestHost(Long())
    host.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 180, y: 300), duration: 0.5)
    host.settle()
    #expect(!host.exists("Delete"))
    let first = host.elements(role: "cell").first
    #expect(first?.label != "Row 0")
  }
}
