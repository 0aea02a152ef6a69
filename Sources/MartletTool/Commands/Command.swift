/// A subcommand of `martlet`.
protocol Command {
  static var name: String { get }
  /// What it does, in one line.
  static var summary: String { get }
  /// What stands after the name in the usage line.
  static var usage: String { get }
  static var options: [CommandOption] { get }
  /// Paragraphs under the list of options.
  static var notes: String { get }

  init(arguments: [String]) throws
  func run(in environment: ToolEnvironment) throws -> ExitCode
}

extension Command {
  static var notes: String { "" }

  static var help: String {
    var text = "\(summary)\n\nUsage: martlet \(name) \(usage)"
    if !options.isEmpty {
      let width = options.map(\.synopsis.count).max() ?? 0
      text += "\n\n"
      text += options.map { option in
        "  \(option.synopsis.padding(toLength: width, withPad: " ", startingAt: 0))  \(option.help)"
      }.joined(separator: "\n")
    }
    if !notes.isEmpty { text += "\n\n\(notes)" }
    return text
  }
}

/// A subcommand in the list of all.
struct CommandEntry {
  let name: String
  let summary: String
  let help: String
  let run: ([String], ToolEnvironment) throws -> ExitCode

  init<C: Command>(_ type: C.Type) {
    name = C.name
    summary = C.summary
    help = C.help
    run = { try C(arguments: $0).run(in: $1) }
  }
}

/// How the process ends.
enum ExitCode: Int32 {
  case success = 0
  /// The code does not compile, a check or a test failed.
  case failed = 1
  /// The arguments or the input make no sense; nothing was done.
  case badInput = 2
}

/// Why a command cannot go on, in one sentence for the person at the terminal.
struct ToolFailure: Error, Equatable {
  var message: String
  var code: ExitCode

  static func badInput(_ message: String) -> ToolFailure { ToolFailure(message: message, code: .badInput) }
  static func failed(_ message: String) -> ToolFailure { ToolFailure(message: message, code: .failed) }
  static func usage(_ message: String) -> ToolFailure {
    ToolFailure(message: "\(message) Try --help.", code: .badInput)
  }
}
