/// The manifest of the package that an app is built as.
struct GeneratedManifest {
  let project: Project
  let library: Library
  /// Modules whose previews the entry asks for.
  var entryImports: [String] = []

  var text: String {
    let packages =
      [".package(path: \(library.root.path.swiftLiteral))"]
      + project.packages.map { ".package(\($0.declaration))" }
    return """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: \(project.app.name.swiftLiteral),
        dependencies: [
      \(packages.map { "    \($0),\n" }.joined())  ],
        targets: [
      \(project.modules.map(target).joined())  ]
      )

      """
  }

  private func target(_ module: SourceModule) -> String {
    let isApp = module.name == project.app.name
    var names = module.dependencies
    if isApp { names += entryImports.filter { !names.contains($0) } }
    let dependencies =
      [".product(name: \"SwiftUI\", package: \(library.identity.swiftLiteral))"]
      + names.map { ".target(name: \($0.swiftLiteral))" }
      + module.products.map { ".product(name: \($0.name.swiftLiteral), package: \($0.package.swiftLiteral))" }
    let settings =
      [".swiftLanguageMode(.v5)", ".unsafeFlags([\"-diagnostic-style=llvm\"])"]
      + module.conditions.map { ".define(\($0.swiftLiteral))" }
    return """
          .\(isApp ? "executableTarget" : "target")(
            name: \(module.name.swiftLiteral),
            dependencies: [\(dependencies.joined(separator: ", "))],
            path: \("Sources/\(module.name)".swiftLiteral),
            swiftSettings: [\(settings.joined(separator: ", "))]),

      """
  }
}
