import Foundation
import Rendering
import Testing

@testable import CairoRenderer

/// Draws pictures for tests and looks at single pixels.
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

  func save(_ name: String) {
    guard let folder = ProcessInfo.processInfo.environment["MARTLET_PICTURES"] else { return }
    try? PixbufDecoder().encodePNG(image).write(
      to: URL(fileURLWithPath: folder).appendingPathComponent(name + ".png"))
  }
}

func text(_ string: String, size: CGFloat = 17, weight: Int = 400, style: Int = 0) -> TextRequest.Run {
  TextRequest.Run(
    text: string, font: FontDescriptor(size: size, weight: weight), ascent: size * 0.95, descent: size * 0.24,
    lineHeight: size * 1.3, style: style)
}

func layout(_ string: String, size: CGFloat = 17, width: CGFloat? = nil) -> TextLayout {
  CairoBackend.make().textShaper.layout(
    TextRequest(runs: [text(string, size: size)]), width: width, height: nil)
}

extension RGBA {
  static let red = RGBA(red: 1, green: 0, blue: 0)
  static let blue = RGBA(red: 0, green: 0, blue: 1)
}

func fill(_ shape: ShapeGeometry, _ color: RGBA) -> Fragment {
  Fragment(.fill(shape, .color(color), evenOdd: false, antialiased: true))
}

func group(_ fragments: Fragment...) -> Fragment { Fragment(.group(fragments.map { PlacedFragment($0) })) }

@Suite struct FirstLight {
  @Test func rectangle() {
    let picture = Picture(fill(.rect(CGRect(x: 10, y: 10, width: 20, height: 20)), .red))
    #expect(picture.pixel(10, 10) == [255, 0, 0, 255])
    #expect(picture.pixel(29, 29) == [255, 0, 0, 255])
    #expect(picture.pixel(9, 10) == [255, 255, 255, 255])
    #expect(picture.pixel(30, 29) == [255, 255, 255, 255])
  }

  @Test func sheet() {
    var children: [PlacedFragment] = []
    func add(_ fragment: Fragment, _ x: CGFloat, _ y: CGFloat) {
      children.append(PlacedFragment(fragment, at: CGPoint(x: x, y: y)))
    }
    add(
      Fragment(.text(layout("illili minimum Hello, World 0123 “quoted”"), paints: [.color(.black)])), 10, 10)
    add(
      Fragment(
        .text(
          layout("The quick brown fox jumps over the lazy dog, again and again.", size: 13, width: 150),
          paints: [.color(.black)])), 10, 40)
    add(Fragment(.text(layout("Title 28", size: 28), paints: [.color(.blue)])), 200, 40)
    add(Fragment(.text(layout("emoji 😀👨‍👩‍👧 שלום مرحبا"), paints: [.color(.black)])), 200, 80)
    let box = CGRect(x: 0, y: 0, width: 60, height: 40)
    add(fill(.roundedRect(box, cornerSize: CGSize(width: 10, height: 10), continuous: false), .red), 10, 130)
    add(fill(.roundedRect(box, cornerSize: CGSize(width: 14, height: 14), continuous: true), .blue), 80, 130)
    add(fill(.ellipse(box), .red), 150, 130)
    add(
      Fragment(
        .stroke(
          .roundedRect(box, cornerSize: CGSize(width: 10, height: 10), continuous: true), LineStyle(width: 2),
          .color(.black), antialiased: true)), 220, 130)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 30))
    path.addLine(to: CGPoint(x: 20, y: 0))
    path.addLine(to: CGPoint(x: 60, y: 40))
    add(
      Fragment(
        .stroke(
          .path(path), LineStyle(width: 5, cap: .round, join: .round, dash: [8, 8]), .color(.red),
          antialiased: true)), 290, 130)
    let ramp = GradientRamp(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)])
    add(
      Fragment(
        .fill(
          .rect(box), .linearGradient(ramp, start: .zero, end: CGPoint(x: 60, y: 0)), evenOdd: false,
          antialiased: true)), 10, 180)
    add(
      Fragment(
        .fill(
          .rect(box), .radialGradient(ramp, center: CGPoint(x: 30, y: 20), startRadius: 0, endRadius: 30),
          evenOdd: false, antialiased: true)), 80, 180)
    add(
      Fragment(
        .fill(
          .rect(box), .angularGradient(ramp, center: CGPoint(x: 30, y: 20), startAngle: 0, endAngle: 2 * .pi),
          evenOdd: false, antialiased: true)), 150, 180)
    add(
      Fragment(
        .shadow(
          color: RGBA(white: 0, alpha: 0.33), radius: 5, offset: CGSize(width: 0, height: 3),
          fill(.roundedRect(box, cornerSize: CGSize(width: 10, height: 10), continuous: true), .white))), 220,
      180)
    add(Fragment(.blur(radius: 3, opaque: false, fill(.rect(box), .red))), 290, 180)
    let rotate = CGAffineTransform(rotationAngle: 0.3)
    add(
      Fragment(.transform(rotate, Fragment(.text(layout("Rotated text"), paints: [.color(.black)])))), 20, 230
    )
    add(Fragment(.opacity(0.5, group(fill(.rect(box), .red), fill(.ellipse(box), .blue)))), 150, 230)
    add(
      Fragment(
        .clip(
          .ellipse(box), evenOdd: false, antialiased: true,
          group(fill(.rect(box), .red), Fragment(.text(layout("Clip"), paints: [.color(.white)]))))), 220, 230
    )
    let all = Fragment(.group(children))
    Picture(all, width: 400, height: 290).save("sheet1")
    Picture(all, width: 400, height: 290, scale: 2).save("sheet2")
  }
}
