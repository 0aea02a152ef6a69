import Foundation

/// The names of the images and colours in asset catalogs, in the folders that make a namespace.
struct AssetTree: Equatable {
  private(set) var images: Set<String> = []
  private(set) var colors: Set<String> = []
  private(set) var namespaces: [String: AssetTree] = [:]

  var isEmpty: Bool { images.isEmpty && colors.isEmpty && namespaces.values.allSatisfy(\.isEmpty) }

  /// - Parameter catalogs: `.xcassets` folders.
  init(catalogs: [URL]) {
    for catalog in catalogs { collect(catalog, depth: 0) }
  }

  init() {}

  private mutating func collect(_ folder: URL, depth: Int) {
    guard depth < 32 else { return }
    for entry in FolderContents.entries(of: folder) where FolderContents.isFolder(entry) {
      let name = entry.deletingPathExtension().lastPathComponent
      switch entry.pathExtension {
      case "imageset", "symbolset": images.insert(name)
      case "colorset": colors.insert(name)
      case "":
        if Self.providesNamespace(entry) {
          namespaces[name, default: AssetTree()].collect(entry, depth: depth + 1)
        } else {
          collect(entry, depth: depth + 1)
        }
      default: break
      }
    }
  }

  private struct GroupContents: Decodable {
    struct Properties: Decodable {
      var providesNamespace: Bool?

      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }
    var properties: Properties?
  }

  private static func providesNamespace(_ folder: URL) -> Bool {
    guard let data = FileManager.default.contents(atPath: folder.appendingPathComponent("Contents.json").path) else {
      return false
    }
    return (try? JSONDecoder().decode(GroupContents.self, from: data))?.properties?.providesNamespace ?? false
  }

  /// All names with the namespaces before them, in order.
  var description: String {
    func names(_ tree: AssetTree, _ prefix: String) -> [String] {
      tree.images.sorted().map { "image \(prefix)\($0)" } + tree.colors.sorted().map { "color \(prefix)\($0)" }
        + tree.namespaces.sorted { $0.key < $1.key }.flatMap { names($0.value, "\(prefix)\($0.key)/") }
    }
    return names(self, "").joined(separator: "\n")
  }
}

extension SourceModule {
  /// The module's asset catalogs.
  var catalogs: [URL] { resources.filter { $0.pathExtension == "xcassets" } }
}
