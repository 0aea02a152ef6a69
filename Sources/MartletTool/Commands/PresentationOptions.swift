import Foundation

/// The options that say how a picture is taken, shared by `snapshot` and `drive`.
enum PresentationOptions {
  static let all = [
    CommandOption("--out", value: "DIR", "where the pictures go (default: ./out)"),
    CommandOption("--size", value: "WxH", "the window's size in points"),
    CommandOption("--scale", value: "N", "pixels a point (default: the device's)"),
    CommandOption("--dark", "dark appearance"),
    CommandOption(
      "--device", value: "NAME", "a device's size and safe area, such as \"iPhone SE (2nd generation)\""),
    CommandOption(
      "--dynamic-type", value: "SIZE", "text size: xSmall … xxxLarge, accessibility1 … accessibility5"),
  ]

  static func apply(
    _ arguments: ParsedArguments, to request: inout LaunchRequest, in environment: ToolEnvironment
  ) throws {
    request.out = environment.url(arguments["--out"] ?? "out").path
    request.size = try arguments.value(
      "--size", expecting: "WIDTHxHEIGHT in points, such as 390x844", parseSize)
    request.scale = try arguments.value("--scale", expecting: "a number from 0.5 to 8") { text in
      Double(text).flatMap { (0.5...8).contains($0) ? $0 : nil }
    }
    request.dark = arguments.has("--dark") ? true : nil
    request.device = arguments["--device"]
    request.dynamicType = try arguments.value(
      "--dynamic-type", expecting: "a size such as large or accessibility2"
    ) {
      parseDynamicType($0)
    }
  }

  static func parseSize(_ text: String) -> [Double]? {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]) else { return nil }
    guard (1...16384).contains(width), (1...16384).contains(height) else { return nil }
    return [width, height]
  }

  /// The name as `DynamicTypeSize` spells it, from any capitalisation and from `AX1` … `AX5`.
  static func parseDynamicType(_ text: String) -> String? {
    let names = [
      "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
      "accessibility2",
      "accessibility3", "accessibility4", "accessibility5",
    ]
    let wanted = text.lowercased().replacingOccurrences(of: "ax", with: "accessibility")
    return names.first { $0.lowercased() == wanted }
  }
}
