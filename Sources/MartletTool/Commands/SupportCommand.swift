import Foundation

/// `martlet support`: writes the page and the table that say what works.
struct SupportCommand: Command {
  static let name = "support"
  static let summary = "Writes docs/support.md and the README's table from the library's source."
  static let usage = "[--check]"
  static let options = [CommandOption("--check", "write nothing; fail if they are out of date")]

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
    let page = SupportPage(of: library)
    let readme = library.root.appendingPathComponent("README.md")
    let readmeText = String(decoding: FileManager.default.contents(atPath: readme.path) ?? Data(), as: UTF8.self)
    var stale: [(file: URL, text: String)] = []
    for (file, text) in [
      (library.root.appendingPathComponent("docs/support.md"), page.text), (readme, page.readme(from: readmeText)),
    ] where FileManager.default.contents(atPath: file.path) != Data(text.utf8) {
      stale.append((file, text))
    }
    guard !stale.isEmpty else {
      Terminal.output("docs/support.md and README.md are up to date")
      return .success
    }
    if isCheck {
      let names = stale.map(\.file.lastPathComponent).joined(separator: " and ")
      throw ToolFailure.failed("Out of date: \(names). 'martlet support' writes what is missing.")
    }
    for (file, text) in stale {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      Terminal.output("\(file.lastPathComponent) is written")
    }
    return .success
  }
}
