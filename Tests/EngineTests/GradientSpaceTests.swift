import Foundation
import Rendering
import SwiftUITesting
import Testing

/// The colours in the middle between black and white, by the numbers that are mixed.
@MainActor
@Suite struct GradientSpaceTests {
  private func middle(_ options: GraphicsContext.GradientOptions) -> [Int] {
    let view = Canvas { context, size in
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .linearGradient(
          Gradient(colors: [.black, .white]), startPoint: .zero, endPoint: CGPoint(x: 100, y: 0), options: options))
    }
    let size = CGSize(width: 100, height: 2)
    let host = TestHost(view, size: size, scale: 1)
    let picture = HeadlessHost.sharedBackend.makeRasterizer().image(
      of: host.headless.root.lastFragment, size: size, scale: 1)
    return [0, 50, 99].map { Int(picture.pixels[$0 * 4]) }
  }

  @Test func linearLightIsBrighterInTheMiddle() {
    let (encoded, linear) = (middle([]), middle(.linearColor))
    #expect(abs(encoded[1] - 128) <= 2)
    // Half of the light.
    #expect(abs(linear[1] - 188) <= 2)
    #expect(abs(encoded[2] - linear[2]) <= 2)
  }

  @Test func colorsDescribeThemselves() throws {
    let color = Color.Resolved(red: 1, green: 0.2, blue: 0, opacity: 0.5)
    #expect(color.description == "#FF330080")
    let copy = try JSONDecoder().decode(Color.Resolved.self, from: JSONEncoder().encode(color))
    #expect(copy == color)
  }
}
