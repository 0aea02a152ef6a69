import Testing

@testable import SwiftUICore

private struct Counter {
  @MainActor static func rows(made: Box<Int>, height: @escaping (Int) -> CGFloat, count: Int) -> some View {
    ForEach(0..<count, id: \.self) { index in
      CountedRow(index: index, height: height(index), made: made)
    }
  }
}

private struct CountedRow: View {
  let index: Int
  let height: CGFloat
  let made: Box<Int>

  var body: some View {
    made.value += 1
    return Color.red.frame(height: height).probe("row\(index)")
  }
}

@MainActor
struct LazyTests {
  let probes = FrameProbes()

  @Test func makesOnlyWhatTouchesTheViewport() {
    let made = Box(0)
    let host = probes.host(
      ScrollView { LazyVStack(spacing: 0) { Counter.rows(made: made, height: { _ in 20 }, count: 100_000) } },
      width: 300, height: 200)
    #expect(made.value == 10)
    #expect(probes.frames.count == 10)
    #expect(probes.frames["row9"] == CGRect(x: 0, y: 180, width: 300, height: 20))
    #expect(host.headless.root.counters.nodesMade < 400)
  }

  @Test func scrollingMakesWhatAppearsAndDropsWhatLeaves() {
    let made = Box(0)
    let host = probes.host(
      ScrollView { LazyVStack(spacing: 0) { Counter.rows(made: made, height: { _ in 20 }, count: 100_000) } },
      width: 300, height: 200)
    host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -90))
    host.settle()
    #expect(made.value == 15)
    #expect(probes.frames["row3"] == nil)
    #expect(probes.frames["row4"] == CGRect(x: 0, y: -10, width: 300, height: 20))
    #expect(probes.frames["row14"] == CGRect(x: 0, y: 190, width: 300, height: 20))
    // Rows that come back have been kept.
    host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: 90))
    host.settle()
    #expect(made.value == 15)
    #expect(probes.frames["row0"] == CGRect(x: 0, y: 0, width: 300, height: 20))
  }

  @Test func rowsFarAwayAreThrownAway() {
    let made = Box(0)
    let host = probes.host(
      ScrollView { LazyVStack(spacing: 0) { Counter.rows(made: made, height: { _ in 20 }, count: 100_000) } },
      width: 300, height: 200)
    for _ in 0..<30 {
      host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -200))
      host.settle()
    }
    let counters = host.headless.root.counters
    #expect(counters.nodesRemoved > 150)
    #expect(made.value < 400)
  }

  @Test func scrollToAFarRow() {
    let made = Box(0)
    let proxy = Box<ScrollViewProxy?>(nil)
    let host = probes.host(
      ScrollViewReader { reader in
        ScrollView {
          LazyVStack(spacing: 0) { Counter.rows(made: made, height: { _ in 20 }, count: 100_000) }
        }
        .onAppear { proxy.value = reader }
      }, width: 300, height: 200)
    proxy.value?.scrollTo(54_321, anchor: .center)
    host.update()
    #expect(probes.frames["row54321"] == CGRect(x: 0, y: 90, width: 300, height: 20))
    proxy.value?.scrollTo(99_999)
    host.update()
    #expect(probes.frames["row99999"]?.maxY == 200)
    #expect(made.value < 60)
  }

  /// Rows of very different heights.
  private func unevenHeight(_ index: Int) -> CGFloat { CGFloat(20 + (index * 7919) % 60) }

  @Test func contentNeverJumpsWhenEstimatesWereWrong() {
    let made = Box(0)
    let proxy = Box<ScrollViewProxy?>(nil)
    let host = probes.host(
      ScrollViewReader { reader in
        ScrollView {
          LazyVStack(spacing: 4) { Counter.rows(made: made, height: unevenHeight, count: 10_000) }
        }.onAppear { proxy.value = reader }
      }, width: 300, height: 400)
    proxy.value?.scrollTo(5_000, anchor: .top)
    host.update()
    #expect(probes.frames["row5000"]?.minY == 0)
    var expected: [String: CGFloat] = [:]
    for step in 0..<40 {
      let before = probes.frames.mapValues(\.minY)
      host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: 30))
      host.settle()
      for (name, y) in before {
        guard let now = probes.frames[name]?.minY else { continue }
        #expect(abs(now - (y + 30)) < 0.01, "\(name) in step \(step)")
      }
      expected = probes.frames.mapValues(\.minY)
    }
    // Neighbours keep their distance.
    let rows = expected.keys.compactMap { Int($0.dropFirst(3)) }.sorted()
    for (a, b) in zip(rows, rows.dropFirst()) {
      let (upper, lower) = (expected["row\(a)"] ?? 0, expected["row\(b)"] ?? 0)
      #expect(abs(lower - upper - unevenHeight(a) - 4) < 0.01)
    }
    // And the way back to the top ends at the first row.
    proxy.value?.scrollTo(0, anchor: .top)
    host.update()
    #expect(probes.frames["row0"]?.minY == 0)
  }

  @Test func stateOfARowSurvivesAShortAbsence() throws {
    struct Tapped: View {
      let index: Int
      @State private var count = 0
      var body: some View {
        Text("\(index): \(count)").frame(height: 40).onTapGesture { count += 1 }
      }
    }
    let host = TestHost(
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { Tapped(index: $0) } } },
      size: CGSize(width: 300, height: 400))
    try host.tap("1: 0")
    host.update()
    #expect(host.exists("1: 1"))
    host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -800))
    host.settle()
    #expect(!host.exists("1: 1"))
    host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: 800))
    host.settle()
    #expect(host.exists("1: 1"))
  }

  @Test func appearanceFollowsTheViewport() {
    let log = Box<[String]>([])
    let host = TestHost(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { index in
            Color.red.frame(height: 100)
              .onAppear { log.value.append("+\(index)") }
              .onDisappear { log.value.append("-\(index)") }
          }
        }
      }, size: CGSize(width: 300, height: 200))
    #expect(log.value == ["+0", "+1"])
    host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -100))
    host.settle()
    #expect(log.value.sorted() == ["+0", "+1", "+2", "-0"].sorted())
  }

  @Test(.disabled("A header out of view still sends its preferences"))
  func headersArePinnedAndPushed() {
    let host = probes.host(
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
          ForEach(0..<5, id: \.self) { section in
            Section {
              ForEach(0..<10, id: \.self) { row in
                Color.red.frame(height: 20).probe("row\(section).\(row)")
              }
            } header: {
              Color.blue.frame(height: 30).probe("header\(section)")
            }
          }
        }
      }, width: 300, height: 200)
    #expect(probes.frames["header0"]?.minY == 0)
    #expect(probes.frames["row0.0"]?.minY == 30)
    func scroll(_ distance: CGFloat) {
      host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -distance))
      host.settle()
    }
    scroll(100)
    #expect(probes.frames["header0"]?.minY == 0)
    #expect(probes.frames["row0.9"]?.minY == 110)
    scroll(115)
    // The next header, at 15, pushes the first one out.
    #expect(probes.frames["header1"]?.minY == 15)
    #expect(probes.frames["header0"]?.minY == -15)
    scroll(15)
    #expect(probes.frames["header1"]?.minY == 0)
    #expect(probes.frames["header0"] == nil)
  }

  @Test func scrollToPutsARowUnderThePinnedHeader() {
    let proxy = Box<ScrollViewProxy?>(nil)
    let host = probes.host(
      ScrollViewReader { reader in
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
            ForEach(0..<5, id: \.self) { section in
              Section {
                ForEach(0..<10, id: \.self) { row in
                  Color.red.frame(height: 20).probe("row\(section).\(row)").id("\(section).\(row)")
                }
              } header: {
                Color.blue.frame(height: 30).probe("header\(section)")
              }
            }
          }
        }.onAppear { proxy.value = reader }
      }, width: 300, height: 200)
    proxy.value?.scrollTo("2.3", anchor: .top)
    host.update()
    #expect(probes.frames["row2.3"]?.minY == 30)
    #expect(probes.frames["header2"]?.minY == 0)
  }

  @Test func footersArePinned() {
    _ = probes.host(
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionFooters]) {
          Section {
            ForEach(0..<30, id: \.self) { row in Color.red.frame(height: 20).probe("row\(row)") }
          } footer: {
            Color.blue.frame(height: 30).probe("footer")
          }
        }
      }, width: 300, height: 200)
    #expect(probes.frames["footer"]?.maxY == 200)
  }

  @Test func gridSharesOutItsWidth() {
    _ = probes.host(
      VStack(spacing: 16) {
        LazyVGrid(
          columns: [
            GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(minimum: 20, maximum: 80)),
          ],
          spacing: 4
        ) {
          ForEach(0..<6, id: \.self) { Color.red.frame(height: 20).probe("cell\($0)") }
        }.frame(width: 280).probe("columns")
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 10)], alignment: .leading, spacing: 8) {
          ForEach(0..<5, id: \.self) { Color.red.frame(height: 24).probe("adaptive\($0)") }
        }.frame(width: 240).probe("adaptive")
        LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 6) {
          ForEach(0..<5, id: \.self) { Color.red.frame(width: 40).probe("hcell\($0)") }
        }.frame(height: 70).probe("rows")
      }, width: 320, height: 300)
    let expected: [String: CGRect] = [
      "adaptive": CGRect(x: 40, y: 109, width: 240, height: 56),
      "adaptive0": CGRect(x: 40, y: 109, width: 52.5, height: 24),
      "adaptive3": CGRect(x: 227.5, y: 109, width: 52.5, height: 24),
      "adaptive4": CGRect(x: 40, y: 141, width: 52.5, height: 24),
      "cell0": CGRect(x: 31, y: 49, width: 60, height: 20),
      "cell1": CGRect(x: 99, y: 49, width: 102, height: 20),
      "cell2": CGRect(x: 209, y: 49, width: 80, height: 20),
      "cell5": CGRect(x: 209, y: 73, width: 80, height: 20),
      "columns": CGRect(x: 20, y: 49, width: 280, height: 44),
      "hcell0": CGRect(x: 94, y: 182, width: 40, height: 30),
      "hcell1": CGRect(x: 94, y: 220, width: 40, height: 30),
      "hcell4": CGRect(x: 186, y: 182, width: 40, height: 30),
      "rows": CGRect(x: 94, y: 181, width: 132, height: 70),
    ]
    for (name, frame) in expected { #expect(probes.frames[name] == frame, "\(name)") }
  }

  @Test func gridAlignsItsCells() {
    func cell(_ height: CGFloat, _ name: String) -> some View {
      Color.red.frame(width: 20, height: height).probe(name)
    }
    let columns = [
      GridItem(.fixed(60), alignment: .leading), GridItem(.fixed(60)),
      GridItem(.fixed(60), alignment: .bottomTrailing),
    ]
    _ = probes.host(
      LazyVGrid(columns: columns, alignment: .trailing, spacing: 4) {
        cell(20, "t0")
        cell(40, "t1")
        cell(20, "t2")
        cell(20, "t3")
      }.frame(width: 240).probe("grid"), width: 300, height: 64)
    #expect(probes.frames["t0"] == CGRect(x: 74, y: 10, width: 20, height: 20))
    #expect(probes.frames["t1"] == CGRect(x: 182, y: 0, width: 20, height: 40))
    #expect(probes.frames["t2"] == CGRect(x: 250, y: 20, width: 20, height: 20))
    #expect(probes.frames["t3"] == CGRect(x: 74, y: 44, width: 20, height: 20))
  }

  @Test func lazyGridOfManyCellsMakesFew() {
    let made = Box(0)
    let host = probes.host(
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: 10) {
          Counter.rows(made: made, height: { _ in 50 }, count: 50_000)
        }
      }, width: 300, height: 200)
    // Three columns, four lines.
    #expect(made.value == 12)
    host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -60_000))
    host.settle()
    #expect(made.value < 400)
  }

  @Test func insertingAboveKeepsTheOffset() {
    struct Feed: View {
      @ObservedObject var model: Model
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(model.items, id: \.self) { Color.red.frame(height: 20).probe("row\($0)") }
          }
        }
      }
    }
    final class Model: ObservableObject {
      @Published var items = Array(0..<1000)
    }
    let model = Model()
    let host = probes.host(Feed(model: model), width: 300, height: 200)
    host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -500))
    host.settle()
    #expect(probes.frames["row25"]?.minY == 0)
    model.items.insert(5000, at: 0)
    host.update()
    #expect(probes.frames["row25"]?.minY == 20)
    model.items.removeAll { $0 == 28 }
    host.update()
    #expect(probes.frames["row27"]?.minY == 60)
    #expect(probes.frames["row29"]?.minY == 80)
    #expect(probes.frames["row28"] == nil)
    model.items = [7, 8, 9]
    host.update()
    #expect(probes.frames["row7"]?.minY == 0)
    #expect(probes.frames.count == 3)
  }

  @Test func changingTheWidthKeepsWhatIsSeenInPlace() {
    struct Sized: View {
      @ObservedObject var model: Model
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1000, id: \.self) { index in
              Color.red.aspectRatio(10, contentMode: .fit).probe("row\(index)")
            }
          }.frame(width: model.width)
        }
      }
    }
    final class Model: ObservableObject {
      @Published var width: CGFloat = 200
    }
    let model = Model()
    let host = probes.host(Sized(model: model), width: 300, height: 200)
    host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -500))
    host.settle()
    #expect(probes.frames["row25"]?.minY == 0)
    model.width = 300
    host.update()
    #expect(probes.frames["row25"]?.minY == 0)
    #expect(probes.frames["row26"]?.minY == 30)
  }

  @Test func lengthsFindLinesAndPositions() {
    var lengths = LazyLengths(count: 1000)
    lengths.estimate = 10
    #expect(lengths.total == 10_000)
    #expect(lengths.line(at: 995) == 99)
    lengths.set(30, for: 50)
    lengths.set(5, for: 700)
    #expect(lengths.total == 10_015)
    #expect(lengths.start(of: 50) == 500)
    #expect(lengths.start(of: 51) == 530)
    #expect(lengths.start(of: 701) == 7025)
    #expect(lengths.line(at: 529) == 50)
    #expect(lengths.line(at: 530) == 51)
    #expect(lengths.line(at: 7_019) == 699)
    #expect(lengths.line(at: 7_024) == 700)
    #expect(lengths.line(at: 7_025) == 701)
    #expect(lengths.line(at: 1e9) == 999)
    lengths.shift(by: 2, count: 1002)
    #expect(lengths.length(of: 52) == 30)
    #expect(lengths.length(of: 50) == nil)
    lengths.shift(by: 0, count: 60)
    #expect(lengths.length(of: 52) == 30)
    #expect(lengths.length(of: 702) == nil)
    #expect(lengths.total == 620)
  }
}
