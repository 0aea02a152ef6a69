import Foundation

/// Where the resources of a bundle lie.
enum ResourceFolders {
  /// Folders in which resources of a bundle are looked for; nil is the program itself.
  static func folders(of bundle: URL?) -> [URL] {
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
}
