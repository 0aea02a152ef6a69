import Foundation

/// Files that a folder is to hold, by their path in it.
struct FolderSync {
  private(set) var files: [String: [UInt8]] = [:]

  subscript(path: String) -> [UInt8]? {
    get { files[path] }
    set { files[path] = newValue }
  }

  mutating func add(_ text: String, at path: String) { files[path] = Array(text.utf8) }

  /// Makes the folder hold these files and no others. A file that is right already keeps its date.
  func write(to folder: URL) throws {
    let manager = FileManager.default
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    for path in existing(in: folder) where files[path] == nil {
      try manager.removeItem(at: folder.appendingPathComponent(path))
    }
    for (path, bytes) in files {
      let url = folder.appendingPathComponent(path)
      let data = Data(bytes)
      guard manager.contents(atPath: url.path) != data else { continue }
      try manager.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
  }

  private func existing(in folder: URL) -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    return paths.filter { !FolderContents.isFolder(folder.appendingPathComponent($0)) }
  }
}
