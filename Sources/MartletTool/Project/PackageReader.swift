import Foundation

/// Finds the app of a Swift package, its source, its resources and the modules it needs.
struct PackageReader {
  private let folder: URL
  private let manifest: PackageManifest
  private let platform: Platform
  private let manifests: ManifestStore

  init(folder: URL, platform: Platform?, manifests: ManifestStore) throws {
    self.init(try manifests.manifest(in: folder), folder: folder, platform: platform, manifests: manifests)
  }

  init(
    _ manifest: PackageManifest, folder: URL, platform: Platform?, manifests: ManifestStore = ManifestStore()
  ) {
    self.manifests = manifests
    self.manifest = manifest
    self.folder = folder
    self.platform = platform ?? Self.platform(of: manifest)
  }

  /// iOS where the package names it; a package that names no platform means this one.
  private static func platform(of manifest: PackageManifest) -> Platform {
    let names = manifest.platforms.map(\.platformName)
    return names.contains("ios") ? .ios : names.contains("macos") ? .macos : .linux
  }

  func project() throws -> Project {
    guard let target = appTarget else {
      throw ToolFailure.badInput("The package '\(manifest.name)' has no Swift target to show.")
    }
    var collector = ModuleCollector()
    let app = try module(target, into: &collector)
    return Project(
      name: target.name, origin: folder, platform: platform, libraries: collector.modules, app: app,
      packages: collector.packages, warnings: collector.warnings)
  }

  /// Adds the modules of a library product, and what they need, and answers the product's own.
  func modules(ofProduct name: String, into collector: inout ModuleCollector) -> [String]? {
    guard let product = manifest.products.first(where: { $0.name == name }) else { return nil }
    var names: [String] = []
    for target in product.targets.compactMap(target) {
      guard let name = try? addLibrary(target, into: &collector) else { continue }
      names.append(name)
    }
    return names
  }

  // MARK: Targets

  private func target(named name: String) -> PackageManifest.Target? {
    manifest.targets.first { $0.name == name }
  }

  /// The executable of the first executable product, else any executable, else the library nothing else here needs.
  private var appTarget: PackageManifest.Target? {
    let product = manifest.products.first { $0.isExecutable }
    if let target = product?.targets.compactMap(target).first(where: { $0.type == "executable" }) {
      return target
    }
    if let target = manifest.targets.first(where: { $0.type == "executable" }) { return target }
    let libraries = manifest.targets.filter { $0.type == "regular" && !sources(of: $0).isEmpty }
    let needed = Set(libraries.flatMap { $0.dependencies.map(\.name) })
    return libraries.last { !needed.contains($0.name) } ?? libraries.last
  }

  private func addLibrary(
    _ target: PackageManifest.Target, into collector: inout ModuleCollector
  ) throws -> String {
    let name = target.name.asModuleName
    guard !collector.has(name) else { return name }
    var module = try module(target, into: &collector)
    module.resourceFolder = "\(name).resources"
    collector.add(module)
    return name
  }

  private func module(_ target: PackageManifest.Target, into collector: inout ModuleCollector) throws
    -> SourceModule
  {
    var module = SourceModule(
      name: target.name.asModuleName, sources: sources(of: target), isFromPackage: true)
    guard !module.sources.isEmpty else {
      throw ToolFailure.badInput(
        "The target '\(target.name)' holds no Swift source; only Swift targets can be built.")
    }
    module.resources = resources(of: target)
    module.conditions = target.settings.filter { $0.condition?.holds(on: platform) ?? true }
      .filter { $0.condition?.config != "release" }.compactMap { $0.kind.define?._0 }
    for dependency in target.dependencies where dependency.condition?.holds(on: platform) ?? true {
      try add(dependency, to: &module, into: &collector)
    }
    return module
  }

  private func add(
    _ dependency: PackageManifest.TargetDependency, to module: inout SourceModule,
    into collector: inout ModuleCollector
  ) throws {
    if dependency.package == nil, let neighbour = target(named: dependency.name) {
      guard ["regular", "executable"].contains(neighbour.type) else {
        throw ToolFailure.badInput(
          "The target '\(neighbour.name)' is of the kind '\(neighbour.type)', which cannot be built.")
      }
      module.dependencies.append(try addLibrary(neighbour, into: &collector))
      return
    }
    // The product SwiftUI is what every app gets anyway.
    guard dependency.name != "SwiftUI" else { return }
    for package in manifest.dependencies {
      if let local = package.fileSystem?.first, matches(local.identity, dependency) {
        let reader = try PackageReader(
          folder: URL(fileURLWithPath: local.path), platform: platform, manifests: manifests)
        if let modules = reader.modules(ofProduct: dependency.name, into: &collector) {
          module.dependencies += modules
          return
        }
      } else if let remote = package.sourceControl?.first, matches(remote.identity, dependency),
        let reference = PackageReference(remote)
      {
        collector.add(reference)
        module.products.append(ProductReference(name: dependency.name, package: reference.identity))
        return
      }
    }
    throw ToolFailure.badInput("Nothing in the package '\(manifest.name)' provides '\(dependency.name)'.")
  }

  private func matches(_ identity: String, _ dependency: PackageManifest.TargetDependency) -> Bool {
    (dependency.package ?? dependency.name).lowercased() == identity
  }

  // MARK: Files

  private func location(of target: PackageManifest.Target) -> URL? {
    if let path = target.path { return folder.appendingPathComponent(path).standardizedFileURL }
    return ["Sources", "Source", "src", "srcs"].map { folder.appendingPathComponent("\($0)/\(target.name)") }
      .first(where: FolderContents.exists)
  }

  private func isExcluded(_ url: URL, of target: PackageManifest.Target, in location: URL) -> Bool {
    target.exclude.contains { isInside(url, location.appendingPathComponent($0)) }
  }

  private func isInside(_ url: URL, _ folder: URL) -> Bool {
    let path = folder.standardizedFileURL.path
    return url.path == path || url.path.hasPrefix(path + "/")
  }

  private func sources(of target: PackageManifest.Target) -> [URL] {
    guard let location = location(of: target) else { return [] }
    return FolderContents(of: location).sources.filter { url in
      let isListed = target.sources?.contains { isInside(url, location.appendingPathComponent($0)) } ?? true
      return isListed && !isExcluded(url, of: target, in: location)
    }
  }

  private func resources(of target: PackageManifest.Target) -> [URL] {
    guard let location = location(of: target) else { return [] }
    let copied = target.resources.filter(\.isCopied)
      .map { location.appendingPathComponent($0.path).standardizedFileURL }
    let found = FolderContents(of: location).resources.filter { url in
      !isExcluded(url, of: target, in: location) && !copied.contains { isInside(url, $0) }
    }
    return copied + found
  }
}

extension PackageReference {
  init?(_ dependency: PackageManifest.Dependency.SourceControl) {
    guard let address = dependency.location.remote?.first?.urlString else { return nil }
    let requirement = dependency.requirement
    let rule: String
    if let range = requirement.range?.first {
      rule = "\(range.lowerBound.swiftLiteral)..<\(range.upperBound.swiftLiteral)"
    } else if let exact = requirement.exact?.first {
      rule = "exact: \(exact.swiftLiteral)"
    } else if let branch = requirement.branch?.first {
      rule = "branch: \(branch.swiftLiteral)"
    } else if let revision = requirement.revision?.first {
      rule = "revision: \(revision.swiftLiteral)"
    } else {
      return nil
    }
    self.init(identity: dependency.identity, declaration: "url: \(address.swiftLiteral), \(rule)")
  }
}
