import Foundation

/// Looks up localised strings in the tables of bundles: `.strings`, `.stringsdict` and `.xcstrings` files.
///
/// Of a table's languages the one that suits the locale best is taken, then the language of development. Files lie in
/// the `<language>.lproj` folders of a bundle or, for string catalogues, beside them.
final class StringTables: Sendable {
  static let shared = StringTables()

  private struct Place: Hashable {
    var bundle: URL?
    var table: String
  }

  private struct Language: Hashable {
    var place: Place
    var locale: String
  }

  private struct State {
    var tables: [Place: [String: StringTable]] = [:]
    /// The tables to ask for a locale, the best first.
    var orders: [Language: [StringTable]] = [:]
  }

  private let state = Locked(State())

  /// - Parameter shortening: how many steps shorter than the widest form.
  /// - Returns: What the tables have for the key, ready to take its arguments; the key itself (or `fallback`) when there is none.
  func format(
    for key: String, table: String?, bundle: URL?, locale: Locale, arguments: [LocalizationArgument],
    fallback: String? = nil, shortening: Int = 0
  ) -> LocalizedFormat {
    let language = Language(
      place: Place(bundle: bundle, table: table ?? "Localizable"), locale: locale.identifier)
    for table in tables(for: language) {
      if let entry = table.entries[key] {
        return entry.shortened(by: shortening).format(for: arguments, language: table.language)
      }
    }
    return LocalizedFormat(format: fallback ?? key)
  }

  private func tables(for language: Language) -> [StringTable] {
    if let known = state.withLock({ $0.orders[language] }) { return known }
    let tables = state.withLock({ $0.tables[language.place] }) ?? load(language.place)
    let order = Self.order(of: tables, for: language.locale)
    state.withLock { $0.orders[language] = order }
    return order
  }

  private static func order(of tables: [String: StringTable], for locale: String) -> [StringTable] {
    if tables.isEmpty { return [] }
    var names: [String] = []
    let language = Locale(identifier: locale).language
    let code = language.languageCode?.identifier ?? locale
    if let script = language.script?.identifier, let region = language.region?.identifier {
      names.append("\(code)-\(script)-\(region)")
    }
    if let region = language.region?.identifier { names.append("\(code)-\(region)") }
    if let script = language.script?.identifier { names.append("\(code)-\(script)") }
    names.append(code)
    names += tables.values.filter(\.isSource).map(\.language).sorted() + ["Base", "en"]
    var order: [StringTable] = []
    for name in names {
      guard let table = tables[name], !order.contains(where: { $0.language == table.language }) else { continue }
      order.append(table)
    }
    return order
  }

  private func load(_ place: Place) -> [String: StringTable] {
    var tables: [String: StringTable] = [:]
    for folder in ResourceFolders.folders(of: place.bundle) {
      for table in StringTable.load(named: place.table, in: folder) {
        tables[table.language, default: StringTable(language: table.language)].merge(table)
      }
    }
    state.withLock { $0.tables[place] = tables }
    return tables
  }

  /// Forgets what was read, after files changed.
  func reload() { state.withLock { $0 = State() } }
}

/// A localised string whose arguments have yet to be put in.
struct LocalizedFormat: Equatable, Sendable {
  var format: String
  /// The texts of the plural variables in the format, and the argument each goes by.
  var variables: [String: Variable] = [:]

  struct Variable: Equatable, Sendable {
    var text: String
    var argument: Int
  }

  /// The format with the plural variables put in their places and every argument named by its position.
  var flattened: String {
    if variables.isEmpty { return format }
    // A variable inside of itself is left out.
    func write(_ parts: [FormatString.Part], inside names: Set<String> = []) -> String {
      parts.map { part in
        switch part {
        case .literal(let text):
          return text.replacingOccurrences(of: "%", with: "%%")
        case .argument(let index, let specifier):
          return specifier.written(forArgument: index)
        case .variable(let name, _):
          guard let variable = variables[name], !names.contains(name) else { return "" }
          return write(
            FormatString.parts(of: variable.text, variableArgument: variable.argument), inside: names.union([name]))
        }
      }.joined()
    }
    return write(FormatString.parts(of: format))
  }

  /// The whole string, for uses that know no styles.
  func string(_ arguments: [LocalizationArgument], locale: Locale) -> String {
    if arguments.isEmpty { return format }
    return FormatString.parts(of: flattened).map { part in
      switch part {
      case .literal(let text): return text
      case .argument(let index, let specifier):
        return arguments.indices.contains(index) ? arguments[index].string(specifier, locale: locale) : ""
      case .variable: return ""
      }
    }.joined()
  }
}
