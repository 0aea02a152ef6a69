import Foundation
import Rendering

@testable import CairoRenderer

/// A drawn picture, to look at single pixels.
struct Picture {
  let image: DecodedImage

  init(
    _ fragment: Fragment, width: CGFloat = 40, height: CGFloat = 40, scale: CGFloat = 1,
    background: RGBA = .white
  ) {
    image = CairoBackend.make().makeRasterizer().image(
      of: fragment, size: CGSize(width: width, height: height), scale: scale, background: background)
  }

  /// Red, green, blue, alpha.
  func pixel(_ x: Int, _ y: Int) -> [Int] {
    let start = (y * image.width + x) * 4
    return [2, 1, 0, 3].map { Int(image.pixels[start + $0]) }
  }

  func red(_ x: Int, _ y: Int) -> Int { pixel(x, y)[0] }

  /// How much of the picture is not white, in pixels, from the red channel.
  var ink: Double {
    var sum = 0
    for start in stride(from: 0, to: image.pixels.count, by: 4) { sum += 255 - Int(image.pixels[start + 2]) }
    return Double(sum) / 255
  }

  /// The smallest box around everything that is not white.
  var inkBox: CGRect {
    var box = CGRect.null
    for y in 0..<image.height {
      for x in 0..<image.width where pixel(x, y) != [255, 255, 255, 255] {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  /// Writes a PNG into the folder that the environment names, for a person to look at.
  func save(_ name: String) {
    guard let folder = ProcessInfo.processInfo.environment["MARTLET_PICTURES"] else { return }
    let file = URL(fileURLWithPath: folder).appendingPathComponent(name + ".png")
    try? PixbufDecoder().encodePNG(image).write(to: file)
  }
}

extension RGBA {
  static let red = RGBA(red: 1, green: 0, blue: 0)
  static let green = RGBA(red: 0, green: 1, blue: 0)
  static let blue = RGBA(red: 0, green: 0, blue: 1)
}

func fill(_ shape: ShapeGeometry, _ color: RGBA, evenOdd: Bool = false, antialiased: Bool = true) -> Fragment {
  Fragment(.fill(shape, .color(color), evenOdd: evenOdd, antialiased: antialiased))
}

func fill(_ rect: CGRect, _ color: RGBA) -> Fragment { fill(.rect(rect), color) }

func fill(_ rect: CGRect, _ paint: Paint) -> Fragment {
  Fragment(.fill(.rect(rect), paint, evenOdd: false, antialiased: true))
}

func group(_ fragments: Fragment...) -> Fragment { Fragment(.group(fragments.map { PlacedFragment($0) })) }

func moved(_ fragment: Fragment, _ x: CGFloat, _ y: CGFloat) -> Fragment {
  Fragment(.group([PlacedFragment(fragment, at: CGPoint(x: x, y: y))]))
}

func rounded(_ rect: CGRect, _ radius: CGFloat, continuous: Bool = false) -> ShapeGeometry {
  .roundedRect(rect, cornerSize: CGSize(width: radius, height: radius), continuous: continuous)
}

func run(_ string: String, size: CGFloat = 17, weight: Int = 400, style: Int = 0) -> TextRequest.Run {
  TextRequest.Run(
    text: string, font: FontDescriptor(size: size, weight: weight), ascent: size * 0.95, descent: size * 0.25,
    lineHeight: size * 1.3, style: style)
}

func layout(
  _ runs: [TextRequest.Run], width: CGFloat? = nil, height: CGFloat? = nil,
  _ change: (inout TextRequest) -> Void = { _ in }
) -> TextLayout {
  var request = TextRequest(runs: runs)
  change(&request)
  return CairoBackend.make().textShaper.layout(request, width: width, height: height)
}

func layout(
  _ string: String, size: CGFloat = 17, width: CGFloat? = nil, height: CGFloat? = nil,
  _ change: (inout TextRequest) -> Void = { _ in }
) -> TextLayout {
  layout([run(string, size: size)], width: width, height: height, change)
}

func text(_ string: String, size: CGFloat = 17, _ color: RGBA = .black) -> Fragment {
  Fragment(.text(layout(string, size: size), paints: [.color(color)]))
}

/// A checkerboard image of black and white squares.
func checkers(_ size: Int, square: Int = 1) -> DecodedImage {
  var pixels: [UInt8] = []
  for y in 0..<size {
    for x in 0..<size {
      let value: UInt8 = (x / square + y / square) % 2 == 0 ? 255 : 0
      pixels += [value, value, value, 255]
    }
  }
  return DecodedImage(width: size, height: size, scale: 1, pixels: pixels, isOpaque: true)
}

/// The same numbers on every run.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func length(_ range: ClosedRange<CGFloat>) -> CGFloat {
    CGFloat.random(in: range, using: &self)
  }

  mutating func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }
}
