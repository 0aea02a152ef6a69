import Foundation
import Testing

@testable import MartletTool

struct LibraryBuilderTests {
  @Test func findsTheCommandInThePlan() {
    let plan = """
      commands:
        "C.App.exe":
          args: ["/bin/swiftc","-module-name","Probe","-emit-executable"]
        "C.Kit.module":
          args: ["/bin/swiftc","-module-name","Kit","-emit-module"]
        "C.Probe.module":
          args: ["/bin/swiftc","-module-name","Probe","-emit-module","-c"]
      """
    #expect(
      LibraryBuilder.compileCommand(of: "Probe", in: plan) == [
        "/bin/swiftc", "-module-name", "Probe", "-emit-module", "-c",
      ])
    #expect(LibraryBuilder.compileCommand(of: "Other", in: plan) == nil)
  }

  @Test func keepsWhatTypeCheckingNeeds() {
    let command = [
      "/bin/swiftc", "-module-name", "Probe", "-emit-module", "-emit-module-path", "/o/P.swiftmodule", "-c",
      "@/o/sources",
      "-I", "/o/Modules", "-target", "x86_64", "-j2", "-j16", "-DDEBUG", "-DSWIFT_PACKAGE", "-Xcc", "-g",
      "-Xcc",
      "-fmodule-map-file=/m", "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "Probe_main", "-g",
      "-Xfrontend",
      "-load-plugin-executable", "-Xfrontend", "/o/M#M", "-swift-version", "5",
    ]
    #expect(
      LibraryBuilder.typecheckArguments(from: command) == [
        "/bin/swiftc", "-I", "/o/Modules", "-target", "x86_64", "-DDEBUG", "-Xcc", "-g", "-Xcc",
        "-fmodule-map-file=/m",
        "-Xfrontend", "-load-plugin-executable", "-Xfrontend", "/o/M#M", "-swift-version", "5",
      ])
  }

  @Test func storeFollowsTheCacheFolder() throws {
    let library = Library(root: URL(fileURLWithPath: "/opt/Martlet"))
    func store(_ variables: [String: String]) -> String {
      BuildStore(
        library: library,
        environment: ToolEnvironment(variables: variables, currentDirectory: URL(fileURLWithPath: "/"))
      ).root.path
    }
    #expect(store(["XDG_CACHE_HOME": "/c", "HOME": "/h"]).hasPrefix("/c/martlet/Martlet-"))
    #expect(store(["HOME": "/h"]).hasPrefix("/h/.cache/martlet/Martlet-"))
    #expect(store(["XDG_CACHE_HOME": "relative", "HOME": "/h"]).hasPrefix("/h/.cache/"))
  }

  @Test func stampChangesWithSourcesAndOptions() throws {
    let folder = try TemporaryFolder([
      "A.swift": "a", "Library/Package.swift": "", "Library/Sources/SwiftUI/S.swift": "",
    ])
    let library = Library(root: folder.url.appendingPathComponent("Library"))
    let environment = ToolEnvironment(variables: [:], currentDirectory: folder.url)
    func stamp(_ options: [String] = []) throws -> BuildStamp {
      let project = try ProjectLoader().load(folder.url.appendingPathComponent("A.swift"), named: "A.swift")
      return BuildStamp(project, library: library, environment: environment, options: options)
    }
    let first = try stamp()
    #expect(try stamp() == first)
    #expect(try stamp(["release"]) != first)
    try folder.write("ab", at: "A.swift")
    let second = try stamp()
    #expect(second != first)
    try folder.write("x", at: "Library/Sources/SwiftUI/S.swift")
    #expect(try stamp() != second)

    let file = folder.url.appendingPathComponent("stamp")
    #expect(!first.matches(file))
    try first.write(to: file)
    #expect(first.matches(file))
    #expect(!second.matches(file))
  }

  @Test func foldersAreSyncedAndUnchangedFilesKeepTheirDate() throws {
    let folder = try TemporaryFolder(["old.swift": "x", "same.swift": "y", "changed.swift": "z"])
    let same = folder.url.appendingPathComponent("same.swift")
    let date = Date(timeIntervalSinceReferenceDate: 1000)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: same.path)
    var files = FolderSync()
    files.add("y", at: "same.swift")
    files.add("zz", at: "changed.swift")
    files.add("n", at: "Sub/new.swift")
    try files.write(to: folder.url)
    #expect(FileStamp(same)?.modified == 1000)
    #expect(
      Set(folder.relative(FolderContents(of: folder.url).sources)) == [
        "same.swift", "changed.swift", "Sub/new.swift",
      ])
  }
}
