import SwiftUITesting
import Testing

@MainActor
@Suite struct ViewThatFitsTests {
  private func box(_ name: String, _ width: CGFloat, _ height: CGFloat = 10) -> some View {
    Color.red.frame(width: width, height: height).named(name)
  }

  private func choice(in width: CGFloat) -> FrameHost {
    FrameHost(
      ViewThatFits {
        box("large", 100)
        box("middle", 50)
        box("small", 20)
      }
      .frame(width: width))
  }

  @Test func theFirstThatFitsIsShown() {
    #expect(choice(in: 120).names == ["large"])
    #expect(choice(in: 100).names == ["large"])
    #expect(choice(in: 60).names == ["middle"])
    #expect(choice(in: 30).names == ["small"])
  }

  @Test func theLastOneIsShownIfNoneFits() { #expect(choice(in: 5).names == ["small"]) }

  @Test func onlyTheNamedAxesCount() {
    let host = FrameHost(
      ViewThatFits(in: .horizontal) {
        box("tall", 20, 300)
        box("small", 10, 10)
      })
    #expect(host.names == ["tall"])
  }

  private struct Changing: View {
    @State private var width: CGFloat = 120
    @State private var log: [String] = []

    var body: some View {
      VStack {
        ViewThatFits {
          Color.red.frame(width: 100, height: 10).named("large")
            .onAppear { log.append("large+") }.onDisappear { log.append("large-") }
          Color.red.frame(width: 20, height: 10).named("small")
            .onAppear { log.append("small+") }.onDisappear { log.append("small-") }
        }
        .frame(width: width)
        Button("narrow") { width = 50 }
        Button("wide") { width = 120 }
        Text(verbatim: "log " + log.joined(separator: " "))
      }
    }
  }

  @Test func viewsComeAndGoWithTheSpace() throws {
    let host = FrameHost(Changing())
    #expect(host.names == ["large"])
    try host.host.tap("narrow")
    host.host.settle()
    #expect(host.names == ["small"])
    #expect(host.host.exists("log large+ large- small+") || host.host.exists("log large+ small+ large-"))
    try host.host.tap("wide")
    host.host.settle()
    #expect(host.names == ["large"])
  }
}

@MainActor
@Suite struct AnyLayoutTests {
  private struct Switching: View {
    @State private var isVertical = false

    var body: some View {
      let layout = isVertical ? AnyLayout(VStackLayout(spacing: 4)) : AnyLayout(HStackLayout(spacing: 8))
      VStack(spacing: 0) {
        layout {
          Counter(name: "a")
          Divider().named("line")
          Spacer(minLength: 5)
          Color.red.frame(width: 10, height: 10).named("b")
        }
        .frame(width: 100, height: 100)
        Button("turn") { isVertical.toggle() }
      }
    }
  }

  private struct Counter: View {
    let name: String
    @State private var width: CGFloat = 10

    var body: some View {
      Color.red.frame(width: width, height: 20).named(name).onTapGesture { width += 5 }
    }
  }

  @Test func changingTheTypeKeepsStateAndTurnsSpacersAndDividers() throws {
    let host = FrameHost(Switching())
    let a = host["a"] ?? .zero
    #expect(host["line"]?.height == 100)
    #expect(a.width == 10)
    host.host.tap(at: CGPoint(x: a.midX, y: a.midY))
    host.host.settle()
    #expect(host["a"]?.width == 15)
    try host.host.tap("turn")
    host.host.settle()
    #expect(host["a"]?.width == 15)
    #expect(host["line"]?.width == 100)
    #expect(host["b"]?.maxY == (host["a"]?.minY ?? 0) + 100)
  }

  @Test func anyLayoutHoldsGridsAndLayoutsOfTheProgramsOwn() {
    let host = FrameHost(
      AnyLayout(AnyLayout(GridLayout(horizontalSpacing: 0, verticalSpacing: 0))) {
        GridRow {
          Color.red.frame(width: 10, height: 10).named("a")
          Color.red.frame(width: 30, height: 10).named("b")
        }
      }
      .named("grid"))
    #expect(host["grid"]?.size == CGSize(width: 40, height: 10))
  }
}

@MainActor
@Suite struct LayoutProtocolTests {
  /// A column that counts what it was asked and keeps what it worked out.
  private struct Column: Layout {
    @MainActor final class Log {
      var made = 0
      var updated = 0
    }

    let log: Log

    func makeCache(subviews: Subviews) -> [CGFloat] {
      MainActor.assumeIsolated { log.made += 1 }
      return subviews.map { $0.sizeThatFits(.unspecified).height }
    }

    func updateCache(_ cache: inout [CGFloat], subviews: Subviews) {
      MainActor.assumeIsolated { log.updated += 1 }
      cache = subviews.map { $0.sizeThatFits(.unspecified).height }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) -> CGSize {
      CGSize(width: proposal.width ?? 10, height: cache.reduce(0, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) {
      var y = bounds.minY
      for (subview, height) in zip(subviews, cache) {
        subview.place(at: CGPoint(x: bounds.midX, y: y), anchor: .top, proposal: .unspecified)
        y += height
      }
    }

    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout [CGFloat]
    ) -> CGFloat? {
      guide == .center ? cache.first : nil
    }

    func spacing(subviews: Subviews, cache: inout [CGFloat]) -> ViewSpacing { .zero }
  }

  private struct Content: View {
    let log: Column.Log
    @State private var height: CGFloat = 30

    var body: some View {
      HStack {
        Column(log: log) {
          Color.red.frame(width: 20, height: 10).named("a")
          Color.red.frame(width: 20, height: height).named("b")
        }
        .named("column")
        Color.blue.frame(width: 20, height: 20).named("c")
        Button("grow") { height = 50 }
      }
    }
  }

  @Test func cachesLiveUntilTheViewsChange() throws {
    let log = Column.Log()
    let host = FrameHost(Content(log: log))
    #expect(log.made == 1)
    #expect(host["column"]?.height == 40)
    try host.host.tap("grow")
    host.host.settle()
    #expect(log.made == 1)
    #expect(log.updated > 0)
    #expect(host["column"]?.height == 60)
  }

  @Test func anOwnGuideAndAnOwnSpacingCount() {
    let host = FrameHost(Content(log: Column.Log()))
    // The layout's centre is where its first view ends; it keeps no distance.
    #expect(host["c"]?.midY == host["a"]?.maxY)
    #expect(host["c"]?.minX == host["column"]?.maxX)
  }
}
