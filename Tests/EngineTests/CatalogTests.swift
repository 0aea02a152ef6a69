import Foundation
import Rendering
import SwiftUITesting
import Testing

@MainActor
@Suite struct CatalogTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString)")

  private func write(_ text: String, _ path: String) throws {
    let file = folder.appendingPathComponent("Assets.xcassets").appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func writeImage(_ color: (UInt8, UInt8, UInt8), _ width: Int, _ height: Int, _ path: String) throws {
    var pixels: [UInt8] = []
    for _ in 0..<(width * height) { pixels += [color.2, color.1, color.0, 255] }
    let image = DecodedImage(width: width, height: height, scale: 1, pixels: pixels, isOpaque: true)
    let file = folder.appendingPathComponent("Assets.xcassets").appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try HeadlessHost.sharedBackend.imageDecoder.encodePNG(image).write(to: file)
  }

  private func bundle() throws -> Bundle { try #require(Bundle(url: folder)) }

  @Test func imagesByScaleAndAppearance() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try writeImage((255, 0, 0), 10, 10, "dot.imageset/one.png")
    try writeImage((0, 255, 0), 20, 20, "dot.imageset/two.png")
    try writeImage((0, 0, 255), 10, 10, "dot.imageset/dark.png")
    try write(
      """
      {"images": [
        {"idiom": "universal", "filename": "one.png", "scale": "1x"},
        {"idiom": "universal", "filename": "two.png", "scale": "2x"},
        {"idiom": "universal", "filename": "dark.png", "scale": "1x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}
      ]}
      """, "dot.imageset/Contents.json")
    let bundle = try bundle()
    let size = CGSize(width: 10, height: 10)
    let light = TestHost(Image("dot", bundle: bundle), size: size).pixel(x: 5, y: 5)
    #expect(light.red == 255 && light.blue == 0)
    let sharp = TestHost(Image("dot", bundle: bundle), size: size, scale: 2).pixel(x: 10, y: 10)
    #expect(sharp.green == 255 && sharp.red == 0)
    let dark = TestHost(Image("dot", bundle: bundle), size: size, colorScheme: .dark).pixel(x: 5, y: 5)
    #expect(dark.blue == 255 && dark.red == 0)
  }

  @Test func imagesByDirectionAndDevice() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try writeImage((255, 0, 0), 10, 10, "way.imageset/left.png")
    try writeImage((0, 255, 0), 10, 10, "way.imageset/right.png")
    try writeImage((0, 0, 255), 10, 10, "way.imageset/watch.png")
    func write(_ files: String) throws { try self.write("{\"images\": [\(files)]}", "way.imageset/Contents.json") }
    let watch = #"{"idiom": "watch", "filename": "watch.png", "scale": "1x"}"#
    let forward =
      #"{"idiom": "universal", "filename": "left.png", "scale": "1x", "language-direction": "left-to-right"}"#
    let backward =
      #"{"idiom": "universal", "filename": "right.png", "scale": "1x", "language-direction": "right-to-left"}"#
    func colors(_ files: String...) throws -> [String] {
      try write(files.joined(separator: ", "))
      // Each bundle is looked at once, so every case has another one.
      let copy = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: copy) }
      try FileManager.default.copyItem(at: folder, to: copy)
      let bundle = try #require(Bundle(url: copy))
      return [LayoutDirection.leftToRight, .rightToLeft].map { direction in
        let host = TestHost(
          Image("way", bundle: bundle), size: CGSize(width: 10, height: 10), layoutDirection: direction)
        let pixel = host.pixel(x: 5, y: 5)
        return pixel.red == 255 ? "forward" : pixel.green == 255 ? "backward" : "watch"
      }
    }
    #expect(try colors(watch, forward, backward) == ["forward", "backward"])
    #expect(try colors(backward, watch, forward) == ["forward", "backward"])
    #expect(try colors(watch, forward) == ["forward", "forward"])
    #expect(try colors(watch) == ["watch", "watch"])
  }

  @Test func aSetIsReadOnce() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try writeImage((255, 0, 0), 10, 10, "dot.imageset/dot.png")
    try write(
      #"{"images": [{"idiom": "universal", "filename": "dot.png", "scale": "1x"}]}"#, "dot.imageset/Contents.json")
    let bundle = try bundle()
    func red() -> UInt8 {
      TestHost(Image("dot", bundle: bundle), size: CGSize(width: 10, height: 10)).pixel(x: 5, y: 5).green
    }
    #expect(red() == 0)
    try FileManager.default.removeItem(at: folder)
    #expect(red() == 0)
  }

  @Test func resourcesNameImagesAndColours() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try writeImage((255, 0, 0), 10, 10, "Space/dot.imageset/dot.png")
    try write(#"{"properties": {"provides-namespace": true}}"#, "Space/Contents.json")
    try write(#"{"images": [{"filename": "dot.png", "scale": "1x"}]}"#, "Space/dot.imageset/Contents.json")
    try write(
      #"{"colors": [{"color": {"components": {"red": "0", "green": "0", "blue": "1.0", "alpha": "1"}}}]}"#,
      "tone.colorset/Contents.json")
    let bundle = try bundle()
    let dot = ImageResource(name: "Space/dot", bundle: bundle)
    let tone = ColorResource(name: "tone", bundle: bundle)
    #expect(dot == ImageResource(name: "Space/dot", bundle: bundle))
    #expect(Set([tone, ColorResource(name: "other", bundle: bundle)]).count == 2)
    #expect(Image(dot) == Image("Space/dot", bundle: bundle))
    #expect(Color(tone) == Color("tone", bundle: bundle))
    let host = TestHost(
      VStack(spacing: 0) {
        Image(dot).resizable()
        Rectangle().fill(Color(tone))
      }, size: CGSize(width: 40, height: 40))
    #expect(host.pixel(x: 20, y: 10) == (255, 0, 0, 255))
    #expect(host.pixel(x: 20, y: 30) == (0, 0, 255, 255))
    let controls = TestHost(
      VStack {
        Label("Red", image: dot)
        Button("Press", image: dot) {}
        Toggle("Switch", image: dot, isOn: .constant(true))
        Menu("More", image: dot) { Text("Inside") }
        Picker("Choice", image: dot, selection: .constant(1)) { Text("One").tag(1) }
      })
    for label in ["Red", "Press", "Switch", "More"] { #expect(controls.exists(label), "\(controls.tree)") }
  }

  @Test func slicedImagesKeepTheirEdges() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    // Three columns: red edges of 4 pixels, green between.
    var pixels: [UInt8] = []
    for _ in 0..<12 {
      for x in 0..<12 { pixels += x < 4 || x >= 8 ? [0, 0, 255, 255] : [0, 255, 0, 255] }
    }
    let image = DecodedImage(width: 12, height: 12, scale: 1, pixels: pixels, isOpaque: true)
    let file = folder.appendingPathComponent("Assets.xcassets/frame.imageset/frame.png")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try HeadlessHost.sharedBackend.imageDecoder.encodePNG(image).write(to: file)
    try write(
      """
      {"images": [{"idiom": "universal", "filename": "frame.png", "scale": "1x", "resizing": {
        "mode": "9-part", "center": {"mode": "stretch", "width": 4, "height": 4},
        "cap-insets": {"top": 4, "left": 4, "bottom": 4, "right": 4}}}]}
      """, "frame.imageset/Contents.json")
    let host = TestHost(Image("frame", bundle: try bundle()).resizable(), size: CGSize(width: 60, height: 30))
    #expect(host.pixel(x: 2, y: 15).red == 255)
    #expect(host.pixel(x: 6, y: 15).green == 255)
    #expect(host.pixel(x: 53, y: 15).green == 255)
    #expect(host.pixel(x: 58, y: 15).red == 255)
  }

  @Test func coloursByContrastAndReference() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "0x10", "green": "0.5", "blue": "255", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"platform": "universal", "reference": "systemRedColor"}}
      ]}
      """, "tone.colorset/Contents.json")
    let size = CGSize(width: 4, height: 4)
    let light = TestHost(Color("tone", bundle: try bundle()), size: size).pixel(x: 2, y: 2)
    #expect(light.red == 16 && (127...128).contains(light.green) && light.blue == 255)
    let dark = TestHost(Color("tone", bundle: try bundle()), size: size, colorScheme: .dark).pixel(x: 2, y: 2)
    #expect(dark.red == 255 && dark.green == 69)
  }

  @Test func dataSets() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("hello", "greeting.dataset/greeting.txt")
    try write(
      """
      {"data": [{"filename": "greeting.txt", "idiom": "universal", "universal-type-identifier": "public.plain-text"}]}
      """, "greeting.dataset/Contents.json")
    let asset = try #require(NSDataAsset(name: "greeting", bundle: try bundle()))
    #expect(String(decoding: asset.data, as: UTF8.self) == "hello")
    #expect(asset.typeIdentifier == "public.plain-text")
    #expect(NSDataAsset(name: "nothing", bundle: try bundle()) == nil)
  }
}
