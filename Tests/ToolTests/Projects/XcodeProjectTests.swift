import Foundation
import Testing

@testable import MartletTool

struct XcodeProjectTests {
  /// A project with an app for iOS, one for watchOS, a framework, a test target and the given extra objects.
  private func write(_ folder: TemporaryFolder, objects extra: String = "", appFields: String = "") throws {
    try folder.write(
      """
      // !$*UTF8*$!
      {
        archiveVersion = 1;
        objectVersion = 56;
        objects = {
          P = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; projectDirPath = ""; targets = ( TT, WA, APP, KIT, ); };
          PL = { isa = XCConfigurationList; buildConfigurations = ( PC, ); };
          PC = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG FANCY"; }; };
          G = { isa = PBXGroup; sourceTree = "<group>"; children = ( GA, GK, V, ); };
          GA = { isa = PBXGroup; path = Landmarks; sourceTree = "<group>"; children = ( F1, F2, F3, ); };
          GK = { isa = PBXGroup; name = "Not a folder"; sourceTree = "<group>"; children = ( F4, ); };
          F1 /* App.swift */ = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
          F2 = { isa = PBXFileReference; path = "Views/Row.swift"; sourceTree = "<group>"; };
          F3 = { isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = Assets.xcassets; sourceTree = "<group>"; };
          F4 = { isa = PBXFileReference; path = Kit/Kit.swift; sourceTree = SOURCE_ROOT; };
          V = { isa = PBXVariantGroup; name = Localizable.strings; sourceTree = "<group>"; children = ( VE, VD, ); };
          VE = { isa = PBXFileReference; name = en; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
          VD = { isa = PBXFileReference; name = de; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
          B1 = { isa = PBXBuildFile; fileRef = F1; };
          B2 = { isa = PBXBuildFile; fileRef = F2; };
          B3 = { isa = PBXBuildFile; fileRef = F3; };
          B4 = { isa = PBXBuildFile; fileRef = F4; };
          BV = { isa = PBXBuildFile; fileRef = V; };
          APP = { isa = PBXNativeTarget; name = Landmarks; productType = "com.apple.product-type.application";
            buildPhases = ( S1, R1, ); dependencies = ( D1, ); \(appFields) };
          S1 = { isa = PBXSourcesBuildPhase; files = ( B1, B2, ); };
          R1 = { isa = PBXResourcesBuildPhase; files = ( B3, BV, ); };
          D1 = { isa = PBXTargetDependency; target = KIT; };
          KIT = { isa = PBXNativeTarget; name = "Land Kit"; productType = "com.apple.product-type.framework"; buildPhases = ( S2, ); };
          S2 = { isa = PBXSourcesBuildPhase; files = ( B4, ); };
          WA = { isa = PBXNativeTarget; name = Watch; productType = "com.apple.product-type.application"; buildConfigurationList = WL; };
          WL = { isa = XCConfigurationList; buildConfigurations = ( WC, ); };
          WC = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = watchos; }; };
          TT = { isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; };
          \(extra)
        };
        rootObject = P;
      }
      """, at: "Landmarks.xcodeproj/project.pbxproj")
  }

  private func read(_ folder: TemporaryFolder, platform: Platform? = nil) throws -> Project {
    try XcodeProjectReader(
      project: folder.url.appendingPathComponent("Landmarks.xcodeproj"), platform: platform
    ).project()
  }

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "Landmarks/App.swift": "", "Landmarks/Views/Row.swift": "", "Landmarks/Unused.swift": "",
      "Kit/Kit.swift": "",
      "Landmarks/Assets.xcassets/Contents.json": "", "en.lproj/Localizable.strings": "",
      "de.lproj/Localizable.strings": "",
    ])
  }

  @Test func appTarget() throws {
    let folder = try folder()
    try write(folder)
    let project = try read(folder)
    #expect(project.name == "Landmarks")
    #expect(project.platform == .ios)
    #expect(folder.relative(project.app.sources) == ["Landmarks/App.swift", "Landmarks/Views/Row.swift"])
    #expect(
      folder.relative(project.app.resources) == [
        "Landmarks/Assets.xcassets", "en.lproj/Localizable.strings", "de.lproj/Localizable.strings",
      ])
    #expect(project.app.conditions == ["FANCY"])
    #expect(project.app.dependencies == ["Land_Kit"])
    #expect(project.libraries.map(\.name) == ["Land_Kit"])
    #expect(folder.relative(project.libraries[0].sources) == ["Kit/Kit.swift"])
  }

  @Test func namesOfAssetsCanBeTurnedOff() throws {
    let folder = try folder()
    try write(folder)
    #expect(try read(folder).app.assetSymbols == AssetSymbols.Options())
    func options(_ setting: String) throws -> AssetSymbols.Options {
      try write(
        folder,
        objects: """
          AL = { isa = XCConfigurationList; buildConfigurations = ( AC, ); };
          AC = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(setting) = NO; }; };
          """, appFields: "buildConfigurationList = AL;")
      return try read(folder).app.assetSymbols
    }
    #expect(try options("ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS") == .init(declaresResources: false))
    #expect(try options("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS") == .init(extendsColor: false))
  }

  @Test func missingFilesAreNamed() throws {
    let folder = try folder()
    try write(folder)
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Landmarks/Views/Row.swift"))
    let project = try read(folder)
    #expect(project.warnings == ["The project names Row.swift, which is not there."])
    #expect(project.app.sources.count == 1)
  }

  @Test func synchronizedFolders() throws {
    let folder = try folder()
    try write(
      folder,
      objects: """
        Y = { isa = PBXFileSystemSynchronizedRootGroup; path = Sync; sourceTree = "<group>"; exceptions = ( YE, ); };
        YE = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ( Info.plist, "Old/B.swift", ); target = APP; };
        G2 = { isa = PBXGroup; };
        """, appFields: "fileSystemSynchronizedGroups = ( Y, );")
    try folder.write("", at: "Sync/A.swift")
    try folder.write("", at: "Sync/Old/B.swift")
    try folder.write("", at: "Sync/Info.plist")
    try folder.write("", at: "Sync/data.json")
    // The group has to hang in the tree to have a place.
    let file = folder.url.appendingPathComponent("Landmarks.xcodeproj/project.pbxproj")
    let text = try String(contentsOf: file, encoding: .utf8)
      .replacingOccurrences(of: "children = ( GA, GK, V, )", with: "children = ( GA, GK, V, Y, )")
    try Data(text.utf8).write(to: file)
    let project = try read(folder)
    #expect(folder.relative(project.app.sources).contains("Sync/A.swift"))
    #expect(!folder.relative(project.app.sources).contains("Sync/Old/B.swift"))
    #expect(folder.relative(project.app.resources).contains("Sync/data.json"))
    #expect(!folder.relative(project.app.resources).contains("Sync/Info.plist"))
  }

  @Test func remotePackages() throws {
    let folder = try folder()
    try write(
      folder,
      objects: """
        PD = { isa = XCSwiftPackageProductDependency; productName = Collections; package = PR; };
        PR = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/apple/swift-collections.git";
          requirement = { kind = upToNextMajorVersion; minimumVersion = 1.1.0; }; };
        """, appFields: "packageProductDependencies = ( PD, );")
    let project = try read(folder)
    #expect(project.packages.map(\.identity) == ["swift-collections"])
    #expect(
      project.packages.map(\.declaration) == [
        #"url: "https://example.com/apple/swift-collections.git", from: "1.1.0""#
      ])
    #expect(project.app.products == [ProductReference(name: "Collections", package: "swift-collections")])
  }

  @Test func projectsWithoutAppSayso() throws {
    let folder = try TemporaryFolder([
      "Landmarks.xcodeproj/project.pbxproj":
        "{ objects = { P = { isa = PBXProject; targets = (); }; }; rootObject = P; }"
    ])
    #expect(throws: XcodeProject.Problem(message: "It has no app target.")) { try read(folder) }
  }
}
