import Foundation

/// All that a build depends on, as text: the same text means that there is nothing to build.
struct BuildStamp: Equatable {
  private(set) var text: String

  init(_ project: Project, library: Library, environment: ToolEnvironment, options: [String]) {
    var lines = [library.stamp, "platform \(project.platform.rawValue)"] + options
    if let tool = environment.executable.flatMap(FileStamp.init) {
      lines.append("tool \(tool.modified) \(tool.size)")
    }
    for module in project.modules {
      lines.append("module \(module.name) \(module.conditions) \(module.dependencies) \(module.products)")
      lines += module.sources.map { Self.describe($0, withDate: true) }
      // Resources are linked, so a change in one needs no build.
      lines += module.resources.map { Self.describe($0, withDate: $0.pathExtension == "lproj") }
      // But what images and colours are called is part of the source.
      lines.append(AssetTree(catalogs: module.catalogs).description)
    }
    text = lines.joined(separator: "\n")
  }

  private static func describe(_ url: URL, withDate: Bool) -> String {
    guard withDate, let stamp = FileStamp(url) else { return url.path }
    return "\(url.path) \(stamp.modified) \(stamp.size)"
  }

  func matches(_ file: URL) -> Bool {
    FileManager.default.contents(atPath: file.path) == Data(text.utf8)
  }

  func write(to file: URL) throws {
    try Data(text.utf8).write(to: file)
  }
}
