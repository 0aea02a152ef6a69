import CoreGraphics
import Foundation
import Rendering

/// One or more lines of text that the user reads.
public struct Text: Equatable, Sendable {
  enum Storage: Equatable, Sendable {
    case verbatim(String)
    indirect case localized(LocalizedStringKey, table: String?, bundle: URL?)
    indirect case resource(LocalizedStringResource)
    indirect case attributed(AttributedString)
    indirect case concatenation(Text, Text)
    indirect case image(Image)
    indirect case formatted(FormattedValue)
    indirect case date(Date, DateStyle)
    indirect case timer(TimerInterval)
    case live(LiveValue)
  }

  enum Modifier: Equatable, Sendable {
    case font(Font?)
    case color(Color)
    indirect case foreground(AnyShapeStyle)
    case background(Color)
    case weight(Font.Weight?)
    case bold(Bool)
    case italic(Bool)
    case monospaced(Bool)
    case monospacedDigit
    case design(Font.Design?)
    case width(Font.Width?)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    indirect case underline(LineStyle?)
    indirect case strikethrough(LineStyle?)
    case textScale(Scale)
    case language(TypesettingLanguage)
    indirect case label(Text)
    indirect case custom(TextAttributeBox)
  }

  // The reference comes first, so that no gap lies between the two and texts can be compared by their bytes.
  var modifiers: Modifiers?
  var storage: Storage

  public static func == (lhs: Text, rhs: Text) -> Bool {
    lhs.storage == rhs.storage && lhs.modifiers == rhs.modifiers
  }

  init(_ storage: Storage) { self.storage = storage }

  /// Text that is shown as it is.
  public init(verbatim content: String) { storage = .verbatim(content) }

  /// Text that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

  /// Text looked up in the strings table; inline Markdown in it is understood.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    storage = .localized(key, table: tableName, bundle: bundle?.tablesURL)
  }

  /// Text that is looked up for the environment's locale; inline Markdown in it is understood.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { storage = .resource(resource) }

  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { storage = .attributed(attributedContent) }

  /// An image that stands in the line.
  public init(_ image: Image) { storage = .image(image) }

  /// A value as the format writes it in the environment's locale.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    storage = .formatted(FormattedValue(input, format: format))
  }

  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    storage = .formatted(FormattedValue(input, attributedFormat: format))
  }

  /// What a formatter makes of a value, in the formatter's own locale; nothing if it cannot write such a value.
  ///
  /// Takes any value, as on Linux neither dates nor measurements are bridged to classes.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    storage = .verbatim(formatter.string(for: subject) ?? "")
  }

  public static func + (lhs: Text, rhs: Text) -> Text { Text(.concatenation(lhs, rhs)) }

  /// Consuming, so that a chain of modifiers changes one value.
  consuming func adding(_ modifier: Modifier) -> Text {
    modifiers = Modifiers.adding(modifier, to: modifiers)
    return self
  }

  // MARK: Modifiers that keep the type

  public consuming func font(_ font: Font?) -> Text { adding(.font(font)) }
  public consuming func foregroundColor(_ color: Color?) -> Text {
    guard let color else { return self }
    return adding(.color(color))
  }
  public consuming func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    adding((style as? Color).map { .color($0) } ?? .foreground(AnyShapeStyle(style)))
  }
  public consuming func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }
  public consuming func fontWidth(_ width: Font.Width?) -> Text { adding(.width(width)) }
  public consuming func fontDesign(_ design: Font.Design?) -> Text { adding(.design(design)) }
  public consuming func bold() -> Text { adding(.bold(true)) }
  public consuming func bold(_ isActive: Bool) -> Text { adding(.bold(isActive)) }
  public consuming func italic() -> Text { adding(.italic(true)) }
  public consuming func italic(_ isActive: Bool) -> Text { adding(.italic(isActive)) }
  public consuming func monospaced(_ isActive: Bool = true) -> Text { adding(.monospaced(isActive)) }
  public consuming func monospacedDigit() -> Text { adding(.monospacedDigit) }
  public consuming func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }
  public consuming func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }
  public consuming func baselineOffset(_ baselineOffset: CGFloat) -> Text { adding(.baselineOffset(baselineOffset)) }
  public consuming func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? adding(.textScale(scale)) : self
  }
  /// Sets the language that the text is drawn for, which decides between variants of the same letters.
  public consuming func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    isEnabled ? adding(.language(.explicit(language))) : self
  }
  public consuming func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
    isEnabled ? adding(.language(language)) : self
  }

  /// What assistive programs say instead of the text.
  public consuming func accessibilityLabel(_ label: Text) -> Text { adding(.label(label)) }
  public consuming func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { adding(.label(Text(labelKey))) }
  @_disfavoredOverload
  public consuming func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { adding(.label(Text(label))) }

  public consuming func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    adding(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }
  public consuming func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    adding(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  @available(*, deprecated, renamed: "foregroundColor(_:)")
  public consuming func color(_ color: Color?) -> Text { foregroundColor(color) }

  /// A line under or through text.
  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Sendable, Hashable {
      let pattern: TextRequest.LineDecoration.Pattern
      public static let solid = Pattern(pattern: .solid)
      public static let dot = Pattern(pattern: .dot)
      public static let dash = Pattern(pattern: .dash)
      public static let dashDot = Pattern(pattern: .dashDot)
      public static let dashDotDot = Pattern(pattern: .dashDotDot)
    }

    var pattern: Pattern
    var color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = LineStyle()
  }

  public struct Scale: Sendable, Hashable {
    let factor: CGFloat
    public static let `default` = Scale(factor: 1)
    public static let secondary = Scale(factor: 0.8)
  }

  /// Where text that is too long is cut.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }

  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }
}

/// Text modifiers applied to whole views, which fill in what a text has not set itself.
package struct TextStyleOverrides: Equatable, Sendable {
  var modifiers: [Text.Modifier] = []
  var alignmentStrategy = Text.AlignmentStrategy.default
  var directionStrategy = Text.WritingDirectionStrategy.default
}

extension View {
  nonisolated private func textStyle(_ modifier: Text.Modifier?) -> some View {
    transformEnvironment(\.textStyle) { if let modifier { $0.modifiers.append(modifier) } }
  }

  /// Sets the font of text that has none of its own.
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { textStyle(.weight(weight)) }
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { textStyle(.width(width)) }
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { textStyle(.design(design)) }
  nonisolated public func bold(_ isActive: Bool = true) -> some View { textStyle(.bold(isActive)) }
  nonisolated public func italic(_ isActive: Bool = true) -> some View { textStyle(.italic(isActive)) }
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    textStyle(.monospaced(isActive))
  }
  nonisolated public func monospacedDigit() -> some View { textStyle(.monospacedDigit) }
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { textStyle(.kerning(kerning)) }
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { textStyle(.tracking(tracking)) }
  /// Draws text that has no scale of its own smaller than its font.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    textStyle(isEnabled ? .textScale(scale) : nil)
  }
  nonisolated public func baselineOffset(_ offset: CGFloat) -> some View {
    textStyle(.baselineOffset(offset))
  }
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textStyle(.underline(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
  }
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textStyle(.strikethrough(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Sets the most lines that text takes; nil is no limit.
  nonisolated public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// Keeps the height of the lower number of lines, and takes no more than the upper one.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(
      EnvironmentWritingModifier {
        $0.lineLimit = limit.upperBound
        $0.lowerLineLimit = limit.lowerBound
      })
  }
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound)
  }
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.lowerLineLimit, limit.lowerBound)
  }
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(
      EnvironmentWritingModifier {
        $0.lineLimit = limit
        $0.lowerLineLimit = reservesSpace ? limit : 0
      })
  }
  /// Sets where the lines of a text begin and end within the widest one.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  /// Sets what the leading and trailing sides of lines go by.
  nonisolated public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
    transformEnvironment(\.textStyle) { $0.alignmentStrategy = strategy }
  }
  /// Sets what decides whether a paragraph runs from left to right or from right to left.
  nonisolated public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
    transformEnvironment(\.textStyle) { $0.directionStrategy = strategy }
  }
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  /// Sets the language that text is drawn for, which decides between variants of the same letters.
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }
  nonisolated public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
    textStyle(isEnabled ? .language(language) : nil)
  }
}
