import SourceScanner
import Testing

@testable import MartletTool

struct PlatformRewriterTests {
  private func rewrite(_ text: String, _ platform: Platform, isPackage: Bool = false) -> String {
    PlatformRewriter(platform: platform, isPackage: isPackage).rewrite(SourceText(text)).string
  }

  @Test func iOS() {
    #expect(rewrite("#if os(iOS)\n", .ios) == "#if true   \n")
    #expect(rewrite("#if !os(macOS) && os( iOS )\n", .ios) == "#if !os(macOS) && true     \n")
    #expect(
      rewrite("#elseif targetEnvironment(simulator)\n", .ios) == "#elseif true                        \n")
    #expect(rewrite("#if canImport(AppKit)\n", .ios) == "#if false            \n")
    #expect(rewrite("#if canImport(UIKit)\n", .ios) == "#if canImport(UIKit)\n")
  }

  @Test func macOS() {
    #expect(
      rewrite("#if os(iOS) || os(macOS) || os(OSX)\n", .macos) == "#if os(iOS) || true      || true   \n")
    #expect(rewrite("#if canImport(UIKit)\n", .macos) == "#if false           \n")
  }

  @Test func linuxChangesNothing() {
    let text = "#if os(iOS) || os(macOS) || targetEnvironment(simulator)\n"
    #expect(rewrite(text, .linux) == text)
  }

  @Test func conditionsOverSeveralLines() {
    #expect(rewrite("#if os(tvOS) ||\n  os(iOS)\nf()", .ios) == "#if os(tvOS) ||\n  true   \nf()")
    #expect(rewrite("#if DEBUG\nos(iOS)\n#endif", .ios) == "#if DEBUG\nos(iOS)\n#endif")
  }

  @Test(
    arguments: [
      "// #if os(iOS)\n", "/* #if os(iOS) */", "\"#if os(iOS)\"", "\"\"\"\n#if os(iOS)\n\"\"\"",
      "let x = os(iOS)",
      "@available(iOS 15, *)", "#available(iOS 15, *)",
    ])
  func leavesOtherTextAlone(_ text: String) {
    #expect(rewrite(text, .ios) == text)
  }

  @Test func packageFlag() {
    #expect(rewrite("#if SWIFT_PACKAGE\n", .ios) == "#if false        \n")
    #expect(rewrite("#if SWIFT_PACKAGE\n", .ios, isPackage: true) == "#if SWIFT_PACKAGE\n")
  }

  @Test func objectiveCMarksGo() {
    #expect(rewrite("@objc func f()", .ios) == "      func f()")
    #expect(rewrite("@objc(Name) class C", .ios) == "            class C")
    #expect(rewrite("@objcMembers class C", .ios) == "             class C")
    #expect(rewrite("\"@objc\" // @objc", .ios) == "\"@objc\" // @objc")
  }
}
