import Foundation

/// The language that text is shaped for.
enum TextLanguage {
  /// The code of the locale's language, such as "en".
  static func code(of locale: Locale) -> String {
    recent.value.code(of: locale)
  }

  /// Every text of a window asks for the same locale, and working out its language takes longer than the rest.
  private static let recent = ThreadLocal { Recent() }

  private final class Recent {
    private var known: (locale: Locale, code: String)?

    func code(of locale: Locale) -> String {
      if let known, known.locale == locale { return known.code }
      let code = locale.language.languageCode?.identifier ?? "en"
      known = (locale, code)
      return code
    }
  }
}
