/// The options that say which app is built from a PATH and how, shared by `run`, `snapshot` and `drive`.
enum AppOptions {
  static let preview = CommandOption(
    "--preview", value: "NAME|N", "the preview of that name or number, counted from 1")
  static let platform = CommandOption(
    "--as", value: "PLATFORM",
    "what '#if os(…)' takes this for: ios, macos or linux (default: the project's own)")

  static func platform(in arguments: ParsedArguments) throws -> Platform? {
    try arguments.value(platform.name, expecting: "ios, macos or linux") {
      Platform(rawValue: $0.lowercased())
    }
  }
}
