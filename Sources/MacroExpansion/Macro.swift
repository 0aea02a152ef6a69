/// One macro of the plugin.
protocol Macro {
  /// The code that stands for the macro in the role asked for; nil for none.
  static func expand(_ expansion: Expansion) throws(MacroError) -> String?
}

/// What the user did wrong, in a sentence.
struct MacroError: Error, Equatable {
  var message: String
}
