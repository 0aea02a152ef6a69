import Foundation
import Rendering
import SwiftUITesting
import Testing

/// Drawing in the manner of Core Graphics.
@MainActor
@Suite struct CoreGraphicsContextTests {
  private let size = CGSize(width: 40, height: 40)

  private func pixels(
    at points: [(Int, Int)], _ draw: @escaping @Sendable (CGContext) -> Void
  ) -> [[Int]] {
    let view = Canvas { context, _ in context.withCGContext { draw($0) } }
    let host = TestHost(view, size: size, scale: 1)
    let picture = HeadlessHost.sharedBackend.makeRasterizer().image(
      of: host.headless.root.lastFragment, size: size, scale: 1)
    return points.map { x, y in
      let start = (y * picture.width + x) * 4
      return [2, 1, 0, 3].map { Int(picture.pixels[start + $0]) }
    }
  }

  private let red = [255, 0, 0, 255]
  private let blue = [0, 0, 255, 255]
  private let none = [0, 0, 0, 0]

  @Test func pathsAreFilledAndStroked() {
    let found = pixels(at: [(5, 5), (15, 5), (30, 30), (20, 30)]) { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.setLineWidth(4)
      context.move(to: CGPoint(x: 20, y: 30))
      context.addLine(to: CGPoint(x: 40, y: 30))
      context.strokePath()
    }
    #expect(found[0...2] == [red, none, blue])
  }

  @Test func whatIsKeptComesBack() {
    let found = pixels(at: [(5, 5), (25, 25)]) { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.saveGState()
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.translateBy(x: 20, y: 20)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(found == [red, blue])
  }

  @Test func pointsFollowTheTransformOfTheirTime() {
    let found = pixels(at: [(2, 2), (12, 12), (22, 2)]) { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
      context.translateBy(x: 10, y: 10)
      context.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
      context.fillPath()
    }
    #expect(found == [red, red, none])
  }

  @Test func clipsLimit() {
    let found = pixels(at: [(5, 5), (15, 15), (20, 20)]) { context in
      context.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
      context.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
      context.clip(using: .evenOdd)
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    #expect(found == [red, none, none])
  }

  @Test func layersAreOnePicture() {
    let found = pixels(at: [(5, 5), (15, 5)]) { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer()
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
      context.endTransparencyLayer()
    }
    #expect(found == [[128, 0, 0, 128], [0, 0, 128, 128]])
  }

  @Test func whatIsThereCanBeTakenAway() {
    let found = pixels(at: [(5, 5), (15, 5)]) { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
      context.clear(CGRect(x: 10, y: 0, width: 10, height: 10))
    }
    #expect(found == [red, none])
  }

  @Test func imagesHangUpsideDownWhereYGrowsDownwards() throws {
    // Red above blue.
    let pixels: [UInt8] = [0, 0, 255, 255, 255, 0, 0, 255]
    let image = try #require(CGImage(width: 1, height: 2, bytesPerRow: 4, premultipliedBGRA: pixels))
    let found = self.pixels(at: [(5, 2), (5, 18)]) { context in
      context.interpolationQuality = .none
      context.draw(image, in: CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    #expect(found == [blue, red])
    let upright = self.pixels(at: [(5, 2), (5, 18)]) { context in
      context.interpolationQuality = .none
      context.translateBy(x: 0, y: 20)
      context.scaleBy(x: 1, y: -1)
      context.draw(image, in: CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    #expect(upright == [red, blue])
  }

  @Test func gradientsEndOrGoOn() throws {
    let colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)]
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
    func linear(_ options: CGGradientDrawingOptions) -> [[Int]] {
      pixels(at: [(2, 20), (20, 2), (38, 20)]) { context in
        context.drawLinearGradient(
          gradient, start: CGPoint(x: 10, y: 20), end: CGPoint(x: 30, y: 20), options: options)
      }
    }
    let short = linear([])
    #expect(short[0] == none && short[2] == none && short[1][3] == 255)
    let long = linear([.drawsBeforeStartLocation, .drawsAfterEndLocation])
    #expect(long[0] == red && long[2] == blue)
    func radial(_ options: CGGradientDrawingOptions) -> [[Int]] {
      pixels(at: [(20, 20), (28, 20), (1, 1)]) { context in
        context.drawRadialGradient(
          gradient, startCenter: CGPoint(x: 20, y: 20), startRadius: 5, endCenter: CGPoint(x: 20, y: 20),
          endRadius: 12, options: options)
      }
    }
    let ring = radial([])
    #expect(ring[0] == none && ring[1][3] == 255 && ring[2] == none)
    let all = radial([.drawsBeforeStartLocation, .drawsAfterEndLocation])
    #expect(all[0] == red && all[2] == blue)
  }

  @Test func shadowsFollowNoTransform() {
    let found = pixels(at: [(15, 15), (25, 25)]) { context in
      context.scaleBy(x: 2, y: 2)
      context.setShadow(offset: CGSize(width: 15, height: 15), blur: 0, color: CGColor(gray: 0, alpha: 1))
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 5, y: 5, width: 5, height: 5))
    }
    #expect(found == [red, [0, 0, 0, 255]])
  }

  @Test func pagesHaveTheirOriginAtTheBottom() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("drawn-\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    var box = CGRect(x: 0, y: 0, width: 100, height: 50)
    let pdf = try #require(CGContext(url as CFURL, mediaBox: &box, nil))
    pdf.beginPDFPage(nil)
    #expect(CGPoint(x: 0, y: 0).applying(pdf.ctm) == CGPoint(x: 0, y: 50))
    #expect(pdf.boundingBoxOfClipPath == box)
    pdf.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    pdf.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
    pdf.endPDFPage()
    pdf.closePDF()
    #expect(try Data(contentsOf: url).starts(with: Data("%PDF".utf8)))
  }
}
