/// `martlet snapshot`: pictures of an app's scene and of its previews, without a display.
struct SnapshotCommand: Command {
  static let name = "snapshot"
  static let summary = "Takes pictures of an app's scene and of every preview; needs no display."
  static let usage = "PATH [options]"
  static let options = PresentationOptions.all + [AppOptions.preview, AppOptions.platform]

  let path: String
  let arguments: ParsedArguments
  let platform: Platform?

  init(arguments: [String]) throws {
    self.arguments = try ParsedArguments(arguments, options: Self.options)
    path = try self.arguments.path()
    platform = try AppOptions.platform(in: self.arguments)
  }

  func request(for project: Project, in environment: ToolEnvironment) throws -> LaunchRequest {
    var request = LaunchRequest(mode: .snapshot, title: project.name)
    request.preview = arguments["--preview"]
    try PresentationOptions.apply(arguments, to: &request, in: environment)
    return request
  }

  func run(in environment: ToolEnvironment) throws -> ExitCode {
    let project = try environment.projectLoader(platform: platform).load(environment.url(path), named: path)
    let request = try request(for: project, in: environment)
    return try AppLauncher(project: project, configuration: .debug, environment: environment).launch(request)
  }
}
