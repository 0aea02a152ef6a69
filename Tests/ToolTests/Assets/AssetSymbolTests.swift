import Foundation
import Testing

@testable import MartletTool

struct AssetSymbolTests {
  @Test func constants() {
    func image(_ name: String) -> String? { AssetSymbolName.constant(name, droppingSuffix: "Image") }
    #expect(image("landmark-icon") == "landmarkIcon")
    #expect(image("Landmark Icon") == "landmarkIcon")
    #expect(image("turtlerock") == "turtlerock")
    #expect(image("ic_arrow_24") == "icArrow24")
    #expect(image("URLField") == "urlField")
    #expect(image("URL") == "url")
    #expect(image("iPhone") == "iPhone")
    #expect(image("EagleThumb") == "eagleThumb")
    #expect(image("heroImage") == "hero")
    #expect(image("hero image") == "hero")
    #expect(image("image") == "image")
    #expect(image("BrandColor") == "brandColor")
    #expect(image("2x") == "_2x")
    #expect(image("default") == "`default`")
    #expect(image("self") == "_self")
    #expect(image("élan vital") == "élanVital")
    #expect(image("—") == nil)
    #expect(AssetSymbolName.constant("BrandColor", droppingSuffix: "Color") == "brand")
    #expect(AssetSymbolName.constant("AccentColor", droppingSuffix: "Color") == "accent")
    #expect(AssetSymbolName.constant("Color", droppingSuffix: "Color") == "color")
    #expect(AssetSymbolName.type("nav icons") == "NavIcons")
    #expect(AssetSymbolName.type("theme") == "Theme")
    #expect(AssetSymbolName.type("Type") == "_Type")
  }

  private func folder(_ sets: [String], namespaces: [String] = []) throws -> TemporaryFolder {
    var files = Dictionary(uniqueKeysWithValues: sets.map { ("Assets.xcassets/\($0)/Contents.json", "{}") })
    for name in namespaces {
      files["Assets.xcassets/\(name)/Contents.json"] = #"{"properties": {"provides-namespace": true}}"#
    }
    return try TemporaryFolder(files)
  }

  private func tree(_ folder: TemporaryFolder) -> AssetTree {
    AssetTree(catalogs: [folder.url.appendingPathComponent("Assets.xcassets")])
  }

  @Test func namesOfACatalog() throws {
    let tree = tree(
      try folder(
        ["a.imageset", "Plain/b.symbolset", "Space/c.imageset", "Space/In/d.colorset", "AppIcon.appiconset"],
        namespaces: ["Space"]))
    #expect(tree.images == ["a", "b"])
    #expect(tree.namespaces["Space"]?.images == ["c"])
    #expect(tree.namespaces["Space"]?.colors == ["d"])
    #expect(tree.description == "image a\nimage b\nimage Space/c\ncolor Space/d")
    #expect(AssetTree(catalogs: [URL(fileURLWithPath: "/nowhere.xcassets")]).isEmpty)
  }

  @Test func declarations() throws {
    let tree = tree(
      try folder(
        ["landmark-icon.imageset", "BrandColor.colorset", "Space/In/d.imageset", "Space/e.colorset"],
        namespaces: ["Space", "Space/In"]))
    let symbols = try #require(AssetSymbols(tree, options: .init(), bundle: ".main"))
    #expect(symbols.warnings.isEmpty)
    let expected = """
      import SwiftUI

      private let resourceBundle: Foundation.Bundle = .main

      extension SwiftUI.ColorResource {
        /// The colour "BrandColor" of the catalog.
        static let brand = SwiftUI.ColorResource(name: "BrandColor", bundle: resourceBundle)
        /// The folder "Space" of the catalog.
        enum Space {
          /// The colour "Space/e" of the catalog.
          static let e = SwiftUI.ColorResource(name: "Space/e", bundle: resourceBundle)
        }
      }

      extension SwiftUI.ImageResource {
        /// The image "landmark-icon" of the catalog.
        static let landmarkIcon = SwiftUI.ImageResource(name: "landmark-icon", bundle: resourceBundle)
        /// The folder "Space" of the catalog.
        enum Space {
          /// The folder "Space/In" of the catalog.
          enum In {
            /// The image "Space/In/d" of the catalog.
            static let d = SwiftUI.ImageResource(name: "Space/In/d", bundle: resourceBundle)
          }
        }
      }

      extension SwiftUI.Color {
        /// The colour "BrandColor" of the catalog.
        static var brand: SwiftUI.Color { SwiftUI.Color("BrandColor", bundle: resourceBundle) }
        /// The folder "Space" of the catalog.
        enum Space {
          /// The colour "Space/e" of the catalog.
          static var e: SwiftUI.Color { SwiftUI.Color("Space/e", bundle: resourceBundle) }
        }
      }

      extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {
        /// The colour "BrandColor" of the catalog.
        @_disfavoredOverload static var brand: SwiftUI.Color { SwiftUI.Color("BrandColor", bundle: resourceBundle) }
      }

      """
    #expect(symbols.text == expected)
  }

  @Test func namesThatAreTaken() throws {
    let folder = try folder([
      "Red.colorset", "BackgroundColor.colorset", "Brand.colorset", "a-b.imageset", "a_b.imageset", "—.imageset",
    ])
    let symbols = try #require(
      AssetSymbols(tree(folder), options: .init(), bundle: ".main", declared: ["Color": ["brand"]]))
    #expect(symbols.warnings.count == 3)
    #expect(symbols.warnings.contains { $0.contains("'Red'") && $0.contains("Color, which has a 'red'") })
    #expect(symbols.warnings.contains { $0.contains("'a_b'") })
    #expect(symbols.warnings.contains { $0.contains("'—'") })
    // As constants of resources these are free; `background` is a style of the library's own.
    #expect(symbols.text.contains("static let red = SwiftUI.ColorResource"))
    #expect(!symbols.text.contains("static var red"))
    #expect(!symbols.text.contains("extension SwiftUI.Color {\n  /// The colour \"Brand\""))
    #expect(symbols.text.contains("  static var background: SwiftUI.Color"))
    #expect(!symbols.text.contains("@_disfavoredOverload static var background"))
  }

  @Test func theyCanBeTurnedOff() throws {
    let tree = tree(try folder(["Brand.colorset"]))
    #expect(AssetSymbols(tree, options: .init(declaresResources: false), bundle: "") == nil)
    let plain = try #require(AssetSymbols(tree, options: .init(extendsColor: false), bundle: ""))
    #expect(!plain.text.contains("SwiftUI.Color {"))
    #expect(plain.text.contains("ColorResource"))
    #expect(AssetSymbols(AssetTree(), options: .init(), bundle: "") == nil)
  }

  @Test func theyBecomePartOfTheModule() throws {
    let folder = try folder(["Brand.colorset", "Own.colorset", "fox.imageset"])
    try folder.write(
      "struct ContentView: View {}\nextension SwiftUI.Color { static let own = Color(\"Own\") }", at: "A.swift")
    let project = try ProjectLoader().load(folder.url, named: "x")
    let module = try PreparedModule(project.app, platform: .ios, configuration: .debug, isLibrary: false)
    let text = String(decoding: try #require(module.files(keepsMain: false)["MartletAssets.swift"]), as: UTF8.self)
    #expect(text.contains("static let fox = "))
    #expect(text.contains("static var brand: "))
    #expect(!text.contains("  static var own: SwiftUI.Color { SwiftUI.Color(\"Own\", bundle: resourceBundle) }\n}"))
    #expect(text.contains("static let own = SwiftUI.ColorResource"))
    #expect(module.warnings.isEmpty)
  }
}
