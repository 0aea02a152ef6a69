import Foundation
import Rendering
import Testing

@testable import CairoRenderer

@Suite struct PaintTests {
  private let whole = CGRect(x: 0, y: 0, width: 40, height: 40)
  private let ramp = GradientRamp(stops: [
    .init(color: .black, location: 0), .init(color: .white, location: 1),
  ])

  @Test func linear() {
    let picture = Picture(
      fill(whole, .linearGradient(ramp, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0))))
    #expect(picture.red(2, 20) == 0)
    #expect(picture.red(38, 20) == 255)
    #expect(abs(picture.red(19, 20) - 121) < 3)
    #expect(picture.red(19, 3) == picture.red(19, 33))
  }

  @Test func aGradientWithoutLengthShowsItsEnd() {
    let picture = Picture(fill(whole, .linearGradient(ramp, start: .zero, end: .zero)))
    #expect(picture.red(20, 20) == 255)
  }

  @Test func hardEdges() {
    let hard = GradientRamp(stops: [
      .init(color: .red, location: 0), .init(color: .red, location: 0.5), .init(color: .blue, location: 0.5),
      .init(color: .blue, location: 1),
    ])
    let picture = Picture(fill(whole, .linearGradient(hard, start: .zero, end: CGPoint(x: 40, y: 0))))
    #expect(picture.pixel(19, 5) == [255, 0, 0, 255])
    #expect(picture.pixel(20, 5) == [0, 0, 255, 255])
  }

  @Test func fadesToClearKeepTheirColor() {
    let fade = GradientRamp(stops: [.init(color: .red, location: 0), .init(color: .clear, location: 1)])
    let picture = Picture(fill(whole, .linearGradient(fade, start: .zero, end: CGPoint(x: 40, y: 0))))
    #expect(picture.red(20, 20) == 255)
    #expect(abs(picture.pixel(20, 20)[1] - 130) < 5)
  }

  @Test func radialAndElliptical() {
    let center = CGPoint(x: 20, y: 20)
    let radial = Picture(fill(whole, .radialGradient(ramp, center: center, startRadius: 5, endRadius: 15)))
    #expect(radial.red(20, 20) == 0)
    #expect(radial.red(39, 20) == 255)
    #expect(abs(radial.red(30, 20) - radial.red(20, 30)) < 3)
    let wide = CGRect(x: 0, y: 0, width: 40, height: 20)
    let elliptical = Picture(
      fill(
        wide,
        .ellipticalGradient(
          ramp, bounds: wide, center: CGPoint(x: 20, y: 10), startRadius: 0, endRadius: 0.5)))
    #expect(elliptical.red(39, 10) > 245)
    #expect(elliptical.red(20, 19) > 235)
    #expect(abs(elliptical.red(30, 10) - elliptical.red(20, 15)) < 12)
  }

  @Test func angular() {
    let center = CGPoint(x: 20, y: 20)
    func picture(_ start: Double, _ end: Double) -> Picture {
      Picture(fill(whole, .angularGradient(ramp, center: center, startAngle: start, endAngle: end)))
    }
    let turn = picture(0, 2 * .pi)
    #expect(turn.red(38, 21) < 8)
    #expect(abs(turn.red(20, 38) - 64) < 6)
    #expect(abs(turn.red(1, 20) - 128) < 6)
    #expect(abs(turn.red(20, 1) - 191) < 6)
    // A quarter: the gap shows the last colour, then from half-way the first.
    let quarter = picture(0, .pi / 2)
    #expect(quarter.red(3, 30) == 255)
    #expect(quarter.red(33, 5) == 0)
    // Backwards.
    let back = picture(2 * .pi, 0)
    #expect(back.red(38, 21) > 247)
    #expect(abs(back.red(20, 38) - 191) < 6)
  }

  @Test func perceptualMixesStayBright() {
    let stops: [GradientRamp.Stop] = [.init(color: .blue, location: 0), .init(color: .white, location: 1)]
    func middle(_ perceptual: Bool) -> [Int] {
      let ramp = GradientRamp(stops: stops, space: perceptual ? .perceptual : .encoded)
      return Picture(fill(whole, .linearGradient(ramp, start: .zero, end: CGPoint(x: 40, y: 0)))).pixel(
        20, 20)
    }
    #expect(middle(false) != middle(true))
    #expect(abs(middle(false)[0] - 130) < 5)
  }

  @Test func tilesRepeat() {
    let tile = ImageTile(image: checkers(4, square: 2), origin: CGPoint(x: 1, y: 0))
    let picture = Picture(fill(whole, .image(tile)))
    #expect(picture.red(1, 0) == 255)
    #expect(picture.red(3, 0) == 0)
    #expect(picture.red(5, 0) == 255)
    #expect(picture.red(3, 2) == 255)
    let half = ImageTile(
      image: checkers(4, square: 2), sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 0.5))
    #expect(Picture(fill(whole, .image(half))).ink == 0)
  }
}
