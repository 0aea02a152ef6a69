import SourceScanner
import Testing

@testable import MartletTool

struct OutlineReaderTests {
  private func outline(_ text: String) -> SourceOutline {
    OutlineReader.read(ScannedSource(text), facts: .init(flags: ["DEBUG"]))
  }

  @Test func typesAndWhatTheyInherit() {
    let outline = outline(
      """
      import SwiftUI
      public struct A<T: View>: View where T: Hashable { var body: some View { struct Inner: View {} } }
      final class B: @unchecked Sendable, SwiftUI.App {}
      enum C { case struct_ }
      actor D {}
      extension A: Equatable & Hashable {}
      extension Outer.Inner: View {}
      func f() { struct Local: View {} }
      let x = Foo.self.struct
      """)
    #expect(outline.types.map(\.name) == ["A", "B", "C", "D"])
    #expect(outline.types[0].inherited == ["View"])
    #expect(outline.types[0].isGeneric)
    #expect(outline.types[1].inherited == ["Sendable", "SwiftUI.App"])
    #expect(outline.types[1].inherited.names("App"))
    #expect(outline.extensions.map(\.name) == ["A", "Outer.Inner"])
    #expect(outline.extensions[0].inherited == ["Equatable", "Hashable"])
  }

  @Test func genericClausesWithDoubleBrackets() {
    let outline = outline("struct A<T: Sequence<Array<Int>>>: View { let f: (Int) -> Void }")
    #expect(outline.types[0].inherited == ["View"])
  }

  @Test func membersOfExtensions() {
    let text = """
      extension SwiftUI.Color {
        static let brand = Color("Brand"), other = 1
        @MainActor public static var ink: Color { let inner = 1; return .black }
        var own: Int { 1 }
        static func mix(_ a: Int) -> Color { .red }
        enum Theme { static let deep = 1 }
        init(x: Int) { static let no = 1 }
        class var late: Int { 1 }
      }
      """
    let members = outline(text).extensions.first?.members
    #expect(members == ["brand", "ink", "mix", "Theme", "late"])
  }

  @Test func mainAttribute() {
    let text = "@main @available(iOS 14, *) private struct A: App {}\n@MainActor struct B {}"
    let outline = outline(text)
    #expect(outline.types[0].mainAttribute == 0..<5)
    #expect(outline.types[1].mainAttribute == nil)
  }

  @Test func conditionsAroundDeclarations() {
    let outline = outline(
      """
      #if os(watchOS)
      struct Watch: View {}
      #elseif canImport(UIKit)
      struct Phone: View {}
      #else
      struct Other: View {}
      #endif
      #if DEBUG
      struct Debug: View {}
      #else
      struct Release: View {}
      #endif
      """)
    #expect(outline.types.map(\.name) == ["Phone", "Other", "Debug"])
    #expect(outline.types[0].condition == "!(os(watchOS)) && (canImport(UIKit))")
    #expect(outline.types[2].condition == "(DEBUG)")
  }

  @Test func previews() {
    let text = """
      #Preview { A() }
      #Preview("Two", traits: .sizeThatFitsLayout) { B() }
      #Preview("x", body: { C() })
      let s = "#Preview { }"
      """
    let previews = outline(text).previews
    #expect(previews.count == 3)
    #expect(previews.map(\.name) == [nil, "Two", "x"])
    #expect(previews[2].body == nil)
    let source = SourceText(text)
    #expect(previews.map { source.string(in: $0.range).prefix(8) } == ["#Preview", "#Preview", "#Preview"])
    #expect(source.string(in: previews[1].head) == "#Preview(\"Two\", traits: .sizeThatFitsLayout)")
  }

  @Test func previewableDeclarations() {
    let text = """
      #Preview {
        @Previewable @State var a = 1
        @Previewable @Binding
        var b: Int
        Text("\\(a)")
      }
      """
    let source = SourceText(text)
    let preview = outline(text).previews[0]
    #expect(
      preview.previewable.map { source.string(in: $0.range) } == [
        "@Previewable @State var a = 1", "@Previewable @Binding\n  var b: Int",
      ])
  }

  @Test func attributesBelongToThePreview() {
    let text = "struct A {}\n@available(iOS 17, *) @MainActor\n#Preview { A() }\n@MainActor struct B {}"
    let source = SourceText(text)
    let preview = outline(text).previews[0]
    #expect(source.string(in: preview.range) == "@available(iOS 17, *) @MainActor\n#Preview { A() }")
    #expect(source.string(in: preview.call) == "#Preview { A() }")
    let plain = outline("@MainActor struct B {}\n#Preview { B() }").previews[0]
    #expect(plain.range == plain.call)
  }

  @Test func unfinishedFilesAreNotWhole() {
    #expect(outline("struct A {}").isWhole)
    #expect(!outline("struct A {").isWhole)
    #expect(!outline("#if DEBUG\nstruct A {}").isWhole)
  }

  @Test(
    arguments: [
      "", "let a = 1", "var a: Int?", "@State private var a = 1", "@Environment(\\.x) var x",
      "@Environment(\\.x)\nvar x",
      "@Namespace var n", "@EnvironmentObject var m: Model", "static let a: Int", "var a: Int { 1 }",
      "var a: Int = 1 { didSet {} }", "@AppStorage(\"a\") var a: Bool?", "var a = 1, b = 2",
      "var a: [Int: Int] = [:]",
      "lazy var a = { 1 }()", "init() { }", "init(a: Int = 1, b: [Int] = [1, 2]) { }",
      "let a: Int\ninit() { a = 1 }",
      "func f(a: Int) { let b: Int }", "@FetchRequest(sortDescriptors: [.init()]) var a: FetchedResults<A>",
      "#if DEBUG\nlet a = 1\n#endif", "struct Inner { let a: Int }", "typealias A = Int",
      "var a: ((Int) -> Void)?",
      "static func make() -> Self { .init() }", "@ViewBuilder var body: some View { Text(\"a\") }",
    ])
  func canBeMadeFromNothing(_ members: String) {
    #expect(
      outline("struct A: View {\n\(members)\nvar body: some View { self }\n}").types[0].takesNoArguments)
  }

  @Test(
    arguments: [
      "let a: Int", "var a: Int", "let a: Int?", "@Binding var a: Int", "@ObservedObject var a: Model",
      "@State var a: Int", "var a: Int { didSet {} }", "init(a: Int) {}", "private init() {}", "init?() {}",
      "init(a: Int = 1, b: Int) {}", "var a = 1, b: Int", "let a: () -> Void",
      "@ViewBuilder let content: () -> Text",
    ])
  func needsArguments(_ members: String) {
    #expect(
      !outline("struct A: View {\n\(members)\nvar body: some View { self }\n}").types[0].takesNoArguments)
  }
}
