import Foundation
import Rendering
import Testing

@testable import CairoRenderer

/// Files that are broken are refused or shown as far as they go, and leave no memory behind.
@Suite struct DamagedDataTests {
  private let decoder = PixbufDecoder()

  private static let gif = SampleGIF(
    frames: [
      .init(color: 1), .init(x: 1, y: 1, width: 2, height: 2, disposal: 2, color: 2), .init(disposal: 3, color: 3),
    ], repeats: 0
  ).data
  /// 24 by 16 pixels of noise.
  private static let jpeg = sample(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqm
    x5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAQABgD
    ASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKB
    kaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZ
    mqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQF
    BgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5
    OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX
    2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwDMgBLbcqeD2q9CAB0P0P8AjWfDg9uMY9B/KtC3O44ySR1PauaodNRouxE55JwD37f5
    4opI1YBSXYg/y+lFcbSbPMqSakf/2Q==
    """)
  /// The same in one frame, lossy.
  private static let webP = sample(
    """
    UklGRq4AAABXRUJQVlA4IKIAAABQBACdASoYABAAPzmEuVOvKKWisAgB4CcJbDuAGMeQtCNv/sjMEGJJWQrAAP7f/+fFX8/8/hqUIZe8IHCdxVEQ
    oKzV/T/04VKX2q+S+goG0rQqlGp2zL5H2Hghls75oV9QQiANqOkjlR7siCJJEU0iS85Tyz/fjIFuZVNTnm5V8xPmkuXlraq8AXYp3SkL+3rsrOkG
    W+V+o57XcpvtO9QAAAA=
    """)
  /// Three frames, lossless.
  private static let movingWebP = sample(
    """
    UklGRrQAAABXRUJQVlA4WAoAAAASAAAACwAABwAAQU5JTQYAAAAAAAAAAABBTk1GKAAAAAAAAAAAAAsAAAcAADIAAAJWUDhMDwAAAC8LwAEABxD9
    j/4HIqL/AQBBTk1GKAAAAAAAAAAAAAsAAAcAADwAAABWUDhMDwAAAC8LwAEAB9D/iP4HIqL/AQBBTk1GKAAAAAAAAAAAAAsAAAcAAEYAAAJWUDhM
    DwAAAC8LwAEQBxDR/2oFIqL/AQA=
    """)

  private static func sample(_ base64: String) -> Data {
    Data(base64Encoded: base64, options: .ignoreUnknownCharacters) ?? Data()
  }

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

  private static var samples: [Data] { [gif, svg, bmp, jpeg, webP, movingWebP] }

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
    if let image = try? decoder.decode(data, scale: 2) {
      #expect(image.pixels.count == image.width * image.height * 4)
      if let frames = image.animation?.makeFrames() {
        for _ in 0..<6 {
          if let frame = frames.makeImage() { #expect(frame.pixels.count == frame.width * frame.height * 4) }
          #expect(frames.duration.map { $0 > 0 } ?? true)
          if !frames.advance() { break }
        }
      }
    }
    _ = try? decoder.decodeVector(data, size: CGSize(width: 8, height: 8), scale: 1)
    _ = try? decoder.pixelSize(of: data)
  }

  @Test(arguments: 1...4) func imagesOfAllKinds(seed: Int) throws {
    var dice = Dice(UInt64(seed))
    let png = try decoder.encodePNG(checkers(40, square: 3))
    for _ in 0..<40 {
      for sample in [png] + Self.samples { decode(damaged(sample, &dice)) }
      decode(Data((0..<dice.number(200)).map { _ in UInt8(dice.number(256)) }))
    }
    #expect(try decoder.decode(Self.bmp, scale: 1).width == 2)
  }

  @Test func samplesAreWhole() throws {
    for sample in Self.samples { #expect(try decoder.decode(sample, scale: 1).width > 0) }
    #expect(try decoder.decode(Self.movingWebP, scale: 1).animation != nil)
  }

  /// Whatever is cut off is told, or shown as far as it goes; what is decoded after it is whole.
  @Test func cutOffAtEveryByte() throws {
    for sample in [Self.gif, Self.jpeg, Self.webP, Self.movingWebP] {
      for length in 0..<sample.count { decode(sample.prefix(length)) }
      #expect(throws: (any Error).self) { try decoder.decode(sample.prefix(12), scale: 1) }
    }
    #expect(try decoder.decode(Self.jpeg, scale: 1).width == 24)
  }

  /// Heads that promise more pixels than there is memory for are refused before any is taken.
  @Test func hugePictures() throws {
    func reason(_ data: Data) -> String {
      do {
        _ = try decoder.decode(data, scale: 1)
        return "none"
      } catch { return "\(error)" }
    }
    func replacing(_ bytes: [UInt8], at offset: Int, in data: Data) -> Data {
      var copy = [UInt8](data)
      copy.replaceSubrange(offset..<(offset + bytes.count), with: bytes)
      return Data(copy)
    }
    let before = residentPages
    #expect(reason(replacing([0xFF, 0xFF, 0xFF, 0xFF], at: 6, in: Self.gif)).contains("too large"))
    let head = try #require(Self.jpeg.firstRange(of: Data([0xFF, 0xC0])))
    #expect(reason(replacing([0xEA, 0x60, 0xEA, 0x60], at: head.lowerBound + 5, in: Self.jpeg)).contains("too large"))
    #expect(reason(replacing([0x7F, 0xFF, 0, 0, 0x7F, 0xFF, 0, 0], at: 18, in: Self.bmp)) != "none")
    #expect(reason(replacing([0xFF, 0xFF, 0x3F, 0xFF, 0xFF, 0x3F], at: 24, in: Self.movingWebP)) != "none")
    var png = try decoder.encodePNG(checkers(8))
    png = replacing([0, 0x7F, 0xFF, 0xFF, 0, 0x7F, 0xFF, 0xFF], at: 16, in: png)
    #expect(reason(png) != "none")
    #expect(reason(Data("<svg xmlns='http://www.w3.org/2000/svg' width='90000' height='90000'/>".utf8)) != "none")
    // 2 GB in pages; one such picture would take more.
    #expect(residentPages < before + (2 << 30) / 4096)
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
        for sample in [png] + Self.samples { decode(damaged(sample, &dice)) }
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
