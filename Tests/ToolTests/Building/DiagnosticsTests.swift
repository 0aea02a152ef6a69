import Testing

@testable import MartletTool

struct DiagnosticsTests {
  private let output = """
    warning: prohibited flag(s): -pthread
    [3/8] Compiling App ContentView.copy.swift
    /user/App/ContentView.swift:5:21: error: value of type 'P' has no member 'y'
               return p.y
                      ~ ^
    /user/App/ContentView.swift:2:8: note: 'P' declared here
    struct P {}
           ^
    /cache/App/MartletEntry.swift:4:5: error: cannot find 'x' in scope
    [4/8] Compiling App Other.copy.swift
    /user/App/ContentView.swift:5:21: error: value of type 'P' has no member 'y'
               return p.y
                      ~ ^
    error: emit-module command failed with exit code 1
    """

  @Test func usersErrorsOnceAndWithTheirNotes() {
    let diagnostics = Diagnostics(output, generated: "/cache")
    #expect(
      diagnostics.text(relativeTo: "/user/App") == """
        ContentView.swift:5:21: error: value of type 'P' has no member 'y'
                   return p.y
                          ~ ^
        ContentView.swift:2:8: note: 'P' declared here
        struct P {}
               ^
        """)
    #expect(diagnostics.firstError?.line == 5)
  }

  @Test func errorsInGeneratedCodeIfThereAreNoOthers() {
    let diagnostics = Diagnostics("/cache/x.swift:1:2: error: bad\n", generated: "/cache")
    #expect(diagnostics.firstError?.text == "bad")
  }

  @Test func errorsWithoutAPlace() {
    let diagnostics = Diagnostics("[1/2] Linking App\nerror: undefined symbol: x\n", generated: "/cache")
    #expect(diagnostics.text(relativeTo: "/") == "error: undefined symbol: x")
  }

  @Test func pathsWithColons() {
    let message = Diagnostics.Message("/a:b/c.swift:10:3: warning: odd: really")
    #expect(message?.path == "/a:b/c.swift")
    #expect(message?.column == 3)
    #expect(message?.text == "odd: really")
  }
}
