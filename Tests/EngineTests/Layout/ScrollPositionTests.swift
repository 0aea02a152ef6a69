import SwiftUITesting
import Testing

@MainActor
@Suite struct ScrollPositionTests {
  @Observable @MainActor final class Model {
    var id: Int? = 10
    var position = ScrollPosition(edge: .bottom)
  }

  private struct Rows: View {
    var body: some View {
      LazyVStack(spacing: 0) {
        ForEach(0..<50, id: \.self) { Color.red.frame(height: 20).named("row\($0)") }
      }
      .scrollTargetLayout()
    }
  }

  private struct ByID: View {
    @Bindable var model: Model
    var anchor: UnitPoint?
    var body: some View { ScrollView { Rows() }.scrollPosition(id: $model.id, anchor: anchor) }
  }

  private func host(_ view: some View) -> FrameHost { FrameHost(view, size: CGSize(width: 100, height: 100)) }

  private func set(_ host: FrameHost, _ change: () -> Void) {
    change()
    host.host.update()
    host.host.settle()
  }

  @Test func theFirstValueDoesNotScrollAndALaterOneDoes() {
    let model = Model()
    let host = host(ByID(model: model))
    #expect(host["row0"]?.minY == 0)
    #expect(model.id == 10)
    set(host) { model.id = 20 }
    #expect(host["row20"]?.maxY == 100)
    set(host) { model.id = 5 }
    #expect(host["row5"]?.minY == 0)
  }

  @Test func theIDFollowsTheUser() {
    let model = Model()
    let host = host(ByID(model: model))
    host.host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -130))
    host.host.advance(by: 2)
    #expect(host["row6"]?.minY == -10)
    #expect(model.id == 6)
  }

  @Test func anAnchorSaysWhereTheViewIsToBe() {
    let model = Model()
    let host = host(ByID(model: model, anchor: .center))
    set(host) { model.id = 20 }
    #expect(host["row20"]?.midY == 50)
  }

  private struct ByPosition: View {
    @Bindable var model: Model
    var body: some View { ScrollView { Rows() }.scrollPosition($model.position) }
  }

  @Test func positionsAreAskedForAndTellOfTheUser() {
    let model = Model()
    let host = host(ByPosition(model: model))
    #expect(host["row49"]?.maxY == 100)
    set(host) { model.position.scrollTo(edge: .top) }
    #expect(host["row0"]?.minY == 0)
    #expect(model.position.edge == .top)
    set(host) { model.position.scrollTo(y: 200) }
    #expect(host["row10"]?.minY == 0)
    set(host) { model.position.scrollTo(id: 30, anchor: .top) }
    #expect(host["row30"]?.minY == 0)
    #expect(model.position.viewID(type: Int.self) == 30)
    #expect(!model.position.isPositionedByUser)
    host.host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -40))
    host.host.advance(by: 2)
    #expect(model.position.isPositionedByUser)
    #expect(model.position.viewID(type: Int.self) == 32)
    // The same place again is a new wish.
    set(host) { model.position.scrollTo(id: 30, anchor: .top) }
    #expect(host["row30"]?.minY == 0)
  }
}

@MainActor
@Suite struct RefreshTests {
  @Observable @MainActor final class Model {
    var runs = 0
    @ObservationIgnored var resume: CheckedContinuation<Void, Never>?
  }

  private struct Content: View {
    let model: Model
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 20).named("first")
          Color.blue.frame(height: 300)
        }
      }
      .refreshable {
        await MainActor.run { model.runs += 1 }
        await withCheckedContinuation { continuation in
          Task { @MainActor in model.resume = continuation }
        }
      }
    }
  }

  private func wait(_ host: FrameHost, until condition: () -> Bool) async {
    for _ in 0..<100 where !condition() {
      await host.host.yield()
      host.host.advance(by: 0.02)
    }
  }

  @Test func pullingFarStartsARefreshThatTakesRoomUntilItEnds() async {
    let model = Model()
    let host = FrameHost(Content(model: model), size: CGSize(width: 300, height: 400))
    host.host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 390))
    await wait(host) { model.resume != nil }
    host.host.advance(by: 2)
    #expect(model.runs == 1)
    #expect(host["first"]?.minY == 60)
    // The sign turns above the content.
    let picture = host.host.headless.picture()
    let isDrawn = (15..<45).contains { y in
      (135..<165).contains { x in picture.pixels[(y * picture.width + x) * 4] < 250 }
    }
    #expect(isDrawn)
    model.resume?.resume()
    model.resume = nil
    await wait(host) { host["first"]?.minY == 0 }
    #expect(host["first"]?.minY == 0)
    #expect(model.runs == 1)
  }

  @Test func pullingALittleDoesNothing() async {
    let model = Model()
    let host = FrameHost(Content(model: model), size: CGSize(width: 300, height: 400))
    host.host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 110))
    await host.host.yield()
    host.host.advance(by: 2)
    #expect(model.runs == 0)
    #expect(host["first"]?.minY == 0)
  }
}

@MainActor
@Suite struct ScrollVisibilityTests {
  private struct Content: View {
    @State private var isSeen = false

    var body: some View {
      VStack(spacing: 0) {
        Text(verbatim: isSeen ? "seen" : "unseen").frame(height: 20)
        ScrollView {
          VStack(spacing: 0) {
            Color.clear.frame(height: 200)
            Color.red.frame(height: 40).onScrollVisibilityChange { isSeen = $0 }
            Color.clear.frame(height: 200)
          }
        }
      }
    }
  }

  @Test func viewsKnowWhenTheyAreSeen() {
    let host = TestHost(Content(), size: CGSize(width: 100, height: 120))
    host.settle()
    #expect(host.exists("unseen"))
    host.scroll(at: CGPoint(x: 50, y: 70), by: CGSize(width: 0, height: -115))
    host.advance(by: 2)
    #expect(host.exists("unseen"))
    host.scroll(at: CGPoint(x: 50, y: 70), by: CGSize(width: 0, height: -10))
    host.advance(by: 2)
    #expect(host.exists("seen"))
    host.scroll(at: CGPoint(x: 50, y: 70), by: CGSize(width: 0, height: -200))
    host.advance(by: 2)
    #expect(host.exists("unseen"))
  }
}
