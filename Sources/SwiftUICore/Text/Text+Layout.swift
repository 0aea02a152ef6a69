import CoreGraphics
import Rendering

extension Text {
  /// The lines of a text, broken and placed. The origin of its coordinates is the text's top left corner.
  ///
  /// Two layouts are equal if they are the same one: a text that is laid out anew has another.
  public struct Layout: RandomAccessCollection, Equatable {
    /// Where a part of a text stands and how far its font reaches.
    public struct TypographicBounds: Equatable, Sendable {
      /// The left end, on the baseline.
      public var origin: CGPoint
      public var width: CGFloat
      public var ascent: CGFloat
      public var descent: CGFloat
      /// What the line is apart from the one above, besides ascent and descent.
      public var leading: CGFloat

      public init() { self.init(origin: .zero, width: 0, ascent: 0, descent: 0, leading: 0) }

      init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
        self.origin = origin
        self.width = width
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
      }

      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// The place of a character in the text, to compare with those of other parts of the same layout.
    public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
      let offset: Int

      public static func < (lhs: CharacterIndex, rhs: CharacterIndex) -> Bool { lhs.offset < rhs.offset }
      public func distance(to other: CharacterIndex) -> Int { other.offset - offset }
      public func advanced(by count: Int) -> CharacterIndex { CharacterIndex(offset: offset + count) }
    }

    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// Glyphs stand at any fraction of a pixel, for texts that move. Glyphs stand at quarters of a pixel here, with
      /// or without this.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }

    let content: TextLayoutContent

    init(_ layout: TextLayout, text: ResolvedText) { content = TextLayoutContent(layout, text: text) }

    public static func == (lhs: Layout, rhs: Layout) -> Bool { lhs.content === rhs.content }

    func isLayout(_ layout: TextLayout) -> Bool { content.layout === layout }

    var size: CGSize { content.layout.size }

    /// Whether there is more text than the lines show.
    public var isTruncated: Bool { content.layout.isTruncated }

    public var startIndex: Int { 0 }
    public var endIndex: Int { content.layout.lines.count }
    public subscript(index: Int) -> Line { Line(content: content, number: index) }

    /// One line of a text. Its runs are in the order they are seen in, from left to right.
    public struct Line: RandomAccessCollection, Equatable {
      let content: TextLayoutContent
      let number: Int

      public static func == (lhs: Line, rhs: Line) -> Bool {
        lhs.content === rhs.content && lhs.number == rhs.number
      }

      private var line: TextLayout.Line { content.layout.lines[number] }

      /// The left end, on the baseline.
      public var origin: CGPoint { CGPoint(x: line.rect.minX, y: line.baseline) }

      public var typographicBounds: TypographicBounds {
        TypographicBounds(
          origin: origin, width: line.rect.width, ascent: line.baseline - line.rect.minY,
          descent: line.rect.maxY - line.baseline, leading: content.leading(ofLine: number))
      }

      public var startIndex: Int { 0 }
      public var endIndex: Int { content.runs[number].count }
      public subscript(index: Int) -> Run { Run(content: content, line: number, number: index) }
    }

    /// A part of a line of one font, one style, one direction and the same attributes: a row of glyphs, or an image.
    public struct Run: RandomAccessCollection, Equatable {
      let content: TextLayoutContent
      let line: Int
      let number: Int

      public static func == (lhs: Run, rhs: Run) -> Bool {
        lhs.content === rhs.content && lhs.line == rhs.line && lhs.number == rhs.number
      }

      var placed: TextLayoutContent.PlacedRun { content.runs[line][number] }

      public var startIndex: Int { 0 }
      public var endIndex: Int { placed.glyphs.count }
      public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<(index + 1)) }
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

      public var layoutDirection: LayoutDirection { placed.isRightToLeft ? .rightToLeft : .leftToRight }
      public var typographicBounds: TypographicBounds { self[startIndex..<endIndex].typographicBounds }
      /// The character that each of the glyphs begins with.
      public var characterIndices: [CharacterIndex] { self[startIndex..<endIndex].characterIndices }

      /// The attribute of the type, if the run has one.
      public subscript<T: TextAttribute>(key: T.Type) -> T? {
        placed.attributes.lazy.compactMap { $0.value as? T }.first
      }
    }

    /// Some of a run's neighbouring glyphs. Its elements are single ones.
    public struct RunSlice: RandomAccessCollection, Equatable {
      public var run: Run
      public var indices: Range<Int>

      public init(run: Run, indices: Range<Int>) {
        self.run = run
        self.indices = indices
      }

      public var startIndex: Int { indices.lowerBound }
      public var endIndex: Int { indices.upperBound }
      public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<(index + 1)) }
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }

      public var typographicBounds: TypographicBounds { run.placed.bounds(of: indices) }
      /// The character that each of the glyphs begins with.
      public var characterIndices: [CharacterIndex] {
        run.placed.glyphs[indices].map { CharacterIndex(offset: $0.offset) }
      }

      /// The attribute of the type, if the run has one.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

      fileprivate var fragment: Fragment { run.content.fragment(of: run.placed, indices) }
    }
  }
}

extension GraphicsContext {
  /// Draws a line of a text where it stands in its layout.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    for run in line { draw(run, options: options) }
  }

  /// Draws a part of a line where it stands in its layout, with its background and the lines under and through it.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw(run[run.startIndex..<run.endIndex], options: options)
  }

  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    if !slice.isEmpty { add(slice.fragment) }
  }
}
