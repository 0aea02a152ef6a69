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

  /// A folder with one file, as a bundle of its own: what was read of another is kept.
  private func withBundle(_ path: String, _ data: Data, _ body: (Bundle) throws -> Void) throws {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appendingPathComponent("damaged-\(UUID().uuidString)")
    let file = folder.appendingPathComponent(path)
    try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: folder) }
    try data.write(to: file)
    try body(#require(Bundle(url: folder)))
  }

  private static let strings = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Hello": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Hello there"}},
        "de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
      "%lld apples": {"localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "new", "value": "%lld apple"}},
        "other": {"stringUnit": {"state": "new", "value": "%lld apples"}}}}}}},
      "%@ took %lld": {"localizations": {"en": {
        "stringUnit": {"state": "new", "value": "%1$@ took %#@count@"},
        "substitutions": {"count": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
          "other": {"stringUnit": {"state": "new", "value": "%arg photos"}}}}}}}}}
    }}
    """

  private func shown(_ bundle: Bundle) -> TestHost {
    TestHost(
      VStack {
        Text("Hello", bundle: bundle)
        Text("\(3) apples", bundle: bundle)
        Text("\("Ann") took \(2)", bundle: bundle)
        Text(verbatim: "shown")
      }, size: CGSize(width: 300, height: 200))
  }

  @Test func stringCatalogs() throws {
    let whole = Data(Self.strings.utf8)
    try withBundle("Localizable.xcstrings", whole) {
      let host = shown($0)
      #expect(host.exists("Hello there") && host.exists("3 apples") && host.exists("Ann took 2 photos"))
    }
    var dice = Dice(state: 21)
    for _ in 0..<60 {
      try withBundle("Localizable.xcstrings", damaged(whole, &dice)) { #expect(shown($0).exists("shown")) }
    }
  }

  /// What is of a wrong type costs only the string that it is in.
  @Test func stringCatalogsOfOddTypes() throws {
    let changes = [
      ("{\"state\": \"translated\", \"value\": \"Hello there\"}", "7"),
      ("\"value\": \"Hello there\"", "\"value\": null"),
      ("\"Hello\": {", "\"Odd\": [1, 2], \"Hello\": {"), ("\"Hallo\"", "{\"a\": 4}"),
      ("\"argNum\": 2", "\"argNum\": \"two\""), ("\"argNum\": 2", "\"argNum\": -9000000000000000000"),
      ("\"one\": {", "\"one\": 3, \"two\": {"), ("%#@count@", "%#@count@ %#@count@ %9$@ %#@"),
      ("%arg photos", "%#@count@"),
    ]
    for (index, change) in changes.enumerated() {
      let text = Self.strings.replacingOccurrences(of: change.0, with: change.1)
      #expect(text != Self.strings)
      try withBundle("Localizable.xcstrings", Data(text.utf8)) { bundle in
        let host = shown(bundle)
        #expect(host.exists("shown"))
        let others =
          [2, 3, 5].contains(index) ? ["Hello there", "3 apples"] : index < 4 ? ["3 apples"] : ["Hello there"]
        for other in others { #expect(host.exists(other), "\(change.1): \(host.tree)") }
      }
    }
    let messages = try Diagnostics.messages {
      try withBundle("Localizable.xcstrings", Data("{\"sourceLanguage\": 3}".utf8)) {
        #expect(shown($0).exists("Hello"))
      }
    }
    #expect(messages.contains { $0.contains("Localizable.xcstrings") })
  }

  @Test func oddItemsOfCatalogsCostNoOthers() throws {
    var pixels: [UInt8] = []
    for _ in 0..<64 { pixels += [0, 0, 255, 255] }
    let image = DecodedImage(width: 8, height: 8, scale: 1, pixels: pixels, isOpaque: true)
    let png = try HeadlessHost.sharedBackend.imageDecoder.encodePNG(image)
    try withBundle("Assets.xcassets/dot.imageset/dot.png", png) { bundle in
      let set = bundle.bundleURL.appendingPathComponent("Assets.xcassets/dot.imageset/Contents.json")
      try Data(
        """
        {"images": [{"filename": 4}, 7, null, {"filename": "dot.png", "scale": "1x"}, {"appearances": "dark"}]}
        """.utf8
      ).write(to: set)
      let messages = Diagnostics.messages {
        #expect(TestHost(Image("dot", bundle: bundle), size: CGSize(width: 8, height: 8)).pixel(x: 4, y: 4).red == 255)
      }
      #expect(messages.contains { $0.contains("dot.imageset") })
    }
  }

  @Test func symbolTemplates() throws {
    let svg = Data(
      """
      <svg xmlns="http://www.w3.org/2000/svg"><style>.monochrome-0 {-sfsymbols-variable-threshold:0.2}
      .hierarchical-0:primary {fill:#000000}</style><g id="Guides"><line id="Baseline-S" y1="696" y2="696" x2="9"/>
      <line id="Capline-S" y1="625.5" y2="625.5" x2="9"/></g><g id="Symbols">
      <g id="Regular-S" transform="matrix(1 0 0 1 100 696)"><path class="monochrome-0 hierarchical-0:primary"
      d="M0 0C1 2 3 4 50-60A4 5 0 0 1 9 9L40-3z"/></g></g></svg>
      """.utf8)
    var dice = Dice(state: 5)
    for _ in 0..<120 {
      try withBundle("Assets.xcassets/mark.symbolset/mark.svg", damaged(svg, &dice)) { bundle in
        let set = bundle.bundleURL.appendingPathComponent("Assets.xcassets/mark.symbolset/Contents.json")
        try Data("{\"symbols\": [{\"filename\": \"mark.svg\"}]}".utf8).write(to: set)
        let host = TestHost(
          VStack {
            Image("mark", bundle: bundle).symbolRenderingMode(.hierarchical)
            Image("mark", variableValue: 0.1, bundle: bundle)
            Text(verbatim: "shown")
          }, size: CGSize(width: 100, height: 100))
        _ = host.headless.picture()
        #expect(host.exists("shown"))
      }
    }
  }
}
