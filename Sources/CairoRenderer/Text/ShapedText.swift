import CoreGraphics
import Rendering

/// A glyph as the shaper gives it, positions relative to the pen, y down.
struct ShapedGlyph {
  var id: UInt32
  var advance: Double
  var dx: Float
  var dy: Float

  /// Takes room but shows nothing.
  static let invisible = UInt32.max
}

/// The smallest piece of text that has glyphs of its own. In logical order.
struct Cluster {
  struct Flags: OptionSet {
    var rawValue: UInt8
    static let canBreakBefore = Flags(rawValue: 1)
    /// White space, which hangs at the end of a line.
    static let space = Flags(rawValue: 2)
    /// Ends a paragraph.
    static let newline = Flags(rawValue: 4)
    /// Shows a hyphen when a line ends here.
    static let softHyphen = Flags(rawValue: 8)
  }

  /// UTF-16 offset and length.
  var start: Int32
  var length: Int32
  var glyphStart: Int32
  var glyphCount: Int32
  var width: Double
  var segment: Int32
  /// Places a caret can stand in it, its own start included.
  var stops: UInt16
  var flags: Flags
}

/// Neighbouring clusters with the same font, style and direction.
struct Segment {
  var font: Int
  /// Index of the request's run.
  var run: Int32
  var level: UInt8
  var isColor: Bool
  var trailingSpacing: Double
  /// How far glyphs reach above and below the baseline and beyond their advance, in points.
  var ink: Ink

  struct Ink {
    var above = 0.0
    var below = 0.0
    var before = 0.0
    var after = 0.0

    mutating func formUnion(_ other: Ink) {
      above = max(above, other.above)
      below = max(below, other.below)
      before = max(before, other.before)
      after = max(after, other.after)
    }
  }
}

/// Text turned into glyphs, not yet broken into lines.
struct ShapedText {
  struct Paragraph {
    /// Clusters, the newline at the end included.
    var clusters: Range<Int>
    var isRightToLeft: Bool
    /// The request's runs that it begins and ends in.
    var runs: ClosedRange<Int32>
  }

  var glyphs: [ShapedGlyph] = []
  var clusters: [Cluster] = []
  var segments: [Segment] = []
  var paragraphs: [Paragraph] = []
  /// UTF-16 units.
  var length = 0
  /// Whether there are places in words at which lines may be broken with a hyphen.
  var hasSoftHyphens = false
  /// Whether any cluster runs right to left.
  var isBidirectional = false

  /// Adds a piece that was shaped on its own, as clusters of the run. The piece's own segments get the run's number.
  mutating func append(_ piece: ShapedText, run: Int32) {
    let glyphOffset = Int32(glyphs.count)
    let start = Int32(length)
    // Pieces with one font, the usual ones, continue the segment before them.
    var segmentOffset = Int32(segments.count)
    if piece.segments.count == 1, let last = segments.last, last.run == run,
      last.font == piece.segments[0].font,
      last.level == piece.segments[0].level, last.isColor == piece.segments[0].isColor
    {
      segmentOffset -= 1
      segments[segments.count - 1].ink.formUnion(piece.segments[0].ink)
    } else {
      for var segment in piece.segments {
        segment.run = run
        segments.append(segment)
      }
    }
    glyphs.append(contentsOf: piece.glyphs)
    for var cluster in piece.clusters {
      cluster.start += start
      cluster.glyphStart += glyphOffset
      cluster.segment += segmentOffset
      clusters.append(cluster)
    }
    length += piece.length
    isBidirectional = isBidirectional || piece.isBidirectional
    hasSoftHyphens = hasSoftHyphens || piece.hasSoftHyphens
  }
}
