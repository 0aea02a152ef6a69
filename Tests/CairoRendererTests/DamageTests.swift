import Foundation
import Rendering
import Testing

@testable import CairoRenderer

@Suite struct DamageTests {
  /// Draws parts over a picture that is wrong everywhere, and expects the parts to be right.
  @Test(arguments: 1...60)
  func drawingAPartGivesThePixelsOfTheWhole(seed: Int) {
    var maker = SceneMaker(UInt64(seed))
    let scene = maker.scene()
    let scale: CGFloat = seed % 3 == 0 ? 2 : 1
    let width = Int(100 * scale)
    let raster = CairoBackend.make().makeRasterizer()
    let whole = raster.image(
      of: scene, size: CGSize(width: 100, height: 100), scale: scale, background: .white)
    for _ in 0..<4 {
      var damage = DamageRegion()
      for _ in 0..<(1 + maker.dice.number(2)) {
        damage.add(
          CGRect(
            x: maker.dice.number(90), y: maker.dice.number(90), width: 1 + maker.dice.number(60),
            height: 1 + maker.dice.number(60)))
      }
      var pixels = [UInt8](repeating: 7, count: width * width * 4)
      let drawn = pixels.withUnsafeMutableBytes { bytes -> Int in
        guard let base = bytes.baseAddress else { return 0 }
        return raster.draw(
          scene, damage: damage, scale: scale, background: .white,
          into: PixelBuffer(base: base, width: width, height: width, bytesPerRow: width * 4))
      }
      var differences = 0
      var damaged = 0
      for y in 0..<width {
        for x in 0..<width {
          let start = (y * width + x) * 4
          let isDamaged = damage.rects.contains {
            $0.contains(CGPoint(x: (CGFloat(x) + 0.5) / scale, y: (CGFloat(y) + 0.5) / scale))
          }
          if isDamaged { damaged += 1 }
          for channel in start..<(start + 4) {
            let expected = isDamaged ? whole.pixels[channel] : 7
            if pixels[channel] != expected { differences += 1 }
          }
        }
      }
      #expect(differences == 0, "seed \(seed), damage \(damage.rects)")
      #expect(drawn >= damaged)
    }
  }

  /// A frame drawn by moving pixels and drawing the damage equals a fresh one.
  @Test(arguments: [CGFloat(1), 2])
  func scrollingMovesPixels(scale: CGFloat) {
    let rows = (0..<40).map { index in
      PlacedFragment(
        group(
          fill(rounded(CGRect(x: 4, y: 2, width: 16, height: 16), 4), index % 2 == 0 ? .red : .blue),
          moved(text("Row \(index)", size: 11), 26, 3)), at: CGPoint(x: 0, y: CGFloat(index) * 20))
    }
    let viewport = CGRect(x: 10, y: 10, width: 100, height: 80)
    let badge = moved(fill(.ellipse(CGRect(x: 0, y: 0, width: 20, height: 20)), .green), 90, 70)
    let bar = Fragment(
      .backdrop(
        BackdropStyle(blurRadius: 4, tint: RGBA(white: 1, alpha: 0.6), overlay: .clear, overlayMode: .normal),
        .rect(CGRect(x: 10, y: 10, width: 100, height: 14))))
    let background = fill(CGRect(x: 0, y: 0, width: 120, height: 100), RGBA(white: 0.95))
    func frame(_ offset: CGFloat, visible: Range<Int>, withBar: Bool) -> Fragment {
      let content = Fragment(.group(Array(rows[visible])))
      let list = Fragment(
        .clip(
          .rect(viewport), evenOdd: false, antialiased: true,
          Fragment(.scroll(id: 1, viewport: viewport, offset: CGPoint(x: 10, y: offset), content))))
      return Fragment(
        .group([background, list, badge].map { PlacedFragment($0) } + (withBar ? [PlacedFragment(bar)] : [])))
    }
    let size = CGSize(width: 120, height: 100)
    let width = Int(120 * scale)
    let height = Int(100 * scale)
    for withBar in [false, true] {
      let raster = CairoBackend.make().makeRasterizer()
      var offsets: [CGFloat] = [0, -12, -12.5, -60, -20, -300, -296]
      if scale == 1 { offsets[2] = -13 }
      var last = frame(0, visible: 0..<6, withBar: withBar)
      var picture = raster.image(of: last, size: size, scale: scale, background: .white)
      for offset in offsets.dropFirst() {
        let first = max(Int(-offset / 20) - 1, 0)
        let next = frame(offset, visible: first..<min(first + 7, 40), withBar: withBar)
        let change = Fragment.change(from: last, to: next, in: CGRect(origin: .zero, size: size), scale: scale)
        var pixels = picture.pixels
        pixels.withUnsafeMutableBytes { bytes in
          guard let base = bytes.baseAddress else { return }
          let buffer = PixelBuffer(base: base, width: width, height: height, bytesPerRow: width * 4)
          raster.move(change.moves, scale: scale, in: buffer)
          raster.draw(next, damage: change.damage, scale: scale, background: .white, into: buffer)
        }
        let fresh = raster.image(of: next, size: size, scale: scale, background: .white)
        #expect(pixels == fresh.pixels, "to \(offset), bar \(withBar), moves \(change.moves)")
        if offset == -12 { #expect(change.moves.count == 1) }
        if offset == -12, !withBar { #expect(change.damage.area < 4000) }
        picture = DecodedImage(width: width, height: height, scale: scale, pixels: pixels, isOpaque: true)
        last = next
      }
    }
  }

  @Test func patternsBelowKeepAViewportFromMoving() {
    let viewport = CGRect(x: 0, y: 0, width: 40, height: 40)
    let ramp = GradientRamp(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)])
    let below = fill(viewport, .linearGradient(ramp, start: .zero, end: CGPoint(x: 0, y: 40)))
    let content = text("Hello")
    func frame(_ offset: CGFloat) -> Fragment {
      group(below, Fragment(.scroll(id: 1, viewport: viewport, offset: CGPoint(x: 0, y: offset), content)))
    }
    let change = Fragment.change(from: frame(0), to: frame(-5), in: viewport, scale: 1)
    #expect(change.moves.isEmpty)
    #expect(!change.damage.isEmpty)
  }

  /// Squares of which some change their colour.
  private func squares(changed: Range<Int>) -> Fragment {
    let all = (0..<1000).map { index -> Fragment in
      let place = CGRect(x: 10 * CGFloat(index % 40), y: 10 * CGFloat(index / 40), width: 8, height: 8)
      return fill(place, .color(changed.contains(index) ? .red : .blue))
    }
    return Fragment(.group(all.map { PlacedFragment($0) }))
  }

  @Test func aFewChangesDamageLittle() {
    let damage = Fragment.damage(from: squares(changed: 0..<0), to: squares(changed: 480..<600))
    #expect(damage.bounds == CGRect(x: -1, y: 119, width: 400, height: 30))
  }

  @Test func manyChangesDamageEverything() {
    let damage = Fragment.damage(from: squares(changed: 0..<0), to: squares(changed: 100..<1000))
    #expect(damage.rects == [CGRect(x: -1, y: -1, width: 400, height: 250)])
  }
}
