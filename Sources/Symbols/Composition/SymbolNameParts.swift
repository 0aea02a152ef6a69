/// A symbol name taken apart at its dots.
struct SymbolNameParts {
  private let parts: ArraySlice<Substring>

  init(_ name: String) {
    parts = name.split(separator: ".", omittingEmptySubsequences: false)[...]
  }

  private init(_ parts: ArraySlice<Substring>) {
    self.parts = parts
  }

  var count: Int { parts.count }
  var last: Substring { parts.last ?? "" }
  var first: Substring { parts.first ?? "" }
  var name: String { parts.joined(separator: ".") }

  subscript(index: Int) -> Substring { parts[parts.startIndex + index] }

  func prefix(_ count: Int) -> SymbolNameParts { SymbolNameParts(parts.prefix(count)) }
  func dropFirst(_ count: Int = 1) -> SymbolNameParts { SymbolNameParts(parts.dropFirst(count)) }
  func dropLast(_ count: Int = 1) -> SymbolNameParts { SymbolNameParts(parts.dropLast(count)) }

  func contains(_ part: Substring) -> Bool { parts.contains(part) }

  func firstIndex(of part: Substring) -> Int? {
    parts.firstIndex(of: part).map { $0 - parts.startIndex }
  }

  /// The names between the places where a word stands.
  func split(at word: Substring) -> [SymbolNameParts] {
    parts.split(separator: word, omittingEmptySubsequences: false).map { SymbolNameParts($0) }
  }

  /// The name without a trailing `fill`, and whether there was one.
  var withoutFill: (parts: SymbolNameParts, isFilled: Bool) {
    count > 1 && last == "fill" ? (dropLast(), true) : (self, false)
  }

  /// Whether the name ends with the name of a script or of the right-to-left direction.
  var hasScriptSuffix: Bool { count > 1 && Self.scripts.contains(last) }

  private static let scripts: Set<Substring> = [
    "ar", "bn", "el", "gu", "he", "hi", "ja", "km", "kn", "ko", "lo", "ml", "mni", "mr", "my", "or", "pa",
    "rtl", "ru", "sat", "si", "ta", "te", "th", "zh",
  ]
}
