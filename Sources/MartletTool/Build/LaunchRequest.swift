import Foundation

/// What the built app is to do; the runtime reads it from the environment variable `MARTLET_LAUNCH` as JSON.
struct LaunchRequest: Codable, Equatable {
  enum Mode: String, Codable { case run, snapshot, drive, list }

  var mode: Mode
  /// The window's title where the app gives none.
  var title: String
  var preview: String?
  var out: String?
  var size: [Double]?
  var scale: Double?
  var dark: Bool?
  var device: String?
  var dynamicType: String?
  var script: String?
  /// Addresses that the program is opened with.
  var open: [String]?

  init(mode: Mode, title: String) {
    self.mode = mode
    self.title = title
  }

  static let variable = "MARTLET_LAUNCH"

  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  /// Whether previews are wanted beside or instead of the app.
  var showsPreviews: Bool { mode == .snapshot || mode == .list || preview != nil }
}
