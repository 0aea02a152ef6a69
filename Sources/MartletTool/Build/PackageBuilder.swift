import Foundation

/// Builds a generated package with SwiftPM.
struct PackageBuilder {
  let store: BuildStore
  let toolchain: Toolchain
  let configuration: BuildConfiguration

  init(store: BuildStore, configuration: BuildConfiguration, environment: ToolEnvironment) throws {
    self.store = store
    self.configuration = configuration
    toolchain = try Toolchain(environment: environment)
  }

  /// Builds the package in a folder and answers the folder of the results, or throws with the compiler's messages.
  func build(_ package: URL, title: String, in directory: URL) throws -> URL {
    announce(title)
    let command =
      [toolchain.swift.path, "build", "--package-path", package.path] + store.buildOptions(for: configuration)
    let result = try Subprocess.run(command) { line in
      if line.hasPrefix("[") { Terminal.progress(line) }
    }
    Terminal.clearProgress()
    guard result.status == 0 else {
      let diagnostics = Diagnostics(result.output, generated: store.root.path)
      let text = diagnostics.firstError == nil ? result.output : diagnostics.text(relativeTo: directory.path)
      Terminal.error(text)
      let isOurs = diagnostics.firstError?.path?.hasPrefix(store.library.sources.path + "/") ?? false
      throw ToolFailure.failed("\(isOurs ? "SwiftUI itself" : title) does not compile.")
    }
    return products
  }

  /// Where SwiftPM puts executables and modules.
  var products: URL { store.scratch.appendingPathComponent(configuration.rawValue) }

  private func announce(_ title: String) {
    let isFirst = !FolderContents.exists(products.appendingPathComponent("Modules/SwiftUI.swiftmodule"))
    Terminal.error(
      isFirst
        ? "Building SwiftUI and \(title); the first build takes some minutes …" : "Building \(title) …")
  }
}
