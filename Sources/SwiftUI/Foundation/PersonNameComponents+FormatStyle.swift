import Foundation

extension PersonNameComponents {
  /// Writes a person's name, and reads one.
  ///
  /// Differs from Apple's: names are written in the order of Western languages whatever the locale is.
  public struct FormatStyle: Foundation.ParseableFormatStyle, Codable, Hashable, Sendable {
    public enum Style: String, Codable, Hashable, Sendable {
      /// The given name.
      case short
      /// Given and family name.
      case medium
      /// Everything.
      case long
      /// Initials.
      case abbreviated
    }

    public var style: Style
    public var locale: Locale

    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(style: style, locale: locale) }

    public var parseStrategy: PersonNameComponents.ParseStrategy { PersonNameComponents.ParseStrategy() }

    public func format(_ name: PersonNameComponents) -> String {
      let parts: [String?] =
        switch style {
        case .short: [name.nickname ?? name.givenName ?? name.familyName]
        case .medium: [name.givenName, name.familyName]
        case .long: [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix]
        case .abbreviated: [name.givenName, name.familyName].map { $0?.first.map(String.init) }
        }
      return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(
        separator: style == .abbreviated ? "" : " ")
    }
  }

  /// Reads a name as it is written in Western languages: "Given Middle Family" or "Family, Given".
  public struct ParseStrategy: Foundation.ParseStrategy, Codable, Hashable, Sendable {
    private static let prefixes: Set<String> = ["mr", "mrs", "ms", "miss", "dr", "prof", "sir", "dame"]
    private static let suffixes: Set<String> = ["jr", "sr", "ii", "iii", "iv", "phd", "md"]

    public init() {}

    public func parse(_ value: String) throws -> PersonNameComponents {
      var words = value.split(whereSeparator: \.isWhitespace).map(String.init)
      guard !words.isEmpty else {
        throw CocoaError(.formatting, userInfo: [NSDebugDescriptionErrorKey: "An empty text is not a name."])
      }
      func bare(_ word: String) -> String { word.lowercased().trimmingCharacters(in: .punctuationCharacters) }
      var name = PersonNameComponents()
      if words.count > 1, Self.prefixes.contains(bare(words[0])) { name.namePrefix = words.removeFirst() }
      if words.count > 1, let last = words.last, Self.suffixes.contains(bare(last)) {
        name.nameSuffix = words.removeLast()
      }
      if words.count > 1, words[0].hasSuffix(",") {
        name.familyName = String(words.removeFirst().dropLast())
        name.givenName = words.removeFirst()
        if !words.isEmpty { name.middleName = words.joined(separator: " ") }
        return name
      }
      name.givenName = words.removeFirst()
      if !words.isEmpty { name.familyName = words.removeLast() }
      if !words.isEmpty { name.middleName = words.joined(separator: " ") }
      return name
    }
  }

  /// The name in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents {
    style.format(self)
  }

  public func formatted() -> String { FormatStyle().format(self) }

  /// Reads a name.
  public init(_ value: String, strategy: ParseStrategy = ParseStrategy()) throws {
    self = try strategy.parse(value)
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

extension ParseableFormatStyle where Self == PersonNameComponents.FormatStyle {
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
