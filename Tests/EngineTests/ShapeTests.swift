import SwiftUITesting
import Testing

@MainActor
@Suite struct ShapeTests {
  private typealias Pixel = (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)

  private func isRed(_ pixel: Pixel) -> Bool { pixel.red > 200 && pixel.green < 80 && pixel.blue < 80 }
  private func isWhite(_ pixel: Pixel) -> Bool { pixel.red > 250 && pixel.green > 250 && pixel.blue > 250 }

  private func host<V: View>(_ view: V, _ side: CGFloat = 100) -> TestHost {
    TestHost(view, size: CGSize(width: side, height: side))
  }

  private static let pureRed = Color(red: 1, green: 0, blue: 0)

  @Test func containerCornersAreFollowed() {
    let card = ContainerRelativeShape().fill(Self.pureRed).padding(10)
      .containerShape(RoundedRectangle(cornerRadius: 30, style: .circular))
    let shown = host(card)
    // A radius of 20 leaves out the corner and reaches the side 20 points on.
    #expect(isWhite(shown.pixel(x: 12, y: 12)))
    #expect(isRed(shown.pixel(x: 17, y: 17)))
    #expect(isRed(shown.pixel(x: 32, y: 11)))
    #expect(isRed(host(ContainerRelativeShape().fill(Self.pureRed).padding(10)).pixel(x: 11, y: 11)))
  }

  @Test func containersCanChange() throws {
    struct Changing: View {
      @State private var radius: CGFloat = 0
      var body: some View {
        ContainerRelativeShape().fill(ShapeTests.pureRed)
          .overlay { Button("Round") { radius = 40 } }
          .containerShape(RoundedRectangle(cornerRadius: radius, style: .circular))
      }
    }
    let shown = host(Changing())
    #expect(isRed(shown.pixel(x: 2, y: 2)))
    try shown.tap("Round")
    shown.settle()
    #expect(isWhite(shown.pixel(x: 2, y: 2)))
  }

  @Test func booleansOfShapes() {
    let frame = Rectangle().subtracting(Rectangle().scale(0.5)).fill(Self.pureRed)
    let shown = host(frame)
    #expect(isRed(shown.pixel(x: 10, y: 50)))
    #expect(isWhite(shown.pixel(x: 50, y: 50)))
    let both = Rectangle().offset(x: -50).union(Rectangle().offset(x: 50)).fill(Self.pureRed)
    #expect(isRed(host(both).pixel(x: 20, y: 20)))
    let shared = Rectangle().offset(x: -50).intersection(Rectangle().offset(x: 20))
    #expect(isWhite(host(shared.fill(Self.pureRed)).pixel(x: 10, y: 20)))
    #expect(isRed(host(shared.fill(Self.pureRed)).pixel(x: 30, y: 20)))
  }

  @Test func fillsAndLinesAddUp() {
    let shown = host(Rectangle().fill(.black).strokeBorder(Self.pureRed, lineWidth: 10))
    #expect(isRed(shown.pixel(x: 5, y: 50)))
    #expect(shown.pixel(x: 50, y: 50).red == 0)
    let other = host(Rectangle().fill(.black).stroke(Self.pureRed, lineWidth: 20))
    #expect(isRed(other.pixel(x: 8, y: 50)))
    #expect(other.pixel(x: 12, y: 50).red == 0)
  }

  @Test func shapesOfAnyTypeAnimateTheirOwnData() throws {
    struct Moving: View {
      @State private var share = 0.2
      var body: some View {
        AnyShape(Rectangle().trim(from: 0, to: share)).stroke(ShapeTests.pureRed, lineWidth: 8)
          .contentShape(Rectangle())
          .onTapGesture { withAnimation(.linear(duration: 1)) { share = 1 } }
      }
    }
    let shown = host(Moving())
    #expect(isWhite(shown.pixel(x: 1, y: 50)))
    shown.tap(at: CGPoint(x: 50, y: 50))
    shown.advance(by: 0.5)
    // Half of the way: the top, the right side, and not yet the left one.
    #expect(isRed(shown.pixel(x: 98, y: 20)))
    #expect(isWhite(shown.pixel(x: 1, y: 50)))
    shown.advance(by: 0.6)
    #expect(isRed(shown.pixel(x: 1, y: 50)))
  }

  @Test func tiltedViewsAreHitWhereTheyAreSeen() {
    final class Taps { var count = 0 }
    let taps = Taps()
    let shown = host(
      Self.pureRed.frame(width: 80, height: 80)
        .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
        .onTapGesture { taps.count += 1 })
    #expect(isWhite(shown.pixel(x: 12, y: 50)))
    #expect(isRed(shown.pixel(x: 40, y: 50)))
    shown.tap(at: CGPoint(x: 12, y: 50))
    #expect(taps.count == 0)
    shown.tap(at: CGPoint(x: 40, y: 50))
    #expect(taps.count == 1)
  }

  @Test func geometryEffectsOfTheProgram() {
    struct Shift: GeometryEffect {
      var share: CGFloat
      var animatableData: CGFloat {
        get { share }
        set { share = newValue }
      }
      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: size.width * share, y: 0))
      }
    }
    struct Moving: View {
      @State private var share: CGFloat = 0
      var body: some View {
        ShapeTests.pureRed.frame(width: 20, height: 20).modifier(Shift(share: share))
          .onTapGesture { withAnimation(.linear(duration: 1)) { share = 2 } }
      }
    }
    let shown = host(Moving())
    shown.tap(at: CGPoint(x: 50, y: 50))
    shown.advance(by: 0.5)
    #expect(isRed(shown.pixel(x: 70, y: 50)))
    #expect(isWhite(shown.pixel(x: 45, y: 50)))
  }

  @Test(arguments: [
    (UnitPoint.topLeading, CGPoint(x: 10, y: 20)), (.center, CGPoint(x: 40, y: 35)),
    (.bottomTrailing, CGPoint(x: 70, y: 50)),
  ])
  func shapesOfASizeOfTheirOwn(anchor: UnitPoint, origin: CGPoint) {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    let path = Rectangle().size(width: 40, height: 20, anchor: anchor).path(in: rect)
    #expect(path.boundingRect == CGRect(origin: origin, size: CGSize(width: 40, height: 20)))
  }
}
