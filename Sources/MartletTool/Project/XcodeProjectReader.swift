import Foundation

/// Finds the app target of an Xcode project, its source, its resources and the modules it needs.
struct XcodeProjectReader {
  private let xcode: XcodeProject
  private let origin: URL
  private let platform: Platform?
  private let manifests: ManifestStore
  private let locations: [String: URL]

  init(project: URL, platform: Platform?, manifests: ManifestStore = ManifestStore()) throws {
    xcode = try XcodeProject(at: project)
    origin = project
    self.platform = platform
    self.manifests = manifests
    locations = xcode.locations()
  }

  func project() throws -> Project {
    guard let target = appTarget else {
      throw XcodeProject.Problem(message: "It has no app target.")
    }
    var collector = ModuleCollector()
    let app = module(of: target, isApp: true, into: &collector)
    guard !app.sources.isEmpty else {
      throw XcodeProject.Problem(message: "Its target '\(name(of: target))' has no Swift source.")
    }
    return Project(
      name: name(of: target), origin: origin, platform: platforms(of: target).first ?? .ios,
      libraries: collector.modules, app: app, packages: collector.packages, warnings: collector.warnings)
  }

  // MARK: The target

  /// The app for the wished platform, before that for iOS; the one called like the project before others.
  private var appTarget: XcodeProject.Object? {
    let apps = xcode.targets.filter { $0.string("productType") == "com.apple.product-type.application" }
    return apps.enumerated().max { rank($0.element, at: $0.offset) < rank($1.element, at: $1.offset) }?
      .element
  }

  private func rank(_ target: XcodeProject.Object, at index: Int) -> Int {
    let platforms = platforms(of: target)
    var rank = -index
    if let platform, platforms.contains(platform) { rank += 10_000 }
    if platforms.contains(.ios) { rank += 2_000 } else if platforms.contains(.macos) { rank += 1_000 }
    if name(of: target) == xcode.name { rank += 500 }
    return rank
  }

  private func name(of target: XcodeProject.Object) -> String { target.string("name") ?? xcode.name }

  private func platforms(of target: XcodeProject.Object) -> [Platform] {
    let settings = xcode.settings(of: target)
    let root = settings["SDKROOT"] ?? ""
    let supported = settings["SUPPORTED_PLATFORMS"] ?? (root == "auto" ? "iphoneos macosx" : root)
    var platforms: [Platform] = []
    if supported.contains("iphoneos") { platforms.append(.ios) }
    if supported.contains("macosx") { platforms.append(.macos) }
    return platforms
  }

  // MARK: Modules

  private func module(
    of target: XcodeProject.Object, isApp: Bool, into collector: inout ModuleCollector
  ) -> SourceModule {
    let settings = xcode.settings(of: target)
    var module = SourceModule(name: moduleName(of: target, settings: settings), sources: [])
    module.conditions = (settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ").map(
      String.init
    )
    .filter { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && $0 != "DEBUG" }
    let generates = "ASSETCATALOG_COMPILER_GENERATE"
    module.assetSymbols = AssetSymbols.Options(
      declaresResources: settings["\(generates)_ASSET_SYMBOLS"] != "NO",
      extendsColor: settings["\(generates)_SWIFT_ASSET_SYMBOL_EXTENSIONS"] != "NO")
    for phase in xcode.objects(target, "buildPhases") {
      let files = xcode.objects(phase, "files").compactMap { xcode.object($0.string("fileRef")) }.flatMap(
        urls)
      switch phase.isa {
      case "PBXSourcesBuildPhase":
        module.sources += files.filter { $0.pathExtension == "swift" }
        module.resources += files.filter { $0.pathExtension.hasPrefix("xcdatamodel") }
      case "PBXResourcesBuildPhase":
        module.resources += files
      default:
        break
      }
    }
    addSynchronizedFolders(of: target, to: &module)
    if isApp { addInfoPropertyList(settings, to: &module) }
    addDependencies(of: target, to: &module, into: &collector)
    for missing in module.sources.filter({ !FolderContents.exists($0) }) {
      collector.warnings.append("The project names \(missing.lastPathComponent), which is not there.")
    }
    module.sources = unique(module.sources.filter(FolderContents.exists))
    module.resources = unique(module.resources.filter(FolderContents.exists))
    return module
  }

  private func moduleName(of target: XcodeProject.Object, settings: [String: String]) -> String {
    let target = name(of: target)
    let named = settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? target
    let plain = ["$(TARGET_NAME)", "${TARGET_NAME}", "$(TARGET_NAME:c99extidentifier)"].reduce(named) {
      $0.replacingOccurrences(of: $1, with: target)
    }
    return (plain.contains("$") ? target : plain).asModuleName
  }

  /// The files behind a reference: one, or one a language.
  private func urls(_ reference: XcodeProject.Object) -> [URL] {
    if reference.isa == "PBXVariantGroup" { return xcode.objects(reference, "children").flatMap(urls) }
    return locations[reference.id].map { [$0] } ?? []
  }

  /// Folders that belong to a target whole, except for the files that are named.
  private func addSynchronizedFolders(of target: XcodeProject.Object, to module: inout SourceModule) {
    for group in xcode.objects(target, "fileSystemSynchronizedGroups") {
      guard let folder = locations[group.id] else { continue }
      let exceptions = xcode.objects(group, "exceptions").filter { $0.string("target") == target.id }
        .flatMap { $0.strings("membershipExceptions") }
        .map { folder.appendingPathComponent($0).standardizedFileURL.path }
      let contents = FolderContents(of: folder)
      func belongs(_ url: URL) -> Bool {
        !exceptions.contains { url.path == $0 || url.path.hasPrefix($0 + "/") }
      }
      module.sources += contents.sources.filter(belongs)
      module.resources += contents.resources.filter(belongs)
    }
  }

  private func addInfoPropertyList(_ settings: [String: String], to module: inout SourceModule) {
    guard let path = settings["INFOPLIST_FILE"] else { return }
    let plain = path.replacingOccurrences(of: "$(SRCROOT)/", with: "")
    let url = xcode.folder.appendingPathComponent(plain).standardizedFileURL
    if url.lastPathComponent == "Info.plist" { module.resources.append(url) }
  }

  private func addDependencies(
    of target: XcodeProject.Object, to module: inout SourceModule, into collector: inout ModuleCollector
  ) {
    for dependency in xcode.objects(target, "dependencies") {
      guard let other = xcode.object(dependency.string("target")), isLibrary(other) else { continue }
      let library = self.module(of: other, isApp: false, into: &collector)
      guard !library.sources.isEmpty else { continue }
      collector.add(library)
      module.dependencies.append(library.name)
    }
    for product in xcode.objects(target, "packageProductDependencies") {
      addProduct(product, to: &module, into: &collector)
    }
  }

  private func isLibrary(_ target: XcodeProject.Object) -> Bool {
    let type = target.string("productType") ?? ""
    return type.contains("framework") || type.contains("library")
  }

  private func addProduct(
    _ dependency: XcodeProject.Object, to module: inout SourceModule, into collector: inout ModuleCollector
  ) {
    guard let product = dependency.string("productName") else { return }
    let reference = xcode.object(dependency.string("package"))
    if reference?.isa == "XCRemoteSwiftPackageReference", let address = reference?.string("repositoryURL") {
      let package = PackageReference(
        address: address, requirement: reference?.dictionary("requirement") as? [String: String] ?? [:])
      collector.add(package)
      module.products.append(ProductReference(name: product, package: package.identity))
      return
    }
    let folders =
      reference?.string("relativePath").map { [xcode.folder.appendingPathComponent($0)] } ?? localPackages
    for folder in folders {
      guard
        let package = try? PackageReader(
          folder: folder.standardizedFileURL, platform: platform ?? .ios, manifests: manifests),
        let modules = package.modules(ofProduct: product, into: &collector)
      else { continue }
      module.dependencies += modules
      return
    }
    collector.warnings.append("The package product '\(product)' was not found.")
  }

  private var localPackages: [URL] {
    locations.values.filter { FolderContents.exists($0.appendingPathComponent("Package.swift")) }
      .sorted { $0.path < $1.path }
  }

  private func unique(_ urls: [URL]) -> [URL] {
    var seen: Set<URL> = []
    return urls.filter { seen.insert($0).inserted }
  }
}

/// Gathers the modules and packages that an app needs, each once.
struct ModuleCollector {
  private(set) var modules: [SourceModule] = []
  private(set) var packages: [PackageReference] = []
  var warnings: [String] = []

  func has(_ name: String) -> Bool { modules.contains { $0.name == name } }

  mutating func add(_ module: SourceModule) {
    if !has(module.name) { modules.append(module) }
  }

  mutating func add(_ package: PackageReference) {
    if !packages.contains(where: { $0.identity == package.identity }) { packages.append(package) }
  }
}
