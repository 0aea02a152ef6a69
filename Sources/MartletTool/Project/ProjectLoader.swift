import Foundation

/// Makes a project out of whatever a PATH names.
struct ProjectLoader {
  /// The platform asked for; nil takes the project's own.
  var platform: Platform?
  var manifests = ManifestStore()
  /// Names that the app's module cannot have, as other modules or SwiftPM's own folders have them.
  var takenNames: Set<String> = []

  /// - Parameter name: the PATH as the user wrote it, for messages.
  func load(_ url: URL, named name: String) throws -> Project {
    guard FolderContents.exists(url) else { throw ToolFailure.badInput("There is nothing at '\(name)'.") }
    var project = try loadExisting(url, named: name)
    guard project.modules.contains(where: { !$0.sources.isEmpty }) else {
      throw ToolFailure.badInput("'\(name)' holds no Swift source.")
    }
    project.platform = platform ?? project.platform
    if takenNames.contains(project.app.name) { project.app.name += "App" }
    return project
  }

  private func loadExisting(_ url: URL, named name: String) throws -> Project {
    guard FolderContents.isFolder(url) else { return try loadFile(url, named: name) }
    switch url.pathExtension {
    case "xcodeproj":
      return try loadXcodeProject(url)
    case "xcworkspace":
      let projects = FolderContents.xcodeProjects(near: url.deletingLastPathComponent())
      guard let project = projects.first, projects.count == 1 else {
        throw ToolFailure.badInput("'\(name)' is a workspace; name one of its projects (.xcodeproj).")
      }
      return try loadXcodeProject(project)
    default:
      return try loadFolder(url, named: name)
    }
  }

  private func loadFile(_ url: URL, named name: String) throws -> Project {
    guard url.pathExtension == "swift" else { throw ToolFailure.badInput("'\(name)' is no Swift source.") }
    if url.lastPathComponent == "Package.swift" {
      return try PackageReader(
        folder: url.deletingLastPathComponent(), platform: platform, manifests: manifests
      ).project()
    }
    let title = url.deletingPathExtension().lastPathComponent
    return Project(
      name: title, origin: url, platform: .ios, app: SourceModule(name: title.asModuleName, sources: [url]))
  }

  private func loadFolder(_ url: URL, named name: String) throws -> Project {
    let projects = FolderContents.xcodeProjects(near: url)
    let isPackage = isPackage(url)
    if projects.count == 1, !isPackage || projects[0].deletingLastPathComponent() == url {
      return try loadXcodeProject(projects[0])
    }
    if isPackage { return try PackageReader(folder: url, platform: platform, manifests: manifests).project() }
    if projects.count > 1 {
      let names = projects.map { $0.path.dropFirst(url.path.count).drop { $0 == "/" } }
      throw ToolFailure.badInput(
        "'\(name)' holds several projects; name one: \(names.joined(separator: ", ")).")
    }
    return plainFolder(url)
  }

  /// Whether a folder is a package for SwiftPM; a playground app's manifest needs Xcode, and its folder is all there is to it.
  private func isPackage(_ folder: URL) -> Bool {
    guard
      let manifest = FileManager.default.contents(atPath: folder.appendingPathComponent("Package.swift").path)
    else { return false }
    return !String(decoding: manifest, as: UTF8.self).contains("AppleProductTypes")
  }

  private func loadXcodeProject(_ url: URL) throws -> Project {
    do {
      return try XcodeProjectReader(project: url, platform: platform, manifests: manifests).project()
    } catch let problem as XcodeProject.Problem {
      var project = plainFolder(url.deletingLastPathComponent())
      project.name = url.deletingPathExtension().lastPathComponent
      project.app.name = project.name.asModuleName
      project.origin = url
      project.warnings.append(
        "\(url.lastPathComponent): \(problem.message) All source in its folder is taken instead.")
      return project
    }
  }

  private func plainFolder(_ url: URL) -> Project {
    let contents = FolderContents(of: url)
    let title =
      url.pathExtension == "swiftpm" ? url.deletingPathExtension().lastPathComponent : url.lastPathComponent
    return Project(
      name: title, origin: url, platform: .ios,
      app: SourceModule(name: title.asModuleName, sources: contents.sources, resources: contents.resources))
  }
}
