import Foundation

extension PersonNameComponents {
  /// Writes names of people as their language does: the family name first in Chinese, Japanese and Korean, the given
  /// name first in most others.
  public struct FormatStyle: Foundation.FormatStyle {
    public enum Style: Int, Codable, Hashable, Sendable {
      /// The given name, or the nickname.
      case short
      /// Given and family name.
      case medium
      /// Everything, with prefix and suffix.
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

    public func format(_ value: PersonNameComponents) -> String {
      let order = NameOrder(of: value, locale: locale.settled)
      func first(_ parts: String?...) -> String { parts.lazy.compactMap { $0.nonEmpty }.first ?? "" }
      switch style {
      case .short:
        return order == .ideographic
          ? first(value.nickname, value.familyName, value.givenName)
          : first(value.nickname, value.givenName, value.familyName, value.middleName)
      case .medium:
        return order.join(given: [value.givenName], family: value.familyName)
      case .long:
        let name = order.join(given: [value.givenName, value.middleName], family: value.familyName)
        return [value.namePrefix, name, value.nameSuffix].compactMap { $0.nonEmpty }.joined(separator: " ")
      case .abbreviated:
        if order == .ideographic { return first(value.familyName, value.givenName) }
        let parts = order == .familyFirst ? [value.familyName, value.givenName] : [value.givenName, value.familyName]
        return parts.compactMap { $0.nonEmpty?.first.map { String($0).uppercased() } }.joined()
      }
    }

    public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(style: style, locale: locale) }

    public var attributed: AttributedStyle { AttributedStyle(style: style, locale: locale) }

    /// Writes names as attributed strings.
    public struct AttributedStyle: Foundation.FormatStyle {
      public var style: Style
      public var locale: Locale

      public init(style: Style, locale: Locale) {
        self.style = style
        self.locale = locale
      }

      public func format(_ value: PersonNameComponents) -> AttributedString {
        AttributedString(FormatStyle(style: style, locale: locale).format(value))
      }

      public func locale(_ locale: Locale) -> AttributedStyle { AttributedStyle(style: style, locale: locale) }
    }
  }

  /// Takes a written name apart.
  public struct ParseStrategy: Foundation.ParseStrategy {
    public var locale: Locale

    public init(locale: Locale = .autoupdatingCurrent) { self.locale = locale }

    public func parse(_ value: String) throws -> PersonNameComponents {
      var words = value.split(whereSeparator: \.isWhitespace).map(String.init)
      var components = PersonNameComponents()
      guard !words.isEmpty else {
        throw CocoaError(
          .formatting, userInfo: [NSLocalizedDescriptionKey: "\"\(value)\" is not the name of a person."])
      }
      if words.count > 1, Self.prefixes.contains(words[0].lowercased().trimmingCharacters(in: .punctuationCharacters)) {
        components.namePrefix = words.removeFirst()
      }
      if words.count > 1, let last = words.last,
        Self.suffixes.contains(last.lowercased().replacingOccurrences(of: ".", with: ""))
      {
        components.nameSuffix = words.removeLast()
        if let family = words.last, family.hasSuffix(",") { words[words.count - 1] = String(family.dropLast()) }
      }
      if let comma = words.firstIndex(where: { $0.hasSuffix(",") }), comma < words.count - 1 {
        var family = words[...comma].joined(separator: " ")
        family.removeLast()
        components.familyName = family
        words.removeFirst(comma + 1)
        components.givenName = words.removeFirst()
      } else {
        let isFamilyFirst = NameOrder(of: value, locale: locale.settled) != .givenFirst
        if words.count > 1, isFamilyFirst { components.familyName = words.removeFirst() }
        components.givenName = words.removeFirst()
        if !words.isEmpty, !isFamilyFirst { components.familyName = takeFamilyName(from: &words) }
      }
      if !words.isEmpty { components.middleName = words.joined(separator: " ") }
      return components
    }

    /// The last word with the particles that belong to it.
    private func takeFamilyName(from words: inout [String]) -> String {
      var family = [words.removeLast()]
      while let last = words.last, Self.particles.contains(last.lowercased()) {
        family.insert(words.removeLast(), at: 0)
      }
      return family.joined(separator: " ")
    }

    private static let prefixes: Set<String> = [
      "mr", "mrs", "ms", "miss", "mx", "dr", "prof", "professor", "sir", "dame", "lord", "lady", "rev", "hon", "herr",
      "frau", "m", "mme", "mlle", "sr", "sra",
    ]
    private static let suffixes: Set<String> = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq", "mba", "dds"]
    private static let particles: Set<String> = [
      "van", "von", "der", "den", "de", "del", "della", "di", "da", "dos", "du", "la", "le", "ter", "zu", "bin", "ibn",
      "al",
    ]
  }

  /// The name as a style writes it.
  public func formatted<F: Foundation.FormatStyle>(_ style: F) -> F.FormatOutput
  where F.FormatInput == PersonNameComponents {
    style.format(self)
  }

  /// Given and family name.
  public func formatted() -> String { FormatStyle().format(self) }

  public init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws
  where S.ParseOutput == PersonNameComponents {
    self = try strategy.parse(value)
  }

  public init(_ value: String) throws { self = try ParseStrategy().parse(value) }
}

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
  public var parseStrategy: PersonNameComponents.ParseStrategy { PersonNameComponents.ParseStrategy(locale: locale) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
  public static var name: Self { Self() }
}

/// In which order the parts of a name are written.
private enum NameOrder {
  case givenFirst, familyFirst
  /// The family name first, and no space between the parts.
  case ideographic

  init(of name: PersonNameComponents, locale: Locale) {
    self.init(of: (name.familyName ?? "") + (name.givenName ?? ""), locale: locale)
  }

  /// A name in East Asian script goes by the script, any other by the language.
  init(of name: String, locale: Locale) {
    let isEastAsian = name.unicodeScalars.contains {
      switch $0.value {
      case 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0x20000...0x2FA1F: true
      default: false
      }
    }
    if isEastAsian {
      self = .ideographic
    } else {
      self = ["hu", "vi"].contains(locale.language.languageCode?.identifier) ? .familyFirst : .givenFirst
    }
  }

  func join(given: [String?], family: String?) -> String {
    let given = given.compactMap { $0.nonEmpty }
    let family = [family].compactMap { $0.nonEmpty }
    switch self {
    case .givenFirst: return (given + family).joined(separator: " ")
    case .familyFirst: return (family + given).joined(separator: " ")
    case .ideographic: return (family + given).joined()
    }
  }
}

extension String? {
  fileprivate var nonEmpty: String? { flatMap { $0.isEmpty ? nil : $0 } }
}
