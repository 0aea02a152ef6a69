import Foundation
import Testing

@testable import MacroExpansion

struct PluginTests {
  /// What the plugin answers to a request in JSON, as JSON.
  private func answer(_ request: String) throws -> [String: Any] {
    let decoded = try JSONDecoder().decode(PluginRequest.self, from: Data(request.utf8))
    let data = try JSONEncoder().encode(MacroPlugin.answer(decoded))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func quoted(_ text: String) throws -> String {
    String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
  }

  private let location =
    #"{"fileID": "App/V.swift", "fileName": "/u/V.swift", "offset": 40, "line": 7, "column": 1}"#

  private func result(_ answer: [String: Any]) throws -> (source: String?, errors: [String]) {
    let result = try #require(answer["expandMacroResult"] as? [String: Any])
    let diagnostics = result["diagnostics"] as? [[String: Any]] ?? []
    return (result["expandedSource"] as? String, diagnostics.compactMap { $0["message"] as? String })
  }

  private func preview(_ source: String) throws -> (source: String?, errors: [String]) {
    try result(
      answer(
        """
        {"expandFreestandingMacro": {"discriminator": "$s3App", "macroRole": "declaration", "lexicalContext": [],
          "macro": {"moduleName": "SwiftUIMacros", "name": "Preview", "typeName": "PreviewMacro"},
          "syntax": {"kind": "declaration", "location": \(location), "source": \(try quoted(source))}}}
        """))
  }

  private func entry(
    _ declaration: String, in parent: String = "extension EnvironmentValues {}", role: String = "peer"
  ) throws -> (source: String?, errors: [String]) {
    func syntax(_ source: String) throws -> String {
      "{\"kind\": \"declaration\", \"location\": \(location), \"source\": \(try quoted(source))}"
    }
    return try result(
      answer(
        """
        {"expandAttachedMacro": {"discriminator": "$s3App", "macroRole": "\(role)", "lexicalContext": [\(try syntax(parent))],
          "macro": {"moduleName": "SwiftUIMacros", "name": "Entry", "typeName": "EntryMacro"},
          "attributeSyntax": \(try syntax("@Entry")), "declSyntax": \(try syntax(declaration))}}
        """))
  }

  @Test func capability() throws {
    let answer = try answer(#"{"getCapability": {"capability": {"protocolVersion": 7}}}"#)
    #expect(answer["getCapabilityResult"] != nil)
  }

  @Test func unknownRequestsAndMacrosFail() throws {
    #expect(try result(answer(#"{"loadPluginLibrary": {}}"#)).errors.count == 1)
    let request = """
      {"expandAttachedMacro": {"discriminator": "", "macro": {"moduleName": "M", "name": "X", "typeName": "XMacro"}}}
      """
    #expect(try result(answer(request)).errors == ["This plugin has no macro 'XMacro'."])
  }

  @Test func previewMakesARegistry() throws {
    let source = try #require(
      try preview(#"#Preview("A \"b\"", traits: .one, .two(x: 1, y: 2)) { Text("x") }"#).source)
    #expect(source.hasPrefix("struct $s3App7PreviewfMu_: SwiftUI._PreviewRegistry {"))
    #expect(
      source.contains(
        #"SwiftUI._MartletPreview(name: "A \"b\"", traits: [.one, .two(x: 1, y: 2)], file: "/u/V.swift", line: 7, body: { Text("x") })"#
      ))
  }

  @Test func previewWithoutName() throws {
    #expect(try preview("#Preview { A() }").source?.contains("name: nil, file:") == true)
    #expect(try preview("#Preview(body: { A() })").source?.contains("body: { A() }") == true)
    #expect(try preview("#Preview").errors == ["#Preview needs a closure that makes its view."])
  }

  @Test func previewWithState() throws {
    let source = try #require(try preview("#Preview {\n  @Previewable @State var a = 1\n  Text(a)\n}").source)
    #expect(source.contains("body: { Body() }"))
    #expect(
      source.contains(
        "private struct Body: SwiftUI.View {\n    @State var a = 1\n    var body: some SwiftUI.View {"))
    #expect(!source.contains("@Previewable"))
    let line = try #require(try preview("#Preview { @Previewable @State var a = 1; Text(a) }").source)
    #expect(line.contains("@State var a = 1\n    var body: some SwiftUI.View {  Text(a) }"))
  }

  @Test func entryKeys() throws {
    #expect(
      try entry("@Entry var size: CGFloat = 12").source == """
        private struct __Key_size: SwiftUI.EnvironmentKey {
          static var defaultValue: CGFloat { 12 }
        }
        """)
    #expect(
      try entry("@Entry public var a = [1, 2]").source?.contains("static let defaultValue = [1, 2]") == true)
    #expect(
      try entry("@Entry var a: String?").source?.contains("static var defaultValue: String? { nil }") == true)
    #expect(
      try entry("@Entry var a: Dictionary<Int, Int> = [:]").source?.contains("Dictionary<Int, Int> { [:] }")
        == true)
    #expect(
      try entry("@Entry var a: Bool = false", in: "extension SwiftUI.Transaction {}").source?
        .contains(": SwiftUI.TransactionKey {") == true)
    #expect(
      try entry("@Entry var a: Int?", in: "public extension FocusedValues {}").source?
        .contains("typealias Value = Int\n") == true)
  }

  @Test func entryAccessors() throws {
    #expect(
      try entry("@Entry var `default`: Int = 1", role: "accessor").source == """
        get { self[__Key_default.self] }
        set { self[__Key_default.self] = newValue }
        """)
  }

  @Test func entryMistakes() throws {
    #expect(try entry("@Entry var a: Int").errors == ["'a' needs a default value."])
    #expect(try entry("@Entry var a: Int { 1 }").errors.count == 1)
    #expect(try entry("@Entry var a = 1", in: "struct A {}").errors.count == 1)
    #expect(try entry("@Entry func a()").errors == ["@Entry goes with one 'var'."])
    #expect(try entry("@Entry var a: Int = 1", in: "extension FocusedValues {}").errors.count == 1)
  }

  @Test func framing() throws {
    let input = Pipe()
    let output = Pipe()
    let request = Data(#"{"getCapability": {}}"#.utf8)
    var message = Data((0..<8).map { UInt8(truncatingIfNeeded: request.count >> ($0 * 8)) })
    message.append(request)
    message.append(Data(repeating: 0, count: 8))
    input.fileHandleForWriting.write(message)
    try input.fileHandleForWriting.close()
    PluginConnection(input: input.fileHandleForReading, output: output.fileHandleForWriting).serve(
      MacroPlugin.answer)
    try output.fileHandleForWriting.close()
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    #expect(answer.prefix(8).reversed().reduce(0) { $0 << 8 | Int($1) } == answer.count - 8)
    #expect(String(decoding: answer.dropFirst(8), as: UTF8.self).contains("protocolVersion"))
  }
}
