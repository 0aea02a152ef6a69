import SourceScanner
import Testing

@testable import MartletTool

struct ShowcaseTests {
  private func showcase(_ texts: String..., module: String = "App", isLibrary: Bool = false) -> Showcase {
    let files = texts.enumerated().map { index, text in
      RewrittenFile(
        SourceText(text), name: text.contains("top level") ? "main.swift" : "F\(index).swift", module: module,
        path: "/F\(index).swift",
        rewriter: PlatformRewriter(platform: .ios, isPackage: false), facts: .init(flags: ["DEBUG"]))
    }
    return Showcase(files, isLibrary: isLibrary)
  }

  @Test func appAndPreviews() {
    let showcase = showcase(
      "@main struct A: App {}",
      "struct V: View {}\nstruct V_Previews: PreviewProvider {}\n#Preview { V() }\nstruct W_Previews: PreviewProvider {}"
    )
    #expect(showcase.start == .app)
    #expect(showcase.hasPreviews)
    #expect(showcase.appExpression == "_martletApp_App_F0()")
    #expect(showcase.previewStatements == ["previews += _martletPreviews_App_F1()"])
    let registration = showcase.registration(of: 1).joined()
    let order = ["V_Previews.self", "_martletPreview_App_F1_0", "W_Previews.self"].map {
      registration.firstRange(of: $0)?.lowerBound
    }
    #expect(order.allSatisfy { $0 != nil })
    #expect(order.compactMap { $0 } == order.compactMap { $0 }.sorted())
  }

  @Test func appsUnderConditions() {
    let showcase = showcase(
      "#if canImport(UIKit)\n@main struct A: App {}\n#else\n@main struct B: App {}\n#endif")
    let text = showcase.registration(of: 0).joined()
    #expect(text.contains("#if (canImport(UIKit))\n  if true { return A.self }\n#endif"))
    #expect(text.contains("#if !(canImport(UIKit))\n  if true { return B.self }\n#endif"))
  }

  @Test func conformanceInExtension() {
    #expect(showcase("@main struct A {}", "extension A: App {}").start == .app)
  }

  @Test func otherStarts() {
    #expect(showcase("@main struct A { static func main() {} }").start == .ownMain)
    #expect(showcase("print(1) // top level").start == .script)
    #expect(showcase("struct A: View {}").start == .none)
  }

  @Test func contentViewComesBeforeOtherViews() {
    let showcase = showcase("struct A: View {}\nstruct ContentView: View {}\nstruct B: View {}")
    let text = showcase.registration(of: 0).joined()
    #expect(text.contains("{ ContentView() }"))
    #expect(!text.contains("{ A() }"))
  }

  @Test func withoutContentViewAnyViewThatCanBeMade() {
    let showcase = showcase(
      "struct A: View { let a: Int }\nstruct B: View {}\nstruct C<T>: View {}\nstruct D {}")
    let text = showcase.registration(of: 0).joined()
    #expect(text.contains("{ B() }"))
    #expect(!text.contains("{ A() }") && !text.contains("{ C() }") && !text.contains("{ D() }"))
  }

  @Test func previewsComeBeforeViews() {
    let text = showcase("struct ContentView: View {}\n#Preview { ContentView() }").registration(of: 0)
      .joined()
    #expect(text.contains("_martletPreview_App_F0_0"))
    #expect(!text.contains("{ ContentView() }"))
  }

  @Test func nothingToShow() {
    #expect(showcase("struct A {}").isEmpty)
    #expect(showcase("struct A: View { let a: Int }").isEmpty)
    #expect(!showcase("#Preview { Text(\"\") }").isEmpty)
  }

  @Test func librariesRegisterForOthers() {
    let showcase = showcase("public struct A: View {}\n#Preview { A() }", isLibrary: true)
    #expect(showcase.registration(of: 0)[0].contains("public func _martletPreviews_App_F0()"))
    #expect(!self.showcase("public struct A: View {}", isLibrary: true).hasPreviews)
  }

  @Test func entryCallsEachFile() {
    let app = showcase("@main struct A: App {}\n#Preview { V() }")
    let library = showcase("#Preview { L() }", module: "Kit", isLibrary: true)
    let entry = GeneratedSources.entry(app: app, libraries: [("Kit", library)])
    #expect(entry.contains("import Kit\n"))
    #expect(entry.contains("app: _martletApp_App_F0(), previews: previews"))
    #expect(
      entry.contains("previews += _martletPreviews_App_F0()")
        && entry.contains("previews += _martletPreviews_Kit_F0()"))
  }
}
