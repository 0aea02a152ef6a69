/// Knows the macros and answers the compiler's requests for them.
package enum Plugin {
  private static var macros: [String: any Macro.Type] {
    [
      "PreviewMacro": PreviewMacro.self,
      "PreviewableMacro": PreviewableMacro.self,
      "EntryMacro": EntryMacro.self,
    ]
  }

  package static func answer(_ request: PluginRequest) -> PluginResponse {
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
