import CoreGraphics

/// Text with everything that decides its layout, and nothing that only decides its colour.
public struct TextRequest: Hashable, Sendable {
  public struct Run: Hashable, Sendable {
    public var text: String
    public var font: FontDescriptor
    /// Points added after each character.
    public var kerning: CGFloat
    /// Points added between characters, ligatures off.
    public var tracking: CGFloat
    /// Points upwards.
    public var baselineOffset: CGFloat
    public var underline: LineDecoration?
    public var strikethrough: LineDecoration?
    /// Points from one baseline to the next of wrapped lines, before `lineSpacing`.
    public var lineHeight: CGFloat
    /// Height of a single line's box above and below the baseline, in points.
    public var ascent: CGFloat
    public var descent: CGFloat
    /// Index of the paint it is drawn with.
    public var style: Int
    /// A BCP 47 tag that decides glyph variants of this run; the request's when nil.
    public var language: String?
    /// Counts for the paragraph that begins in the run.
    public var paragraph: ParagraphStyle?
    /// Something that is not text (an image, a symbol) standing in the line; `text` is then one placeholder character.
    public var attachment: Attachment?

    public init(
      text: String, font: FontDescriptor, ascent: CGFloat, descent: CGFloat, lineHeight: CGFloat,
      style: Int = 0
    ) {
      self.text = text
      self.font = font
      self.ascent = ascent
      self.descent = descent
      self.lineHeight = lineHeight
      self.style = style
      kerning = 0
      tracking = 0
      baselineOffset = 0
    }
  }

  public struct Attachment: Hashable, Sendable {
    public var id: Int
    public var size: CGSize
    /// Distance of its bottom below the baseline.
    public var descent: CGFloat

    public init(id: Int, size: CGSize, descent: CGFloat) {
      self.id = id
      self.size = size
      self.descent = descent
    }
  }

  public struct LineDecoration: Hashable, Sendable {
    public enum Pattern: Hashable, Sendable {
      case solid, dot, dash, dashDot, dashDotDot
    }

    public var pattern: Pattern
    /// Index of its paint; the run's own when nil.
    public var style: Int?

    public init(pattern: Pattern = .solid, style: Int? = nil) {
      self.pattern = pattern
      self.style = style
    }
  }

  public enum Alignment: Hashable, Sendable {
    case leading, center, trailing
  }

  public enum Truncation: Hashable, Sendable {
    case head, middle, tail
  }

  public var runs: [Run]
  public var alignment = Alignment.leading
  /// Upper limit of lines; no limit when nil.
  public var lineLimit: Int?
  /// Lines whose height is kept even when there is less text.
  public var reservedLines = 0
  public var truncation = Truncation.tail
  /// Points added between lines.
  public var lineSpacing: CGFloat = 0
  /// How far the text may be scaled down before it is cut.
  public var minimumScaleFactor: CGFloat = 1
  public var allowsTightening = false
  /// The direction of the surroundings: that of paragraphs without letters.
  public var isRightToLeft = false
  /// Whether paragraphs run as their first letter does, or else as the surroundings.
  public var followsLetters = true
  /// Whether leading and trailing go by the direction of each paragraph, or else by the surroundings.
  public var alignsByParagraph = false
  /// Sizes are rounded up to a multiple of this many points (one device pixel).
  public var pixelLength: CGFloat = 1
  /// A BCP 47 tag that decides line breaks and glyph variants.
  public var language = "en"

  public init(runs: [Run]) { self.runs = runs }
}
