import Foundation

/// `martlet drive`: an app obeys a script on a virtual clock, without a display.
struct DriveCommand: Command {
  static let name = "drive"
  static let summary = "Runs an app without a display and obeys a script: tap, type, drag, wait, snapshot."
  static let usage = "PATH --script FILE [options]"
  static let options =
    [CommandOption("--script", value: "FILE", "what to do: one step a line, each a JSON object")]
    + PresentationOptions.all + [
      AppOptions.preview, AppOptions.platform,
    ]

  static let notes = """
    Time is virtual, so the same script gives the same pictures. Steps:
      {"tap": "Label"}  {"doubleTap": …}  {"press": …, "duration": 0.6}  {"tapAt": [x, y]}
      {"type": "text"}  {"key": "return", "modifiers": ["command"]}
      {"drag": {"from": …, "to": …, "duration": 0.3}}  {"scroll": {"at": …, "by": [dx, dy]}}
      {"advance": seconds}  {"resize": [width, height]}  {"open": "scheme://…"}  {"snapshot": "file.png"}  {"tree": "file.txt"}
      {"expect": {"exists": …}}  and "missing", "count": […, n], "value": […, "text"], "enabled": […, true]
    An element is a label, [x, y], {"id": …} or {"role": …, "label": …}. Lines that start with # are remarks.
    """

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
