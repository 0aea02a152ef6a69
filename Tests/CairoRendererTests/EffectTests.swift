import Foundation
import Rendering
import Testing

@testable import CairoRenderer

@Suite struct EffectTests {
  private let box = CGRect(x: 10, y: 10, width: 20, height: 20)

  private func near(_ a: [Int], _ b: [Int], by tolerance: Int = 1) -> Bool {
    zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
  }

  @Test func opacityReachesEachLeaf() {
    let both = group(fill(box, .red), fill(box, .blue))
    let picture = Picture(Fragment(.opacity(0.5, both)))
    #expect(near(picture.pixel(20, 20), [127, 63, 191, 255]))
  }

  @Test func opacityOfACompositingGroupActsOnce() {
    let both = Fragment(.compositingGroup(group(fill(box, .red), fill(box, .blue))))
    let picture = Picture(Fragment(.opacity(0.5, both)))
    #expect(near(picture.pixel(20, 20), [127, 127, 255, 255]))
    let leaf = Picture(Fragment(.opacity(0.5, fill(box, .blue)))).pixel(20, 20)
    #expect(near(picture.pixel(20, 20), leaf))
  }

  @Test func shadowsReachEachLeaf() {
    let card = fill(CGRect(x: 4, y: 4, width: 32, height: 32), .white)
    let dot = fill(CGRect(x: 16, y: 16, width: 4, height: 4), .red)
    func picture(_ content: Fragment) -> Picture {
      Picture(Fragment(.shadow(color: .black, radius: 0, offset: CGSize(width: 6, height: 0), content)))
    }
    // The dot's shadow falls on the card, unless both are one picture.
    #expect(picture(group(card, dot)).pixel(24, 18) == [0, 0, 0, 255])
    #expect(picture(Fragment(.compositingGroup(group(card, dot)))).pixel(24, 18) == [255, 255, 255, 255])
  }

  /// What a material shows of the picture below does not depend on the clips, masks and opacities around it.
  @Test func materialsSeeThroughClipsAndMasks() {
    let stripes = group(
      fill(CGRect(x: 0, y: 0, width: 20, height: 40), .red), fill(CGRect(x: 20, y: 0, width: 20, height: 40), .blue))
    let style = BackdropStyle(blurRadius: 3, tint: RGBA(white: 1, alpha: 0.2), overlay: .clear, overlayMode: .normal)
    let whole = CGRect(x: 0, y: 0, width: 40, height: 40)
    let material = Fragment(.backdrop(style, .rect(whole)))
    let plain = Picture(group(stripes, material))
    let clips = Fragment(.clip(.ellipse(whole), evenOdd: false, antialiased: true, material))
    let masked = Fragment(.mask(mask: fill(.ellipse(whole), .black), material))
    for fragment in [clips, masked] {
      let picture = Picture(group(stripes, fragment))
      for x in [12, 19, 21, 30] { #expect(near(picture.pixel(x, 20), plain.pixel(x, 20))) }
      #expect(picture.pixel(0, 0) == [255, 0, 0, 255])
    }
    let faded = Picture(group(stripes, Fragment(.opacity(0.5, material))))
    let below = Picture(stripes)
    for x in [12, 19, 21] {
      let half = zip(plain.pixel(x, 20), below.pixel(x, 20)).map { ($0 + $1) / 2 }
      #expect(near(faded.pixel(x, 20), half, by: 2))
    }
  }

  /// A blur keeps its shape when what it blurs is squeezed.
  @Test func blursAreStretchedWithTheirContent() {
    let blurred = Fragment(.blur(radius: 6, opaque: false, fill(CGRect(x: 0, y: 0, width: 40, height: 40), .black)))
    let squeezed = Picture(
      moved(Fragment(.transform(CGAffineTransform(scaleX: 0.25, y: 1), blurred)), 30, 30), width: 80, height: 100)
    let plain = Picture(moved(blurred, 30, 30), width: 100, height: 100)
    #expect(abs(squeezed.red(28, 50) - plain.red(22, 50)) < 24)
    #expect(abs(squeezed.red(35, 24) - plain.red(50, 24)) < 24)
  }

  @Test func nestedOpacitiesMultiply() {
    let picture = Picture(Fragment(.opacity(0.5, Fragment(.opacity(0.5, fill(box, .black))))))
    #expect(near(picture.pixel(20, 20), [191, 191, 191, 255]))
  }

  @Test func clipsCutExactlyOnPixels() {
    let picture = Picture(
      Fragment(
        .clip(
          .rect(CGRect(x: 15, y: 15, width: 5, height: 5)), evenOdd: false, antialiased: true, fill(box, .red)
        )))
    #expect(picture.inkBox == CGRect(x: 15, y: 15, width: 5, height: 5))
  }

  @Test func roundClipsAreSoftOnce() {
    // Two layers under one clip must not add up at its edge.
    let clip = ShapeGeometry.ellipse(box)
    let one = Picture(Fragment(.clip(clip, evenOdd: false, antialiased: true, fill(box, .black))))
    let two = Picture(
      Fragment(.clip(clip, evenOdd: false, antialiased: true, group(fill(box, .black), fill(box, .black)))))
    #expect(abs(one.ink - .pi * 100) < 1.5)
    #expect(abs(one.ink - two.ink) < 0.5)
  }

  @Test func largeRoundedClipsMatchSmallParts() {
    let frame = CGRect(x: 3.5, y: 4, width: 300, height: 200)
    let content = group(
      fill(frame.insetBy(dx: -9, dy: -9), .black), fill(CGRect(x: 0, y: 0, width: 150, height: 300), .red))
    let shape = rounded(frame, 30, continuous: true)
    let clipped = Picture(
      Fragment(.clip(shape, evenOdd: false, antialiased: true, content)), width: 320, height: 220)
    #expect(clipped.pixel(150, 100) == [0, 0, 0, 255])
    #expect(clipped.pixel(100, 100) == [255, 0, 0, 255])
    #expect(clipped.pixel(4, 5) == [255, 255, 255, 255])
    #expect((126...129).contains(clipped.pixel(303, 100)[0]))
    let plain = Picture(fill(shape, .black), width: 320, height: 220)
    for y in 0..<220 { for x in 160..<320 { #expect(abs(clipped.red(x, y) - plain.red(x, y)) <= 1) } }
  }

  @Test func masksMultiply() {
    let half = fill(CGRect(x: 0, y: 0, width: 20, height: 40), RGBA(white: 0, alpha: 0.5))
    let picture = Picture(Fragment(.mask(mask: half, fill(box, .red))))
    #expect(near(picture.pixel(15, 15), [255, 127, 127, 255]))
    #expect(picture.pixel(25, 15) == [255, 255, 255, 255])
  }

  @Test func colorMatrixActsOnStraightColors() {
    let invert = ColorMatrix(rows: [-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0])
    let picture = Picture(Fragment(.colorMatrix(invert, fill(box, .red))))
    #expect(picture.pixel(20, 20) == [0, 255, 255, 255])
    let faint = Picture(
      Fragment(.colorMatrix(invert, fill(box, RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)))),
      background: .clear)
    #expect(near(faint.pixel(20, 20), [0, 128, 128, 128]))
    #expect(faint.pixel(2, 2) == [0, 0, 0, 0])
  }

  @Test func luminanceBecomesAlpha() {
    let picture = Picture(Fragment(.luminanceToAlpha(fill(box, .green))), background: .clear)
    #expect(near(picture.pixel(20, 20), [0, 0, 0, 182], by: 2))
  }

  @Test func blendModes() {
    let below = RGBA(red: 0.8, green: 0.4, blue: 0.2)
    let above = RGBA(red: 0.5, green: 0.5, blue: 1)
    let expected: [(BlendMode, [Double])] = [
      (.multiply, [0.4, 0.2, 0.2]), (.screen, [0.9, 0.7, 1]), (.darken, [0.5, 0.4, 0.2]),
      (.lighten, [0.8, 0.5, 1]), (.difference, [0.3, 0.1, 0.8]), (.exclusion, [0.5, 0.5, 0.8]),
      (.overlay, [0.8, 0.4, 0.4]), (.hardLight, [0.8, 0.4, 1]), (.plusLighter, [1, 0.9, 1]),
      (.plusDarker, [0.3, 0, 0.2]), (.colorDodge, [1, 0.8, 1]), (.colorBurn, [0.6, 0, 0.2]),
      (.sourceAtop, [0.5, 0.5, 1]), (.destinationOver, [0.8, 0.4, 0.2]), (.normal, [0.5, 0.5, 1]),
    ]
    for (mode, values) in expected {
      let picture = Picture(group(fill(box, below), Fragment(.blend(mode, fill(box, above)))))
      #expect(near(picture.pixel(20, 20), values.map { Int(($0 * 255).rounded()) } + [255], by: 2), "\(mode)")
    }
    // Luminosity and colour swap their parts.
    let luminosity = Picture(group(fill(box, below), Fragment(.blend(.luminosity, fill(box, above))))).pixel(
      20, 20)
    let color = Picture(group(fill(box, above), Fragment(.blend(.color, fill(box, below))))).pixel(20, 20)
    #expect(near(luminosity, color, by: 2))
    let out = Picture(
      group(fill(box, below), Fragment(.blend(.destinationOut, fill(box, .black)))), background: .clear)
    #expect(out.pixel(20, 20) == [0, 0, 0, 0])
  }

  @Test func blurSpreadsAndKeepsTheAmount() {
    let sharp = fill(CGRect(x: 40, y: 40, width: 20, height: 20), .black)
    for radius: CGFloat in [1.5, 3, 6, 12] {
      let picture = Picture(Fragment(.blur(radius: radius, opaque: false, sharp)), width: 100, height: 100)
      #expect(abs(picture.ink - 400) < 24, "radius \(radius)")
      // At an edge of a wide shape half is seen; two deviations away about a fortieth.
      let wide = Fragment(
        .blur(radius: radius, opaque: false, fill(CGRect(x: 50, y: -100, width: 200, height: 400), .black)))
      let edge = Picture(wide, width: 100, height: 100)
      #expect((120...135).contains((edge.red(49, 50) + edge.red(50, 50)) / 2), "radius \(radius)")
      #expect((240...255).contains(edge.red(50 - Int(2 * radius) - 1, 50)), "radius \(radius)")
    }
  }

  @Test func opaqueBlurKeepsEdges() {
    let content = fill(CGRect(x: 10, y: 10, width: 60, height: 60), .red)
    let picture = Picture(Fragment(.blur(radius: 5, opaque: true, content)), width: 80, height: 80)
    #expect(picture.pixel(10, 40) == [255, 0, 0, 255])
    #expect(picture.pixel(9, 40) == [255, 255, 255, 255])
  }

  @Test func shadowsLieBelowAndAreOffset() {
    let shadow = Fragment(
      .shadow(
        color: RGBA(white: 0, alpha: 0.5), radius: 4, offset: CGSize(width: 0, height: 10),
        fill(CGRect(x: 30, y: 30, width: 40, height: 40), .red)))
    let picture = Picture(shadow, width: 100, height: 100)
    #expect(picture.pixel(50, 50) == [255, 0, 0, 255])
    #expect(picture.red(50, 75) < 160)
    #expect(picture.red(50, 20) == 255)
    #expect(picture.red(50, 95) > 250)
    // The same once more, out of the cache, at another whole pixel.
    let raster = CairoBackend.make().makeRasterizer()
    let size = CGSize(width: 100, height: 100)
    let first = raster.image(of: shadow, size: size, scale: 1, background: .white)
    let again = raster.image(of: moved(shadow, 3, 2), size: size, scale: 1, background: .white)
    #expect(first.pixels == picture.image.pixels)
    #expect(again.pixels == Picture(moved(shadow, 3, 2), width: 100, height: 100).image.pixels)
  }

  @Test func projectionsFollowTheMatrix() {
    var tilt = ProjectionMatrix()
    tilt.m13 = 0.01
    let picture = Picture(Fragment(.projection(tilt, fill(box, .black))))
    let left = tilt.apply(to: CGPoint(x: 10, y: 10))
    let right = tilt.apply(to: CGPoint(x: 30, y: 30))
    #expect(abs(picture.inkBox.minX - left.x) < 1.2)
    #expect(abs(picture.inkBox.maxX - right.x) < 1.2)
    // The right edge is farther away and so shorter.
    let column = (0..<40).filter { picture.red(Int(right.x) - 1, $0) < 128 }.count
    #expect(column < 18)
    var flat = ProjectionMatrix()
    flat.m31 = 5
    #expect(Picture(Fragment(.projection(flat, fill(box, .black)))).inkBox == box.offsetBy(dx: 5, dy: 0))
    var behind = ProjectionMatrix()
    behind.m13 = -0.2
    _ = Picture(Fragment(.projection(behind, fill(box, .black))))
  }

  @Test func materialsBlurWhatIsBelow() {
    let stripes = Fragment(
      .group(
        (0..<25).map {
          PlacedFragment(fill(CGRect(x: CGFloat($0) * 4, y: 0, width: 2, height: 100), .black))
        }))
    let style = BackdropStyle(
      blurRadius: 6, tint: RGBA(white: 1, alpha: 0.5), overlay: .clear, overlayMode: .normal)
    let bar = Fragment(.backdrop(style, rounded(CGRect(x: 20, y: 20, width: 60, height: 60), 10)))
    let picture = Picture(group(stripes, bar, moved(text("A"), 50, 50)), width: 100, height: 100)
    #expect((180...200).contains(picture.red(40, 40)))
    #expect(abs(picture.red(40, 40) - picture.red(42, 40)) < 6)
    #expect(picture.red(20, 20) == 0)
    #expect(picture.red(4, 50) == 0)
  }
}
