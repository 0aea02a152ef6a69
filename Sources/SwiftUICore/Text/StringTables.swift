import Foundation

/// Looks up localised strings in the tables of bundles.
final class StringTables: Sendable {
  static let shared = StringTables()

  /// The translation of a key; the key itself when there is none.
  func string(
    for key: String, table: String?, bundle: URL?, locale: Locale, arguments: [LocalizedStringKey.Argument]
  ) -> String {
    let bundle = bundle.flatMap { Bundle(url: $0) } ?? .main
    return bundle.localizedString(forKey: key, value: key, table: table)
  }
}
