import SwiftUITesting
import Testing

@MainActor
@Suite struct GridTests {
  private func cell(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).named(name)
  }

  @Test func columnsAreAsWideAsTheirWidestCells() {
    let host = FrameHost(
      Grid(horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          cell("a", 20, 10)
          cell("b", 40, 30)
        }
        GridRow {
          cell("c", 50, 20)
          cell("d", 10, 10)
        }
      }
      .named("grid"))
    #expect(host["grid"] == CGRect(x: 50, y: 72.5, width: 100, height: 55))
    #expect(host["a"] == CGRect(x: 65, y: 82.5, width: 20, height: 10))
    #expect(host["b"] == CGRect(x: 110, y: 72.5, width: 40, height: 30))
    #expect(host["d"] == CGRect(x: 125, y: 112.5, width: 10, height: 10))
  }

  @Test func shortRowsLeaveCellsEmpty() {
    let host = FrameHost(
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          cell("a", 20, 10)
          cell("b", 30, 10)
        }
        GridRow { cell("c", 10, 10) }
      }
      .named("grid"))
    #expect(host["grid"]?.width == 50)
    #expect(host["c"]?.minX == host["a"]?.minX)
  }

  @Test func aViewThatIsNoRowSpansAllColumns() {
    let host = FrameHost(
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          cell("a", 20, 10)
          cell("b", 30, 10)
        }
        Color.blue.frame(height: 4).gridCellUnsizedAxes(.horizontal).named("line")
      }
      .named("grid"))
    #expect(host["grid"]?.width == 60)
    #expect(host["line"]?.width == 60)
    #expect(host["line"]?.minX == host["grid"]?.minX)
  }

  @Test func aFlexibleLineMakesTheGridAsWideAsItMay() {
    let host = FrameHost(
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow { cell("a", 20, 10) }
        Color.blue.frame(height: 4).named("line")
      }
      .named("grid"))
    #expect(host["grid"]?.width == 200)
    #expect(host["line"]?.width == 200)
  }

  @Test func cellsSpanColumns() {
    let host = FrameHost(
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          cell("a", 20, 10)
          cell("b", 20, 10)
          cell("c", 20, 10)
        }
        GridRow {
          cell("wide", 70, 10).gridCellColumns(2)
          cell("d", 10, 10)
        }
      }
      .named("grid"))
    // The two columns lack 20 between them.
    #expect(host["grid"]?.width == 100)
    #expect(host["d"]?.minX == host["c"]?.minX)
    #expect((host["c"]?.minX ?? 0) - (host["a"]?.minX ?? 0) == 80)
  }

  @Test func rowsAndColumnsAndCellsAlign() {
    let host = FrameHost(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          cell("tall", 50, 40)
          cell("low", 50, 10)
          cell("anchored", 10, 10).gridCellAnchor(.topTrailing)
        }
        GridRow {
          cell("narrow", 10, 10).gridColumnAlignment(.trailing)
          cell("e", 10, 10)
          cell("f", 30, 10)
        }
      })
    #expect(host["low"]?.maxY == host["tall"]?.maxY)
    #expect(host["narrow"]?.maxX == host["tall"]?.maxX)
    #expect(host["e"]?.midX == host["low"]?.midX)
    #expect(host["anchored"]?.minY == host["tall"]?.minY)
    #expect(host["anchored"]?.maxX == host["f"]?.maxX)
  }

  @Test func flexibleCellsShareWhatIsLeft() {
    let host = FrameHost(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          cell("fixed", 40, 10)
          Color.red.named("a")
          Color.red.named("b")
        }
      }
      .frame(height: 50))
    #expect(host["a"]?.size == CGSize(width: 80, height: 50))
    #expect(host["b"]?.size == CGSize(width: 80, height: 50))
  }

  @Test func rowsTurnWithTheReadingDirection() {
    let host = FrameHost(
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          cell("a", 20, 10)
          cell("b", 30, 10)
        }
      }, direction: .rightToLeft)
    #expect((host["b"]?.maxX ?? 0) + 10 == host["a"]?.minX)
  }

  @Test func aRowOutsideOfAGridIsAGroup() {
    let host = FrameHost(
      VStack(spacing: 0) {
        GridRow {
          cell("a", 20, 10)
          cell("b", 20, 10)
        }
      })
    #expect(host["b"]?.minY == host["a"]?.maxY)
  }

  private struct Changing: View {
    @State private var isWide = false

    var body: some View {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(width: isWide ? 60 : 20, height: 10).named("a")
          Color.red.frame(width: 20, height: 10).named("b")
        }
        GridRow { Button("widen") { isWide = true } }
      }
    }
  }

  @Test func aCellThatGrowsPushesTheNextColumn() throws {
    let host = FrameHost(Changing())
    let before = (host["b"]?.minX ?? 0) - (host["a"]?.minX ?? 0)
    try host.host.tap("widen")
    host.host.settle()
    let after = (host["b"]?.minX ?? 0) - (host["a"]?.minX ?? 0)
    #expect(after >= 60)
    #expect(after > before)
  }
}
