import CoreGraphics
import Foundation

/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light, dark
}

/// Standard or increased contrast.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard, increased
}

/// Whether there is room for more than one thing beside another.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

/// The size of text the user prefers.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// How a run of text lies in a width that it does not fill.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

/// The sizes that controls come in.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// Declares an environment key with a default. For the engine's and the controls' own values.
private protocol SimpleKey: EnvironmentKey {}

private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private enum ContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }
private enum LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { SystemLocale.current } }
private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum ForegroundKey: EnvironmentKey { static var defaultValue: [AnyShapeStyle] { [] } }
private enum BackgroundKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum AccentKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private enum TintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum DynamicTypeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private enum LowerLineLimitKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private enum TextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
private enum TruncationKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
private enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum ScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum TighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
private enum TextStyleKey: EnvironmentKey {
  static var defaultValue: TextStyleOverrides { TextStyleOverrides() }
}
private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
private enum SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }
private enum SymbolModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }
private enum HorizontalClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .compact }
}
private enum VerticalClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}
private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
private enum ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ReduceTransparencyKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction(system: nil) }
}
private enum TextClockKey: EnvironmentKey { static var defaultValue: TextClock { TextClock() } }
private enum IsFocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
  public var colorSchemeContrast: ColorSchemeContrast { self[ContrastKey.self] }
  package var _colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
  /// Device pixels a point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }
  /// The length of one device pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
  /// The font of text that has none of its own; nil is the body font.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
  package var foregroundStyles: [AnyShapeStyle] {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }
  package var accentColor: Color? {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
  package var tintStyle: AnyShapeStyle? {
    get { self[TintKey.self] ?? self[AccentKey.self].map { AnyShapeStyle($0) } }
    set { self[TintKey.self] = newValue }
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeKey.self] }
    set { self[DynamicTypeKey.self] = newValue }
  }
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
  package var lowerLineLimit: Int {
    get { self[LowerLineLimitKey.self] }
    set { self[LowerLineLimitKey.self] = newValue }
  }
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }
  public var minimumScaleFactor: CGFloat {
    get { self[ScaleFactorKey.self] }
    set { self[ScaleFactorKey.self] = newValue }
  }
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }
  package var textStyle: TextStyleOverrides {
    get { self[TextStyleKey.self] }
    set { self[TextStyleKey.self] = newValue }
  }
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolModeKey.self] }
    set { self[SymbolModeKey.self] = newValue }
  }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalClassKey.self] }
    set { self[HorizontalClassKey.self] = newValue }
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalClassKey.self] }
    set { self[VerticalClassKey.self] = newValue }
  }
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
  public var accessibilityReduceMotion: Bool { self[ReduceMotionKey.self] }
  package var _accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
  public var accessibilityReduceTransparency: Bool { self[ReduceTransparencyKey.self] }
  package var _accessibilityReduceTransparency: Bool {
    get { self[ReduceTransparencyKey.self] }
    set { self[ReduceTransparencyKey.self] = newValue }
  }
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
  package var textClock: TextClock {
    get { self[TextClockKey.self] }
    set { self[TextClockKey.self] = newValue }
  }
  public var isFocused: Bool { self[IsFocusedKey.self] }
  package var _isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
}

/// Why parts of a view are not to be shown as they are.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// Where texts that follow the time find it: the desktop's clock, or the virtual one of a test.
package struct TextClock: Sendable, Equatable {
  /// The date at which a virtual clock starts; the desktop's clock when nil.
  package var fixed: Date?

  package init(fixed: Date? = nil) { self.fixed = fixed }

  package var now: Date { fixed ?? Date() }
}

/// Opens links.
public struct OpenURLAction: Sendable {
  public struct Result: Sendable {
    enum Kind: Sendable {
      case handled, discarded
      case system(URL?)
    }
    let kind: Kind
    public static let handled = Result(kind: .handled)
    public static let discarded = Result(kind: .discarded)
    public static let systemAction = Result(kind: .system(nil))
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  nonisolated(unsafe) private let handler: ((URL) -> Result)?
  private let system: (@MainActor @Sendable (URL) async -> Bool)?

  public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
    system = nil
  }

  package init(system: (@MainActor @Sendable (URL) async -> Bool)?) {
    handler = nil
    self.system = system
  }

  @MainActor public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  @MainActor public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    var target = url
    if let handler {
      switch handler(url).kind {
      case .handled: return completion(true)
      case .discarded: return completion(false)
      case .system(let other): target = other ?? url
      }
    }
    guard let system = system ?? SystemActions.openURL else { return completion(false) }
    nonisolated(unsafe) let completion = completion
    Task { completion(await system(target)) }
  }
}

/// What the desktop does for programs.
@MainActor
package enum SystemActions {
  package static var openURL: (@MainActor @Sendable (URL) async -> Bool)?
}

/// The user's locale. Foundation's own answer on Linux is always `en_001`.
package enum SystemLocale {
  package static let current: Locale = {
    let environment = ProcessInfo.processInfo.environment
    let names = ["LC_ALL", "LC_TIME", "LANG"].compactMap { environment[$0] }.filter { !$0.isEmpty }
    guard let name = names.first?.split(separator: ".").first.map(String.init), name.count >= 2,
      name != "POSIX"
    else {
      return Locale(identifier: "en_US")
    }
    return Locale(identifier: name)
  }()
}

extension View {
  /// Lets the view, and what is in it, not react to the user.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  /// Sets the style of text and shapes that have none of their own.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(EnvironmentWritingModifier { $0.setForegroundStyles([AnyShapeStyle(style)]) })
  }

  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(
      EnvironmentWritingModifier {
        $0.setForegroundStyles([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
      })
  }

  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      EnvironmentWritingModifier {
        $0.setForegroundStyles([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
      })
  }

  /// Sets the colour of text and shapes; nil keeps that of the surroundings.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    modifier(EnvironmentWritingModifier { if let color { $0.setForegroundStyles([AnyShapeStyle(color)]) } })
  }

  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Sets the accent colour of the view; nil is that of the surroundings.
  nonisolated public func tint(_ tint: Color?) -> some View {
    modifier(EnvironmentWritingModifier { if let tint { $0.tintStyle = AnyShapeStyle(tint) } })
  }

  @_disfavoredOverload
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(EnvironmentWritingModifier { if let tint { $0.tintStyle = AnyShapeStyle(tint) } })
  }

  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    modifier(
      EnvironmentWritingModifier {
        $0.accentColor = accentColor
        if let accentColor { $0.tintStyle = AnyShapeStyle(accentColor) }
      })
  }

  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      if range.contains(size) { return }
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let least = allowed.first, let most = allowed.last else { return }
      size = size < least ? least : most
    }
  }
}

extension EnvironmentValues {
  /// Styles that refer to the foreground mean that of the surroundings, so they are settled against it now.
  mutating func setForegroundStyles(_ styles: [AnyShapeStyle]) {
    let outer = foregroundStyles
    foregroundStyles = styles.map { $0.settled(against: outer) }
  }
}

extension AnyShapeStyle {
  func settled(against outer: [AnyShapeStyle]) -> AnyShapeStyle {
    AnyShapeStyle(SettledStyle(base: self, outer: outer))
  }
}

/// A style together with the foreground styles it was written under.
private struct SettledStyle: ShapeStyle, Equatable {
  var base: AnyShapeStyle
  var outer: [AnyShapeStyle]

  func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    var inner = context
    inner.environment.foregroundStyles = outer
    return base._resolve(in: inner)
  }
}
