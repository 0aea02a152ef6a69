import Foundation

extension URL {
  private static func folder(_ directory: FileManager.SearchPathDirectory, _ fallback: String) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(fallback, isDirectory: true)
  }

  /// The user's documents.
  public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }
  /// Files that can be made anew.
  public static var cachesDirectory: URL { folder(.cachesDirectory, ".cache") }
  /// Files that programs keep for themselves.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory, ".local/share") }
  /// The user's downloads.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory, "Downloads") }
  public static var desktopDirectory: URL { folder(.desktopDirectory, "Desktop") }
  public static var musicDirectory: URL { folder(.musicDirectory, "Music") }
  public static var moviesDirectory: URL { folder(.moviesDirectory, "Videos") }
  public static var picturesDirectory: URL { folder(.picturesDirectory, "Pictures") }
  public static var libraryDirectory: URL { folder(.libraryDirectory, ".local/share") }
}
