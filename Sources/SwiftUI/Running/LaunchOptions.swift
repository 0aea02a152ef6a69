import Foundation

/// What the command-line tool asks a program to do, passed in the environment variable `MARTLET_LAUNCH` as JSON.
struct LaunchOptions: Decodable {
  enum Mode: String, Decodable {
    case run, snapshot, drive, list
  }

  var mode = Mode.run
  /// Name or number (from 1) of a preview; the app's scene when nil.
  var preview: String?
  var out: String?
  var size: [Double]?
  var scale: Double?
  var dark: Bool?
  var device: String?
  var dynamicType: String?
  var script: String?
  var title: String?
  /// Addresses that the program is opened with.
  var open: [String]?

  init() {}

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    mode = try values.decodeIfPresent(Mode.self, forKey: .mode) ?? .run
    preview = try values.decodeIfPresent(String.self, forKey: .preview)
    out = try values.decodeIfPresent(String.self, forKey: .out)
    size = try values.decodeIfPresent([Double].self, forKey: .size)
    scale = try values.decodeIfPresent(Double.self, forKey: .scale)
    dark = try values.decodeIfPresent(Bool.self, forKey: .dark)
    device = try values.decodeIfPresent(String.self, forKey: .device)
    dynamicType = try values.decodeIfPresent(String.self, forKey: .dynamicType)
    script = try values.decodeIfPresent(String.self, forKey: .script)
    title = try values.decodeIfPresent(String.self, forKey: .title)
    open = try values.decodeIfPresent([String].self, forKey: .open)
  }

  private enum CodingKeys: String, CodingKey {
    case mode, preview, out, size, scale, dark, device, dynamicType, script, title, open
  }

  static func fromEnvironment() throws -> LaunchOptions {
    guard let text = ProcessInfo.processInfo.environment["MARTLET_LAUNCH"] else { return LaunchOptions() }
    return try JSONDecoder().decode(LaunchOptions.self, from: Data(text.utf8))
  }

  /// The addresses of the options, and of the program's arguments: desktops give those they open with a program there.
  var openedURLs: [URL] {
    let arguments = CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("-") }
    return ((open ?? []) + arguments).compactMap { text in
      guard let url = URL(string: text), url.scheme != nil else { return nil }
      return url
    }
  }

  var dynamicTypeSize: DynamicTypeSize? {
    guard let dynamicType else { return nil }
    return DynamicTypeSize.allCases.first { "\($0)".lowercased() == dynamicType.lowercased() }
  }
}
