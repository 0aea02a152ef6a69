import Foundation
import Rendering

/// The fonts that a program brings along.
package enum AppFonts {
  private static let types: Set<String> = ["ttf", "otf", "ttc"]

  /// Makes fonts available by their names: those in the folders and in folders `Fonts` there, those that an `Info.plist`
  /// names (`UIAppFonts`, `ATSApplicationFontsPath`), and those in data sets of asset catalogs, which on Apple's
  /// platforms a program has to register by itself.
  ///
  /// Files that are missing or are no fonts are named in a warning.
  package static func register(in folders: [URL], with shaper: any TextShaper) {
    var known: Set<String> = []
    for file in folders.flatMap(files) where known.insert(file.resolvingSymlinksInPath().path).inserted {
      do {
        try shaper.registerFont(at: file.path)
      } catch {
        Diagnostics.warnOnce("The font \(file.lastPathComponent) cannot be used: \(error)")
      }
    }
  }

  private static func files(in folder: URL) -> [URL] {
    let places = [folder, folder.appendingPathComponent("Fonts")]
    var files = places.flatMap { ResourceFolders.items(in: $0, ofTypes: types) }
    let catalogs = ResourceFolders.items(in: folder, ofTypes: ["xcassets"])
    files += catalogs.flatMap { AssetCatalog(url: $0.resolvingSymlinksInPath()).dataFiles(ofTypes: types) }
    let info = folder.appendingPathComponent("Info.plist")
    guard let data = try? Data(contentsOf: info),
      let keys = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [String: Any]
    else { return files }
    if let path = keys["ATSApplicationFontsPath"] as? String {
      files += ResourceFolders.items(in: folder.appendingPathComponent(path), ofTypes: types)
    }
    for name in keys["UIAppFonts"] as? [String] ?? [] {
      // Resources lie flat beside the program, whatever folder they come from.
      let last = URL(fileURLWithPath: name).lastPathComponent
      let candidates = [folder.appendingPathComponent(name)] + places.map { $0.appendingPathComponent(last) }
      if let file = candidates.first(where: { FileManager.default.fileExists(atPath: $0.path) }) {
        files.append(file)
      } else {
        Diagnostics.warnOnce("The font \(name), which the Info.plist names, is not among the app's resources.")
      }
    }
    return files
  }

  /// Says which fonts of a text there are not.
  static func warnOfMissing(in request: TextRequest, _ shaper: any TextShaper) {
    for run in request.runs {
      guard case .named(let name) = run.font.family, !shaper.hasFont(named: name) else { continue }
      Diagnostics.warnOnce("There is no font called '\(name)'; the system's takes its place.")
    }
  }
}
