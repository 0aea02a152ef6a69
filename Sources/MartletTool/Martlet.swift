import Foundation

/// The command `martlet`: reads the arguments, runs a subcommand, turns failures into a sentence and an exit code.
@main
enum Martlet {
  static var commands: [CommandEntry] {
    [
      CommandEntry(RunCommand.self), CommandEntry(SnapshotCommand.self), CommandEntry(CheckCommand.self),
      CommandEntry(DriveCommand.self), CommandEntry(TestCommand.self), CommandEntry(SupportCommand.self),
    ]
  }

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(run(arguments, environment: ToolEnvironment(ProcessInfo.processInfo)).rawValue)
  }

  /// Runs the command and answers its exit code; messages go to standard error.
  static func run(_ arguments: [String], environment: ToolEnvironment) -> ExitCode {
    do {
      return try dispatch(arguments, environment: environment)
    } catch let failure as ToolFailure {
      if !failure.message.isEmpty { Terminal.error("martlet: \(failure.message)") }
      return failure.code
    } catch {
      Terminal.error("martlet: \(error.localizedDescription)")
      return .failed
    }
  }

  private static func dispatch(_ arguments: [String], environment: ToolEnvironment) throws -> ExitCode {
    guard let name = arguments.first else {
      Terminal.error(help)
      return .badInput
    }
    if ["help", "--help", "-h"].contains(name) {
      if arguments.count > 1, let command = commands.first(where: { $0.name == arguments[1] }) {
        Terminal.output(command.help)
      } else {
        Terminal.output(help)
      }
      return .success
    }
    guard let command = commands.first(where: { $0.name == name }) else {
      throw ToolFailure.usage(
        "There is no command '\(name)'. Known are \(commands.map(\.name).joined(separator: ", ")).")
    }
    let rest = Array(arguments.dropFirst())
    if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      Terminal.output(command.help)
      return .success
    }
    return try command.run(rest, environment)
  }

  static var help: String {
    let width = commands.map(\.name.count).max() ?? 0
    let lines = commands.map { command in
      "  \(command.name.padding(toLength: width, withPad: " ", startingAt: 0))  \(command.summary)"
    }
    return """
      Runs SwiftUI source written for Apple's platforms on Linux, unchanged.

      Usage: martlet COMMAND …

      \(lines.joined(separator: "\n"))

      'martlet COMMAND --help' lists a command's options.
      """
  }
}
