import Foundation

/// Makes a noun agree with the number before it, in English.
enum Inflection {
  /// "3 apple" becomes "3 apples". Other languages are left as they are.
  static func agreeing(_ text: String, locale: Locale) -> String {
    guard locale.language.languageCode?.identifier == "en" else { return text }
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard let number = words.first(where: { $0.contains(where: \.isNumber) }),
      let noun = words.lastIndex(where: { $0.contains(where: \.isLetter) }),
      number.filter({ !",\u{A0}".contains($0) }) != "1"
    else { return text }
    var result = words.map(String.init)
    result[noun] = plural(result[noun])
    return result.joined(separator: " ")
  }

  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
    "mouse": "mice", "goose": "geese", "knife": "knives", "life": "lives", "leaf": "leaves", "wolf": "wolves",
    "shelf": "shelves", "half": "halves", "sheep": "sheep", "fish": "fish", "series": "series", "species": "species",
    "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes",
  ]

  static func plural(_ noun: String) -> String {
    let lower = noun.lowercased()
    if let plural = irregular[lower] {
      return noun.first?.isUppercase == true ? plural.prefix(1).uppercased() + plural.dropFirst() : plural
    }
    if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return noun + "es" }
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    return noun + "s"
  }
}
