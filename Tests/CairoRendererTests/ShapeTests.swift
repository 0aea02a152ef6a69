import Foundation
import Rendering
import Testing

@testable import CairoRenderer

@Suite struct ShapeTests {
  @Test func rectanglesOnPixelsAreExact() {
    let picture = Picture(fill(CGRect(x: 10, y: 10, width: 20, height: 20), .red))
    #expect(picture.pixel(10, 10) == [255, 0, 0, 255])
    #expect(picture.pixel(29, 29) == [255, 0, 0, 255])
    #expect(picture.pixel(9, 10) == [255, 255, 255, 255])
    #expect(picture.pixel(30, 29) == [255, 255, 255, 255])
  }

  @Test func edgesNearAPixelLieOnIt() {
    let picture = Picture(fill(CGRect(x: 10.008, y: 9.995, width: 10, height: 10), .red))
    #expect(picture.inkBox == CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(picture.pixel(10, 10) == [255, 0, 0, 255])
  }

  @Test func edgesBetweenPixelsAreSoft() {
    let picture = Picture(fill(CGRect(x: 10.5, y: 10.25, width: 10, height: 10), .black))
    #expect(picture.red(10, 15) == 127 || picture.red(10, 15) == 128)
    #expect((63...65).contains(picture.red(15, 10)))
    #expect(picture.red(15, 15) == 0)
    #expect(abs(picture.ink - 100) < 0.2)
  }

  @Test func withoutAntialiasingEdgesAreHard() {
    let shapes: [ShapeGeometry] = [
      .rect(CGRect(x: 10.3, y: 10.6, width: 9.9, height: 9.9)),
      .ellipse(CGRect(x: 5.3, y: 5, width: 20, height: 17)),
    ]
    for shape in shapes {
      let picture = Picture(fill(shape, .black, antialiased: false))
      for y in 0..<40 { for x in 0..<40 { #expect([0, 255].contains(picture.red(x, y))) } }
      #expect(picture.ink > 50)
    }
  }

  @Test(arguments: [1, 2.5])
  func areasAreRight(scale: CGFloat) {
    let box = CGRect(x: 4.3, y: 5.7, width: 30, height: 20)
    let star = CGMutablePath()
    star.addRect(box)
    star.addRect(box.insetBy(dx: 4, dy: 4))
    let r: CGFloat = 6
    let cases: [(ShapeGeometry, Bool, Double)] = [
      (.rect(box), false, 600), (.ellipse(box), false, .pi * 150),
      (rounded(box, r), false, 600 - (4 - .pi) * 36), (rounded(box, 100), false, 600 - (4 - .pi) * 150),
      (.path(star), false, 600), (.path(star), true, 600 - 22 * 12),
    ]
    for (shape, evenOdd, area) in cases {
      let picture = Picture(fill(shape, .black, evenOdd: evenOdd), scale: scale)
      #expect(abs(picture.ink / Double(scale * scale) - area) < area * 0.006, "\(shape)")
    }
  }

  @Test func rotationKeepsTheArea() {
    let turn = CGAffineTransform(translationX: 20, y: 20).rotated(by: 0.4).translatedBy(x: -10, y: -8)
    let box = CGRect(x: 0, y: 0, width: 20, height: 16)
    for shape in [ShapeGeometry.rect(box), rounded(box, 3), .ellipse(box)] {
      let straight = Picture(moved(fill(shape, .black), 5, 5)).ink
      let turned = Picture(Fragment(.transform(turn, fill(shape, .black)))).ink
      #expect(abs(straight - turned) < 1.5)
    }
  }

  @Test func continuousCornersFollowTheCurve() {
    // Straight until 1.528665 radii from the corner, then within the quarter circle's corner.
    let box = CGRect(x: 0, y: 0, width: 100, height: 100)
    let picture = Picture(fill(rounded(box, 20, continuous: true), .black), width: 100, height: 100, scale: 4)
    #expect(picture.red(31 * 4, 0) == 0)
    #expect(picture.red(24 * 4, 0) > 0)
    // The point on the diagonal is where both joins' curve crosses it: 0.2709 radii from each edge.
    let diagonal = (0..<80).first { picture.red($0, $0) < 128 } ?? 0
    #expect(abs(CGFloat(diagonal) / 4 - 20 * 0.2835) < 0.4)
    let circular = Picture(fill(rounded(box, 20), .black), width: 100, height: 100, scale: 4)
    #expect(circular.ink > picture.ink)
  }

  @Test func bordersAreRings() {
    let box = CGRect(x: 10, y: 10, width: 20, height: 20)
    func stroke(_ shape: ShapeGeometry, _ line: LineStyle) -> Picture {
      Picture(Fragment(.stroke(shape, line, .color(.black), antialiased: true)))
    }
    let square = stroke(.rect(box), LineStyle(width: 2))
    #expect(square.inkBox == CGRect(x: 9, y: 9, width: 22, height: 22))
    #expect(square.red(9, 9) == 0)
    #expect(square.red(20, 20) == 255)
    #expect(abs(square.ink - 160) < 0.1)
    let circle = stroke(.ellipse(box), LineStyle(width: 2))
    #expect(abs(circle.ink - 2 * .pi * 10 * 2) < 1)
    let thick = stroke(.ellipse(box), LineStyle(width: 30))
    #expect(thick.red(20, 20) == 0)
    let round = stroke(.rect(box), LineStyle(width: 4, join: .round))
    #expect(round.red(8, 8) > 100)
    // A ring and the same outline drawn with a pen look alike.
    let path = CGMutablePath()
    path.addRoundedRect(in: box, cornerWidth: 5, cornerHeight: 5)
    let ring = stroke(rounded(box, 5), LineStyle(width: 3))
    let pen = stroke(.path(path), LineStyle(width: 3))
    for y in 0..<40 { for x in 0..<40 { #expect(abs(ring.red(x, y) - pen.red(x, y)) < 24) } }
  }

  @Test func dashesLeaveGaps() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 20))
    path.addLine(to: CGPoint(x: 40, y: 20))
    let picture = Picture(
      Fragment(
        .stroke(
          .path(path), LineStyle(width: 2, dash: [5, 5], dashPhase: 5), .color(.black), antialiased: true)))
    #expect(picture.red(2, 20) == 255)
    #expect(picture.red(7, 20) == 0)
    #expect(abs(picture.ink - 40) < 0.5)
  }

  @Test func hugeAndBrokenPathsDoNotCrash() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: -1e9, y: 20))
    path.addLine(to: CGPoint(x: 1e9, y: -1e9))
    path.addLine(to: CGPoint(x: 1e9, y: 1e12))
    path.addQuadCurve(to: CGPoint(x: 5, y: CGFloat.nan), control: .zero)
    _ = Picture(fill(.path(path), .black))
    let rect = CGRect(x: -1e12, y: -1e12, width: 2e12, height: 2e12)
    #expect(Picture(fill(rect, .red)).pixel(20, 20) == [255, 0, 0, 255])
    _ = Picture(fill(rounded(rect, 1e6, continuous: true), .red))
    _ = Picture(fill(.ellipse(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 3)), .red))
    _ = Picture(fill(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 3), .red))
    _ = Picture(Fragment(.transform(CGAffineTransform(scaleX: 0, y: 0), fill(rect, .red))))
    _ = Picture(
      Fragment(.stroke(.rect(rect), LineStyle(width: 1e9, dash: [0, 0]), .color(.red), antialiased: true)))
  }
}
