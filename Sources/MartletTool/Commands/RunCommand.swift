/// `martlet run`: builds an app and opens its window.
struct RunCommand: Command {
  static let name = "run"
  static let summary = "Builds an app and opens it in a window."
  static let usage = "PATH [options]"
  static let options = [
    CommandOption("--release", "build with optimisation"),
    AppOptions.preview,
    CommandOption("--open", value: "URL", "open the app with an address"),
    CommandOption("--list", "list the previews and open nothing"),
    AppOptions.platform,
  ]
  static let notes = """
    PATH is a folder of Swift source, an Xcode project, a Swift package or one .swift file. It is never changed.
    Without an app in it, the last preview is shown, else ContentView, else the only view that needs no arguments.
    """

  let path: String
  let isRelease: Bool
  let isList: Bool
  let preview: String?
  let url: String?
  let platform: Platform?

  init(arguments: [String]) throws {
    let parsed = try ParsedArguments(arguments, options: Self.options)
    path = try parsed.path()
    isRelease = parsed.has("--release")
    isList = parsed.has("--list")
    preview = parsed["--preview"]
    url = parsed["--open"]
    platform = try AppOptions.platform(in: parsed)
  }

  func run(in environment: ToolEnvironment) throws -> ExitCode {
    let project = try environment.projectLoader(platform: platform).load(environment.url(path), named: path)
    guard isList || environment.hasDisplay else {
      throw ToolFailure.badInput(
        "There is no display to open a window on (neither WAYLAND_DISPLAY nor DISPLAY is set); "
          + "'martlet snapshot \(path)' takes its picture without one.")
    }
    var request = LaunchRequest(mode: isList ? .list : .run, title: project.name)
    request.preview = preview
    request.open = url.map { [$0] }
    return try AppLauncher(
      project: project, configuration: isRelease ? .release : .debug, environment: environment
    )
    .launch(request)
  }
}
