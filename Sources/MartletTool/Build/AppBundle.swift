import Foundation

/// A folder with an app's executable and its resources beside it, where `Bundle.main` finds them.
struct AppBundle {
  let folder: URL
  let executableName: String

  var executable: URL { folder.appendingPathComponent(executableName) }

  /// Lays out the folder anew.
  /// - Returns: a sentence for each resource that had to stay out.
  func lay(executable built: URL, modules: [SourceModule]) throws -> [String] {
    let manager = FileManager.default
    try? manager.removeItem(at: folder)
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    do {
      try manager.linkItem(at: built, to: executable)
    } catch {
      try manager.copyItem(at: built, to: executable)
    }
    var warnings: [String] = []
    for (place, source) in modules.flatMap(Self.places) {
      let target = folder.appendingPathComponent(place)
      guard !FolderContents.exists(target) else {
        warnings.append("Two resources are called '\(place)'; '\(source.path)' stays out.")
        continue
      }
      try manager.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try manager.createSymbolicLink(at: target, withDestinationURL: source)
    }
    return warnings
  }

  /// Where each resource of a module goes: flat, but localised ones into the folder of their language.
  static func places(of module: SourceModule) -> [(place: String, source: URL)] {
    let prefix = module.resourceFolder.map { "\($0)/" } ?? ""
    return places(of: module.resources).map { (prefix + $0.place, $0.source) }
  }

  private static func places(of resources: [URL]) -> [(place: String, source: URL)] {
    resources.flatMap { url -> [(place: String, source: URL)] in
      let name = url.lastPathComponent
      if url.pathExtension == "lproj" {
        return FolderContents.entries(of: url).filter { !$0.lastPathComponent.hasPrefix(".") }
          .map { ("\(name)/\($0.lastPathComponent)", $0) }
      }
      let parent = url.deletingLastPathComponent()
      return [(parent.pathExtension == "lproj" ? "\(parent.lastPathComponent)/\(name)" : name, url)]
    }
  }
}
