import Foundation

/// `martlet check`: type-checks each PATH as one unit.
struct CheckCommand: Command {
  static let name = "check"
  static let summary = "Type-checks each PATH and runs nothing."
  static let usage = "PATH… [options]"
  static let options = [
    AppOptions.platform,
    CommandOption("--verbose", "all errors of a unit, with the lines they are on"),
  ]
  static let notes = """
    Each PATH is a unit of its own: a folder, a project or a package is one module, a .swift file is another.
    Prints 'ok NAME' or 'fail NAME: first error' a unit, and how many type-check.
    """

  let paths: [String]
  let platform: Platform?
  let isVerbose: Bool

  init(arguments: [String]) throws {
    let parsed = try ParsedArguments(arguments, options: Self.options)
    guard !parsed.positionals.isEmpty else { throw ToolFailure.usage("PATH is missing.") }
    paths = parsed.positionals
    platform = try AppOptions.platform(in: parsed)
    isVerbose = parsed.has("--verbose")
  }

  func run(in environment: ToolEnvironment) throws -> ExitCode {
    let loader = environment.projectLoader(platform: platform)
    let projects = try paths.map { try loader.load(environment.url($0), named: $0) }
    let store = BuildStore(library: try environment.library(), environment: environment)
    let compiler = try LibraryBuilder(store: store, configuration: .debug, environment: environment)
      .typecheckArguments()
    let checker = TypeChecker(store: store, compilerArguments: compiler)

    let report = CheckReport(count: projects.count) { result in
      Terminal.output(result.line)
      if isVerbose, !result.passes { Terminal.error(result.diagnostics) }
    }
    DispatchQueue.concurrentPerform(iterations: projects.count) { index in
      report.add(checker.check(projects[index]), at: index)
    }
    let passing = report.passing
    Terminal.output("\(passing) of \(projects.count) units type-check")
    return passing == projects.count ? .success : .failed
  }
}
