import Foundation
import Rendering
import Testing

@testable import CairoRenderer

/// Files that are broken are refused or shown as far as they go, and leave no memory behind.
@Suite struct DamagedDataTests {
  private let decoder = PixbufDecoder()

  private static let gif = Data(
    [
      0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0x80, 0, 0, 0xFF, 0, 0, 0, 0, 0xFF,
      0x21, 0xF9, 4, 4, 20, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0,
      0x21, 0xF9, 4, 4, 30, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4C, 1, 0, 0x3B,
    ])
  private static let svg = Data(
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10"><defs><linearGradient id="g">
    <stop offset="0" stop-color="#f00"/></linearGradient></defs><g transform="rotate(20)"><path d="M1 2C3 4 5 6 7 8z"
    fill="url(#g)"/><text x="2" y="8" font-size="4">a</text><use href="#g"/></g></svg>
    """.utf8)
  /// Two by two pixels, 24 bits, uncompressed.
  private static let bmp = Data(
    [
      0x42, 0x4D, 70, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 1, 0, 24, 0, 0, 0, 0, 0,
      16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 0, 0, 255, 9, 9, 9, 0, 0,
    ])

  private func damaged(_ data: Data, _ dice: inout Dice) -> Data {
    var bytes = [UInt8](data)
    switch dice.number(4) {
    case 0: bytes = Array(bytes.prefix(dice.number(bytes.count)))
    case 1: bytes.removeSubrange(dice.number(bytes.count / 2)..<(bytes.count / 2 + 1))
    case 2: bytes.insert(contentsOf: (0..<9).map { _ in UInt8(dice.number(256)) }, at: dice.number(bytes.count))
    default: for _ in 0..<(1 + dice.number(6)) { bytes[dice.number(bytes.count)] = UInt8(dice.number(256)) }
    }
    return Data(bytes)
  }

  private func decode(_ data: Data) {
    _ = try? decoder.decode(data, scale: 2)
    _ = try? decoder.decodeFrames(data, scale: 1)
    _ = try? decoder.decodeVector(data, size: CGSize(width: 8, height: 8), scale: 1)
    _ = try? decoder.pixelSize(of: data)
  }

  @Test(arguments: 1...4) func imagesOfAllKinds(seed: Int) throws {
    var dice = Dice(UInt64(seed))
    let png = try decoder.encodePNG(checkers(40, square: 3))
    for _ in 0..<40 {
      for sample in [png, Self.gif, Self.svg, Self.bmp] { decode(damaged(sample, &dice)) }
      decode(Data((0..<dice.number(200)).map { _ in UInt8(dice.number(256)) }))
    }
    #expect(try decoder.decode(Self.bmp, scale: 1).width == 2)
  }

  /// A damaged font draws nothing, or something; the other fonts stay.
  @Test func fonts() throws {
    let registry = FontRegistry()
    let shaper = PangoShaper(registry: registry)
    let plain = TextRequest(runs: [run("Hamburgefonts")])
    let width = shaper.layout(plain, width: nil, height: nil).size.width
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = URL(fileURLWithPath: "/usr/share/fonts/truetype/quicksand/Quicksand-Bold.ttf")
    guard let whole = try? Data(contentsOf: file) else { return }
    var dice = Dice(8)
    for index in 0..<12 {
      let copy = folder.appendingPathComponent("\(index).ttf")
      try damaged(whole, &dice).write(to: copy)
      _ = try? shaper.registerFont(at: copy.path)
      var request = plain
      request.runs[0].font.family = .named("Quicksand")
      let layout = shaper.layout(request, width: 80, height: nil)
      let picture = CairoRaster(fonts: registry).image(
        of: Fragment(.text(layout, paints: [.color(.black)])), size: CGSize(width: 80, height: 40), scale: 1)
      #expect(picture.width == 80)
    }
    #expect(throws: (any Error).self) { try shaper.registerFont(at: folder.path + "/none.ttf") }
    #expect(shaper.layout(plain, width: nil, height: nil).size.width == width)
  }

  /// Pages in memory, of 4096 bytes.
  private var residentPages: Int {
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
    return fields.flatMap { $0.count > 1 ? Int($0[1]) : nil } ?? 0
  }

  /// Counts the memory of the whole process, so it runs alone: `MARTLET_LEAKS=1`.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["MARTLET_LEAKS"] != nil))
  func nothingIsLeftBehind() throws {
    var dice = Dice(3)
    let png = try decoder.encodePNG(checkers(40, square: 3))
    func round() {
      for _ in 0..<200 {
        for sample in [png, Self.gif, Self.svg, Self.bmp] { decode(damaged(sample, &dice)) }
      }
    }
    round()
    let before = residentPages
    round()
    round()
    let after = residentPages
    #expect(after < before + 256, "\(before) grew to \(after)")
  }
}
