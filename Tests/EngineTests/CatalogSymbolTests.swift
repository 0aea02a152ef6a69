import Foundation
import Rendering
import SwiftUITesting
import Testing

/// Symbols of asset catalogs.
@MainActor
@Suite struct CatalogSymbolTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("symbols-\(UUID().uuidString)")
  private typealias Pixel = (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)

  private func write(_ text: String, _ path: String) throws {
    let file = folder.appendingPathComponent("Assets.xcassets").appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// A plate, on layers of their own a dot in its right half.
  private func template(_ style: String = "", side: Int = 60) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200"><style>
    .hierarchical-0:secondary {fill:#777} .hierarchical-1:primary {fill:#000}
    .multicolor-0:systemRedColor {fill:#FF0000} .multicolor-1:Brand {fill:#00FF00} \(style)</style>
    <g id="Guides"><line id="Baseline-S" x1="263" x2="3036" y1="696" y2="696"/>
    <line id="Capline-S" x1="263" x2="3036" y1="625.541" y2="625.541"/>
    <line id="left-margin-Regular-S" x1="990" x2="990" y1="0" y2="9"/>
    <line id="right-margin-Regular-S" x1="\(1010 + side)" x2="\(1010 + side)" y1="0" y2="9"/></g>
    <g id="Symbols"><g id="Regular-S" transform="matrix(1 0 0 1 1000 696)">
    <path class="monochrome-0 hierarchical-0:secondary multicolor-0:systemRedColor" d="M0 0V-\(side)H\(side)V0z"/>
    <path class="monochrome-1 hierarchical-1:primary multicolor-1:Brand" d="M40 -20H50V-40H40z"/>
    </g></g></svg>
    """
  }

  private func makeBundle(_ name: String = "mark") throws -> Bundle {
    try write(template(), "\(name).symbolset/\(name).svg")
    try write(
      """
      {"info": {"author": "xcode", "version": 1},
       "symbols": [{"filename": "\(name).svg", "idiom": "universal"}]}
      """, "\(name).symbolset/Contents.json")
    return try #require(Bundle(url: folder))
  }

  private func count(_ host: TestHost, _ width: Int, _ height: Int, where matches: (Pixel) -> Bool) -> Int {
    var count = 0
    for y in 0..<height { for x in 0..<width where matches(host.pixel(x: x, y: y)) { count += 1 } }
    return count
  }

  private func host<V: View>(_ view: V, side: CGFloat = 80) -> TestHost {
    TestHost(view.imageScale(.small).font(.system(size: 50)), size: CGSize(width: side, height: side))
  }

  private func isBlue(_ pixel: Pixel) -> Bool { pixel.blue > 220 && pixel.red < 60 && pixel.green < 150 }

  @Test func theSizeFollowsTheFontAndTheScale() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let bundle = try makeBundle()
    func frame(_ size: CGFloat, _ scale: Image.Scale) -> CGRect? {
      TestHost(Image("mark", bundle: bundle).font(.system(size: size)).imageScale(scale)).element("mark")?.frame
    }
    let plain = try #require(frame(50, .small))
    // Margins of 10 around a plate of 60, of 100 units.
    #expect(abs(plain.width - 40) <= 0.5)
    #expect(abs((frame(100, .small)?.width ?? 0) - 80) <= 0.5)
    #expect(abs((frame(50, .medium)?.width ?? 0) - 40 / 0.79) <= 1)
    #expect(abs((frame(50, .large)?.width ?? 0) - 40 / 0.79 * 1.28) <= 1)
    let host = TestHost(Label("Mark", image: "mark"))
    #expect(host.exists("Mark"))
  }

  @Test func itTakesTheForegroundStyle() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let image = Image("mark", bundle: try makeBundle())
    let blue = host(image.foregroundStyle(.blue))
    // A plate of 30 points a side; the dot is part of it.
    #expect(abs(count(blue, 80, 80, where: isBlue) - 850) < 80)
    let dark = TestHost(
      image.imageScale(.small).font(.system(size: 50)), size: CGSize(width: 80, height: 80), colorScheme: .dark)
    #expect(dark.pixel(x: 40, y: 40).red > 240)
    let stretched = host(image.resizable().foregroundStyle(.blue))
    #expect(count(stretched, 80, 80, where: isBlue) > 3000)
  }

  @Test func itStandsOnTheBaseline() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let image = Image("mark", bundle: try makeBundle()).imageScale(.small).foregroundStyle(.blue)
    // The plate's lower edge is on the baseline, where the lower edge of a rectangle is as well.
    for size: CGFloat in [20, 50] {
      let host = TestHost(
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          image.font(.system(size: size))
          Color.red.frame(width: 20, height: 20).alignmentGuide(.firstTextBaseline) { $0[.bottom] }
        }, size: CGSize(width: 100, height: 100))
      func lowest(where matches: (Pixel) -> Bool) -> Int {
        (0..<100).last { y in (0..<100).contains { matches(host.pixel(x: $0, y: y)) } } ?? -1
      }
      let plate = lowest(where: isBlue)
      let box = lowest { $0.red > 220 && $0.green < 90 && $0.blue < 90 }
      #expect(plate > 40 && abs(plate - box) <= 1)
    }
  }

  @Test func layersHaveTheirLevels() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let image = Image("mark", bundle: try makeBundle())
    // Middle of the plate's left part, middle of the dot.
    let place = (plate: (30, 40), dot: (47, 40))
    func colors<V: View>(_ view: V) -> (plate: Pixel, dot: Pixel) {
      let host = host(view)
      return (host.pixel(x: place.plate.0, y: place.plate.1), host.pixel(x: place.dot.0, y: place.dot.1))
    }
    let hierarchical = colors(image.symbolRenderingMode(.hierarchical).foregroundStyle(.black))
    #expect((120...136).contains(hierarchical.plate.red))
    #expect(hierarchical.dot.red < 10)
    let palette = colors(image.foregroundStyle(.blue, .green))
    #expect(isBlue(palette.dot) && palette.plate.green > 150)
    // The catalog knows no Brand, so the template's own colour is used.
    let multicolor = colors(image.symbolRenderingMode(.multicolor))
    #expect(multicolor.plate.red > 240 && multicolor.dot.green == 255 && multicolor.dot.red == 0)
    let original = colors(image.renderingMode(.original))
    #expect(original.plate.red > 240 && original.plate.green < 90)
  }

  @Test func stylesWithMoreThanAPaintAreDrawnAsInSystemSymbols() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let image = Image("mark", bundle: try makeBundle())
    func pixel<V: View>(_ view: V) -> Pixel {
      host(view.frame(maxWidth: .infinity, maxHeight: .infinity).background(.red)).pixel(x: 30, y: 40)
    }
    let system = Image(systemName: "square.fill").resizable()
    // In front of an even colour the material is the same everywhere.
    #expect(pixel(image.resizable().foregroundStyle(.thinMaterial)) == pixel(system.foregroundStyle(.thinMaterial)))
    let pane = host(Rectangle().fill(.thinMaterial).background(.red)).pixel(x: 30, y: 40)
    #expect(pixel(image.foregroundStyle(.thinMaterial)) == pane)
    #expect(
      pixel(image.symbolRenderingMode(.hierarchical).foregroundStyle(.thinMaterial)).red
        < pixel(image.foregroundStyle(.clear)).red)
    // A palette of one style has the shades of it.
    let one = host(image.symbolRenderingMode(.palette).foregroundStyle(.black))
    #expect((120...136).contains(one.pixel(x: 30, y: 40).red) && one.pixel(x: 47, y: 40).red < 10)
  }

  @Test func valuesReachLayers() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(
      template(
        ".monochrome-0 {-sfsymbols-variable-threshold:0.0} .monochrome-1 {-sfsymbols-variable-threshold:0.5}"
      ).replacingOccurrences(of: "M40 -20H50V-40H40z", with: "M70 0H100V-60H70z"),
      "level.symbolset/level.svg")
    try write(#"{"symbols": [{"filename": "level.svg"}]}"#, "level.symbolset/Contents.json")
    let bundle = try #require(Bundle(url: folder))
    func blue(_ value: Double?) -> Int {
      let image = Image("level", variableValue: value, bundle: bundle)
      return count(host(image.foregroundStyle(.blue)), 80, 80, where: isBlue)
    }
    #expect(blue(nil) == blue(1))
    #expect(blue(0.4) < blue(0.6))
    #expect(blue(0) == 0)
  }

  @Test func directionsAndLanguages() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(template(), "plain.symbolset/plain.svg")
    try write(template(side: 90), "plain.symbolset/wide.svg")
    try write(
      """
      {"symbols": [{"filename": "plain.svg", "language-direction": "left-to-right"},
        {"filename": "wide.svg", "locale": "de"}]}
      """, "plain.symbolset/Contents.json")
    let bundle = try #require(Bundle(url: folder))
    let image = Image("plain", bundle: bundle).symbolRenderingMode(.multicolor).imageScale(.small)
      .font(.system(size: 50))
    func host<V: View>(_ view: V, _ direction: LayoutDirection) -> TestHost {
      TestHost(view, size: CGSize(width: 80, height: 80), layoutDirection: direction)
    }
    #expect(host(image, .leftToRight).pixel(x: 47, y: 40).green == 255)
    let mirrored = host(image, .rightToLeft)
    #expect(mirrored.pixel(x: 47, y: 40).red > 240 && mirrored.pixel(x: 32, y: 40).green == 255)
    let german = host(image.environment(\.locale, Locale(identifier: "de_AT")), .leftToRight)
    #expect((german.element("plain")?.frame.width ?? 0) > 50)
  }

  @Test func damagedSetsAreToldAndNothingElseIsLost() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let bundle = try makeBundle()
    try write("<svg><g id='Regular-S'><path d='M0 0", "broken.symbolset/broken.svg")
    try write(#"{"symbols": [{"filename": "broken.svg"}]}"#, "broken.symbolset/Contents.json")
    try write(#"{"symbols": [{"idiom": "universal"}]}"#, "empty.symbolset/Contents.json")
    try write(#"{"symbols": 4}"#, "odd.symbolset/Contents.json")
    let messages = Diagnostics.messages {
      let host = TestHost(
        VStack {
          Image("broken", bundle: bundle)
          Image("empty", bundle: bundle)
          Image("odd", bundle: bundle)
          Image("mark", bundle: bundle)
          Text("shown")
        })
      #expect(host.exists("shown"))
      #expect((host.element("mark")?.frame.width ?? 0) > 10)
    }
    #expect(messages.contains { $0.contains("broken.svg") && $0.contains("damaged") })
    #expect(messages.contains { $0.contains("empty.symbolset") })
    #expect(messages.contains { $0.contains("odd.symbolset") })
  }

  @Test func symbolsStandInText() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let image = Image("mark", bundle: try makeBundle())
    let host = TestHost(
      Text("\(image)").foregroundStyle(.blue).font(.system(size: 50)), size: CGSize(width: 80, height: 80))
    #expect(count(host, 80, 80, where: isBlue) > 500)
  }

  @Test func imagesForOneDirectionAreMirroredInTheOther() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="20" height="20" fill="#f00"/>
      <rect width="10" height="20" fill="#00f"/></svg>
      """, "half.imageset/half.svg")
    try write(
      #"{"images": [{"filename": "half.svg", "language-direction": "left-to-right"}]}"#,
      "half.imageset/Contents.json")
    let bundle = try #require(Bundle(url: folder))
    let image = Image("half", bundle: bundle)
    func left(_ direction: LayoutDirection) -> Pixel {
      TestHost(image, size: CGSize(width: 20, height: 20), layoutDirection: direction).pixel(x: 4, y: 10)
    }
    #expect(left(.leftToRight).blue == 255)
    #expect(left(.rightToLeft).red == 255)
  }
}
