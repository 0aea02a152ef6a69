import Foundation
import Testing

@testable import MartletTool

struct PreparedProjectTests {
  private func package(_ files: [String: String], showsPreviews: Bool = true) throws -> [String: String] {
    let folder = try TemporaryFolder(files)
    let project = try ProjectLoader().load(folder.url, named: "x")
    let prepared = try PreparedProject(project, configuration: .debug, showsPreviews: showsPreviews)
    let library = Library(root: URL(fileURLWithPath: "/opt/Martlet"))
    let prefix = "Sources/\(project.app.name)/"
    return prepared.packageFiles(library: library).files.reduce(into: [:]) { result, file in
      let name = file.key.hasPrefix(prefix) ? String(file.key.dropFirst(prefix.count)) : file.key
      result[name] = String(decoding: file.value, as: UTF8.self)
    }
  }

  @Test func filesOfAnApp() throws {
    let files = try package(["A.swift": "@main struct A: App {}", "Sub/B.swift": "struct B: View {}"])
    #expect(
      Set(files.keys) == [
        "Package.swift", "A.copy.swift", "B.copy.swift", "MartletPrelude.swift", "MartletEntry.swift",
      ])
    #expect(files["MartletPrelude.swift"] == "@_exported import SwiftUI\n")
    #expect(files["A.copy.swift"]?.contains("@main") == false)
  }

  @Test func twoFilesOfOneName() throws {
    let files = try package(["A/A.swift": "struct ContentView: View {}", "B/A.swift": "struct B {}"])
    #expect(files["A.copy.swift"] != nil)
    #expect(files["A.copy2.swift"] != nil)
  }

  @Test func ownMainStaysUnlessPreviewsAreWanted() throws {
    let source = ["A.swift": "@main enum A { static func main() {} }", "B.swift": "#Preview { Text(\"\") }"]
    let running = try package(source, showsPreviews: false)
    #expect(running["MartletEntry.swift"] == nil)
    #expect(running["A.copy.swift"]?.contains("@main enum A") == true)
    let showing = try package(source)
    #expect(showing["MartletEntry.swift"]?.contains("app: nil") == true)
    #expect(showing["A.copy.swift"]?.contains("@main") == false)
  }

  @Test func scriptStaysTheProgram() throws {
    let files = try package(["main.swift": "A.main()", "A.swift": "struct A: App {}"])
    #expect(files["main.swift"]?.hasSuffix("\nA.main()\n") == true)
    #expect(files["MartletEntry.swift"] == nil)
  }
}
