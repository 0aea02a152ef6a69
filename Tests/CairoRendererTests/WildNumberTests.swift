import Foundation
import Rendering
import Testing

@testable import CairoRenderer

/// Display lists with numbers that no program means, but some compute: they draw something or nothing, in reasonable
/// time and memory.
@Suite struct WildNumberTests {
  private struct Maker {
    var dice: Dice
    private let photo = checkers(24, square: 5)

    init(_ seed: UInt64) { dice = Dice(seed) }

    mutating func number() -> CGFloat {
      let choices: [CGFloat] = [
        0, -0.0, 1e-300, 1e-9, 1e-3, 0.5, 1, 7, 40, 99.5, 1e3, 1e5, 1e7, 1e9, 1e12, 1e20, 1e300, .infinity, .nan,
        .greatestFiniteMagnitude,
      ]
      // Mostly plain ones, so that the odd one has something to spoil.
      if dice.number(3) > 0 { return dice.length(-50...50) }
      let choice = choices[dice.number(choices.count)]
      return dice.number(3) == 0 ? -choice : choice
    }

    mutating func rect() -> CGRect {
      CGRect(origin: CGPoint(x: number(), y: number()), size: CGSize(width: number(), height: number()))
    }

    mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

    mutating func color() -> RGBA {
      RGBA(red: Float(number()), green: Float(number()), blue: Float(number()), alpha: Float(dice.length(-1...2)))
    }

    mutating func shape() -> ShapeGeometry {
      switch dice.number(4) {
      case 0: return .rect(rect())
      case 1: return .ellipse(rect())
      case 2:
        return .roundedRect(
          rect(), cornerSize: CGSize(width: number(), height: number()), continuous: dice.number(2) == 0)
      default:
        let path = CGMutablePath()
        path.move(to: point())
        for _ in 0..<3 {
          path.addLine(to: point())
          path.addCurve(to: point(), control1: point(), control2: point())
        }
        return .path(path)
      }
    }

    mutating func paint() -> Paint {
      let ramp = GradientRamp(stops: (0..<3).map { _ in .init(color: color(), location: number()) })
      switch dice.number(7) {
      case 0: return .linearGradient(ramp, start: point(), end: point())
      case 1: return .radialGradient(ramp, center: point(), startRadius: number(), endRadius: number())
      case 2: return .angularGradient(ramp, center: point(), startAngle: number(), endAngle: number())
      case 3:
        return .ellipticalGradient(ramp, bounds: rect(), center: point(), startRadius: number(), endRadius: number())
      case 4: return .image(ImageTile(image: photo, sourceRect: rect(), origin: point(), scale: number()))
      case 5:
        let vertices = (0..<4).map { _ in MeshPaint.Vertex(x: Float(number()), y: Float(number()), color: color()) }
        return .mesh(
          MeshPaint(vertices: vertices, triangles: [0, 1, 2, 1, 2, 3], background: color()), bounds: rect())
      default: return .color(color())
      }
    }

    mutating func transform() -> CGAffineTransform {
      CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
    }

    mutating func leaf() -> Fragment {
      switch dice.number(5) {
      case 0:
        let line = LineStyle(
          width: number(), cap: .square, join: .miter, miterLimit: number(),
          dash: dice.number(2) == 0 ? [] : [number(), number()], dashPhase: number())
        return Fragment(.stroke(shape(), line, paint(), antialiased: true))
      case 1:
        var image = ImageDrawing(image: photo, rect: rect())
        if dice.number(3) == 0 { image.resizing = .tile }
        if dice.number(3) == 0 { image.template = paint() }
        image.capLeading = number()
        image.capBottom = number()
        return Fragment(.image(image))
      case 2: return Fragment(.text(layout("Words", size: dice.length(5...30)), paints: [paint()]))
      default: return Fragment(.fill(shape(), paint(), evenOdd: true, antialiased: dice.number(2) == 0))
      }
    }

    mutating func fragment(_ depth: Int) -> Fragment {
      if depth == 0 { return leaf() }
      let content = Fragment(
        .group([
          PlacedFragment(fragment(depth - 1), at: dice.number(3) == 0 ? point() : CGPoint(x: 20, y: 20)),
          PlacedFragment(leaf()),
        ]))
      switch dice.number(14) {
      case 0: return Fragment(.blur(radius: number(), opaque: dice.number(2) == 0, content))
      case 1:
        return Fragment(
          .shadow(
            color: color(), radius: number(), offset: CGSize(width: number(), height: number()), content))
      case 2: return Fragment(.transform(transform(), content))
      case 3:
        var tilt = ProjectionMatrix()
        (tilt.m11, tilt.m13, tilt.m23, tilt.m31, tilt.m33) = (number(), number(), number(), number(), number())
        return Fragment(.projection(tilt, content))
      case 4: return Fragment(.opacity(number(), content))
      case 5: return Fragment(.clip(shape(), evenOdd: false, antialiased: true, content))
      case 6: return Fragment(.mask(mask: leaf(), content))
      case 7:
        let style = BackdropStyle(blurRadius: number(), tint: color(), overlay: color(), overlayMode: .colorDodge)
        return group(content, Fragment(.backdrop(style, shape())))
      case 8: return Fragment(.scroll(id: 1, viewport: rect(), offset: point(), content))
      case 9: return Fragment(.colorMatrix(ColorMatrix(rows: (0..<20).map { _ in Float(number()) }), content))
      case 10:
        return Fragment(
          .shadowOnly(
            color: color(), radius: number(), offset: CGSize(width: number(), height: number()), content))
      case 11: return Fragment(.alphaThreshold(min: number(), max: number(), color: color(), content))
      case 12: return Fragment(.blend(BlendMode.allCases[dice.number(BlendMode.allCases.count)], content))
      default: return Fragment(.compositingGroup(content))
      }
    }
  }

  @Test(arguments: 0..<4) func anything(series: Int) {
    let raster = CairoBackend.make().makeRasterizer()
    var last = Fragment.empty
    for index in 0..<8 {
      var maker = Maker(UInt64(series * 1000 + index + 1))
      let scene = maker.fragment(1 + index % 3)
      let size = CGSize(width: 60, height: 60)
      let whole = raster.image(of: scene, size: size, scale: 1, background: .white)
      #expect(whole.pixels.count == 60 * 60 * 4)
      let change = Fragment.change(from: last, to: scene, in: CGRect(origin: .zero, size: size), scale: 1)
      for rect in change.damage.rects { #expect(!rect.width.isNaN && !rect.height.isNaN) }
      last = scene
    }
  }

  @Test func anythingAsAFile() throws {
    for index in 0..<8 {
      var maker = Maker(UInt64(index + 77))
      let scene = maker.fragment(2)
      for format in [VectorFormat.pdf, .svg] {
        _ = try? CairoBackend.make().vectorWriter.write([(scene, CGSize(width: 60, height: 60))], as: format)
      }
    }
  }
}
