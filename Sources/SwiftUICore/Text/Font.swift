import CoreGraphics
import Rendering

/// A typeface with its size, which may depend on the surroundings.
public struct Font: Hashable, Sendable {
  /// Small where it can be: fonts are made anew in each run of a body.
  enum Provider: Hashable, Sendable {
    case style(TextStyle, design: Design?, weight: Weight?)
    case system(size: CGFloat, weight: Weight?, design: Design?)
    indirect case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
    indirect case modified(Provider, Modifier)
  }

  enum Modifier: Hashable, Sendable {
    case bold, italic, monospaced, monospacedDigit
    case weight(Weight)
    case width(Width)
    case leading(Leading)
    case capitals(FontDescriptor.Capitals)
    case scaled(CGFloat)
    case size(CGFloat)
  }

  let provider: Provider

  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case extraLargeTitle2, extraLargeTitle, largeTitle, title, title2, title3, headline, subheadline, body,
      callout
    case footnote, caption, caption2
  }

  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  public struct Weight: Hashable, Sendable {
    private let stored: Int16

    init(value: Int) { stored = Int16(clamping: value) }

    var value: Int { Int(stored) }

    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  public struct Width: Hashable, Sendable {
    public var value: CGFloat

    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  /// The font of text that has none.
  public static let `default` = Font.body
  public static let extraLargeTitle2 = Font.system(.extraLargeTitle2)
  public static let extraLargeTitle = Font.system(.extraLargeTitle)
  public static let largeTitle = Font.system(.largeTitle)
  public static let title = Font.system(.title)
  public static let title2 = Font.system(.title2)
  public static let title3 = Font.system(.title3)
  public static let headline = Font.system(.headline)
  public static let subheadline = Font.system(.subheadline)
  public static let body = Font.system(.body)
  public static let callout = Font.system(.callout)
  public static let footnote = Font.system(.footnote)
  public static let caption = Font.system(.caption)
  public static let caption2 = Font.system(.caption2)

  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(provider: .style(style, design: design, weight: weight))
  }

  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(provider: .style(style, design: design, weight: nil))
  }

  /// - Parameter size: points; does not follow the user's text size.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(provider: .system(size: size, weight: weight, design: design))
  }

  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
    Font(provider: .system(size: size, weight: weight, design: design))
  }

  /// A font by name; it follows the user's text size as body text does.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(provider: .custom(name: name, size: size, relativeTo: .body))
  }

  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(provider: .custom(name: name, size: size, relativeTo: textStyle))
  }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(provider: .custom(name: name, size: fixedSize, relativeTo: nil))
  }

  private func modified(_ modifier: Modifier) -> Font { Font(provider: .modified(provider, modifier)) }

  public func bold() -> Font { modified(.bold) }
  public func italic() -> Font { modified(.italic) }
  public func monospaced() -> Font { modified(.monospaced) }
  public func monospacedDigit() -> Font { modified(.monospacedDigit) }
  public func smallCaps() -> Font { modified(.capitals(.smallCaps)) }
  public func lowercaseSmallCaps() -> Font { modified(.capitals(.lowercaseSmallCaps)) }
  public func uppercaseSmallCaps() -> Font { modified(.capitals(.uppercaseSmallCaps)) }
  public func weight(_ weight: Weight) -> Font { modified(.weight(weight)) }
  public func width(_ width: Width) -> Font { modified(.width(width)) }
  public func leading(_ leading: Leading) -> Font { modified(.leading(leading)) }
  /// The font enlarged, or made smaller, by a factor.
  public func scaled(by factor: CGFloat) -> Font { modified(.scaled(factor)) }
  /// The font at a size in points, which no longer follows the text size that the user prefers.
  public func pointSize(_ size: CGFloat) -> Font { modified(.size(size)) }

  /// The font with everything settled.
  package struct ResolvedFont: Hashable, Sendable {
    package var descriptor: FontDescriptor
    /// Distance of baselines of wrapped lines, points.
    package var lineHeight: CGFloat
    package var ascent: CGFloat
    package var descent: CGFloat
    /// What `bold()` makes of the weight, for text styles that have a rule of their own.
    var boldWeight: Int?
    var distances: TextDistances?
  }

  package func resolved(size typeSize: DynamicTypeSize, lines: FontLines = FontLines()) -> ResolvedFont {
    Self.resolve(provider, typeSize, lines)
  }

  private static func resolve(
    _ provider: Provider, _ typeSize: DynamicTypeSize, _ lines: FontLines
  ) -> ResolvedFont {
    switch provider {
    case .style(let style, let design, let weight):
      if let own = lines.styles[style] {
        var font = resolved(
          family: family(design), size: own.size, weight: weight?.value ?? own.weight, line: own.line)
        if weight == nil { font.boldWeight = own.boldWeight }
        return font
      }
      let metrics = TypeScale.metrics(of: style, at: typeSize)
      return resolved(
        family: family(design), size: metrics.size, weight: weight?.value ?? TypeScale.weight(of: style),
        lineHeight: metrics.leading)
    case .system(let size, let weight, let design):
      if let line = lines.sizes[size] {
        return resolved(family: family(design), size: size, weight: weight?.value ?? 400, line: line)
      }
      return resolved(family: family(design), size: size, weight: weight?.value ?? 400, lineHeight: nil)
    case .custom(let name, let size, let style):
      var scaled = size
      if let style {
        scaled =
          size * TypeScale.metrics(of: style, at: typeSize).size
          / TypeScale.metrics(of: style, at: .large).size
      }
      return resolved(family: .named(name), size: scaled, weight: 400, lineHeight: nil)
    case .modified(let base, let modifier):
      var font = resolve(base, typeSize, lines)
      switch modifier {
      case .bold:
        font.descriptor.weight = font.boldWeight ?? max(font.descriptor.weight, 700)
      case .italic: font.descriptor.isItalic = true
      case .monospaced: font.descriptor.family = .monospaced
      case .monospacedDigit: font.descriptor.hasMonospacedDigits = true
      case .weight(let weight):
        font.descriptor.weight = weight.value
        font.boldWeight = nil
      case .width(let width): font.descriptor.width = 1 + width.value
      case .capitals(let capitals): font.descriptor.capitals = capitals
      case .leading(let leading):
        let extra: CGFloat = leading == .tight ? -2 : leading == .loose ? 2 : 0
        font.lineHeight += extra
      case .scaled(let factor): scale(&font, by: factor)
      case .size(let size): scale(&font, by: size / font.descriptor.size)
      }
      return font
    }
  }

  private static func scale(_ font: inout ResolvedFont, by factor: CGFloat) {
    guard factor.isFinite, factor > 0 else { return }
    font.descriptor.size *= factor
    font.lineHeight *= factor
    font.ascent *= factor
    font.descent *= factor
    font.distances = nil
  }

  private static func family(_ design: Design?) -> FontDescriptor.Family {
    switch design {
    case nil, .default: .system
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }

  private static func resolved(
    family: FontDescriptor.Family, size: CGFloat, weight: Int, line: FontLines.Line
  ) -> ResolvedFont {
    ResolvedFont(
      descriptor: FontDescriptor(family: family, size: size, weight: weight), lineHeight: line.lineHeight,
      ascent: line.ascent, descent: line.descent, distances: line.distances)
  }

  private static func resolved(
    family: FontDescriptor.Family, size: CGFloat, weight: Int, lineHeight: CGFloat?
  ) -> ResolvedFont {
    let ascent = size * TypeScale.ascent
    let descent = size * TypeScale.descent
    return ResolvedFont(
      descriptor: FontDescriptor(family: family, size: size, weight: weight),
      lineHeight: lineHeight ?? ascent + descent, ascent: ascent, descent: descent)
  }
}

/// Sizes of the text styles at every text size, and the line metrics that all system fonts share.
package enum TypeScale {
  /// Fractions of the font size.
  package static let ascent: CGFloat = 0.95215
  package static let descent: CGFloat = 0.24121
  package static let capHeight: CGFloat = 0.70459

  static func weight(of style: Font.TextStyle) -> Int {
    switch style {
    case .headline: 600
    case .extraLargeTitle, .extraLargeTitle2: 700
    default: 400
    }
  }

  package static func metrics(of style: Font.TextStyle, at size: DynamicTypeSize) -> (
    size: CGFloat, leading: CGFloat
  ) {
    let row = rows[min(size.rawValue, rows.count - 1)]
    switch style {
    case .extraLargeTitle: return (36, 43)
    case .extraLargeTitle2: return (28, 34)
    case .largeTitle: return row[0]
    case .title: return row[1]
    case .title2: return row[2]
    case .title3: return row[3]
    case .headline: return row[4]
    case .body: return row[4]
    case .callout: return row[5]
    case .subheadline: return row[6]
    case .footnote: return row[7]
    case .caption: return row[8]
    case .caption2: return row[9]
    }
  }

  /// Size and leading for: large title, title, title 2, title 3, body, callout, subheadline, footnote, caption,
  /// caption 2. One row a text size.
  private static let rows: [[(size: CGFloat, leading: CGFloat)]] = [
    [(31, 38), (25, 31), (19, 24), (17, 22), (14, 19), (13, 18), (12, 16), (12, 16), (11, 13), (11, 13)],
    [(32, 39), (26, 32), (20, 25), (18, 23), (15, 20), (14, 19), (13, 18), (12, 16), (11, 13), (11, 13)],
    [(33, 40), (27, 33), (21, 26), (19, 24), (16, 21), (15, 20), (14, 19), (12, 16), (11, 13), (11, 13)],
    [(34, 41), (28, 34), (22, 28), (20, 25), (17, 22), (16, 21), (15, 20), (13, 18), (12, 16), (11, 13)],
    [(36, 43), (30, 37), (24, 30), (22, 28), (19, 24), (18, 23), (17, 22), (15, 20), (14, 19), (13, 18)],
    [(38, 46), (32, 39), (26, 32), (24, 30), (21, 26), (20, 25), (19, 24), (17, 22), (16, 21), (15, 20)],
    [(40, 48), (34, 41), (28, 34), (26, 32), (23, 29), (22, 28), (21, 28), (19, 24), (18, 23), (17, 22)],
    [(44, 52), (38, 46), (34, 41), (31, 38), (28, 34), (26, 32), (25, 31), (23, 29), (22, 28), (20, 25)],
    [(48, 57), (43, 51), (39, 47), (37, 44), (33, 40), (32, 39), (30, 37), (27, 33), (26, 32), (24, 30)],
    [(52, 61), (48, 57), (44, 52), (43, 51), (40, 48), (38, 46), (36, 43), (33, 40), (32, 39), (29, 35)],
    [(56, 66), (53, 62), (50, 59), (49, 58), (47, 56), (44, 52), (42, 50), (38, 46), (37, 44), (34, 41)],
    [(60, 70), (58, 68), (56, 66), (55, 65), (53, 62), (51, 60), (49, 58), (44, 52), (43, 51), (40, 48)],
  ]
}
