/// What holds for animations of all formats.
enum AnimationRules {
  /// Frames of more pixels are refused.
  static let pixelLimit = 1 << 24

  /// Frames without a duration, or one too short to be meant, take a tenth of a second, as in browsers.
  static func seconds(_ milliseconds: Int) -> Double { Double(milliseconds > 10 ? milliseconds : 100) / 1000 }
}
