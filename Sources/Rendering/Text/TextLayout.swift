import CoreGraphics

/// Text broken into lines and placed, origin at the top left. Immutable, so that frames can share it.
public final class TextLayout: Sendable {
  public struct Glyph: Hashable, Sendable {
    public var id: UInt32
    /// Baseline position in the layout's coordinates.
    public var x: CGFloat
    public var y: CGFloat

    public init(id: UInt32, x: CGFloat, y: CGFloat) {
      self.id = id
      self.x = x
      self.y = y
    }
  }

  public struct GlyphRun: Sendable {
    /// The shaper's number for the font instance (family, size, weight, …).
    public var font: Int
    public var style: Int
    public var glyphs: [Glyph]
    public var isColor: Bool
    /// UTF-16 range in the whole text.
    public var range: Range<Int>

    public init(font: Int, style: Int, glyphs: [Glyph], isColor: Bool, range: Range<Int>) {
      self.font = font
      self.style = style
      self.glyphs = glyphs
      self.isColor = isColor
      self.range = range
    }
  }

  public struct Decoration: Sendable {
    public var rect: CGRect
    public var style: Int
    public var pattern: TextRequest.LineDecoration.Pattern
    /// Whether it is drawn over the letters instead of below them.
    public var isAboveText: Bool

    public init(
      rect: CGRect, style: Int, pattern: TextRequest.LineDecoration.Pattern, isAboveText: Bool = false
    ) {
      self.rect = rect
      self.style = style
      self.pattern = pattern
      self.isAboveText = isAboveText
    }
  }

  public struct PlacedAttachment: Sendable {
    public var id: Int
    public var rect: CGRect

    public init(id: Int, rect: CGRect) {
      self.id = id
      self.rect = rect
    }
  }

  public struct Line: Sendable {
    /// Left edge, top edge, width of the ink's advance and height of the line.
    public var rect: CGRect
    /// From the top of the layout.
    public var baseline: CGFloat
    /// UTF-16 range, the line break included.
    public var range: Range<Int>
    public var isTruncated: Bool
    /// Caret positions: x for each UTF-16 offset of `range` and one for its end.
    public var carets: [CGFloat]

    public init(rect: CGRect, baseline: CGFloat, range: Range<Int>, isTruncated: Bool, carets: [CGFloat]) {
      self.rect = rect
      self.baseline = baseline
      self.range = range
      self.isTruncated = isTruncated
      self.carets = carets
    }
  }

  /// The size reported to layout, rounded up to pixels.
  public let size: CGSize
  public let firstBaseline: CGFloat
  public let lastBaseline: CGFloat
  public let lines: [Line]
  public let runs: [GlyphRun]
  public let decorations: [Decoration]
  public let attachments: [PlacedAttachment]
  /// Everything the glyphs can touch; null when there are none.
  public let inkBounds: CGRect
  /// How far the font was scaled down (`minimumScaleFactor`).
  public let scale: CGFloat

  public init(
    size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lines: [Line] = [], runs: [GlyphRun] = [],
    decorations: [Decoration] = [], attachments: [PlacedAttachment] = [], inkBounds: CGRect = .null,
    scale: CGFloat = 1
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lines = lines
    self.runs = runs
    self.decorations = decorations
    self.attachments = attachments
    self.inkBounds = inkBounds
    self.scale = scale
  }

  /// The same layout with some of its letters, and of the lines under and through them.
  public func keeping(
    runs isWanted: (GlyphRun) -> Bool, decorations isWantedDecoration: (Decoration) -> Bool
  ) -> TextLayout {
    TextLayout(
      size: size, firstBaseline: firstBaseline, lastBaseline: lastBaseline, lines: lines,
      runs: runs.filter(isWanted), decorations: decorations.filter(isWantedDecoration), attachments: attachments,
      inkBounds: inkBounds, scale: scale)
  }

  public var isTruncated: Bool { lines.contains(where: \.isTruncated) }

  /// The caret before the UTF-16 offset: a rectangle of width 0.
  public func caret(at offset: Int) -> CGRect {
    guard let line = lines.last(where: { $0.range.lowerBound <= offset }) ?? lines.first else {
      return CGRect(x: 0, y: 0, width: 0, height: size.height)
    }
    let index = min(max(offset - line.range.lowerBound, 0), max(line.carets.count - 1, 0))
    let x = line.carets.isEmpty ? line.rect.minX : line.carets[index]
    return CGRect(x: x, y: line.rect.minY, width: 0, height: line.rect.height)
  }

  /// The UTF-16 offset whose caret is nearest to the point.
  public func offset(at point: CGPoint) -> Int {
    guard let line = lines.first(where: { point.y < $0.rect.maxY }) ?? lines.last else { return 0 }
    var best = (index: 0, distance: CGFloat.infinity)
    for (index, x) in line.carets.enumerated() where abs(x - point.x) < best.distance {
      best = (index, abs(x - point.x))
    }
    return line.range.lowerBound + best.index
  }

  /// The rectangles that cover a UTF-16 range, one a line.
  public func rects(for range: Range<Int>) -> [CGRect] {
    lines.compactMap { line in
      let low = max(range.lowerBound, line.range.lowerBound)
      let high = min(range.upperBound, line.range.upperBound)
      guard low < high, !line.carets.isEmpty else { return nil }
      let last = line.carets.count - 1
      let a = line.carets[min(low - line.range.lowerBound, last)]
      let b = line.carets[min(high - line.range.lowerBound, last)]
      return CGRect(x: min(a, b), y: line.rect.minY, width: abs(b - a), height: line.rect.height)
    }
  }
}
