import Foundation

/// The source and the resources under a folder, in a stable order.
struct FolderContents {
  private(set) var sources: [URL] = []
  private(set) var resources: [URL] = []

  /// Folders that are one thing: they are laid beside the executable as they are.
  static let bundleExtensions: Set<String> = [
    "xcassets", "xcdatamodeld", "xcdatamodel", "bundle", "scnassets", "rkassets", "icon", "docc", "mlpackage",
  ]
  static let projectExtensions: Set<String> = [
    "xcodeproj", "xcworkspace", "playground", "xcframework", "framework",
  ]
  private static let leftOutFolders: Set<String> = [
    "Tests", "UITests", "DerivedData", "Pods", "Carthage", "node_modules",
  ]
  private static let leftOutFiles: Set<String> = ["Package.swift", "Package.resolved", "Podfile", "Cartfile"]
  private static let leftOutExtensions: Set<String> = [
    "entitlements", "xcconfig", "xctestplan", "pbxproj", "swp", "o",
  ]

  init(of folder: URL) {
    collect(folder.standardizedFileURL, depth: 0)
  }

  private mutating func collect(_ folder: URL, depth: Int) {
    guard depth < 32 else { return }
    for entry in Self.entries(of: folder) {
      let name = entry.lastPathComponent
      guard !name.hasPrefix(".") else { continue }
      if Self.isFolder(entry) {
        collectFolder(entry, depth: depth)
      } else if name.hasSuffix(".swift") {
        if !Self.leftOutFiles.contains(name), !name.hasPrefix("Package@swift") { sources.append(entry) }
      } else if !Self.leftOutFiles.contains(name), !Self.leftOutExtensions.contains(entry.pathExtension) {
        resources.append(entry)
      }
    }
  }

  private mutating func collectFolder(_ folder: URL, depth: Int) {
    let fileExtension = folder.pathExtension
    if Self.bundleExtensions.contains(fileExtension) || fileExtension == "lproj" {
      resources.append(folder)
    } else if !Self.projectExtensions.contains(fileExtension), !Self.isTests(folder.lastPathComponent) {
      collect(folder, depth: depth + 1)
    }
  }

  private static func isTests(_ name: String) -> Bool {
    leftOutFolders.contains(name) || name.hasSuffix("Tests")
  }

  static func isFolder(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
  }

  static func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

  static func entries(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }
  }

  /// Xcode projects in a folder, or in the folders directly in it if it holds no source itself.
  static func xcodeProjects(near folder: URL) -> [URL] {
    let entries = entries(of: folder).filter { !$0.lastPathComponent.hasPrefix(".") }
    let here = entries.filter { $0.pathExtension == "xcodeproj" }
    guard here.isEmpty, !entries.contains(where: { $0.pathExtension == "swift" }) else { return here }
    let folders = entries.filter { isFolder($0) && !bundleExtensions.contains($0.pathExtension) }
    return folders.flatMap { Self.entries(of: $0).filter { $0.pathExtension == "xcodeproj" } }
  }
}
