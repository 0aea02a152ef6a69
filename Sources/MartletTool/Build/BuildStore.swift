import Foundation

enum BuildConfiguration: String {
  case debug
  case release
}

/// The folder where everything that is built lies: `$XDG_CACHE_HOME/martlet`, else `~/.cache/martlet`.
struct BuildStore {
  let library: Library
  /// What belongs to this copy of the library.
  let root: URL

  init(library: Library, environment: ToolEnvironment) {
    self.library = library
    let name = "\(library.root.lastPathComponent)-\(library.root.path.shortHash)"
    root = Self.cache(for: environment).appendingPathComponent(name)
  }

  static func cache(for environment: ToolEnvironment) -> URL {
    let variables = environment.variables
    let cache =
      variables["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
      ?? URL(fileURLWithPath: variables["HOME"] ?? "/tmp").appendingPathComponent(".cache")
    return cache.appendingPathComponent("martlet")
  }

  /// All packages are built here, so that the library in them is built once.
  var scratch: URL { root.appendingPathComponent("build") }

  /// The options for SwiftPM. They are the same in every build: other options would build the library anew.
  func buildOptions(for configuration: BuildConfiguration) -> [String] {
    // SwiftPM would take its plan for the package built last for that of any other in the same folder.
    // The C kernels run per pixel, so they are optimised in debug builds too.
    [
      "--scratch-path", scratch.path, "-c", configuration.rawValue, "--disable-build-manifest-caching",
      "-Xcc", "-O2",
    ]
  }

  func appFolder(for project: Project, _ configuration: BuildConfiguration) -> URL {
    folder("apps/\(configuration.rawValue)", for: project)
  }

  func checkFolder(for project: Project) -> URL {
    folder("checks", for: project)
  }

  private func folder(_ kind: String, for project: Project) -> URL {
    root.appendingPathComponent("\(kind)/\(project.app.name)-\(project.origin.path.shortHash)")
  }
}

extension String {
  /// Eight hexadecimal digits that tell one path from another.
  var shortHash: String {
    let hash = utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let digits = String(hash ^ (hash >> 32), radix: 16)
    return String((String(repeating: "0", count: 8) + digits).suffix(8))
  }
}
