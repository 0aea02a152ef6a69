import SwiftUITesting
import Testing

/// Rows of lazy containers that are out of view do not count, however they were made.
@MainActor
@Suite struct LazyVisibilityTests {
  private struct Rows<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      VStack(spacing: 0) {
        ScrollView {
          LazyVStack(spacing: 0) { content }
        }
        .frame(height: 100)
      }
    }
  }

  private func names<Content: View>(
    scrolledBy distance: CGFloat, @ViewBuilder _ content: () -> Content
  ) -> (before: Set<String>, after: Set<String>) {
    let host = FrameHost(Rows(content: content), size: CGSize(width: 100, height: 100))
    let before = host.names
    host.host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -distance))
    host.host.settle()
    return (before, host.names)
  }

  private func row(_ name: String) -> some View { Color.red.frame(height: 50).named(name) }

  @Test func viewsOfABuilder() {
    let names = names(scrolledBy: 100) {
      row("0")
      row("1")
      row("2")
      row("3")
    }
    #expect(names.before == ["0", "1"])
    #expect(names.after == ["2", "3"])
  }

  @Test func rowsOfUnknownTypes() {
    let names = names(scrolledBy: 100) {
      ForEach(0..<10, id: \.self) { AnyView(row("\($0)")) }
    }
    #expect(names.before == ["0", "1"])
    #expect(names.after == ["2", "3"])
  }

  @Test func headersOfSections() {
    let names = names(scrolledBy: 200) {
      ForEach(0..<5, id: \.self) { section in
        Section {
          row("\(section)a")
          row("\(section)b")
          row("\(section)c")
        } header: {
          row("h\(section)")
        }
      }
    }
    #expect(names.before == ["h0", "0a"])
    #expect(names.after == ["h1", "1a"])
  }

  @Test func aRowWithoutHeightAtTheBeginningIsInView() {
    let names = names(scrolledBy: 0) {
      Color.clear.frame(height: 0).named("mark")
      ForEach(0..<10, id: \.self) { row("\($0)") }
    }
    #expect(names.before == ["mark", "0", "1"])
  }

  @Test func distancesAtTheEndsOfALazyStackAreThoseOfItsRows() {
    let host = FrameHost(
      VStack {
        LazyVStack {
          Color.red.frame(height: 10)
          Spacer(minLength: 5)
        }
        .named("rows")
        Color.blue.frame(height: 10).named("below")
      })
    #expect(host["below"]?.minY == host["rows"]?.maxY)
  }
}
