import Foundation

/// Evaluates packages' manifests, each once; a folder keeps the results for as long as the manifests stay the same.
final class ManifestStore {
  private let folder: URL?
  private var loaded: [URL: PackageManifest] = [:]

  init(folder: URL? = nil) {
    self.folder = folder
  }

  func manifest(in package: URL) throws -> PackageManifest {
    if let manifest = loaded[package] { return manifest }
    let manifest = try kept(package) ?? evaluate(package)
    loaded[package] = manifest
    return manifest
  }

  private func kept(_ package: URL) -> PackageManifest? {
    guard let file = file(for: package), let data = FileManager.default.contents(atPath: file.path) else {
      return nil
    }
    return try? JSONDecoder().decode(PackageManifest.self, from: data)
  }

  private func file(for package: URL) -> URL? {
    guard let folder, let stamp = FileStamp(package.appendingPathComponent("Package.swift")) else {
      return nil
    }
    return folder.appendingPathComponent("\(package.path.shortHash)-\(stamp.modified)-\(stamp.size).json")
  }

  /// Asks SwiftPM; nothing is written beside the manifest.
  private func evaluate(_ package: URL) throws -> PackageManifest {
    let toolchain = try Toolchain(environment: ToolEnvironment(ProcessInfo.processInfo))
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("martlet-manifest-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let result = try Subprocess.run([
      toolchain.swift.path, "package", "--package-path", package.path, "--scratch-path", scratch.path,
      "dump-package",
    ])
    guard result.status == 0 else {
      throw ToolFailure.badInput("The manifest in '\(package.path)' cannot be read.\n\(result.errors)")
    }
    do {
      let data = Data(result.output.utf8)
      let manifest = try JSONDecoder().decode(PackageManifest.self, from: data)
      if let folder, let file = file(for: package) {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: file)
      }
      return manifest
    } catch let error as DecodingError {
      throw ToolFailure.failed("The manifest in '\(package.path)' is not understood: \(error)")
    }
  }
}
