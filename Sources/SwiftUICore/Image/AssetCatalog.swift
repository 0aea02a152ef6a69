import CoreGraphics
import Foundation
import Rendering

/// One `.xcassets` folder: its sets by name.
struct AssetCatalog: Sendable {
  struct ImageEntry: Sendable {
    var url: URL
    var scale: CGFloat
    var isTemplate: Bool
    /// The parts at the edges that keep their size, in points, and how the middle grows.
    var resizing: Resizing?
  }

  struct Resizing: Sendable, Equatable {
    var capInsets: EdgeInsets
    var tiles: Bool
  }

  /// What assets are chosen by.
  struct Surroundings {
    var isDark: Bool
    var increasesContrast: Bool
    var isRightToLeft: Bool
    var scale: CGFloat
  }

  private let imageSets: [String: URL]
  private let colorSets: [String: URL]
  private let dataSets: [String: URL]

  init(url: URL) {
    var imageSets: [String: URL] = [:]
    var colorSets: [String: URL] = [:]
    var dataSets: [String: URL] = [:]
    func visit(_ folder: URL, namespace: String) {
      let contents =
        (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
      for item in contents.sorted(by: { $0.path < $1.path }) {
        let name = item.deletingPathExtension().lastPathComponent
        switch item.pathExtension {
        case "imageset": imageSets[namespace + name] = item
        case "colorset": colorSets[namespace + name] = item
        case "dataset": dataSets[namespace + name] = item
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
    self.dataSets = dataSets
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
      var direction: String?
      var resizing: Slicing?

      enum CodingKeys: String, CodingKey {
        case filename, scale, idiom, appearances, resizing
        case direction = "language-direction"
      }
    }
    /// Pixels of the file.
    struct Slicing: Decodable {
      struct Center: Decodable {
        var mode: String?
      }
      struct Insets: Decodable {
        var top: Double?
        var left: Double?
        var bottom: Double?
        var right: Double?
      }
      var center: Center?
      var insets: Insets?

      enum CodingKeys: String, CodingKey {
        case center
        case insets = "cap-insets"
      }
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

  /// The file that fits the surroundings best.
  func image(named name: String, in surroundings: Surroundings) -> ImageEntry? {
    guard let set = imageSets[name], let contents = Self.contents(ImageContents.self, of: set) else {
      return nil
    }
    let scale = surroundings.scale
    let candidates = (contents.images ?? []).compactMap { image -> (entry: ImageEntry, rank: CGFloat)? in
      guard let filename = image.filename,
        let mismatch = Self.mismatch(of: image.appearances ?? [], surroundings)
      else { return nil }
      let own = image.scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? (scale < 1 ? 1 : scale)
      var rank: CGFloat = own >= scale ? own - scale : (scale - own) * 4
      rank += CGFloat(mismatch) * 100
      if let direction = image.direction, (direction == "right-to-left") != surroundings.isRightToLeft { rank += 500 }
      if let idiom = image.idiom, !["universal", "iphone", "mac", "ipad"].contains(idiom) { rank += 1000 }
      let imageScale = image.scale == nil ? 1 : own
      return (
        ImageEntry(
          url: set.appendingPathComponent(filename), scale: imageScale,
          isTemplate: contents.properties?.intent == "template",
          resizing: image.resizing.map { Self.resizing($0, scale: imageScale) }), rank
      )
    }
    return candidates.min { $0.rank < $1.rank }?.entry
  }

  private static func resizing(_ slicing: ImageContents.Slicing, scale: CGFloat) -> Resizing {
    let insets = slicing.insets
    func points(_ pixels: Double?) -> CGFloat { CGFloat(pixels ?? 0) / max(scale, 1) }
    return Resizing(
      capInsets: EdgeInsets(
        top: points(insets?.top), leading: points(insets?.left), bottom: points(insets?.bottom),
        trailing: points(insets?.right)), tiles: slicing.center?.mode == "tile")
  }

  /// How many of the surroundings' traits the appearances lack; nil if they are for others.
  private static func mismatch(of appearances: [Appearance], _ surroundings: Surroundings) -> Int? {
    let isDark = appearances.contains { $0.appearance == "luminosity" && $0.value == "dark" }
    let isHigh = appearances.contains { $0.appearance == "contrast" && $0.value == "high" }
    if isDark && !surroundings.isDark || isHigh && !surroundings.increasesContrast { return nil }
    return (isDark == surroundings.isDark ? 0 : 2) + (isHigh == surroundings.increasesContrast ? 0 : 1)
  }

  private struct DataContents: Decodable {
    struct Entry: Decodable {
      var filename: String?
      var idiom: String?
      var type: String?

      enum CodingKeys: String, CodingKey {
        case filename, idiom
        case type = "universal-type-identifier"
      }
    }
    var data: [Entry]?
  }

  /// A file of a data set, and its type.
  func data(named name: String) -> (url: URL, type: String?)? {
    guard let set = dataSets[name], let contents = Self.contents(DataContents.self, of: set) else { return nil }
    let entries = (contents.data ?? []).filter { $0.filename != nil }
    guard let entry = entries.first(where: { $0.idiom == nil || $0.idiom == "universal" }) ?? entries.first,
      let filename = entry.filename
    else { return nil }
    return (set.appendingPathComponent(filename), entry.type)
  }

  private struct ColorContents: Decodable {
    struct Entry: Decodable {
      struct Color: Decodable {
        var space: String?
        var components: [String: String]?
        /// The name of a system colour.
        var reference: String?

        enum CodingKeys: String, CodingKey {
          case space = "color-space"
          case components, reference
        }
      }
      var color: Color?
      var appearances: [Appearance]?
    }
    var colors: [Entry]?
  }

  func color(named name: String, in surroundings: Surroundings) -> Color? {
    guard let set = colorSets[name], let contents = Self.contents(ColorContents.self, of: set) else {
      return nil
    }
    var best: (color: Color, mismatch: Int)?
    for entry in contents.colors ?? [] {
      guard let color = entry.color.flatMap(Self.color),
        let mismatch = Self.mismatch(of: entry.appearances ?? [], surroundings)
      else { continue }
      if best == nil || mismatch < (best?.mismatch ?? 0) { best = (color, mismatch) }
    }
    return best?.color
  }

  private static let references: [String: Color] = [
    "systemRedColor": .red, "systemOrangeColor": .orange, "systemYellowColor": .yellow, "systemGreenColor": .green,
    "systemMintColor": .mint, "systemTealColor": .teal, "systemCyanColor": .cyan, "systemBlueColor": .blue,
    "systemIndigoColor": .indigo, "systemPurpleColor": .purple, "systemPinkColor": .pink, "systemBrownColor": .brown,
    "systemGrayColor": .gray, "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
    "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
    "labelColor": .primary, "secondaryLabelColor": .secondary, "tertiaryLabelColor": .tertiaryLabel,
    "linkColor": Color(SystemColors.link), "placeholderTextColor": .placeholderText,
    "separatorColor": .separatorLine, "systemBackgroundColor": .systemBackground,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground, "windowBackgroundColor": .systemBackground,
    "systemGroupedBackgroundColor": .groupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondaryGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiaryGroupedBackground, "systemFillColor": .primaryFill,
    "secondarySystemFillColor": .secondaryFill, "tertiarySystemFillColor": .tertiaryFill,
    "quaternarySystemFillColor": .quaternaryFill, "controlAccentColor": .blue, "tintColor": .blue,
  ]

  private static func color(_ entry: ColorContents.Entry.Color) -> Color? {
    if let reference = entry.reference { return references[reference] }
    guard let components = entry.components else { return nil }
    func component(_ name: String) -> Double? {
      guard let text = components[name] else { return nil }
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
      guard let value = Double(text) else { return nil }
      return text.contains(".") || value <= 1 ? value : value / 255
    }
    let alpha = component("alpha") ?? 1
    if let white = component("white") { return Color(white: white, opacity: alpha) }
    guard let red = component("red"), let green = component("green"), let blue = component("blue") else {
      return nil
    }
    let space: Color.RGBColorSpace =
      switch entry.space {
      case "display-p3": .displayP3
      case "extended-linear-srgb": .sRGBLinear
      default: .sRGB
      }
    return Color(space, red: red, green: green, blue: blue, opacity: alpha)
  }
}
