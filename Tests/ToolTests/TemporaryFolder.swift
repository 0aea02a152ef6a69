import Foundation

/// A folder of files for one test, gone after it.
final class TemporaryFolder {
  let url: URL

  init(_ files: [String: String] = [:]) throws {
    url =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("martlet-tests-\(UUID().uuidString)").standardizedFileURL
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, at: path) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, at path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Paths from the folder on.
  func relative(_ urls: [URL]) -> [String] {
    urls.map { String($0.path.dropFirst(url.path.count + 1)) }
  }
}
