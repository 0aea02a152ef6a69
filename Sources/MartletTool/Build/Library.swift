import Foundation

/// The package that holds the SwiftUI modules.
struct Library {
  let root: URL

  /// How SwiftPM calls the package when another depends on it by its path.
  var identity: String { root.lastPathComponent.lowercased() }

  var sources: URL { root.appendingPathComponent("Sources") }

  /// The modules it is made of. An app's own module cannot have such a name.
  var moduleNames: Set<String> { Set(FolderContents.entries(of: sources).map(\.lastPathComponent)) }

  /// Changes with any source file that apps are built against.
  var stamp: String {
    var newest = 0.0
    var count = 0
    var size = 0
    for url in files {
      guard let attributes = FileStamp(url) else { continue }
      newest = max(newest, attributes.modified)
      count += 1
      size += attributes.size
    }
    return "library \(newest) \(count) \(size)"
  }

  private var files: [URL] {
    let keys: [URLResourceKey] = [.isRegularFileKey]
    let all =
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: keys)?.allObjects as? [URL]
      ?? []
    let tool = sources.appendingPathComponent("MartletTool").path + "/"
    return [root.appendingPathComponent("Package.swift")] + all.filter { !$0.path.hasPrefix(tool) }
  }
}

/// When a file was changed and how long it is.
struct FileStamp: Equatable {
  var modified: Double
  var size: Int

  init?(_ url: URL) {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path) else { return nil }
    modified = (attributes[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
    size = (attributes[.size] as? NSNumber)?.intValue ?? 0
  }
}
