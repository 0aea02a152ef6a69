import Foundation

/// `martlet drive`: an app obeys a script on a virtual clock, without a display.
struct DriveCommand: Command {
  static let name = "drive"
  static let summary = "Runs an app without a display and obeys a script: tap, type, drag, wait, snapshot."
  static let usage = "PATH --script FILE [options]"
  static let options =
    [CommandOption("--script", value: "FILE", "what to do, one step a line")] + PresentationOptions.all + [
      AppOptions.preview, AppOptions.platform,
    ]

  let path: String
  let arguments: ParsedArguments
  let script: String
  let platform: Platform?

  init(arguments: [String]) throws {
    self.arguments = try ParsedArguments(arguments, options: Self.options)
    path = try self.arguments.path()
    guard let script = self.arguments["--script"] else {
      throw ToolFailure.usage("--script FILE is missing.")
    }
    self.script = script
    platform = try AppOptions.platform(in: self.arguments)
  }

  func run(in environment: ToolEnvironment) throws -> ExitCode {
    let project = try environment.projectLoader(platform: platform).load(environment.url(path), named: path)
    let file = environment.url(script)
    guard FileManager.default.isReadableFile(atPath: file.path) else {
      throw ToolFailure.badInput("There is no script '\(script)' to read.")
    }
    var request = LaunchRequest(mode: .drive, title: project.name)
    request.preview = arguments["--preview"]
    request.script = file.path
    try PresentationOptions.apply(arguments, to: &request, in: environment)
    return try AppLauncher(project: project, configuration: .debug, environment: environment).launch(request)
  }
}
