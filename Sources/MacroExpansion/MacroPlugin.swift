import Foundation

/// The answers that the compiler plugin gives.
package enum MacroPlugin {
  static var macros: [String: any Macro.Type] {
    [
      "PreviewMacro": PreviewMacro.self,
      "PreviewableMacro": PreviewableMacro.self,
      "EntryMacro": EntryMacro.self,
      "AnimatableMacro": AnimatableMacro.self,
      "AnimatableIgnoredMacro": AnimatableIgnoredMacro.self,
    ]
  }

  /// Answers the compiler until it closes the connection.
  package static func serve() {
    PluginConnection(input: .standardInput, output: .standardOutput).serve(answer)
  }

  /// Answers one request of the compiler.
  static func answer(_ request: PluginRequest) -> PluginResponse {
    switch request {
    case .getCapability:
      return .capability
    case .expand(let expansion):
      guard let macro = macros[expansion.macro.typeName] else {
        return .failure("This plugin has no macro '\(expansion.macro.typeName)'.", at: expansion)
      }
      do {
        return .expansion(try macro.expand(expansion))
      } catch {
        return .failure(error.message, at: expansion)
      }
    case .unknown(let name):
      return .failure("This plugin does not understand the request '\(name)'.", at: nil)
    }
  }
}
