import CoreGraphics

/// A file of a set in an asset catalog, one of several for different surroundings.
protocol CatalogFile {
  var filename: String? { get }
  var idiom: String? { get }
  /// The reading direction that it is for: `left-to-right`, `right-to-left`; nil for both.
  var direction: String? { get }
}

extension AssetCatalog {
  /// The file of a set that was chosen.
  struct Choice<File> {
    var file: File
    var filename: String
    /// Whether it is for the other reading direction only, and so is shown mirrored.
    var isMirrored: Bool
  }
}

extension AssetCatalog.Surroundings {
  /// The file that fits best: one for this reading direction, and for devices like this one. Of several the first.
  ///
  /// - Parameter penalty: what else speaks against a file, against 500 for the wrong direction and 1000 for another
  ///   kind of device; nil rules it out.
  func choose<File: CatalogFile>(
    from files: [File], penalty: (File) -> CGFloat?
  ) -> AssetCatalog.Choice<File>? {
    let directions = Set(files.compactMap(\.direction))
    var best: (choice: AssetCatalog.Choice<File>, rank: CGFloat)?
    for file in files {
      guard let filename = file.filename, var rank = penalty(file) else { continue }
      let isTurned = isForOtherDirection(file)
      if isTurned { rank += 500 }
      if let idiom = file.idiom, !Self.usualIdioms.contains(idiom) { rank += 1000 }
      if let best, best.rank <= rank { continue }
      // One that is for a single direction serves the other as well.
      best = (.init(file: file, filename: filename, isMirrored: isTurned && directions.count == 1), rank)
    }
    return best?.choice
  }

  private static var usualIdioms: [String] { ["universal", "iphone", "mac", "ipad"] }

  private func isForOtherDirection(_ file: some CatalogFile) -> Bool {
    switch file.direction {
    case "left-to-right": isRightToLeft
    case "right-to-left": !isRightToLeft
    default: false
    }
  }
}
