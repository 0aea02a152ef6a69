import Testing

@testable import CoreGraphics

@Suite struct CGColorTests {
  @Test func componentsAreThoseOfTheSpace() {
    #expect(CGColor(gray: 0.5, alpha: 0.25).components == [0.5, 0.25])
    #expect(CGColor(red: 1, green: 0.5, blue: 0, alpha: 1).numberOfComponents == 4)
    #expect(CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5).copy(alpha: 1)?.alpha == 1)
    #expect(CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0]) == nil)
    #expect(CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [1])?.alpha == 1)
  }

  @Test func displayP3RedIsOutsideSRGB() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let red = try #require(CGColor(colorSpace: space, components: [1, 0, 0, 1]))
    let srgb = red.srgbComponents
    #expect(
      abs(srgb.red - 1.093) < 0.002 && abs(srgb.green + 0.227) < 0.002 && abs(srgb.blue + 0.150) < 0.002)
    let white = try #require(CGColor(colorSpace: space, components: [1, 1, 1, 1])).srgbComponents
    #expect(abs(white.red - 1) < 1e-6 && abs(white.blue - 1) < 1e-6)
  }

  @Test(arguments: [
    CGColorSpace.displayP3, CGColorSpace.adobeRGB1998, CGColorSpace.linearSRGB, CGColorSpace.itur_2020,
    CGColorSpace.genericCMYK,
  ])
  func conversionsThereAndBackAgree(name: String) throws {
    let space = try #require(CGColorSpace(name: name))
    let color = CGColor(red: 0.2, green: 0.6, blue: 0.9, alpha: 0.5)
    let there = try #require(color.converted(to: space, intent: .defaultIntent, options: nil))
    let back = there.srgbComponents
    #expect(abs(back.red - 0.2) < 1e-6 && abs(back.green - 0.6) < 1e-6 && abs(back.blue - 0.9) < 1e-6)
    #expect(back.alpha == 0.5)
  }

  @Test func greyKeepsItsOwnGamma() {
    let grey = CGColor(gray: 0.5, alpha: 1).srgbComponents
    #expect(abs(grey.red - 0.5) < 0.01 && grey.red == grey.blue)
    #expect(abs(CGColor.white.srgbComponents.red - 1) < 1e-9)
    #expect(CGColor.clear.alpha == 0)
  }

  @Test func unknownSpacesAreNil() {
    #expect(CGColorSpace(name: "no such space") == nil)
  }

  @Test func gradientsSpreadColoursEvenly() throws {
    let colors = [CGColor.black, CGColor.white, CGColor.black]
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil))
    #expect(gradient.locations == [0, 0.5, 1])
    #expect(CGGradient(colorsSpace: nil, colors: [1, 2] as CFArray, locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: colors, locations: [0, 1]) == nil)
  }
}
