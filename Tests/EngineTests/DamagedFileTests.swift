import Foundation
import Rendering
import SwiftUITesting
import Testing

/// Files that are broken are reported, never fatal.
@MainActor
@Suite struct DamagedFileTests {
  private struct Dice {
    var state: UInt64
    mutating func number(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
  }

  private func damaged(_ data: Data, _ dice: inout Dice) -> Data {
    var bytes = [UInt8](data)
    switch dice.number(3) {
    case 0: bytes = Array(bytes.prefix(dice.number(bytes.count)))
    case 1: for _ in 0..<8 { bytes[dice.number(bytes.count)] = UInt8(dice.number(256)) }
    default:
      bytes.insert(
        contentsOf: (0..<16).map { _ in UInt8(truncatingIfNeeded: dice.number(256)) }, at: dice.number(bytes.count))
    }
    return Data(bytes)
  }

  @Test func images() throws {
    let decoder = HeadlessHost.sharedBackend.imageDecoder
    var pixels: [UInt8] = []
    for index in 0..<(12 * 12 * 4) { pixels.append(index % 4 == 3 ? 255 : UInt8(index % 251)) }
    let image = DecodedImage(width: 12, height: 12, scale: 1, pixels: pixels, isOpaque: true)
    let png = try decoder.encodePNG(image)
    let svg = Data(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"><circle cx=\"4\" cy=\"4\" r=\"3\"/></svg>"
        .utf8)
    var dice = Dice(state: 3)
    for _ in 0..<60 {
      _ = try? decoder.decode(damaged(png, &dice), scale: 1)
      _ = try? decoder.decodeFrames(damaged(png, &dice), scale: 1)
      _ = try? decoder.decodeVector(damaged(svg, &dice), size: nil, scale: 2)
      _ = try? decoder.pixelSize(of: damaged(png, &dice))
    }
    #expect(throws: (any Error).self) { try decoder.decode(Data(), scale: 1) }
    #expect(throws: (any Error).self) { try decoder.decode(Data("no image".utf8), scale: 1) }
  }

  @Test func fonts() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("damaged-\(UUID().uuidString).ttf")
    try Data((0..<400).map { (index: Int) -> UInt8 in UInt8(index % 256) }).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try? HeadlessHost.sharedBackend.textShaper.registerFont(at: file.path)
    #expect(TestHost(Text("Still here").font(.custom("damaged", size: 20))).exists("Still here"))
  }

  @Test func markdown() {
    let pieces = [
      "**", "*", "_", "[", "](", ")", "`", "~~", "^[", "\\", "<", "&amp;", "a", " ", "\n", "é", "😀", "www.", "://",
    ]
    var dice = Dice(state: 11)
    for _ in 0..<300 {
      let text = (0..<(1 + dice.number(24))).map { _ in pieces[dice.number(pieces.count)] }.joined()
      let parsed = try? AttributedString(markdown: text)
      #expect(parsed != nil)
      _ = TestHost(Text(LocalizedStringKey(text)), size: CGSize(width: 80, height: 80)).elements
    }
  }

  @Test func paragraphsOfSeveralStyles() {
    let host = TestHost(Text("é\n**bold**\nü *light* 😀\n`code`"))
    #expect(host.elements.first?.label == "é\nbold\nü light 😀\ncode")
  }

  @Test func catalogs() throws {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appendingPathComponent("catalog-\(UUID().uuidString)")
    let set = folder.appendingPathComponent("Assets.xcassets/broken.imageset")
    try manager.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: folder) }
    let contents = [
      "", "{", "[]", "{\"images\": 3}", "{\"images\": [{\"filename\": \"none.png\", \"scale\": \"x\"}]}",
      "{\"images\": [{\"filename\": \"../../..\", \"resizing\": {\"cap-insets\": {}}}]}",
    ]
    for (index, text) in contents.enumerated() {
      try Data(text.utf8).write(to: set.appendingPathComponent("Contents.json"))
      // A folder of its own each time: what was read is kept.
      let copy = manager.temporaryDirectory.appendingPathComponent("copy-\(index)-\(UUID().uuidString)")
      try manager.copyItem(at: folder, to: copy)
      defer { try? manager.removeItem(at: copy) }
      let bundle = try #require(Bundle(url: copy))
      let host = TestHost(
        VStack {
          Image("broken", bundle: bundle)
          Color("broken", bundle: bundle)
          Text("shown")
        })
      #expect(host.exists("shown"))
    }
  }
}
