import SwiftUITesting
import Testing

@MainActor
@Suite struct StyleTests {
  private typealias Pixel = (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)

  private func pixel<V: View>(_ view: V, _ x: Int, _ y: Int, _ scheme: ColorScheme? = nil) -> Pixel {
    TestHost(view, size: CGSize(width: 100, height: 100), colorScheme: scheme).pixel(x: x, y: y)
  }

  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  @Test func innerShadowsDarkenTheEdgesInside() {
    let view = Rectangle().fill(Color.white.shadow(.inner(color: .black, radius: 6)))
    #expect(pixel(view, 1, 50).red < 180)
    #expect(pixel(view, 50, 50).red > 250)
    let text = Text("█").font(.system(size: 80)).foregroundStyle(red.shadow(.inner(color: .black, radius: 4)))
    #expect(pixel(text, 50, 50).red > 200)
  }

  @Test func dropShadowsOfStylesLieBelow() {
    let view = Circle().fill(red.shadow(.drop(color: .black, radius: 4, x: 0, y: 10))).frame(width: 50, height: 50)
    #expect(pixel(view, 50, 50).red > 250 && pixel(view, 50, 50).green < 5)
    #expect(pixel(view, 50, 80).red < 200)
    #expect(pixel(view, 50, 14).red > 250)
  }

  @Test func meshesMixTheirColours() {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [red, red, blue, blue])
    let top = pixel(mesh, 50, 2)
    let bottom = pixel(mesh, 50, 97)
    let middle = pixel(mesh, 50, 50)
    #expect(top.red > 245 && top.blue < 12)
    #expect(bottom.blue > 245 && bottom.red < 12)
    #expect((110...145).contains(middle.red) && (110...145).contains(middle.blue))
    let bent = MeshGradient(
      width: 2, height: 2, points: [[0.5, 0], [1, 0], [0.5, 1], [1, 1]], colors: [red, red, red, red],
      background: blue)
    #expect(pixel(bent, 20, 50).blue > 250)
    #expect(pixel(bent, 80, 50).red > 250)
  }

  @Test func imagesRepeat() {
    let dot = ImageRenderer(
      content: HStack(spacing: 0) {
        red.frame(width: 5, height: 10); blue.frame(width: 5, height: 10)
      })
    guard let picture = dot.cgImage else {
      Issue.record("no picture")
      return
    }
    let view = Rectangle().fill(.image(Image(decorative: picture, scale: 1)))
    for x in stride(from: 2, to: 100, by: 10) {
      #expect(pixel(view, x, 33).red > 250)
      #expect(pixel(view, x + 5, 33).blue > 250)
    }
    let large = Rectangle().fill(ImagePaint(image: Image(decorative: picture, scale: 1), scale: 4))
    #expect(pixel(large, 12, 50).red > 250)
    #expect(pixel(large, 32, 50).blue > 250)
  }

  @Test func perceptualGradientsDiffer() {
    let plain = LinearGradient(
      colors: [red, Color(red: 0, green: 1, blue: 0)], startPoint: .leading, endPoint: .trailing)
    let perceptual = Rectangle().fill(
      .linearGradient(
        Gradient(colors: [red, Color(red: 0, green: 1, blue: 0)]).colorSpace(.perceptual), startPoint: .leading,
        endPoint: .trailing))
    #expect(pixel(perceptual, 50, 50).red > pixel(plain, 50, 50).red + 20)
  }

  @Test func ownStylesResolve() {
    struct Warning: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color(red: 1, green: 1, blue: 0) : Color(red: 0, green: 0, blue: 1)
      }
    }
    #expect(pixel(Rectangle().fill(Warning()), 50, 50).blue > 250)
    #expect(pixel(Rectangle().fill(Warning()), 50, 50, .dark).green > 250)
    #expect(pixel(Rectangle().foregroundStyle(Warning()), 50, 50).blue > 250)
  }

  @Test func levelsOfAColour() {
    let view = Rectangle().fill(.secondary).foregroundStyle(Color(red: 0, green: 0, blue: 0))
    #expect((120...135).contains(pixel(view, 50, 50).red))
    let own = Rectangle().fill(.tertiary).foregroundStyle(red, blue, Color(red: 0, green: 1, blue: 0))
    #expect(pixel(own, 50, 50).green > 250)
  }

  @Test func thresholdsMakeDropsMeet() {
    let canvas = Canvas { context, size in
      context.addFilter(.alphaThreshold(min: 0.5, color: Color(red: 1, green: 0, blue: 0)))
      context.addFilter(.blur(radius: 8))
      context.drawLayer { layer in
        layer.fill(Path(ellipseIn: CGRect(x: 17, y: 35, width: 32, height: 32)), with: .color(.black))
        layer.fill(Path(ellipseIn: CGRect(x: 51, y: 35, width: 32, height: 32)), with: .color(.black))
      }
    }
    #expect(pixel(canvas, 30, 50).red > 250 && pixel(canvas, 30, 50).green < 10)
    // The gap between the two is bridged.
    #expect(pixel(canvas, 50, 51).green < 200)
    #expect(pixel(canvas, 50, 15).green > 250)
  }

  @Test func canvasesBlendOnlyWithThemselves() {
    let view = ZStack {
      blue
      Canvas { context, size in
        context.blendMode = .destinationOut
        context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 100)), with: .color(.black))
      }
    }
    #expect(pixel(view, 20, 50).blue > 250)
  }

  @Test func canvasGradientsRepeat() {
    let view = Canvas { context, size in
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .linearGradient(
          Gradient(colors: [.black, .white]), startPoint: .zero, endPoint: CGPoint(x: 20, y: 0), options: .repeat))
    }
    for start in stride(from: 0, to: 100, by: 20) {
      #expect(pixel(view, start + 2, 50).red < 60)
      #expect(pixel(view, start + 18, 50).red > 200)
    }
  }

  @Test func clipsOfACanvas() {
    let view = Canvas { context, size in
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 50, height: 100)), options: .inverse)
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Color(red: 1, green: 0, blue: 0)))
    }
    #expect(pixel(view, 20, 50).green > 250)
    #expect(pixel(view, 80, 50).red > 250 && pixel(view, 80, 50).green < 10)
  }
}
