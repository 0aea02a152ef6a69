import CoreGraphics
import Foundation
import Rendering

/// One `.xcassets` folder: its sets by name.
struct AssetCatalog: Sendable {
  struct ImageEntry: Sendable {
    var url: URL
    var scale: CGFloat
    var isTemplate: Bool
    /// Whether it is for the other reading direction only, and so is shown mirrored.
    var isMirrored: Bool
    /// The parts at the edges that keep their size, in points, and how the middle grows.
    var resizing: Resizing?
  }

  struct Resizing: Sendable, Equatable {
    var capInsets: EdgeInsets
    var tiles: Bool
  }

  struct SymbolEntry: Sendable {
    var url: URL
    var isMirrored: Bool
    /// How the symbol is rendered unless the program says otherwise.
    var renderingMode: SymbolRenderingMode?
  }

  /// What assets are chosen by.
  struct Surroundings {
    var isDark: Bool
    var increasesContrast: Bool
    var isRightToLeft: Bool
    var scale: CGFloat
    var locale: Locale
  }

  private let imageSets: [String: URL]
  private let symbolSets: [String: URL]
  private let colorSets: [String: URL]
  private let dataSets: [String: URL]
  /// What the sets that were asked for say, so that each is read once.
  private let read = Locked<[URL: any Sendable]>([:])

  init(url: URL) {
    var imageSets: [String: URL] = [:]
    var symbolSets: [String: URL] = [:]
    var colorSets: [String: URL] = [:]
    var dataSets: [String: URL] = [:]
    func visit(_ folder: URL, namespace: String) {
      let contents =
        (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
      for item in contents.sorted(by: { $0.path < $1.path }) {
        let name = item.deletingPathExtension().lastPathComponent
        switch item.pathExtension {
        case "imageset": imageSets[namespace + name] = item
        case "symbolset": symbolSets[namespace + name] = item
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
    self.symbolSets = symbolSets
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
    struct Image: Decodable, CatalogFile {
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
    var images: [Tolerant<Image>]?
    var properties: Properties?
  }

  private func contents<T: Decodable & Sendable>(_ type: T.Type, of set: URL) -> T? {
    if let known = read.withLock({ $0[set] }) { return known as? T }
    let file = set.appendingPathComponent("Contents.json")
    var contents: T?
    do {
      contents = try JSONDecoder().decode(type, from: Data(contentsOf: file))
    } catch {
      Diagnostics.warnOnce("The asset \(set.lastPathComponent) cannot be read: \(error)")
    }
    let result: any Sendable = contents
    read.withLock { $0[set] = result }
    return contents
  }

  /// The file that fits the surroundings best.
  func image(named name: String, in surroundings: Surroundings) -> ImageEntry? {
    guard let set = imageSets[name], let contents = contents(ImageContents.self, of: set) else { return nil }
    let scale = surroundings.scale
    func own(_ image: ImageContents.Image) -> CGFloat? {
      image.scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) }
    }
    let choice = surroundings.choose(from: Self.sound(contents.images, of: set)) { image in
      guard let mismatch = Self.mismatch(of: image.appearances ?? [], surroundings) else { return nil }
      let own = own(image) ?? (scale < 1 ? 1 : scale)
      // Smaller ones are worse than larger ones.
      return (own >= scale ? own - scale : (scale - own) * 4) + CGFloat(mismatch) * 100
    }
    guard let choice else { return nil }
    let imageScale = own(choice.file) ?? 1
    return ImageEntry(
      url: set.appendingPathComponent(choice.filename), scale: imageScale,
      isTemplate: contents.properties?.intent == "template", isMirrored: choice.isMirrored,
      resizing: choice.file.resizing.map { Self.resizing($0, scale: imageScale) })
  }

  /// The files that are listed without a mistake.
  private static func sound<File>(_ files: [Tolerant<File>]?, of set: URL) -> [File] {
    (files ?? []).compactMap { $0.read("A file of \(set.lastPathComponent)") }
  }

  private struct SymbolContents: Decodable {
    struct Symbol: Decodable, CatalogFile {
      var filename: String?
      var idiom: String?
      var direction: String?
      var locale: String?

      enum CodingKeys: String, CodingKey {
        case filename, idiom, locale
        case direction = "language-direction"
      }
    }
    struct Properties: Decodable {
      var intent: String?

      enum CodingKeys: String, CodingKey { case intent = "symbol-rendering-intent" }
    }
    var symbols: [Tolerant<Symbol>]?
    var properties: Properties?
  }

  /// The template that fits the surroundings best.
  func symbol(named name: String, in surroundings: Surroundings) -> SymbolEntry? {
    guard let set = symbolSets[name], let contents = contents(SymbolContents.self, of: set) else { return nil }
    let choice = surroundings.choose(from: Self.sound(contents.symbols, of: set)) { symbol in
      guard let locale = symbol.locale else { return 0 }
      // One in another language is worse than one for the other direction.
      return Self.isLocale(locale, surroundings.locale) ? -1 : 600
    }
    guard let choice else {
      Diagnostics.warnOnce("The asset \(set.lastPathComponent) names no file")
      return nil
    }
    return SymbolEntry(
      url: set.appendingPathComponent(choice.filename), isMirrored: choice.isMirrored,
      renderingMode: Self.renderingMode(contents.properties?.intent))
  }

  private static func isLocale(_ identifier: String, _ locale: Locale) -> Bool {
    let wanted = Locale(identifier: identifier).language
    guard wanted.languageCode == locale.language.languageCode else { return false }
    return wanted.script == nil || wanted.script == locale.language.script
  }

  private static func renderingMode(_ intent: String?) -> SymbolRenderingMode? {
    switch intent {
    case "hierarchical": .hierarchical
    case "multicolor", "original": .multicolor
    default: nil
    }
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
    var data: [Tolerant<Entry>]?
  }

  /// A file of a data set, and its type.
  func data(named name: String) -> (url: URL, type: String?)? {
    guard let set = dataSets[name], let contents = contents(DataContents.self, of: set) else { return nil }
    let entries = Self.sound(contents.data, of: set).filter { $0.filename != nil }
    guard let entry = entries.first(where: { $0.idiom == nil || $0.idiom == "universal" }) ?? entries.first,
      let filename = entry.filename
    else { return nil }
    return (set.appendingPathComponent(filename), entry.type)
  }

  /// The files of data sets whose names end in one of the extensions, in lower case.
  func dataFiles(ofTypes extensions: Set<String>) -> [URL] {
    dataSets.keys.sorted().compactMap { data(named: $0)?.url }
      .filter { extensions.contains($0.pathExtension.lowercased()) }
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
    var colors: [Tolerant<Entry>]?
  }

  func color(named name: String, in surroundings: Surroundings) -> Color? {
    guard let set = colorSets[name], let contents = contents(ColorContents.self, of: set) else {
      return nil
    }
    var best: (color: Color, mismatch: Int)?
    for entry in contents.colors ?? [] {
      guard let entry = entry.read("A colour of \(set.lastPathComponent)"), let color = entry.color.flatMap(Self.color),
        let mismatch = Self.mismatch(of: entry.appearances ?? [], surroundings)
      else { continue }
      if best == nil || mismatch < (best?.mismatch ?? 0) { best = (color, mismatch) }
    }
    return best?.color
  }

  /// A colour of the system by the name that catalogs have for it.
  static func systemColor(named name: String) -> Color? {
    switch name {
    case "systemRedColor": .red
    case "systemOrangeColor": .orange
    case "systemYellowColor": .yellow
    case "systemGreenColor": .green
    case "systemMintColor": .mint
    case "systemTealColor": .teal
    case "systemCyanColor": .cyan
    case "systemBlueColor": .blue
    case "systemIndigoColor": .indigo
    case "systemPurpleColor": .purple
    case "systemPinkColor": .pink
    case "systemBrownColor": .brown
    case "systemGrayColor": .gray
    case "systemGray2Color": .systemGray2
    case "systemGray3Color": .systemGray3
    case "systemGray4Color": .systemGray4
    case "systemGray5Color": .systemGray5
    case "systemGray6Color": .systemGray6
    case "labelColor": .primary
    case "secondaryLabelColor": .secondary
    case "tertiaryLabelColor": .tertiaryLabel
    case "linkColor": Color(SystemColors.link)
    case "placeholderTextColor": .placeholderText
    case "separatorColor": .separatorLine
    case "systemBackgroundColor": .systemBackground
    case "secondarySystemBackgroundColor": .secondarySystemBackground
    case "tertiarySystemBackgroundColor": .tertiarySystemBackground
    case "windowBackgroundColor": .systemBackground
    case "systemGroupedBackgroundColor": .groupedBackground
    case "secondarySystemGroupedBackgroundColor": .secondaryGroupedBackground
    case "tertiarySystemGroupedBackgroundColor": .tertiaryGroupedBackground
    case "systemFillColor": .primaryFill
    case "secondarySystemFillColor": .secondaryFill
    case "tertiarySystemFillColor": .tertiaryFill
    case "quaternarySystemFillColor": .quaternaryFill
    case "controlAccentColor": .blue
    case "tintColor": .blue
    default: nil
    }
  }

  private static func color(_ entry: ColorContents.Entry.Color) -> Color? {
    if let reference = entry.reference { return systemColor(named: reference) }
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
