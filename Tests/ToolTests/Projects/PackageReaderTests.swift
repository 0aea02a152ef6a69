import Foundation
import Testing

@testable import MartletTool

struct PackageReaderTests {
  private let json = """
    {
      "name": "Pk", "platforms": [{"platformName": "macos", "version": "13.0", "options": []}],
      "products": [
        {"name": "PkUI", "targets": ["PkUI"], "type": {"library": ["automatic"]}, "settings": []},
        {"name": "demo", "targets": ["demo"], "type": {"executable": null}, "settings": []}
      ],
      "dependencies": [
        {"sourceControl": [{"identity": "b", "location": {"remote": [{"urlString": "https://example.com/a/B.git"}]},
          "requirement": {"range": [{"lowerBound": "1.2.0", "upperBound": "2.0.0"}]}}]},
        {"sourceControl": [{"identity": "d", "location": {"remote": [{"urlString": "https://example.com/c/D"}]},
          "requirement": {"branch": ["main"]}}]}
      ],
      "targets": [
        {"name": "PkUI", "type": "regular", "exclude": ["Old"], "resources": [{"path": "Kept", "rule": {"copy": {}}},
          {"path": "R", "rule": {"process": {}}}], "settings": [
            {"kind": {"define": {"_0": "FOO"}}, "tool": "swift"},
            {"kind": {"define": {"_0": "REL"}}, "tool": "swift", "condition": {"config": "release", "platformNames": []}},
            {"kind": {"swiftLanguageMode": {"_0": "5"}}, "tool": "swift"}],
          "dependencies": [{"product": ["Bb", "B", null, null]}, {"product": ["SwiftUI", "martlet", null, null]},
            {"product": ["Dd", "D", null, {"platformNames": ["ios"]}]}]},
        {"name": "demo", "type": "executable", "exclude": [], "path": "Demo", "sources": ["a.swift"], "resources": [],
          "settings": [], "dependencies": [{"byName": ["PkUI", null]}]},
        {"name": "T", "type": "test", "exclude": [], "resources": [], "settings": [],
          "dependencies": [{"byName": ["PkUI", null]}]}
      ]
    }
    """

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "Sources/PkUI/A.swift": "", "Sources/PkUI/Old/B.swift": "", "Sources/PkUI/Kept/x.json": "",
      "Sources/PkUI/R/y.json": "", "Demo/a.swift": "", "Demo/b.swift": "",
    ])
  }

  private func reader(_ folder: TemporaryFolder, platform: Platform? = nil) throws -> PackageReader {
    let manifest = try JSONDecoder().decode(PackageManifest.self, from: Data(json.utf8))
    return PackageReader(manifest, folder: folder.url, platform: platform)
  }

  @Test func executableAndItsLibraries() throws {
    let folder = try folder()
    let project = try reader(folder).project()
    #expect(project.name == "demo")
    #expect(project.platform == .macos)
    #expect(folder.relative(project.app.sources) == ["Demo/a.swift"])
    #expect(project.app.dependencies == ["PkUI"])
    let library = try #require(project.libraries.first)
    #expect(folder.relative(library.sources) == ["Sources/PkUI/A.swift"])
    #expect(folder.relative(library.resources) == ["Sources/PkUI/Kept", "Sources/PkUI/R/y.json"])
    #expect(library.conditions == ["FOO"])
    #expect(library.resourceFolder == "PkUI.resources")
    #expect(project.app.resourceFolder == nil)
    #expect(library.products == [ProductReference(name: "Bb", package: "b")])
    #expect(
      project.packages.map(\.declaration) == [#"url: "https://example.com/a/B.git", "1.2.0"..<"2.0.0""#])
  }

  @Test func dependenciesOfOnePlatform() throws {
    let folder = try folder()
    let project = try reader(folder, platform: .ios).project()
    #expect(project.libraries[0].products.map(\.name) == ["Bb", "Dd"])
    #expect(project.packages.last?.declaration == #"url: "https://example.com/c/D", branch: "main""#)
  }

  @Test func generatedManifest() throws {
    let folder = try folder()
    let project = try reader(folder).project()
    let text = GeneratedManifest(
      project: project, library: Library(root: URL(fileURLWithPath: "/opt/Martlet"))
    ).text
    #expect(text.contains(#".package(path: "/opt/Martlet")"#))
    #expect(text.contains(#".product(name: "SwiftUI", package: "martlet"), .target(name: "PkUI")]"#))
    #expect(text.contains(#".product(name: "Bb", package: "b")"#))
    #expect(text.contains(#".define("FOO")"#))
  }

  @Test(
    arguments: [
      ("https://example.com/Org/Kit.git", "kit"), ("https://example.com/Kit", "kit"),
      ("git@example.com:o/Kit.git", "kit"),
    ])
  func identity(_ address: String, _ identity: String) {
    #expect(PackageReference.identity(of: address) == identity)
  }

  @Test func moduleNames() {
    #expect("My App".asModuleName == "My_App")
    #expect("003-20".asModuleName == "_003_20")
    #expect("Größe".asModuleName == "Größe")
  }
}
