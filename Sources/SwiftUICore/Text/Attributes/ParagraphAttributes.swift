import CoreGraphics
import Foundation
import Rendering

extension AttributedString {
  /// How high the lines of a paragraph are, which is the distance from one baseline to the next.
  ///
  /// A line of a height of its own fills that height; what it has more or less than its letters is above and below
  /// them in equal parts. (How Apple's platforms share it out is not documented.)
  public struct LineHeight: Sendable, Hashable, Codable {
    private enum Kind: Hashable, Codable, Sendable {
      case exact(CGFloat)
      case multiple(CGFloat)
      case leading(CGFloat)
      case variable
    }

    private let kind: Kind

    /// Every line is as high as what stands in it: lines of larger letters are higher than others.
    public static var variable: LineHeight { LineHeight(kind: .variable) }
    /// 1.2 times the largest font size of the paragraph. Apple's factor is not published.
    public static var normal: LineHeight { multiple(factor: 1.2) }
    /// The largest font size of the paragraph. Apple's factor is not published.
    public static var tight: LineHeight { multiple(factor: 1) }
    /// 1.5 times the largest font size of the paragraph. Apple's factor is not published.
    public static var loose: LineHeight { multiple(factor: 1.5) }

    /// That many points, whatever the fonts are. Less than nothing counts as nothing.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(kind: .exact(points)) }
    /// A multiple of the largest font size of the paragraph.
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(kind: .multiple(factor)) }
    /// The largest font size of the paragraph and some points more.
    public static func leading(increase: CGFloat) -> LineHeight { LineHeight(kind: .leading(increase)) }

    var height: TextRequest.LineHeight {
      switch kind {
      case .exact(let points): .exact(points)
      case .multiple(let factor): .relative(factor: factor, increase: 0)
      case .leading(let increase): .relative(factor: 1, increase: increase)
      case .variable: .variable
      }
    }
  }

  /// On which side the lines of a paragraph are.
  public enum TextAlignment: Sendable, Hashable, Codable, CaseIterable {
    case left, right, center
  }
}

extension AttributeScopes {
  public var coreText: CoreTextAttributes.Type { CoreTextAttributes.self }

  /// Attributes of paragraphs. One that is set on a part of a paragraph holds for the whole of it.
  public struct CoreTextAttributes: AttributeScope {
    public let lineHeight: LineHeightAttribute
    public let textAlignment: TextAlignmentAttribute

    @frozen public enum LineHeightAttribute: CodableAttributedStringKey {
      public typealias Value = AttributedString.LineHeight
      public static let name = "CTLineHeight"
      public static let runBoundaries: AttributedString.AttributeRunBoundaries? = .paragraph
    }

    @frozen public enum TextAlignmentAttribute: CodableAttributedStringKey {
      public typealias Value = AttributedString.TextAlignment
      public static let name = "CTTextAlignment"
      public static let runBoundaries: AttributedString.AttributeRunBoundaries? = .paragraph
    }
  }
}

// MARK: Views

private enum LineHeightKey: EnvironmentKey {
  static var defaultValue: AttributedString.LineHeight? { nil }
}

extension EnvironmentValues {
  /// How high lines of text are that say nothing about it. With nil, the default, that goes by the text style.
  public var lineHeight: AttributedString.LineHeight? {
    get { self[LineHeightKey.self] }
    set { self[LineHeightKey.self] = newValue }
  }
}

extension View {
  /// Sets how high lines of text are that say nothing about it; nil leaves that to the text style.
  nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.lineHeight, lineHeight)
  }
}
