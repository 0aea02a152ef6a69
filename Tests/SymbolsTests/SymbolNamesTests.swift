import Testing

@testable import Symbols

@Suite struct SymbolNamesTests {
  private let names = SymbolNames(
    trees: ["heart circle(fill) fill\nline- 3(horizontal)\n diagonal(fill rtl)\nmoon", "star"],
    renames: "line.3 line.three\nline.tres line.three")

  @Test func theTreeHoldsExactlyTheNamesThatEndInIt() {
    for name in ["heart", "heart.circle", "heart.circle.fill", "heart.fill", "line.diagonal", "moon", "star"] {
      #expect(names.contains(name), "\(name)")
    }
    for name in [
      "line", "circle", "heart.circle.circle", "heart.fill.fill", "line.3.fill", "moon.3", "heart.", "",
    ] {
      #expect(!names.contains(name), "\(name)")
    }
    #expect(
      names.all() == [
        "heart", "heart.circle", "heart.circle.fill", "heart.fill", "line.3", "line.3.horizontal",
        "line.diagonal", "line.diagonal.fill", "line.diagonal.rtl", "moon", "star",
      ])
  }

  @Test func scriptSuffixesGoWithKnownNamesOnly() {
    #expect(names.contains("heart.ja") && names.contains("star.rtl") && !names.contains("line.ja"))
    #expect(names.hasRightToLeftForm("line.diagonal") && !names.hasRightToLeftForm("heart"))
  }

  @Test func renamesAreKnownInBothDirections() {
    #expect(names.newName(of: "line.3") == "line.three")
    #expect(names.otherSpellings(of: "line.three") == ["line.3", "line.tres"])
    #expect(names.otherSpellings(of: "heart").isEmpty)
  }
}
