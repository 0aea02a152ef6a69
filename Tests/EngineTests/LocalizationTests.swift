import Foundation
import Testing

@testable import SwiftUICore

@Suite struct LocalizationTests {
  /// A folder with tables in it, gone at the end of the test.
  private final class Tables {
    let url: URL

    init(_ files: [String: String]) throws {
      url = FileManager.default.temporaryDirectory.appendingPathComponent("tables-\(UUID().uuidString)")
      for (path, content) in files {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(content.utf8).write(to: file)
      }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func string(_ key: LocalizedStringKey, locale: String) -> String {
      let locale = Locale(identifier: locale)
      return StringTables.shared.format(
        for: key.key, table: nil, bundle: url, locale: locale, arguments: key.arguments
      ).string(key.arguments, locale: locale)
    }
  }

  @Test func keysNameTheirArguments() {
    #expect(("\(3) of \(4.5), \("x") 5%" as LocalizedStringKey).key == "%lld of %lf, %@ 5%%")
    #expect(("\(1.5, specifier: "%.1f")" as LocalizedStringKey).key == "%.1f")
    #expect(("100%" as LocalizedStringKey).key == "100%")
  }

  @MainActor private func shown(_ key: LocalizedStringKey, locale: String = "en_US") -> String {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    return Text(key).plainText(in: environment)
  }

  @Test @MainActor func numbersFollowTheLocale() {
    #expect(shown("\(3166) symbols") == "3,166 symbols")
    #expect(shown("\(3166)", locale: "de_DE") == "3.166")
    #expect(shown("\(0.5)") == "0.500000")
    #expect(shown("\(0.5, specifier: "%.2f") %", locale: "fr_FR") == "0,50 %")
    #expect(shown("\(7, specifier: "%03d")|\(7, specifier: "%3d")|\(7, specifier: "%-3d")|") == "007|  7|7  |")
    #expect(shown("\(255, specifier: "%x") \(-4, specifier: "%+d") \(4, specifier: "%+d")") == "ff -4 +4")
  }

  @Test @MainActor func percentSignsStay() {
    #expect(shown("100% of \(1)") == "100% of 1")
    #expect(shown("50% done") == "50% done")
  }

  @Test func stringsFilesAreRead() throws {
    let tables = try Tables([
      "en.lproj/Localizable.strings": """
      /* A comment */
      "Hello" = "Hello there"; // another
      "%@ has %lld" = "%2$lld belong to %1$@";
      "quote" = "\\"a\\"\\n\\U00e9";
      """,
      "de.lproj/Localizable.strings": "\"Hello\" = \"Hallo\";",
      "pt-BR.lproj/Localizable.strings": "\"Hello\" = \"Olá\";",
    ])
    #expect(tables.string("Hello", locale: "en_US") == "Hello there")
    #expect(tables.string("Hello", locale: "de_AT") == "Hallo")
    #expect(tables.string("Hello", locale: "pt_BR") == "Olá")
    #expect(tables.string("Hello", locale: "ja_JP") == "Hello there")
    #expect(tables.string("\("Anna") has \(3)", locale: "de_DE") == "3 belong to Anna")
    #expect(tables.string("quote", locale: "en_US") == "\"a\"\né")
    #expect(tables.string("Unknown \(1)", locale: "en_US") == "Unknown 1")
  }

  @Test func pluralsOfStringsDictionaries() throws {
    let tables = try Tables([
      "en.lproj/Localizable.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>%lld files in %lld folders</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %#@folders@</string>
        <key>files</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>zero</key><string>no files</string>
          <key>one</key><string>%lld file</string>
          <key>other</key><string>%lld files</string></dict>
        <key>folders</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>one folder</string>
          <key>other</key><string>%lld folders</string></dict>
      </dict></dict></plist>
      """
    ])
    #expect(tables.string("\(0) files in \(1) folders", locale: "en") == "no files in one folder")
    #expect(tables.string("\(1) files in \(2) folders", locale: "en") == "1 file in 2 folders")
    #expect(tables.string("\(1200) files in \(7) folders", locale: "en") == "1,200 files in 7 folders")
  }

  @Test func stringCatalogues() throws {
    let tables = try Tables([
      "Localizable.xcstrings": """
      {"sourceLanguage":"en","version":"1.0","strings":{
        "Hello":{"localizations":{"ru":{"stringUnit":{"state":"translated","value":"Привет"}}}},
        "%lld apples":{"localizations":{
          "en":{"variations":{"plural":{"one":{"stringUnit":{"state":"new","value":"%lld apple"}},
                                        "other":{"stringUnit":{"state":"new","value":"%lld apples"}}}}},
          "ru":{"variations":{"plural":{"one":{"stringUnit":{"state":"t","value":"%lld яблоко"}},
                                        "few":{"stringUnit":{"state":"t","value":"%lld яблока"}},
                                        "many":{"stringUnit":{"state":"t","value":"%lld яблок"}},
                                        "other":{"stringUnit":{"state":"t","value":"%lld яблока"}}}}}}},
        "%@ took %lld":{"localizations":{"en":{
          "stringUnit":{"state":"t","value":"%1$@ took %#@count@"},
          "substitutions":{"count":{"argNum":2,"formatSpecifier":"lld","variations":{"plural":{
            "one":{"stringUnit":{"state":"t","value":"%arg photo"}},
            "other":{"stringUnit":{"state":"t","value":"%arg photos"}}}}}}}}}
      }}
      """
    ])
    #expect(tables.string("Hello", locale: "ru_RU") == "Привет")
    #expect(tables.string("Hello", locale: "en_US") == "Hello")
    #expect(tables.string("\(1) apples", locale: "en_US") == "1 apple")
    #expect(tables.string("\(1) apples", locale: "de_DE") == "1 apple")
    #expect(
      [1, 3, 5, 21].map { tables.string("\($0) apples", locale: "ru_RU") } == [
        "1 яблоко", "3 яблока", "5 яблок", "21 яблоко",
      ])
    #expect(tables.string("\("Ann") took \(1)", locale: "en_US") == "Ann took 1 photo")
    #expect(tables.string("\("Ann") took \(2)", locale: "en_US") == "Ann took 2 photos")
  }

  @Test(arguments: [
    ("pl", [1, 3, 5, 12, 22], "one few many many few"),
    ("ar", [0, 1, 2, 5, 15, 100], "zero one two few many other"),
    ("fr", [0, 1, 2], "one one other"),
    ("ja", [0, 1, 2], "other other other"),
    ("lt", [1, 5, 11, 21], "one few other one"),
  ])
  func pluralRules(_ language: String, _ numbers: [Int64], _ expected: String) {
    let categories = numbers.map { PluralRules.category(of: PluralQuantity($0), language: language).rawValue }
    #expect(categories.joined(separator: " ") == expected)
  }

  @Test func brokenTablesAreNamedNotLost() throws {
    #expect(throws: StringsFileError.self) { try StringsFile.entries(from: Data("\"a\" = \"b\"".utf8)) }
    #expect(throws: StringsFileError.self) { try StringsFile.entries(from: Data("\"a".utf8)) }
  }

  @Test func stringsAndResources() {
    #expect(String(localized: "\(2) things", locale: Locale(identifier: "en_US")) == "2 things")
    #expect(String(localized: "key", defaultValue: "Value \(1)") == "Value 1")
    let resource: LocalizedStringResource = "Resource \("a")"
    #expect(resource.key == "Resource %@")
    #expect(String(localized: resource) == "Resource a")
  }

  @Test @MainActor func nounsAgreeWithNumbers() {
    #expect(shown("^[\(1) apple](inflect: true)") == "1 apple")
    #expect(shown("You have ^[\(3) new berry](inflect: true)!") == "You have 3 new berries!")
  }
}
