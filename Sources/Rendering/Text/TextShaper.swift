import CoreGraphics

/// Breaks and measures text. Answers are cached by the implementation, so asking again is cheap. Safe to call from
/// any thread.
public protocol TextShaper: Sendable {
  /// Lays text out. A nil width means one line per paragraph; a nil height means as many lines as there are.
  /// A height keeps `max(1, floor(height / line pitch))` lines and truncates the last.
  func layout(_ request: TextRequest, width: CGFloat?, height: CGFloat?) -> TextLayout

  /// Metrics of a font as the font file has them, in points.
  func metrics(of font: FontDescriptor) -> FontMetrics

  /// Whether there is a font of that family, full or PostScript name.
  func hasFont(named name: String) -> Bool

  /// Makes the fonts in a file available by their names.
  func registerFont(at path: String) throws
}

public struct FontMetrics: Hashable, Sendable {
  public var ascent: CGFloat
  public var descent: CGFloat
  public var leading: CGFloat
  public var capHeight: CGFloat
  public var xHeight: CGFloat

  public init(ascent: CGFloat, descent: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }
}
