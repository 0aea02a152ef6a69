import Foundation

/// Where the resources of a bundle lie.
enum ResourceFolders {
  /// Folders in which resources of a bundle are looked for; nil is the program itself.
  static func folders(of bundle: URL?) -> [URL] {
    if let bundle, bundle.standardizedFileURL != Bundle.main.bundleURL.standardizedFileURL { return [bundle] }
    let beside = URL(fileURLWithPath: CommandLine.arguments.first ?? "").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    var folders = [Bundle.main.bundleURL]
    if beside != folders[0] { folders.append(beside) }
    return folders.reduce(into: folders) { $0 += items(in: $1, ofTypes: ["resources", "bundle"]) }
  }

  /// The files and folders in a folder whose names end in one of the extensions, in lower case, by name.
  static func items(in folder: URL, ofTypes extensions: Set<String>) -> [URL] {
    // A program may lie among thousands of files: only the names that count become addresses.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { name in
      guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return false }
      return extensions.contains(name[name.index(after: dot)...].lowercased())
    }
    .sorted().map { folder.appendingPathComponent($0) }
  }
}
