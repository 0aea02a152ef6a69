import Foundation
import SwiftUITesting
import Testing

/// Where views can be hit that have a shape of their own.
@MainActor
@Suite struct ContentShapeTests {
  /// The first quarter of its rectangle, from the leading edge.
  private struct Slice: Shape {
    var mirrors = true
    func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width / 4, height: rect.height)) }
    var layoutDirectionBehavior: LayoutDirectionBehavior { mirrors ? .mirrors : .fixed }
  }

  private final class Count { var taps = 0 }

  /// Whether taps at the left and at the right reach a view of 200 points in the middle of 300.
  private func hits<V: View>(_ direction: LayoutDirection, _ shape: (Color) -> V) -> (left: Bool, right: Bool) {
    let count = Count()
    let host = TestHost(
      shape(.red).onTapGesture { count.taps += 1 }.frame(width: 200, height: 100),
      size: CGSize(width: 300, height: 300), layoutDirection: direction)
    func hit(_ x: CGFloat) -> Bool {
      count.taps = 0
      host.tap(at: CGPoint(x: x, y: 150))
      host.advance(by: 1)
      return count.taps == 1
    }
    return (hit(60), hit(240))
  }

  @Test func contentShapesFollowTheReadingDirection() {
    #expect(hits(.leftToRight) { $0.contentShape(Slice()) } == (true, false))
    #expect(hits(.rightToLeft) { $0.contentShape(Slice()) } == (false, true))
    #expect(hits(.leftToRight) { $0.contentShape(Slice(mirrors: false)) } == (true, false))
    #expect(hits(.rightToLeft) { $0.contentShape(Slice(mirrors: false)) } == (true, false))
    #expect(hits(.rightToLeft) { $0.contentShape([.interaction, .dragPreview], Slice()) } == (false, true))
    #expect(hits(.rightToLeft) { $0.contentShape(.dragPreview, Slice()) } == (true, true))
  }

  @Test func clipsAreHitWhereTheyAreDrawn() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      for mirrors in [true, false] {
        let host = TestHost(
          Color.red.clipShape(Slice(mirrors: mirrors)).frame(width: 200, height: 100),
          size: CGSize(width: 300, height: 300), layoutDirection: direction)
        func isDrawn(_ x: Int) -> Bool { host.pixel(x: x, y: 150).green < 200 }
        let drawn = (isDrawn(60), isDrawn(240))
        #expect(drawn == (direction == .leftToRight || !mirrors ? (true, false) : (false, true)))
        #expect(hits(direction) { $0.clipShape(Slice(mirrors: mirrors)) } == drawn)
      }
    }
  }

  @Test func shapesOfEveryKindAreMirrored() {
    struct First: Shape {
      var make: @Sendable (CGRect) -> Path
      func path(in rect: CGRect) -> Path { make(CGRect(x: 0, y: 0, width: rect.width / 4, height: rect.height)) }
    }
    let kinds: [First] = [
      First { Path($0) }, First { Path(ellipseIn: $0) }, First { Path(roundedRect: $0, cornerRadius: 4) },
      First { rect in Path { $0.addRect(rect) } },
    ]
    for shape in kinds {
      let host = TestHost(shape.fill(.red), size: CGSize(width: 200, height: 40), layoutDirection: .rightToLeft)
      #expect(host.pixel(x: 25, y: 20).green > 200 && host.pixel(x: 175, y: 20).green < 200)
    }
  }

  @Test func theDirectionMayChange() {
    final class Model: ObservableObject { @Published var direction = LayoutDirection.leftToRight }
    struct Turning: View {
      @ObservedObject var model: Model
      let count: Count
      var body: some View {
        Color.red.contentShape(Slice()).onTapGesture { count.taps += 1 }.environment(\.layoutDirection, model.direction)
      }
    }
    let (model, count) = (Model(), Count())
    let host = TestHost(Turning(model: model, count: count), size: CGSize(width: 200, height: 100))
    host.tap(at: CGPoint(x: 10, y: 50))
    host.advance(by: 1)
    #expect(count.taps == 1)
    model.direction = .rightToLeft
    host.update()
    host.tap(at: CGPoint(x: 10, y: 50))
    host.advance(by: 1)
    #expect(count.taps == 1)
    host.tap(at: CGPoint(x: 190, y: 50))
    host.advance(by: 1)
    #expect(count.taps == 2)
  }

  @Test func holesLetTapsThrough() {
    struct Ring: Shape {
      func path(in rect: CGRect) -> Path {
        var path = Path(rect)
        path.addRect(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height))
        return path
      }
    }
    #expect(hits(.leftToRight) { $0.contentShape(Ring(), eoFill: true) } == (false, true))
    #expect(hits(.rightToLeft) { $0.clipShape(Ring(), style: FillStyle(eoFill: true)) } == (true, false))
  }

  @Test func shapesThatFollowTheirContainer() {
    func corner(_ direction: LayoutDirection) -> Bool {
      let count = Count()
      let host = TestHost(
        Color.red.contentShape(ContainerRelativeShape()).onTapGesture { count.taps += 1 }
          .containerShape(RoundedRectangle(cornerRadius: 60)).frame(width: 200, height: 200),
        size: CGSize(width: 200, height: 200), layoutDirection: direction)
      host.tap(at: CGPoint(x: 3, y: 3))
      host.advance(by: 1)
      return count.taps == 1
    }
    #expect(!corner(.leftToRight))
    #expect(!corner(.rightToLeft))
  }

  @Test func assistiveProgramsSeeTheShape() {
    func frame(_ direction: LayoutDirection, _ kinds: ContentShapeKinds) -> CGRect? {
      TestHost(
        Color.red.accessibilityElement().accessibilityLabel("Box").contentShape(kinds, Slice())
          .frame(width: 200, height: 100),
        size: CGSize(width: 300, height: 300), layoutDirection: direction
      ).element("Box")?.frame
    }
    #expect(frame(.leftToRight, .interaction) == CGRect(x: 50, y: 100, width: 200, height: 100))
    #expect(frame(.leftToRight, .accessibility) == CGRect(x: 50, y: 100, width: 50, height: 100))
    #expect(frame(.rightToLeft, .accessibility) == CGRect(x: 200, y: 100, width: 50, height: 100))
  }
}
