import Foundation

/// An app's source as it was found: its modules, what they need, and the files that go beside the executable.
struct Project: Equatable {
  /// The app's name for people.
  var name: String
  /// The PATH that was given.
  var origin: URL
  var platform: Platform
  /// Modules the app imports, each after those it needs itself.
  var libraries: [SourceModule] = []
  var app: SourceModule
  /// Packages from elsewhere, which SwiftPM brings.
  var packages: [PackageReference] = []
  /// Remarks on what was left out.
  var warnings: [String] = []

  var modules: [SourceModule] { libraries + [app] }
}

/// Swift files that make one module, and its resources.
struct SourceModule: Equatable {
  /// The module's name: an identifier.
  var name: String
  var sources: [URL]
  var resources: [URL] = []
  /// Other modules of the project.
  var dependencies: [String] = []
  /// Products of packages from elsewhere.
  var products: [ProductReference] = []
  /// Names that `#if` takes for true.
  var conditions: [String] = []
  /// Whether the source comes from a Swift package, where `SWIFT_PACKAGE` is true and `Bundle.module` exists.
  var isFromPackage = false
  /// The names in Swift that images and colours of the catalogs get.
  var assetSymbols = AssetSymbols.Options()
  /// The folder beside the executable where the resources go; nil for the one the executable is in.
  var resourceFolder: String?
}

struct ProductReference: Equatable {
  var name: String
  /// The identity of the package it comes from.
  var package: String
}

struct PackageReference: Equatable {
  /// The last part of the address in lower case, as SwiftPM calls it.
  var identity: String
  /// The arguments of `.package(…)` in a manifest.
  var declaration: String
}

extension String {
  /// The nearest identifier, as Xcode and SwiftPM make a module's name: other characters become underscores.
  var asModuleName: String {
    var name = String(unicodeScalars.map { $0.properties.isXIDContinue ? Character($0) : "_" })
    if name.unicodeScalars.first?.properties.isXIDStart != true { name = "_" + name }
    return name
  }
}
