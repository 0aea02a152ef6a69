import CoreGraphics
import Foundation
import Rendering

/// Finds images and colours by name: in asset catalogs, then among the files beside the program.
package final class AssetCatalogs: Sendable {
  package static let shared = AssetCatalogs()

  struct Asset {
    var image: DecodedImage
    var isTemplate: Bool
    var capInsets: EdgeInsets?
  }

  private let catalogs = Locked<[URL: [AssetCatalog]]>([:])
  private let decoded = Locked<[URL: DecodedImage?]>([:])
  private let backend = Locked<RenderingBackend?>(nil)

  /// The program's drawing engine, which decodes the images.
  package func use(_ backend: RenderingBackend) { self.backend.withLock { $0 = backend } }

  package var imageDecoder: (any ImageDecoder)? { backend.withLock { $0 }?.imageDecoder }

  /// An image as pixels; nil before a drawing engine is chosen.
  func picture(of image: ResolvedImage, scale: CGFloat) -> DecodedImage? {
    guard image.size.width > 0, image.size.height > 0 else { return nil }
    return backend.withLock { $0 }?.makeRasterizer().image(
      of: image.fragment(size: image.size), size: image.size, scale: scale)
  }

  /// Folders in which resources of a bundle are looked for.
  private func folders(of bundle: URL?) -> [URL] {
    if let bundle { return [bundle] }
    let beside = URL(fileURLWithPath: CommandLine.arguments.first ?? "").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    var folders = [Bundle.main.bundleURL]
    if beside != folders[0] { folders.append(beside) }
    let manager = FileManager.default
    for folder in folders {
      let contents = (try? manager.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
      folders += contents.filter { $0.pathExtension == "resources" || $0.pathExtension == "bundle" }
        .sorted { $0.path < $1.path }
    }
    return folders
  }

  private func catalogs(of bundle: URL?) -> [AssetCatalog] {
    let key = bundle ?? Bundle.main.bundleURL
    if let known = catalogs.withLock({ $0[key] }) { return known }
    var found: [AssetCatalog] = []
    for folder in folders(of: bundle) {
      let contents =
        (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
      for url in contents.sorted(by: { $0.path < $1.path }) where url.pathExtension == "xcassets" {
        found.append(AssetCatalog(url: url.resolvingSymlinksInPath()))
      }
    }
    catalogs.withLock { $0[key] = found }
    return found
  }

  func image(named name: String, bundle: URL?, environment: EnvironmentValues) -> Asset? {
    let isDark = environment.colorScheme == .dark
    let scale = environment.displayScale
    for catalog in catalogs(of: bundle) {
      guard let entry = catalog.image(named: name, isDark: isDark, scale: scale) else { continue }
      guard let image = decode(entry.url, scale: entry.scale, displayScale: scale) else { return nil }
      return Asset(image: image, isTemplate: entry.isTemplate, capInsets: nil)
    }
    for folder in folders(of: bundle) {
      if let file = looseFile(named: name, in: folder, scale: scale),
        let image = decode(file.url, scale: file.scale, displayScale: scale)
      {
        return Asset(image: image, isTemplate: false, capInsets: nil)
      }
    }
    return nil
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
    if let known = decoded.withLock({ $0[url] }) { return known }
    let image = decodeNow(url, scale: scale, displayScale: displayScale)
    decoded.withLock { $0[url] = .some(image) }
    return image
  }

  private func decodeNow(_ url: URL, scale: CGFloat, displayScale: CGFloat) -> DecodedImage? {
    guard let decoder = imageDecoder else { return nil }
    do {
      let data = try Data(contentsOf: url)
      if url.pathExtension.lowercased() == "svg" {
        return try decoder.decodeVector(data, size: nil, scale: max(displayScale, 1))
      }
      return try decoder.decode(data, scale: scale)
    } catch {
      Diagnostics.warnOnce("The image \(url.lastPathComponent) cannot be shown: \(error)")
      return nil
    }
  }

  func color(named name: String, bundle: URL?, environment: EnvironmentValues) -> RGBA? {
    for catalog in catalogs(of: bundle) {
      if let color = catalog.color(
        named: name, isDark: environment.colorScheme == .dark,
        increasesContrast: environment.colorSchemeContrast == .increased)
      {
        return color
      }
    }
    return nil
  }
}
