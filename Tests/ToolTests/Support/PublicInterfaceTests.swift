import Testing

@testable import MartletTool

struct PublicInterfaceTests {
  private func names(_ text: String) -> [String] {
    PublicInterfaceReader.read(text).map(\.qualifiedName)
  }

  @Test func whatIsPublic() {
    #expect(
      names(
        """
        public struct A<T>: Sendable where T: B { public var x: Int { get { 1 } }; var hidden = 1; public init() {} }
        struct Hidden { public var y: Int }
        public protocol P { associatedtype T; func f(_ a: Int, by b: Int) -> Int }
        open class C { open class func make() {} ; private func no() {} ; package func neither() {} }
        public extension A { func added(to x: Int) {} ; private func no() {} }
        extension A { public func also() {} ; func no() {} ; public struct Inner { public let z: Int } }
        public enum E: Int { case a, b }
        public func free<T>(_ value: T, x: Int = f(1, 2)) where T: P {}
        public struct _Own { public var z: Int }
        @MainActor public macro Make(_ name: String? = nil) = #externalMacro(module: "M", type: "T")
        """) == [
          "A", "A.x", "A.init()", "P", "P.T", "P.f(_:by:)", "C", "C.make()", "A.added(to:)", "A.also()",
          "A.Inner",
          "A.Inner.z", "E", "free(_:x:)", "Make(_:)",
        ])
  }

  @Test func labels() {
    #expect(
      names(
        "public func f(a: [Int: (Int, Int)], _ b: Dictionary<Int, Int>, c d: Int = 1 < 2 ? 3 : 4, e: Int)")
        == ["f(a:_:c:e:)"])
    #expect(names("public struct A { public subscript(key: Int) -> Int { 1 } }") == ["A", "A.subscript(_:)"])
    #expect(names("public func f(@ViewBuilder content: () -> Int)") == ["f(content:)"])
  }

  private func status(_ text: String) -> PublicDeclaration.Status? {
    PublicInterfaceReader.read(text).first?.status
  }

  @Test func statuses() {
    #expect(status("public func f()") == .works)
    #expect(
      status("@available(*, deprecated, renamed: \"g()\")\npublic func f()") == .deprecated("use `g()`"))
    #expect(status("@available(*, deprecated, message: \"Use g.\") public func f()") == .deprecated("Use g."))
    #expect(status("@available(*, unavailable, message: \"No.\")\npublic func f()") == .unavailable("No."))
    #expect(status("@available(*, unavailable) public func f()") == .unavailable(nil))
    #expect(
      status("/// Hides the bar. It has no meaning on a desktop.\n/// More.\npublic func f()")
        == .withoutMeaning("It has no meaning on a desktop."))
    #expect(
      status("/// Opens it. Differs from Apple: twice as big.\n@MainActor\npublic func f()")
        == .differs("Differs from Apple: twice as big."))
  }

  @Test func page() {
    let page = SupportPage(sections: [
      .init(
        module: "SwiftUI", folder: "Controls",
        declarations: PublicInterfaceReader.read(
          """
          public struct Button { public init() {} }
          extension View {
            public func b() {}
            public func a(x: Int) {}
            @available(*, deprecated, renamed: "a(x:)") public func old() {}
            @available(*, unavailable) public func never() {}
          }
          """))
    ])
    let text = page.text
    #expect(text.contains("## SwiftUI\n\n### Controls\n\n`Button`\n\nOn `View`: `a(x:)`, `b()`, `old()`\n"))
    #expect(text.contains("| `View.old()` | use `a(x:)` |"))
    #expect(text.contains("## Unavailable\n\n| Name | Why |\n|---|---|\n| `View.never()` |  |"))
    #expect(!text.contains("Works differently"))
  }

  @Test func theTableOfTheReadme() {
    let page = SupportPage(sections: [
      .init(
        module: "SwiftUI", folder: "Controls",
        declarations: PublicInterfaceReader.read(
          """
          public struct Button { public init() {} }
          public struct _Hidden {}
          extension View {
            public func a(x: Int) {}
            @available(*, unavailable) public func never() {}
          }
          """))
    ])
    let text = "# A\n<!-- Written by ./martlet support -->\nold\n<!-- To here -->\nrest"
    let new = page.readme(from: text)
    #expect(new.contains("| Controls | 1 | 1 |"))
    #expect(new.hasPrefix("# A\n") && new.hasSuffix("\n<!-- To here -->\nrest"))
    #expect(!new.contains("old"))
    #expect(page.readme(from: new) == new)
    #expect(page.readme(from: "nothing") == "nothing")
  }
}
