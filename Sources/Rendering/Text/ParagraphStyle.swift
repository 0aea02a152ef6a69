import CoreGraphics

extension TextRequest {
  /// What holds for whole paragraphs. What is nil goes by the request.
  public struct ParagraphStyle: Hashable, Sendable {
    public enum Side: Hashable, Sendable {
      case left, center, right
    }

    public var side: Side?
    public var isRightToLeft: Bool?
    public var lineHeight: LineHeight?

    public init(side: Side? = nil, isRightToLeft: Bool? = nil, lineHeight: LineHeight? = nil) {
      self.side = side
      self.isRightToLeft = isRightToLeft
      self.lineHeight = lineHeight
    }

    /// Whether all of it goes by the request.
    public var isPlain: Bool { self == ParagraphStyle() }
  }

  /// How high the lines of a paragraph are. Lines of such a height stand one on the other, each from its own top to its
  /// own bottom; what they have more or less than their letters is shared by both sides of those.
  public enum LineHeight: Hashable, Sendable {
    /// Points.
    case exact(CGFloat)
    /// Times the paragraph's largest font size, and points added to that.
    case relative(factor: CGFloat, increase: CGFloat)
    /// As high as what stands in the line.
    case variable

    /// Points.
    ///
    /// - Parameters:
    ///   - fontSize: the largest of the paragraph.
    ///   - content: how high what stands in the line is.
    public func points(fontSize: CGFloat, content: CGFloat) -> CGFloat {
      let wanted: CGFloat =
        switch self {
        case .exact(let points): points
        case .relative(let factor, let increase): fontSize * factor + increase
        case .variable: content
        }
      return wanted.isFinite ? max(wanted, 0) : content
    }
  }
}
