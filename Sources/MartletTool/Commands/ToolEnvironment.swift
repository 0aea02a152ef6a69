import Foundation

/// What a command takes from its surroundings.
struct ToolEnvironment {
  var variables: [String: String]
  var currentDirectory: URL
  /// Where the library's package lies.
  var home: URL?
  /// The file of this program: a new one builds everything anew.
  var executable: URL?

  init(variables: [String: String], currentDirectory: URL, home: URL? = nil, executable: URL? = nil) {
    self.variables = variables
    self.currentDirectory = currentDirectory
    self.home = home
    self.executable = executable
  }

  init(_ process: ProcessInfo) {
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    self.init(
      variables: process.environment,
      currentDirectory: URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true),
      home: Self.findHome(process.environment["MARTLET_HOME"], above: executable), executable: executable)
  }

  /// Whether a window can open.
  var hasDisplay: Bool {
    ["WAYLAND_DISPLAY", "DISPLAY"].contains { variables[$0].map { !$0.isEmpty } ?? false }
  }

  func url(_ path: String) -> URL {
    let expanded = path.hasPrefix("~/") ? (variables["HOME"] ?? "~") + path.dropFirst(1) : path
    let url =
      expanded.hasPrefix("/")
      ? URL(fileURLWithPath: expanded) : currentDirectory.appendingPathComponent(expanded)
    return url.standardizedFileURL
  }

  func projectLoader(platform: Platform?) -> ProjectLoader {
    ProjectLoader(
      platform: platform,
      manifests: ManifestStore(folder: BuildStore.cache(for: self).appendingPathComponent("manifests")),
      takenNames: Self.takenNames.union(home.map { Library(root: $0).moduleNames } ?? []))
  }

  /// Modules of the toolchain that apps import, and what SwiftPM has in its folder of results.
  private static let takenNames: Set<String> = [
    "Swift", "Foundation", "FoundationNetworking", "FoundationXML", "Observation", "Synchronization",
    "Dispatch",
    "Testing", "XCTest", "RegexBuilder", "Distributed", "Glibc", "Modules", "ModuleCache", "index",
  ]

  func library() throws -> Library {
    guard let home else {
      throw ToolFailure.failed("The SwiftUI package was not found; set MARTLET_HOME to its folder.")
    }
    return Library(root: home)
  }

  private static func findHome(_ named: String?, above executable: URL) -> URL? {
    if let named, !named.isEmpty { return URL(fileURLWithPath: named, isDirectory: true).standardizedFileURL }
    var folder = executable.deletingLastPathComponent()
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Sources/SwiftUI").path) {
        return folder
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}
