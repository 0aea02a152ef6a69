import Foundation
import SwiftUICore
import SwiftUITesting
import Testing

/// Texts with modifiers as values.
@Suite struct TextModifierTests {
  private static func text(_ words: String, size: CGFloat) -> Text {
    Text(verbatim: words).font(.system(size: size)).foregroundColor(.red).bold().kerning(size / 10)
  }

  @Test func textsMadeAlikeAreEqual() {
    #expect(Self.text("a", size: 12) == Self.text("a", size: 12))
    #expect(Self.text("a", size: 12) != Self.text("b", size: 12))
    #expect(Self.text("a", size: 12) != Self.text("a", size: 13))
    #expect(Text(verbatim: "a").bold().italic() != Text(verbatim: "a").italic().bold().underline())
    #expect(Text(verbatim: "a").foregroundStyle(.red) == Text(verbatim: "a").foregroundStyle(Color.red))
  }

  @Test func textsOfManySizesStayWhatTheyAre() {
    let texts = (0..<500).map { Self.text("a", size: CGFloat($0)) }
    for (index, text) in texts.enumerated() { #expect(text == Self.text("a", size: CGFloat(index))) }
  }

  @Test func textsMadeOnOtherThreadsAreEqual() async {
    let texts = await withTaskGroup(of: [Text].self) { group in
      for _ in 0..<8 {
        group.addTask { (0..<200).map { Self.text("a", size: CGFloat($0 % 70)) } }
      }
      return await group.reduce(into: [[Text]]()) { $0.append($1) }
    }
    #expect(texts.count == 8)
    #expect(texts.allSatisfy { $0 == texts[0] })
  }

  /// The innermost of two modifiers of one kind counts.
  @MainActor @Test func theInnermostModifierOfAKindCounts() {
    func width(_ text: Text) -> CGFloat { TestHost(text.fixedSize()).element("wide")?.frame.width ?? 0 }
    let large = Text(verbatim: "wide").font(.system(size: 40))
    #expect(width(large.font(.system(size: 10))) == width(large))
    #expect(width(large) > 3 * width(Text(verbatim: "wide").font(.system(size: 10))))
  }
}
