import Foundation
import Testing

@testable import MartletTool

struct CommandTests {
  private func environment(_ folder: TemporaryFolder, _ variables: [String: String] = [:]) -> ToolEnvironment {
    ToolEnvironment(variables: variables, currentDirectory: folder.url)
  }

  /// The failure of a command that must end before it builds anything.
  private func failure(of arguments: [String], in folder: TemporaryFolder) throws -> ToolFailure? {
    let entry = try #require(Martlet.commands.first { $0.name == arguments[0] })
    return #expect(throws: ToolFailure.self) {
      try entry.run(Array(arguments.dropFirst()), environment(folder))
    }
  }

  @Test func everyCommandHasHelp() {
    #expect(Martlet.commands.map(\.name) == ["run", "snapshot", "check", "drive", "test", "support"])
    for command in Martlet.commands {
      #expect(command.help.hasPrefix(command.summary))
      #expect(command.help.contains("Usage: martlet \(command.name) "))
      #expect(Martlet.help.contains(command.summary))
    }
  }

  @Test(arguments: ["run", "snapshot", "check"])
  func missingPath(_ command: String) throws {
    let folder = try TemporaryFolder()
    let failure = try failure(of: [command, "nowhere"], in: folder)
    #expect(failure == .badInput("There is nothing at 'nowhere'."))
  }

  @Test func folderWithoutSwift() throws {
    let folder = try TemporaryFolder(["App/readme.md": "x", "App/AppTests/T.swift": "let a = 1"])
    #expect(try failure(of: ["snapshot", "App"], in: folder) == .badInput("'App' holds no Swift source."))
  }

  @Test func runWithoutDisplayNamesSnapshot() throws {
    let folder = try TemporaryFolder(["A.swift": "struct ContentView: View {}"])
    let failure = try failure(of: ["run", "A.swift"], in: folder)
    #expect(failure?.code == .badInput)
    #expect(failure?.message.contains("martlet snapshot A.swift") == true)
  }

  @Test func missingScript() throws {
    let folder = try TemporaryFolder(["A.swift": "struct ContentView: View {}"])
    let failure = try failure(of: ["drive", "A.swift", "--script", "s.txt"], in: folder)
    #expect(failure == .badInput("There is no script 's.txt' to read."))
  }

  @Test func sourceWithoutViews() throws {
    let folder = try TemporaryFolder(["A.swift": "struct Model {}"])
    let project = try ProjectLoader().load(folder.url.appendingPathComponent("A.swift"), named: "A.swift")
    let failure = #expect(throws: ToolFailure.self) {
      try PreparedProject(project, configuration: .debug, showsPreviews: false)
    }
    #expect(failure?.code == .badInput)
    #expect(failure?.message.hasPrefix("'A' holds no view to show") == true)
  }

  @Test func exitCodes() throws {
    let folder = try TemporaryFolder()
    #expect(Martlet.run(["frobnicate"], environment: environment(folder)) == .badInput)
    #expect(Martlet.run([], environment: environment(folder)) == .badInput)
    #expect(Martlet.run(["--help"], environment: environment(folder)) == .success)
    #expect(Martlet.run(["run", "--help"], environment: environment(folder)) == .success)
    #expect(Martlet.run(["snapshot", "nowhere"], environment: environment(folder)) == .badInput)
  }

  @Test func display() throws {
    let folder = try TemporaryFolder()
    #expect(!environment(folder).hasDisplay)
    #expect(!environment(folder, ["DISPLAY": ""]).hasDisplay)
    #expect(environment(folder, ["DISPLAY": ":0"]).hasDisplay)
    #expect(environment(folder, ["WAYLAND_DISPLAY": "wayland-0"]).hasDisplay)
  }

  @Test func resultsComeInTheUnitsOrder() {
    let lines = LineCollector()
    let report = CheckReport(count: 3) { lines.append($0.line) }
    report.add(CheckResult(name: "c"), at: 2)
    report.add(CheckResult(name: "a"), at: 0)
    #expect(lines.lines == ["ok a"])
    report.add(CheckResult(name: "b", error: "b.swift:1:2: no"), at: 1)
    #expect(lines.lines == ["ok a", "fail b: b.swift:1:2: no", "ok c"])
    #expect(report.passing == 2)
  }
}

private final class LineCollector: @unchecked Sendable {
  private(set) var lines: [String] = []
  func append(_ line: String) { lines.append(line) }
}
