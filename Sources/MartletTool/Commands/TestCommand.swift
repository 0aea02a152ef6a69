/// `martlet test`: the project's own tests, in the scratch folder that the apps' builds use too.
struct TestCommand: Command {
  static let name = "test"
  static let summary = "Runs Martlet's own tests."
  static let usage = "[--filter PATTERN …]"
  static let options: [CommandOption] = []
  static let notes = "All arguments go to 'swift test', such as --filter or --parallel."

  let arguments: [String]

  func run(in environment: ToolEnvironment) throws -> ExitCode {
    let store = BuildStore(library: try environment.library(), environment: environment)
    let toolchain = try Toolchain(environment: environment)
    let command =
      [toolchain.swift.path, "test", "--package-path", store.library.root.path]
      + store.buildOptions(for: .debug) + arguments
    try ProcessReplacement.execute(command, environment: environment.variables)
  }
}
