import Foundation

/// Builds the library on its own and finds out how a module of an app is compiled against it.
struct LibraryBuilder {
  let store: BuildStore
  let configuration: BuildConfiguration
  let environment: ToolEnvironment

  private static let probe = "MartletProbe"

  /// The compiler and its options for a module that imports SwiftUI, without sources and outputs.
  func typecheckArguments() throws -> [String] {
    let folder = store.root.appendingPathComponent("probe")
    let file = folder.appendingPathComponent("arguments.json")
    let stampFile = folder.appendingPathComponent("stamp")
    let project = Project(
      name: "SwiftUI", origin: folder, platform: .linux, app: SourceModule(name: Self.probe, sources: []))
    let stamp = BuildStamp(project, library: store.library, environment: environment, options: [])
    if stamp.matches(stampFile), let data = FileManager.default.contents(atPath: file.path) {
      return try JSONDecoder().decode([String].self, from: data)
    }

    let package = folder.appendingPathComponent("package")
    var files = FolderSync()
    files.add(GeneratedManifest(project: project, library: store.library).text, at: "Package.swift")
    files.add(
      "import SwiftUI\n\n@main enum Probe {\n  static func main() {}\n}\n",
      at: "Sources/\(Self.probe)/Probe.swift")
    try files.write(to: package)
    _ = try PackageBuilder(store: store, configuration: configuration, environment: environment)
      .build(package, title: "the check", in: environment.currentDirectory)
    let manifest = store.scratch.appendingPathComponent("\(configuration.rawValue).yaml")
    let text = String(decoding: FileManager.default.contents(atPath: manifest.path) ?? Data(), as: UTF8.self)
    guard let command = Self.compileCommand(of: Self.probe, in: text) else {
      throw ToolFailure.failed("SwiftPM's build plan in \(manifest.path) is not understood.")
    }
    let arguments = Self.typecheckArguments(from: command)
    try JSONEncoder().encode(arguments).write(to: file)
    try stamp.write(to: stampFile)
    return arguments
  }

  /// The command that compiles a module, from SwiftPM's plan, where it stands as a JSON array.
  static func compileCommand(of module: String, in plan: String) -> [String]? {
    let wanted = "[\""
    for line in plan.split(separator: "\n") {
      let text = line.drop { $0 == " " }
      guard text.hasPrefix("args: \(wanted)"), text.contains("\"-module-name\",\"\(module)\""),
        text.contains("\"-emit-module\"")
      else { continue }
      return try? JSONDecoder().decode([String].self, from: Data(text.dropFirst("args: ".count).utf8))
    }
    return nil
  }

  /// Takes out of a compile command what names its module, its sources and its outputs.
  static func typecheckArguments(from command: [String]) -> [String] {
    let withValue: Set<String> = [
      "-module-name", "-emit-module-path", "-output-file-map", "-index-store-path", "-package-name",
    ]
    let alone: Set<String> = [
      "-emit-dependencies", "-emit-module", "-incremental", "-c", "-enable-batch-mode",
      "-serialize-diagnostics",
      "-parseable-output", "-parse-as-library", "-g", "-Onone", "-enable-testing", "-DSWIFT_PACKAGE", "-j2",
    ]
    var result: [String] = []
    var rest = command[...]
    while let argument = rest.popFirst() {
      if withValue.contains(argument) {
        _ = rest.popFirst()
      } else if argument == "-Xfrontend", rest.first == "-entry-point-function-name" {
        rest = rest.dropFirst(3)
      } else if ["-Xcc", "-Xfrontend"].contains(argument), let value = rest.popFirst() {
        result += [argument, value]
      } else if !alone.contains(argument), !argument.hasPrefix("@"), !argument.isJobCount {
        result.append(argument)
      }
    }
    return result
  }
}

extension String {
  fileprivate var isJobCount: Bool { hasPrefix("-j") && dropFirst(2).allSatisfy(\.isNumber) && count > 2 }
}
