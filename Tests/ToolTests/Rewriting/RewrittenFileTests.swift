import SourceScanner
import Testing

@testable import MartletTool

struct RewrittenFileTests {
  private func file(_ text: String, name: String = "View.copy.swift") -> RewrittenFile {
    RewrittenFile(
      SourceText(text), name: name, module: "App", path: "/user/View.swift",
      rewriter: PlatformRewriter(platform: .ios, isPackage: false), facts: .init(flags: ["DEBUG"]))
  }

  private func copy(_ text: String, registration: [String] = [], keepsMain: Bool = false) -> String {
    String(decoding: file(text).content(registration: registration, keepsMain: keepsMain), as: UTF8.self)
  }

  /// What the compiler takes each line of a copy for: the user's line number, or nil for generated lines.
  private func userLines(_ copy: String) -> [(number: Int, text: String)] {
    var result: [(Int, String)] = []
    var next: Int?
    for line in copy.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("#sourceLocation(file: \"/user/View.swift\", line: ") {
        next = Int(line.dropLast().split(separator: " ").last ?? "")
      } else if line == "#sourceLocation()" {
        next = nil
      } else if let number = next {
        result.append((number, line))
        next = number + 1
      }
    }
    return result
  }

  /// Every word of the user stands in the copy at its own line and column.
  private func expectWordsInPlace(_ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    let source = ScannedSource(text)
    let lines = userLines(copy(text))
    for (index, token) in source.tokens.enumerated()
    where token.kind == .identifier && !["main", "Previewable", "os", "iOS"].contains(source.spelling(index)) {
      let line = source.text.line(at: token.range.lowerBound)
      let column = source.text.column(at: token.range.lowerBound)
      let wanted = source.spelling(index).utf8
      let isThere = lines.contains { number, text in
        number == line && text.utf8.dropFirst(column).starts(with: wanted)
      }
      #expect(isThere, "\(source.spelling(index)) at \(line):\(column)", sourceLocation: sourceLocation)
    }
  }

  @Test func plainFileStaysAsItIs() {
    #expect(copy("let a = 1\n") == "#sourceLocation(file: \"/user/View.swift\", line: 1)\nlet a = 1\n")
  }

  @Test func mainGoesAndColumnsStay() {
    #expect(copy("@main struct A: App {}").hasSuffix("\n      struct A: App {}\n"))
    #expect(copy("@main struct A: App {}", keepsMain: true).hasSuffix("\n@main struct A: App {}\n"))
  }

  @Test func everyWordKeepsItsPlace() {
    expectWordsInPlace(
      """
      import SwiftUI
      @main struct A: App { var body: some Scene { WindowGroup { B() } } }
      #if os(iOS)
      #Preview { B() }
      #endif
        /* ä */ #Preview("Name", traits: .landscapeLeft) {
          @Previewable @State var count = 1
          let twice = count * 2; Text("\\(twice)")
        }; let after = 1
      #Preview("x", body: { B() }); let last = 2
      """)
  }

  @Test func previewBecomesVariable() {
    let copy = copy("#Preview(\"x\") { A() }\n")
    #expect(copy.contains("@MainActor private var _martletPreview_App_View_0: SwiftUI._MartletPreview {\n"))
    #expect(copy.contains("\n_Preview(\"x\") { A() }\n#sourceLocation()\n}\n"))
  }

  @Test func previewableStateGetsAView() {
    let copy = copy("#Preview {\n  @Previewable @State var a = 1\n  Text(a)\n}\n")
    #expect(copy.contains("private struct _MartletPreviewBody_App_View_0: SwiftUI.View {"))
    #expect(copy.contains("\n_Preview { _MartletPreviewBody_App_View_0() }\n"))
    #expect(!copy.contains("@Previewable"))
  }

  @Test func registrationFollowsWholeFiles() {
    #expect(
      copy("struct A {}", registration: ["func r() {}"]).hasSuffix(
        "struct A {}\n#sourceLocation()\nfunc r() {}\n"))
    #expect(!copy("struct A {", registration: ["func r() {}"]).contains("func r"))
  }

  @Test func pathsAreQuoted() {
    var writer = CopyWriter(SourceText("x"), path: "/a\"b\\c")
    writer.source(0..<1)
    #expect(
      String(decoding: writer.output, as: UTF8.self).hasPrefix(#"#sourceLocation(file: "/a\"b\\c", line: 1)"#)
    )
  }
}
