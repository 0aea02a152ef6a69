import CPresenter
import Testing

@testable import GTKHost

@Suite struct PresentationTests {
  private func rect(_ x: Int32, _ y: Int32, _ width: Int32, _ height: Int32) -> MartletPixelRect {
    MartletPixelRect(x: x, y: y, width: width, height: height)
  }

  private func numbers(_ parts: [MartletPixelRect]) -> [[Int32]] {
    parts.map { [$0.x, $0.y, $0.width, $0.height] }
  }

  @Test func partsInsideOthersAreShownOnce() {
    var parts: [MartletPixelRect] = []
    parts.add(rect(0, 0, 10, 10))
    parts.add(rect(2, 2, 3, 3))
    parts.add(rect(20, 0, 5, 5))
    #expect(numbers(parts) == [[0, 0, 10, 10], [20, 0, 5, 5]])
    parts.add(rect(0, 0, 100, 100))
    #expect(numbers(parts) == [[0, 0, 100, 100]])
  }

  @Test func partsThatOverlapAreBothShown() {
    var parts: [MartletPixelRect] = []
    parts.add(rect(0, 0, 10, 10))
    parts.add(rect(5, 5, 10, 10))
    #expect(parts.count == 2)
  }

  @MainActor @Test func textureFallbackKeepsAPictureOfTheRightSize() throws {
    let presenter = TexturePresenter()
    #expect(presenter.picture == nil)
    #expect(presenter.resize(width: 30, height: 200, scale: 2))
    let picture = try #require(presenter.picture)
    #expect(picture.width == 30)
    #expect(picture.height == 200)
    #expect(picture.bytesPerRow == 120)
    #expect(presenter.present([rect(0, 190, 30, 10)]))
  }
}
