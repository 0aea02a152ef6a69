import SwiftUITesting
import Testing

@MainActor
@Suite struct ConcentricRectangleTests {
  /// Tells the outline that a shape has where it is drawn.
  private struct Probe<S: InsettableShape>: Shape {
    final class Box: @unchecked Sendable { var path = Path() }
    static var _followsContainer: Bool { true }
    var shape: S
    var box: Box

    func path(in rect: CGRect) -> Path {
      let path = shape.path(in: rect)
      box.path = path
      return path
    }
  }

  private struct Radii: Equatable, CustomStringConvertible {
    var topLeft: CGFloat
    var topRight: CGFloat
    var bottomLeft: CGFloat
    var bottomRight: CGFloat

    /// How far the straight edges end before the corners, by the reach of a continuous corner.
    init(_ path: Path) {
      let box = path.boundingRect
      var points: [CGPoint] = []
      path.forEach { element in
        switch element {
        case .move(let point), .line(let point): points.append(point)
        case .curve(let end, _, _): points.append(end)
        case .quadCurve(let end, _): points.append(end)
        case .closeSubpath: break
        }
      }
      let top = points.filter { abs($0.y - box.minY) < 0.01 }.map(\.x)
      let bottom = points.filter { abs($0.y - box.maxY) < 0.01 }.map(\.x)
      func radius(_ reach: CGFloat?) -> CGFloat { ((reach ?? 0) / 1.528665 * 10).rounded() / 10 }
      topLeft = radius(top.min().map { $0 - box.minX })
      topRight = radius(top.max().map { box.maxX - $0 })
      bottomLeft = radius(bottom.min().map { $0 - box.minX })
      bottomRight = radius(bottom.max().map { box.maxX - $0 })
    }

    init(_ topLeft: CGFloat, _ topRight: CGFloat, _ bottomLeft: CGFloat, _ bottomRight: CGFloat) {
      self.topLeft = topLeft
      self.topRight = topRight
      self.bottomLeft = bottomLeft
      self.bottomRight = bottomRight
    }

    init(all radius: CGFloat) { self.init(radius, radius, radius, radius) }

    var description: String { "\(topLeft) \(topRight) / \(bottomLeft) \(bottomRight)" }
  }

  private func corners<S: InsettableShape, V: View>(
    of shape: S, direction: LayoutDirection = .leftToRight, in surroundings: (AnyView) -> V
  ) -> Radii {
    let box = Probe<S>.Box()
    let view = surroundings(AnyView(Probe(shape: shape, box: box)))
    _ = TestHost(view, size: CGSize(width: 300, height: 300), layoutDirection: direction).headless.picture()
    return Radii(box.path)
  }

  private let card = RoundedRectangle(cornerRadius: 40)

  @Test func aConcentricCornerIsSmallerByTheDistance() {
    #expect(corners(of: ConcentricRectangle()) { $0.padding(10).containerShape(card) } == Radii(all: 30))
    #expect(corners(of: ConcentricRectangle()) { $0.containerShape(card) } == Radii(all: 40))
    #expect(corners(of: ConcentricRectangle()) { $0.padding(60).containerShape(card) } == Radii(all: 0))
    // Of the distances across and down the greater one counts.
    let uneven = corners(of: ConcentricRectangle()) {
      $0.padding(.leading, 10).padding(.top, 20).containerShape(card)
    }
    #expect(uneven == Radii(20, 20, 30, 40))
    // Without a container the corners are square.
    #expect(corners(of: ConcentricRectangle()) { $0.padding(10) } == Radii(all: 0))
  }

  @Test func cornersHaveStylesOfTheirOwn() {
    let mixed = ConcentricRectangle(
      topLeadingCorner: 0, topTrailingCorner: 28, bottomLeadingCorner: .concentric,
      bottomTrailingCorner: .concentric(minimum: 12))
    #expect(corners(of: mixed) { $0.padding(10).containerShape(card) } == Radii(0, 28, 30, 30))
    #expect(corners(of: mixed) { $0.padding(35).containerShape(card) } == Radii(0, 28, 5, 12))
    #expect(corners(of: mixed) { $0 } == Radii(0, 28, 0, 12))
    let nested = ConcentricRectangle(corners: .concentric(minimum: .fixed(9.5)))
    #expect(corners(of: nested) { $0.padding(39).containerShape(card) } == Radii(all: 9.5))
  }

  @Test func uniformCornersShareTheLargestRadius() {
    func shown(_ shape: ConcentricRectangle) -> Radii {
      corners(of: shape) { $0.padding(.leading, 10).padding(.top, 20).containerShape(card) }
    }
    #expect(shown(.init(corners: .concentric, isUniform: true)) == Radii(all: 40))
    #expect(
      shown(.init(uniformTopCorners: .fixed(24), uniformBottomCorners: .concentric)) == Radii(24, 24, 40, 40))
    #expect(
      shown(.init(uniformLeadingCorners: .concentric, uniformTrailingCorners: 5)) == Radii(30, 5, 30, 5))
    #expect(
      shown(.init(uniformLeadingCorners: .concentric, topTrailingCorner: 1, bottomTrailingCorner: 2))
        == Radii(30, 1, 30, 2))
    #expect(
      shown(.init(uniformTrailingCorners: .concentric, topLeadingCorner: 1, bottomLeadingCorner: 2))
        == Radii(1, 40, 2, 40))
    #expect(
      shown(.init(uniformBottomCorners: .concentric, topLeadingCorner: 1, topTrailingCorner: 2))
        == Radii(1, 2, 40, 40))
    #expect(
      shown(.rect(uniformTopCorners: 7, bottomLeadingCorner: .concentric, bottomTrailingCorner: 0))
        == Radii(7, 7, 30, 0))
  }

  @Test func containersOfAllKinds() {
    let shape = ConcentricRectangle()
    #expect(corners(of: shape) { $0.padding(10).containerShape(Rectangle()) } == Radii(all: 0))
    #expect(
      corners(of: shape) {
        $0.padding(10).containerShape(UnevenRoundedRectangle(topLeadingRadius: 50, bottomTrailingRadius: 20))
      } == Radii(40, 0, 0, 10))
    // Half of 100 less 10, of which the short side of 80 leaves no more than half; the reach is then shorter.
    let capsule = corners(of: shape) {
      $0.padding(10).frame(width: 200, height: 100).containerShape(Capsule())
    }
    #expect(capsule.topLeft > 26 && capsule == Radii(all: capsule.topLeft))
    // An ellipse has no corners: the shape follows it as a whole.
    let box = Probe<ConcentricRectangle>.Box()
    _ = TestHost(
      Probe(shape: shape, box: box).padding(10).containerShape(Ellipse()), size: CGSize(width: 300, height: 300)
    ).headless.picture()
    #expect(!box.path.contains(CGPoint(x: 20, y: 20)) && box.path.contains(CGPoint(x: 140, y: 5)))
    // A container inside of another.
    #expect(
      corners(of: shape) {
        $0.padding(5).containerShape(Tile()).padding(10).containerShape(card)
      } == Radii(all: 25))
  }

  /// A shape of an app's own whose corners depend on where it stands.
  private struct Tile: RoundedRectangularShape {
    func path(in rect: CGRect) -> Path { Path(rect) }
    func inset(by amount: CGFloat) -> Tile { self }
    func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? { .concentric(minimum: 3) }
  }

  @Test func rightToLeft() {
    let mixed = ConcentricRectangle(
      topLeadingCorner: .fixed(20), topTrailingCorner: .concentric, bottomLeadingCorner: .concentric,
      bottomTrailingCorner: 0)
    // The path is told before it is turned round: leading is to the left there.
    let shown = corners(of: mixed, direction: .rightToLeft) {
      $0.padding(.leading, 10).containerShape(UnevenRoundedRectangle(bottomLeadingRadius: 30, topTrailingRadius: 40))
    }
    #expect(shown == Radii(20, 40, 20, 0))
    let host = TestHost(
      mixed.fill(Color.red).containerShape(card), size: CGSize(width: 100, height: 100), layoutDirection: .rightToLeft)
    #expect(host.pixel(x: 2, y: 2).green > 200 && host.pixel(x: 97, y: 97).green > 200)
    #expect(host.pixel(x: 2, y: 97).green < 100)
    let clipped = TestHost(
      Color.red.clipShape(UnevenRoundedRectangle(topLeadingRadius: 40)), size: CGSize(width: 100, height: 100),
      layoutDirection: .rightToLeft)
    #expect(clipped.pixel(x: 97, y: 2).green > 200 && clipped.pixel(x: 2, y: 2).green < 100)
  }

  @Test func insetAndAnimated() {
    let inset = ConcentricRectangle(corners: .concentric).inset(by: 10)
    #expect(corners(of: inset) { $0.containerShape(card) } == Radii(all: 30))
    #expect(corners(of: ConcentricRectangle(corners: 24).inset(by: 10)) { $0 } == Radii(all: 14))
    var shape = ConcentricRectangle(topLeadingCorner: 10, topTrailingCorner: .concentric(minimum: 8))
    var data = shape.animatableData
    data.scale(by: 0.5)
    shape.animatableData = data
    let half = corners(of: shape) { $0 }
    #expect(half == Radii(5, 4, 0, 0))
  }

  @Test func sizesOfCornersAreTold() {
    #expect(Capsule().corners(in: nil) == .fixed(.infinity))
    #expect(Capsule().corners(in: CGSize(width: 90, height: 40)) == .fixed(20))
    #expect(RoundedRectangle(cornerRadius: 7).corners(in: nil) == RoundedRectangularShapeCorners(all: 7))
    #expect(RoundedRectangularShapeCorners.concentric[.topLeading] == .concentric)
    #expect(Edge.Corner.Set([.topLeading, .bottomTrailing]).contains(Edge.Corner.topLeading))
    #expect(!Edge.Corner.Set.all.subtracting(.topLeading).contains(Edge.Corner.topLeading))
  }

  @Test func aMovingContainerIsFollowed() throws {
    struct Growing: View {
      @State private var padding: CGFloat = 10
      var box: Probe<ConcentricRectangle>.Box
      var body: some View {
        Probe(shape: ConcentricRectangle(), box: box)
          .padding(padding)
          .overlay { Button("Grow") { padding = 25 } }
          .containerShape(RoundedRectangle(cornerRadius: 40))
      }
    }
    let box = Probe<ConcentricRectangle>.Box()
    let host = TestHost(Growing(box: box), size: CGSize(width: 300, height: 300))
    #expect(Radii(box.path) == Radii(all: 30))
    try host.tap("Grow")
    host.settle()
    #expect(Radii(box.path) == Radii(all: 15))
  }
}
