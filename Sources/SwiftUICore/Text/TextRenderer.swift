import CoreGraphics
import Rendering

/// A value that a program attaches to parts of a text, for a ``TextRenderer`` to find.
public protocol TextAttribute: Sendable {}

/// Draws texts in a way of the program's own.
public protocol TextRenderer: Animatable {
  /// Draws the lines of a text. The context's origin is the text's top left corner.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// The size that a text takes of what it is offered.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// How far drawing may reach beyond the text. Nothing is cut off here, whatever it says.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer can measure.
public struct TextProxy {
  let measure: (ProposedViewSize) -> CGSize

  /// The size that the text takes of what it is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

extension Text {
  /// Attaches a value to the text, which a ``TextRenderer`` finds in the runs of the layout.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { adding(.custom(TextAttributeBox(value))) }

  /// The lines of a text, broken and placed.
  public struct Layout: RandomAccessCollection {
    /// Where a part of a text stands and how far its font reaches.
    public struct TypographicBounds: Equatable, Sendable {
      /// On the baseline.
      public var origin: CGPoint
      public var width: CGFloat
      public var ascent: CGFloat
      public var descent: CGFloat
      public var leading: CGFloat

      public init() { self.init(origin: .zero, width: 0, ascent: 0, descent: 0) }

      init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat) {
        self.origin = origin
        self.width = width
        self.ascent = ascent
        self.descent = descent
        leading = 0
      }

      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// Glyphs stand at any fraction of a pixel, for texts that move.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }

    /// One line of a text.
    public struct Line: RandomAccessCollection {
      fileprivate let runs: [Run]
      /// On the baseline.
      public let origin: CGPoint
      public let typographicBounds: TypographicBounds

      public var startIndex: Int { 0 }
      public var endIndex: Int { runs.count }
      public subscript(index: Int) -> Run { runs[index] }
    }

    /// A part of a line of one font, one style and the same attributes.
    public struct Run: RandomAccessCollection {
      fileprivate let slices: [RunSlice]
      fileprivate let attributes: [TextAttributeBox]
      public let layoutDirection: LayoutDirection
      public let typographicBounds: TypographicBounds

      public var startIndex: Int { 0 }
      public var endIndex: Int { slices.count }
      public subscript(index: Int) -> RunSlice { slices[index] }

      /// The attribute of the type, if the run has one.
      public subscript<T: TextAttribute>(key: T.Type) -> T? {
        attributes.lazy.compactMap { $0.value as? T }.first
      }
    }

    /// A glyph of a run.
    public struct RunSlice {
      fileprivate let layout: TextLayout
      fileprivate let paints: [_ResolvedStyle]
      /// An image in the line.
      fileprivate var picture: PlacedFragment?
      public let typographicBounds: TypographicBounds

      fileprivate func fragment(in bounds: CGRect) -> Fragment {
        if let picture { return Fragment(.group([picture])) }
        return Fragment.letters(layout, styles: paints, in: bounds)
      }
    }

    fileprivate let lines: [Line]
    fileprivate let size: CGSize
    public let isTruncated: Bool

    public var startIndex: Int { 0 }
    public var endIndex: Int { lines.count }
    public subscript(index: Int) -> Line { lines[index] }
  }
}

/// A value of any type of attribute.
struct TextAttributeBox: Equatable, Sendable {
  let value: any TextAttribute

  init(_ value: any TextAttribute) { self.value = value }

  static func == (lhs: TextAttributeBox, rhs: TextAttributeBox) -> Bool {
    func open<T: TextAttribute>(_ left: T) -> Bool {
      guard let right = rhs.value as? T else { return false }
      return ValueComparison.areEqual(left, right)
    }
    return open(lhs.value)
  }
}

extension Text.Layout {
  init(_ layout: TextLayout, text: ResolvedText) {
    size = layout.size
    isTruncated = layout.isTruncated
    lines = layout.lines.map { line in
      let (ascent, descent) = (line.baseline - line.rect.minY, line.rect.maxY - line.baseline)
      func bounds(_ x: CGFloat, _ width: CGFloat) -> TypographicBounds {
        TypographicBounds(
          origin: CGPoint(x: x, y: line.baseline), width: width, ascent: ascent, descent: descent)
      }
      let own = layout.runs.filter { line.range.contains($0.range.lowerBound) && !$0.glyphs.isEmpty }
        .sorted { $0.glyphs[0].x < $1.glyphs[0].x }
      let starts = own.flatMap(\.glyphs).map(\.x).sorted()
      let letters = own.map { run -> Run in
        let slices = run.glyphs.map { glyph -> RunSlice in
          let end = starts.first { $0 > glyph.x + 0.01 } ?? line.rect.maxX
          let width = Swift.max(end - glyph.x, 0)
          var single = run
          single.glyphs = [glyph]
          let reach = ascent + descent
          let ink = CGRect(x: glyph.x, y: line.rect.minY, width: width, height: line.rect.height)
            .insetBy(dx: -reach / 2, dy: -reach / 2)
          return RunSlice(
            layout: TextLayout(
              size: layout.size, firstBaseline: layout.firstBaseline, lastBaseline: layout.lastBaseline,
              runs: [single], inkBounds: ink, scale: layout.scale), paints: text.paints,
            typographicBounds: bounds(glyph.x, width))
        }
        let left = slices.map(\.typographicBounds.origin.x).min() ?? line.rect.minX
        let right = slices.map { $0.typographicBounds.rect.maxX }.max() ?? left
        let isBackwards = run.glyphs.count > 1 && run.glyphs[0].x > run.glyphs[run.glyphs.count - 1].x
        return Run(
          slices: slices,
          attributes: text.attributes.filter { $0.range.overlaps(run.range) }.map(\.attribute),
          layoutDirection: isBackwards ? .rightToLeft : .leftToRight, typographicBounds: bounds(left, right - left))
      }
      let pictures = layout.attachments.filter { line.rect.minY <= $0.rect.midY && $0.rect.midY < line.rect.maxY }
        .map { attachment -> Run in
          let bounds = TypographicBounds(
            origin: CGPoint(x: attachment.rect.minX, y: line.baseline), width: attachment.rect.width,
            ascent: line.baseline - attachment.rect.minY, descent: attachment.rect.maxY - line.baseline)
          let drawing = text.attachmentFragments[attachment.id] ?? .empty
          let slice = RunSlice(
            layout: layout, paints: [], picture: PlacedFragment(drawing, at: attachment.rect.origin),
            typographicBounds: bounds)
          return Run(slices: [slice], attributes: [], layoutDirection: .leftToRight, typographicBounds: bounds)
        }
      let runs = (letters + pictures).sorted { $0.typographicBounds.origin.x < $1.typographicBounds.origin.x }
      return Line(
        runs: runs, origin: CGPoint(x: line.rect.minX, y: line.baseline),
        typographicBounds: bounds(line.rect.minX, line.rect.width))
    }
  }
}

extension GraphicsContext {
  /// Draws a line of a text where it stands in its layout.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    for run in line { draw(run, options: options) }
  }

  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    for slice in run { draw(slice, options: options) }
  }

  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    add(slice.fragment(in: CGRect(origin: .zero, size: slice.layout.size)))
  }
}

// MARK: How a renderer reaches the texts

private enum TextRendererKey: EnvironmentKey {
  static var defaultValue: ErasedTextRenderer? { nil }
}

extension EnvironmentValues {
  var textRenderer: ErasedTextRenderer? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}

/// A renderer of any type.
struct ErasedTextRenderer: @unchecked Sendable {
  let renderer: any TextRenderer

  func fragment(
    _ layout: TextLayout, text: ResolvedText, environment: EnvironmentValues, root: ViewRoot
  ) -> Fragment {
    let target = GraphicsContext.Target()
    var context = GraphicsContext(
      target: target, size: layout.size, environment: environment, root: root, symbols: nil)
    renderer.draw(layout: Text.Layout(layout, text: text), in: &context)
    return Fragment(.group(target.items))
  }
}

private struct TextRendererModifier<Renderer: TextRenderer>: ViewModifier, Animatable {
  nonisolated(unsafe) var renderer: Renderer

  nonisolated init(renderer: Renderer) { self.renderer = renderer }

  nonisolated var animatableData: Renderer.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }

  func body(content: Content) -> some View {
    content.environment(\.textRenderer, ErasedTextRenderer(renderer: renderer))
  }
}

extension View {
  /// Lets a renderer draw the texts in the view.
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}
