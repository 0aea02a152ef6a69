import Foundation

/// `martlet support`: writes the page that says what works.
struct SupportCommand: Command {
  static let name = "support"
  static let summary = "Writes docs/support.md from the library's source."
  static let usage = "[--check]"
  static let options = [CommandOption("--check", "write nothing; fail if the page is out of date")]

  let isCheck: Bool

  init(arguments: [String]) throws {
    let parsed = try ParsedArguments(arguments, options: Self.options)
    guard parsed.positionals.isEmpty else {
      throw ToolFailure.usage("'\(parsed.positionals[0])' is too much.")
    }
    isCheck = parsed.has("--check")
  }

  func run(in environment: ToolEnvironment) throws -> ExitCode {
    let library = try environment.library()
    let file = library.root.appendingPathComponent("docs/support.md")
    let data = Data(SupportPage(of: library).text.utf8)
    if FileManager.default.contents(atPath: file.path) == data {
      Terminal.output("docs/support.md is up to date")
      return .success
    }
    if isCheck {
      throw ToolFailure.failed("docs/support.md is out of date; 'martlet support' writes it anew.")
    }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    Terminal.output("docs/support.md is written")
    return .success
  }
}
