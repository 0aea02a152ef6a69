import CoreGraphics
import Foundation
import Rendering

/// One `.xcassets` folder: its sets by name.
struct AssetCatalog: Sendable {
  struct ImageEntry: Sendable {
    var url: URL
    var scale: CGFloat
    var isTemplate: Bool
  }

  private let imageSets: [String: URL]
  private let colorSets: [String: URL]

  init(url: URL) {
    var imageSets: [String: URL] = [:]
    var colorSets: [String: URL] = [:]
    func visit(_ folder: URL, namespace: String) {
      let contents =
        (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
      for item in contents.sorted(by: { $0.path < $1.path }) {
        let name = item.deletingPathExtension().lastPathComponent
        switch item.pathExtension {
        case "imageset": imageSets[namespace + name] = item
        case "colorset": colorSets[namespace + name] = item
        case "":
          guard (try? item.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true else { continue }
          visit(item, namespace: Self.providesNamespace(item) ? "\(namespace)\(name)/" : namespace)
        default: break
        }
      }
    }
    visit(url, namespace: "")
    self.imageSets = imageSets
    self.colorSets = colorSets
  }

  private struct GroupContents: Decodable {
    struct Properties: Decodable {
      var providesNamespace: Bool?

      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }
    var properties: Properties?
  }

  private static func providesNamespace(_ folder: URL) -> Bool {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else {
      return false
    }
    return (try? JSONDecoder().decode(GroupContents.self, from: data))?.properties?.providesNamespace ?? false
  }

  private struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  private struct ImageContents: Decodable {
    struct Image: Decodable {
      var filename: String?
      var scale: String?
      var idiom: String?
      var appearances: [Appearance]?
    }
    struct Properties: Decodable {
      var intent: String?

      enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }
    var images: [Image]?
    var properties: Properties?
  }

  private static func contents<T: Decodable>(_ type: T.Type, of set: URL) -> T? {
    let file = set.appendingPathComponent("Contents.json")
    do {
      return try JSONDecoder().decode(type, from: Data(contentsOf: file))
    } catch {
      Diagnostics.warnOnce("The asset \(set.lastPathComponent) cannot be read: \(error)")
      return nil
    }
  }

  /// The file that fits the appearance and the display best.
  func image(named name: String, isDark: Bool, scale: CGFloat) -> ImageEntry? {
    guard let set = imageSets[name], let contents = Self.contents(ImageContents.self, of: set) else {
      return nil
    }
    let candidates = (contents.images ?? []).compactMap { image -> (entry: ImageEntry, rank: CGFloat)? in
      guard let filename = image.filename else { return nil }
      let imageIsDark =
        image.appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false
      if imageIsDark, !isDark { return nil }
      let own = image.scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? (scale < 1 ? 1 : scale)
      var rank: CGFloat = own >= scale ? own - scale : (scale - own) * 4
      if imageIsDark != isDark { rank += 100 }
      if let idiom = image.idiom, !["universal", "iphone", "mac", "ipad"].contains(idiom) { rank += 1000 }
      return (
        ImageEntry(
          url: set.appendingPathComponent(filename), scale: image.scale == nil ? 1 : own,
          isTemplate: contents.properties?.intent == "template"), rank
      )
    }
    return candidates.min { $0.rank < $1.rank }?.entry
  }

  private struct ColorContents: Decodable {
    struct Entry: Decodable {
      struct Color: Decodable {
        var space: String?
        var components: [String: String]?

        enum CodingKeys: String, CodingKey {
          case space = "color-space"
          case components
        }
      }
      var color: Color?
      var appearances: [Appearance]?
    }
    var colors: [Entry]?
  }

  func color(named name: String, isDark: Bool, increasesContrast: Bool) -> RGBA? {
    guard let set = colorSets[name], let contents = Self.contents(ColorContents.self, of: set) else {
      return nil
    }
    var best: (color: RGBA, rank: Int)?
    for entry in contents.colors ?? [] {
      guard let color = entry.color.flatMap(Self.color) else { continue }
      let appearances = entry.appearances ?? []
      let entryIsDark = appearances.contains { $0.value == "dark" }
      let entryIsHigh = appearances.contains { $0.appearance == "contrast" && $0.value == "high" }
      if entryIsDark && !isDark || entryIsHigh && !increasesContrast { continue }
      let rank = (entryIsDark == isDark ? 2 : 0) + (entryIsHigh == increasesContrast ? 1 : 0)
      if best == nil || rank > (best?.rank ?? 0) { best = (color, rank) }
    }
    return best?.color
  }

  private static func color(_ entry: ColorContents.Entry.Color) -> RGBA? {
    guard let components = entry.components else { return nil }
    func component(_ name: String) -> Double? {
      guard let text = components[name] else { return nil }
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
      guard let value = Double(text) else { return nil }
      return text.contains(".") || value <= 1 ? value : value / 255
    }
    let alpha = component("alpha") ?? 1
    if let white = component("white") { return RGBA(white: Float(white), alpha: Float(alpha)) }
    guard let red = component("red"), let green = component("green"), let blue = component("blue") else {
      return nil
    }
    let space: Color.RGBColorSpace = entry.space == "display-p3" ? .displayP3 : .sRGB
    return ColorSpaces.sRGB(from: space, red, green, blue, alpha)
  }
}
