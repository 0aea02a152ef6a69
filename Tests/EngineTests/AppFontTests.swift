import Foundation
import SwiftUICore
import SwiftUITesting
import Testing

/// Fonts that programs bring along. The one used here has nothing but wide blocks.
@MainActor
@Suite struct AppFontTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Fonts-\(UUID().uuidString)")

  /// The font under another name, as one process knows a name for good.
  private func font(named name: String) throws -> Data {
    let own = "Martlet Blocks"
    try #require(name.count == own.count)
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fonts/MartletBlocks.ttf")
    var data = try Data(contentsOf: file)
    func utf16(_ text: String) -> Data { Data(text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }) }
    func pack(_ text: String) -> String { text.replacingOccurrences(of: " ", with: "") }
    for (old, new) in [(own, name), (pack(own), pack(name))] {
      for (from, to) in [(utf16(old), utf16(new)), (Data(old.utf8), Data(new.utf8))] {
        while let found = data.range(of: from) { data.replaceSubrange(found, with: to) }
      }
    }
    return data
  }

  private func write(_ data: Data, _ path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  private func register() -> [String] {
    Diagnostics.messages { AppFonts.register(in: [folder], with: HeadlessHost.sharedBackend.textShaper) }
  }

  private func width(_ font: Font) -> CGFloat { TestHost(Text("abc").font(font)).elements.first?.frame.width ?? 0 }

  /// Each letter of the font is 1.5 times as wide as high.
  private func isUsed(_ name: String) -> Bool { width(.custom(name, fixedSize: 20)) == 90 }

  @Test func fontsBesideTheProgramAreUsed() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(!isUsed("Martlet Bricks"))
    try write(font(named: "Martlet Bricks"), "bricks.ttf")
    try write(font(named: "Martlet Boards"), "Fonts/boards.TTF")
    #expect(register() == [])
    #expect(isUsed("Martlet Bricks"))
    #expect(isUsed("Martlet Boards"))
    #expect(isUsed("martlet bricks regular"))
    #expect(isUsed("MartletBricks-Regular"))
  }

  @Test func lettersAreDrawnWithTheFont() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(font(named: "Martlet Stones"), "stones.ttf")
    #expect(register() == [])
    let text = Text("ab").font(.custom("Martlet Stones", fixedSize: 40)).fixedSize()
    for (scheme, ink) in [(ColorScheme.light, UInt8(0)), (.dark, 255)] {
      let host = TestHost(
        text.frame(width: 120, height: 60).background(scheme == .light ? .white : .black),
        size: CGSize(width: 120, height: 60), scale: 2, colorScheme: scheme)
      // Blocks reach from a tenth of the size to 1.4 times it, and are four fifths high.
      #expect(host.pixel(x: 60, y: 60).red == ink)
      #expect(host.pixel(x: 180, y: 60).red == ink)
      #expect(host.pixel(x: 120, y: 60).red == 255 - ink)
    }
  }

  @Test func fontsThatTheInfoNamesAreUsed() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(font(named: "Martlet Planks"), "Resources/planks.ttf")
    try write(font(named: "Martlet Chunks"), "chunks.ttf")
    try write(font(named: "Martlet Blinds"), "Mac/blinds.otf")
    let info: [String: Any] = [
      "UIAppFonts": ["Resources/planks.ttf", "Fonts/chunks.ttf", "gone.ttf"], "ATSApplicationFontsPath": "Mac",
    ]
    try write(PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0), "Info.plist")
    let messages = register()
    #expect(messages == ["The font gone.ttf, which the Info.plist names, is not among the app's resources."])
    #expect(isUsed("Martlet Planks"))
    #expect(isUsed("Martlet Chunks"))
    #expect(isUsed("Martlet Blinds"))
  }

  @Test func fontsInCatalogsAreUsed() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = "Assets.xcassets/Group/Tiles.dataset"
    try write(font(named: "Martlet Tiling"), "\(set)/tiles.ttf")
    try write(
      Data(#"{"data": [{"idiom": "universal", "filename": "tiles.ttf"}], "info": {"version": 1}}"#.utf8),
      "\(set)/Contents.json")
    try write(
      Data(#"{"data": [{"idiom": "universal", "filename": "list.json"}]}"#.utf8),
      "Assets.xcassets/List.dataset/Contents.json")
    #expect(register() == [])
    #expect(isUsed("Martlet Tiling"))
  }

  @Test func damagedFilesAreNamedAndTheRestIsUsed() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(Data("This is no font.".utf8), "text.ttf")
    try write(font(named: "Martlet Halves").prefix(300), "half.ttf")
    try write(Data(), "empty.otf")
    try write(font(named: "Martlet Wholes"), "whole.ttf")
    let messages = register()
    for name in ["text.ttf", "empty.otf"] {
      #expect(messages.contains { $0.hasPrefix("The font \(name) cannot be used:") && $0.contains("is not a font") })
    }
    #expect(isUsed("Martlet Wholes"))
    #expect(width(.custom("Martlet Halves", fixedSize: 20)) == width(.system(size: 20)))
  }

  @Test func fontsThatAreNowhereAreNamedOnce() {
    let messages = Diagnostics.messages {
      let custom = width(.custom("Martlet Nowhere", fixedSize: 20))
      #expect(custom == width(.system(size: 20)))
      _ = width(.custom("Martlet Nowhere", fixedSize: 30))
    }
    #expect(
      messages.filter { $0.contains("Martlet Nowhere") }
        == ["There is no font called 'Martlet Nowhere'; the system's takes its place."])
  }
}
