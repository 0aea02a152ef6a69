import Foundation
import SourceScanner

/// A project whose source has been rewritten in memory, with all that a build of it needs.
struct PreparedProject {
  let project: Project
  let modules: [PreparedModule]
  /// Whether the app's own `@main` type starts the program.
  let usesOwnMain: Bool
  /// Whether another request would need another entry.
  let entryFollowsRequest: Bool

  /// - Parameter showsPreviews: whether previews are wanted beside or instead of the app.
  init(_ project: Project, configuration: BuildConfiguration, showsPreviews: Bool) throws {
    self.project = project
    modules = try project.modules.map { module in
      try PreparedModule(
        module, platform: project.platform, configuration: configuration,
        isLibrary: module.name != project.app.name)
    }
    let app = modules[modules.count - 1].showcase
    let hasPreviews = modules.contains { $0.showcase.hasPreviews }
    usesOwnMain = app.start == .script || (app.start == .ownMain && !(showsPreviews && hasPreviews))
    entryFollowsRequest = app.start == .ownMain && hasPreviews
    if app.start == .none, !hasPreviews {
      throw ToolFailure.badInput(
        "'\(project.name)' holds no view to show: it has no @main app, no preview, no ContentView "
          + "and no view that can be made without arguments.")
    }
  }

  private var libraries: [(module: String, showcase: Showcase)] {
    modules.dropLast().filter { $0.showcase.hasPreviews }.map { ($0.module.name, $0.showcase) }
  }

  /// The files of the generated package, by path.
  func packageFiles(library: Library) -> FolderSync {
    var files = FolderSync()
    files.add(
      GeneratedManifest(project: project, library: library, entryImports: libraries.map(\.module)).text,
      at: "Package.swift")
    for module in modules {
      let isApp = module.module.name == project.app.name
      for (name, content) in module.files(keepsMain: isApp && usesOwnMain) {
        files["Sources/\(module.module.name)/\(name)"] = content
      }
    }
    if !usesOwnMain {
      let entry = GeneratedSources.entry(app: modules[modules.count - 1].showcase, libraries: libraries)
      files.add(entry, at: "Sources/\(project.app.name)/MartletEntry.swift")
    }
    return files
  }
}

/// A module whose source has been rewritten in memory.
struct PreparedModule {
  let module: SourceModule
  let showcase: Showcase
  private let sources: [RewrittenFile]
  private let assets: AssetSymbols?

  init(
    _ module: SourceModule, platform: Platform, configuration: BuildConfiguration, isLibrary: Bool
  ) throws {
    self.module = module
    var flags = Set(module.conditions)
    if configuration == .debug { flags.insert("DEBUG") }
    if module.isFromPackage { flags.insert("SWIFT_PACKAGE") }
    let rewriter = PlatformRewriter(platform: platform, isPackage: module.isFromPackage)
    var names: Set<String> = []
    sources = try module.sources.map { url in
      guard let data = FileManager.default.contents(atPath: url.path) else {
        throw ToolFailure.badInput("'\(url.path)' cannot be read.")
      }
      return RewrittenFile(
        SourceText(bytes: Array(data)), name: Self.copyName(of: url, besides: &names), module: module.name,
        path: url.path, rewriter: rewriter, facts: .init(flags: flags))
    }
    showcase = Showcase(sources, isLibrary: isLibrary)
    assets = AssetSymbols(
      AssetTree(catalogs: module.catalogs), options: module.assetSymbols,
      bundle: GeneratedSources.accessor(module.resourceFolder ?? ""), declared: Self.members(of: sources))
  }

  /// Remarks on what was left out.
  var warnings: [String] { assets?.warnings ?? [] }

  /// What the source adds to the types that assets become members of.
  private static func members(of sources: [RewrittenFile]) -> [String: Set<String>] {
    var result: [String: Set<String>] = [:]
    for declaration in sources.flatMap(\.outline.extensions) where !declaration.members.isEmpty {
      let name = declaration.name.split(separator: ".").last.map(String.init) ?? declaration.name
      result[name, default: []].formUnion(declaration.members)
    }
    return result
  }

  private static func copyName(of url: URL, besides names: inout Set<String>) -> String {
    let base = url.deletingPathExtension().lastPathComponent
    guard base != "main" else { return "main.swift" }
    var name = "\(base).copy.swift"
    var number = 2
    while !names.insert(name).inserted {
      name = "\(base).copy\(number).swift"
      number += 1
    }
    return name
  }

  /// The module's files by name.
  /// - Parameter registers: whether the copies tell the runtime what they have to show.
  func files(keepsMain: Bool, registers: Bool = true) -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for (index, source) in sources.enumerated() {
      files[source.name] = source.content(
        registration: registers ? showcase.registration(of: index) : [], keepsMain: keepsMain)
    }
    let prelude = GeneratedSources.prelude(
      hasPreviewMacros: sources.contains { !$0.outline.previews.isEmpty },
      hasPreviewTraits: sources.contains { $0.outline.previews.contains(where: \.hasTraits) },
      resourceBundle: module.isFromPackage && !module.resources.isEmpty ? module.resourceFolder ?? "" : nil)
    files["MartletPrelude.swift"] = Array(prelude.utf8)
    if let assets { files["MartletAssets.swift"] = Array(assets.text.utf8) }
    return files
  }
}
