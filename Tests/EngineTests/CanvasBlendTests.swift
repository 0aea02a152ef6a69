import Foundation
import Rendering
import SwiftUITesting
import Testing

/// What each blend mode of a drawing context leaves of a red square under a blue one that covers its right half.
@MainActor
@Suite struct CanvasBlendTests {
  private func pixels(_ mode: GraphicsContext.BlendMode, opacity: Double = 1, blurs: Bool = false) -> [[Int]] {
    let view = Canvas { context, _ in
      context.fill(
        Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(Color(.sRGB, red: 1, green: 0, blue: 0)))
      context.blendMode = mode
      if blurs { context.addFilter(.brightness(0)) }
      context.fill(
        Path(CGRect(x: 10, y: 0, width: 20, height: 20)),
        with: .color(Color(.sRGB, red: 0, green: 0, blue: 1, opacity: opacity)))
    }
    let host = TestHost(view, size: CGSize(width: 40, height: 20), scale: 1)
    let picture = HeadlessHost.sharedBackend.makeRasterizer().image(
      of: host.headless.root.lastFragment, size: CGSize(width: 40, height: 20), scale: 1)
    // Red alone, both, blue alone, neither.
    return [5, 15, 25, 35].map { x in
      let start = (10 * picture.width + x) * 4
      return [2, 1, 0, 3].map { Int(picture.pixels[start + $0]) }
    }
  }

  private let red = [255, 0, 0, 255]
  private let blue = [0, 0, 255, 255]
  private let none = [0, 0, 0, 0]

  @Test func modesThatReplace() {
    #expect(pixels(.normal) == [red, blue, blue, none])
    #expect(pixels(.clear) == [red, none, none, none])
    #expect(pixels(.copy) == [red, blue, blue, none])
    #expect(pixels(.sourceIn) == [red, blue, none, none])
    #expect(pixels(.sourceOut) == [red, none, blue, none])
    #expect(pixels(.destinationIn) == [red, red, none, none])
    #expect(pixels(.destinationAtop) == [red, red, blue, none])
    #expect(pixels(.xor) == [red, none, blue, none])
    #expect(pixels(.destinationOut) == [red, none, none, none])
    #expect(pixels(.destinationOver) == [red, red, blue, none])
    #expect(pixels(.sourceAtop) == [red, blue, none, none])
  }

  @Test func translucentDrawingsReplaceWhereTheyLie() {
    #expect(pixels(.copy, opacity: 0.5) == [red, [0, 0, 128, 128], [0, 0, 128, 128], none])
    #expect(pixels(.clear, opacity: 0.5) == [red, none, none, none])
    #expect(pixels(.destinationIn, opacity: 0.5) == [red, [128, 0, 0, 128], none, none])
  }

  @Test func filteredDrawingsReplaceEverywhere() {
    #expect(pixels(.copy, blurs: true) == [none, blue, blue, none])
    #expect(pixels(.sourceIn, blurs: true) == [none, blue, none, none])
  }

  @Test func numbersAreThoseOfCoreGraphics() {
    #expect(GraphicsContext.BlendMode.normal.rawValue == 0)
    #expect(GraphicsContext.BlendMode.luminosity.rawValue == 15)
    #expect(GraphicsContext.BlendMode.plusLighter.rawValue == 27)
    #expect(GraphicsContext.BlendMode(rawValue: 1) == .multiply)
  }

  /// Red, then a drawing of the square in the middle with what was there, inverted.
  private func copied(_ draw: @escaping (inout GraphicsContext, Path) -> Void) -> [[Int]] {
    let view = Canvas { context, _ in
      context.fill(
        Path(CGRect(x: 0, y: 0, width: 30, height: 20)), with: .color(Color(.sRGB, red: 1, green: 0, blue: 0)))
      var copy = context
      copy.addFilter(.colorInvert())
      draw(&copy, Path(CGRect(x: 10, y: 5, width: 30, height: 10)))
    }
    let size = CGSize(width: 40, height: 20)
    let host = TestHost(view, size: size, scale: 1)
    let picture = HeadlessHost.sharedBackend.makeRasterizer().image(
      of: host.headless.root.lastFragment, size: size, scale: 1)
    return [(5, 10), (20, 10), (20, 2), (35, 10)].map { x, y in
      let start = (y * picture.width + x) * 4
      return [2, 1, 0, 3].map { Int(picture.pixels[start + $0]) }
    }
  }

  @Test func whatIsBehindCanBeDrawnAgain() {
    let cyan = [0, 255, 255, 255]
    #expect(copied { $0.fill($1, with: .backdrop) } == [red, cyan, red, none])
    #expect(copied { $0.stroke($1, with: .backdrop, lineWidth: 8) } == [red, red, cyan, none])
    // The path moves with the context, what is behind does not.
    let moved = copied {
      $0.translateBy(x: -10, y: 0)
      $0.fill($1, with: .backdrop)
    }
    #expect(moved == [cyan, cyan, red, none])
  }
}
