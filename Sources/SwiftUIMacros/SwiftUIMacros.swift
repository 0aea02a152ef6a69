import Foundation
import MacroExpansion

/// The compiler plugin that expands SwiftUI's macros.
@main
enum SwiftUIMacros {
  static func main() {
    PluginConnection(input: .standardInput, output: .standardOutput).serve(Plugin.answer)
  }
}
