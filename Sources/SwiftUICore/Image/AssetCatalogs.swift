import CoreGraphics
import Foundation
import Rendering
import Symbols

/// Finds images and colours by name: in asset catalogs, then among the files beside the program.
package final class AssetCatalogs: Sendable {
  package static let shared = AssetCatalogs()

  enum Asset {
    case bitmap(Bitmap)
    case symbol(CustomSymbol, isMirrored: Bool, SymbolRenderingMode?)
  }

  struct Bitmap {
    var image: DecodedImage
    var isTemplate = false
    var isMirrored = false
    var resizing: AssetCatalog.Resizing?
  }

  private struct DecodedKey: Hashable {
    var url: URL
    var scale: CGFloat
  }

  private let catalogs = Locked<[URL: [AssetCatalog]]>([:])
  private let decoded = Locked<[DecodedKey: DecodedImage?]>([:])
  private let symbols = Locked<[URL: CustomSymbol?]>([:])
  private let backend = Locked<RenderingBackend?>(nil)

  /// The program's drawing engine, which decodes the images.
  package func use(_ backend: RenderingBackend) {
    let isFirst = self.backend.withLock { known in
      defer { known = backend }
      return known == nil
    }
    if isFirst { AppFonts.register(in: ResourceFolders.folders(of: nil), with: backend.textShaper) }
  }

  /// Whether images of addresses are still on their way.
  package var isLoading: Bool { ImageLoader.shared.isBusy }

  package var imageDecoder: (any ImageDecoder)? { backend.withLock { $0 }?.imageDecoder }

  /// An image as pixels; nil before a drawing engine is chosen.
  func picture(of image: ResolvedImage, scale: CGFloat) -> DecodedImage? {
    guard image.size.width > 0, image.size.height > 0 else { return nil }
    return backend.withLock { $0 }?.makeRasterizer().image(
      of: image.fragment(size: image.size), size: image.size, scale: scale)
  }

  private func catalogs(of bundle: URL?) -> [AssetCatalog] {
    let key = bundle ?? Bundle.main.bundleURL
    if let known = catalogs.withLock({ $0[key] }) { return known }
    var found: [AssetCatalog] = []
    for folder in ResourceFolders.folders(of: bundle) {
      for url in ResourceFolders.items(in: folder, ofTypes: ["xcassets"]) {
        found.append(AssetCatalog(url: url.resolvingSymlinksInPath()))
      }
    }
    catalogs.withLock { $0[key] = found }
    return found
  }

  private func surroundings(_ environment: EnvironmentValues) -> AssetCatalog.Surroundings {
    AssetCatalog.Surroundings(
      isDark: environment.colorScheme == .dark, increasesContrast: environment.colorSchemeContrast == .increased,
      isRightToLeft: environment.layoutDirection == .rightToLeft, scale: environment.displayScale,
      locale: environment.locale)
  }

  func asset(named name: String, bundle: URL?, environment: EnvironmentValues) -> Asset? {
    let surroundings = surroundings(environment)
    let scale = surroundings.scale
    for catalog in catalogs(of: bundle) {
      if let entry = catalog.image(named: name, in: surroundings) {
        guard let image = decode(entry.url, scale: entry.scale, displayScale: scale) else { return nil }
        return .bitmap(
          Bitmap(
            image: image, isTemplate: entry.isTemplate, isMirrored: entry.isMirrored, resizing: entry.resizing))
      }
      if let entry = catalog.symbol(named: name, in: surroundings) {
        return symbol(entry.url).map { .symbol($0, isMirrored: entry.isMirrored, entry.renderingMode) }
      }
    }
    for folder in ResourceFolders.folders(of: bundle) {
      if let file = looseFile(named: name, in: folder, scale: scale),
        let image = decode(file.url, scale: file.scale, displayScale: scale)
      {
        return .bitmap(Bitmap(image: image))
      }
    }
    return nil
  }

  private func symbol(_ url: URL) -> CustomSymbol? {
    if let known = symbols.withLock({ $0[url] }) { return known }
    var symbol: CustomSymbol?
    do {
      symbol = CustomSymbol(try SymbolTemplate(Data(contentsOf: url)))
    } catch {
      Diagnostics.warnOnce("The symbol \(url.lastPathComponent) cannot be shown: \(error)")
    }
    symbols.withLock { $0[url] = .some(symbol) }
    return symbol
  }

  private func looseFile(named name: String, in folder: URL, scale: CGFloat) -> (url: URL, scale: CGFloat)? {
    let manager = FileManager.default
    let base = (name as NSString).deletingPathExtension
    let ending = (name as NSString).pathExtension
    let endings = ending.isEmpty ? ["png", "jpg", "jpeg", "pdf", "svg", "gif", "webp"] : [ending]
    let scales: [CGFloat] = scale > 2 ? [3, 2, 1] : scale > 1 ? [2, 3, 1] : [1, 2, 3]
    for ending in endings {
      for candidate in scales {
        let suffix = candidate == 1 ? "" : "@\(Int(candidate))x"
        let url = folder.appendingPathComponent("\(base)\(suffix).\(ending)")
        if manager.fileExists(atPath: url.path) { return (url, candidate) }
      }
    }
    return nil
  }

  private func decode(_ url: URL, scale: CGFloat, displayScale: CGFloat) -> DecodedImage? {
    let isVector = url.pathExtension.lowercased() == "svg"
    let key = DecodedKey(url: url, scale: isVector ? displayScale : scale)
    if let known = decoded.withLock({ $0[key] }) { return known }
    let image = decodeNow(url, isVector: isVector, scale: scale, displayScale: displayScale)
    decoded.withLock { $0[key] = .some(image) }
    return image
  }

  private func decodeNow(_ url: URL, isVector: Bool, scale: CGFloat, displayScale: CGFloat) -> DecodedImage? {
    guard let decoder = imageDecoder else { return nil }
    do {
      let data = try Data(contentsOf: url)
      guard isVector else { return try decoder.decode(data, scale: scale) }
      let image = try decoder.decodeVector(data, size: nil, scale: max(displayScale, 1))
      // Small drawings are often shown larger than they are.
      guard max(image.width, image.height) <= 512 else { return image }
      return try decoder.decodeVector(data, size: nil, scale: max(displayScale, 1) * 4)
    } catch {
      Diagnostics.warnOnce("The image \(url.lastPathComponent) cannot be shown: \(error)")
      return nil
    }
  }

  /// A file of a data set.
  func data(named name: String, bundle: URL?) -> (url: URL, type: String?)? {
    for catalog in catalogs(of: bundle) {
      if let found = catalog.data(named: name) { return found }
    }
    return nil
  }

  func color(named name: String, bundle: URL?, environment: EnvironmentValues) -> RGBA? {
    for catalog in catalogs(of: bundle) {
      if let color = catalog.color(named: name, in: surroundings(environment)) {
        return color.resolved(in: environment)
      }
    }
    return nil
  }
}
