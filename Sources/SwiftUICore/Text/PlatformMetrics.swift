import CoreGraphics

/// Numbers in which platforms differ and that layout depends on: the default font, the fonts' lines, hairlines.
///
/// They flow down the tree from the root like any value of the environment. Left alone they are those of the product's
/// own look; a host can give its root others, to lay out as another platform does.
package struct PlatformMetrics: Hashable, Sendable {
  /// The font of text that has none.
  package var defaultFont = Font.body
  package var fonts = FontLines()
  /// Points across a divider; one device pixel when nil.
  package var dividerThickness: CGFloat?

  package init() {}
}

/// The boxes that lines of system fonts have, where they are not those of the type scale.
package struct FontLines: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    package var ascent: CGFloat
    package var descent: CGFloat
    /// From one baseline to the next of wrapped lines.
    package var lineHeight: CGFloat
    package var distances: TextDistances?

    package init(ascent: CGFloat, descent: CGFloat, lineHeight: CGFloat, distances: TextDistances? = nil) {
      self.ascent = ascent
      self.descent = descent
      self.lineHeight = lineHeight
      self.distances = distances
    }
  }

  package struct Style: Hashable, Sendable {
    package var size: CGFloat
    package var weight: Int
    /// What `bold()` makes of it.
    package var boldWeight: Int
    package var line: Line

    package init(size: CGFloat, weight: Int, boldWeight: Int, line: Line) {
      self.size = size
      self.weight = weight
      self.boldWeight = boldWeight
      self.line = line
    }
  }

  package var styles: [Font.TextStyle: Style] = [:]
  /// By points.
  package var sizes: [CGFloat: Line] = [:]

  package init() {}
}

/// The distances that a line of text keeps, in points.
package struct TextDistances: Hashable, Sendable {
  /// From what stands above and is no text.
  package var above: CGFloat
  /// From what stands below and is no text.
  package var below: CGFloat
  /// From a text above.
  package var toText: CGFloat

  package init(above: CGFloat, below: CGFloat, toText: CGFloat) {
    self.above = above
    self.below = below
    self.toText = toText
  }

  /// What follows from a system font's own lines.
  init(fontSize size: CGFloat, pixelLength pixel: CGFloat) {
    let (ascent, descent, cap) = (1980 / 2048 * size, 432 / 2048 * size, 1443 / 2048 * size)
    let extra = (0.1 * (ascent + descent) / pixel).rounded(.up) * pixel
    above = descent + extra
    below = ascent + descent - cap + extra
    toText = 0
  }
}

private enum PlatformMetricsKey: EnvironmentKey {
  static var defaultValue: PlatformMetrics { PlatformMetrics() }
}

extension EnvironmentValues {
  package var platformMetrics: PlatformMetrics {
    get { self[PlatformMetricsKey.self] }
    set { self[PlatformMetricsKey.self] = newValue }
  }
}
