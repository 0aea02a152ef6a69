/// The files that are added to an app's modules.
enum GeneratedSources {
  /// Makes SwiftUI visible in every file of a module, as Apple's Foundation does with Combine.
  /// - Parameter resourceBundle: the folder beside the executable that `Bundle.module` is to be, empty for the one the
  ///   executable is in; nil where there is no `Bundle.module`.
  static func prelude(
    hasPreviewMacros: Bool, hasPreviewTraits: Bool = false, resourceBundle: String? = nil
  ) -> String {
    var parts = ["@_exported import SwiftUI"]
    if hasPreviewMacros { parts.append(previewFunction(traits: false)) }
    if hasPreviewTraits { parts.append(previewFunction(traits: true)) }
    if let resourceBundle {
      parts.append(
        """
        extension Foundation.Bundle {
          /// The module's resources.
          static let module: Foundation.Bundle = \(accessor(resourceBundle))
        }
        """)
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// What `#Preview` stands for in the copies.
  private static func previewFunction(traits: Bool) -> String {
    """
    @MainActor func _Preview(
      _ name: String? = nil, \(traits ? "traits: SwiftUI.PreviewTrait<SwiftUI.Preview.ViewTraits>..., " : "")file: String = #filePath, line: Int = #line,
      @SwiftUI.ViewBuilder body: @escaping @MainActor () -> any SwiftUI.View
    ) -> SwiftUI._MartletPreview {
      let fileName = file.split(separator: "/").last ?? ""
      return SwiftUI._MartletPreview(
        name: name ?? String(fileName.prefix { $0 != "." }), \(traits ? "traits: traits, " : "")file: file, line: line,
        body: body)
    }
    """
  }

  /// An expression for the bundle in a folder beside the executable; empty for the one the executable is in.
  static func accessor(_ folder: String) -> String {
    folder.isEmpty
      ? ".main"
      : ".init(url: Foundation.Bundle.main.bundleURL.appendingPathComponent(\(folder.swiftLiteral))) ?? .main"
  }

  /// The program's start: hands the app and the previews to the runtime.
  /// - Parameter libraries: modules that have previews of their own.
  static func entry(app: Showcase, libraries: [(module: String, showcase: Showcase)]) -> String {
    let imports = (["SwiftUI"] + libraries.map(\.module)).map { "import \($0)" }
    let statements = libraries.flatMap(\.showcase.previewStatements) + app.previewStatements
    return """
      \(imports.joined(separator: "\n"))

      @main enum MartletEntry {
        @MainActor static func main() {
          \(statements.isEmpty ? "let" : "var") previews: [SwiftUI._MartletPreview] = []
      \(statements.map { "    \($0)\n" }.joined())\
          SwiftUI._MartletLaunch.main(app: \(app.appExpression), previews: previews, fallback: nil)
        }
      }

      """
  }
}
