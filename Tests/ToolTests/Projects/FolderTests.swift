import Foundation
import Testing

@testable import MartletTool

struct FolderTests {
  @Test func sourcesAndResources() throws {
    let folder = try TemporaryFolder([
      "App.swift": "", "Views/Row.swift": "", "Package.swift": "", "AppTests/T.swift": "",
      "Tests/T.swift": "",
      ".build/x.swift": "", ".hidden.swift": "", "Res/data.json": "",
      "Res/Assets.xcassets/a.imageset/a.png": "",
      "en.lproj/Localizable.strings": "", "Old.xcodeproj/project.pbxproj": "", "App.entitlements": "",
    ])
    let contents = FolderContents(of: folder.url)
    #expect(folder.relative(contents.sources) == ["App.swift", "Views/Row.swift"])
    #expect(folder.relative(contents.resources) == ["Res/Assets.xcassets", "Res/data.json", "en.lproj"])
  }

  @Test func plainFolderIsForiOS() throws {
    let folder = try TemporaryFolder(["My App/A.swift": ""])
    let project = try ProjectLoader().load(folder.url.appendingPathComponent("My App"), named: "My App")
    #expect(project.name == "My App")
    #expect(project.app.name == "My_App")
    #expect(project.platform == .ios)
  }

  @Test func singleFile() throws {
    let folder = try TemporaryFolder(["003-20-Clock.swift": ""])
    let file = folder.url.appendingPathComponent("003-20-Clock.swift")
    let project = try ProjectLoader(platform: .macos).load(file, named: "x")
    #expect(project.app.name == "_003_20_Clock")
    #expect(project.app.sources == [file])
    #expect(project.platform == .macos)
  }

  @Test func takenNames() throws {
    let folder = try TemporaryFolder(["Symbols/A.swift": ""])
    let loader = ProjectLoader(takenNames: ["Symbols"])
    let project = try loader.load(folder.url.appendingPathComponent("Symbols"), named: "Symbols")
    #expect(project.app.name == "SymbolsApp")
    #expect(project.name == "Symbols")
  }

  @Test func playgroundApp() throws {
    let folder = try TemporaryFolder([
      "My App.swiftpm/Package.swift": "import AppleProductTypes", "My App.swiftpm/ContentView.swift": "",
    ])
    let project = try ProjectLoader().load(folder.url.appendingPathComponent("My App.swiftpm"), named: "x")
    #expect(project.name == "My App")
    #expect(folder.relative(project.app.sources) == ["My App.swiftpm/ContentView.swift"])
  }

  @Test func severalProjectsNeedAChoice() throws {
    let folder = try TemporaryFolder([
      "Start/A.xcodeproj/project.pbxproj": "", "Complete/A.xcodeproj/project.pbxproj": "",
    ])
    let failure = #expect(throws: ToolFailure.self) { try ProjectLoader().load(folder.url, named: "x") }
    #expect(
      failure == .badInput("'x' holds several projects; name one: Complete/A.xcodeproj, Start/A.xcodeproj."))
  }

  @Test func damagedProjectFallsBackToItsFolder() throws {
    let folder = try TemporaryFolder(["A.xcodeproj/project.pbxproj": "{ nonsense", "A/A.swift": ""])
    let project = try ProjectLoader().load(folder.url, named: "x")
    #expect(folder.relative(project.app.sources) == ["A/A.swift"])
    #expect(
      project.warnings == [
        "A.xcodeproj: Its project.pbxproj is damaged. All source in its folder is taken instead."
      ])
  }

  @Test func resourcesLieFlatButForLanguages() throws {
    let folder = try TemporaryFolder([
      "Res/a.json": "", "de.lproj/Localizable.strings": "", "de.lproj/Info.strings": "",
      "A.xcassets/Contents.json": "",
    ])
    let resources = ["Res/a.json", "de.lproj", "A.xcassets", "fr.lproj/L.strings"].map(
      folder.url.appendingPathComponent)
    #expect(
      AppBundle.places(of: SourceModule(name: "A", sources: [], resources: resources)).map(\.place) == [
        "a.json", "de.lproj/Info.strings", "de.lproj/Localizable.strings", "A.xcassets", "fr.lproj/L.strings",
      ])
    let library = SourceModule(
      name: "Kit", sources: [], resources: resources.suffix(2), resourceFolder: "Kit.resources")
    #expect(
      AppBundle.places(of: library).map(\.place) == [
        "Kit.resources/A.xcassets", "Kit.resources/fr.lproj/L.strings",
      ])
  }

  @Test func bundleHoldsExecutableAndResources() throws {
    let folder = try TemporaryFolder(["built": "program", "x/a.json": "1", "y/a.json": "2"])
    let bundle = AppBundle(folder: folder.url.appendingPathComponent("bundle"), executableName: "App")
    let warnings = try bundle.lay(
      executable: folder.url.appendingPathComponent("built"),
      modules: [
        SourceModule(
          name: "App", sources: [],
          resources: ["x/a.json", "y/a.json"].map(folder.url.appendingPathComponent))
      ])
    #expect(warnings.count == 1)
    #expect(try String(contentsOf: bundle.executable, encoding: .utf8) == "program")
    #expect(try String(contentsOf: bundle.folder.appendingPathComponent("a.json"), encoding: .utf8) == "1")
  }
}
