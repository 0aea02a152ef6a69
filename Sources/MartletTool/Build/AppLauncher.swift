import Foundation

/// Builds a project if anything has changed since the last time, and becomes the app.
struct AppLauncher {
  let project: Project
  let configuration: BuildConfiguration
  let environment: ToolEnvironment

  func launch(_ request: LaunchRequest) throws -> ExitCode {
    let bundle = try build(for: request)
    var variables = environment.variables
    variables[LaunchRequest.variable] = try request.json()
    try ProcessReplacement.execute([bundle.executable.path], environment: variables)
  }

  private func build(for request: LaunchRequest) throws -> AppBundle {
    let store = BuildStore(library: try environment.library(), environment: environment)
    let folder = store.appFolder(for: project, configuration)
    let bundle = AppBundle(folder: folder.appendingPathComponent("bundle"), executableName: project.app.name)
    let stampFile = folder.appendingPathComponent("stamp")
    func stamp(_ entry: String) -> BuildStamp {
      BuildStamp(project, library: store.library, environment: environment, options: ["entry \(entry)"])
    }
    let entry = request.showsPreviews ? "previews" : "app"
    if ["any", entry].contains(where: { stamp($0).matches(stampFile) }),
      FolderContents.exists(bundle.executable)
    {
      return bundle
    }

    let prepared = try PreparedProject(
      project, configuration: configuration, showsPreviews: request.showsPreviews)
    for warning in project.warnings + prepared.modules.flatMap(\.warnings) { Terminal.error("martlet: \(warning)") }
    try? FileManager.default.removeItem(at: stampFile)
    let package = folder.appendingPathComponent("package")
    try prepared.packageFiles(library: store.library).write(to: package)
    let products = try PackageBuilder(store: store, configuration: configuration, environment: environment)
      .build(package, title: project.name, in: environment.currentDirectory)
    let warnings = try bundle.lay(
      executable: products.appendingPathComponent(project.app.name),
      modules: [project.app] + project.libraries)
    for warning in warnings { Terminal.error("martlet: \(warning)") }
    try stamp(prepared.entryFollowsRequest ? entry : "any").write(to: stampFile)
    return bundle
  }
}
