import Foundation
import Rendering
import SwiftUITesting
import Testing

/// Images that a program draws.
@MainActor
@Suite struct DrawnImageTests {
  private func pixel<V: View>(_ view: V, _ x: Int, _ y: Int, size: CGSize, scale: CGFloat = 1) -> [Int] {
    let host = TestHost(view, size: size, scale: scale)
    let picture = HeadlessHost.sharedBackend.makeRasterizer().image(
      of: host.headless.root.lastFragment, size: size, scale: scale)
    let start = (y * picture.width + x) * 4
    return [2, 1, 0, 3].map { Int(picture.pixels[start + $0]) }
  }

  private let halves = Image(size: CGSize(width: 20, height: 10), label: Text("Halves")) { context in
    context.fill(
      Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(Color(.sRGB, red: 1, green: 0, blue: 0)))
    context.fill(
      Path(CGRect(x: 10, y: 0, width: 30, height: 30)), with: .color(Color(.sRGB, red: 0, green: 0, blue: 1)))
  }

  private let red = [255, 0, 0, 255]
  private let blue = [0, 0, 255, 255]
  private let none = [0, 0, 0, 0]

  @Test func itHasItsSizeAndEndsThere() {
    let host = TestHost(halves, size: CGSize(width: 40, height: 30))
    #expect(host.element("Halves")?.frame.size == CGSize(width: 20, height: 10))
    let size = CGSize(width: 40, height: 30)
    // In the middle: from (10, 10) to (30, 20).
    #expect(pixel(halves, 11, 11, size: size) == red)
    #expect(pixel(halves, 29, 19, size: size) == blue)
    #expect(pixel(halves, 31, 15, size: size) == none)
    #expect(pixel(halves, 25, 22, size: size) == none)
  }

  @Test func resizableOnesStretchAndStaySharp() {
    let view = halves.resizable().frame(width: 40, height: 40)
    let size = CGSize(width: 40, height: 40)
    #expect(pixel(view, 19, 39, size: size) == red)
    #expect(pixel(view, 20, 0, size: size) == blue)
  }

  @Test func tilesRepeat() {
    let view = halves.resizable(resizingMode: .tile).frame(width: 40, height: 20)
    let size = CGSize(width: 40, height: 20)
    #expect(pixel(view, 5, 15, size: size) == red)
    #expect(pixel(view, 25, 5, size: size) == red)
    #expect(pixel(view, 35, 15, size: size) == blue)
  }

  @Test func templatesTakeTheForegroundStyle() {
    let view = halves.renderingMode(.template).foregroundStyle(Color(.sRGB, red: 0, green: 0, blue: 1))
    #expect(pixel(view, 5, 5, size: CGSize(width: 20, height: 10)) == blue)
  }

  @Test func theSurroundingsAreKnown() {
    let image = Image(size: CGSize(width: 4, height: 4)) { context in
      let isDark = context.environment.colorScheme == .dark
      context.fill(
        Path(CGRect(x: 0, y: 0, width: 4, height: 4)),
        with: .color(Color(.sRGB, red: isDark ? 1 : 0, green: 0, blue: isDark ? 0 : 1)))
    }
    let size = CGSize(width: 4, height: 4)
    #expect(pixel(image, 2, 2, size: size) == blue)
    #expect(pixel(image.environment(\.colorScheme, .dark), 2, 2, size: size) == red)
  }

  @Test func textIsDrawn() {
    let image = Image(size: CGSize(width: 40, height: 20)) { context in
      context.draw(Text("■■■").font(.system(size: 20)), at: CGPoint(x: 20, y: 10))
    }
    #expect(pixel(image.foregroundStyle(.black), 20, 11, size: CGSize(width: 40, height: 20))[3] > 200)
  }

  @Test func itFillsShapes() {
    let view = Rectangle().fill(.image(halves)).frame(width: 40, height: 20)
    let size = CGSize(width: 40, height: 20)
    #expect(pixel(view, 25, 15, size: size) == red)
    #expect(pixel(view, 35, 5, size: size) == blue)
  }
}
