import Foundation

/// An `.xcstrings` file: all languages of a table in one place.
enum StringCatalog {
  private struct File: Decodable {
    var sourceLanguage: String
    var strings: [String: Tolerant<Item>]
  }

  private struct Item: Decodable {
    var localizations: [String: Tolerant<Localization>]?
  }

  private struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?
  }

  private struct Unit: Decodable {
    var value: String
  }

  private struct Variations: Decodable {
    var plural: [String: Variation]?
    var device: [String: Variation]?
    /// By the most letters, or units of the platform's own, that there is room for.
    var width: [String: Variation]?
  }

  private final class Variation: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
  }

  private struct Substitution: Decodable {
    var argNum: Int?
    var variations: Variations?
  }

  /// The devices whose variation is taken, the best first.
  private static let devices = ["mac", "other", "ipad", "iphone"]

  static func tables(from data: Data) throws -> [StringTable] {
    let file = try JSONDecoder().decode(File.self, from: data)
    var tables: [String: StringTable] = [:]
    for (key, item) in file.strings {
      for (language, localization) in item.read("The string \(key)")?.localizations ?? [:] {
        guard let localization = localization.read("The string \(key) in \(language)"),
          let entry = entry(localization, key: key)
        else { continue }
        tables[language, default: StringTable(language: language)].entries[key] = entry
      }
    }
    tables[file.sourceLanguage]?.isSource = true
    return tables.values.sorted { $0.language < $1.language }
  }

  private static func entry(_ localization: Localization, key: String) -> StringTable.Entry? {
    var entry = StringTable.Entry(format: localization.stringUnit?.value ?? key)
    var variations = localization.variations
    if let device = best(variations?.device) {
      entry.format = device.stringUnit?.value ?? entry.format
      variations = device.variations
    }
    if let widths = variations?.width {
      let entries = widths.compactMap { name, variation -> (width: Int, entry: StringTable.Entry)? in
        guard let width = Int(name) else { return nil }
        var entry = StringTable.Entry(format: variation.stringUnit?.value ?? key)
        entry.forms = forms(variation.variations?.plural)
        return (width, entry)
      }
      if let varied = StringTable.Entry(widths: entries) { return varied }
    }
    entry.forms = forms(variations?.plural)
    for (name, substitution) in localization.substitutions ?? [:] {
      entry.variables[name] = StringTable.Entry.Variable(
        argument: substitution.argNum.map { $0 - 1 }, forms: forms(substitution.variations?.plural))
    }
    if localization.stringUnit == nil, localization.variations == nil, entry.variables.isEmpty { return nil }
    return entry
  }

  private static func best(_ variations: [String: Variation]?) -> Variation? {
    guard let variations else { return nil }
    return devices.lazy.compactMap { variations[$0] }.first
  }

  private static func forms(_ plural: [String: Variation]?) -> [PluralCategory: String] {
    var forms: [PluralCategory: String] = [:]
    for (name, variation) in plural ?? [:] {
      guard let category = PluralCategory(rawValue: name) else { continue }
      forms[category] = variation.stringUnit?.value ?? best(variation.variations?.device)?.stringUnit?.value
    }
    return forms
  }
}
