import Foundation
import Testing

@testable import MartletTool

struct ArgumentTests {
  private let options = [CommandOption("--flag", "a flag"), CommandOption("--value", value: "V", "a value")]

  private func parse(_ arguments: String...) throws -> ParsedArguments {
    try ParsedArguments(arguments, options: options)
  }

  @Test func optionsAndPositionals() throws {
    let parsed = try parse("a", "--flag", "--value", "x y", "b", "--", "--flag2", "-")
    #expect(parsed.positionals == ["a", "b", "--flag2", "-"])
    #expect(parsed.has("--flag"))
    #expect(parsed["--value"] == "x y")
    #expect(try parse("--value=a=b")["--value"] == "a=b")
    #expect(try parse("--value", "--flag")["--value"] == "--flag")
  }

  @Test(arguments: [["--nope"], ["-x"], ["--value"], ["--flag=1"]])
  func mistakesAreBadInput(_ arguments: [String]) {
    let failure = #expect(throws: ToolFailure.self) { try ParsedArguments(arguments, options: options) }
    #expect(failure?.code == .badInput)
    #expect(failure?.message.hasSuffix("Try --help.") == true)
  }

  @Test func onePath() throws {
    #expect(try parse("a").path() == "a")
    #expect(throws: ToolFailure.self) { try parse().path() }
    #expect(throws: ToolFailure.self) { try parse("a", "b").path() }
  }

  @Test func sizes() {
    #expect(PresentationOptions.parseSize("390x844") == [390, 844])
    #expect(PresentationOptions.parseSize("10.5X20") == [10.5, 20])
    for text in ["", "390", "x", "0x10", "-1x5", "1x2x3", "nanx4", "99999x1"] {
      #expect(PresentationOptions.parseSize(text) == nil, "\(text)")
    }
  }

  @Test func dynamicTypeSizes() {
    #expect(PresentationOptions.parseDynamicType("XXLARGE") == "xxLarge")
    #expect(PresentationOptions.parseDynamicType("ax3") == "accessibility3")
    #expect(PresentationOptions.parseDynamicType("huge") == nil)
  }

  @Test func snapshotRequest() throws {
    let command = try SnapshotCommand(arguments: [
      "App", "--out", "pictures", "--size", "320x568", "--scale", "3", "--dark", "--device", "iPhone 8",
      "--dynamic-type", "xLarge", "--preview", "2", "--as", "macOS",
    ])
    #expect(command.platform == .macos)
    let project = Project(
      name: "App", origin: URL(fileURLWithPath: "/App"), platform: .ios,
      app: SourceModule(name: "App", sources: []))
    let environment = ToolEnvironment(
      variables: [:], currentDirectory: URL(fileURLWithPath: "/work", isDirectory: true))
    let request = try command.request(for: project, in: environment)
    #expect(
      try request.json() == """
        {"dark":true,"device":"iPhone 8","dynamicType":"xLarge","mode":"snapshot","out":"/work/pictures","preview":"2",\
        "scale":3,"size":[320,568],"title":"App"}
        """)
  }

  @Test func anAddressToOpen() throws {
    let command = try RunCommand(arguments: ["App", "--open", "animals://fox"])
    #expect(command.url == "animals://fox")
    var request = LaunchRequest(mode: .run, title: "App")
    request.open = ["animals://fox"]
    #expect(try request.json() == #"{"mode":"run","open":["animals://fox"],"title":"App"}"#)
    #expect(throws: ToolFailure.self) { try RunCommand(arguments: ["App", "--open"]) }
  }

  @Test func scriptIsNeeded() {
    #expect(throws: ToolFailure.self) { try DriveCommand(arguments: ["App"]) }
    #expect(throws: ToolFailure.self) { try CheckCommand(arguments: []) }
    #expect(throws: ToolFailure.self) { try RunCommand(arguments: ["App", "--as", "watchos"]) }
  }
}
