import Foundation
import Rendering
import Testing

@testable import CairoRenderer

@Suite struct ImageTests {
  private let decoder = PixbufDecoder()

  private func png(_ image: DecodedImage) throws -> Data { try decoder.encodePNG(image) }

  @Test func pngRoundTrip() throws {
    var pixels: [UInt8] = []
    for index in 0..<64 { pixels += [UInt8(index), UInt8(index * 2), UInt8(index * 3), 255] }
    pixels += [UInt8](repeating: 0, count: 32)
    let image = DecodedImage(width: 8, height: 9, scale: 1, pixels: pixels, isOpaque: false)
    let data = try png(image)
    #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let back = try decoder.decode(data, scale: 2)
    #expect(back.pixels == pixels)
    #expect(!back.isOpaque)
    #expect(back.size == CGSize(width: 4, height: 4.5))
    #expect(try decoder.pixelSize(of: data) == CGSize(width: 8, height: 9))
    #expect(try decoder.decode(try png(checkers(4)), scale: 1).isOpaque)
  }

  @Test func damagedDataIsRefused() throws {
    let data = try png(checkers(200, square: 3))
    var dice = Dice(5)
    let broken: [Data] = [
      Data(), Data("hello".utf8), Data([0xFF, 0xD8, 0xFF]), data.prefix(20), data.prefix(data.count / 2),
      Data("<svg".utf8), Data("<svg xmlns=\"http://www.w3.org/2000/svg\"><rect".utf8), Data("GIF89a".utf8),
    ]
    for (index, sample) in broken.enumerated() {
      #expect(throws: (any Error).self, "\(index)") { try decoder.decode(sample, scale: 1) }
    }
    // Anything may come out of flipped bytes, but nothing may crash.
    for _ in 0..<60 {
      var noise = data
      for _ in 0..<4 { noise[dice.number(noise.count)] = UInt8(dice.number(256)) }
      _ = try? decoder.decode(noise, scale: 1)
      _ = try? decoder.pixelSize(of: noise)
    }
  }

  @Test func svgIsDrawnAtAnySize() throws {
    let svg = Data(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="10" height="20"><rect width="5" height="20" fill="#f00"/></svg>
      """.utf8)
    #expect(try decoder.pixelSize(of: svg) == CGSize(width: 10, height: 20))
    let image = try decoder.decodeVector(svg, size: CGSize(width: 40, height: 80), scale: 2)
    #expect(image.width == 80 && image.height == 160)
    #expect(Array(image.pixels[0..<4]) == [0, 0, 255, 255])
    #expect(image.pixels[79 * 4 + 3] == 0)
    #expect(try decoder.decode(svg, scale: 1).width == 10)
  }

  @Test func imagesAreDrawnPixelForPixel() {
    let image = checkers(8)
    let picture = Picture(
      Fragment(.image(ImageDrawing(image: image, rect: CGRect(x: 3, y: 4, width: 8, height: 8)))))
    for y in 0..<8 {
      for x in 0..<8 { #expect(picture.red(3 + x, 4 + y) == ((x + y) % 2 == 0 ? 255 : 0)) }
    }
  }

  @Test func enlargingKeepsOrSmoothsEdges() {
    var drawing = ImageDrawing(image: checkers(2), rect: CGRect(x: 0, y: 0, width: 40, height: 40))
    drawing.interpolation = .none
    let hard = Picture(Fragment(.image(drawing)))
    #expect(hard.red(19, 5) == 255 && hard.red(20, 5) == 0)
    drawing.interpolation = .medium
    let soft = Picture(Fragment(.image(drawing)))
    #expect((100...160).contains(soft.red(20, 5)))
    #expect(soft.red(1, 1) == 255)
  }

  @Test func shrinkingAverages() {
    let drawing = ImageDrawing(image: checkers(64), rect: CGRect(x: 4, y: 4, width: 8, height: 8))
    let picture = Picture(Fragment(.image(drawing)))
    for y in 4..<12 { for x in 4..<12 { #expect((126...129).contains(picture.red(x, y))) } }
    #expect(picture.red(3, 4) == 255)
  }

  @Test func templatesTakeThePaint() {
    let shape = DecodedImage(
      width: 2, height: 1, scale: 1, pixels: [9, 9, 9, 255, 0, 0, 0, 0], isOpaque: false)
    var drawing = ImageDrawing(image: shape, rect: CGRect(x: 0, y: 0, width: 2, height: 1))
    drawing.template = .color(.red)
    let picture = Picture(Fragment(.image(drawing)))
    #expect(picture.pixel(0, 0) == [255, 0, 0, 255])
    #expect(picture.pixel(1, 0) == [255, 255, 255, 255])
    drawing.isFlippedHorizontally = true
    #expect(Picture(Fragment(.image(drawing))).pixel(1, 0) == [255, 0, 0, 255])
  }

  @Test func capsKeepTheirSizeAndTilesRepeat() {
    // A white picture with a black frame of one pixel.
    var pixels = [UInt8](repeating: 255, count: 8 * 8 * 4)
    for index in 0..<64 where index % 8 == 0 || index % 8 == 7 || index < 8 || index >= 56 {
      for channel in 0..<3 { pixels[index * 4 + channel] = 0 }
    }
    let frame = DecodedImage(width: 8, height: 8, scale: 1, pixels: pixels, isOpaque: true)
    var drawing = ImageDrawing(image: frame, rect: CGRect(x: 0, y: 0, width: 40, height: 40))
    drawing.interpolation = .none
    drawing.capTop = 1
    drawing.capBottom = 1
    drawing.capLeading = 1
    drawing.capTrailing = 1
    #expect(abs(Picture(Fragment(.image(drawing))).ink - 156) < 0.1)
    drawing.resizing = .tile
    #expect(abs(Picture(Fragment(.image(drawing))).ink - 156) < 0.1)
    var tiled = ImageDrawing(image: checkers(4, square: 2), rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    tiled.resizing = .tile
    let picture = Picture(Fragment(.image(tiled)))
    #expect(picture.red(0, 0) == 255 && picture.red(2, 0) == 0 && picture.red(4, 0) == 255)
    #expect(picture.red(8, 0) == 255 && picture.red(9, 2) == 0)
  }
}
