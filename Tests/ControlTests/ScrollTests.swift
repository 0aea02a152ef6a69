import Testing

/// Frames of views in the window, by name, as they are at the moment.
@MainActor
final class FrameProbes {
  var frames: [String: CGRect] = [:]

  func names(startingWith prefix: String) -> [String] { frames.keys.filter { $0.hasPrefix(prefix) }.sorted() }

  func host(_ view: some View, width: CGFloat, height: CGFloat) -> TestHost {
    let host = TestHost(
      view.onPreferenceChange(FrameProbeKey.self) { [self] in frames = $0 },
      size: CGSize(width: width, height: height))
    host.update()
    return host
  }
}

private struct FrameProbeKey: PreferenceKey {
  static var defaultValue: [String: CGRect] { [:] }
  static func reduce(value: inout [String: CGRect], nextValue: () -> [String: CGRect]) {
    value.merge(nextValue()) { $1 }
  }
}

extension View {
  func probe(_ name: String) -> some View {
    background {
      GeometryReader { proxy in
        Color.clear.preference(key: FrameProbeKey.self, value: [name: proxy.frame(in: .global)])
      }
    }
  }
}

private struct Rows: View {
  var count = 20
  var width: CGFloat = 120
  var height: CGFloat = 20
  var spacing: CGFloat = 0

  var body: some View {
    VStack(spacing: spacing) {
      ForEach(0..<count, id: \.self) { index in
        Color.red.frame(width: width, height: height).probe("row\(index)")
      }
    }
  }
}

@MainActor
struct ScrollTests {
  let probes = FrameProbes()

  // MARK: Sizes

  @Test func isAsWideAsItsContentAndAsTallAsItMay() {
    let host = probes.host(
      ScrollView { Rows(spacing: 8).probe("content") }.probe("scroll"), width: 300, height: 200)
    #expect(probes.frames["scroll"] == CGRect(x: 90, y: 0, width: 120, height: 200))
    #expect(probes.frames["content"] == CGRect(x: 90, y: 0, width: 120, height: 552))
    #expect(probes.frames["row19"] == CGRect(x: 90, y: 532, width: 120, height: 20))
    _ = host
  }

  @Test func contentOfBothAxesIsOfferedNothing() {
    _ = probes.host(
      ScrollView([.horizontal, .vertical]) {
        Color.red.frame(width: 500, height: 400).probe("content")
      }.probe("scroll"), width: 300, height: 200)
    #expect(probes.frames["content"] == CGRect(x: 0, y: 0, width: 500, height: 400))
    #expect(probes.frames["scroll"] == CGRect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test func contentWiderThanTheWindowMakesTheViewWider() {
    _ = probes.host(
      ScrollView { Color.red.frame(width: 400, height: 400).probe("content") }.probe("scroll"), width: 300,
      height: 200)
    #expect(probes.frames["content"] == CGRect(x: -50, y: 0, width: 400, height: 400))
    #expect(probes.frames["scroll"] == CGRect(x: -50, y: 0, width: 400, height: 200))
  }

  @Test func takesTheRestOfAStack() {
    _ = probes.host(
      VStack(spacing: 0) {
        Color.blue.frame(width: 40, height: 16)
        ScrollView { Rows().probe("content") }.probe("scroll")
        Color.blue.frame(width: 40, height: 16).probe("footer")
      }, width: 300, height: 200)
    #expect(probes.frames["scroll"] == CGRect(x: 90, y: 16, width: 120, height: 168))
    #expect(probes.frames["content"] == CGRect(x: 90, y: 16, width: 120, height: 400))
    #expect(probes.frames["footer"] == CGRect(x: 130, y: 184, width: 40, height: 16))
  }

  @Test func anchorAtTheBottomShowsTheEnd() {
    _ = probes.host(
      ScrollView { Rows().probe("content") }.defaultScrollAnchor(.bottom), width: 300, height: 200)
    #expect(probes.frames["content"] == CGRect(x: 90, y: -200, width: 120, height: 400))
  }

  @Test func marginsInsetTheContent() {
    let geometry = Box<ScrollGeometry?>(nil)
    _ = probes.host(
      ScrollView { Rows().probe("content") }
        .contentMargins(.top, 20, for: .scrollContent)
        .frame(height: 150)
        .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }, action: { geometry.value = $1 })
        .probe("scroll"), width: 300, height: 200)
    #expect(probes.frames["scroll"] == CGRect(x: 90, y: 25, width: 120, height: 150))
    #expect(probes.frames["content"] == CGRect(x: 90, y: 45, width: 120, height: 400))
    #expect(geometry.value?.contentOffset == CGPoint(x: 0, y: -20))
    #expect(geometry.value?.contentSize == CGSize(width: 120, height: 400))
    #expect(geometry.value?.contentInsets.top == 20)
    #expect(geometry.value?.containerSize == CGSize(width: 120, height: 130))
    #expect(geometry.value?.visibleRect == CGRect(x: 0, y: -20, width: 120, height: 150))
    #expect(geometry.value?.bounds == CGRect(x: 0, y: -20, width: 120, height: 130))
  }

  @Test func extendsUnderTheSafeAreaAndStartsInsideOfIt() {
    let view = ScrollView { Rows(width: 300).probe("content") }.probe("scroll")
      .onPreferenceChange(FrameProbeKey.self) { [probes] in probes.frames = $0 }
    let host = TestHost(
      view, size: CGSize(width: 300, height: 200),
      safeArea: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0))
    host.update()
    #expect(probes.frames["scroll"] == CGRect(x: 0, y: 50, width: 300, height: 120))
    #expect(probes.frames["content"]?.minY == 50)
    host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -40))
    host.settle()
    #expect(probes.frames["content"]?.minY == 10)
    let drawn = host.pixel(x: 150, y: 20)
    #expect(drawn.red > 200 && drawn.green < 100)
    // Rows below the bar can be reached: the end stops above the bottom's inset.
    host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -4000))
    host.settle()
    #expect(probes.frames["content"]?.maxY == 170)
  }

  // MARK: Moving

  @Test func wheelMovesTheContentWithoutLayoutOrBodies() {
    let host = probes.host(
      ScrollView { Rows(count: 100).probe("content") }, width: 300, height: 200)
    host.settle()
    host.headless.root.counters = EngineCounters()
    host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -50))
    host.advance(by: 0.1)
    let counters = host.headless.root.counters
    #expect(counters.nodesLaidOut == 0)
    #expect(counters.measurements == 0)
    // One fragment for the viewport, one for each of its ancestors; no row is drawn again.
    #expect(counters.fragmentsRecorded <= counters.frames * 8)
    host.settle()
    #expect(probes.frames["content"]?.minY == -50)
  }

  @Test func wheelStopsAtTheEndsWithoutBouncing() {
    let host = probes.host(ScrollView { Rows().probe("content") }, width: 300, height: 200)
    host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -5000))
    host.settle()
    #expect(probes.frames["content"]?.minY == -200)
    host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: 5000))
    host.settle()
    #expect(probes.frames["content"]?.minY == 0)
  }

  @Test func panLosesItsSlop() {
    let host = probes.host(ScrollView { Rows().probe("content") }, width: 300, height: 200)
    host.drag(
      from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 90), duration: 0.5, release: false)
    #expect(abs((probes.frames["content"]?.minY ?? 0) + 50) < 0.5)
  }

  @Test func flickGoesOnAndComesToRest() {
    let host = probes.host(ScrollView { Rows(count: 400).probe("content") }, width: 300, height: 200)
    host.drag(from: CGPoint(x: 150, y: 180), to: CGPoint(x: 150, y: 80), duration: 0.1)
    host.update()
    let released = probes.frames["content"]?.minY ?? 0
    host.settle()
    let rested = probes.frames["content"]?.minY ?? 0
    // About half of a second's velocity, which was near 1,000 points a second.
    #expect(released - rested > 300)
    #expect(released - rested < 700)
  }

  @Test func pulledContentResistsAndSpringsBack() {
    let host = probes.host(ScrollView { Rows().probe("content") }, width: 300, height: 200)
    host.drag(
      from: CGPoint(x: 150, y: 20), to: CGPoint(x: 150, y: 130), duration: 0.5, release: false)
    let pulled = probes.frames["content"]?.minY ?? 0
    // 100 points of pull show as 100 · 0.55 · 200 / (0.55 · 100 + 200).
    #expect(abs(pulled - 43.1) < 1)
    host.drag(from: CGPoint(x: 150, y: 130), to: CGPoint(x: 150, y: 130), duration: 0.2)
    host.settle()
    #expect(probes.frames["content"]?.minY == 0)
  }

  @Test func panCancelsTheTapBelow() {
    let taps = Box(0)
    let host = probes.host(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { _ in
            Color.red.frame(width: 120, height: 40).onTapGesture { taps.value += 1 }
          }
        }
      }, width: 300, height: 200)
    host.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 75), duration: 0.3)
    host.settle()
    #expect(taps.value == 0)
    host.tap(at: CGPoint(x: 150, y: 100))
    #expect(taps.value == 1)
  }

  @Test func disabledScrollViewStays() {
    let host = probes.host(
      ScrollView { Rows().probe("content") }.scrollDisabled(true), width: 300, height: 200)
    host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -50))
    host.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 50))
    host.settle()
    #expect(probes.frames["content"]?.minY == 0)
  }

  @Test func innerScrollViewPassesOnWhatItCannotUse() {
    let host = probes.host(
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) { Color.blue.frame(width: 900, height: 60).probe("inner") }
          Rows().probe("rows")
        }
      }, width: 300, height: 200)
    host.scroll(at: CGPoint(x: 150, y: 30), by: CGSize(width: 0, height: -30))
    host.settle()
    #expect(probes.frames["rows"]?.minY == 30)
    host.scroll(at: CGPoint(x: 150, y: 10), by: CGSize(width: -70, height: 0))
    host.settle()
    #expect(probes.frames["inner"]?.minX == -70)
  }

  @Test func keysMoveByLinesPagesAndToTheEnds() {
    let host = probes.host(ScrollView { Rows(count: 100).probe("content") }, width: 300, height: 200)
    host.key(.downArrow)
    host.settle()
    #expect(probes.frames["content"]?.minY == -40)
    host.key(.end)
    host.settle()
    #expect(probes.frames["content"]?.minY == -1800)
    host.key(.home)
    host.settle()
    #expect(probes.frames["content"]?.minY == 0)
    host.key(.pageDown)
    host.settle()
    #expect(probes.frames["content"]?.minY == -156)
  }

  // MARK: Scrolling to views

  @Test func scrollToMovesAsLittleAsPossibleOrAligns() {
    let proxy = Box<ScrollViewProxy?>(nil)
    let host = probes.host(
      ScrollViewReader { reader in
        ScrollView { Rows().probe("content") }.onAppear { proxy.value = reader }
      }, width: 300, height: 200)
    func go(_ id: Int, _ anchor: UnitPoint?) -> CGFloat? {
      proxy.value?.scrollTo(id, anchor: anchor)
      host.update()
      return probes.frames["content"]?.minY
    }
    #expect(go(15, nil) == -120)
    #expect(go(3, .top) == -60)
    #expect(go(10, .center) == -110)
    #expect(go(0, nil) == 0)
    #expect(go(19, .top) == -200)
    #expect(go(99, nil) == -200)
  }

  @Test func scrollToIsAnimatedOnDemand() {
    let proxy = Box<ScrollViewProxy?>(nil)
    let host = probes.host(
      ScrollViewReader { reader in
        ScrollView { Rows().probe("content") }.onAppear { proxy.value = reader }
      }, width: 300, height: 200)
    withAnimation(.linear(duration: 1)) { proxy.value?.scrollTo(5, anchor: .top) }
    host.advance(by: 0.5)
    let middle = probes.frames["content"]?.minY ?? 0
    #expect(middle < -30 && middle > -70)
    host.settle()
    #expect(probes.frames["content"]?.minY == -100)
  }

  @Test func observerLearnsHowFarTheContentIsMoved() {
    let observer = ScrollObserver()
    let host = probes.host(
      ScrollView {
        VStack {
          ScrollView { Rows() }.frame(height: 100)
          Rows()
        }
      }.environment(\.scrollObserver, observer), width: 300, height: 200)
    #expect(observer.isConnected)
    #expect(observer.state.offset == 0)
    host.scroll(at: CGPoint(x: 150, y: 190), by: CGSize(width: 0, height: -30))
    host.settle()
    #expect(observer.state.offset == 30)
    observer.scrollToTop()
    host.settle()
    #expect(observer.state.offset == 0)
  }

  @Test func pagingRestsAtPages() {
    let host = probes.host(
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<5, id: \.self) { _ in Color.red.frame(width: 300, height: 100) } }
          .probe("content")
      }.scrollTargetBehavior(.paging), width: 300, height: 200)
    host.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 50, y: 100), duration: 0.2)
    host.settle()
    #expect(probes.frames["content"]?.minX == -300)
    host.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 160, y: 100), duration: 0.5)
    host.settle()
    #expect(probes.frames["content"]?.minX == -300)
  }

  @Test func indicatorsFlashWhenAskedTo() throws {
    struct Flashing: View {
      let onAppear: Bool
      @State private var count = 0
      var body: some View {
        VStack(spacing: 0) {
          ScrollView { Color.white.frame(width: 100, height: 400) }
            .scrollIndicatorsFlash(onAppear: onAppear)
            .scrollIndicatorsFlash(trigger: count)
          Button("flash") { count += 1 }
        }
      }
    }
    func showsThumb(_ host: TestHost) -> Bool { host.pixel(x: 95, y: 20).red < 220 }
    let quiet = TestHost(Flashing(onAppear: false), size: CGSize(width: 100, height: 130))
    #expect(!showsThumb(quiet))
    try quiet.tap("flash")
    quiet.advance(by: 0.1)
    #expect(showsThumb(quiet))
    quiet.settle()
    quiet.advance(by: 2)
    #expect(!showsThumb(quiet))
    let flashing = TestHost(Flashing(onAppear: true), size: CGSize(width: 100, height: 130))
    #expect(showsThumb(flashing))
    flashing.advance(by: 2)
    #expect(!showsThumb(flashing))
  }

  @Test func indicatorShowsWhileMovingAndFades() {
    let host = TestHost(
      ScrollView { Color.white.frame(width: 300, height: 1000) }, size: CGSize(width: 300, height: 200))
    func thumb() -> UInt8 { host.pixel(x: 295, y: 20).red }
    #expect(thumb() == 255)
    host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -10))
    host.advance(by: 0.2)
    #expect(thumb() < 220)
    host.advance(by: 3)
    #expect(thumb() == 255)
    #expect(!host.headless.root.needsFrame)
  }
}

/// A variable that closures share.
@MainActor
final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
