import Testing

@testable import Symbols

@Suite struct SymbolVariantsTests {
  @Test(
    arguments: [
      ("heart", [.fill], "heart.fill"),
      ("heart", [.circle, .fill], "heart.circle.fill"),
      ("heart.fill", [.circle], "heart.circle.fill"),
      ("heart", [.slash], "heart.slash"),
      ("bell", [.slash, .fill], "bell.slash.fill"),
      ("bell.slash", [.slash, .fill], "bell.slash.fill"),
      ("person.badge.plus", [.fill], "person.fill.badge.plus"),
      ("plus", [.fill], "plus"),
      ("plus", [.square, .fill], "plus.square.fill"),
      ("chevron.right", [.circle], "chevron.right.circle"),
      ("house.fill", [.fill], "house.fill"),
      ("list.bullet", [.rectangle], "list.bullet.rectangle"),
      ("gear", [], "gear"),
      ("not.a.symbol", [.fill], "not.a.symbol"),
    ] as [(String, SymbolVariantSet, String)])
  func variantsApplyWhereTheSetHasThem(name: String, variants: SymbolVariantSet, result: String) {
    #expect(SymbolSet.applying(variants: variants, to: name) == result)
  }
}
