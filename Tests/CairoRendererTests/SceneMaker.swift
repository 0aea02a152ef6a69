import Foundation
import Rendering
import Symbols

@testable import CairoRenderer

/// Makes display lists of all kinds of items, nested, by chance.
struct SceneMaker {
  var dice: Dice
  private let photo = checkers(24, square: 5)

  init(_ seed: UInt64) { dice = Dice(seed) }

  mutating func scene(depth: Int = 3) -> Fragment {
    let count = 3 + dice.number(5)
    return Fragment(
      .group(
        (0..<count).map { _ in
          let fragment = depth > 0 && dice.number(3) > 0 ? effect(depth - 1) : leaf()
          let fraction: CGFloat = dice.number(2) == 0 ? 0 : dice.length(0...1)
          return PlacedFragment(
            fragment,
            at: CGPoint(x: CGFloat(dice.number(90)) - 10 + fraction, y: CGFloat(dice.number(90)) - 10))
        }))
  }

  mutating func color() -> RGBA {
    RGBA(
      red: Float(dice.length(0...1)), green: Float(dice.length(0...1)), blue: Float(dice.length(0...1)),
      alpha: dice.number(3) == 0 ? Float(dice.length(0.1...1)) : 1)
  }

  mutating func rect() -> CGRect {
    CGRect(
      x: dice.length(-4...4), y: dice.length(-4...4), width: dice.length(1...60), height: dice.length(1...60))
  }

  mutating func shape() -> ShapeGeometry {
    switch dice.number(5) {
    case 0: return .rect(rect())
    case 1: return .ellipse(rect())
    case 2, 3: return rounded(rect(), dice.length(0...20), continuous: dice.number(2) == 0)
    default:
      let path = CGMutablePath()
      path.move(to: CGPoint(x: dice.length(0...50), y: dice.length(0...50)))
      for _ in 0..<4 {
        path.addLine(to: CGPoint(x: dice.length(0...50), y: dice.length(0...50)))
        path.addCurve(
          to: CGPoint(x: dice.length(0...50), y: dice.length(0...50)),
          control1: CGPoint(x: dice.length(-9...60), y: dice.length(0...50)),
          control2: CGPoint(x: dice.length(0...50), y: dice.length(-9...60)))
      }
      return .path(path)
    }
  }

  mutating func paint() -> Paint {
    let ramp = GradientRamp(stops: [.init(color: color(), location: 0), .init(color: color(), location: 1)])
    switch dice.number(10) {
    case 8: return .mesh(mesh(), bounds: CGRect(x: -4, y: -4, width: 64, height: dice.length(30...64)))
    case 9:
      return .ellipticalGradient(
        ramp, bounds: CGRect(x: 0, y: 0, width: 50, height: 33), center: CGPoint(x: 25, y: 16.5), startRadius: 0,
        endRadius: 0.5)
    case 0: return .linearGradient(ramp, start: .zero, end: CGPoint(x: 40, y: dice.length(0...40)))
    case 1: return .radialGradient(ramp, center: CGPoint(x: 20, y: 20), startRadius: 2, endRadius: 30)
    case 2: return .angularGradient(ramp, center: CGPoint(x: 20, y: 20), startAngle: 0.5, endAngle: 5)
    case 3: return .image(ImageTile(image: photo, scale: dice.length(0.5...2)))
    default: return .color(color())
    }
  }

  mutating func leaf() -> Fragment {
    switch dice.number(6) {
    case 0:
      let line = LineStyle(
        width: dice.length(0.5...6), cap: .round, join: .round, dash: dice.number(2) == 0 ? [] : [4, 6])
      return Fragment(.stroke(shape(), line, paint(), antialiased: true))
    case 1:
      let words = ["illili", "Hello, world", "Ωmega 😀 שלום", "A longer text that wraps at some width"]
      let text = layout(words[dice.number(4)], size: dice.length(8...24), width: dice.length(40...120))
      return Fragment(.text(text, paints: [paint()]))
    case 2:
      var image = ImageDrawing(image: photo, rect: rect())
      image.interpolation = dice.number(2) == 0 ? .none : .medium
      if dice.number(3) == 0 { image.template = paint() }
      image.isFlippedHorizontally = dice.number(4) == 0
      if dice.number(4) == 0 { image.resizing = .tile }
      return Fragment(.image(image))
    case 3:
      guard
        let drawing = SymbolSet.drawing(
          named: "person.crop.circle.badge.plus", pointSize: dice.length(10...40))
      else { return Fragment.empty }
      return Fragment(
        .symbol(drawing, paints: [.color(color()), .color(color())], monochrome: dice.number(2) == 0))
    default:
      return Fragment(.fill(shape(), paint(), evenOdd: dice.number(2) == 0, antialiased: dice.number(8) > 0))
    }
  }

  mutating func effect(_ depth: Int) -> Fragment {
    let wrap = effect()
    return wrap(scene(depth: depth))
  }

  /// An effect of a random kind and strength, to put around anything.
  mutating func effect() -> (Fragment) -> Fragment {
    switch dice.number(18) {
    case 0:
      let opacity = Double(dice.length(0.1...1))
      return { Fragment(.opacity(opacity, $0)) }
    case 1:
      let (shape, soft) = (shape(), dice.number(4) > 0)
      return { Fragment(.clip(shape, evenOdd: false, antialiased: soft, $0)) }
    case 2:
      let (color, radius) = (color(), dice.length(0...12))
      return { Fragment(.shadow(color: color, radius: radius, offset: CGSize(width: 2, height: 3), $0)) }
    case 3:
      let (radius, opaque) = (dice.length(0...12), dice.number(3) == 0)
      return { Fragment(.blur(radius: radius, opaque: opaque, $0)) }
    case 4:
      let mask = scene(depth: 0)
      return { Fragment(.mask(mask: mask, $0)) }
    case 5:
      let matrix = ColorMatrix(rows: (0..<20).map { _ in Float(dice.length(-1...1)) })
      return { Fragment(.colorMatrix(matrix, $0)) }
    case 6:
      let mode = BlendMode.allCases[dice.number(BlendMode.allCases.count)]
      return { Fragment(.blend(mode, $0)) }
    case 7:
      let turn = CGAffineTransform(rotationAngle: dice.length(-1...1)).scaledBy(x: dice.length(0.5...1.5), y: 1)
      return { Fragment(.transform(turn, $0)) }
    case 8:
      return { Fragment(.compositingGroup($0)) }
    case 9:
      let style = BackdropStyle(
        blurRadius: dice.number(4) == 0 ? 0 : dice.length(0...10), tint: color(), overlay: color(),
        overlayMode: .overlay)
      let backdrop = Fragment(.backdrop(style, shape()))
      return dice.number(3) == 0 ? { group(backdrop, $0) } : { group($0, backdrop) }
    case 10:
      var tilt = ProjectionMatrix()
      tilt.m13 = dice.length(-0.004...0.004)
      tilt.m23 = dice.length(-0.004...0.004)
      return { [tilt] in Fragment(.projection(tilt, $0)) }
    case 11:
      let (id, fraction) = (dice.number(1 << 30), dice.number(3) == 0 ? dice.length(0...1) : 0)
      return {
        Fragment(
          .scroll(
            id: id, viewport: CGRect(x: 2 + fraction, y: 2, width: 70, height: 60), offset: CGPoint(x: 0, y: -5), $0))
      }
    case 12:
      return { Fragment(.luminanceToAlpha($0)) }
    case 13:
      let (color, radius) = (color(), dice.length(0...12))
      return { Fragment(.shadowOnly(color: color, radius: radius, offset: CGSize(width: -3, height: 2), $0)) }
    case 14:
      let (color, least) = (color(), Double(dice.length(0...0.8)))
      return { Fragment(.alphaThreshold(min: least, max: least + 0.3, color: color, $0)) }
    case 15:
      let mode = CoverageMode.allCases[dice.number(CoverageMode.allCases.count)]
      let cover = dice.number(2) == 0 ? leaf() : nil
      return { Fragment(.replace(mode, coverage: cover ?? $0, $0)) }
    default:
      let scale = CGAffineTransform(scaleX: dice.length(0.4...2), y: dice.length(0.4...2))
      return { Fragment(.transform(scale, $0)) }
    }
  }

  mutating func mesh() -> MeshPaint {
    var vertices: [MeshPaint.Vertex] = []
    for row in 0..<3 {
      for column in 0..<3 {
        let wobble = row == 1 && column == 1 ? Float(dice.length(-0.3...0.3)) : 0
        vertices.append(
          MeshPaint.Vertex(x: Float(column) / 2 + wobble, y: Float(row) / 2 - wobble, color: color()))
      }
    }
    var triangles: [UInt32] = []
    for corner: UInt32 in [0, 1, 3, 4] {
      triangles += [corner, corner + 1, corner + 3, corner + 1, corner + 4, corner + 3]
    }
    return MeshPaint(vertices: vertices, triangles: triangles, background: color())
  }
}
