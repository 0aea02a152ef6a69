import Foundation

/// The language that text is drawn for.
public struct TypesettingLanguage: Sendable, Equatable {
  fileprivate let language: Locale.Language?

  /// That of the environment's locale.
  public static let automatic = TypesettingLanguage(language: nil)

  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }

  /// As fonts name it; nil when it is that of the surroundings.
  var code: String? { language.map(TextLanguage.code) }
}

extension Text {
  /// What decides in which direction a paragraph runs.
  public struct WritingDirectionStrategy: Sendable, Hashable {
    private enum Kind: Sendable { case automatic, layout, content }
    private let kind: Kind

    /// By the content.
    public static let `default` = WritingDirectionStrategy(kind: .automatic)
    /// As the user interface around it.
    public static let layoutBased = WritingDirectionStrategy(kind: .layout)
    /// As the paragraph's first letter.
    public static let contentBased = WritingDirectionStrategy(kind: .content)
  }

  /// What the leading and trailing sides of a text's lines are.
  public struct AlignmentStrategy: Sendable, Hashable {
    private enum Kind: Sendable { case automatic, layout, direction }
    private let kind: Kind

    /// Those of the user interface.
    public static let `default` = AlignmentStrategy(kind: .automatic)
    /// Those of the user interface around it.
    public static let layoutBased = AlignmentStrategy(kind: .layout)
    /// Where each paragraph begins and ends in the direction it runs.
    public static let writingDirectionBased = AlignmentStrategy(kind: .direction)
  }
}

/// Names of languages as fonts know them.
enum TextLanguage {
  /// The code of the locale's language, such as "en".
  static func code(of locale: Locale) -> String {
    recent.value.code(of: locale)
  }

  /// The code of the language. Chinese has the region that stands for its script, which fonts go by.
  static func code(_ language: Locale.Language) -> String {
    let code = language.languageCode?.identifier ?? "en"
    guard code == "zh" else { return code }
    let parts = language.maximalIdentifier.split(whereSeparator: { $0 == "-" || $0 == "_" })
    if parts.contains("HK") || parts.contains("MO") { return "zh-hk" }
    return parts.contains("Hant") ? "zh-tw" : "zh-cn"
  }

  /// Every text of a window asks for the same locale, and working out its language takes longer than the rest.
  private static let recent = ThreadLocal { Recent() }

  private final class Recent {
    private var known: (locale: Locale, code: String)?

    func code(of locale: Locale) -> String {
      if let known, known.locale == locale { return known.code }
      let code = TextLanguage.code(locale.language)
      known = (locale, code)
      return code
    }
  }
}
