import Foundation

extension String {
  /// A key and the values to put into what it stands for.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    let key: String
    let arguments: [LocalizationArgument]

    public init(_ value: String) {
      key = value
      arguments = []
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
      let inner = stringInterpolation.inner
      key = inner.arguments.isEmpty ? inner.literal : inner.key
      arguments = inner.arguments
    }

    /// Builds the key: each value leaves a specifier in it, as `Hello %@`.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var inner: LocalizedStringKey.StringInterpolation

      public init(literalCapacity: Int, interpolationCount: Int) {
        inner = LocalizedStringKey.StringInterpolation(
          literalCapacity: literalCapacity, interpolationCount: interpolationCount)
      }

      public mutating func appendLiteral(_ literal: String) { inner.appendLiteral(literal) }

      public mutating func appendInterpolation(_ value: String) { inner.appendInterpolation(value) }

      @_disfavoredOverload
      public mutating func appendInterpolation<S: StringProtocol>(_ value: S) { inner.appendInterpolation(value) }

      public mutating func appendInterpolation(_ value: AttributedString) { inner.appendInterpolation(value) }

      public mutating func appendInterpolation(_ value: LocalizedStringResource) { inner.appendInterpolation(value) }

      public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
      where F.FormatInput: Equatable, F.FormatOutput == String {
        inner.appendInterpolation(value, format: format)
      }

      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
        inner.appendInterpolation(value)
      }

      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
        inner.appendInterpolation(value, specifier: specifier)
      }

      @_disfavoredOverload
      public mutating func appendInterpolation<T>(_ value: T) { inner.appendInterpolation(value) }
    }
  }
}

/// A localised string that is looked up only when it is shown.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation,
  CustomLocalizedStringResourceConvertible
{
  public enum BundleDescription: Equatable, Sendable {
    case main
    case atURL(URL)

    public static func forClass(_ type: AnyClass) -> BundleDescription { .atURL(Bundle(for: type).bundleURL) }

    var url: URL? {
      if case .atURL(let url) = self { return url }
      return nil
    }
  }

  public let key: String
  public let defaultValue: String.LocalizationValue
  public let table: String?
  public var locale: Locale
  let bundle: BundleDescription

  public var bundleURL: URL { bundle.url ?? Bundle.main.bundleURL }

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  public var localizedStringResource: LocalizedStringResource { self }

  var arguments: [LocalizationArgument] { defaultValue.arguments }

  func format(in locale: Locale, shortening: Int = 0) -> LocalizedFormat {
    StringTables.shared.format(
      for: key, table: table, bundle: bundle.url, locale: locale, arguments: arguments, fallback: defaultValue.key,
      shortening: shortening)
  }
}

/// Something that has a localised name.
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}

extension Locale {
  /// Foundation's answer to what the user prefers is the same everywhere on Linux, so it means the user's locale.
  var settled: Locale { self == .autoupdatingCurrent || identifier == "en_001" ? SystemLocale.current : self }
}

extension String {
  /// Looks up a string; the key itself is the result when no table has it.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let locale = locale.settled
    self = StringTables.shared.format(
      for: keyAndValue.key, table: table, bundle: bundle.flatMap(\.tablesURL), locale: locale,
      arguments: keyAndValue.arguments
    ).string(keyAndValue.arguments, locale: locale)
  }

  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let locale = locale.settled
    self = StringTables.shared.format(
      for: "\(key)", table: table, bundle: bundle.flatMap(\.tablesURL), locale: locale,
      arguments: defaultValue.arguments, fallback: defaultValue.key
    ).string(defaultValue.arguments, locale: locale)
  }

  public init(localized resource: LocalizedStringResource) {
    let locale = resource.locale.settled
    self = resource.format(in: locale).string(resource.arguments, locale: locale)
  }
}

extension Bundle {
  /// nil for the program itself, whose tables are also looked for beside it.
  var tablesURL: URL? { self === Bundle.main ? nil : bundleURL }
}

extension AttributedString {
  /// Looks up a string and parses its inline Markdown.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let text = String(
      localized: keyAndValue, table: table, bundle: bundle, locale: locale ?? .current, comment: comment)
    self.init(MarkdownInline.pieces(of: text), baseURL: nil)
  }

  public init(localized resource: LocalizedStringResource) {
    self.init(MarkdownInline.pieces(of: String(localized: resource)), baseURL: nil)
  }
}
