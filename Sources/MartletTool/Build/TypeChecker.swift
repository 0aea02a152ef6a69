import Foundation

/// How one unit fared.
struct CheckResult: Equatable {
  var name: String
  /// The first error with its place; nil if the unit type-checks.
  var error: String?
  /// All messages.
  var diagnostics = ""

  var passes: Bool { error == nil }
  var line: String { error.map { "fail \(name): \($0)" } ?? "ok \(name)" }
}

/// Type-checks projects with the compiler alone, against the library as it was built.
struct TypeChecker {
  let store: BuildStore
  let compilerArguments: [String]

  func check(_ project: Project) -> CheckResult {
    let name = project.origin.deletingPathExtension().lastPathComponent
    do {
      guard project.packages.isEmpty else {
        return CheckResult(name: name, error: "packages from elsewhere cannot be checked, only built")
      }
      let folder = store.checkFolder(for: project)
      for module in project.modules {
        if let failure = try check(module, of: project, in: folder, name: name) { return failure }
      }
      return CheckResult(name: name)
    } catch let failure as ToolFailure {
      return CheckResult(name: name, error: failure.message)
    } catch {
      return CheckResult(name: name, error: error.localizedDescription)
    }
  }

  private func check(
    _ module: SourceModule, of project: Project, in folder: URL, name: String
  ) throws -> CheckResult? {
    let isApp = module.name == project.app.name
    let prepared = try PreparedModule(
      module, platform: project.platform, configuration: .debug, isLibrary: !isApp)
    var files = FolderSync()
    for (name, content) in prepared.files(keepsMain: true, registers: false) { files[name] = content }
    let sources = folder.appendingPathComponent(module.name)
    try files.write(to: sources)

    let products = folder.appendingPathComponent("modules")
    var command = compilerArguments + ["-module-name", module.name, "-I", products.path]
    command += module.conditions.map { "-D\($0)" } + (module.isFromPackage ? ["-DSWIFT_PACKAGE"] : [])
    if prepared.showcase.start != .script { command.append("-parse-as-library") }
    if isApp {
      command.append("-typecheck")
    } else {
      try FileManager.default.createDirectory(at: products, withIntermediateDirectories: true)
      command += [
        "-emit-module", "-emit-module-path",
        products.appendingPathComponent("\(module.name).swiftmodule").path,
      ]
    }
    command += files.files.keys.sorted().map { sources.appendingPathComponent($0).path }
    let result = try Subprocess.run(command) { _ in }
    guard result.status != 0 else { return nil }
    let diagnostics = Diagnostics(result.output, generated: store.root.path)
    let directory =
      FolderContents.isFolder(project.origin) ? project.origin : project.origin.deletingLastPathComponent()
    return CheckResult(
      name: name,
      error: describe(diagnostics.firstError, relativeTo: directory.path)
        ?? "the compiler ended with \(result.status)",
      diagnostics: diagnostics.text(relativeTo: directory.path))
  }

  private func describe(_ message: Diagnostics.Message?, relativeTo folder: String) -> String? {
    guard let message else { return nil }
    guard let path = message.path, let line = message.line, let column = message.column else {
      return message.text
    }
    return "\(Diagnostics.Message.shorten(path, folder)):\(line):\(column): \(message.text)"
  }
}
