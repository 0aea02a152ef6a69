import Testing

@testable import CoreGraphics

@Suite struct CGImageTests {
  private func image(width: Int, height: Int, padding: Int = 0) -> CGImage? {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width { bytes += [UInt8(x), UInt8(y), 0, 255] }
      bytes += Array(repeating: 0, count: padding)
    }
    return CGImage(width: width, height: height, bytesPerRow: width * 4 + padding, premultipliedBGRA: bytes)
  }

  @Test func croppingTakesWholePixels() throws {
    let whole = try #require(image(width: 6, height: 5, padding: 8))
    let part = try #require(whole.cropping(to: CGRect(x: 1.5, y: 2, width: 2, height: 9)))
    #expect(part.width == 3 && part.height == 3)
    #expect(Array(part.pixels.prefix(4)) == [1, 2, 0, 255])
    #expect(part.isOpaque)
    #expect(whole.cropping(to: CGRect(x: 9, y: 9, width: 2, height: 2)) == nil)
    #expect(whole.cropping(to: CGRect(x: -5, y: -5, width: 50, height: 50)) === whole)
  }

  @Test func badSizesMakeNoImage() {
    #expect(CGImage(width: 0, height: 1, bytesPerRow: 4, premultipliedBGRA: [0, 0, 0, 0]) == nil)
    #expect(
      CGImage(width: 2, height: 1, bytesPerRow: 4, premultipliedBGRA: Array(repeating: 0, count: 8)) == nil)
    #expect(CGImage(width: 1, height: 2, bytesPerRow: 4, premultipliedBGRA: [0, 0, 0, 0]) == nil)
  }
}
