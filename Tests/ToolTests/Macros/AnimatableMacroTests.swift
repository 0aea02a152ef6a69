import Foundation
import Testing

@testable import MacroExpansion

struct AnimatableMacroTests {
  private func expand(_ source: String, of type: String = "Bar") throws -> (source: String?, errors: [String]) {
    func syntax(_ source: String) throws -> String {
      let quoted = String(decoding: try JSONEncoder().encode(source), as: UTF8.self)
      return """
        {"kind": "declaration", "source": \(quoted),
         "location": {"fileID": "App/V.swift", "fileName": "/u/V.swift", "offset": 40, "line": 7, "column": 1}}
        """
    }
    let request = """
      {"expandAttachedMacro": {"discriminator": "$s3App", "macroRole": "extension",
        "macro": {"moduleName": "SwiftUIMacros", "name": "Animatable", "typeName": "AnimatableMacro"},
        "attributeSyntax": \(try syntax("@Animatable")), "declSyntax": \(try syntax(source)),
        "extendedTypeSyntax": \(try syntax(type))}}
      """
    let decoded = try JSONDecoder().decode(PluginRequest.self, from: Data(request.utf8))
    let data = try JSONEncoder().encode(MacroPlugin.answer(decoded))
    let answer = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let result = try #require(answer["expandMacroResult"] as? [String: Any])
    let diagnostics = result["diagnostics"] as? [[String: Any]] ?? []
    return (result["expandedSource"] as? String, diagnostics.compactMap { $0["message"] as? String })
  }

  @Test func onePropertyIsTheData() throws {
    #expect(
      try expand("struct Bar: Shape {\n  var width: Double\n}").source == """
        extension Bar: SwiftUI.Animatable {
          var animatableData: Double.AnimatableData {
            get { width.animatableData }
            set {
              width.animatableData = newValue
            }
          }
        }
        """)
  }

  @Test func severalPropertiesArePaired() throws {
    let source = """
      @Animatable
      public struct Bar<T>: Shape where T: Sendable {
        var width: Double = 3
        @AnimatableIgnored var name: String
        @AnimatableIgnored
        var other: Int = 1
        private var point: CGPoint { didSet { print(point) } }
        static var count: Int = 2
        let fixed = 1
        var area: Double { width * 2 }
        var angle = Angle(degrees: 3)
        func path(in rect: CGRect) -> Path { var local: Int = 1; return Path() }
      }
      """
    #expect(
      try expand(source, of: "Outer.Bar").source
        == """
        extension Outer.Bar: SwiftUI.Animatable {
          public var animatableData: SwiftUI.AnimatablePair<Double.AnimatableData, SwiftUI.AnimatablePair<CGPoint.AnimatableData, Angle.AnimatableData>> {
            get { SwiftUI.AnimatablePair(width.animatableData, SwiftUI.AnimatablePair(point.animatableData, angle.animatableData)) }
            set {
              width.animatableData = newValue.first
              point.animatableData = newValue.second.first
              angle.animatableData = newValue.second.second
            }
          }
        }
        """)
  }

  @Test func typesOfDefaults() throws {
    #expect(try expand("struct Bar {\n var a = -0.5\n}").source?.contains("Double.AnimatableData") == true)
    #expect(try expand("struct Bar {\n var a = CGFloat.zero\n}").source?.contains("CGFloat.AnimatableData") == true)
    #expect(
      try expand("struct Bar {\n var a = 1\n}").errors == ["'a' needs a type to be animated, or '@AnimatableIgnored'."])
  }

  @Test func mistakes() throws {
    #expect(try expand("struct Bar {}").errors == ["'Bar' has no properties that can be animated."])
    #expect(try expand("class Bar { var a: Double }").errors == ["@Animatable goes with a structure."])
  }
}
