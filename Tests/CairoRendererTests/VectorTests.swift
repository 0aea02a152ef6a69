import Foundation
import Rendering
import Symbols
import Testing

@testable import CairoRenderer

@Suite struct VectorTests {
  private let size = CGSize(width: 120, height: 80)

  private var page: Fragment {
    group(
      fill(CGRect(x: 10, y: 10, width: 30, height: 30), .red), moved(text("Hello, paper"), 10, 45),
      Fragment(.blur(radius: 3, opaque: false, fill(CGRect(x: 60, y: 10, width: 20, height: 20), .blue))),
      Fragment(.opacity(0.5, fill(.ellipse(CGRect(x: 90, y: 10, width: 20, height: 20)), .green))))
  }

  @Test func svgShowsTheSamePicture() throws {
    let writer = CairoBackend.make().vectorWriter
    let data = try writer.write([(page, size)], as: .svg)
    let image = try PixbufDecoder().decodeVector(data, size: size, scale: 1)
    let picture = Picture(page, width: 120, height: 80, background: .clear)
    var different = 0
    for index in stride(from: 0, to: image.pixels.count, by: 4) {
      let distance = (0..<4).map {
        abs(Int(image.pixels[index + $0]) - Int(picture.image.pixels[index + $0]))
      }
      if distance.max() ?? 0 > 48 { different += 1 }
    }
    #expect(different < 250)
  }

  @Test func pdfHasItsPages() throws {
    let writer = CairoBackend.make().vectorWriter
    let data = try writer.write(
      [(page, size), (page, size), (page, CGSize(width: 10, height: 10))], as: .pdf)
    #expect(data.starts(with: Array("%PDF-".utf8)))
    let tail = String(decoding: data.suffix(64), as: UTF8.self)
    #expect(tail.contains("%%EOF"))
    #expect(throws: (any Error).self) { try writer.write([], as: .pdf) }
  }

  @Test(arguments: 1...6)
  func anythingCanBeWritten(seed: Int) throws {
    var maker = SceneMaker(UInt64(seed) + 100)
    let scene = maker.scene()
    let writer = CairoBackend.make().vectorWriter
    #expect(try writer.write([(scene, size)], as: .pdf).count > 500)
    let svg = try writer.write([(scene, size)], as: .svg)
    _ = try PixbufDecoder().decodeVector(svg, size: nil, scale: 1)
  }
}

@Suite struct SymbolTests {
  @Test func monochromeSymbolsAreInkInTheirFrame() throws {
    let drawing = try #require(SymbolSet.drawing(named: "heart.fill", pointSize: 30))
    let symbol = Fragment(.symbol(drawing, paints: [.color(.red)], monochrome: true))
    let picture = Picture(moved(symbol, 5, 5), width: 60, height: 60)
    #expect(
      picture.pixel(5 + Int(drawing.size.width / 2), 5 + Int(drawing.size.height / 2)) == [255, 0, 0, 255])
    let frame = CGRect(origin: CGPoint(x: 5, y: 5), size: drawing.size).insetBy(dx: -2, dy: -2)
    #expect(frame.contains(picture.inkBox))
  }

  @Test func layersTakeTheirPaints() throws {
    let drawing = try #require(SymbolSet.drawing(named: "star.circle.fill", pointSize: 40))
    #expect(drawing.layerCount == 2)
    let x = Int(drawing.size.width / 2)
    let y = Int(drawing.size.height / 2)
    let layered = Picture(
      Fragment(.symbol(drawing, paints: [.color(.red), .color(.blue)], monochrome: false)), width: 60,
      height: 60)
    #expect(layered.pixel(x, y) == [255, 0, 0, 255])
    #expect(layered.pixel(x, Int(drawing.size.height) - 6) == [0, 0, 255, 255])
    let mono = Picture(
      Fragment(.symbol(drawing, paints: [.color(.blue)], monochrome: true)), width: 60, height: 60)
    #expect(mono.pixel(x, y) == [255, 255, 255, 255])
  }
}
