import MacroExpansion

/// The compiler plugin that expands SwiftUI's macros.
@main
enum SwiftUIMacros {
  static func main() { MacroPlugin.serve() }
}
